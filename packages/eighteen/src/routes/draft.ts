/**
 * A good set of runs, quickly: where the search for the best begins. Nothing here is proved, and nothing here
 * needs to be: whatever it finds is a legal set.
 */
import { type Begun, EVERYTHING, type Explorer, type Meter, type Prices } from './explore.ts';
import type { Graph } from './graph.ts';
import { bestPair, columnAlong, gather, numbersIn, type RouteList } from './list.ts';
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
/** Every way for two trains to give up an end each. */
const TRADES = CUTS.flatMap(([cut, other]) =>
  ENDS_OF_TWO.map(([flip, flop]) => ({ cut, other, flip, flop })),
);
/** So many drafts for two trains; fewer where there are more pairs of trains. */
const DRAFTS = 8;
/** So many drafts in a row may be in vain. */
const IDLE = 8;
/** So many drafts start afresh, each away from what the ones before took; from then on the best one is shaken too. */
const AFRESH = 2;
/** What a resource costs in the next draft for every draft that took it. */
const PENALTY = 20;
/** Nodes for one train to look for something quite different beside the others. */
const RENEWAL = 3_000;

interface DraftKind {
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
  let best: readonly Column[] = [];
  let shaken = 0;
  for (let drafts = 0, idle = 0; drafts < most && idle < IDLE; drafts++) {
    const isFresh = drafts < AFRESH || shaken >= 2 * best.length;
    const start = isFresh
      ? greedily(graph, kinds, meter, prices)
      : shake(graph, kinds, meter, best, shaken++);
    const set = settle(graph, kinds, meter, start);
    yield set;
    idle++;
    if (revenueOf(set) > revenueOf(best)) {
      best = set;
      idle = 0;
      shaken = 0;
    }
    if (isFresh)
      for (const { resources } of set)
        for (const one of resources) resource[one] = (resource[one] as number) + PENALTY;
  }
}

export const revenueOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { revenue }) => sum + revenue, 0);

/** Trade ends and look for something quite different in turns, until neither is better. */
function settle(
  graph: Graph,
  kinds: readonly DraftKind[],
  meter: Meter,
  start: readonly Column[],
): readonly Column[] {
  let set = trade(graph, kinds, start);
  for (;;) {
    const next = renew(graph, kinds, meter, set);
    if (next === set) return set;
    set = trade(graph, kinds, next);
  }
}

/** Each train in turn looks for a better route beside the others, wherever it may lead. */
function renew(
  graph: Graph,
  kinds: readonly DraftKind[],
  meter: Meter,
  start: readonly Column[],
): readonly Column[] {
  let chosen = start;
  for (let n = 0; n < chosen.length; n++) {
    const { kind, revenue } = chosen[n] as Column;
    const others = chosen.flatMap(({ path }, other) => (other === n ? [] : [path]));
    const found = glanceBeside(graph, kinds, meter, kind, others, revenue);
    if (found) chosen = chosen.with(n, found);
  }
  return chosen;
}

/** One train gives up a whole arm; the others look for something new beside the arm it keeps, and then it does. */
function shake(
  graph: Graph,
  kinds: readonly DraftKind[],
  meter: Meter,
  best: readonly Column[],
  turn: number,
): readonly Column[] {
  const loser = best[turn % best.length] as Column;
  const kept = shortened(loser, Number.POSITIVE_INFINITY, turn >= best.length);
  let chosen = best.filter((column) => column !== loser);
  for (let n = 0; n < chosen.length; n++) {
    const others = chosen.flatMap(({ path }, other) => (other === n ? [] : [path]));
    const { kind } = chosen[n] as Column;
    const found = glanceBeside(graph, kinds, meter, kind, [...others, kept.first], 0);
    if (found) chosen = chosen.with(n, found);
  }
  const others = chosen.map(({ path }) => path);
  const found = glanceBeside(graph, kinds, meter, loser.kind, others, 0);
  return found ? [...chosen, found] : chosen;
}

/** The best route of one train beside others that is seen in a few nodes. */
function glanceBeside(
  graph: Graph,
  kinds: readonly DraftKind[],
  meter: Meter,
  kind: number,
  others: readonly (readonly number[])[],
  floor: number,
): Column | undefined {
  const { explorer } = kinds[kind] as DraftKind;
  let best: Column | undefined;
  meter.within(RENEWAL, () =>
    explorer.explore(null, blockedBy(graph, others), floor, (worth, revenue) => {
      best = columnOf(graph, kind, explorer, revenue);
      return worth;
    }),
  );
  return best;
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

export function columnOf(graph: Graph, kind: number, explorer: Explorer, revenue: number): Column {
  const path = numbersIn(explorer.path, 0, explorer.length());
  return columnAlong(graph, kind, revenue, path, explorer.firstArm(), explorer.root());
}

/** Let two trains at a time give up the end of an arm each and take the two best new ends together. */
function trade(graph: Graph, kinds: readonly DraftKind[], start: readonly Column[]): readonly Column[] {
  let chosen = start;
  const pairs = chosen.flatMap((_, two) => Array.from({ length: two }, (_, one) => [one, two] as const));
  const trades = pairs.flatMap(([one, two]) => TRADES.map((how) => ({ one, two, ...how })));
  // Round and round, until every trade has been in vain since the last good one.
  for (let turn = 0, vain = 0; vain < trades.length; turn++, vain++) {
    const { one, two, cut, other, flip, flop } = trades[turn % trades.length] as (typeof trades)[number];
    const pair = [chosen[one] as Column, chosen[two] as Column] as const;
    if (pair.some(({ kind }) => (kinds[kind] as DraftKind).express)) continue;
    const found = newEnds(
      graph,
      kinds,
      { kind: pair[0].kind, begun: shortened(pair[0], cut, flip) },
      { kind: pair[1].kind, begun: shortened(pair[1], other, flop) },
      chosen.filter((_, n) => n !== one && n !== two),
      pair[0].revenue + pair[1].revenue,
    );
    if (!found) continue;
    chosen = chosen.with(one, found[0]).with(two, found[1]);
    vain = -1;
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
