/** Equal maps are one, whoever made them; what a company earns with other trains, a tile or a station more. */
import {
  bestRuns,
  type EighteenState,
  earnings,
  facesOn,
  networkOf,
  reach,
  runTrainsOf,
  standingOn,
  suggestRuns,
} from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, table1830 } from './table1830.ts';

const { board } = title;

/** PRR and NYC with a station each and some track; both in the one order or the other. */
function state(turned = false): EighteenState {
  const table = table1830().phase('3');
  const prr = () => table.company('PRR', P1, { cash: 500 }).tile('H10', '57', 1);
  const nyc = () => table.company('NYC', P2, { cash: 500 }).tile('E17', '57', 0);
  if (turned) {
    nyc();
    prr();
  } else {
    prr();
    nyc();
  }
  return table.train('PRR', '2').atStep('PRR', 'trains').state;
}

describe('equal maps', () => {
  const [one, other] = [state(), state(true)];
  const copy: EighteenState = structuredClone(one);

  test('are one, in whatever order they came about', () => {
    expect(Object.keys(one.tiles)).not.toEqual(Object.keys(other.tiles));
    expect(one.stations).not.toEqual(other.stations);
    for (const table of [other, copy]) {
      expect(facesOn(board, table)).toBe(facesOn(board, one));
      expect(standingOn(table.stations)).toBe(standingOn(one.stations));
      expect(networkOf(board, table)).toBe(networkOf(board, one));
      expect(reach(board, table, 'PRR')).toBe(reach(board, one, 'PRR'));
    }
  });

  test('and other maps are not', () => {
    const turned = { ...one, tiles: { ...one.tiles, H10: { tile: '57', rotation: 2 } } };
    const moved = { ...one, tiles: { ...one.tiles, H10: { tile: '58', rotation: 1 } } };
    for (const tiles of [turned, moved]) expect(facesOn(board, tiles)).not.toBe(facesOn(board, one));
    const [first, ...rest] = one.stations;
    if (!first) throw new Error('no station');
    for (const changed of [
      { ...first, stop: null },
      { ...first, stop: 1 },
      { ...first, edge: true as const },
      { ...first, company: 'B&O' },
      { ...first, hex: 'H10' },
    ]) {
      const stations = [changed, ...rest];
      expect(standingOn(stations)).not.toBe(standingOn(one.stations));
      expect(standingOn(stations)).toEqual([...stations].sort((a, b) => (a.company < b.company ? -1 : 1)));
    }
  });
});

describe('what a company earns', () => {
  const now = state();
  /** Nothing remembered, and as good as it gets. */
  const exactly = (asked: EighteenState, company = 'PRR') => {
    const network = structuredClone(networkOf(board, asked));
    const rules = title.runs.runRules(asked, company);
    return bestRuns(network, company, runTrainsOf(title, asked, company), rules).revenue;
  };

  test('with its trains, and with none', () => {
    expect(earnings(title, now, 'PRR')).toBe(exactly(now));
    expect(exactly(now)).toBeGreaterThan(0);
    expect(earnings(title, now, 'NYC')).toBe(0);
    expect(earnings(title, now, 'PRR', { kinds: [] })).toBe(0);
  });

  test('with other trains, a tile or a station more, as if they were there', () => {
    const tile = { hex: 'H8', tile: '8', rotation: 1 };
    const questions: readonly [Parameters<typeof earnings>[3], EighteenState][] = [
      [
        { kinds: ['3', '2'] },
        {
          ...now,
          trains: now.trains
            .filter(({ holder }) => holder !== 'PRR')
            .concat(['3', '2'].map((kind, at) => ({ id: `x${at}`, kind, holder: 'PRR' }))),
        },
      ],
      [{ tile }, { ...now, tiles: { ...now.tiles, H8: { tile: tile.tile, rotation: tile.rotation } } }],
      [
        { station: { hex: 'H10', stop: 0 } },
        { ...now, stations: [...now.stations, { company: 'PRR', hex: 'H10', stop: 0 }] },
      ],
    ];
    for (const [question, asked] of questions) {
      expect(earnings(title, now, 'PRR', question)).toBe(exactly(asked));
      // and once more, remembered
      expect(earnings(title, structuredClone(now), 'PRR', question)).toBe(exactly(asked));
    }
  });

  test('is searched for within a budget, and exactly without one though that was asked before', () => {
    expect(earnings(title, now, 'PRR', { budget: 0 })).toBeLessThan(exactly(now));
    expect(earnings(title, now, 'PRR')).toBe(exactly(now));
  });

  test('runs that were found for a train are offered for another of its kind', () => {
    const [run] = suggestRuns(title, now, 'PRR').runs;
    const train = now.trains.find(({ holder }) => holder === 'PRR')?.id;
    expect(run?.train).toBe(train);
    const trains = now.trains.map((one) => (one.id === train ? { ...one, id: 'other' } : one));
    expect(suggestRuns(title, { ...now, trains }, 'PRR').runs).toEqual([{ ...run, train: 'other' }]);
  });
});
