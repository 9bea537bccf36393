/**
 * Best runs on random maps of 1853, held against trying everything: two gauges, junctions, mail and places that must be used.
 * RUNS=5000 in the environment tries so many maps instead of the few of every day.
 */
import {
  bestRuns,
  boardOf,
  checkRuns,
  exitsIn,
  type Gauge,
  type MapState,
  networkOf,
  opposite,
  type RunRules,
  type RunTrain,
  routeOver,
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
  type PricedRun,
} from '../../../eighteen/test/routes-plain.ts';
import { MAP } from '../facts/map.ts';
import { PRINTED_UPGRADES, TILES, UPGRADES } from '../facts/tiles.ts';
import { TRAINS } from '../facts/trains.ts';

const board = boardOf(MAP, TILES);
const TIMES = Number(process.env.RUNS ?? 200);
/** The few maps of an ordinary test run are always the same, so that what they must show is certain to be among them. */
const SEED = process.env.RUNS === undefined ? 1 : Date.now();

/** Where maps begin: Delhi, Calcutta, Bombay, Madras and Waltair, the Ganges, double towns, and open country. */
const CENTRES = [
  'F14',
  'J28',
  'M9',
  'R18',
  'N22',
  'G19',
  'H20',
  'H16',
  'O13',
  'K17',
  'I11',
  'E9',
  'T16',
  'L14',
];
const COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;
const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

const isYellowFor = (stops: readonly { readonly kind: string }[], tile: string): boolean => {
  const facts = TILES[tile];
  return (
    facts?.color === 'yellow' &&
    facts.stops.length === stops.length &&
    facts.stops.every(({ kind }, index) => kind === stops[index]?.kind)
  );
};

/** All tiles that can come to lie on a hex, by the chart. */
function tilesFor(hex: string): readonly string[] {
  const facts = board.hexes.get(hex)?.facts;
  if (!facts) return [];
  const found =
    facts.preprinted === 'white'
      ? Object.keys(TILES).filter((tile) => isYellowFor(facts.stops, tile))
      : [...(PRINTED_UPGRADES[facts.label ?? ''] ?? [])];
  for (const tile of found)
    for (const next of UPGRADES[tile] ?? []) if (!found.includes(next)) found.push(next);
  return found;
}
const CHOICE = new Map([...board.hexes.keys()].map((hex) => [hex, tilesFor(hex)]));

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
  /** Hexes and stops of the map. */
  readonly places: readonly string[];
}

/** A map whose tiles join their neighbours where they can, in a gauge of both; stations in their circles. */
const maps = fc
  .record({
    centre: fc.constantFrom(...CENTRES),
    size: fc.integer({ min: 5, max: 9 }),
    picks: fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(5)), { minLength: 9, maxLength: 9 }),
    marks: fc.array(fc.tuple(fc.nat(30), fc.boolean()), { minLength: 1, maxLength: 5 }),
    colour: fc.constantFrom(...COLOURS),
    carries: fc.boolean(),
  })
  .map(({ centre, size, picks, marks, colour, carries }): Drawn => {
    const hexes = around(centre, size);
    const tiles: Record<string, { tile: string; rotation: number }> = {};
    const faceOf = (hex: string) => {
      const laid = tiles[hex];
      return laid ? board.tiles.get(laid.tile)?.[laid.rotation] : board.hexes.get(hex)?.printed;
    };
    const joints = (hex: string, tile: string, rotation: number): number => {
      const face = board.tiles.get(tile)?.[rotation];
      const neighbours = board.hexes.get(hex)?.neighbours ?? [];
      let count = 0;
      for (const gauge of ['standard', 'metre'] as const)
        neighbours.forEach((next, edge) => {
          const beyond = next && faceOf(next.facts.id);
          if (!face || !(exitsIn(face, gauge) & (1 << edge))) return;
          if (!next) count -= tile === '500' || tile === '900' ? 0 : 9;
          else if (beyond && exitsIn(beyond, gauge) & (1 << opposite(edge))) count++;
        });
      return count;
    };
    hexes.forEach((hex, index) => {
      const [one, other, turn] = picks[index] as [number, number, number];
      const choice = CHOICE.get(hex) ?? [];
      if (choice.length === 0) return;
      const offers = [one, other].flatMap((pick) => {
        const tile = choice[pick % choice.length] as string;
        return ROTATIONS.map((rotation) => ({ tile, rotation: (rotation + turn) % 6 }));
      });
      const joint = offers.map(({ tile, rotation }) => joints(hex, tile, rotation));
      const most = Math.max(...joint);
      if (most >= 0) tiles[hex] = offers[joint.indexOf(most)] as { tile: string; rotation: number };
    });
    // One marker of a company on a hex (4.4.5).
    const stations = scattered(hexes, faceOf, marks);
    return {
      state: { tiles, stations, addedTrack: {} },
      rules: { colour, oneCityPerHex: true, ...(carries && { carries }) },
      places: hexes.flatMap((hex) => [hex, ...(faceOf(hex)?.stops ?? []).map((_, stop) => `${hex}:${stop}`)]),
    };
  });

const KINDS = TRAINS.map(({ name, range, gauge }): Omit<RunTrain, 'id'> & { readonly gauge: Gauge } => ({
  kind: name,
  range,
  counts: 'large',
  gauge: gauge ?? 'standard',
}));
const trains = fc
  .array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 3 })
  .map((list): readonly RunTrain[] =>
    list.map((train, index) => ({ ...train, id: `${train.kind}-${index}` })),
  );

const GAUGES: Readonly<Record<string, readonly number[]>> = { standard: [1, 3], metre: [2, 3] };

/** What a run pays by the letter of the rules (4.5, 4.6, 4.8.18b); null if it is none. */
function plainWorth({ visits, pieces }: PlainRun, train: RunTrain, rules: RunRules, state: MapState) {
  const gaugeOf = ({ hex, a, b }: (typeof pieces)[number]): number => {
    const laid = state.tiles[hex];
    const face = laid ? board.tiles.get(laid.tile)?.[laid.rotation] : board.hexes.get(hex)?.printed;
    return face?.paths.find((path) => path.a === a && path.b === b)?.gauge ?? 0;
  };
  const large = visits.filter((visit) => visit.large);
  const values = visits.map(({ value }) => (typeof value === 'number' ? value : value[rules.colour]));
  if (visits.length < 2 || !visits.some(({ own }) => own)) return null;
  if (!pieces.every((piece) => GAUGES[train.gauge ?? '']?.includes(gaugeOf(piece)))) return null;
  if (train.kind === '1M' ? large.length !== 1 || !large[0]?.own : large.length > (train.range ?? 0))
    return null;
  return {
    revenue: values.reduce((sum, one) => sum + one, 0),
    carried: rules.carries ? (values[0] ?? 0) + (values.at(-1) ?? 0) : 0,
  };
}

/** Every combination is tried: leave trains out where that would take too long. */
function fewEnough(state: MapState, wanted: readonly RunTrain[], rules: RunRules) {
  let list = wanted;
  let lists = list.map((train) => legalRuns(board, state, 'us', train, rules));
  while (lists.length > 1 && lists.reduce((product, one) => product * (one.length + 1), 1) > 20_000) {
    lists = lists.slice(1);
    list = list.slice(1);
  }
  return { list, lists };
}

const isJunction = (state: MapState, hex: string): boolean => {
  const laid = state.tiles[hex];
  return laid !== undefined && board.tiles.get(laid.tile)?.[laid.rotation]?.junction !== undefined;
};

describe('on maps of this title', () => {
  test('1853-4.5.3a 1853-4.5.4b 1853-4.5.10a 1853-4.6.6a 1853-4.8.18b The best runs are as good as trying everything', () => {
    const seen = {
      runs: 0,
      several: 0,
      carried: 0,
      metre: 0,
      junctions: 0,
      oneM: 0,
      met: 0,
      unmet: 0,
      shared: 0,
    };
    fc.assert(
      fc.property(
        maps,
        trains,
        fc.array(fc.nat(), { maxLength: 3 }),
        ({ state, rules, places }, wanted, picks) => {
          const { list, lists } = fewEnough(state, wanted, rules);
          lists.forEach((runs, index) => {
            for (const { revenue, carried, ...run } of runs)
              expect({ revenue, carried }).toEqual(plainWorth(run, list[index] as RunTrain, rules, state));
          });
          const mustUse = picks.map((pick) => places[pick % places.length] as string);
          const bound: RunRules = mustUse.length > 0 ? { ...rules, mustUse } : rules;
          const network = networkOf(board, state, bound);
          const found = bestRuns(network, 'us', list, bound);
          const best = bestRevenue(lists, mustUse);
          expect([found.optimal, found.unmet ? null : found.revenue]).toEqual([true, best]);
          const limits = { list: 4, pack: 2, glance: 3 };
          expect(bestRuns(network, 'us', list, bound, { limits }).revenue).toBe(found.revenue);
          // Nothing beats the best, and something beats a little less.
          expect(bestRuns(network, 'us', list, bound, { beats: best ?? 0 }).runs).toEqual([]);
          if (best) expect(bestRuns(network, 'us', list, bound, { beats: best - 1 }).revenue).toBe(best);
          if (found.unmet) seen.unmet++;
          else {
            const checked = checkRuns(board, state, 'us', list, found.runs, bound, found.carrier?.train);
            if (isObjection(checked)) throw new Error(checked.reason);
            expect(checked.revenue + checked.carried).toBe(found.revenue);
            expect(checked.carried).toBe(found.carrier?.amount ?? 0);
            // Without mail the best may be other runs.
            const { carries: _, ...plain } = bound;
            const lean = lists.map((runs) => runs.map((run) => ({ ...run, carried: 0 })));
            expect(bestRuns(network, 'us', list, plain).revenue).toBe(bestRevenue(lean, mustUse));
          }
          if (found.runs.length > 0) seen.runs++;
          if (found.runs.length > 1) seen.several++;
          if (found.carrier) seen.carried++;
          if (found.runs.length > 0 && mustUse.length > 0) seen.met++;
          const usedBy = (place: string) =>
            found.runs.findIndex(
              ({ stops, legs }) => stops.includes(place) || legs.some((leg) => leg.includes(place)),
            );
          if (new Set(mustUse.map(usedBy)).size > 1) seen.shared++;
          const kindOf = (id: string) => list.find((train) => train.id === id);
          if (found.runs.some(({ train }) => kindOf(train)?.gauge === 'metre')) seen.metre++;
          if (found.runs.some(({ train }) => kindOf(train)?.kind === '1M')) seen.oneM++;
          if (found.runs.some(({ legs }) => legs.some((leg) => leg.some((hex) => isJunction(state, hex)))))
            seen.junctions++;
        },
      ),
      { numRuns: TIMES, seed: SEED },
    );
    // The maps show what they are for.
    for (const [what, count] of Object.entries(seen)) expect([what, count > 0]).toEqual([what, true]);
  }, 3_600_000);

  test('1853-4.5.2a 1853-4.5.5b 1853-4.5.6a What is accepted is exactly what trying everything finds', () => {
    fc.assert(
      fc.property(maps, trains, fc.nat(), fc.nat(), ({ state, rules }, [kind], first, second) => {
        const one = { ...(kind as RunTrain), id: 'one' };
        const legal = legalRuns(board, state, 'us', one, rules);
        const key = ({ run: { stops, legs } }: PlainRun) => JSON.stringify([stops, legs]);
        const there = new Set(legal.flatMap((run) => [key(run), JSON.stringify(back(run))]));
        // Runs on any track, of which only some fit the train.
        const { gauge: _, ...any } = one;
        for (const run of allRuns(board, state, 'us', any, rules).slice(0, 200)) {
          const checked = checkRuns(
            board,
            state,
            'us',
            [one],
            [run.run],
            rules,
            rules.carries ? 'one' : undefined,
          );
          expect(isObjection(checked)).toBe(!there.has(key(run)));
          if (!isObjection(checked))
            expect({ revenue: checked.revenue, carried: checked.carried }).toEqual(
              plainWorth(run, one, rules, state),
            );
        }
        const [a, b] = [legal[first % Math.max(1, legal.length)], legal[second % Math.max(1, legal.length)]];
        if (!a || !b) return;
        const two = { ...one, id: 'two' };
        const both = checkRuns(board, state, 'us', [one, two], [a.run, { ...b.run, train: 'two' }], rules);
        expect(isObjection(both) ? both.reason : 'fine').toBe(disjoint(a, b) ? 'fine' : 'sharedTrack');
      }),
      { numRuns: TIMES, seed: SEED },
    );
  }, 3_600_000);

  test('1853-4.2.3a 1853-4.4.2a A route from a home over a place is found exactly where there is one', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(maps, trains, fc.nat(), fc.boolean(), ({ state, rules, places }, list, pick, all) => {
        const own = state.stations
          .filter(({ company }) => company === 'us')
          .map(({ hex, stop }) => `${hex}:${stop}`);
        const homes = all ? own : own.slice(0, 1);
        const over = places[pick % places.length] as string;
        const uses = ({ run: { stops, legs } }: PricedRun) =>
          stops.some((stop) => homes.includes(stop)) &&
          (stops.includes(over) || legs.some((leg) => leg.includes(over)));
        const runs = list.flatMap((train) => legalRuns(board, state, 'us', train, rules));
        const network = networkOf(board, state, { mustUse: [over] });
        const found = routeOver(network, 'us', list, rules, homes, over);
        expect(found !== undefined).toBe(runs.some(uses));
        seen[found ? 'yes' : 'no']++;
        if (!found) return;
        expect(found.stops.some((stop) => homes.includes(stop))).toBe(true);
        expect(isObjection(checkRuns(board, state, 'us', list, [found], { ...rules, mustUse: [over] }))).toBe(
          false,
        );
      }),
      { numRuns: TIMES, seed: SEED },
    );
    expect([seen.yes > 0, seen.no > 0]).toEqual([true, true]);
  }, 3_600_000);
});

/** A run from its other end. */
const back = ({ run: { stops, legs } }: PlainRun) => [
  [...stops].reverse(),
  [...legs].reverse().map((leg) => [...leg].reverse()),
];
