import { isObjection } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRuns } from '../src/routes/check.ts';
import { earnsMore } from '../src/routes/earnsMore.ts';
import { networkOf } from '../src/routes/network.ts';
import type { RunRules, RunTrain } from '../src/routes/rules.ts';
import { bestRuns } from '../src/routes/search.ts';
import { hasShortRun } from '../src/routes/shortRun.ts';
import type { PathFacts } from '../src/types.ts';
import { times } from './fuzz.ts';
import {
  allRuns,
  bestRevenue,
  city,
  disjoint,
  type HexDraft,
  legalRuns,
  offboard,
  printedBoard,
  town,
  unlessBy,
} from './routes-plain.ts';

/** Faces of hexes: cities, towns, switches, crossings, a bypass, two stops on one hex, track between them. */
const FACES: readonly ((value: number) => HexDraft)[] = [
  (value) => ({
    stops: [city(value, 1)],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
      [5, 's0'],
    ],
  }),
  (value) => ({
    stops: [city(value, 2)],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  }),
  (value) => ({
    stops: [city(value, 1)],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
  }),
  (value) => ({
    stops: [town(value)],
    paths: [
      [0, 's0'],
      [3, 's0'],
    ],
  }),
  (value) => ({
    stops: [town(value)],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  }),
  (value) => ({
    stops: [city(value), city(value)],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [3, 's1'],
      [4, 's1'],
    ],
  }),
  (value) => ({
    stops: [town(value), city(value)],
    paths: [
      [0, 's0'],
      ['s0', 's1'],
      [3, 's1'],
      [5, 's1'],
    ],
  }),
  (value) => ({
    stops: [city(value)],
    paths: [
      [1, 's0'],
      [4, 's0'],
      [1, 4],
      [0, 's0'],
    ],
  }),
  () => ({
    paths: [
      [0, 3],
      [0, 4],
      [1, 3],
    ],
  }),
  () => ({
    paths: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
  }),
  () => ({
    paths: [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  }),
  () => ({
    paths: [
      [0, 2],
      [2, 4],
      [0, 4],
      [1, 5],
    ],
  }),
  (value) => ({
    stops: [offboard(value)],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
      [5, 's0'],
    ],
    offboardGroup: 'west',
  }),
  (value) => ({
    // Diesels count more here.
    stops: [offboard(unlessBy('D', value + 40, value))],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
    ],
    offboardGroup: 'east',
  }),
];

/** How often each face comes, for maps with something to run on. */
const OFTEN = [16, 8, 2, 1, 2, 8, 1, 3, 1, 5, 1, 3, 2, 2];
const DRAWN = OFTEN.flatMap((often, face) => Array.from({ length: often }, () => face));

const PLACES = ['A2', 'A4', 'B1', 'B3', 'B5', 'C2', 'C4', 'C6', 'B7'];

const turned = (draft: HexDraft, rotation: number): HexDraft => ({
  ...draft,
  paths: (draft.paths ?? []).map(
    (path) =>
      path.map((end) => (typeof end === 'number' ? (end + rotation) % 6 : end)) as unknown as PathFacts,
  ),
});

const maps = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(DRAWN.length - 1), fc.nat(5), fc.integer({ min: 1, max: 9 })), {
      minLength: PLACES.length,
      maxLength: PLACES.length,
    }),
    fc.array(fc.tuple(fc.nat(30), fc.boolean()), { minLength: 1, maxLength: 5 }),
    fc.array(fc.tuple(fc.nat(PLACES.length - 1), fc.nat(5)), { maxLength: 4 }),
    fc.option(fc.nat(PLACES.length - 1), { nil: null, freq: 4 }),
  )
  .map(([faces, marks, borders, terminal]) => {
    const drafts: Record<string, HexDraft> = {};
    faces.forEach(([face, rotation, tens], index) => {
      const draft = turned(FACES[DRAWN[face] as number]?.(tens * 10) ?? {}, rotation);
      const through = (draft.paths ?? []).find(([a, b]) => typeof a === 'number' && typeof b === 'number');
      drafts[PLACES[index] as string] = {
        ...draft,
        ...(through && tens === 1 ? { toll: { path: through as [number, number], value: -10 } } : {}),
        ...(terminal === index ? { terminal: true } : {}),
      };
    });
    const plain = printedBoard(drafts);
    for (const [place, edge] of borders) {
      const hex = plain.hexes.get(PLACES[place] as string);
      const next = hex?.neighbours[edge];
      if (!hex || !next) continue;
      const add = (id: string, side: number) => {
        drafts[id] = { ...drafts[id], gaugeBorders: [...(drafts[id]?.gaugeBorders ?? []), side] };
      };
      add(hex.facts.id, edge);
      add(next.facts.id, (edge + 3) % 6);
    }
    const board = printedBoard(drafts);
    const stations: { company: string; hex: string; stop: number }[] = [];
    const circles = [...board.hexes.values()].flatMap(({ facts, printed }) =>
      printed.stops.flatMap(({ slots }, stop) =>
        Array.from({ length: slots ?? 0 }, () => ({ hex: facts.id, stop })),
      ),
    );
    marks.forEach(([circle, own], index) => {
      const [place] = circles.splice(circle % Math.max(1, circles.length), 1);
      if (place) stations.push({ company: own || index === 0 ? 'us' : 'them', ...place });
    });
    return { board, state: { tiles: {}, stations } };
  });

const plainTrain = fc.constantFrom<Omit<RunTrain, 'id'>>(
  { kind: '2', range: 2 },
  { kind: '3', range: 3 },
  { kind: '4', range: 4 },
  { kind: 'D', range: null },
);
const specialTrain = fc.constantFrom<Omit<RunTrain, 'id'>>(
  { kind: '2c', range: 2, counts: 'large' },
  { kind: '3g', range: 3, counts: 'large', gaugeChanges: { free: 0 } },
  { kind: '3+', range: 3, counts: 'large', gaugeChanges: { free: 1 } },
  { kind: '4g', range: 4, gaugeChanges: { free: 0 } },
  { kind: '2s', range: 2, skips: true },
  { kind: '3s', range: 3, skips: true, counts: 'large' },
  { kind: 'E', range: null, express: 'west' },
);
const named = (trains: readonly Omit<RunTrain, 'id'>[]): RunTrain[] =>
  trains.map((train, index) => ({ ...train, id: `${train.kind}-${index}` }));

const rules = fc.record<RunRules>(
  {
    colour: fc.constant('yellow'),
    separateGroups: fc.constant(['east']),
    oneCityPerHex: fc.boolean(),
    stopBonus: fc.constant({ 'B3:0': 10 }),
    carries: fc.boolean(),
  },
  { requiredKeys: ['colour'] },
);
const setRules = fc.constant<RunRules>({
  colour: 'yellow',
  setBonus: { hexes: ['A2', 'B3', 'B5', 'C4'], amounts: [0, 0, 50, 100, 150] },
});

function agree(
  { board, state }: { board: ReturnType<typeof printedBoard>; state: Parameters<typeof networkOf>[1] },
  wanted: readonly RunTrain[],
  rules: RunRules,
): void {
  let trains = wanted;
  let lists = trains.map((train) => legalRuns(board, state, 'us', train, rules));
  // Every combination is tried: leave trains out where that would take too long.
  while (lists.length > 1 && lists.reduce((product, list) => product * (list.length + 1), 1) > 200_000) {
    lists = lists.slice(1);
    trains = trains.slice(1);
  }
  const network = networkOf(board, state, rules);
  trains.forEach((train, index) => {
    const isShort = lists[index]?.some(({ run, revenue }) => run.stops.length === 2 && revenue > 0);
    expect(hasShortRun(network, 'us', train, rules)).toBe(isShort);
  });
  const found = bestRuns(network, 'us', trains, rules);
  expect(found.optimal).toBe(true);
  // What cannot be used leaves nothing to run.
  expect(found.unmet ? null : found.revenue).toBe(bestRevenue(lists, rules.mustUse));
  // What is tried out on the company's own network is so, or it is left open.
  const isMore = (floor: number) => earnsMore(board, state, 'us', trains, rules, floor);
  expect([false, undefined]).toContain(isMore(found.revenue));
  if (found.revenue > 0) expect([true, undefined]).toContain(isMore(found.revenue - 1));
  // With small limits the search also goes the ways it keeps for big maps.
  const limits = { list: 4, pack: 2, glance: 3 };
  expect(bestRuns(network, 'us', trains, rules, { limits })).toMatchObject({
    optimal: true,
    revenue: found.revenue,
  });
  // Cut short, it says something true.
  // Asked whether anything beats so much, it finds the best that does, or nothing.
  const beats = (least: number) => bestRuns(network, 'us', trains, rules, { beats: least });
  expect(beats(found.revenue)).toMatchObject({ revenue: found.revenue, runs: [], optimal: true });
  if (found.revenue > 0)
    expect(beats(found.revenue - 1)).toMatchObject({ revenue: found.revenue, optimal: true });
  const short = bestRuns(network, 'us', trains, rules, { budget: 20 });
  expect(short.revenue).toBeLessThanOrEqual(found.revenue);
  expect(short.bound).toBeGreaterThanOrEqual(found.revenue);
  expect(short.optimal).toBe(short.bound === short.revenue);
  if (found.unmet) return;
  const checked = checkRuns(board, state, 'us', trains, found.runs, rules, found.carrier?.train);
  if (isObjection(checked)) throw new Error(checked.reason);
  expect(checked.revenue + checked.carried).toBe(found.revenue);
  // What its trains are known to earn changes no answer.
  const earned = Object.fromEntries(checked.runs.map(({ train, revenue }) => [train, revenue]));
  for (const least of [found.revenue, Math.max(0, found.revenue - 1)])
    expect(bestRuns(network, 'us', trains, rules, { beats: least, earned })).toMatchObject({
      revenue: found.revenue,
      optimal: true,
    });
}

describe('the search agrees with trying everything', () => {
  test('plain trains', () => {
    const trains = fc.array(plainTrain, { minLength: 1, maxLength: 4 }).map(named);
    fc.assert(
      fc.property(maps, trains, (map, list) => agree(map, list, { colour: 'yellow' })),
      { numRuns: times(250) },
    );
  });

  test('special trains and rules', () => {
    const trains = fc.array(fc.oneof(plainTrain, specialTrain), { minLength: 1, maxLength: 3 }).map(named);
    fc.assert(
      fc.property(maps, trains, rules, (map, list, rule) => agree(map, list, rule)),
      { numRuns: times(250) },
    );
  });

  test('places that must be used', () => {
    // Where an express would go beyond its station only for the sake of a place is not looked for.
    const ordinary = specialTrain.filter(({ express }) => express === undefined);
    const trains = fc.array(fc.oneof(plainTrain, ordinary), { minLength: 1, maxLength: 2 }).map(named);
    const places = fc.constantFrom('B3', 'C4', 'B3:0', 'B5', 'A4:0', 'C2');
    const mustUse = fc.uniqueArray(places, { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(maps, trains, rules, mustUse, (map, list, rule, bound) =>
        agree(map, list, { ...rule, mustUse: bound }),
      ),
      { numRuns: times(40) },
    );
  });

  test('bonus for a set of cities', () => {
    const trains = fc
      .array(
        fc.oneof(
          plainTrain,
          specialTrain.filter(({ skips }) => !skips),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map(named);
    fc.assert(
      fc.property(maps, trains, setRules, (map, list, rule) => agree(map, list, rule)),
      { numRuns: times(125) },
    );
  });
});

test('checkRuns accepts exactly what the enumerator finds', () => {
  fc.assert(
    fc.property(maps, plainTrain, fc.nat(), fc.nat(), ({ board, state }, kind, first, second) => {
      const rules: RunRules = { colour: 'yellow' };
      const [one, two] = named([kind, kind]) as [RunTrain, RunTrain];
      const legal = new Set(legalRuns(board, state, 'us', one, rules).map(({ run }) => run.stops.join()));
      const every = allRuns(board, state, 'us', one, rules).slice(0, 400);
      for (const { run } of every) {
        const { stops } = run;
        const there = legal.has(stops.join()) || legal.has([...stops].reverse().join());
        expect(isObjection(checkRuns(board, state, 'us', [one], [run], rules))).toBe(!there);
      }
      const runs = legalRuns(board, state, 'us', one, rules);
      const [a, b] = [runs[first % Math.max(1, runs.length)], runs[second % Math.max(1, runs.length)]];
      if (!a || !b) return;
      const both = checkRuns(board, state, 'us', [one, two], [a.run, { ...b.run, train: two.id }], rules);
      expect(isObjection(both) ? both.reason : 'fine').toBe(disjoint(a, b) ? 'fine' : 'sharedTrack');
    }),
    { numRuns: times(175) },
  );
});

test('checkRuns and bestRuns never throw, whatever they are given', () => {
  const word = fc.oneof(fc.constantFrom('A2', 'B3', 'C4', 'Z99', ''), fc.string());
  const stop = fc.oneof(fc.constantFrom('A2:0', 'B3:0', 'B3:1', 'C4:9', 'Z99:0', ':', ''), fc.string());
  const run = fc.record({
    train: fc.constantFrom('2-0', 'x'),
    stops: fc.array(stop, { maxLength: 5 }),
    legs: fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(maps, fc.array(run, { maxLength: 3 }), ({ board, state }, runs) => {
      checkRuns(board, state, 'us', named([{ kind: '2', range: 2 }]), runs, { colour: 'yellow' });
    }),
    { numRuns: times(175) },
  );
});
