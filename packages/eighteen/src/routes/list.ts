/** Many routes of one kind of train, packed tightly, to be gone through at changing prices. */
import { EVERYTHING, type Explorer, type Prices } from './explore.ts';
import type { Graph } from './graph.ts';
import type { Column } from './packing.ts';

export interface RouteList {
  readonly size: number;
  /** Those worth more than the floor at these prices, the best first, so many at most. */
  bestFew(
    prices: Prices,
    floor: number,
    few: number,
  ): readonly { readonly worth: number; readonly column: Column }[];
  /** The one with the most revenue beside these columns, if it earns more than the floor. */
  bestBeside(taken: Int32Array, floor: number): Column | undefined;
  /** Forget those worth the floor or less at these prices. */
  prune(prices: Prices, floor: number): void;
  columns(): readonly Column[];
  /** The routes by what they are worth at these prices, the most first. */
  ranked(prices: Prices | null): RankedRoutes;
}

/** Routes in flat arrays, by rank. */
interface RankedRoutes {
  readonly size: number;
  readonly worth: Float64Array;
  readonly revenue: Int32Array;
  readonly mask: Int32Array;
  readonly words: number;
  column(rank: number): Column;
}

/** How many pairs of two lists are worth as much together as is needed. */
export function countPairs(one: RankedRoutes, two: RankedRoutes, needed: number): number {
  let pairs = 0;
  for (let n = 0, m = two.size; n < one.size; n++) {
    while (m > 0 && (one.worth[n] as number) + (two.worth[m - 1] as number) < needed) m--;
    pairs += one === two ? Math.max(0, m - n - 1) : m;
  }
  return pairs;
}

/**
 * The pair of routes, one of each list, that share nothing and earn most, and more than the floor. Pairs worth
 * less together than is needed for that are left out; `see` hears how many are looked at and may end it.
 */
export function bestPair(
  one: RankedRoutes,
  two: RankedRoutes,
  floor: number,
  neededFor: (revenue: number) => number,
  see: (pairs: number) => boolean,
): readonly [Column, Column] | undefined {
  const { words } = one;
  let best = floor;
  let pair: readonly [number, number] | undefined;
  for (let n = 0; n < one.size; n++) {
    const earned = one.revenue[n] as number;
    const worth = one.worth[n] as number;
    let needed = neededFor(best) - worth;
    const begin = one === two ? n + 1 : 0;
    let m = begin;
    for (; m < two.size && (two.worth[m] as number) >= needed; m++) {
      const both = earned + (two.revenue[m] as number);
      if (both <= best) continue;
      let w = 0;
      while (w < words && ((one.mask[n * words + w] as number) & (two.mask[m * words + w] as number)) === 0)
        w++;
      if (w < words) continue;
      best = both;
      needed = neededFor(best) - worth;
      pair = [n, m];
    }
    if (!see(m - begin)) break;
  }
  return pair && [one.column(pair[0]), two.column(pair[1])];
}

/** All routes worth more than the floor at these prices; undefined if there are more than the limit. */
export function listRoutes(
  graph: Graph,
  kind: number,
  explorer: Explorer,
  prices: Prices | null,
  floor: number,
  limit: number,
): RouteList | undefined {
  const { list, whole } = gather(graph, kind, explorer, limit, (listener) =>
    explorer.explore(prices, null, floor, (_, revenue) => {
      listener(revenue);
      return floor;
    }),
  );
  return whole ? list : undefined;
}

/** The routes an explorer reports, so many at most. */
export function gather(
  graph: Graph,
  kind: number,
  explorer: Explorer,
  limit: number,
  explore: (listener: (revenue: number) => void) => void,
): { readonly list: RouteList; readonly whole: boolean } {
  const words = wordsOf(graph);
  const segmentMask = segmentMasks(graph);
  let room = limit <= 1024 ? limit + 2 : 64;
  let size = 0;
  let revenue = new Int32Array(room);
  let mask = new Int32Array(room * words);
  let pathAt = new Int32Array(room + 1);
  let origin = new Int32Array(room);
  let path = new Uint16Array(room * 16);

  const TOO_MANY = Symbol('too many');
  const grow = () => {
    room *= 2;
    revenue = enlarged(revenue, room);
    mask = enlarged(mask, room * words);
    pathAt = enlarged(pathAt, room + 1);
    origin = enlarged(origin, room);
  };
  let whole = true;
  try {
    explore((earned) => {
      if (size >= limit) throw TOO_MANY;
      if (size + 1 >= room) grow();
      const length = explorer.length();
      const start = pathAt[size] as number;
      if (start + length > path.length) path = enlarged(path, path.length * 2);
      revenue[size] = earned;
      origin[size] = explorer.root() * 256 + explorer.firstArm();
      for (let n = 0; n < length; n++) {
        const e = explorer.path[n] as number;
        path[start + n] = e;
        for (let w = 0; w < words; w++)
          mask[size * words + w] =
            (mask[size * words + w] as number) | (segmentMask[e * words + w] as number);
      }
      size++;
      pathAt[size] = start + length;
    });
  } catch (thrown) {
    if (thrown !== TOO_MANY) throw thrown;
    whole = false;
  }

  let alive = new Int32Array(size);
  for (let route = 0; route < size; route++) alive[route] = route;
  const price = new Float64Array(graph.segments.length);

  function columnOf(route: number): Column {
    const steps = numbersIn(path, pathAt[route] as number, pathAt[route + 1] as number);
    return columnAlong(
      graph,
      kind,
      revenue[route] as number,
      steps,
      (origin[route] as number) & 255,
      (origin[route] as number) >> 8,
    );
  }

  /** Calls back with every route that is worth more than the (rising) floor. */
  function scan(prices: Prices, start: number, hit: (route: number, worth: number) => number): void {
    for (let e = 0; e < price.length; e++) {
      let sum = 0;
      for (let i = graph.takenAt[e] as number; i < (graph.takenAt[e + 1] as number); i++)
        sum += prices.resource[graph.taken[i] as number] as number;
      price[e] = sum;
    }
    const active = prices.triples.flatMap((triple, n) => {
      const due = prices.triple[n] as number;
      return due > 1e-9
        ? [{ due, word: triple.map((one) => one >> 5), bit: triple.map((one) => one & 31) }]
        : [];
    });
    const due = Float64Array.from(active, (one) => one.due);
    const word = Int32Array.from(active.flatMap((one) => one.word));
    const bit = Int32Array.from(active.flatMap((one) => one.bit));
    let floor = start;
    for (let n = 0; n < alive.length; n++) {
      const route = alive[n] as number;
      let worth = revenue[route] as number;
      if (worth <= floor) continue;
      const end = pathAt[route + 1] as number;
      for (let i = pathAt[route] as number; i < end; i++) worth -= price[path[i] as number] as number;
      if (worth <= floor) continue;
      const at = route * words;
      for (let t = 0; t < due.length; t++) {
        const i = t * 3;
        const hits =
          (((mask[at + (word[i] as number)] as number) >>> (bit[i] as number)) & 1) +
          (((mask[at + (word[i + 1] as number)] as number) >>> (bit[i + 1] as number)) & 1) +
          (((mask[at + (word[i + 2] as number)] as number) >>> (bit[i + 2] as number)) & 1);
        if (hits >= 2) worth -= due[t] as number;
      }
      if (worth > floor) floor = hit(route, worth);
    }
  }

  const list: RouteList = {
    get size() {
      return alive.length;
    },
    bestFew(prices, floor, few) {
      const found: { route: number; worth: number }[] = [];
      scan(prices, floor, (route, worth) => {
        let at = found.length;
        while (at > 0 && worth > (found[at - 1] as { worth: number }).worth) at--;
        found.splice(at, 0, { route, worth });
        if (found.length > few) found.pop();
        return found.length < few ? floor : (found[few - 1] as { worth: number }).worth;
      });
      return found.map(({ route, worth }) => ({ worth, column: columnOf(route) }));
    },
    bestBeside(taken, floor) {
      let best = floor;
      let found = -1;
      for (let n = 0; n < alive.length; n++) {
        const route = alive[n] as number;
        if ((revenue[route] as number) <= best) continue;
        const at = route * words;
        let w = 0;
        while (w < words && ((mask[at + w] as number) & (taken[w] as number)) === 0) w++;
        if (w < words) continue;
        best = revenue[route] as number;
        found = route;
      }
      return found < 0 ? undefined : columnOf(found);
    },
    prune(prices, floor) {
      const kept: number[] = [];
      scan(prices, floor, (route) => {
        kept.push(route);
        return floor;
      });
      alive = Int32Array.from(kept);
    },
    columns: () => Array.from(alive, columnOf),
    ranked(prices) {
      const worths = prices ? new Float64Array(size) : revenue;
      if (prices)
        scan(prices, EVERYTHING, (route, worth) => {
          worths[route] = worth;
          return EVERYTHING;
        });
      const order = prices
        ? alive.slice().sort((a, b) => (worths[b] as number) - (worths[a] as number) || a - b)
        : byRevenue(alive, revenue);
      const masks = new Int32Array(order.length * words);
      const worth = new Float64Array(order.length);
      const earned = new Int32Array(order.length);
      for (let rank = 0; rank < order.length; rank++) {
        const route = order[rank] as number;
        worth[rank] = worths[route] as number;
        earned[rank] = revenue[route] as number;
        for (let w = 0; w < words; w++) masks[rank * words + w] = mask[route * words + w] as number;
      }
      return {
        size: order.length,
        worth,
        revenue: earned,
        mask: masks,
        words,
        column: (rank) => columnOf(order[rank] as number),
      };
    },
  };
  return { list, whole };
}

/** The routes by their revenue, the most first: revenues are few, so they are counted instead of compared. */
function byRevenue(routes: Int32Array, revenue: Int32Array): Int32Array {
  let [least, most] = [0, 0];
  for (const route of routes) {
    const earned = revenue[route] as number;
    if (earned < least) least = earned;
    if (earned > most) most = earned;
  }
  const next = new Int32Array(most - least + 2);
  for (const route of routes) {
    const after = most - (revenue[route] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let n = 1; n < next.length; n++) next[n] = (next[n] as number) + (next[n - 1] as number);
  const order = new Int32Array(routes.length);
  for (const route of routes) {
    const bucket = most - (revenue[route] as number);
    order[next[bucket] as number] = route;
    next[bucket] = (next[bucket] as number) + 1;
  }
  return order;
}

const masksOf = new WeakMap<Graph, Int32Array>();
/** The resources of every segment, as sets of bits. */
function segmentMasks(graph: Graph): Int32Array {
  const known = masksOf.get(graph);
  if (known) return known;
  const words = wordsOf(graph);
  const masks = new Int32Array(graph.segments.length * words);
  for (let e = 0; e < graph.segments.length; e++)
    for (let i = graph.takenAt[e] as number; i < (graph.takenAt[e + 1] as number); i++) {
      const resource = graph.taken[i] as number;
      const at = e * words + (resource >> 5);
      masks[at] = (masks[at] as number) | (1 << (resource & 31));
    }
  masksOf.set(graph, masks);
  return masks;
}

/** How many words of 32 bits a set of resources takes. */
export const wordsOf = ({ resources }: Graph): number => Math.max(1, Math.ceil(resources / 32));

function enlarged<T extends Int32Array | Uint16Array>(old: T, length: number): T {
  const bigger = new (old.constructor as new (length: number) => T)(length);
  bigger.set(old);
  return bigger;
}

/** A part of an array as a list: `Array.from` would ask an iterator for each number. */
export function numbersIn(array: Int32Array | Uint16Array, begin: number, end: number): number[] {
  const list: number[] = [];
  for (let at = begin; at < end; at++) list.push(array[at] as number);
  return list;
}

/** A route as a column. */
export function columnAlong(
  graph: Graph,
  kind: number,
  revenue: number,
  path: readonly number[],
  firstArm: number,
  root: number,
): Column {
  const mask = new Int32Array(wordsOf(graph));
  const resources: number[] = [];
  for (const e of path)
    for (let i = graph.takenAt[e] as number; i < (graph.takenAt[e + 1] as number); i++) {
      const resource = graph.taken[i] as number;
      resources.push(resource);
      mask[resource >> 5] = (mask[resource >> 5] as number) | (1 << (resource & 31));
    }
  return { kind, revenue, resources, mask, path, firstArm, root };
}
