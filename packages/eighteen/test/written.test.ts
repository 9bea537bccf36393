import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TILES } from '../src/tileCatalogue.ts';
import type { MapFacts } from '../src/types.ts';
import { mapFromText, withGaugeAreas } from '../src/writtenMap.ts';
import { supplyFromText, tilesFromText } from '../src/writtenTiles.ts';

const SIGNS = `
  .  white
  o  town
  O  city
  R  red
  ^  terrain mountain, cost 120
`;
const ROWS = `
      2   6   10
  A    . O^
  B   o   .
  C    R     O
`;

const map = (text: { signs?: string; rows?: string; hexes?: string }) =>
  mapFromText('pointy', { signs: SIGNS, rows: ROWS, ...text });
const hexOf = ({ hexes }: MapFacts, id: string) => hexes.find((hex) => hex.id === id);

describe('a map in rows of signs', () => {
  test('has each hex under its column and in the row of its letter', () => {
    expect(map({}).hexes.map(({ id }) => id)).toEqual(['A3', 'A5', 'B2', 'B6', 'C3', 'C9']);
  });

  test('says with one or two signs what is on a hex', () => {
    expect(hexOf(map({}), 'A3')).toEqual({ id: 'A3', name: null, preprinted: 'white', stops: [], paths: [] });
    expect(hexOf(map({}), 'A5')).toEqual({
      id: 'A5',
      name: null,
      preprinted: 'white',
      stops: [{ kind: 'city', revenue: 0, slots: 1 }],
      paths: [],
      terrain: 'mountain',
      cost: 120,
    });
  });

  test('says the rest in a line for the hex', () => {
    const written = map({
      hexes: `
        A3, gray, 0-5
        A5  Two Rivers, label K from green, cost 80, home PRR, home NYC any, private D&H
        B2, blocked 0 4
        C3  Deep South, offboard 30/30/40/50 hidden at 2.5: 2 3, joined 2, terminal
        C9, toll 0-4 -10, group The East
      `,
    });
    expect(hexOf(written, 'A3')).toMatchObject({ name: null, preprinted: 'gray', paths: [[0, 5]] });
    expect(hexOf(written, 'A5')).toMatchObject({
      name: 'Two Rivers',
      futureLabel: { label: 'K', from: 'green' },
      terrain: 'mountain',
      cost: 80,
      reservedFor: [
        { company: 'PRR', stop: 's0' },
        { company: 'NYC', stop: null },
      ],
      privateHex: ['D&H'],
    });
    expect(hexOf(written, 'B2')).toMatchObject({ stops: [{ kind: 'town' }], blockedEdges: [0, 4] });
    expect(hexOf(written, 'C3')).toEqual({
      id: 'C3',
      name: 'Deep South',
      preprinted: 'red',
      stops: [
        {
          kind: 'offboard',
          revenue: { yellow: 30, green: 30, brown: 40, gray: 50 },
          hideValue: true,
          loc: 2.5,
        },
      ],
      paths: [
        [2, 's0'],
        [3, 's0'],
      ],
      joinedEdges: [2],
      terminal: true,
      offboardGroup: 'Deep South',
    });
    expect(hexOf(written, 'C9')).toMatchObject({
      toll: { path: [0, 4], value: -10 },
      offboardGroup: 'The East',
    });
  });

  test('with flat tops has letters over its columns and numbers before its rows', () => {
    const flat = mapFromText('flat', {
      signs: SIGNS,
      rows: `
           A B C
         1   R
         2 O   .^
         3   o
        10 .
      `,
      hexes: 'B1 North, offboard 30/30/60/60 train D 100: 0 1',
    });
    expect(flat.orientation).toBe('flat');
    const values = { yellow: 30, green: 30, brown: 60, gray: 60, byTrain: { D: 100 } };
    expect(hexOf(flat, 'B1')?.stops[0]?.revenue).toEqual(values);
    expect(flat.hexes.map(({ id }) => id)).toEqual(['A2', 'A10', 'B1', 'B3', 'C2']);
    expect(hexOf(flat, 'C2')).toMatchObject({ terrain: 'mountain', cost: 120 });
  });

  test('has areas drawn beside it, and a border where two of them meet', () => {
    const areas = withGaugeAreas(mapFromText('pointy', { signs: SIGNS, rows: '  1   5\nA . . .\nB  . .' }), {
      signs: 'w west\ne east',
      rows: '  1   5\nA w e\nB  w e',
    });
    const told = areas.hexes.map(({ id, gaugeArea, gaugeBorders }) => [id, gaugeArea, gaugeBorders]);
    expect(told).toEqual([
      ['A1', 'west', [4]],
      ['A3', 'east', [0, 1]],
      ['A5', undefined, undefined],
      ['B2', 'west', [3, 4]],
      ['B4', 'east', [1]],
    ]);
  });

  test.each([
    [{ rows: '  2\nA .\nB  ?' }, 'line 3 ("B  ?"): the sign "?" of B3 means nothing'],
    [{ rows: '  2\nA .  .' }, 'line 2 ("A .  ."): the sign "." at place 6 stands between two hexes'],
    [{ rows: '  2\nA .\nB .' }, 'line 3 ("B ."): the sign "." at place 3 stands between two hexes'],
    [{ rows: '  2  6\nA .' }, 'line 1 ("2  6"): a name does not stand over its column'],
    [{ rows: '  A\nA .' }, 'line 1 ("A"): "A" names no column'],
    [{ rows: '  2\n7 .' }, 'line 2 ("7 ."): a row begins with its letter, and a space'],
    [{ signs: `${SIGNS}\n.  red` }, 'the sign "." is explained twice'],
    [{ signs: 'oo town' }, 'line 1 ("oo town"): a sign is one character'],
    [{ hexes: '\nZ9 Nowhere' }, 'line 2 ("Z9 Nowhere"): Z9 is not on the map'],
    [{ hexes: 'Albany' }, 'line 1 ("Albany"): a line begins with a hex'],
    [{ hexes: 'A3 One\nA3 Two' }, 'line 2 ("A3 Two"): A3 has two lines'],
    [{ hexes: 'A3 One, ctiy 40' }, 'line 1 ("A3 One, ctiy 40"): "ctiy 40" says nothing of a hex'],
    [{ hexes: 'A3, city forty' }, '"forty" says nothing of a stop'],
    [{ hexes: 'A3, city 4O' }, '"4O" is no number'],
    [{ hexes: 'A3, offboard 30 train D' }, '"" is no number'],
    [{ hexes: 'A3, offboard 30/40' }, '"30/40" is no value: one number, or four'],
    [{ hexes: 'A3, 2-slot town 10' }, 'a town has no slots'],
    [{ hexes: 'A3, city 40: 6' }, '"6" is no edge: they are 0 to 5'],
    [{ hexes: 'A3, 0-3 4' }, '"4" is no track: 0-3 is, or s0-s1'],
    [{ hexes: 'A3, 0-s1' }, 'there is no stop s1'],
    [{ hexes: 'A3, town 10 port big: 0' }, 'a port is small or large, not "big"'],
    [{ hexes: 'A3, blocked 7' }, '"7" is no edge'],
    [{ hexes: 'A3, cost much' }, '"much" is no number'],
    [{ hexes: 'A3, label' }, '"label" needs a name'],
    [{ hexes: 'A3, home' }, '"home" needs a name'],
    [{ hexes: 'A5, home PRR s1' }, 'there is no stop s1'],
    [{ hexes: 'A5, home PRR 1' }, '"1" is no stop'],
    [{ hexes: 'A3, toll 0 -10' }, '"0" is no track'],
  ])('tells what is wrong with %j', (text, problem) => {
    expect(() => map(text)).toThrow(problem);
  });

  test('tells an area that no hex has', () => {
    expect(() => withGaugeAreas(map({}), { signs: 'w west', rows: '  1\nA w' })).toThrow(
      'A1 is not on the map',
    );
  });
});

describe('tiles, one a line', () => {
  test('have colour, label, stops and track in the order they are written in', () => {
    expect(
      tilesFromText('54 green, label NY, city 60 at 0.5: 0 1, 2-slot city 60 at center: 2, 4-5'),
    ).toEqual({
      54: {
        color: 'green',
        label: 'NY',
        stops: [
          { kind: 'city', revenue: 60, slots: 1, loc: 0.5 },
          { kind: 'city', revenue: 60, slots: 2, loc: 'center' },
        ],
        paths: [
          [0, 's0'],
          [1, 's0'],
          [2, 's1'],
          [4, 5],
        ],
      },
    });
  });

  test('have track of one gauge from its name on', () => {
    const {
      1: mixed,
      2: joined,
      3: junction,
    } = tilesFromText(`
      1 green, city 20: standard 0 metre 2 4
      2 yellow, metre, town 10: 0, s0-s1, town 10: 4
      3 brown, dual, junction: 0 2 4
    `);
    expect(mixed?.paths).toEqual([
      [0, 's0', 'standard'],
      [2, 's0', 'metre'],
      [4, 's0', 'metre'],
    ]);
    expect(joined?.paths).toEqual([
      [0, 's0', 'metre'],
      ['s0', 's1', 'metre'],
      [4, 's1', 'metre'],
    ]);
    expect(junction).toEqual({
      color: 'brown',
      label: null,
      stops: [],
      paths: [
        [0, 'j', 'dual'],
        [2, 'j', 'dual'],
        [4, 'j', 'dual'],
      ],
    });
  });

  test.each([
    ['7 yelow, 0-1', 'line 1 ("7 yelow, 0-1"): a tile begins with its number and its colour'],
    ['7 yellow 0-1', 'a tile begins with its number and its colour'],
    ['7 yellow, 0-1\n7 yellow, 0-2', 'line 2 ("7 yellow, 0-2"): there are two tiles 7'],
    ['7 yellow, 0-7', '"0-7" says nothing of a tile'],
    ['7 yellow, town 10: 0, s0-s1', 'there is no stop s1'],
    ['7 yellow, metre 0-3 3', '"3" is no track'],
  ])('tell what is wrong with %s', (text, problem) => {
    expect(() => tilesFromText(text)).toThrow(problem);
  });

  test('of the catalogue all have track, and values where they have stops', () => {
    for (const [id, { stops, paths }] of Object.entries(TILES)) {
      expect([id, paths.length > 0]).toEqual([id, true]);
      expect([id, stops.every(({ revenue }) => Number(revenue) > 0)]).toEqual([id, true]);
    }
  });
});

describe('the supply of tiles', () => {
  test('says how many there are and what may replace them', () => {
    expect(supplyFromText('  7 x12 -> 18 26\n 18 x1\n 26 x2')).toEqual({
      counts: { 7: 12, 18: 1, 26: 2 },
      upgrades: { 7: ['18', '26'], 18: [], 26: [] },
    });
  });

  test.each([
    ['7 12', 'line 1 ("7 12"): a line is "7 x4", or "7 x4 -> 18 26"'],
    ['7 x1 ->', 'a line is "7 x4", or "7 x4 -> 18 26"'],
    ['7 x1\n7 x2', 'line 2 ("7 x2"): there are two lines of 7'],
    ['7 x1 -> 18', 'there is no tile 18'],
  ])('tells what is wrong with %s', (text, problem) => {
    expect(() => supplyFromText(text)).toThrow(problem);
  });
});

describe('the page about facts as text', () => {
  const page = readFileSync(new URL('../../../docs/add-a-title/facts.md', import.meta.url), 'utf8');
  const written = (before: string): string => page.split(`${before}\``)[1]?.split('`')[0] ?? '';

  test('shows a map that can be read', () => {
    const { hexes } = mapFromText('pointy', {
      signs: written('signs: '),
      rows: written('rows: '),
      hexes: written('hexes: '),
    });
    expect(hexes.map(({ id }) => id).join(' ')).toBe('A3 A5 A7 A9 B2 B4 B6 B8 C3 C5');
    expect(hexes.flatMap(({ name }) => name ?? [])).toEqual(['Albany', 'Canadian West', 'Altoona']);
  });

  test('shows a map with flat tops that can be read', () => {
    const rows = /```\n( +A B C D\n[^`]*)```/.exec(page)?.[1] ?? '';
    const { hexes } = mapFromText('flat', { signs: written('signs: '), rows });
    expect(hexes.map(({ id }) => id).join(' ')).toBe('A2 B1 B3 C2 D3');
  });

  test('shows tiles and a supply that can be read', () => {
    expect(Object.keys(tilesFromText(written('= tilesFromText(')))).toEqual(['7', '14', '54', '71']);
    expect(supplyFromText(written('= supplyFromText(')).counts).toEqual({ 14: 3, 15: 2, 63: 3 });
  });
});
