/** Papers of a title's own kind that somebody who must sell may sell now, before his shares. */
import { surplus } from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import { actsAt, type OwnSale } from '../game/contributions.ts';
import { type Game, isRehearsed, offered } from '../game/game.ts';
import { foresee } from './foresee.ts';

/** Those that are allowed. To be called while something is drawn. */
export const ownSales = (game: Game, seat: Seat): readonly OwnSale[] =>
  actsAt(game, 'sale', seat).filter(({ action }) =>
    offered(game.ownOffers.value, action.type).some((one) => sameData(one, action)),
  );

/** Those that bring him nearer to his limits, and how far over them he is then. */
export function helpfulOwnSales(game: Game, seat: Seat): readonly (OwnSale & { readonly left: number })[] {
  const before = surplus(game.title, game.now.value, seat);
  if (before === 0) return [];
  return ownSales(game, seat).flatMap((sale) => {
    const told = foresee(game, seat, sale.action);
    if (!told || !isRehearsed(told)) return [];
    const left = surplus(game.title, told.after, seat);
    return left < before ? [{ ...sale, left }] : [];
  });
}
