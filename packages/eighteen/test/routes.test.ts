import { isObjection } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import type { Board } from '../src/board.ts';
import { checkRuns } from '../src/routes/check.ts';
import { earnsMore } from '../src/routes/earnsMore.ts';
import { networkOf } from '../src/routes/network.ts';
import type { RunRules, RunTrain } from '../src/routes/rules.ts';
import { anyRuns, bestRuns } from '../src/routes/search.ts';
import type { Run, Station } from '../src/types.ts';
import { allRuns, city, type HexDraft, legalRuns, offboard, printedBoard, town } from './routes-plain.ts';

const rules: RunRules = { colour: 'yellow' };
const train = (kind: string, number = 0): RunTrain => ({
  id: `${kind}-${number}`,
  kind,
  range: kind === 'D' ? null : Number(kind),
});
const trains = (...kinds: string[]): RunTrain[] => kinds.map(train);

// ---------------------------------------------------------------- the diagram of chapter 27

/** Letters of the rulebook's picture, and where they lie here. */
const AT: Readonly<Record<string, string>> = {
  A: 'A2',
  B: 'A4',
  C: 'A6',
  D: 'B1',
  E: 'B3',
  F: 'B5',
  G: 'B7',
  H: 'C2',
  I: 'C6',
  J: 'C8',
};
const DIAGRAM: Readonly<Record<string, HexDraft>> = {
  A2: { paths: [[0, 4]] },
  A4: {
    paths: [
      [0, 4],
      [1, 5],
    ],
  },
  A6: {
    paths: [
      [0, 1],
      [1, 5],
    ],
  },
  B1: {
    stops: [offboard(30)],
    paths: [
      [4, 's0'],
      [3, 's0'],
    ],
    offboardGroup: 'D',
  },
  B3: {
    stops: [city(30)],
    paths: [
      [4, 's0'],
      [3, 's0'],
      [1, 's0'],
      [0, 's0'],
    ],
  },
  B5: {
    stops: [city(50)],
    paths: [
      [1, 's0'],
      [3, 's0'],
      [5, 's0'],
    ],
  },
  B7: { stops: [city(20)], paths: [[2, 's0']] },
  C2: { stops: [city(20)], paths: [[3, 's0']] },
  C4: {},
  C6: { paths: [[2, 4]] },
  C8: { stops: [town(10)], paths: [[1, 's0']] },
};
const diagram = printedBoard(DIAGRAM);
const ownF: readonly Station[] = [{ company: 'B&O', hex: 'B5', stop: 0 }];
const state = { tiles: {}, stations: ownF };
const STOPS = new Set('DEFGHJ');

/** "FCBE" as a run: the stops are named, the legs follow the letters. */
function run(letters: string, id = '2-0'): Run {
  const stops: string[] = [];
  const legs: string[][] = [];
  for (const letter of letters) {
    const hex = AT[letter] as string;
    legs.at(-1)?.push(hex);
    if (!STOPS.has(letter)) continue;
    stops.push(`${hex}:0`);
    legs.push([hex]);
  }
  legs.pop();
  return { train: id, stops, legs };
}

const lettersOf = ({ stops, legs }: Run): string => {
  const hexes = [stops[0]?.split(':')[0], ...legs.flatMap((leg) => leg.slice(1))];
  return hexes.map((hex) => Object.keys(AT).find((letter) => AT[letter] === hex)).join('');
};

function verdict(board: Board, own: RunTrain[], runs: Run[], rule = rules): string | number {
  const worth = checkRuns(board, state, 'B&O', own, runs, rule);
  return isObjection(worth) ? worth.reason : worth.revenue;
}

const both = (letters: string): string[] => [letters, [...letters].reverse().join('')];

function routesWith(count: number): Map<string, number> {
  const list = legalRuns(diagram, state, 'B&O', train(String(count)), rules).filter(
    ({ run: { stops } }) => stops.length === count,
  );
  return new Map(list.map(({ run: one, revenue }) => [lettersOf(one), revenue]));
}

function expectRoutes(found: Map<string, number>, wanted: Readonly<Record<string, number>>): void {
  expect(found.size).toBe(Object.keys(wanted).length);
  for (const [letters, revenue] of Object.entries(wanted))
    expect(
      both(letters)
        .map((one) => found.get(one))
        .filter((one) => one !== undefined),
    ).toEqual([revenue]);
}

describe('the examples of chapter 27', () => {
  test('1830-27.0a one 2-train has three routes', () => {
    expectRoutes(routesWith(2), { FE: 80, FCBE: 80, FIJ: 60 });
    for (const [letters, revenue] of [
      ['FE', 80],
      ['FCBE', 80],
      ['FIJ', 60],
    ] as const)
      expect(verdict(diagram, trains('2'), [run(letters)])).toBe(revenue);
  });

  test('1830-27.0b 1830-20.1c no turning back at a switch', () => {
    expect(verdict(diagram, trains('2'), [run('FCG')])).toBe('reversesAtSwitch');
  });

  test('1830-27.0c 1830-20.1d no change of track at a bridge', () => {
    expect(verdict(diagram, trains('2'), [run('FCBAD')])).toBe('changesTrackAtCrossing');
  });

  test('1830-27.0d 1830-20.1l no route without an own station', () => {
    for (const letters of ['DE', 'EH', 'EBCG'])
      expect(verdict(diagram, trains('2'), [run(letters)])).toBe('noOwnStation');
    expect(verdict(diagram, trains('2'), [{ ...run('E'), legs: [['B3', 'A4', 'A6']] }])).toBe('tooShort');
  });

  test('1830-27.0e one 3-train has seven routes of three cities', () => {
    const seven = { EFIJ: 90, EBCFIJ: 90, GCBEF: 100, FED: 110, FEH: 100, FCBED: 110, FCBEH: 100 };
    expectRoutes(routesWith(3), seven);
    for (const [letters, revenue] of Object.entries(seven))
      expect(verdict(diagram, trains('3'), [run(letters, '3-0')])).toBe(revenue);
  });

  test('1830-27.0f 1830-20.1h the same city twice', () => {
    expect(verdict(diagram, trains('3'), [run('FEBCF', '3-0')])).toBe('stopTwice');
    expect(verdict(diagram, trains('3'), [run('EFE', '3-0')])).toBe('stopTwice');
  });

  test('1830-27.0g two and three 2-trains', () => {
    const three = ['FE', 'FCBE', 'FIJ'];
    const values: Record<string, number> = { FE: 80, FCBE: 80, FIJ: 60 };
    for (const one of three)
      for (const other of three)
        if (one < other)
          expect(verdict(diagram, trains('2', '2'), [run(one, '2-0'), run(other, '2-1')])).toBe(
            (values[one] as number) + (values[other] as number),
          );
    expect(
      verdict(
        diagram,
        trains('2', '2', '2'),
        three.map((letters, n) => run(letters, `2-${n}`)),
      ),
    ).toBe(220);
  });

  test('1830-27.0h 1830-20.1k two 3-trains', () => {
    const pairs: readonly (readonly [string, string, number])[] = [
      ['EFIJ', 'FCBED', 200],
      ['EFIJ', 'FCBEH', 190],
      ['GCBEF', 'FIJ', 160],
      ['EBCFIJ', 'DEF', 200],
      ['EBCFIJ', 'HEF', 190],
      ['FCBED', 'FEH', 210],
      ['FCBEH', 'FED', 210],
    ];
    for (const [one, other, sum] of pairs)
      expect(verdict(diagram, trains('3', '3'), [run(one, '3-0'), run(other, '3-1')])).toBe(sum);
  });

  test('1830-27.0i 1830-20.1j two trains on the same track', () => {
    expect(verdict(diagram, trains('3', '3'), [run('FED', '3-0'), run('FEH', '3-1')])).toBe('sharedTrack');
    expect(verdict(diagram, trains('3', '3'), [run('FED', '3-0')])).toBe(110);
    expect(verdict(diagram, trains('3', '3'), [run('FEH', '3-1')])).toBe(100);
  });

  const straight = printedBoard({ ...DIAGRAM, A4: { paths: [[1, 4]] } });

  test('1830-27.0j 1830-20.1g a red area in the middle', () => {
    expect(verdict(straight, trains('4'), [run('FEDABCF', '4-0')])).toBe('offboardInside');
    expect(verdict(straight, trains('4'), [run('EDABCF', '4-0')])).toBe('offboardInside');
  });

  test('1830-27.0k the same red area at both ends', () => {
    expect(verdict(straight, trains('4'), [run('DABCFED', '4-0')])).toBe('stopTwice');
    expect(verdict(straight, trains('4'), [run('DABCF', '4-0')])).toBe(80);
    expect(verdict(straight, trains('4'), [run('DABCFE', '4-0')])).toBe(110);
  });

  const best: readonly (readonly [string, readonly string[], number])[] = [
    ['1830-27.0l', ['2'], 80],
    ['1830-27.0m', ['2', '2'], 160],
    ['1830-27.0n', ['2', '2', '2'], 220],
    ['1830-27.0o', ['2', '2', '3'], 250],
    ['1830-27.0p', ['2', '3', '3'], 270],
    ['1830-27.0q', ['3', '3'], 210],
    ['1830-27.0r', ['3', '4'], 220],
    ['1830-27.0s', ['3'], 110],
    ['1830-27.0s', ['4'], 120],
    ['1830-27.0s', ['5'], 120],
    ['1830-27.0s', ['D'], 120],
    ['1830-27.0s', ['2', '3'], 190],
    ['1830-27.0s', ['2', '4'], 200],
    ['1830-27.0s', ['3', '3', '3'], 270],
    ['1830-27.0s', ['2', '3', '4'], 270],
    ['1830-27.0s', ['4', '4'], 220],
    ['1830-27.0s', ['2', '2', '2', '2'], 220],
  ];
  for (const [id, kinds, revenue] of best)
    test(`${id} the best of ${kinds.join(' + ')} is ${revenue}`, () => {
      const found = bestRuns(networkOf(diagram, state), 'B&O', trains(...kinds), rules);
      expect(found).toMatchObject({ revenue, optimal: true, bound: revenue });
      expect(verdict(diagram, trains(...kinds), [...found.runs])).toBe(revenue);
    });

  test('1830-27.0s the routes of four cities', () => {
    expectRoutes(routesWith(4), { DEFIJ: 120, DEBCFIJ: 120, GCBEFIJ: 110, HEFIJ: 110, HEBCFIJ: 110 });
  });
});

// ---------------------------------------------------------------- one rule after the other

describe('checking runs by hand', () => {
  test('1830-20.1a a route has two stops', () => {
    expect(verdict(diagram, trains('2'), [{ train: '2-0', stops: ['B5:0'], legs: [] }])).toBe('tooShort');
    expect(verdict(diagram, trains('2'), [{ train: '2-0', stops: [], legs: [] }])).toBe('tooShort');
  });

  test('1830-20.1b a route is continuous', () => {
    const gap = (legs: string[][]): Run => ({ train: '2-0', stops: ['B5:0', 'B3:0'], legs });
    expect(verdict(diagram, trains('2'), [gap([['B5', 'C4', 'B3']])])).toBe('broken');
    expect(verdict(diagram, trains('2'), [gap([['B5', 'B1']])])).toBe('broken');
    expect(verdict(diagram, trains('2'), [gap([])])).toBe('broken');
    expect(verdict(diagram, trains('2'), [gap([[]])])).toBe('broken');
    expect(verdict(diagram, trains('2'), [gap([['B5', 'B7', 'B3']])])).toBe('broken');
  });

  test('1830-20.1e a route uses no track twice', () => {
    // Two stops on a loop with a common stem.
    const board = printedBoard({
      A2: {
        stops: [city(10), town(10)],
        paths: [
          [4, 's0'],
          ['s0', 's1'],
          [4, 's1'],
        ],
      },
      A4: { stops: [city(20)], paths: [[1, 's0']] },
    });
    const twice: Run = {
      train: '3-0',
      stops: ['A2:0', 'A4:0', 'A2:1'],
      legs: [
        ['A2', 'A4'],
        ['A4', 'A2'],
      ],
    };
    const own = { tiles: {}, stations: [{ company: 'us', hex: 'A4', stop: 0 }] };
    expect(checkRuns(board, own, 'us', trains('3'), [twice], rules)).toMatchObject({ reason: 'trackTwice' });
  });

  test('1830-20.1i two cities of one hex in one route', () => {
    const board = printedBoard({
      A2: {
        stops: [city(40), city(40)],
        paths: [
          [4, 's0'],
          [5, 's1'],
        ],
      },
      A4: { paths: [[0, 1]] },
      B3: { paths: [[2, 3]] },
    });
    const loop: Run = { train: '2-0', stops: ['A2:0', 'A2:1'], legs: [['A2', 'A4', 'B3', 'A2']] };
    const own = { tiles: {}, stations: [{ company: 'us', hex: 'A2', stop: 0 }] };
    expect(checkRuns(board, own, 'us', trains('2'), [loop], rules)).toMatchObject({ revenue: 80 });
    expect(bestRuns(networkOf(board, own), 'us', trains('2'), rules)).toMatchObject({
      revenue: 80,
      optimal: true,
    });
    const oneOnly = { ...rules, oneCityPerHex: true };
    expect(checkRuns(board, own, 'us', trains('2'), [loop], oneOnly)).toMatchObject({ reason: 'placeTwice' });
    expect(bestRuns(networkOf(board, own), 'us', trains('2'), oneOnly)).toMatchObject({
      revenue: 0,
      runs: [],
    });
  });

  test('1830-20.1m 1830-20.1o the range is the most, not the least', () => {
    expect(verdict(diagram, trains('2'), [run('FED')])).toBe('tooLong');
    expect(verdict(diagram, trains('4'), [run('FE', '4-0')])).toBe(80);
    expect(verdict(diagram, trains('D'), [run('DEFIJ', 'D-0')])).toBe(120);
  });

  test('1830-20.1n no stop is passed without stopping', () => {
    const skipping: Run = { train: '2-0', stops: ['B5:0', 'B1:0'], legs: [['B5', 'B3', 'B1']] };
    expect(verdict(diagram, trains('2'), [skipping])).toBe('skipsStop');
  });

  test('1830-20.1q 1830-20.1r one route for one train', () => {
    expect(verdict(diagram, trains('2'), [run('FE'), run('FIJ')])).toBe('trainTwice');
    expect(verdict(diagram, trains('2'), [run('FE', '3-0')])).toBe('noSuchTrain');
  });

  test('1830-20.1s a bypass does not touch the city', () => {
    const board = printedBoard({
      A2: { stops: [city(40)], paths: [[4, 's0']] },
      A4: {
        stops: [city(10)],
        paths: [
          [1, 's0'],
          [4, 's0'],
          [1, 4],
        ],
      },
      A6: { stops: [city(30)], paths: [[1, 's0']] },
    });
    const own = { tiles: {}, stations: [{ company: 'us', hex: 'A2', stop: 0 }] };
    const past: Run = { train: '2-0', stops: ['A2:0', 'A6:0'], legs: [['A2', 'A4', 'A6']] };
    const over: Run = {
      train: '3-0',
      stops: ['A2:0', 'A4:0', 'A6:0'],
      legs: [
        ['A2', 'A4'],
        ['A4', 'A6'],
      ],
    };
    expect(checkRuns(board, own, 'us', trains('2'), [past], rules)).toMatchObject({ revenue: 70 });
    expect(checkRuns(board, own, 'us', trains('3'), [over], rules)).toMatchObject({ revenue: 80 });
    expect(bestRuns(networkOf(board, own), 'us', trains('2'), rules).revenue).toBe(70);
    expect(bestRuns(networkOf(board, own), 'us', trains('2', '2'), rules).revenue).toBe(70);
  });

  test('a city full of foreign stations ends a run', () => {
    const stations = [...ownF, { company: 'PRR', hex: 'B3', stop: 0 }];
    const closed = { tiles: {}, stations };
    expect(checkRuns(diagram, closed, 'B&O', trains('3'), [run('FED', '3-0')], rules)).toMatchObject({
      reason: 'closedCity',
      params: { stop: 'B3:0' },
    });
    expect(checkRuns(diagram, closed, 'B&O', trains('2'), [run('FE')], rules)).toMatchObject({ revenue: 80 });
    expect(bestRuns(networkOf(diagram, closed), 'B&O', trains('3'), rules).revenue).toBe(90);
  });

  test('two off-map hexes of one place, and the option that parts them', () => {
    const board = printedBoard({
      A2: { stops: [offboard(30)], paths: [[4, 's0']], offboardGroup: 'Gulf' },
      A4: {
        stops: [city(20)],
        paths: [
          [1, 's0'],
          [0, 's0'],
        ],
      },
      B3: { stops: [offboard(30)], paths: [[3, 's0']], offboardGroup: 'Gulf' },
    });
    const own = { tiles: {}, stations: [{ company: 'us', hex: 'A4', stop: 0 }] };
    const across: Run = {
      train: '3-0',
      stops: ['A2:0', 'A4:0', 'B3:0'],
      legs: [
        ['A2', 'A4'],
        ['A4', 'B3'],
      ],
    };
    expect(checkRuns(board, own, 'us', trains('3'), [across], rules)).toMatchObject({ reason: 'placeTwice' });
    expect(bestRuns(networkOf(board, own), 'us', trains('3'), rules).revenue).toBe(50);
    const apart = { ...rules, separateGroups: ['Gulf'] };
    expect(checkRuns(board, own, 'us', trains('3'), [across], apart)).toMatchObject({ revenue: 80 });
    expect(bestRuns(networkOf(board, own), 'us', trains('3'), apart).revenue).toBe(80);
  });

  test('1830-20.3b values by the colour of the phase', () => {
    const red = { kind: 'offboard', revenue: { yellow: 30, green: 30, brown: 60, gray: 60 } } as const;
    const board = printedBoard({
      A2: { stops: [red], paths: [[4, 's0']] },
      A4: { stops: [city(20)], paths: [[1, 's0']] },
    });
    const own = { tiles: {}, stations: [{ company: 'us', hex: 'A4', stop: 0 }] };
    expect(bestRuns(networkOf(board, own), 'us', trains('2'), { colour: 'green' }).revenue).toBe(50);
    expect(bestRuns(networkOf(board, own), 'us', trains('2'), { colour: 'brown' }).revenue).toBe(80);
  });

  test('hexes and stops that do not exist are refused', () => {
    const odd = (stops: string[], legs: string[][]): Run => ({ train: '2-0', stops, legs });
    expect(verdict(diagram, trains('2'), [odd(['Z9:0', 'B5:0'], [['Z9', 'B5']])])).toBe('noSuchStop');
    expect(verdict(diagram, trains('2'), [odd(['B5:0', 'B3:0'], [['B5', 'Z9', 'B3']])])).toBe('broken');
    expect(verdict(diagram, trains('2'), [odd(['B5:0', 'B3:7'], [['B5', 'B3']])])).toBe('noSuchStop');
    expect(verdict(diagram, trains('2'), [odd(['B5:00', 'B3:0'], [['B5', 'B3']])])).toBe('noSuchStop');
    expect(verdict(diagram, trains('2'), [odd(['B5', ''], [['B5', 'B3']])])).toBe('noSuchStop');
  });
});

describe('nothing to run', () => {
  const empty = { runs: [], revenue: 0, optimal: true, bound: 0 };
  test('no station, no train, no track', () => {
    expect(bestRuns(networkOf(diagram, state), 'PRR', trains('2'), rules)).toMatchObject(empty);
    expect(bestRuns(networkOf(diagram, state), 'B&O', [], rules)).toMatchObject(empty);
    const bare = printedBoard({ A2: { stops: [city(20)] } });
    const own = { tiles: {}, stations: [{ company: 'us', hex: 'A2', stop: 0 }] };
    expect(bestRuns(networkOf(bare, own), 'us', trains('2', 'D'), rules)).toMatchObject(empty);
    expect(verdict(diagram, trains('2'), [])).toBe(0);
  });

  test('anyRuns is legal', () => {
    const found = anyRuns(networkOf(diagram, state), 'B&O', trains('2', '3', 'D'), rules);
    expect(verdict(diagram, trains('2', '3', 'D'), [...found.runs])).toBe(found.revenue);
  });
});

test('a budget ends the search with the best so far and a bound', () => {
  const found = bestRuns(networkOf(diagram, state), 'B&O', trains('2', '3', '4'), rules, { budget: 1 });
  expect(found.revenue).toBeLessThanOrEqual(270);
  expect(found.bound).toBeGreaterThanOrEqual(270);
  expect(found.optimal).toBe(found.revenue === 270);
});

test('a station that waits for its circle tells nothing of the best runs', () => {
  const join: HexDraft = {
    stops: [city(20)],
    paths: [
      [4, 's0'],
      [1, 's0'],
    ],
  };
  const board = printedBoard({ A2: join, A4: join, B3: join });
  const at = (stop: number | null) => ({ tiles: {}, stations: [{ company: 'us', hex: 'A2', stop }] });
  const isMore = (stop: number | null, floor: number) =>
    earnsMore(board, at(stop), 'us', trains('2'), rules, floor);
  for (const stop of [0, null])
    expect(bestRuns(networkOf(board, at(stop)), 'us', trains('2'), rules).revenue).toBe(40);
  expect([isMore(0, 39), isMore(0, 40)]).toEqual([true, false]);
  expect([isMore(null, 39), isMore(null, 40)]).toEqual([undefined, undefined]);
});

test('the network of the same tiles and stations is computed once, and is plain JSON', () => {
  const network = networkOf(diagram, state);
  expect(networkOf(diagram, { ...state })).toBe(network);
  expect(JSON.parse(JSON.stringify(network))).toEqual(network);
  expect(allRuns(diagram, state, 'B&O', train('D'), rules).length).toBeGreaterThan(0);
});
