/** Near the rim of its window the map comes along with a finger that draws: slowly, and never off the board. */
import type { Point } from '../../parts/map/plane.ts';
import { type Box, type Size, toScreen, type View } from '../../parts/map/viewport.ts';

/** So many pixels are the rim. */
const RIM = 30;
/** So many milliseconds a finger waits there before the map moves: who lets go at the rim means what he sees. */
export const PATIENCE = 350;
/** Pixels a second, at the inner edge of the rim and at the outer one. */
const SLOW = 36;
const FAST = 130;

/** How deep a point is in the rim, from 0 to 1; negative where the rim is at the far end. */
const depth = (value: number, most: number): number =>
  Math.max(0, Math.min(1, (RIM - value) / RIM)) - Math.max(0, Math.min(1, (value - most + RIM) / RIM));

export const isAtRim = ([x, y]: Point, { width, height }: Size): boolean =>
  depth(x, width) !== 0 || depth(y, height) !== 0;

/** The view a while later. The board's edge comes as far as that of the window and no farther. */
export function alongRim(view: View, [x, y]: Point, box: Box, size: Size, seconds: number): View {
  const along = (offset: number, at: number, from: number, length: number, screen: number): number => {
    const deep = depth(at, screen);
    const by = Math.sign(deep) * (SLOW + (FAST - SLOW) * Math.abs(deep)) * seconds;
    if (by > 0) return Math.max(offset, Math.min(offset + by, -from * view.scale));
    return Math.min(offset, Math.max(offset + by, screen - (from + length) * view.scale));
  };
  return {
    scale: view.scale,
    left: along(view.left, x, box.x, box.width, size.width),
    top: along(view.top, y, box.y, box.height, size.height),
  };
}

/** By so many pixels a point of the map lies outside its window. */
export function outOfWindow(view: View, point: Point, { width, height }: Size): number {
  const [x, y] = toScreen(view, point);
  return Math.max(0, -x, x - width) + Math.max(0, -y, y - height);
}
