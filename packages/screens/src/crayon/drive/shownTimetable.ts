/** The timetable that stands beside the map. */
import type { Game } from '../game/game.ts';
import { drivePlan } from './drivePlan.ts';
import type { Timetable } from './timetable.ts';

/** Null where nothing is to be done on the way, and while something else is in the hand: what is ticked would not be done. */
export function shownTimetable(game: Game): Timetable | null {
  const { turn, timetable } = drivePlan(game);
  const { value: found } = timetable;
  if (!turn.value || !found || game.draft.value !== null) return null;
  const isEmpty = found.way.length === 0 && found.stops.every(({ offered }) => offered.length === 0);
  return isEmpty ? null : found;
}
