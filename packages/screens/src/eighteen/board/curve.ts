/** Pieces of track: lines between the middles of edges and stops. */
import type { Edge } from '@kursbuch/eighteen';
import {
  A,
  add,
  edgeAngle,
  edgeMid,
  figure,
  type Orientation,
  type Point,
  pair,
  polar,
  R,
} from './geometry.ts';

export interface Curve {
  /** Its path from its start to its end. */
  readonly d: string;
  /** The point at a part of the way, 0..1. */
  at(part: number): Point;
}

/** Track between two edges; a part of it can be drawn too. */
export interface EdgeCurve extends Curve {
  part(from: number, to: number): Curve;
}

export function line(p: Point, q: Point): EdgeCurve {
  const at = (t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  return { d: `M${pair(p)}L${pair(q)}`, at, part: (from, to) => line(at(from), at(to)) };
}

function arc(centre: Point, radius: number, start: number, sweep: number): EdgeCurve {
  const at = (t: number): Point => [
    centre[0] + radius * Math.cos(start + sweep * t),
    centre[1] + radius * Math.sin(start + sweep * t),
  ];
  const r = figure(radius);
  return {
    d: `M${pair(at(0))}A${r} ${r} 0 0 ${sweep > 0 ? 1 : 0} ${pair(at(1))}`,
    at,
    part: (from, to) => arc(centre, radius, start + sweep * from, sweep * (to - from)),
  };
}

/**
 * Straight across, a gentle arc between edges two apart (around the point where their lines meet), or a sharp one
 * around the corner between neighbours: track leaves every edge at a right angle.
 */
export function edgeToEdge(orientation: Orientation, a: Edge, b: Edge): EdgeCurve {
  const [p, q] = [edgeMid(orientation, a), edgeMid(orientation, b)];
  const apart = (b - a + 6) % 6;
  if (apart === 3) return line(p, q);
  const turn = apart < 3 ? apart : apart - 6;
  const isGentle = Math.abs(turn) === 2;
  const centre = polar(edgeAngle(orientation, a) + 30 * turn, isGentle ? 2 * A : R);
  const angle = (point: Point) => Math.atan2(point[1] - centre[1], point[0] - centre[0]);
  let sweep = angle(q) - angle(p);
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  return arc(centre, isGentle ? 1.5 * R : 0.5 * R, angle(p), sweep);
}

/** From an edge to a stop: straight where it lies opposite, else one soft curve that leaves the edge at a right angle. */
export function edgeToPoint(orientation: Orientation, edge: Edge, stop: Point): Curve {
  const start = edgeMid(orientation, edge);
  const inward: Point = [-start[0] / A, -start[1] / A];
  const along = (stop[0] - start[0]) * inward[0] + (stop[1] - start[1]) * inward[1];
  // Leave early when the stop lies far off the line: another piece of track may run straight on.
  const early = Math.abs(start[0] * stop[1] - start[1] * stop[0]) > 900;
  const reach = along * (early ? 0.3 : 0.72);
  const control = add(start, [inward[0] * reach, inward[1] * reach]);
  const at = (t: number): Point => {
    const [s, c, e] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [s * start[0] + c * control[0] + e * stop[0], s * start[1] + c * control[1] + e * stop[1]];
  };
  return { d: `M${pair(start)}Q${pair(control)} ${pair(stop)}`, at };
}

/** Points along a curve, its ends included. */
export const sampled = (curve: Curve, steps: number): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => curve.at(index / steps));

/** The same way at a distance to its right, as a polyline: for runs side by side on one track. */
export function beside(curve: Curve, by: number, steps = 16): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const [p, q] = [curve.at(Math.max(0, t - 0.01)), curve.at(Math.min(1, t + 0.01))];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return add(curve.at(t), [(-(q[1] - p[1]) / length) * by, ((q[0] - p[0]) / length) * by]);
  });
}
