/** Segments that are drawn at once, taken apart into lines: each leads from one place to another without a gap. */
import type { Board, Pair } from '@kursbuch/crayon';

/**
 * The lines of these segments, in the order in which they begin. A segment goes on with a line that ends where it begins;
 * a large city is one place, and whatever branches off is a line of its own.
 */
export function piecesOf<T>(
  { mileposts }: Board,
  segments: readonly T[],
  endsOf: (one: T) => Pair,
): readonly (readonly [T, ...T[]])[] {
  const placeOf = (at: number): string | number => mileposts[at]?.city?.id ?? at;
  const pieces: [T, ...T[]][] = [];
  for (const one of segments) {
    const from = placeOf(endsOf(one)[0]);
    const piece = pieces.findLast((all) => placeOf(endsOf(all.at(-1) as T)[1]) === from);
    if (piece) piece.push(one);
    else pieces.push([one]);
  }
  return pieces;
}
