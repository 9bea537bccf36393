/** A game of 18xx at a glance, from what anybody may see of it. */
import { companyTurnOf, type EighteenState } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { EighteenGlimpse } from '../cover/glimpse.ts';

export function glimpseOf(state: EighteenState, waiting: readonly Seat[]): EighteenGlimpse {
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
