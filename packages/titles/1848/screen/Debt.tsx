/** A debt to the other shareholders of a lost company: how large it is the bar says. */

import { cashOf } from '@kursbuch/eighteen';
import { ForcedSales, type Game, TrayPart } from '@kursbuch/screens/eighteen';
import type { Seat } from '@kursbuch/table';
import { own } from './words.ts';

export function Debt({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = own();
  const owed = -cashOf(game.now.value, seat);
  return (
    <TrayPart title={text.debtTitle}>
      <p>{text.debtWhy}</p>
      <ForcedSales game={game} seat={seat} missing={owed} />
    </TrayPart>
  );
}
