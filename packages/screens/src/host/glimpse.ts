/** A saved game at a glance: what every list of games shows. What else is kept with it is its family's to read. */
import type { Seat } from '@kursbuch/table';

export interface Glimpse {
  readonly players: readonly string[];
  readonly waiting: readonly Seat[];
  /** Nobody while it goes on. */
  readonly winners: readonly Seat[];
}

/** What was kept with a game; undefined if it cannot be shown. Earlier versions kept one winner, or null. */
export function keptGlimpse(value: unknown): Glimpse | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const kept: Partial<Record<keyof Glimpse | 'winner', unknown>> = value;
  const { players, waiting, winner } = kept;
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) return undefined;
  if (!Array.isArray(waiting)) return undefined;
  const winners = Array.isArray(kept.winners) ? kept.winners : typeof winner === 'number' ? [winner] : [];
  return { ...value, players, waiting, winners };
}
