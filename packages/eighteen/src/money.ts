/** Money moves from purse to purse; nothing else changes it. */
import { inSight } from '@kursbuch/table';
import type { KitMove, Title } from './title.ts';
import type { EighteenState, Holder } from './types.ts';

export interface MoneyPolicy {
  /** Is the bank out of money? */
  bankEmpty(state: EighteenState): boolean;
  /** May this purse be below zero? */
  mayOwe(state: EighteenState, holder: Holder): boolean;
  /** Nobody sees the others' purses, all through the game: offers do not tell what a buyer could pay. */
  cashHidden(state: EighteenState): boolean;
}

/** The bank breaks with its last coin; nobody owes anything; all purses are open. */
export const usualMoney: MoneyPolicy = {
  bankEmpty: (state) => cashOf(state, 'bank') < 1,
  mayOwe: () => false,
  cashHidden: () => false,
};

export const cashOf = (state: EighteenState, holder: Holder): number => inSight(state.cash[holder]);

/** Pay, and see whether that was the bank's last. A bank that is out of sight counts as not broken, and leaves that open. */
export function pay(
  title: Title,
  move: KitMove,
  from: Holder,
  to: Holder,
  amount: number,
  why: string,
): void {
  if (amount === 0) return;
  move.emit({ type: 'paid', from, to, amount, why });
  if (from !== 'bank' || move.state.bankBroken) return;
  if (move.state.cash.bank === undefined) move.leaveOpen();
  else if (title.money.bankEmpty(move.state)) move.emit({ type: 'bankBroke' });
}
