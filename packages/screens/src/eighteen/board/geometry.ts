/** The drawing plane: units are hundredths of the width of a hex, flat side to flat side. Angles are degrees, clockwise. */
import { centreOf, type Edge, type HexId, type MapFacts } from '@kursbuch/eighteen';
import { type Point, polygon } from '../../parts/map/plane.ts';

export * from '../../parts/map/plane.ts';

/** From the centre of a hex to an edge. */
export const A = 50;
/** From the centre of a hex to a corner. */
export const R = 100 / Math.sqrt(3);

export type Orientation = MapFacts['orientation'];

/** Where edge 0 lies; the others follow clockwise. */
const FIRST_EDGE: Readonly<Record<Orientation, number>> = { pointy: 120, flat: 90 };

/** The direction of an edge, or of a corner in halves: 0.5 lies between edges 0 and 1. */
export const edgeAngle = (orientation: Orientation, edge: number): number =>
  FIRST_EDGE[orientation] + 60 * edge;

export function polar(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

/** The direction from the origin to a point, in degrees. */
export const directionOf = ([x, y]: Point): number => (Math.atan2(y, x) * 180) / Math.PI;

export const edgeMid = (orientation: Orientation, edge: Edge): Point =>
  polar(edgeAngle(orientation, edge), A);

/** The corner at the anticlockwise end of an edge. */
export const corner = (orientation: Orientation, edge: Edge): Point =>
  polar(edgeAngle(orientation, edge) - 30, R);

/** How far a hex reaches from its centre, to the side and up. */
export const hexReach = (orientation: Orientation): Point => (orientation === 'pointy' ? [A, R] : [R, A]);

/** The centre of a hex on the map. */
export function centre(orientation: Orientation, hex: HexId): Point {
  const { x, y } = centreOf(orientation, hex);
  return [x * R, y * R];
}

const outwards = (orientation: Orientation): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((edge) => polar(edgeAngle(orientation, edge), 1));
/** The six ways out of a hex through its edges, each as far as a unit. */
const OUTWARDS: Readonly<Record<Orientation, readonly Point[]>> = {
  pointy: outwards('pointy'),
  flat: outwards('flat'),
};

/** Does a box, by half its width and half its height, lie in the hex around the origin, with so much room to the edge? */
export function isInside(
  orientation: Orientation,
  [x, y]: Point,
  room: number,
  width = 0,
  height = 0,
): boolean {
  for (const way of OUTWARDS[orientation])
    if (x * way[0] + y * way[1] + Math.abs(way[0]) * width + Math.abs(way[1]) * height > A - room)
      return false;
  return true;
}

/** The outline of a hex, drawn in (or, below zero, out) by so much all round. */
export const hexOutline = (orientation: Orientation, inset = 0): string =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((edge) =>
      polar(edgeAngle(orientation, edge) - 30, R - (inset * 2) / Math.sqrt(3)),
    ),
  );
