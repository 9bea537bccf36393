/** Money moves from purse to purse; nothing else changes it. */

import type { KitMove, Title } from './title.ts';
import type { EighteenState, Holder } from './types.ts';

export const cashOf = (state: EighteenState, holder: Holder): number => state.cash[holder] ?? 0;

/** Pay, and see whether that was the bank's last. */
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
  if (from === 'bank' && !move.state.bankBroken && title.policies.bankEmpty(move.state))
    move.emit({ type: 'bankBroke' });
}
