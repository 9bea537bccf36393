/** Things that are written on a map give way to each other: each takes the place that costs least beside the others. */
import type { Part } from './viewport.ts';

/** A place to stand, or none: what it costs, other things aside. */
export interface Place<T> {
  readonly option: T;
  readonly box: Part | null;
  readonly price: number;
}

/** How much two boxes cover each other, with so much air between them. */
export const overlap = (one: Part, other: Part, air: number): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left) + air) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + air);

/** So often everyone looks for a better place, now that the others have theirs. */
const ROUNDS = 5;

/** A place for each, the most important first; `taken` are places that are given. Null for what has nowhere to go. */
export function settle<T>(
  things: readonly (readonly Place<T>[])[],
  taken: readonly Part[] = [],
): readonly (Place<T> | null)[] {
  const picks: (Place<T> | null)[] = things.map(() => null);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, places] of things.entries()) {
      const others = [
        ...taken,
        ...picks.flatMap((pick, other) => (pick?.box && other !== index ? [pick.box] : [])),
      ];
      let least = Number.POSITIVE_INFINITY;
      for (const place of places) {
        const { box, price } = place;
        if (price >= least) continue;
        const sum = box ? others.reduce((cost, one) => cost + overlap(box, one, 2) * 4, price) : price;
        if (sum < least) [least, picks[index]] = [sum, place];
      }
    }
  return picks;
}
