import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '../src/board.ts';
import {
  anyLay,
  type LayContext,
  layProblem,
  lays,
  rotationsOf,
  stopMap,
  type TrackRules,
} from '../src/lay.ts';
import { reach } from '../src/reach.ts';
import { faceOf } from '../src/tile.ts';
import { boardWith, face, laid, standing, tileFacts } from './boards.ts';

const UPGRADES: Readonly<Record<string, readonly string[]>> = {
  '8': ['16', '23', '24', '25', '28'],
  '9': ['18', '20', '23', '24', '26'],
  '57': ['14', '15'],
  '14': ['63'],
  '15': ['63'],
  '23': ['41', '43', '45', '47'],
  '53': ['61'],
  '54': ['62'],
  '59': ['64', '65', '66', '67', '68'],
};

const rules: TrackRules = {
  upgrades: (tile) => UPGRADES[tile] ?? [],
  printedUpgrades({ preprinted, label, stops }) {
    if (preprinted === 'yellow') return label === 'OO' ? ['59'] : label === 'NY' ? ['54'] : ['53'];
    if (stops.length === 0) return ['7', '8', '9'];
    if (stops.length === 2) return ['1'];
    return stops[0]?.kind === 'city' ? ['57'] : ['3', '58'];
  },
};

const COLOURS = ['yellow', 'green', 'brown'];

function contextOf(
  board: Board,
  tiles: string,
  stations: string,
  { colours = COLOURS, none = [] as readonly string[] } = {},
): LayContext {
  const lying = laid(tiles);
  return {
    board,
    tiles: lying,
    tileStock: Object.fromEntries(Object.keys(tileFacts).map((id) => [id, none.includes(id) ? 0 : 1])),
    colours,
    rules,
    reach: reach(board, { tiles: lying, stations: standing(stations) }, 'red'),
  };
}

const at = (tile: string, rotation = 0) => faceOf(tileFacts[tile]!, rotation);

describe('what stays of a face', () => {
  test('one stop stays the only one', () => {
    expect(stopMap(at('57'), at('14'))).toEqual([0]);
    expect(stopMap(faceOf({ color: 'white', label: null, ...face('c1') }, 0), at('57', 2))).toEqual([0]);
  });

  test('the two cities of 54 stay apart on 62', () => {
    expect(stopMap(at('54'), at('62'))).toEqual([0, 1]);
    expect(stopMap(at('54', 4), at('62', 4))).toEqual([0, 1]);
  });

  test('the cities of 59 are known by their exits on 64 to 68, whatever their numbers', () => {
    // 59 has its cities at 0 and 2.
    const maps = (tile: string) =>
      [0, 1, 2, 3, 4, 5].map((rotation) => stopMap(at('59'), at(tile, rotation)).join());
    expect(maps('64')).toEqual(['0,-1', '-1,-1', '1,0', '1,-1', '0,1', '-1,1']);
    for (const tile of ['64', '65', '66', '67', '68'])
      for (let rotation = 0; rotation < 6; rotation++) {
        const next = at(tile, rotation);
        const map = stopMap(at('59'), next);
        if (map.includes(-1)) continue;
        expect(new Set(map).size).toBe(2);
        expect(next.stopExits[map[0]!]! & 1).toBeTruthy();
        expect(next.stopExits[map[1]!]! & 4).toBeTruthy();
      }
  });

  test('cities without track keep their numbers', () => {
    const printed = faceOf({ color: 'yellow', label: 'OO', ...face('c1 c1') }, 0);
    expect(stopMap(printed, at('59', 3))).toEqual([0, 1]);
    // One with track takes its own city first, the other what is left.
    const half = faceOf({ color: 'yellow', label: 'OO', ...face('c1 c1', '2s0') }, 0);
    expect(stopMap(half, at('59'))).toEqual([1, 0]);
  });
});

describe('why a tile may not lie like this', () => {
  const board = boardWith('A1 A3 A5 A7 B2 B4 B6', {
    A3: face('c1'),
    A7: { preprinted: 'gray', ...face('t', '0s0 1s0') },
    B2: { preprinted: 'yellow', label: 'OO', ...face('c1 c1') },
    B4: { preprinted: 'yellow', label: 'B', ...face('c1', '1s0 4s0') },
    B6: { preprinted: 'red', ...face('o', '2s0') },
    A5: { blockedEdges: [0] },
  });
  const context = contextOf(board, '', 'red A3:0');
  const why = (hex: string, tile: string, rotation: number, given = context) =>
    layProblem(given, hex, tile, rotation)?.reason;

  test('names and rotations', () => {
    expect(why('Z9', '9', 0)).toBe('unknownHex');
    expect(why('A1', '999', 0)).toBe('unknownTile');
    expect(why('A1', '9', 6)).toBe('badRotation');
    expect(why('A1', '9', 0.5)).toBe('badRotation');
    expect(why('A1', '9', -1)).toBe('badRotation');
  });

  test('gray and red hexes are never built on', () => {
    expect(why('A7', '9', 0)).toBe('fixedHex');
    expect(why('B6', '58', 0)).toBe('fixedHex');
  });

  test('the phase allows the colour; a yellow hex needs green', () => {
    const early = contextOf(board, 'A3 57/1', 'red A3:0', { colours: ['yellow'] });
    expect(why('A3', '14', 0, early)).toBe('colourNotYet');
    expect(why('B4', '53', 0, early)).toBe('hexNotYet');
    expect(why('B4', '57', 0, early)).toBe('hexNotYet');
  });

  test('the tile fits what lies there', () => {
    expect(why('A1', '57', 0)).toBe('wrongStops');
    expect(why('A3', '9', 0)).toBe('wrongStops');
    expect(why('A1', '59', 0)).toBe('wrongStops');
    expect(why('A3', '14', 0)).toBe('wrongColour');
    expect(why('A3', '53', 0)).toBe('labelledTile');
    expect(why('B2', '53', 0)).toBe('labelledTile');
    expect(why('B4', '59', 0)).toBe('labelledTile');
    expect(why('B4', '14', 0)).toBe('labelledHex');
    expect(layProblem(contextOf(board, 'A1 8/0', 'red A3:0'), 'A1', '26', 0)).toMatchObject({
      reason: 'notAnUpgrade',
      params: { hex: 'A1', tile: '26' },
    });
  });

  test('a tile is left', () => {
    expect(why('A3', '57', 1, contextOf(board, '', 'red A3:0', { none: ['57'] }))).toBe('noTileLeft');
  });

  test('no track off the map, over an impassable side, or against a blank side', () => {
    expect(why('A3', '57', 0)).toBe('offMap');
    expect(why('A5', '9', 0)).toBe('impassableSide');
    expect(why('A5', '8', 4)).toBe('impassableSide');
    expect(why('B4', '53', 5)).toBe('losesTrack');
    // A5 meets A7 in the east where it has track, B6 in the south-east where it has some, too.
    expect(why('A5', '9', 1, contextOf(board, 'A3 57/1', 'red A3:0'))).toBeUndefined();
    const blank = boardWith('A1 A3 A5', { A5: { preprinted: 'gray', ...face('t', '2s0 3s0') } });
    expect(why('A3', '9', 1, contextOf(blank, 'A1 57/1', 'red A1:0'))).toBe('blankSide');
  });

  test('old track is kept, printed track too', () => {
    const built = contextOf(board, 'A3 57/1', 'red A3:0');
    expect(why('A3', '15', 4, built)).toBeUndefined();
    expect(why('A3', '14', 2, built)).toBe('losesTrack');
    const wide = boardWith('A2 A4 B1 B3 B5 C2 C4', { B3: face('c1') });
    const free = contextOf(wide, 'B3 57/1', 'red B3:0');
    expect(rotationsOf(free, 'B3', '14')).toEqual([0, 1, 3, 4]);
    expect(why('B3', '14', 2, free)).toBe('losesTrack');
    const bridge = contextOf(wide, 'B3 9/1', 'red B1:0');
    expect(why('B3', '20', 2, bridge)).toBe('losesTrack');
    const printed = boardWith('A2 A4 B1 B3 B5 C2 C4', {
      B3: { preprinted: 'yellow', label: 'B', ...face('c1', '0s0 4s0') },
    });
    expect(rotationsOf(contextOf(printed, '', 'red B3:0'), 'B3', '53')).toEqual([0, 2, 4]);
    expect(why('B3', '53', 1, contextOf(printed, '', 'red B3:0'))).toBe('losesTrack');
  });

  test('two cities do not become one', () => {
    const wide = boardWith('A2 A4 B1 B3 B5 C2 C4', {
      B3: { preprinted: 'yellow', label: 'OO', ...face('c1 c1') },
    });
    const green = contextOf(wide, 'B3 59/0', 'red B3:0');
    expect(why('B3', '64', 0, green)).toBe('losesTrack');
    expect(rotationsOf(green, 'B3', '64')).toEqual([2, 4]);
  });

  test('some track of the new tile joins the network, unless that is waived', () => {
    expect(why('A5', '9', 1)).toBe('notConnected');
    expect(layProblem(context, 'A5', '9', 1, { connected: false })).toBeUndefined();
    expect(why('A3', '57', 1)).toBeUndefined();
    // The upgrade adds nothing to the part that is reached: allowed all the same.
    const wide = boardWith('A2 A4 B1 B3 B5 C2 C4');
    const reached = contextOf(wide, 'B1 57/1, B3 9/1', 'red B1:0');
    expect(why('B3', '20', 0, reached)).toBeUndefined();
  });
});

describe('all lays', () => {
  const board = boardWith('A2 A4 A6 B1 B3 B5 C2 C4 C6', {
    B3: face('c1'),
    C2: face('t'),
    B5: { preprinted: 'yellow', label: 'OO', ...face('c1 c1') },
    A6: { preprinted: 'gray', ...face('t', '0s0 1s0') },
  });

  test('are those without a problem', () => {
    const pieces = [
      '',
      'A2 8/4',
      'A2 9/1',
      'A4 8/0',
      'A4 9/1',
      'C2 58/1',
      'C4 9/0',
      'C4 23/1',
      'B5 59/1',
      'B5 59/4',
    ];
    fc.assert(
      fc.property(
        fc.subarray(pieces),
        fc.constantFrom('57/0', '57/1', '57/2', '14/0', '15/1', '63/0'),
        fc.constantFrom(['yellow'], ['yellow', 'green'], COLOURS),
        fc.constantFrom('red B3:0', 'red B3:0, blue B5:1', 'blue B3:0, red B5:-'),
        (others, home, colours, stations) => {
          const context = contextOf(board, `B3 ${home}, ${others.join(', ')}`, stations, {
            colours,
            none: ['24'],
          });
          const expected: string[] = [];
          for (const hex of board.hexes.keys())
            for (const tile of board.tiles.keys())
              for (let rotation = 0; rotation < 6; rotation++)
                if (!layProblem(context, hex, tile, rotation)) expected.push(`${hex} ${tile} ${rotation}`);
          const found = lays(context).flatMap(({ hex, tile, rotations }) =>
            rotations.map((rotation) => `${hex} ${tile} ${rotation}`),
          );
          expect(found.sort()).toEqual(expected.sort());
          expect(anyLay(context)).toBe(expected.length > 0);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('the caller may hold back hexes and tiles', () => {
    const context = contextOf(board, 'B3 57/1', 'red B3:0', { colours: ['yellow'] });
    // B5 needs green; from the west of B1 and over its north-western and south-western sides the map ends.
    expect(lays(context)).toEqual([{ hex: 'B1', tile: '7', rotations: [3, 4] }]);
    expect(lays(context, (_, tile) => tile === '9')).toEqual([]);
    expect(anyLay(context, (hex) => hex !== 'B1')).toBe(false);
  });
});
