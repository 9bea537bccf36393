/** Points of a drawing, and how they are written into it. */

export type Point = readonly [x: number, y: number];

export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

export const add = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];

/** A number as it is written into a path: two decimals are finer than any screen. */
export const figure = (value: number): string =>
  Math.abs(value) < 0.005 ? '0' : String(Math.round(value * 100) / 100);

export const pair = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

export const at = (point: Point): string => `translate(${pair(point)})`;

export const line = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;
