/** A game at a glance, for the list of saved games. */
import { companyTurnOf } from '@kursbuch/eighteen';
import type { Engine } from './engine.ts';
import type { Glimpse } from './store.ts';

export function glimpseOf({ state, waiting }: Pick<Engine, 'state' | 'waiting'>): Glimpse {
  const scores = state.result?.scores;
  return {
    players: state.players,
    round: state.round,
    phase: state.phase,
    waiting,
    company: companyTurnOf(state)?.company ?? null,
    tiles: state.tiles,
    stations: state.stations,
    winner: scores ? scores.indexOf(Math.max(...scores)) : null,
  };
}
