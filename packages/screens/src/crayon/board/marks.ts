/** The marks of cities and how large they are on the screen. */
import type { CityKind } from '@kursbuch/crayon';
import type { Point } from '../../parts/map/plane.ts';
import { STEP } from './grid.ts';

/** From the centre of a large city to a corner of its outline: all seven points lie in it. */
const LARGE = 1.22;

/** The outline of a large city around its centre, in units of the plane. */
export const largeOutline: readonly Point[] = [0, 1, 2, 3, 4, 5].map((index) => {
  const angle = (index * Math.PI) / 3;
  return [Math.cos(angle) * LARGE * STEP, Math.sin(angle) * LARGE * STEP];
});

/** Least and largest radius in pixels of the screen, and in between so much of a step. */
const RADIUS = {
  medium: { least: 4.2, part: 0.3, most: 11 },
  small: { least: 3.6, part: 0.26, most: 9.5 },
} as const;

/** From the centre to the edge of a mark, in pixels of the screen, where a step has so many. */
export function markRadius(kind: CityKind, pixels: number): number {
  if (kind === 'large') return LARGE * pixels;
  const { least, part, most } = RADIUS[kind];
  return Math.max(least, Math.min(most, pixels * part));
}

/** How high the outline of a large city is against its width. */
export const FLAT = Math.sqrt(3) / 2;

/** Letters and pictograms grow a little with the board. */
export const typeScale = (pixels: number): number => Math.max(0.86, Math.min(1.6, (pixels / 20) ** 0.34));
