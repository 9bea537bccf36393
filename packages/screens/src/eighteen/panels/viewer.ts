/** Whose eyes the screen is, and what they may see of the purses. */
import { cashOf, type EighteenState, type Holder, type Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Game } from '../game/game.ts';

/** The player at this screen who is asked, or the only person at it; null where nobody is meant more than the others. */
export function viewerOf(game: Game): Seat | null {
  if (game.seat.value !== null) return game.seat.value;
  const [only, ...others] = game.persons;
  return only !== undefined && others.length === 0 ? only : null;
}

/** What is in a purse; null where the table plays with closed cash and the state shown does not tell. */
export const purseOf = (title: Title, state: EighteenState, holder: Holder): number | null =>
  title.money.cashHidden(state) && !state.result ? (state.cash[holder] ?? null) : cashOf(state, holder);
