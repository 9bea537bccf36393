/** A crayon game at a glance, for the list of saved games. */
import type { Glimpse } from '../../host/glimpse.ts';

/** Enough of the newest state, as anybody may see it, for a thumbnail and two lines. */
export interface CrayonGlimpse extends Glimpse {
  readonly round: number;
  /** Who owns a segment, by edge. */
  readonly track: Readonly<Record<number, number>>;
  /** Where each train stands. */
  readonly trains: readonly (number | null)[];
}

/** Is it one of a crayon game, with all that is drawn? */
export const isCrayonGlimpse = (glimpse: Glimpse): glimpse is CrayonGlimpse => {
  const { round, track, trains }: Partial<Record<keyof CrayonGlimpse, unknown>> = glimpse as object;
  return typeof round === 'number' && typeof track === 'object' && track !== null && Array.isArray(trains);
};
