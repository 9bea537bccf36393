/** The drawing of hexes: track meets the middles of edges, texts find free ground. */
import { type EighteenState, STOP, type Title } from '@kursbuch/eighteen';
import { sharedGauges } from '@kursbuch/screens/eighteen/board/areas.ts';
import { detailAt, TEXT_SCALE } from '@kursbuch/screens/eighteen/board/detail.ts';
import {
  centre,
  distance,
  edgeMid,
  hexReach,
  isInside,
  type Orientation,
  type Point,
} from '@kursbuch/screens/eighteen/board/geometry.ts';
import { obstaclesOf } from '@kursbuch/screens/eighteen/board/ground.ts';
import { layoutOf } from '@kursbuch/screens/eighteen/board/layout.ts';
import { facePicture, type HexPicture, picturesOf } from '@kursbuch/screens/eighteen/board/picture.ts';
import { boxesOf } from '@kursbuch/screens/eighteen/board/tariffs.ts';
import { textsOf } from '@kursbuch/screens/eighteen/board/texts.ts';
import { boxOf, citiesOf, FITTING, fittedBelow, HEXES } from '@kursbuch/screens/eighteen/board/viewport.ts';
import {
  centred,
  clearOf,
  fitted,
  held,
  leastCovered,
  type Part,
  stepAside,
  toMap,
  toScreen,
  type View,
  zoomed,
} from '@kursbuch/screens/parts/map/viewport.ts';
import { eighteenTitles } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectedOf } from '../../titles/test/expected.ts';

const loaded: { title: Title; state: EighteenState; start: ReturnType<typeof picturesOf> }[] = [];
beforeAll(async () => {
  for (const entry of eighteenTitles) {
    const { title, table } = await entry.load();
    const state = table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'x', options: {} });
    if ('reason' in state) throw new Error(state.reason);
    loaded.push({ title, state, start: picturesOf(title, state) });
  }
});

/** Every tile of every title in every rotation, and every printed hex. */
function* pictures(): Generator<readonly [name: string, picture: HexPicture]> {
  for (const { title, start } of loaded) {
    for (const tile of Object.keys(title.tileCounts))
      for (const [rotation, face] of (title.board.tiles.get(tile) ?? []).entries())
        yield [`${title.id} tile ${tile} turned by ${rotation}`, facePicture(face, tile, rotation)];
    for (const picture of start.values()) yield [`${title.id} ${picture.id}`, picture];
  }
}

const near = (p: Point, q: Point): boolean => distance(p, q) < 0.02;

describe('track', () => {
  test('ends on the middles of edges and on stops', () => {
    for (const orientation of ['pointy', 'flat'] as const)
      for (const [name, { face, rotation }] of pictures()) {
        const { pieces, stops } = layoutOf(orientation, face, rotation);
        expect(pieces.length, name).toBe(face.paths.length);
        for (const { a, b, at } of pieces) {
          const end = (to: number): Point =>
            to < STOP ? edgeMid(orientation, to) : (stops[to - STOP]?.at as Point);
          expect(near(at(0), end(a)), `${name}: ${a}`).toBe(true);
          expect(near(at(1), end(b)), `${name}: ${b}`).toBe(true);
        }
      }
  });

  test('leaves every edge at a right angle', () => {
    for (const [name, { face, rotation }] of pictures())
      for (const { a, at } of layoutOf('pointy', face, rotation).pieces) {
        if (a >= STOP) continue;
        const [x, y] = edgeMid('pointy', a);
        const [dx, dy] = [at(0.001)[0] - at(0)[0], at(0.001)[1] - at(0)[1]];
        const across = Math.abs(dx * y - dy * x) / (Math.hypot(dx, dy) * Math.hypot(x, y));
        expect(across, name).toBeLessThan(0.02);
      }
  });

  test('keeps stops on the hex and apart', () => {
    for (const [name, { face, rotation }] of pictures()) {
      const { stops } = layoutOf('pointy', face, rotation);
      for (const { at, index } of stops) {
        expect(isInside('pointy', at, 8), name).toBe(true);
        for (const other of stops)
          if (other.index !== index) expect(distance(at, other.at), name).toBeGreaterThan(20);
      }
    }
  });

  test('turns with the tile: what lies where is only rotated', () => {
    for (const { title } of loaded)
      for (const [tile, faces] of title.board.tiles) {
        const angles = faces.map((face, rotation) =>
          layoutOf('pointy', face, rotation).stops.map(({ at }) => Math.hypot(at[0], at[1]).toFixed(1)),
        );
        if (faces[0]?.paths.length)
          for (const one of angles) expect([...one].sort(), tile).toEqual([...(angles[0] ?? [])].sort());
      }
  });
});

describe('texts', () => {
  const orientation: Orientation = 'pointy';

  test.each([60, 76, 100])('find ground free of track and stops at %i pixels', (pixels) => {
    const detail = detailAt(pixels);
    const radius = 10.8 * TEXT_SCALE[detail];
    for (const [name, picture] of pictures()) {
      if (picture.face.color === 'red') continue;
      const texts = textsOf(orientation, picture, detail);
      const obstacles = obstaclesOf(layoutOf(orientation, picture.face, picture.rotation));
      for (const text of texts) {
        expect(isInside(orientation, text.at, 4), `${name}: ${text.kind}`).toBe(true);
        if (text.kind !== 'value') continue;
        const clear = Math.min(99, ...obstacles.map(([x, y, r]) => distance(text.at, [x, y]) - r));
        // On a crowded tile the disc may touch the casing of track, never the track.
        expect(clear, `${name}: value`).toBeGreaterThan(radius - 2.2);
      }
    }
  });

  test.each([37, 28])(
    'from far, at %i pixels, the map still says what the first tile costs and brings',
    (pixels) => {
      for (const { title, start } of loaded) {
        const costly = [...start.values()].filter(({ facts, tile }) => facts.cost && tile === null);
        const told = costly.filter((picture) =>
          textsOf(title.board.orientation, picture, detailAt(pixels)).some(({ kind }) => kind === 'cost'),
        );
        // On a crowded hex there may be no room.
        expect(told.length / costly.length, title.id).toBeGreaterThan(0.8);
      }
    },
  );

  test('show every value that differs, and a single one where all are the same', () => {
    for (const [name, picture] of pictures()) {
      if (picture.face.color === 'red') continue;
      const phase = picture.phase ?? 'yellow';
      const worth = picture.face.stops.map(({ revenue }) =>
        typeof revenue === 'number' ? revenue : revenue[phase],
      );
      const values = textsOf(orientation, picture, 'full').flatMap((text) =>
        text.kind === 'value' ? [text.value] : [],
      );
      expect(new Set(values), name).toEqual(new Set(worth.filter((value) => value > 0)));
    }
  });

  test('are remembered: the same hex has the same texts', () => {
    const [first] = loaded;
    for (const picture of first?.start.values() ?? [])
      expect(textsOf(orientation, picture, 'full')).toBe(textsOf(orientation, picture, 'full'));
  });

  test('give each visited stop its own value', () => {
    for (const { title } of loaded)
      for (const [rotation, face] of (title.board.tiles.get('59') ?? []).entries()) {
        const texts = textsOf(orientation, facePicture(face, '59', rotation), 'full', {
          0: [1],
          1: [2],
        });
        expect(texts.filter(({ kind }) => kind === 'value')).toHaveLength(2);
      }
  });
});

describe('areas of gauges', () => {
  test('1848-VIII-44, R-47: west and Queensland share a gauge where there are three, and nobody does where there are four', () => {
    const australia = loaded.find(({ title }) => title.id === '1848');
    if (!australia) throw new Error('no 1848');
    const { title, state } = australia;
    const shared = (options: object) =>
      Object.fromEntries(
        sharedGauges(title.runs.runBoard({ ...state, options: { ...state.options, ...options } })),
      );
    expect(shared({ fourGauges: false })).toEqual({ west: ['queensland'], queensland: ['west'] });
    expect(shared({ fourGauges: true })).toEqual({});
  });
});

describe('off-map areas', () => {
  test('share a box between phases of the same value', () => {
    expect(boxesOf({ yellow: 30, green: 30, brown: 50, gray: 50 }).map(({ value }) => value)).toEqual([
      30, 50,
    ]);
    expect(boxesOf({ yellow: 10, green: 20, brown: 40, gray: 60 })).toHaveLength(4);
  });
});

describe('pictures', () => {
  test('stay the same where nothing has changed', () => {
    for (const { title, state, start } of loaded) {
      const blank = [...start.values()].find(({ face }) => face.color === 'white' && face.stops.length === 0);
      if (!blank) throw new Error('no blank hex');
      const tiles = { ...state.tiles, [blank.id]: { tile: '9', rotation: 0 } };
      const changed = [...picturesOf(title, { ...state, tiles })].filter(
        ([hex, picture]) => start.get(hex) !== picture,
      );
      expect(changed.map(([hex]) => hex)).toEqual([blank.id]);
    }
  });

  test('keep homes for companies that have not begun', async () => {
    for (const { title, start } of loaded) {
      const companies = [...start.values()].flatMap((one) => [...one.kept.flat(), ...one.keptOpen]);
      expect([title.id, companies.length]).toEqual([title.id, (await expectedOf(title.id)).homes]);
    }
  });
});

describe('the view', () => {
  const size = { width: 1000, height: 700 };

  test('fits the whole map', () => {
    for (const { title } of loaded) {
      const box = boxOf(title.board);
      const view = fitted(box, size, 20, FITTING);
      for (const hex of title.board.hexes.keys()) {
        const [x, y] = toScreen(view, centre(title.board.orientation, hex));
        expect(x > 0 && x < size.width && y > 0 && y < size.height, hex).toBe(true);
      }
    }
  });

  test('zooms towards a point and back', () => {
    const view = { left: 10, top: 20, scale: 0.8 };
    const at: Point = [300, 200];
    const closer = zoomed(view, 1.5, at, HEXES);
    expect(near(toMap(view, at), toMap(closer, at))).toBe(true);
    expect(zoomed(closer, 1 / 1.5, at, HEXES).left).toBeCloseTo(view.left);
  });

  test('is never pushed off the map', () => {
    const [first] = loaded;
    if (!first) throw new Error('no titles');
    const box = boxOf(first.title.board);
    const view = held({ left: 90_000, top: -90_000, scale: 1 }, box, size);
    const [x, y] = toMap(view, [size.width / 2, size.height / 2]);
    expect(x).toBeGreaterThanOrEqual(box.x - 0.001);
    expect(y).toBeLessThanOrEqual(box.y + box.height + 0.001);
  });

  test('gives way to what lies over it', () => {
    const corner = { left: 600, top: 500 };
    expect(stepAside([[100, 100]], corner, 40)).toEqual([0, 0]);
    expect(stepAside([[700, 520]], corner, 40)).toEqual([0, -20]);
    // Too high already: it steps to the side.
    expect(
      stepAside(
        [
          [650, 620],
          [400, 90],
        ],
        corner,
        40,
      ),
    ).toEqual([-50, 0]);
    const [first] = loaded;
    if (!first) throw new Error('no titles');
    const whole = fittedBelow(first.title.board, size, null);
    expect(fittedBelow(first.title.board, size, { left: 0, right: 10, bottom: 5 })).toEqual(whole);
    const lower = fittedBelow(first.title.board, size, { left: 0, right: 1000, bottom: 40 });
    expect(lower.top).toBeGreaterThan(whole.top);
  });

  test.each([
    ['1830', { left: 30, right: 318, bottom: 108 }],
    ['1848', { left: 318, right: 598, bottom: 108 }],
  ])('of the whole map of %s leaves no hex under the line of trains on a low screen', (id, trains) => {
    const board = loaded.find(({ title }) => title.id === id)?.title.board;
    if (!board) throw new Error('no board');
    const low = { width: 848, height: 576 };
    const view = fittedBelow(board, low, trains);
    expect(view.scale).toBeGreaterThan(0.9 * fittedBelow(board, low, null).scale);
    const [wide, tall] = hexReach(board.orientation);
    for (const hex of board.hexes.keys()) {
      const [x, y] = centre(board.orientation, hex);
      const [left, top] = toScreen(view, [x - wide, y - tall]);
      const [right, bottom] = toScreen(view, [x + wide, y + tall]);
      expect(left >= 0 && top >= 0 && right <= low.width && bottom <= low.height, hex).toBe(true);
      expect(left >= trains.right || right <= trains.left || top >= trains.bottom, hex).toBe(true);
    }
  });

  test('of a map too large for its window leaves no city under the line of trains', () => {
    for (const { title } of loaded) {
      const { board } = title;
      const { x, y, width, height } = boxOf(board);
      const half = hexReach(board.orientation);
      const covered = (view: View, trains: Part): number =>
        citiesOf(board).filter((place) => {
          const [left, top] = toScreen(view, [place[0] - half[0], place[1] - half[1]]);
          const [right, bottom] = toScreen(view, [place[0] + half[0], place[1] + half[1]]);
          return left < trains.right && right > trains.left && top < trains.bottom && bottom > trains.top;
        }).length;
      const before: number[] = [];
      for (let high = 380; high <= 580; high += 20) {
        const view = centred([x + width / 2, y + height / 2], 0.68, { width: 848, height: high });
        const trains = { left: 12, top: high - 158, right: 354, bottom: high - 68 };
        before.push(covered(view, trains));
        const next = leastCovered(view, citiesOf(board), half, [trains]);
        expect(covered(next, trains)).toBeLessThanOrEqual(before.at(-1) ?? 0);
        if (title.id === '1853') expect(covered(next, trains), `${high} pixels high`).toBe(0);
      }
      if (title.id === '1853') expect(Math.max(...before)).toBeGreaterThan(0);
    }
  });

  test('shows a network whole beside a card, and stays where it is if it is seen already', () => {
    for (const { title } of loaded) {
      const { board } = title;
      const box = boxOf(board);
      const view = fitted(box, size, 24, FITTING);
      const half = hexReach(board.orientation);
      const card = { left: size.width - 400, top: 80, right: size.width - 14, bottom: size.height - 14 };
      const trains = { left: 40, top: 0, right: 340, bottom: 90 };
      const look = (places: readonly Point[]) =>
        clearOf(view, places, half, { box, size, covers: [card, trains], range: HEXES });
      const isSeen = (at: ReturnType<typeof look>, [x, y]: Point): boolean => {
        const [left, top] = toScreen(at, [x - half[0], y - half[1]]);
        const [right, bottom] = toScreen(at, [x + half[0], y + half[1]]);
        const isIn = left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
        const isClear = (one: typeof card) =>
          right <= one.left || bottom <= one.top || left >= one.right || top >= one.bottom;
        return isIn && isClear(card) && isClear(trains);
      };
      const all = [...board.hexes.keys()].map((hex) => centre(board.orientation, hex));
      const open = all.filter((place) => isSeen(view, place));
      expect(open.length).toBeGreaterThan(5);
      for (const place of open) expect(look([place])).toBe(view);
      for (const place of all) expect(isSeen(look([place]), place)).toBe(true);
      // Even the whole map.
      expect(all.every((place) => isSeen(look(all), place))).toBe(true);
    }
  });
});
