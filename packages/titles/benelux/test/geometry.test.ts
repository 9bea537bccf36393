/** What is drawn of the board agrees with what the rules know of it. */
import { boardOf } from '@kursbuch/crayon';
import { expect, test } from 'vitest';
import { BOARD } from '../facts/board.ts';
import { GEOGRAPHY } from '../facts/geometry.ts';

type Point = readonly [x: number, y: number];

/** The points of a path that is written as `M1 2l3 4-5 6`. */
const pointsOf = (path: string): readonly (readonly Point[])[] =>
  [...path.matchAll(/M(-?\d+)[ ]?(-?\d+)l([^Mz]*)/g)].map(([, x, y, steps = '']) => {
    const points: Point[] = [[Number(x), Number(y)]];
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const [px, py] = points.at(-1) ?? [0, 0];
      points.push([px + (numbers[index] ?? 0), py + (numbers[index + 1] ?? 0)]);
    }
    return points;
  });

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

const board = boardOf(BOARD);
const place = (id: number): Point => {
  const { x, y } = board.mileposts[id] ?? { x: 0, y: 0 };
  return [x * 100, y * 100];
};

test('every drawn river crosses the edges that cost it, and no others', () => {
  for (const { id, path } of GEOGRAPHY.rivers) {
    const crossed = board.edges.filter(({ a, b }) =>
      pointsOf(path).some((points) =>
        points.some(
          (point, index) => index > 0 && crosses(place(a), place(b), points[index - 1] ?? point, point),
        ),
      ),
    );
    const wrong = board.edges.filter(
      (edge) => edge.kind !== 'city' && edge.rivers.includes(id) !== crossed.includes(edge),
    );
    expect([id, wrong.map(({ a, b }) => `${a}-${b}`)]).toEqual([id, []]);
  }
});

test('every river has a place for its name, and dykes stand on mileposts', () => {
  for (const { names } of [...GEOGRAPHY.rivers, ...GEOGRAPHY.channels])
    expect(names.length).toBeGreaterThan(0);
  for (const dyke of GEOGRAPHY.dykes) expect(board.mileposts[dyke]?.terrain).toBe('plain');
});
