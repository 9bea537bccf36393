/** The piece of a map where most was built. */
import type { Point } from './plane.ts';
import type { Box } from './viewport.ts';

/** It fills its frame, whatever that looks like. */
export const FILLS = { preserveAspectRatio: 'xMidYMid slice' } as const;

/** A piece of this size with as much built in it as in any around something built; the whole, where nothing is. */
export function busiest(whole: Box, built: readonly Point[], size: Pick<Box, 'width' | 'height'>): Box {
  const [width, height] = [Math.min(size.width, whole.width), Math.min(size.height, whole.height)];
  const within = (from: number, all: number, middle: number, part: number) =>
    Math.min(Math.max(middle - part / 2, from), from + all - part);
  const around = ([x, y]: Point): Box => ({
    x: within(whole.x, whole.width, x, width),
    y: within(whole.y, whole.height, y, height),
    width,
    height,
  });
  const countIn = (box: Box) =>
    built.filter(([x, y]) => x > box.x && x < box.x + width && y > box.y && y < box.y + height).length;
  const boxes = built.map(around);
  return boxes.reduce((best, box) => (countIn(box) > countIn(best) ? box : best), boxes[0] ?? whole);
}
