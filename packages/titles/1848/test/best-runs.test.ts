/**
 * Best runs on positions of 1848: gauge changes, plus trains, The Ghan (2E) and the K bonus of 2021. The search must earn
 * exactly what trying everything earns.
 */

import {
  type Board,
  bestRuns,
  checkRuns,
  type EighteenState,
  type LaidTiles,
  networkOf,
  type Run,
  type RunRules,
  type RunTrain,
  runTrainsOf,
  type Station,
} from '@kursbuch/eighteen';
import { isObjection } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../eighteen/test/fuzz.ts';
import { bestRevenue, legalRuns } from '../../../eighteen/test/routes-plain.ts';
import { title } from '../rules/index.ts';
import { run, table1848, table2021 } from './table1848.ts';

const { board } = title;
const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
const FIXED = ['red', 'blue'];

interface Placed {
  readonly tile: string;
  readonly rotation: number;
}

/** Every tile that can ever lie on a hex, in every way that leads neither off the map nor against a blank side. */
const layable = new Map<string, readonly Placed[]>(
  [...board.hexes.values()].map((hex) => {
    const tiles = new Set(title.track.printedUpgrades(hex.facts));
    for (const tile of tiles) for (const next of title.track.upgrades(tile, hex.facts)) tiles.add(next);
    const shut = hex.neighbours.flatMap((next, edge) => {
      const blank =
        next && FIXED.includes(next.facts.preprinted) && !(next.printed.exits & (1 << ((edge + 3) % 6)));
      return !next || (blank && !next.facts.site) ? [edge] : [];
    });
    const fits = ({ tile, rotation }: Placed) =>
      shut.every((edge) => !((board.tiles.get(tile)?.[rotation]?.exits ?? 0) & (1 << edge)));
    const ways = [...tiles].flatMap((tile) => ROTATIONS.map((rotation) => ({ tile, rotation })));
    return [hex.facts.id, ways.filter(fits)] as const;
  }),
);

const exitsAt = (tiles: LaidTiles, hex: string): number => {
  const laid = tiles[hex];
  return laid
    ? (board.tiles.get(laid.tile)?.[laid.rotation]?.exits ?? 0)
    : (board.hexes.get(hex)?.printed.exits ?? 0);
};

/** Track that grows from a hex, tile by tile from open ends, out of the tiles of the box. */
function grow(start: string, picks: readonly (readonly [number, number])[]): LaidTiles {
  const tiles: Record<string, Placed> = {};
  const left: Record<string, number> = { ...title.tileCounts };
  const put = (hex: string, pick: number, edge?: number) => {
    const ways = (layable.get(hex) ?? []).filter(
      ({ tile, rotation }) =>
        (left[tile] ?? 0) > 0 &&
        (edge === undefined || (board.tiles.get(tile)?.[rotation]?.exits ?? 0) & (1 << edge)),
    );
    // Rather those that join much track than those that lead nowhere.
    const joins = ({ tile, rotation }: Placed) => {
      const exits = board.tiles.get(tile)?.[rotation]?.exits ?? 0;
      const meets = (next: { readonly facts: { readonly id: string } } | undefined, side: number) =>
        next && exits & (1 << side) && exitsAt(tiles, next.facts.id) & (1 << ((side + 3) % 6));
      return (board.hexes.get(hex)?.neighbours ?? []).filter(meets).length;
    };
    ways.sort((a, b) => joins(b) - joins(a));
    const way = ways[pick % Math.max(1, Math.ceil(ways.length / 3))];
    if (!way) return;
    tiles[hex] = way;
    left[way.tile] = (left[way.tile] ?? 0) - 1;
  };
  if (!board.hexes.get(start)?.printed.exits) put(start, picks[0]?.[1] ?? 0);
  const seen = new Set([start]);
  for (const [end, pick] of picks) {
    const open = [...seen].flatMap((hex) =>
      (board.hexes.get(hex)?.neighbours ?? []).flatMap((next, edge) =>
        next && !seen.has(next.facts.id) && exitsAt(tiles, hex) & (1 << edge)
          ? [[next.facts.id, (edge + 3) % 6] as const]
          : [],
      ),
    );
    const [hex, edge] = open[end % Math.max(1, open.length)] ?? [];
    if (hex === undefined || edge === undefined) break;
    seen.add(hex);
    if ((layable.get(hex) ?? []).length > 0) put(hex, pick, edge);
  }
  return tiles;
}

/** The circles on the map that track leads to. */
const circlesOf = (tiles: LaidTiles): readonly { hex: string; stop: number }[] =>
  [...board.hexes.values()].flatMap(({ facts, printed }) => {
    const laid = tiles[facts.id];
    const face = laid ? board.tiles.get(laid.tile)?.[laid.rotation] : printed;
    return (face?.stops ?? []).flatMap(({ kind, slots }, stop) =>
      kind === 'city' && (face?.stopExits[stop] ?? 0) !== 0
        ? Array.from({ length: slots ?? 1 }, () => ({ hex: facts.id, stop }))
        : [],
    );
  });

interface Position {
  readonly tiles: LaidTiles;
  readonly stations: readonly Station[];
  readonly phase: string;
}

const positions = fc
  .record({
    start: fc.constantFrom('F17', 'B19', 'H11', 'G6', 'E4', 'D1', 'G14', 'D5', 'B5', 'A4', 'A6'),
    picks: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 10, maxLength: 45 }),
    marks: fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 5 }),
    beside: fc.boolean(),
    phase: fc.constantFrom('2', '3', '5', '8'),
  })
  .map(({ start, picks, marks, beside, phase }): Position => {
    const tiles = grow(start, picks);
    const circles = [...circlesOf(tiles)];
    const stations: Station[] = [];
    marks.forEach(([circle, own], index) => {
      const [place] = circles.splice(circle % Math.max(1, circles.length), 1);
      if (place) stations.push({ company: own || index === 0 ? 'COM' : 'VR', ...place });
    });
    // COM waits beside Sydney
    if (beside && tiles.F17 && !stations.some((one) => one.company === 'COM' && one.hex === 'F17'))
      stations.push({ company: 'COM', hex: 'F17', stop: 0, edge: true });
    return { tiles, stations, phase };
  });

const kinds = fc.array(
  fc.constantFrom('2', '2+', '3', '3+', '4', '4+', '5', '5+', '6', '6+', '8', 'D', '2E', '2E'),
  { minLength: 1, maxLength: 3 },
);

/** The trains and the rules of the run as the title gives them. */
function asTitle(position: Position, owned: readonly string[], edition: '2007' | '2021') {
  const base = (edition === '2021' ? table2021() : table1848()).state;
  const trains = owned.map((kind, index) => ({ id: `${kind}-${index}`, kind, holder: 'COM' }));
  const state: EighteenState = { ...base, ...position, trains };
  return { trains: runTrainsOf(title, state, 'COM'), rules: title.runs.runRules(state, 'COM') };
}

/** How often the things this is about came into play. */
interface Seen {
  gauges: number;
  plus: number;
  ghan: number;
  bonus: number;
  beside: number;
}

const gaugesOf = (map: Board, run: Run): number =>
  run.legs.flatMap((leg) =>
    leg.slice(1).filter((hex, index) => {
      const before = map.hexes.get(leg[index] as string);
      const edge = before?.neighbours.findIndex((next) => next?.facts.id === hex) ?? -1;
      return before?.facts.gaugeBorders?.includes(edge);
    }),
  ).length;

function agree(position: Position, wanted: readonly RunTrain[], rules: RunRules, seen: Seen): void {
  let trains = wanted;
  let lists = trains.map((train) => legalRuns(board, position, 'COM', train, rules));
  // Every combination is tried: leave trains out where that would take too long.
  while (lists.length > 1 && lists.reduce((product, list) => product * (list.length + 1), 1) > 100_000) {
    lists = lists.slice(1);
    trains = trains.slice(1);
  }
  const network = networkOf(board, position);
  const found = bestRuns(network, 'COM', trains, rules);
  expect(found).toMatchObject({ optimal: true, revenue: bestRevenue(lists) });
  // With small limits the search also goes the ways it keeps for big maps.
  expect(bestRuns(network, 'COM', trains, rules, { limits: { list: 4, pack: 2, glance: 3 } })).toMatchObject({
    optimal: true,
    revenue: found.revenue,
  });
  const checked = checkRuns(board, position, 'COM', trains, found.runs, rules);
  if (isObjection(checked)) throw new Error(`its own runs are refused: ${checked.reason}`);
  expect(checked.revenue).toBe(found.revenue);
  for (const run of found.runs) {
    const train = trains.find(({ id }) => id === run.train);
    const gauges = gaugesOf(board, run);
    if (gauges > 0 && train?.kind !== 'D' && train?.kind !== '2E') seen.gauges++;
    if (gauges > 0 && train?.kind.endsWith('+')) seen.plus++;
    if (train?.kind === '2E') seen.ghan++;
    if ((checked.runs.find((one) => one.train === run.train)?.bonus ?? 0) > 0) seen.bonus++;
    const own = position.stations.filter(
      (one) => one.company === 'COM' && run.stops.includes(`${one.hex}:${one.stop}`),
    );
    if (own.length > 0 && own.every((one) => one.edge)) seen.beside++;
  }
}

describe('The search agrees with trying everything', () => {
  for (const edition of ['2007', '2021'] as const)
    test(`on random maps, in the edition of ${edition}`, () => {
      const seen: Seen = { gauges: 0, plus: 0, ghan: 0, bonus: 0, beside: 0 };
      fc.assert(
        fc.property(positions, kinds, (position, owned) => {
          const { trains, rules } = asTitle(position, owned, edition);
          agree(position, trains, rules, seen);
        }),
        { numRuns: times(400) },
      );
      // What this is about did come into play.
      const { gauges, plus, ghan, bonus, beside } = seen;
      expect(Math.min(gauges, plus, ghan, beside)).toBeGreaterThan(5);
      if (edition === '2021') expect(bonus).toBeGreaterThan(5);
      else expect(bonus).toBe(0);
    });
});

test('A route earns 50, 100, 150 or 200 more for two to five K cities in 2021, and nothing in 2007', () => {
  /** From Brisbane along the coast to Perth. */
  const tiles: LaidTiles = Object.fromEntries(
    'B19 57/2, C20 6/0, D19 9/0, E18 57/0, F17 57/0, G16 15/0, H15 8/1, H13 9/1, H11 236/1, H9 14/0, H7 6/2, G6 237/2, F5 14/1, E4 15/2, D3 56/5'
      .split(', ')
      .map((one) => {
        const [hex = '', tile = '', rotation = ''] = one.split(/[ /]/);
        return [hex, { tile, rotation: Number(rotation) }];
      }),
  );
  const position = { tiles, stations: [{ company: 'COM', hex: 'F17', stop: 0 }], phase: '8' };
  const worth = (edition: '2007' | '2021', kind: string, way: string) => {
    const { trains, rules } = asTitle(position, [kind], edition);
    const checked = checkRuns(board, position, 'COM', trains, [run(`${kind}-0`, way)], rules);
    return isObjection(checked) ? checked.reason : checked.revenue;
  };
  const sydney = 'B19:0 C20:0 D19 E18:0 F17:0';
  const melbourne = `${sydney} G16:0 H15 H13 H11:0`;
  const adelaide = `${melbourne} H9:0 H7:0 G6:0`;
  const perth = `${adelaide} F5:0 E4:0 D3:0 D1:0`;
  const ways = ['C20:0 D19 E18:0 F17:0', sydney, melbourne, adelaide, perth];
  expect(ways.map((way) => worth('2007', 'D', way))).toEqual([60, 80, 150, 240, 390]);
  expect(ways.map((way) => worth('2021', 'D', way))).toEqual([60, 80 + 50, 150 + 100, 240 + 150, 390 + 200]);
  // the best run begins in Cairns, for 40 more
  for (const [edition, best] of [
    ['2007', 430],
    ['2021', 630],
  ] as const) {
    const { trains, rules } = asTitle(position, ['D'], edition);
    expect(bestRuns(networkOf(board, position), 'COM', trains, rules)).toMatchObject({
      optimal: true,
      revenue: best,
    });
  }
});
