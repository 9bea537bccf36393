/** How many of these segments each seat has lost, for those that have. */
import type { CrayonState, EdgeId } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';

export function lostBySeat(
  { track }: CrayonState,
  edges: readonly EdgeId[],
): readonly (readonly [seat: Seat, count: number])[] {
  const counts = new Map<Seat, number>();
  for (const edge of edges) {
    const owner = track[edge];
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one - other);
}
