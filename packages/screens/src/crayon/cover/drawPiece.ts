/** A piece of a crayon board: land, water, cities and everybody's lines, as a few paths. */
import type { Board } from '@kursbuch/crayon';
import type { Geography } from '@kursbuch/crayon/geography';
import { joined, type MapPiece, type PieceLayer } from '../../parts/map/piece.ts';
import type { Point } from '../../parts/map/plane.ts';
import { at, STEP } from '../board/grid.ts';
import type { CrayonGlimpse } from './glimpse.ts';

/** What of a position can be seen on a board. */
type PiecePosition = Pick<CrayonGlimpse, 'track'>;

/** Nearer than this two points of a shore are one. */
const FINE = 14;
/** What is cut off is cut off out of sight. */
const MARGIN = 60;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function drawPiece(
  board: Board,
  geography: Geography,
  { track }: PiecePosition,
  box: readonly number[],
): MapPiece {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const frame = { left: x - MARGIN, top: y - MARGIN, right: x + width + MARGIN, bottom: y + height + MARGIN };
  const isSeen = ([px, py]: Point): boolean =>
    px > frame.left && px < frame.right && py > frame.top && py < frame.bottom;
  const area = (path: string): string =>
    linesOf(path)
      .map((points) => clipped(points, frame))
      .filter(({ length }) => length > 2)
      .map((points) => `${written(points)}z`)
      .join('');
  const course = (path: string): string =>
    linesOf(path)
      .flatMap((points) => stretches(points, isSeen))
      .map(written)
      .join('');
  const courses = (list: readonly { readonly path: string }[]): string =>
    list.map(({ path }) => course(path)).join('');
  const layers: PieceLayer[] = [
    ['sea', `M${x} ${y}h${width}v${height}h${-width}z`],
    ['shore', course(geography.shore)],
    ['coast', course(geography.coast)],
    ...[...geography.lands, ...geography.patches].map(
      ({ tone, path }, index): PieceLayer => [`${tone}-${index}`, area(path)],
    ),
    ['border', course(geography.borders)],
    ['lake', area(geography.lakes)],
    ['channel', courses(geography.channels)],
    ['river', courses(geography.rivers)],
  ];
  const lines = new Map<number, string>();
  for (const [edge, seat] of Object.entries(track)) {
    const { a = -1, b = -1 } = board.edges[Number(edge)] ?? {};
    const [from, to] = [at(board, a), at(board, b)];
    if (isSeen(from) || isSeen(to)) lines.set(seat, `${lines.get(seat) ?? ''}${written([from, to])}`);
  }
  for (const [seat, line] of [...lines].sort(([one], [other]) => one - other))
    layers.push([`case-${seat + 1}`, line], [`crayon-${seat + 1}`, line]);
  for (const { kind, at: ids } of board.cities) {
    const place = at(board, ids[0] ?? 0);
    if (isSeen(place)) layers.push([kind, markOf(kind, place)]);
  }
  return { box, layers: joined(layers) };
}

function markOf(kind: string, [x, y]: Point): string {
  const [px, py] = [Math.round(x), Math.round(y)];
  if (kind === 'medium') return `M${px - 33} ${py - 33}h66v66h-66z`;
  if (kind === 'small') return `M${px - 32} ${py}a32 32 0 1 1 64 0a32 32 0 1 1-64 0z`;
  const corners = [0, 1, 2, 3, 4, 5].map((corner): Point => {
    const angle = (corner * Math.PI) / 3;
    return [x + Math.cos(angle) * 0.62 * STEP, y + Math.sin(angle) * 0.62 * STEP];
  });
  return `${written(corners)}z`;
}

/** The lines of a path that is written in steps from point to point. */
function linesOf(path: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, order, numbers = ''] of path.matchAll(/([Ml])([^Mlz]*)/g)) {
    const values = [...numbers.matchAll(/-?\d+/g)].map(Number);
    if (order === 'M') lines.push([]);
    for (let index = 0; index + 1 < values.length; index += 2) {
      const [dx, dy] = [values[index] ?? 0, values[index + 1] ?? 0];
      [x, y] = order === 'M' && index === 0 ? [dx, dy] : [x + dx, y + dy];
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines;
}

/** Points that lie close together as one. */
function coarse(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > FINE || point === points.at(-1))
      kept.push(point);
  }
  return kept;
}

function written(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return coarse(points)
    .map(([px, py], index) => {
      const [nx, ny] = [Math.round(px), Math.round(py)];
      const step = index === 0 ? `M${nx} ${ny}` : `l${nx - x} ${ny - y}`;
      [x, y] = [nx, ny];
      return step;
    })
    .join('');
}

/** The parts of a line that are seen, each with the points it comes from and goes to. */
function stretches(
  points: readonly Point[],
  isSeen: (point: Point) => boolean,
): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let current: Point[] = [];
  for (const [index, point] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (isSeen(point) || (before && isSeen(before)) || (after && isSeen(after))) current.push(point);
    else if (current.length > 0) {
      found.push(current);
      current = [];
    }
  }
  return [...found, current].filter(({ length }) => length > 1);
}

/** A polygon as far as it lies in the frame: cut at one side after the other. */
function clipped(points: readonly Point[], { left, top, right, bottom }: Frame): readonly Point[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let rest = points;
  for (const [axis, limit, sign] of sides) {
    const isIn = (point: Point): boolean => sign * (point[axis] - limit) >= 0;
    rest = rest.flatMap((point, index): readonly Point[] => {
      const before = rest.at(index - 1) as Point;
      if (isIn(point) && isIn(before)) return [point];
      if (!isIn(point) && !isIn(before)) return [];
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut: Point = [
        before[0] + (point[0] - before[0]) * part,
        before[1] + (point[1] - before[1]) * part,
      ];
      return isIn(point) ? [cut, point] : [cut];
    });
  }
  return rest;
}
