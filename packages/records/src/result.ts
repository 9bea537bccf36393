/** How public records count what everybody is worth, and what they call the end of a game. */
import { type EighteenState, type Title, worth } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';

/** A player's value as the site counts it: the open privates of a bankrupt player too. */
export function publicWorth(title: Title, state: EighteenState, seat: Seat): number {
  let value = worth(title, state, seat);
  if (state.bankrupt !== seat || title.ending.bankruptKeepsPrivates(state)) return value;
  for (const [one, { owner, closed }] of Object.entries(state.privates))
    if (owner === seat && !closed) value += title.privates.get(one)?.price ?? 0;
  return value;
}

const END_REASONS: Readonly<Record<string, string>> = {
  bank: 'bank',
  bankruptcy: 'bankrupt',
  price: 'stock_market',
  loans: 'stock_market',
  receiverships: 'closed_five',
};

/** What ended the game, in the site's word; null while it goes on. */
export const endReasonOf = ({ result }: EighteenState): string | null =>
  result ? (END_REASONS[result.cause] ?? result.cause) : null;
