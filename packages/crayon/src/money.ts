/** Money: every booking, and the end of the game that one may bring. */
import { inSight, type Move, type Seat, winnersOf } from '@kursbuch/table';
import { evolve } from './evolve.ts';
import { mostLargeInOnePiece } from './network.ts';
import { type CrayonTitle, figuresOf } from './title.ts';
import type { CrayonEvent, CrayonState, PaidFor, Purse } from './types.ts';

export type CrayonMove = Move<CrayonState, CrayonEvent>;

/** What a seat has, where it is in sight. */
export const cashOf = ({ purses }: CrayonState, seat: Seat): number => inSight(purses[seat] ?? undefined);

/** All that a seat has: its cash, and what it has laid down with offers, which is its own until they are accepted. */
export const moneyOf = (state: CrayonState, seat: Seat): number => cashOf(state, seat) + laidBy(state, seat);

const laidBy = ({ offers }: CrayonState, seat: Seat): number =>
  offers.filter(({ from }) => from === seat).reduce((sum, { laid }) => sum + laid, 0);

/** Book a payment. Whoever receives one first pays what he owes. Afterwards the game may be over. */
export function pay(
  title: CrayonTitle,
  move: CrayonMove,
  from: Purse,
  to: Purse,
  amount: number,
  reason: PaidFor,
): void {
  book(title, move, from, to, amount, reason);
  checkEnd(title, move);
}

/** Book a payment that is not the last one of what happens together: whether the game is over is asked after all of them. */
export function book(
  title: CrayonTitle,
  move: CrayonMove,
  from: Purse,
  to: Purse,
  amount: number,
  reason: PaidFor,
): void {
  // A tax of nothing is told like any other: that somebody pays none would tell what he has.
  if (amount === 0 && reason !== 'tax') return;
  move.emit({ type: 'paid', from, to, amount, for: reason });
  // Money that comes back from an offer was one's own all the time.
  if (typeof to === 'number' && reason !== 'offer') settleDebts(title, move, to, amount);
  if (figuresOf(title, move.state).earlierRulings) checkEnd(title, move);
}

/** Fees that were owed go to their owners out of what has just been received. */
function settleDebts(title: CrayonTitle, move: CrayonMove, debtor: Seat, received: number): void {
  let left = received;
  // What is paid may come back from a creditor who owes too, and settle more: each time the debts are looked at anew.
  while (left > 0 && !move.state.result) {
    const debt = move.state.debts.find((one) => one.debtor === debtor);
    if (!debt) return;
    const amount = Math.min(left, debt.amount);
    left -= amount;
    move.emit({ type: 'debtPaid', debt: { ...debt, amount } });
    book(title, move, debtor, debt.creditor, amount, 'debt');
  }
}

/**
 * The state after a payment, with the debts that are paid out of it: what `book` does, for whoever looks ahead.
 * Some of it may come straight back to whoever pays.
 */
export function afterPayment(state: CrayonState, from: Purse, to: Purse, amount: number): CrayonState {
  let now = evolve(state, { type: 'paid', from, to, amount, for: 'fee' });
  let left = amount;
  while (left > 0) {
    const debt = now.debts.find((one) => one.debtor === to);
    if (!debt) break;
    const part = Math.min(left, debt.amount);
    left -= part;
    now = evolve(now, { type: 'debtPaid', debt: { ...debt, amount: part } });
    now = afterPayment(now, debt.debtor, debt.creditor, part);
  }
  return now;
}

/**
 * Has somebody reached the sum with all large cities in one piece? Asked after every booking and every segment.
 * A purse that is not in sight may hold enough: a rehearsal goes on and says so.
 */
export function checkEnd(title: CrayonTitle, move: CrayonMove): void {
  const { state } = move;
  if (state.result || state.round === 0) return;
  const { goal, citiesToJoin } = figuresOf(title, state);
  const enders: Seat[] = [];
  for (const seat of turnOrder(state)) {
    const cash = state.purses[seat];
    if (typeof cash === 'number' && cash + laidBy(state, seat) < goal) continue;
    if (mostLargeInOnePiece(title, state, seat) < citiesToJoin) continue;
    if (typeof cash !== 'number') {
      move.leaveOpen();
      continue;
    }
    enders.push(seat);
  }
  if (enders.length === 0) return;
  const scores = state.players.map((_, one) => moneyOf(state, one));
  // The richest wins; of equals whoever has ended the game.
  const richest = winnersOf({ scores });
  const ended = richest.filter((one) => enders.includes(one));
  move.end({ cause: 'goal', scores, winners: ended.length > 0 ? ended : richest });
}

/** The seats, the one on turn first. */
export function turnOrder({ players, agenda }: CrayonState): readonly Seat[] {
  const turn = agenda.find((task) => task.kind === 'turn');
  const first = turn && 'seat' in turn && typeof turn.seat === 'number' ? turn.seat : 0;
  return players.map((_, step) => (first + step) % players.length);
}
