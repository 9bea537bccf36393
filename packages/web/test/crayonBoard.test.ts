/** The crayon board as it is drawn: names that collide with nothing, lines kept apart, keys that lead everywhere. */
import { boardOf, type EdgeId, type MilepostId } from '@kursbuch/crayon';
import { detailAt, pixelsOn, rungOf } from '@kursbuch/screens/crayon/board/detail.ts';
import { areaOf, at, nearest } from '@kursbuch/screens/crayon/board/grid.ts';
import { type Label, placeLabels, placeThings } from '@kursbuch/screens/crayon/board/labels.ts';
import { markRadius } from '@kursbuch/screens/crayon/board/marks.ts';
import { drawnTrack } from '@kursbuch/screens/crayon/board/track.ts';
import { waterNamesOf } from '@kursbuch/screens/crayon/board/waterNames.ts';
import { nextMilepost } from '@kursbuch/screens/crayon/map/milepostKeys.ts';
import type { Seat } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { BOARD } from '../../titles/benelux/facts/board.ts';
import { GEOGRAPHY } from '../../titles/benelux/facts/geometry.ts';
import { PICTOGRAMS } from '../../titles/benelux/screen/goods.ts';

const board = boardOf(BOARD);

const GERMAN: Readonly<Record<string, string>> = {
  bruessel: 'Brüssel',
  luettich: 'Lüttich',
  koeln: 'Köln',
  muenster: 'Münster',
  osnabrueck: 'Osnabrück',
};
const nameOf = (id: string): string => GERMAN[id] ?? id.charAt(0).toUpperCase() + id.slice(1);

const wishes = (pixels: number) => ({
  board,
  geography: GEOGRAPHY,
  nameOf,
  track: {},
  planned: [],
  pixels,
  detail: detailAt(pixels),
  waterNames: waterNamesOf(GEOGRAPHY, nameOf, pixels, detailAt(pixels)),
  lit: new Set<string>(),
  named: new Set<string>(),
  litGood: null,
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The box of a label on the board, in pixels. */
function onBoard({ city, box }: Label, pixels: number): Box {
  const { x, y } = board.mileposts[city.at[0] ?? 0] ?? { x: 0, y: 0 };
  return {
    left: box.left + x * pixels,
    right: box.right + x * pixels,
    top: box.top + y * pixels,
    bottom: box.bottom + y * pixels,
  };
}

describe('names', () => {
  // A phone with the whole board, a small screen, a large one, and close up.
  test.each([10, 12.5, 15.4, 20, 33, 70])(
    'collide with no other name and no mark at %d pixels a step',
    (pixels) => {
      const labels = placeLabels(wishes(pixels));
      const marks = board.cities.map((city) => {
        const { x, y } = board.mileposts[city.at[0] ?? 0] ?? { x: 0, y: 0 };
        const radius = markRadius(city.kind, pixels);
        const tall = city.kind === 'large' ? radius * 0.866 : radius;
        return {
          id: city.id,
          box: {
            left: x * pixels - radius,
            right: x * pixels + radius,
            top: y * pixels - tall,
            bottom: y * pixels + tall,
          },
        };
      });
      const collisions = labels.flatMap((label, index) => {
        const box = onBoard(label, pixels);
        const others = labels.slice(index + 1).filter((other) => meet(box, onBoard(other, pixels)));
        const over = marks.filter((mark) => mark.id !== label.city.id && meet(box, mark.box));
        return [...others.map(({ city }) => city.id), ...over.map(({ id }) => id)].map(
          (one) => `${label.city.id} ${one}`,
        );
      });
      expect(collisions).toEqual([]);
      expect(labels).toHaveLength(detailAt(pixels) === 'far' ? 4 : 24);
    },
  );

  test('stay where they are while the zoom hardly changes', () => {
    const pixels = pixelsOn(rungOf(20));
    expect(Math.abs(pixels / 20 - 1)).toBeLessThan(0.09);
    expect(rungOf(pixels * 1.06)).toBe(rungOf(pixels));
    expect(rungOf(pixels * 1.2)).toBe(rungOf(pixels) + 1);
  });

  test('of cities that are spoken of are there where only large cities have theirs', () => {
    const small = board.cities.filter(({ kind }) => kind === 'small').map(({ id }) => id);
    const far = placeLabels(wishes(10)).map(({ city }) => city.id);
    expect(small.filter((id) => far.includes(id))).toEqual([]);
    const [one = '', other = ''] = small;
    const named = placeLabels({ ...wishes(10), named: new Set([one, other]) }).map(({ city }) => city.id);
    expect(named.toSorted()).toEqual([...far, one, other].sort());
  });

  test('give way to a line about to be drawn', () => {
    const pixels = 20;
    const end = board.city('eindhoven')?.at[0] ?? 0;
    const points = [end - 1, end - 2, end - 3, end - 4];
    const planned = points.map((from) => ({ from, to: from + 1, cost: 1 }));
    const covering = (labels: readonly Label[]): readonly string[] =>
      labels
        .filter((label) => {
          const box = onBoard(label, pixels);
          return points.some((id) => {
            const [x, y] = at(board, id).map((value) => (value * pixels) / 100) as [number, number];
            return x > box.left && x < box.right && y > box.top && y < box.bottom;
          });
        })
        .map(({ city }) => city.id);
    const before = placeLabels({ ...wishes(pixels), track: {} });
    expect(covering(before)).toContain('eindhoven');
    expect(covering(placeLabels({ ...wishes(pixels), planned }))).toEqual([]);
  });

  test('leave room for trains and chips', () => {
    const pixels = 20;
    const labels = placeLabels(wishes(pixels));
    const things = board.cities
      .slice(0, 12)
      .map((city) => ({ key: city.id, at: city.at[0] ?? 0, width: 62, height: 21 }));
    const spots = placeThings(wishes(pixels), labels, things);
    const boxes = spots.map(({ at: id, middle: [dx, dy] }) => {
      const [x, y] = at(board, id).map((value) => (value * pixels) / 100) as [number, number];
      return { left: x + dx - 31, right: x + dx + 31, top: y + dy - 10.5, bottom: y + dy + 10.5 };
    });
    expect(boxes).toHaveLength(12);
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).filter((other) => meet(box, other))).toEqual([]);
      expect(labels.filter((label) => meet(box, onBoard(label, pixels))).map(({ city }) => city.id)).toEqual(
        [],
      );
    }
  });

  test('every good has a pictogram', () => {
    const goods = new Set(board.cities.flatMap((city) => city.goods));
    expect([...goods].filter((good) => !PICTOGRAMS[good])).toEqual([]);
  });
});

describe('track', () => {
  const built = (
    lines: readonly (readonly [Seat, readonly MilepostId[]])[],
  ): Readonly<Record<EdgeId, Seat>> =>
    Object.fromEntries(
      lines.flatMap(([seat, line]) =>
        line.slice(1).map((to, index) => [board.between(line[index] ?? 0, to)?.id ?? -1, seat]),
      ),
    );
  /** In the open country: a milepost with six neighbours of plain land, by direction from the right clockwise. */
  const open = board.mileposts.find(
    ({ id, edges, city }) =>
      !city &&
      edges.length === 6 &&
      edges.every((edge) => {
        const { a = 0, b = 0, kind } = board.edges[edge] ?? {};
        return kind === 'land' && !board.mileposts[a === id ? b : a]?.city;
      }),
  );
  const middle = open?.id ?? 0;
  const around = (open?.edges ?? [])
    .map((id) => board.edges[id])
    .flatMap((edge) => (edge ? [edge.a === middle ? edge.b : edge.a] : []))
    .sort((one, other) => angleTo(one) - angleTo(other));
  function angleTo(id: MilepostId): number {
    const [[x, y], [mx, my]] = [at(board, id), at(board, middle)];
    return Math.atan2(y - my, x - mx);
  }
  const side = (index: number): MilepostId => around[index] ?? 0;

  test('bends through a milepost on a soft corner, and ends with a bar in the open country', () => {
    const [drawn] = drawnTrack(board, built([[0, [side(0), middle, side(2)]]]));
    expect(drawn?.line).toMatch(/^M[^M]*Q[^M]*$/);
    expect(drawn?.ends.match(/M/g)).toHaveLength(2);
    expect(drawn?.joints).toBe('');
  });

  test('of two players that pass the same milepost is kept apart', () => {
    const track = built([
      [0, [side(0), middle, side(1)]],
      [1, [side(3), middle, side(4)]],
    ]);
    const corners = drawnTrack(board, track).map(({ line }) => {
      const [, x = '', y = ''] = /Q(-?[\d.]+) (-?[\d.]+)/.exec(line) ?? [];
      return [Number(x), Number(y)] as const;
    });
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = corners;
    expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(25);
  });

  test('that crosses another lies over it at the milepost', () => {
    const track = built([
      [0, [side(0), middle, side(3)]],
      [1, [side(1), middle, side(4)]],
    ]);
    for (const { line } of drawnTrack(board, track)) {
      const [, x = '', y = ''] = /Q(-?[\d.]+) (-?[\d.]+)/.exec(line) ?? [];
      const [mx, my] = at(board, middle);
      expect(Math.hypot(Number(x) - mx, Number(y) - my)).toBeLessThan(0.1);
    }
  });

  test('with a branch is one line for each piece, and a joint', () => {
    const [drawn] = drawnTrack(
      board,
      built([
        [0, [side(0), middle, side(2)]],
        [0, [middle, side(4)]],
      ]),
    );
    expect(drawn?.line.match(/M/g)).toHaveLength(3);
    expect(drawn?.joints.match(/M/g)).toHaveLength(1);
  });
});

test('the area of an incident has one line around it', () => {
  const two = new Set([200, 201]);
  const { outline } = areaOf(board, two);
  expect(outline.match(/M/g)).toHaveLength(1);
  expect(outline.match(/L/g)).toHaveLength(9);
});

test('the nearest milepost is found, and arrow keys lead from each to every other', () => {
  const [x, y] = at(board, 300);
  expect(nearest(board, [x + 20, y - 30])?.at).toBe(300);
  const seen = new Set<MilepostId>([0]);
  const queue = [0];
  for (let here = queue.pop(); here !== undefined; here = queue.pop())
    for (const direction of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = nextMilepost(board, here, direction);
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  expect(seen.size).toBe(board.mileposts.length);
});
