/** Going from milepost to milepost by arrow keys. */
import type { Board, MilepostId } from '@kursbuch/crayon';
import type { Point } from '../../parts/map/plane.ts';

/** The milepost one comes to from another in a direction: its neighbour there, or the next beyond a water. */
export function nextMilepost(board: Board, from: MilepostId, [dx, dy]: Point): MilepostId | null {
  const here = board.mileposts[from];
  if (!here) return null;
  let best: MilepostId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, x, y, col } of board.mileposts) {
    const [along, aside] = [
      (x - here.x) * dx + (y - here.y) * dy,
      Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx),
    ];
    if (along < 0.1 || aside > along * 1.2) continue;
    // Up and down one stays in the same column, which swings from side to side.
    const far = along + aside * 1.5 - (dy !== 0 && col === here.col ? 0.1 : 0);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
