/** A debt to the other shareholders of a lost company. */
import { cashOf } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Game } from '../../eighteen/game/game.ts';
import { ForcedSales } from '../../eighteen/surfaces/ForcedSales.tsx';
import { TrayPart } from '../../eighteen/surfaces/TrayPart.tsx';
import { words } from '../../eighteen/words/index.ts';
import { own } from './words.ts';

export function Debt({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = own();
  const owed = -cashOf(game.now.value, seat);
  return (
    <TrayPart title={text.debtTitle(words().money(game.title, owed))} note={text.debtText}>
      <p>{text.debtWhy}</p>
      <ForcedSales game={game} seat={seat} missing={owed} />
    </TrayPart>
  );
}
