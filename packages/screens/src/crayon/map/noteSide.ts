/** On which side of its milepost a note stands. */
import type { Point } from '../../parts/map/plane.ts';
import { type Size, toScreen, type View } from '../../parts/map/viewport.ts';
import type { MapNote } from '../board/scene.ts';

/** Room a note needs beside its milepost, across and up. */
export const ROOM = { across: 150, up: 64 };
/** A note may be so wide: map.css. */
const WIDEST = { pixels: 272, ofWindow: 0.56 };

const OTHER = { above: 'below', below: 'above', left: 'right', right: 'left' } as const;

/** Between a note and the rim of the window. */
const RIM = 4;

/** The window onto the map. */
export interface Window {
  view(): View;
  size(): Size;
}

/** The side that was asked for; where the window ends the other, or one beside it for what must not lie there. */
export function sideOf(
  { side: wished, neverOpposite = false }: Pick<MapNote, 'side' | 'neverOpposite'>,
  place: Point,
  window: Window | null,
): MapNote['side'] {
  if (!window) return wished;
  const [x, y] = toScreen(window.view(), place);
  const { width, height } = window.size();
  const isOut =
    (wished === 'above' && y < ROOM.up) ||
    (wished === 'below' && y > height - ROOM.up) ||
    (wished === 'left' && x < ROOM.across) ||
    (wished === 'right' && x > width - ROOM.across);
  if (!isOut) return wished;
  const room = widestIn(width) + ROOM.up / 2;
  // Half of its height lies above its milepost then, and half below.
  const fits = neverOpposite && y > ROOM.up / 2 && y < height - ROOM.up / 2;
  if (fits && x < width - room) return 'right';
  return fits && x > room ? 'left' : OTHER[wished];
}

const widestIn = (width: number): number => Math.min(WIDEST.pixels, WIDEST.ofWindow * width);

/** How far a note above or below stands to the left, in percent of itself: in the middle, but not over the rim of the window. */
export function shiftOf(place: Point, window: Window | null): number {
  if (!window) return -50;
  const [x] = toScreen(window.view(), place);
  const { width } = window.size();
  const widest = widestIn(width);
  const [least, most] = [(x + widest - width + RIM) / widest, (x - RIM) / widest];
  return -100 * Math.max(0, Math.min(1, Math.max(least, Math.min(most, 0.5))));
}
