/** Names on the map: large enough to read at every zoom, none over another, and what somebody is busy with always named. */
import type { EighteenState, HexId, Title } from '@kursbuch/eighteen';
import { detailAt } from '@kursbuch/screens/eighteen/board/detail.ts';
import { add, centre } from '@kursbuch/screens/eighteen/board/geometry.ts';
import { layoutOf } from '@kursbuch/screens/eighteen/board/layout.ts';
import {
  type FoundPlaces,
  LEAST_NAME,
  type NameWishes,
  type PlacedName,
  placeNames,
} from '@kursbuch/screens/eighteen/board/names.ts';
import { picturesOf } from '@kursbuch/screens/eighteen/board/picture.ts';
import { cityOf, SLOT } from '@kursbuch/screens/eighteen/board/slots.ts';
import { overlap } from '@kursbuch/screens/parts/map/giveWay.ts';
import { textWidth } from '@kursbuch/screens/parts/map/textWidth.ts';
import type { Part } from '@kursbuch/screens/parts/map/viewport.ts';
import { eighteenTitles } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { playedGame } from './playedGame.ts';

const moments: { readonly title: Title; readonly when: string; readonly state: EighteenState }[] = [];
/** Some states of a game in the order of time. */
const courses: { readonly title: Title; readonly states: readonly EighteenState[] }[] = [];
beforeAll(async () => {
  for (const { id } of eighteenTitles) {
    const { title, start, steps, stateAt } = await playedGame(id, 'names');
    const laid = steps.flatMap(({ events }, at) =>
      events.some(({ type }) => type === 'tileLaid') ? [at] : [],
    );
    courses.push({ title, states: laid.slice(0, 10).flatMap((at) => [stateAt(at), stateAt(at + 1)]) });
    moments.push({ title, when: 'at the start', state: start });
    moments.push({ title, when: 'halfway', state: stateAt(Math.floor(steps.length / 2)) });
    moments.push({ title, when: 'at the end', state: stateAt(steps.length) });
  }
});

const nameOf = (title: Title, hex: HexId): string | null =>
  title.board.hexes.get(hex)?.facts.name?.split('/')[0] ?? null;

const named = (
  title: Title,
  state: EighteenState,
  scale: number,
  said: ReadonlySet<HexId> = new Set(),
): readonly PlacedName[] => placeNames(wishesFor(title, state, scale, said));

const wishesFor = (
  title: Title,
  state: EighteenState,
  scale: number,
  said: ReadonlySet<HexId>,
): NameWishes => ({
  board: title.board,
  pictures: picturesOf(title, state),
  nameOf: (hex) => nameOf(title, hex),
  scale,
  detail: detailAt(scale * 100),
  said,
  visits: new Map(),
});

/** The box of a name on the screen. */
function boxOf({ lines, at: [x, y], size }: PlacedName, scale: number): Part {
  const width = (Math.max(...lines.map((line) => textWidth(line, size))) * 0.9) / 2;
  const height = lines.length * size * 0.45;
  return {
    left: (x - width) * scale,
    right: (x + width) * scale,
    top: (y - height) * scale,
    bottom: (y + height) * scale,
  };
}

/** The middles of the circles of all cities, as far as no name may lie on them. */
function circlesOf(title: Title, state: EighteenState, scale: number): readonly Part[] {
  const { orientation } = title.board;
  return [...picturesOf(title, state).values()].flatMap(({ id, face, rotation }) => {
    const { stops } = layoutOf(orientation, face, rotation);
    return stops.flatMap((stop) => {
      if (stop.facts.kind !== 'city' || face.color === 'red') return [];
      const city = cityOf(stop, stops);
      const half = SLOT * city.scale * scale * Math.SQRT1_2 - 2;
      return city.slots.map(([dx, dy]): Part => {
        const [x, y] = add(centre(orientation, id), add(stop.at, [dx * city.scale, dy * city.scale]));
        const [px, py] = [x * scale, y * scale];
        return { left: px - half, right: px + half, top: py - half, bottom: py + half };
      });
    });
  });
}

/** Pixels of a unit: a whole map on a phone, on a laptop, near. */
const SCALES = [0.28, 0.53, 1];

describe.each(SCALES)('where a unit of the map has %d pixels', (scale) => {
  test('names are large enough to read, and lie neither on each other nor on circles of cities', () => {
    for (const { title, when, state } of moments) {
      const names = named(title, state, scale);
      const where = `${title.id} ${when}`;
      const boxes = names.map((name) => ({ name, box: boxOf(name, scale) }));
      const wrong: string[] = [];
      for (const [index, { name, box }] of boxes.entries()) {
        if (name.size * scale < LEAST_NAME - 1e-6) wrong.push(`${name.lines} is too small`);
        for (const other of boxes.slice(index + 1))
          if (overlap(box, other.box, 0) > 0) wrong.push(`${name.lines} on ${other.name.lines}`);
      }
      for (const circle of circlesOf(title, state, scale))
        for (const { name, box } of boxes)
          if (overlap(box, circle, 0) > 0) wrong.push(`${name.lines} on a circle`);
      expect(wrong, where).toEqual([]);
    }
  });

  test('what somebody is busy with is named, whatever the room', () => {
    for (const { title, when, state } of moments) {
      const all = [...title.board.hexes.keys()].filter((hex) => nameOf(title, hex) !== null);
      // Some beside each other, as the stops of a run are.
      for (const first of [0, Math.floor(all.length / 2)]) {
        const said = new Set(all.slice(first, first + 7));
        const names = named(title, state, scale, said);
        for (const hex of said)
          expect(
            names.some((name) => name.isSaid && name.lines.join(' ') === nameOf(title, hex)),
            `${title.id} ${when}: ${hex}`,
          ).toBe(true);
      }
    }
  });
});

test('what somebody is busy with at the rim of a phone’s window is named inside it', () => {
  const [scale, width, height, near] = [0.6, 360, 400, 8] as const;
  for (const { title, when, state } of moments.filter((one) => one.when === 'halfway')) {
    const found: FoundPlaces = new Map();
    for (const [hex, { facts, index }] of title.board.hexes) {
      // Off the map a name belongs to the values of its area.
      if (nameOf(title, hex) === null || facts.preprinted === 'red' || index % 3 > 0) continue;
      const [x, y] = centre(title.board.orientation, hex);
      for (const [atX, atY] of [
        [near, height / 2],
        [width - near, height / 2],
        [width / 2, near],
        [width / 2, height - near],
      ] as const) {
        const [left, top] = [x - atX / scale, y - atY / scale];
        const sight = { left, top, right: left + width / scale, bottom: top + height / scale };
        const wishes = { ...wishesFor(title, state, scale, new Set([hex])), sight };
        const name = placeNames(wishes, found).find((one) => one.hex === hex);
        if (!name) continue;
        const box = boxOf(name, scale);
        const isInside =
          box.left >= sight.left * scale &&
          box.right <= sight.right * scale &&
          box.top >= sight.top * scale &&
          box.bottom <= sight.bottom * scale;
        expect(isInside, `${title.id} ${when}: ${name.lines} at ${atX}, ${atY}`).toBe(true);
      }
    }
  }
});

test('no name reaches under what lies over a part of the map, unless it must be said and has no other place', () => {
  for (const { title, when, state } of moments.filter((one) => one.when === 'halfway'))
    for (const scale of SCALES) {
      const free = named(title, state, scale);
      const found: FoundPlaces = new Map();
      // As a line of trains and some buttons would lie: over the end of a name, or over all of a place.
      for (const [index, { at, lines, hex }] of free.entries()) {
        if (index % 7 > 0) continue;
        const width = Math.max(...lines.map((line) => textWidth(line, LEAST_NAME))) / 2;
        const left = at[0] + (width * 0.7) / scale;
        const over = [
          { left, right: left + 300 / scale, top: at[1] - 30 / scale, bottom: at[1] + 30 / scale },
        ];
        const wishes = wishesFor(title, state, scale, new Set());
        const names = placeNames({ ...wishes, over }, found);
        const under = over.map((one) => ({
          left: one.left * scale,
          right: one.right * scale,
          top: one.top * scale,
          bottom: one.bottom * scale,
        }));
        for (const name of names)
          for (const part of under)
            expect(
              overlap(boxOf(name, scale), part, 0),
              `${title.id} ${when} at ${scale}: ${name.lines}`,
            ).toBe(0);
        const said = placeNames({ ...wishes, over, said: new Set([hex]) }, found);
        expect(
          said.some((name) => name.hex === hex),
          `${title.id} ${when} at ${scale}: ${lines} is said`,
        ).toBe(true);
      }
    }
});

test('on a laptop at least four of five cities are named, and most on a phone that shows the whole map', () => {
  for (const { title, when, state } of moments)
    for (const [scale, share] of [
      [0.53, 0.8],
      [0.28, 0.6],
    ] as const) {
      const names = new Set(named(title, state, scale).map(({ hex }) => hex));
      const cities = [...picturesOf(title, state).values()].filter(
        ({ id, face }) =>
          nameOf(title, id) !== null &&
          face.color !== 'red' &&
          face.stops.some(({ kind }) => kind === 'city'),
      );
      const written = cities.filter(({ id }) => names.has(id)).length;
      expect(written / cities.length, `${title.id} ${when} at ${scale}`).toBeGreaterThanOrEqual(share);
    }
});

test('names stand where they would without what was found before: tiles laid, flags, things said, another zoom', () => {
  for (const { title, states } of courses) {
    const found: FoundPlaces = new Map();
    const hexes = [...title.board.hexes.keys()].filter((hex) => nameOf(title, hex) !== null);
    for (const [index, state] of states.entries()) {
      const hex = hexes[(index * 7) % hexes.length] as HexId;
      const [x, y] = centre(title.board.orientation, hex);
      const said = new Set(index % 3 === 0 ? [hex] : []);
      const wishes: NameWishes = {
        ...wishesFor(title, state, index % 10 < 8 ? 0.53 : 0.9, said),
        visits: new Map(index % 4 === 1 ? hexes.map((one) => [one, { 0: [0] }]) : []),
        taken: index % 5 === 2 ? [{ left: x - 30, right: x + 30, top: y + 10, bottom: y + 40 }] : [],
      };
      expect(placeNames(wishes, found), `${title.id} ${index}`).toEqual(placeNames(wishes));
    }
  }
});
