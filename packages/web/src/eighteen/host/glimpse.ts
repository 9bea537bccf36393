/** A game of 18xx at a glance, for the list of saved games. */
import type { Seat } from '@kursbuch/table';

/** Enough of the newest state for a thumbnail and two lines. */
export interface EighteenGlimpse {
  readonly players: readonly string[];
  readonly round: {
    readonly kind: string;
    readonly set: number;
    readonly number: number;
    readonly of: number;
  };
  readonly phase: string;
  readonly waiting: readonly Seat[];
  readonly company: string | null;
  readonly tiles: Readonly<Record<string, { readonly tile: string; readonly rotation: number }>>;
  readonly stations: readonly {
    readonly company: string;
    readonly hex: string;
    readonly stop: number | null;
  }[];
  readonly winner: number | null;
}

export const isEighteenGlimpse = (value: unknown): value is EighteenGlimpse =>
  isObject(value) &&
  Array.isArray(value.players) &&
  value.players.every((name) => typeof name === 'string') &&
  isObject(value.round) &&
  typeof value.round.kind === 'string' &&
  Array.isArray(value.waiting) &&
  isObject(value.tiles) &&
  Array.isArray(value.stations);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
