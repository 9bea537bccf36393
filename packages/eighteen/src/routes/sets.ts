/** Sets of routes: each route found beside the others, or all packed from lists. */

import { blockedBy, columnOf } from './draft.ts';
import type { Explorer, Meter, Prices } from './explore.ts';
import type { Course, Graph } from './graph.ts';
import { bestPair, countPairs, type RouteList } from './list.ts';
import { type Column, pack, rank } from './packing.ts';
import type { RunTrain } from './rules.ts';

/** Only speed depends on these. */
export interface Limits {
  /** How many routes of a kind are listed at once, and how many packed at once. */
  readonly list: number;
  readonly pack: number;
  /** How many nodes the trains may take, each alone, before a set of runs is drafted first; for each pair of trains. */
  readonly glance: number;
}

/** Trains that differ in nothing but their id. */
export interface Kind {
  readonly course: Course;
  readonly trains: readonly RunTrain[];
  readonly explorer: Explorer;
  readonly express: boolean;
  readonly carries: boolean;
  /** Some route of such a train earns so much. */
  readonly earned: number;
}

export interface Search {
  readonly graph: Graph;
  readonly limits: Limits;
  readonly words: number;
  readonly unit: number;
  readonly meter: Meter;
  best: readonly Column[];
  revenue: number;
  bound: number;
  /** Kinds of the best columns. */
  kinds: readonly Kind[];
  report(): void;
}

type Lists = readonly (RouteList | undefined)[];

export function spend({ meter }: Search, nodes: number): void {
  meter.nodes += nodes;
  if (meter.nodes >= meter.next) meter.tick();
}

/** So many new routes at a time. */
export const FEW = 40;

/** The best route of one train beside what is fixed. */
function bestAlone(
  search: Search,
  kinds: readonly Kind[],
  index: number,
  blocked: Int32Array,
  floor: number,
  found?: (column: Column) => void,
): Column | undefined {
  const { explorer } = kinds[index] as Kind;
  let best: Column | undefined;
  explorer.explore(null, blocked, floor, (worth, revenue) => {
    best = columnOf(search.graph, index, explorer, revenue);
    found?.(best);
    return worth;
  });
  return best;
}

/** The few best routes at these prices that are worth more than the floor. */
export function bestFew(search: Search, index: number, { explorer }: Kind, prices: Prices, floor: number) {
  const found: { worth: number; column: Column }[] = [];
  explorer.explore(prices, null, floor, (worth, revenue) => {
    found.push({ worth, column: columnOf(search.graph, index, explorer, revenue) });
    found.sort((a, b) => b.worth - a.worth);
    if (found.length > FEW) found.pop();
    return found.length < FEW ? floor : (found[FEW - 1]?.worth ?? floor);
  });
  return found;
}

/** The best route of a kind beside other columns, if it earns more than the floor. */
export function bestBeside(
  search: Search,
  kinds: readonly Kind[],
  kind: number,
  others: readonly Column[],
  floor: number,
  lists: Lists,
  found?: (column: Column) => void,
): Column | undefined {
  const { graph, words } = search;
  const list = lists[kind];
  if (list) {
    const taken = new Int32Array(words);
    for (const { mask } of others)
      for (let w = 0; w < words; w++) taken[w] = (taken[w] as number) | (mask[w] as number);
    const best = list.bestBeside(taken, floor);
    if (best) found?.(best);
    return best;
  }
  const blocked = blockedBy(
    graph,
    others.map(({ path }) => path),
  );
  return bestAlone(search, kinds, kind, blocked, floor, found);
}

/**
 * Beside what is fixed one train after the other, the one that gains most first. `alone`: the best of each kind,
 * which is still the best of it where nothing chosen is in its way.
 */
export function greedy(
  search: Search,
  kinds: readonly Kind[],
  fixed: readonly Column[],
  lists: Lists = [],
  alone: readonly (Column | undefined)[] = [],
): readonly Column[] {
  const left = kinds.map(({ trains }) => trains.length);
  const chosen = [...fixed];
  for (const { kind } of fixed) left[kind] = (left[kind] as number) - 1;
  for (;;) {
    let best: Column | undefined;
    kinds.forEach((_, index) => {
      if (left[index] === 0) return;
      const floor = best?.revenue ?? 0;
      const known = alone[index];
      if (!known || !chosen.every((other) => isApart(known, other)))
        best = bestBeside(search, kinds, index, chosen, floor, lists) ?? best;
      else if (known.revenue > floor) best = known;
    });
    if (!best) return chosen;
    chosen.push(best);
    left[best.kind] = (left[best.kind] as number) - 1;
  }
}

const isApart = ({ mask }: Column, other: Column): boolean =>
  mask.every((bits, word) => (bits & (other.mask[word] as number)) === 0);

/** Let one train after the other look for something better beside the rest. */
export function refine(
  search: Search,
  kinds: readonly Kind[],
  start: readonly Column[],
  lists: Lists = [],
): readonly Column[] {
  let chosen = [...start];
  for (let better = true; better; ) {
    better = false;
    for (const column of chosen) {
      const rest = chosen.filter((other) => other !== column);
      const found = bestBeside(search, kinds, column.kind, rest, column.revenue, lists);
      if (!found) continue;
      chosen = [...rest, found];
      better = true;
    }
  }
  return chosen;
}

/** The best set of all listed routes that is better than what there is, or nothing. */
export function packAll(
  search: Search,
  lists: Lists,
  trainKinds: readonly number[],
  prices: Prices,
  total: number,
): readonly Column[] {
  const ranked = lists.map((list) => rank(list?.columns() ?? [], prices));
  return pack(ranked, trainKinds, total, search.revenue, search.unit, () => spend(search, 1)) ?? [];
}

/** The same for two trains, whose lists may be long; undefined if too many pairs had to be looked at. */
export function packTwo(
  search: Search,
  lists: Lists,
  [kind, other]: readonly [number, number],
  prices: Prices,
  total: number,
  limit: number,
): readonly Column[] | undefined {
  const [first, second] = [lists[kind], lists[other]];
  if (!first || !second || Math.max(first.size, second.size) ** 2 > 20 * limit) return undefined;
  const one = first.ranked(prices);
  const two = kind === other ? one : second.ranked(prices);
  const neededFor = (revenue: number) => revenue + search.unit - 1e-6 - total;
  if (countPairs(one, two, neededFor(search.revenue)) > limit) return undefined;
  return (
    bestPair(one, two, search.revenue, neededFor, (pairs) => {
      spend(search, pairs >> 4);
      return true;
    }) ?? []
  );
}

/** The best set of the routes met so far, if it is found quickly. */
export function packPool(
  search: Search,
  kinds: readonly Kind[],
  pool: readonly Column[],
  prices: Prices,
  total: number,
  trains: readonly number[],
): readonly Column[] {
  const ranked = kinds.map((_, index) =>
    rank(
      pool.filter(({ kind }) => kind === index),
      prices,
    ),
  );
  let steps = 0;
  const ENOUGH = Symbol('enough');
  try {
    return (
      pack(ranked, trains, total, search.revenue, search.unit, () => {
        if (++steps > 100_000) throw ENOUGH;
        spend(search, 1);
      }) ?? []
    );
  } catch (thrown) {
    if (thrown !== ENOUGH) throw thrown;
    return [];
  }
}
