/** What a host needs of the crayon games to play one of them. */
import type { CrayonAction, CrayonEvent, CrayonState } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { CrayonTitle } from '@kursbuch/titles';
import type { Hosted } from '../../host/families.ts';
import type { CrayonGlimpse } from '../cover/glimpse.ts';

export const hosted = (loaded: CrayonTitle): Hosted<CrayonState, CrayonAction, CrayonEvent> => ({
  table: loaded.table,
  opponents: async () => (await import('../../host/opponents.ts')).opponentsOf(loaded, loaded.table),
  glimpse: glimpseOf,
});

function glimpseOf(state: CrayonState, waiting: readonly Seat[]): CrayonGlimpse {
  const { players, round, track, trains, result } = state;
  return {
    players,
    waiting,
    round,
    track,
    trains: trains.map(({ at }) => at),
    winner: result ? (result.winners?.[0] ?? result.scores.indexOf(Math.max(...result.scores))) : null,
  };
}
