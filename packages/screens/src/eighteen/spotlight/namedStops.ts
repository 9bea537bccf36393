/** The stops of a network by the names of their places: no stop is counted that is not told of. */

/** So many places are named. */
const NAMED = 8;

/** A place with several stops says how many; `more` is how many stops the places have that are not named. */
export function namedStops(places: readonly string[]): {
  readonly shown: readonly string[];
  readonly more: number;
} {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const all = [...counts];
  return {
    shown: all.slice(0, NAMED).map(([place, count]) => (count > 1 ? `${place} (${count})` : place)),
    more: all.slice(NAMED).reduce((sum, [, count]) => sum + count, 0),
  };
}
