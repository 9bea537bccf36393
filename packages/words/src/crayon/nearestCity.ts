/** The city that a milepost in the country is named after: the nearest as the crow flies. */
import type { Board, MilepostId } from '@kursbuch/crayon';

export function nearestCity({ mileposts, cities }: Board, at: MilepostId): string {
  const here = mileposts[at];
  let [best, nearest] = ['', Number.POSITIVE_INFINITY];
  for (const { id, at: points } of cities) {
    const centre = mileposts[points[0] ?? 0];
    if (!here || !centre) continue;
    const away = (here.x - centre.x) ** 2 + (here.y - centre.y) ** 2;
    if (away < nearest) [best, nearest] = [id, away];
  }
  return best;
}
