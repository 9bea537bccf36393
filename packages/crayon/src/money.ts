/** Money: every booking, and the end of the game that one may bring. */
import { inSight, type Move, type Seat } from '@kursbuch/table';
import { mostLargeInOnePiece } from './network.ts';
import { type CrayonTitle, figuresOf } from './title.ts';
import type { CrayonEvent, CrayonState, PaidFor, Purse } from './types.ts';

export type CrayonMove = Move<CrayonState, CrayonEvent>;

/** What a seat has, where it is in sight. */
export const cashOf = ({ purses }: CrayonState, seat: Seat): number => inSight(purses[seat] ?? undefined);

/** Book a payment. Whoever receives one first pays what he owes. Afterwards the game may be over. */
export function pay(
  title: CrayonTitle,
  move: CrayonMove,
  from: Purse,
  to: Purse,
  amount: number,
  reason: PaidFor,
): void {
  if (amount === 0) return;
  move.emit({ type: 'paid', from, to, amount, for: reason });
  if (typeof to === 'number') settleDebts(title, move, to, amount);
  checkEnd(title, move);
}

/** Fees that were owed go to their owners out of what has just been received. */
function settleDebts(title: CrayonTitle, move: CrayonMove, debtor: Seat, received: number): void {
  let left = received;
  for (const debt of move.state.debts.filter((one) => one.debtor === debtor)) {
    const amount = Math.min(left, debt.amount);
    if (amount === 0) return;
    left -= amount;
    move.emit({ type: 'debtPaid', debt: { ...debt, amount } });
    pay(title, move, debtor, debt.creditor, amount, 'debt');
  }
}

/**
 * Has somebody reached the sum with all large cities in one piece? Asked after every booking and every segment.
 * A purse that is not in sight may hold enough: a rehearsal goes on and says so.
 */
export function checkEnd(title: CrayonTitle, move: CrayonMove): void {
  const { state } = move;
  if (state.result || state.round === 0) return;
  const { goal, citiesToJoin } = figuresOf(title, state);
  for (const seat of turnOrder(state)) {
    const cash = state.purses[seat];
    if (typeof cash === 'number' && cash < goal) continue;
    if (mostLargeInOnePiece(title, state, seat) < citiesToJoin) continue;
    if (typeof cash !== 'number') {
      move.leaveOpen();
      continue;
    }
    const scores = state.players.map((_, one) => cashOf(state, one) + laidBy(state, one));
    const best = Math.max(...scores);
    // The richest wins; of equals the one who has ended the game.
    const winners = scores.flatMap((score, one) => (score === best ? [one] : []));
    move.end({
      cause: 'goal',
      scores,
      winners: winners.includes(seat) ? [seat] : winners,
    });
    return;
  }
}

/** Money that a seat has laid down with its offers is still its own. */
const laidBy = ({ offers }: CrayonState, seat: Seat): number =>
  offers.filter(({ from }) => from === seat).reduce((sum, { laid }) => sum + laid, 0);

/** The seats, the one on turn first. */
export function turnOrder({ players, agenda }: CrayonState): readonly Seat[] {
  const turn = agenda.find((task) => task.kind === 'turn');
  const first = turn && 'seat' in turn && typeof turn.seat === 'number' ? turn.seat : 0;
  return players.map((_, step) => (first + step) % players.length);
}
