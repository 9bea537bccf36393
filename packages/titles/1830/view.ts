/** What a seat sees of a game of 1830. */
import { directorOf, type EighteenState } from '@kursbuch/eighteen';
import { type Seat, withoutSecrets } from '@kursbuch/table';
import { optionsOf } from './options.ts';

/** R59: with closed cash a player sees only his own purse and the treasuries of the companies he directs. */
export function view(state: EighteenState, seat: Seat | null): EighteenState {
  const open = withoutSecrets(state, seat);
  if (!optionsOf(state).closedCash || state.result) return open;
  const cash: Record<string, number> = {};
  if (seat !== null) {
    cash[seat] = state.cash[seat] ?? 0;
    for (const company of Object.keys(state.companies))
      if (directorOf(state, company) === seat) cash[company] = state.cash[company] ?? 0;
  }
  return { ...open, cash };
}
