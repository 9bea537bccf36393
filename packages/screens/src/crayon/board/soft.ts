/** What is drawn on the board and better not covered: points with a price, scattered over cells so that few are looked at. */
import type { Board, EdgeId, MilepostId } from '@kursbuch/crayon';
import type { Geography } from '@kursbuch/crayon/geography';
import type { Seat } from '@kursbuch/table';
import type { Point } from '../../parts/map/plane.ts';
import type { Part } from '../../parts/map/viewport.ts';
import { remembered } from '../../parts/remembered.ts';
import { at, placeOf, STEP } from './grid.ts';
import type { DraftSegment } from './scene.ts';
import type { WaterName } from './waterNames.ts';

const PRICE = { planned: 16, track: 10, waterName: 5, water: 1.2, milepost: 0.7 };

/** By cell the points in it: x, y and price of each in turn. */
type Soft = ReadonlyMap<number, readonly number[]>;

/** Cells are as wide as a step; a row has so many. */
const ROW = 4096;
const cellOf = (x: number, y: number): number => Math.floor(y / STEP) * ROW + Math.floor(x / STEP);

function scattered(points: Iterable<Point>, price: number): Soft {
  const cells = new Map<number, number[]>();
  for (const [x, y] of points) {
    const cell = cellOf(x, y);
    const here = cells.get(cell);
    if (here) here.push(x, y, price);
    else cells.set(cell, [x, y, price]);
  }
  return cells;
}

/** The points of a path that is written in steps from point to point. */
function* pathPoints(path: string): Generator<Point> {
  let [x, y] = [0, 0];
  for (const [, order, numbers = ''] of path.matchAll(/([Ml])([^Mlz]*)/g)) {
    const values = [...numbers.matchAll(/-?\d+/g)].map(Number);
    for (let index = 0; index + 1 < values.length; index += 2) {
      const [dx, dy] = [values[index] ?? 0, values[index + 1] ?? 0];
      [x, y] = order === 'M' ? [dx, dy] : [x + dx, y + dy];
      yield [x, y];
    }
  }
}

const mileposts = remembered((board: Board) =>
  scattered(
    board.mileposts.filter(({ terrain }) => terrain === 'plain' || terrain === 'mountain').map(placeOf),
    PRICE.milepost,
  ),
);

const waters = remembered(({ rivers, channels }: Geography) =>
  scattered(
    [...rivers, ...channels].flatMap(({ path }) => [...pathPoints(path)]),
    PRICE.water,
  ),
);

/** Points on the way between two neighbours. */
function along(board: Board, from: MilepostId, to: MilepostId): readonly Point[] {
  const [[ax, ay], [bx, by]] = [at(board, from), at(board, to)];
  return [0, 0.2, 0.4, 0.6, 0.8].map((part): Point => [ax + (bx - ax) * part, ay + (by - ay) * part]);
}

const tracks = remembered((board: Board) =>
  remembered((track: Readonly<Record<EdgeId, Seat>>) =>
    scattered(
      Object.keys(track)
        .flatMap((id) => board.edges[Number(id)] ?? [])
        .flatMap(({ a, b }) => along(board, a, b)),
      PRICE.track,
    ),
  ),
);

/** Points under the letters, which stand above the line; `scale` is how many pixels a unit has. */
function* under({ at: [x, y], turn, length }: WaterName, scale: number): Generator<Point> {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  for (let along = -length / 2; along <= length / 2; along += 4)
    yield [x + along * c + 5 * s, y + along * s - 5 * c];
}

/** All there is, to be asked what a place would cover. */
export function softGround(
  board: Board,
  geography: Geography,
  track: Readonly<Record<EdgeId, Seat>>,
  planned: readonly DraftSegment[],
  waterNames: readonly WaterName[],
  scale: number,
): readonly Soft[] {
  const names = scattered(
    waterNames.flatMap((name) => [...under(name, scale)]),
    PRICE.waterName,
  );
  const beads = scattered(
    planned.flatMap(({ from, to }) => [...along(board, from, to), at(board, to)]),
    PRICE.planned,
  );
  return [mileposts(board), waters(geography), tracks(board)(track), names, beads];
}

/** What a part of the plane covers. */
export function covered(grounds: readonly Soft[], { left, right, top, bottom }: Part): number {
  let sum = 0;
  for (let row = Math.floor(top / STEP); row <= bottom / STEP; row++)
    for (let column = Math.floor(left / STEP); column <= right / STEP; column++)
      for (const ground of grounds) {
        const points = ground.get(row * ROW + column);
        if (!points) continue;
        for (let index = 0; index < points.length; index += 3) {
          const [x = 0, y = 0, price = 0] = [points[index], points[index + 1], points[index + 2]];
          if (x > left && x < right && y > top && y < bottom) sum += price;
        }
      }
  return sum;
}
