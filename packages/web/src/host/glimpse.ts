/** A saved game at a glance: what every list of games shows. What else is kept with it is its family's to read. */
import type { Seat } from '@kursbuch/table';

export interface Glimpse {
  readonly players: readonly string[];
  readonly waiting: readonly Seat[];
  readonly winner: Seat | null;
}

export const isGlimpse = (value: unknown): value is Glimpse =>
  typeof value === 'object' &&
  value !== null &&
  'players' in value &&
  Array.isArray(value.players) &&
  value.players.every((name) => typeof name === 'string') &&
  'waiting' in value &&
  Array.isArray(value.waiting);
