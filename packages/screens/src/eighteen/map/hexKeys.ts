/** Going from hex to hex by arrow keys. */
import type { Board, HexId } from '@kursbuch/eighteen';
import { centre } from '../board/geometry.ts';

/** The hex one comes to from another in a direction: the nearest that lies more that way than aside. */
export function nextHex(
  board: Board,
  hexes: Iterable<HexId>,
  from: HexId,
  [dx, dy]: readonly [number, number],
): HexId | null {
  const [x, y] = centre(board.orientation, from);
  let best: HexId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    if (hex === from) continue;
    const [hx, hy] = centre(board.orientation, hex);
    const along = (hx - x) * dx + (hy - y) * dy;
    const aside = Math.abs((hx - x) * dy) + Math.abs((hy - y) * dx);
    if (along <= 1 || aside > along * 1.8) continue;
    const far = along + aside * 1.5;
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}
