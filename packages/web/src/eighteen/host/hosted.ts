/** What a host needs of the 18xx family to play one of its titles. */
import { companyTurnOf, type EighteenEvent, type EighteenState } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
import type { Hosted } from '../../host/families.ts';
import type { EighteenGlimpse } from '../cover/glimpse.ts';

export const hosted = (loaded: EighteenTitle): Hosted<EighteenState, EighteenAction, EighteenEvent> => ({
  table: loaded.table,
  opponents: async () => (await import('../../host/opponents.ts')).opponentsOf(loaded, loaded.table),
  glimpse: glimpseOf,
});

function glimpseOf(state: EighteenState, waiting: readonly Seat[]): EighteenGlimpse {
  const scores = state.result?.scores;
  return {
    players: state.players,
    round: state.round,
    phase: state.phase,
    waiting,
    company: companyTurnOf(state)?.company ?? null,
    tiles: state.tiles,
    ...(Object.keys(state.tunnels).length > 0 && { tunnels: state.tunnels }),
    stations: state.stations,
    winner: scores ? scores.indexOf(Math.max(...scores)) : null,
  };
}
