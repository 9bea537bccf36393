/** The plane of a crayon board: units are hundredths of a step between two mileposts. */
import type { Board, Edge, Milepost, MilepostId } from '@kursbuch/crayon';
import { line, type Point, pair, polygon } from '../../parts/map/plane.ts';
import type { Box } from '../../parts/map/viewport.ts';

/** Units of a step. */
export const STEP = 100;

export const placeOf = ({ x, y }: Pick<Milepost, 'x' | 'y'>): Point => [x * STEP, y * STEP];

/** Where a milepost lies; the origin for one that is not on the board. */
export function at(board: Board, id: MilepostId): Point {
  const milepost = board.mileposts[id];
  return milepost ? placeOf(milepost) : [0, 0];
}

/** The milepost nearest to a point of the plane. */
export function nearest(
  board: Board,
  [x, y]: Point,
): { readonly at: MilepostId; readonly far: number } | null {
  let best: MilepostId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const milepost of board.mileposts) {
    const [mx, my] = placeOf(milepost);
    const far = (mx - x) ** 2 + (my - y) ** 2;
    if (far < least) [best, least] = [milepost.id, far];
  }
  return best === null ? null : { at: best, far: Math.sqrt(least) };
}

/** Room around the outermost mileposts. */
const ROOM = { left: 3.4, top: 1.7, right: 1.4, bottom: 1.2 };

/** All mileposts, with the coast around them. */
export function boxOf({ mileposts }: Board): Box {
  const [xs, ys] = [mileposts.map(({ x }) => x), mileposts.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM.left, Math.min(...ys) - ROOM.top];
  return {
    x: x * STEP,
    y: y * STEP,
    width: (Math.max(...xs) + ROOM.right - x) * STEP,
    height: (Math.max(...ys) + ROOM.bottom - y) * STEP,
  };
}

// ---------------------------------------------------------------- paths as text

/** A dot: a line of no length with round ends. */
export const dot = (point: Point): string => `M${pair(point)}h.01`;

export const lineOver = (board: Board, ids: readonly MilepostId[]): string =>
  line(ids.map((id) => at(board, id)));

export const segment = (board: Board, { a, b }: Edge): string => lineOver(board, [a, b]);

export const middleOf = (board: Board, { a, b }: Edge): Point => {
  const [[ax, ay], [bx, by]] = [at(board, a), at(board, b)];
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** From a milepost to a corner of the hexagon that is its share of the plane. */
const CORNER = STEP / Math.sqrt(3);

/** The corners of that hexagon, from the upper one clockwise. */
const corners = ([x, y]: Point): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = ((index * 60 - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * CORNER, y + Math.sin(angle) * CORNER];
  });

/** The plane around some mileposts: what it covers, and the line around it. */
export function areaOf(
  board: Board,
  ids: ReadonlySet<MilepostId>,
): { readonly fill: string; readonly outline: string } {
  const fill: string[] = [];
  const sides = new Map<string, readonly [Point, Point]>();
  const rounded = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;
  for (const id of ids) {
    const points = corners(at(board, id));
    fill.push(polygon(points));
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % 6] ?? from;
      // A side that two of them share lies inside.
      if (!sides.delete(`${rounded(to)};${rounded(from)}`))
        sides.set(`${rounded(from)};${rounded(to)}`, [from, to]);
    }
  }
  return { fill: fill.join(''), outline: runs([...sides.values()], rounded) };
}

/** Sides put together to lines as long as they go, so that dashes run through. */
function runs(sides: readonly (readonly [Point, Point])[], key: (point: Point) => string): string {
  const next = new Map(sides.map((side) => [key(side[0]), side]));
  const lines: string[] = [];
  for (const [first] of sides) {
    const points: Point[] = [];
    for (let here = key(first), side = next.get(here); side; side = next.get(here)) {
      next.delete(here);
      points.push(side[0]);
      here = key(side[1]);
    }
    if (points.length > 0) lines.push(polygon(points));
  }
  return lines.join('');
}
