/**
 * A good set of runs, quickly: where the search for the best begins. Nothing here is proved, and nothing here
 * needs to be: whatever it finds is a legal set.
 */
import { type Begun, EVERYTHING, type Explorer, type Meter, type Prices } from './explore.ts';
import type { Graph } from './graph.ts';
import { bestPair, columnAlong, gather, type RouteList } from './list.ts';
import type { Column } from './packing.ts';

/** Nodes for one look at a single train's routes. */
const GLANCE = 1_000;
/** Routes with another end that are tried at once. */
const ENDS = 800;
/** So many pairs of them are looked at. */
const PAIRS = 50_000;
/** So many segments of an arm are given up for something better. */
const CUTS = [
  [4, 4],
  [8, 8],
  [16, 16],
  [4, 24],
  [24, 4],
] as const;
/** The arm of one route and of the other: the second, or the first. */
const ENDS_OF_TWO = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const;
/** So many drafts for two trains, each away from what the ones before took; fewer where there are more pairs of trains. */
const DRAFTS = 12;
/** So many drafts in a row may be in vain. */
const IDLE = 8;
/** What a resource costs in the next draft for every draft that took it. */
const PENALTY = 20;

export interface DraftKind {
  readonly explorer: Explorer;
  readonly trains: readonly unknown[];
  /** One arm only: its ends are not traded. */
  readonly express: boolean;
}

/** How many pairs of trains there are. */
export function pairsOf(kinds: readonly DraftKind[]): number {
  const trains = kinds.reduce((sum, kind) => sum + kind.trains.length, 0);
  return (trains * (trains - 1)) / 2;
}

/** Drafts of a set of runs, until a few in a row were no better. */
export function* draft(
  graph: Graph,
  kinds: readonly DraftKind[],
  meter: Meter,
): Generator<readonly Column[]> {
  const resource = new Float64Array(graph.resources);
  const prices: Prices = { resource, triples: [], triple: new Float64Array(0) };
  const most = DRAFTS / pairsOf(kinds);
  let best = 0;
  for (let drafts = 0, idle = 0; drafts < most && idle < IDLE; drafts++) {
    const set = trade(graph, kinds, greedily(graph, kinds, meter, prices));
    yield set;
    const revenue = set.reduce((sum, column) => sum + column.revenue, 0);
    idle = revenue > best ? 0 : idle + 1;
    best = Math.max(best, revenue);
    for (const { resources } of set)
      for (const one of resources) resource[one] = (resource[one] as number) + PENALTY;
  }
}

/** One train after the other takes the best it sees at a glance. */
function greedily(
  graph: Graph,
  kinds: readonly DraftKind[],
  meter: Meter,
  prices: Prices,
): readonly Column[] {
  const left = kinds.map(({ trains }) => trains.length);
  const chosen: Column[] = [];
  for (;;) {
    let best: { column: Column; worth: number } | undefined;
    kinds.forEach(({ explorer }, kind) => {
      if (left[kind] === 0) return;
      const blocked = blockedBy(
        graph,
        chosen.map(({ path }) => path),
      );
      meter.within(GLANCE, () =>
        explorer.explore(prices, blocked, best?.worth ?? EVERYTHING + 1, (worth, revenue) => {
          best = { column: columnOf(graph, kind, explorer, revenue), worth };
          return worth;
        }),
      );
    });
    if (!best) return chosen;
    chosen.push(best.column);
    left[best.column.kind] = (left[best.column.kind] as number) - 1;
  }
}

export const columnOf = (graph: Graph, kind: number, explorer: Explorer, revenue: number): Column =>
  columnAlong(
    graph,
    kind,
    revenue,
    Array.from(explorer.path.subarray(0, explorer.length())),
    explorer.firstArm(),
    explorer.root(),
  );

/** Let two trains at a time give up the end of an arm each and take the two best new ends together. */
export function trade(
  graph: Graph,
  kinds: readonly DraftKind[],
  start: readonly Column[],
): readonly Column[] {
  let chosen = start;
  for (let better = true; better; ) {
    better = false;
    for (let one = 0; one < chosen.length; one++)
      for (let two = one + 1; two < chosen.length; two++)
        for (const [cut, other] of CUTS)
          for (const end of ENDS_OF_TWO) {
            const pair = [chosen[one] as Column, chosen[two] as Column] as const;
            if (pair.some(({ kind }) => (kinds[kind] as DraftKind).express)) continue;
            const rest = chosen.filter((_, n) => n !== one && n !== two);
            const found = newEnds(
              graph,
              kinds,
              { kind: pair[0].kind, begun: shortened(pair[0], cut, end[0]) },
              { kind: pair[1].kind, begun: shortened(pair[1], other, end[1]) },
              rest,
              pair[0].revenue + pair[1].revenue,
            );
            if (!found) continue;
            chosen = chosen.with(one, found[0]).with(two, found[1]);
            better = true;
          }
  }
  return chosen;
}

/** A route without the end of its second arm, or of its first. */
export function shortened(column: Column, by: number, flip: boolean): Begun {
  const [one, other] = [column.path.slice(0, column.firstArm), column.path.slice(column.firstArm)];
  const [first, arm] = flip ? [other, one] : [one, other];
  return { root: column.root, first, second: arm.slice(0, Math.max(0, arm.length - by)) };
}

/** The two best new ends for two routes, if together they earn more than the floor. */
function newEnds(
  graph: Graph,
  kinds: readonly DraftKind[],
  one: Shortened,
  two: Shortened,
  rest: readonly Column[],
  floor: number,
): readonly [Column, Column] | undefined {
  const others = rest.map(({ path }) => path);
  const ends = ({ kind, begun }: Shortened, beside: Begun): RouteList => {
    const { explorer } = kinds[kind] as DraftKind;
    const blocked = blockedBy(graph, [...others, beside.first, beside.second]);
    return gather(graph, kind, explorer, ENDS, (take) =>
      explorer.lengthen(begun, null, blocked, EVERYTHING, (_, revenue) => {
        take(revenue);
        return EVERYTHING;
      }),
    ).list;
  };
  let seen = 0;
  return bestPair(
    ends(one, two.begun).ranked(null),
    ends(two, one.begun).ranked(null),
    floor,
    (revenue) => revenue + 1,
    (pairs) => {
      seen += pairs;
      return seen < PAIRS;
    },
  );
}

interface Shortened {
  readonly kind: number;
  readonly begun: Begun;
}

/** The segments in the way of some routes. */
export function blockedBy(graph: Graph, paths: readonly (readonly number[])[]): Int32Array {
  const blocked = new Int32Array(graph.segments.length);
  for (const path of paths)
    for (const e of path)
      for (let i = graph.rivalAt[e] as number; i < (graph.rivalAt[e + 1] as number); i++)
        blocked[graph.rival[i] as number] = 1;
  return blocked;
}
