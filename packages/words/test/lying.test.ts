/** How a tile lies and which of several cities is meant, in words: nobody has to know how rotations are counted. */
import { canonicalRotation } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenNamed, eighteenTitles, eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { wordsFor } from '../src/eighteen/index.ts';
import { languages } from '../src/index.ts';

const TURNS = [0, 1, 2, 3, 4, 5];

describe.each(eighteenTitles)('$id', (entry) => {
  test.each(languages)('in %s tiles that lie otherwise are told otherwise', async (language) => {
    const { title } = await entry.load();
    const words = await wordsFor(language, eighteenVoices(entry.id));
    const alike: string[] = [];
    for (const [tile, faces] of title.board.tiles) {
      const told = TURNS.map((rotation) => words.lies(title, tile, rotation));
      expect(told.filter((one) => /undefined|^$| {2}| (?:to|nach|and|und)(?= ?[,;]|$)/.test(one))).toEqual(
        [],
      );
      for (const rotation of TURNS)
        if (told.indexOf(told[rotation] as string) !== canonicalRotation(faces, rotation))
          alike.push(`${tile}: ${told.join(' | ')}`);
    }
    expect([...new Set(alike)]).toEqual([]);
  });
});

test.each([
  ['a straight', '1830', '9', 1, ['east to west', 'von Osten nach Westen']],
  [
    'a fork',
    '1830',
    '25',
    0,
    ['south-west to east and north-west', 'von Südwesten nach Osten und Nordwesten'],
  ],
  [
    'a crossing',
    '1830',
    '20',
    0,
    ['east to west and north-east to south-west', 'von Nordosten nach Südwesten und von Osten nach Westen'],
  ],
  [
    'two cities',
    '1830',
    '59',
    0,
    ['to the north-west and to the south-west', 'nach Nordwesten und nach Südwesten'],
  ],
  [
    'a city of four',
    '1830',
    '14',
    0,
    ['to the north-east, east, south-west and west', 'nach Nordosten, Osten, Südwesten und Westen'],
  ],
  ['two towns on one line', '1853', '71', 0, ['east to south-west', 'von Osten nach Südwesten']],
  ['a city of six', '1830', '63', 0, ['to all sides', 'nach allen Seiten']],
  ['a map that stands on its tips', '1889', '437', 0, ['south to north-west', 'von Süden nach Nordwesten']],
  [
    'a city of two gauges',
    '1853',
    '718',
    0,
    [
      'to the east, south-east and north-west in metre gauge; to the north-east, south-west and west in standard gauge',
      'nach Nordosten, Südwesten und Westen in Standardspur; nach Osten, Südosten und Nordwesten in Meterspur',
    ],
  ],
])('track is told by the sides it comes to: %s', async (_, id, tile, rotation, expected) => {
  const entry = eighteenNamed(id);
  if (!entry) throw new Error(`no title ${id}`);
  const { title } = await entry.load();
  const said = (['en', 'de'] as const).map(async (language) =>
    (await wordsFor(language, eighteenVoices(id))).lies(title, tile, rotation),
  );
  expect(await Promise.all(said)).toEqual(expected);
});

test('of two cities on a hex the one that is meant is told by its track, and by its number while it has none', async () => {
  const entry = eighteenNamed('1830');
  if (!entry) throw new Error('no 1830');
  const { title, table } = await entry.load();
  const start = table.setup({ players: ['Anna', 'Ben'], seed: 'cities', options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const words = await wordsFor('en', eighteenVoices('1830'));
  const laid = { ...start, tiles: { ...start.tiles, E11: { tile: '59', rotation: 0 } } };
  const called = (state: typeof start, hex: string) =>
    [0, 1].map((stop) => words.cityName(title, state, hex, stop));
  expect(called(start, 'E11')).toEqual(['city 1', 'city 2']);
  expect(called(laid, 'E11')).toEqual([
    'the city with track to the south-west',
    'the city with track to the north-west',
  ]);
  expect(called(start, 'H10')).toEqual([null, null]);
  const place = { type: 'placeStation', hex: 'E11', stop: 1 } as const;
  expect(words.describe(title, laid, place)).toBe(
    'place a station in Dunkirk & Buffalo (E11), the city with track to the north-west',
  );
});

test('a run through both towns of one hex tells them apart by their track, and names any other place alone', async () => {
  const entry = eighteenNamed('1830');
  if (!entry) throw new Error('no 1830');
  const { title, table } = await entry.load();
  const start = table.setup({ players: ['Anna', 'Ben'], seed: 'towns', options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const laid = { ...start, tiles: { ...start.tiles, G7: { tile: '1', rotation: 0 } } };
  const run = { train: '3', stops: ['F6:0', 'G7:0', 'G7:1'], legs: [] };
  const told = (['en', 'de'] as const).map(async (language) => {
    const words = await wordsFor(language, eighteenVoices('1830'));
    return words.runName(title, laid, run);
  });
  expect(await Promise.all(told)).toEqual([
    '3: Cleveland – Akron & Canton (to the north-east and west) – Akron & Canton (to the east and south-west)',
    '3: Cleveland – Akron & Canton (nach Nordosten und Westen) – Akron & Canton (nach Osten und Südwesten)',
  ]);
});
