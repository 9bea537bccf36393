/** A game of 18xx at a glance, for the list of saved games. */
import type { AddedTrack, RoundState } from '@kursbuch/eighteen';
import type { Glimpse } from '../../host/glimpse.ts';

/** Enough of the newest state for a thumbnail and two lines. */
export interface EighteenGlimpse extends Glimpse {
  readonly round: RoundState;
  readonly phase: string;
  readonly company: string | null;
  readonly tiles: Readonly<Record<string, { readonly tile: string; readonly rotation: number }>>;
  /** Where there are any. */
  readonly added?: AddedTrack;
  readonly stations: readonly {
    readonly company: string;
    readonly hex: string;
    readonly stop: number | null;
  }[];
}

/** Is it one of 18xx, with all that is drawn? */
export const isEighteenGlimpse = (glimpse: Glimpse): glimpse is EighteenGlimpse => {
  const { round, tiles, stations }: Partial<Record<keyof EighteenGlimpse, unknown>> = glimpse as object;
  return isObject(round) && typeof round.kind === 'string' && isObject(tiles) && Array.isArray(stations);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
