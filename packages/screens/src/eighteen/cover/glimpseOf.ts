/** A game of 18xx at a glance, from what anybody may see of it. */
import { companyTurnOf, type EighteenState } from '@kursbuch/eighteen';
import { type Seat, winnersOf } from '@kursbuch/table';
import type { EighteenGlimpse } from './glimpse.ts';

export function glimpseOf(state: EighteenState, waiting: readonly Seat[]): EighteenGlimpse {
  return {
    players: state.players,
    round: state.round,
    phase: state.phase,
    waiting,
    company: companyTurnOf(state)?.company ?? null,
    tiles: state.tiles,
    ...(Object.keys(state.addedTrack).length > 0 && { added: state.addedTrack }),
    stations: state.stations,
    winners: state.result ? winnersOf(state.result) : [],
  };
}
