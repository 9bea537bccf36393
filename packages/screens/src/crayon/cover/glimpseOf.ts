/** A crayon game at a glance, from what anybody may see of it. */
import type { CrayonState } from '@kursbuch/crayon';
import { type Seat, winnersOf } from '@kursbuch/table';
import type { CrayonGlimpse } from './glimpse.ts';

export function glimpseOf(state: CrayonState, waiting: readonly Seat[]): CrayonGlimpse {
  const { players, round, track, trains, result } = state;
  return {
    players,
    waiting,
    round,
    track,
    trains: trains.map(({ at }) => at),
    winners: result ? winnersOf(result) : [],
  };
}
