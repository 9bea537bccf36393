/**
 * Best runs on random maps of 1854, held against trying everything. RUNS=5000 in the environment tries so many maps instead of the
 * few hundred of every day.
 */

import {
  type AddedPath,
  bestRuns,
  checkRuns,
  earnsMore,
  type MapState,
  networkOf,
  type RunRules,
  type RunTrain,
} from '@kursbuch/eighteen';
import { isObjection } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scattered } from '../../../eighteen/test/boards.ts';
import {
  allRuns,
  bestRevenue,
  disjoint,
  legalRuns,
  type PlainRun,
} from '../../../eighteen/test/routes-plain.ts';
import { ONLY_TRAINS, THROUGH_TRAINS } from '../facts/map.ts';
import { title } from '../rules/index.ts';
import { cross } from '../rules/tunnel.ts';

const { board } = title;
const TIMES = Number(process.env.RUNS ?? 250);
/** The few maps of an ordinary test run are always the same, so that what they must show is certain to be among them. */
const SEED = process.env.RUNS === undefined ? 1 : Date.now();

/** Where maps begin: the customs, Zürich and Paris, Budapest and Konstantinopel, Wien, Graz, the Alps with their tunnels, the region. */
const CENTRES = [
  'E13',
  'E11',
  'E3',
  'F2',
  'D26',
  'C23',
  'D22',
  'F22',
  'F8',
  'H16',
  'D18',
  'J32',
  'J36',
  'L34',
];
const COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;

/** All tiles that can come to lie on a hex, by the chain of their upgrades. */
function tilesFor(hex: string): readonly string[] {
  const facts = board.hexes.get(hex)?.facts;
  if (!facts) return [];
  const found = [...title.track.printedUpgrades(facts)];
  for (const tile of found)
    for (const next of title.track.upgrades(tile, facts)) if (!found.includes(next)) found.push(next);
  return found;
}

/** The hexes around a centre, nearest first. */
function around(centre: string, count: number): readonly string[] {
  const found = [centre];
  for (const id of found)
    for (const next of board.hexes.get(id)?.neighbours ?? [])
      if (next && !found.includes(next.facts.id)) found.push(next.facts.id);
  return found.slice(0, count);
}

interface Drawn {
  readonly state: MapState;
  readonly rules: RunRules;
}

/** A map: tiles that end nowhere off the board, tunnels beside their track, stations in their circles. */
const maps = fc
  .record({
    centre: fc.constantFrom(...CENTRES),
    size: fc.integer({ min: 6, max: 12 }),
    picks: fc.array(fc.tuple(fc.nat(99), fc.nat(5)), { minLength: 12, maxLength: 12 }),
    tunnels: fc.array(fc.tuple(fc.nat(11), fc.nat(5), fc.nat(5)), { minLength: 4, maxLength: 12 }),
    marks: fc.array(fc.tuple(fc.nat(30), fc.boolean()), { minLength: 1, maxLength: 6 }),
    colour: fc.constantFrom(...COLOURS),
    graz: fc.boolean(),
  })
  .map(({ centre, size, picks, tunnels, marks, colour, graz }): Drawn => {
    const hexes = around(centre, size);
    const tiles: Record<string, { tile: string; rotation: number }> = {};
    hexes.forEach((hex, index) => {
      const place = board.hexes.get(hex);
      const [pick, turn] = picks[index] as [number, number];
      const choice = tilesFor(hex);
      if (!place || choice.length === 0) return;
      const tile = choice[pick % choice.length] as string;
      const rotation = [0, 1, 2, 3, 4, 5]
        .map((one) => (one + turn) % 6)
        .find((one) => {
          const exits = board.tiles.get(tile)?.[one]?.exits ?? 0;
          return place.neighbours.every((next, edge) => next !== undefined || !(exits & (1 << edge)));
        });
      if (rotation !== undefined) tiles[hex] = { tile, rotation };
    });
    const faceOf = (hex: string) => {
      const laid = tiles[hex];
      return laid ? board.tiles.get(laid.tile)?.[laid.rotation] : board.hexes.get(hex)?.printed;
    };
    const dug: Record<string, AddedPath[]> = {};
    for (const [at, one, other] of tunnels) {
      const hex = hexes[at % hexes.length] as string;
      const tunnel: AddedPath = [Math.min(one, other), Math.max(one, other)];
      const face = faceOf(hex);
      const sides = (1 << tunnel[0]) | (1 << tunnel[1]);
      if (!face || one === other || face.color === 'red' || face.exits & sides) continue;
      if (face.stops.some(({ kind }) => kind !== 'town')) continue;
      const here = dug[hex] ?? [];
      const isTaken = here.some((it) => it.some((edge) => tunnel.includes(edge)) || cross(it, tunnel));
      if (!isTaken && here.length < 2) dug[hex] = [...here, tunnel];
    }
    // One station of a company in a city, also in Wien.
    const stations = scattered(hexes, faceOf, marks);
    return {
      state: { tiles, stations, addedTrack: dug },
      rules: {
        colour,
        oneCityPerHex: true,
        onlyTrains: ONLY_TRAINS,
        throughTrains: THROUGH_TRAINS,
        ...(graz && { stopBonus: { 'F22:0': 10 } }),
      },
    };
  });

/** Short Orient Expresses too: on small maps only these leave stops out. */
const KINDS: readonly Omit<RunTrain, 'id'>[] = [
  { kind: '2', range: 2 },
  { kind: '3', range: 3 },
  { kind: '4', range: 4 },
  { kind: '5', range: 5 },
  { kind: '8', range: 8 },
  { kind: '1+', range: 1, counts: 'large' },
  { kind: '2+', range: 2, counts: 'large' },
  { kind: '3+', range: 3, counts: 'large' },
  { kind: '8Ox', range: 8, skips: true },
  { kind: '8Ox', range: 3, skips: true },
  { kind: '8Ox', range: 2, skips: true },
];
const trains = fc
  .array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 4 })
  .map((list): readonly RunTrain[] =>
    list.map((train, index) => ({ ...train, id: `${train.kind}-${index}` })),
  );

/** What a run pays by the letter of the rules: every stop, or the best ones of the Orient Express with an own station among them. */
function plainWorth({ visits, pieces }: PlainRun, train: RunTrain, rules: RunRules): number | null {
  const values = visits.map(({ id, value }) => {
    const worth = typeof value === 'number' ? value : value[rules.colour];
    return worth + (rules.stopBonus?.[id] ?? 0);
  });
  const range = train.range as number;
  if (!visits.some(({ own }) => own)) return null;
  const customs = pieces.some(({ hex, a, b }) => hex === 'D12' && a === 0 && b === 4) ? 10 : 0;
  const counted = train.counts === 'large' ? visits.filter(({ large }) => large).length : visits.length;
  if (counted <= range) return Math.max(0, values.reduce((sum, one) => sum + one, 0) - customs);
  if (!train.skips) return null;
  let best = 0;
  visits.forEach(({ own }, must) => {
    if (!own) return;
    const others = values.filter((_, index) => index !== must).sort((a, b) => b - a);
    const rest = others.slice(0, range - 1).reduce((sum, one) => sum + one, 0);
    best = Math.max(best, (values[must] as number) + rest - customs);
  });
  return best;
}

describe('on maps of this title', () => {
  test('1854-RUN-8 1854-RUN-9 1854-RUN-15 1854-REV-7 The best runs are as good as trying everything', () => {
    const seen = { runs: 0, several: 0, tunnels: 0, customs: 0, east: 0, triedOut: 0 };
    fc.assert(
      fc.property(maps, trains, ({ state, rules }, wanted) => {
        let list = wanted;
        let lists = list.map((train) => legalRuns(board, state, 'us', train, rules));
        lists.forEach((runs, index) => {
          for (const run of runs) expect(run.revenue).toBe(plainWorth(run, list[index] as RunTrain, rules));
        });
        // Every combination is tried: leave trains out where that would take too long.
        while (lists.length > 1 && lists.reduce((product, one) => product * (one.length + 1), 1) > 100_000) {
          lists = lists.slice(1);
          list = list.slice(1);
        }
        const network = networkOf(board, state);
        const found = bestRuns(network, 'us', list, rules);
        expect(found.optimal).toBe(true);
        expect(found.revenue).toBe(bestRevenue(lists));
        // What the rules try out before they search is so, or it is left open.
        const isMore = (floor: number) => earnsMore(board, state, 'us', list, rules, floor);
        expect([false, undefined]).toContain(isMore(found.revenue));
        expect([true, undefined]).toContain(isMore(found.revenue - 1));
        if (found.runs.length > 0 && isMore(found.revenue) === false) seen.triedOut++;
        const limits = { list: 4, pack: 2, glance: 3 };
        expect(bestRuns(network, 'us', list, rules, { limits }).revenue).toBe(found.revenue);
        const checked = checkRuns(board, state, 'us', list, found.runs, rules);
        if (isObjection(checked)) throw new Error(checked.reason);
        expect(checked.revenue).toBe(found.revenue);
        if (found.runs.length > 0) seen.runs++;
        if (found.runs.length > 1) seen.several++;
        const all = lists.flat();
        if (all.some(({ pieces }) => pieces.some((piece) => piece.hex === 'D12' && piece.b === 4)))
          seen.customs++;
        if (all.some(({ run }) => run.stops.some((stop) => stop in ONLY_TRAINS))) seen.east++;
        const isDug = (hex: string, a: number, b: number) =>
          state.addedTrack?.[hex]?.some(([from, to]) => from === a && to === b) ?? false;
        if (all.some(({ pieces }) => pieces.some(({ hex, a, b }) => isDug(hex, a, b)))) seen.tunnels++;
      }),
      { numRuns: TIMES, seed: SEED },
    );
    // The maps show what they are for.
    for (const [what, count] of Object.entries(seen)) expect([what, count > 0]).toEqual([what, true]);
  }, 3_600_000);

  test('1854-RUN-1 1854-RUN-7 1854-RUN-13 What is accepted is exactly what trying everything finds', () => {
    fc.assert(
      fc.property(maps, trains, fc.nat(), fc.nat(), ({ state, rules }, [kind], first, second) => {
        const one = { ...(kind as RunTrain), id: 'one' };
        const legal = legalRuns(board, state, 'us', one, rules);
        const key = ({ run: { stops, legs } }: PlainRun) => JSON.stringify([stops, legs]);
        const there = new Set(legal.flatMap((run) => [key(run), JSON.stringify(back(run))]));
        for (const run of allRuns(board, state, 'us', one, rules).slice(0, 200)) {
          const checked = checkRuns(board, state, 'us', [one], [run.run], rules);
          expect(isObjection(checked)).toBe(!there.has(key(run)));
          if (!isObjection(checked)) expect(checked.revenue).toBe(plainWorth(run, one, rules));
        }
        const [a, b] = [legal[first % Math.max(1, legal.length)], legal[second % Math.max(1, legal.length)]];
        if (!a || !b) return;
        const two = { ...one, id: 'two' };
        const both = checkRuns(board, state, 'us', [one, two], [a.run, { ...b.run, train: 'two' }], rules);
        expect(isObjection(both) ? both.reason : 'fine').toBe(disjoint(a, b) ? 'fine' : 'sharedTrack');
      }),
      { numRuns: TIMES },
    );
  }, 3_600_000);
});

/** A run from its other end. */
const back = ({ run: { stops, legs } }: PlainRun) => [
  [...stops].reverse(),
  [...legs].reverse().map((leg) => [...leg].reverse()),
];
