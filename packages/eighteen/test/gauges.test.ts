/** Track of two gauges: where a company may build, what an upgrade keeps, and which trains run where. */
import { describe, expect, test } from 'vitest';
import { type Board, boardOf } from '../src/board.ts';
import { keepsTrack, type LayContext, layProblem, lays } from '../src/lay.ts';
import { reach } from '../src/reach.ts';
import { checkRuns } from '../src/routes/check.ts';
import { networkOf } from '../src/routes/network.ts';
import { routeOver } from '../src/routes/over.ts';
import type { RunTrain } from '../src/routes/rules.ts';
import { bestRuns } from '../src/routes/search.ts';
import { canonicalRotation, exitsIn, type Face } from '../src/tile.ts';
import type { HexFacts, PathFacts, StopFacts, TileFacts, TrackGauge } from '../src/types.ts';
import { laid, standing } from './boards.ts';

const city = (slots = 1): StopFacts => ({ kind: 'city', revenue: 20, slots });
const tile = (color: string, stops: readonly StopFacts[], ...paths: readonly PathFacts[]): TileFacts => ({
  color,
  label: null,
  stops,
  paths,
});
/** A straight piece, a city on one, and so on, of this gauge. */
const straight = (color: string, gauge: TrackGauge) => tile(color, [], [0, 3, gauge]);
const through = (color: string, gauge: TrackGauge, slots = 1) =>
  tile(color, [city(slots)], [0, 's0', gauge], [3, 's0', gauge]);

const TILES: Readonly<Record<string, TileFacts>> = {
  standard: straight('yellow', 'standard'),
  metre: straight('yellow', 'metre'),
  greenStandard: straight('green', 'standard'),
  dual: straight('green', 'dual'),
  standardCity: through('yellow', 'standard'),
  metreCity: through('yellow', 'metre'),
  dualCity: through('green', 'dual', 2),
  // Three arms of the one gauge and three of the other.
  mixedCity: tile(
    'green',
    [city(2)],
    [0, 's0', 'standard'],
    [1, 's0', 'standard'],
    [3, 's0', 'standard'],
    [2, 's0', 'metre'],
    [4, 's0', 'metre'],
    [5, 's0', 'metre'],
  ),
  points: tile('green', [], [0, 1, 'standard'], [0, 3, 'standard'], [1, 3, 'standard']),
  junction: tile('brown', [], [0, 'j', 'dual'], [1, 'j', 'dual'], [3, 'j', 'dual'], [4, 'j', 'dual']),
};

const COLOURS = ['yellow', 'green', 'brown', 'gray'];
const ROW = 'A1 A3 A5 A7 A9';

const boardWith = (hexes: string, printed: Readonly<Record<string, Partial<HexFacts>>> = {}): Board =>
  boardOf(
    {
      orientation: 'pointy',
      hexes: hexes.split(' ').map((id) => ({
        id,
        name: null,
        preprinted: 'white',
        stops: [],
        paths: [],
        ...printed[id],
      })),
    },
    TILES,
  );

function contextOf(board: Board, tiles: string, stations: string): LayContext {
  const map = { tiles: laid(tiles), stations: standing(stations) };
  return {
    board,
    tiles: map.tiles,
    tileStock: Object.fromEntries(Object.keys(TILES).map((id) => [id, 9])),
    colours: COLOURS,
    rules: {
      upgrades: (id) => Object.keys(TILES).filter((next) => TILES[next]?.color !== TILES[id]?.color),
      printedUpgrades: () => Object.keys(TILES),
    },
    reach: reach(board, map, 'red'),
  };
}

/** The word for laying a tile west to east on a hex of the row. */
function lay(tiles: string, stations: string, hex: string, id: string): string {
  const context = contextOf(boardWith(ROW), tiles, stations);
  const word = layProblem(context, hex, id, 1)?.reason ?? 'fine';
  const isListed = lays(context).some(
    (one) => one.hex === hex && one.tile === id && one.rotations.includes(1),
  );
  expect(isListed).toBe(word === 'fine');
  return word;
}

describe('building', () => {
  test('new track has the gauge of the way it extends', () => {
    const tiles = 'A1 standardCity/1, A3 standard/1';
    expect(lay(tiles, 'red A1:0', 'A5', 'standard')).toBe('fine');
    expect(lay(tiles, 'red A1:0', 'A5', 'dual')).toBe('fine');
    expect(lay(tiles, 'red A1:0', 'A5', 'metre')).toBe('gaugeDiffers');
  });

  test('behind dual track the gauge is still that of the way there', () => {
    const tiles = 'A1 standardCity/1, A3 dual/1';
    expect(lay(tiles, 'red A1:0', 'A5', 'standard')).toBe('fine');
    expect(lay(tiles, 'red A1:0', 'A5', 'metre')).toBe('gaugeDiffers');
    expect(lay('A1 dualCity/1, A3 dual/1', 'red A1:0', 'A5', 'metre')).toBe('fine');
    expect(lay('A1 metreCity/1, A3 dual/1', 'red A1:0', 'A5', 'metre')).toBe('fine');
  });

  test('the gauge changes at an own station, and only where it has track of both', () => {
    const tiles = 'A1 standardCity/1, A3 standard/1, A5 dualCity/1';
    expect(lay(tiles, 'red A1:0', 'A7', 'metre')).toBe('gaugeDiffers');
    expect(lay(tiles, 'red A1:0', 'A7', 'standard')).toBe('fine');
    expect(lay(tiles, 'red A1:0, red A5:0', 'A7', 'metre')).toBe('fine');
    expect(lay('A1 standardCity/1', 'red A1:0', 'A3', 'metre')).toBe('gaugeDiffers');
  });

  test('a station full of others ends the way, a free circle does not', () => {
    const tiles = 'A1 dualCity/1, A3 dual/1, A5 dualCity/1';
    expect(lay(tiles, 'red A1:0, blue A5:0', 'A7', 'metre')).toBe('fine');
    expect(lay(tiles, 'red A1:0, blue A5:0, green A5:0', 'A7', 'metre')).toBe('notConnected');
  });

  test('the first tile at the own station may be of either gauge', () => {
    for (const id of ['standardCity', 'metreCity']) expect(lay('', 'red A3:-', 'A3', id)).toBe('fine');
  });

  test('an upgrade may make the connection, in the gauge of the way there', () => {
    const tiles = 'A1 metreCity/1, A3 standard/1';
    // The metre track of the city leads to a side where only standard track lies.
    expect(lay(tiles, 'red A1:0', 'A3', 'dual')).toBe('fine');
    expect(lay(tiles, 'red A1:0', 'A3', 'greenStandard')).toBe('gaugeDiffers');
  });

  test('reach says for which gauge', () => {
    const board = boardWith(ROW);
    const map = { tiles: laid('A1 mixedCity/1, A3 dual/1'), stations: standing('red A1:0') };
    const { byGauge } = reach(board, map, 'red');
    const sides = (gauge: 'standard' | 'metre') => byGauge?.[gauge].edges[board.hexes.get('A5')?.index ?? -1];
    // Turned by one, the arms to the east are standard: 1 of them, and 5 leads west again.
    expect([sides('standard'), sides('metre')]).toEqual([1 << 1, 0]);
  });

  test('track off the map is refused, but where it may be dead', () => {
    const context = contextOf(boardWith('A1 A3'), '', 'red A3:-');
    expect(layProblem(context, 'A3', 'dualCity', 1)?.reason).toBe('offMap');
    const open = contextOf(boardWith('A1 A3', { A3: { deadEnds: true } }), '', 'red A3:-');
    expect(layProblem(open, 'A3', 'dualCity', 1)).toBeUndefined();
    expect(lays(open).some(({ hex, tile: id }) => hex === 'A3' && id === 'dualCity')).toBe(true);
    expect(lays(context).some(({ hex, tile: id }) => hex === 'A3' && id === 'dualCity')).toBe(false);
  });
});

const faces = (id: string): readonly Face[] => boardWith('A1').tiles.get(id) as readonly Face[];
const at = (id: string, rotation = 0): Face => faces(id)[rotation] as Face;

describe('what a tile shows', () => {
  test('an upgrade keeps the gauge or makes it dual', () => {
    expect(keepsTrack(at('standard'), at('dual'))).toBe(true);
    expect(keepsTrack(at('standard'), at('metre'))).toBe(false);
    expect(keepsTrack(at('dual'), at('standard'))).toBe(false);
    expect(keepsTrack(at('standardCity'), at('dualCity'))).toBe(true);
    expect(keepsTrack(at('metreCity'), at('standardCity'))).toBe(false);
    // Of the six sides of the mixed city two are right for each gauge.
    const fits = (id: string) =>
      [0, 1, 2, 3, 4, 5].filter((turn) => keepsTrack(at(id), at('mixedCity', turn)));
    expect(fits('standardCity')).toEqual([0, 3]);
    expect(fits('metreCity')).toEqual([1, 4]);
    // Points stay on a junction that has their arms.
    expect(keepsTrack(at('points'), at('junction'))).toBe(true);
    expect(keepsTrack(at('points'), at('junction', 1))).toBe(false);
  });

  test('a tile whose gauges differ lies differently each way it is turned', () => {
    expect([0, 1, 2, 3, 4, 5].map((turn) => canonicalRotation(faces('mixedCity'), turn))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(canonicalRotation(faces('dual'), 3)).toBe(0);
    expect(exitsIn(at('mixedCity'), 'standard')).toBe(0b001011);
    expect(exitsIn(at('mixedCity'), 'metre')).toBe(0b110100);
  });
});

describe('running', () => {
  const train = (id: string, more: Partial<RunTrain> = {}): RunTrain => ({
    id,
    kind: id,
    range: 5,
    counts: 'large',
    ...more,
  });
  const broad = train('3', { gauge: 'standard' });
  const narrow = train('3M', { gauge: 'metre' });
  const rules = { colour: 'yellow' } as const;

  test('a train runs on its gauge and on dual track, and on no other', () => {
    const board = boardWith(ROW);
    const map = (tiles: string) => ({ tiles: laid(tiles), stations: standing('red A1:0') });
    const run = (id: string) => [{ train: id, stops: ['A1:0', 'A5:0'], legs: [['A1', 'A3', 'A5']] }];
    const word = (tiles: string, one: RunTrain) => {
      const worth = checkRuns(board, map(tiles), 'red', [one], run(one.id), rules);
      const { revenue } = bestRuns(networkOf(board, map(tiles)), 'red', [one], rules);
      if ('reason' in worth) {
        expect(revenue).toBe(0);
        return worth.reason;
      }
      expect(revenue).toBe(worth.revenue);
      return worth.revenue;
    };
    const mixed = 'A1 dualCity/1, A3 standard/1, A5 standardCity/1';
    expect(word(mixed, broad)).toBe(40);
    expect(word(mixed, narrow)).toBe('wrongGauge');
    const dual = 'A1 dualCity/1, A3 dual/1, A5 dualCity/1';
    expect([word(dual, broad), word(dual, narrow)]).toEqual([40, 40]);
    expect(word('A1 metreCity/1, A3 dual/1, A5 standardCity/1', narrow)).toBe('wrongGauge');
  });

  test('two trains pass a junction over different arms, but not points', () => {
    // The station in the west has two lines to the crossing, and two cities lie beyond it.
    const end = (...edges: readonly number[]): Partial<HexFacts> => ({
      preprinted: 'gray',
      stops: [city()],
      paths: edges.map((edge): PathFacts => [edge, 's0', 'dual']),
    });
    const board = boardWith('A3 A5 B2 B4 B6', {
      A3: end(5),
      A5: end(0),
      B2: end(4),
      B6: end(1),
    });
    // B4 has A3 in its north-west (2), A5 north-east (3), B2 west (1), B6 east (4).
    const state = (id: string, rotation: number) => ({
      tiles: laid(`B4 ${id}/${rotation}`),
      stations: standing('red A3:0, red B2:0'),
    });
    const runs = [
      { train: 'one', stops: ['A3:0', 'A5:0'], legs: [['A3', 'B4', 'A5']] },
      { train: 'two', stops: ['B2:0', 'B6:0'], legs: [['B2', 'B4', 'B6']] },
    ];
    const both = [train('one', { gauge: 'standard' }), train('two', { gauge: 'metre' })];
    const crossing: TileFacts = tile(
      'brown',
      [],
      [1, 'j', 'dual'],
      [2, 'j', 'dual'],
      [3, 'j', 'dual'],
      [4, 'j', 'dual'],
    );
    const withJunction = boardOf(
      { orientation: 'pointy', hexes: [...board.hexes.values()].map(({ facts }) => facts) },
      { crossing, points: TILES.points as TileFacts },
    );
    const found = checkRuns(withJunction, state('crossing', 0), 'red', both, runs, rules);
    expect(found).toMatchObject({ revenue: 80 });
    expect(bestRuns(networkOf(withJunction, state('crossing', 0)), 'red', both, rules).revenue).toBe(80);
    // Points from the west and north-west to the east: the stem is one.
    const plain = both.map(({ gauge, ...one }) => one);
    const stem = [
      { train: 'one', stops: ['A3:0', 'B6:0'], legs: [['A3', 'B4', 'B6']] },
      { train: 'two', stops: ['B2:0', 'B6:0'], legs: [['B2', 'B4', 'B6']] },
    ];
    const shared = checkRuns(withJunction, state('points', 1), 'red', plain, stem, rules);
    expect(shared).toMatchObject({ reason: 'sharedTrack' });
    expect(bestRuns(networkOf(withJunction, state('points', 1)), 'red', plain, rules).runs).toHaveLength(1);
  });

  describe('a way round', () => {
    // From B2 in the west to B6 in the east over B4, at once or by the loop in the north.
    const end = (edge: number): Partial<HexFacts> => ({
      preprinted: 'gray',
      stops: [city()],
      paths: [[edge, 's0', 'dual']],
    });
    const printed = (...paths: readonly PathFacts[]): Partial<HexFacts> => ({ preprinted: 'gray', paths });
    const around = (...paths: readonly PathFacts[]) =>
      boardWith('A3 A5 B2 B4 B6', {
        B2: end(4),
        B6: end(1),
        B4: printed(...paths),
        A3: printed([4, 5, 'dual']),
        A5: printed([0, 1, 'dual']),
      });
    const state = { tiles: {}, stations: standing('red B2:0') };
    const round = [{ train: '3M', stops: ['B2:0', 'B6:0'], legs: [['B2', 'B4', 'A3', 'A5', 'B4', 'B6']] }];

    test('is one where the short way has another gauge', () => {
      const board = around([1, 4, 'standard'], [1, 2, 'dual'], [3, 4, 'dual']);
      expect(bestRuns(networkOf(board, state), 'red', [narrow], rules).runs).toEqual(round);
      expect(checkRuns(board, state, 'red', [narrow], round, rules)).toMatchObject({ revenue: 40 });
      const direct = [{ train: '3', stops: ['B2:0', 'B6:0'], legs: [['B2', 'B4', 'B6']] }];
      expect(bestRuns(networkOf(board, state), 'red', [broad], rules).runs).toEqual(direct);
    });

    test('is one where it leads over a place that must be used, twice over one junction', () => {
      const board = around([1, 'j', 'dual'], [2, 'j', 'dual'], [3, 'j', 'dual'], [4, 'j', 'dual']);
      const bound = { ...rules, mustUse: ['A3'] };
      const network = networkOf(board, state, bound);
      expect(bestRuns(network, 'red', [narrow], bound)).toMatchObject({
        runs: round,
        revenue: 40,
        optimal: true,
      });
      expect(checkRuns(board, state, 'red', [narrow], round, bound)).toMatchObject({ revenue: 40 });
      expect(routeOver(network, 'red', [narrow], rules, ['B2:0'], 'A3')).toEqual(round[0]);
      // No route stops at a station that is none of the company's track, and none leads to a hex without track.
      expect(routeOver(network, 'red', [narrow], rules, ['A3:0'], 'A3')).toBeUndefined();
      const nowhere = { ...rules, mustUse: ['Z1'] };
      expect(bestRuns(network, 'red', [narrow], nowhere)).toMatchObject({
        runs: [],
        unmet: true,
        optimal: true,
      });
      // Without the duty the short way is enough.
      const [short] = bestRuns(networkOf(board, state), 'red', [narrow], rules).runs;
      expect(short?.legs).toEqual([['B2', 'B4', 'B6']]);
      expect(checkRuns(board, state, 'red', [narrow], short ? [short] : [], bound)).toMatchObject({
        reason: 'notUsed',
        params: { hex: 'A3' },
      });
    });
  });
});
