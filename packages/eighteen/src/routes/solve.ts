/** The best set of runs of trains whose roles are given: each alone, drafts, prices. How and why: docs/routes.md. */
import { columnOf, draft, pairsOf, revenueOf, shortened } from './draft.ts';
import { EVERYTHING, type Prices, type Triple } from './explore.ts';
import { listRoutes, type RouteList } from './list.ts';
import { type Column, masterOf, rank, totalOf, violatedTriples, worthAt } from './packing.ts';
import {
  bestBeside,
  bestFew,
  FEW,
  greedy,
  type Kind,
  packAll,
  packPool,
  packTwo,
  refine,
  type Search,
  spend,
} from './sets.ts';

/** After so many rounds of pricing without lists another attempt is made to list. */
const PAUSE = 2;
/** Before all routes are priced: how often to look around, at how many, for how many nodes, with what end given up. */
const LOOKS = 30;
const AROUND = 30;
const GLANCE = 1_000;
const END = 6;
/**
 * If there are no more routes than this share of what may be listed, listing them is quicker than drafts; it is
 * tried where an estimate of the routes is no more than that. So many blind probes make the estimate.
 */
const FEW_ENOUGH = 1 / 2;
const LIKELY = 5 / 16;
const PROBES = 1_000;

export function solve(search: Search, kinds: readonly Kind[]): void {
  const { graph, unit, limits } = search;
  /** The best found for these kinds; another variant may have done better. */
  let own: readonly Column[] = [];
  const improve = (columns: readonly Column[]) => {
    const revenue = revenueOf(columns);
    if (revenue > revenueOf(own)) own = columns;
    if (revenue <= search.revenue) return;
    search.best = columns;
    search.kinds = kinds;
    search.revenue = revenue;
    search.report();
  };
  const lower = (bound: number) => {
    const whole = Math.floor(bound / unit + 1e-6) * unit;
    if (whole < search.bound) search.bound = whole;
  };
  const proved = () => search.bound <= search.revenue;

  const pool: Column[] = [];
  let lists = kinds.map((): RouteList | undefined => undefined);
  const isListed = () => lists.every(Boolean);
  const listAll = (limit: number) =>
    kinds.map(({ explorer }, index) => listRoutes(graph, index, explorer, null, EVERYTHING, limit));

  // Each train alone: no set earns more than the sum.
  let alone: readonly (Column | undefined)[] = [];
  const single = () => {
    alone = kinds.map(({ earned }, index) => {
      let best: Column | undefined;
      for (const one of pool) if (one.kind === index && one.revenue > (best?.revenue ?? earned)) best = one;
      bestBeside(search, kinds, index, [], best?.revenue ?? earned, lists, (one) => {
        pool.push(one);
        best = one;
        improve([one]);
      });
      return best;
    });
  };
  // A draft costs more the more pairs of trains there are; one train alone needs none.
  const pairs = pairsOf(kinds);
  const quick = search.meter.within(pairs === 0 ? Number.POSITIVE_INFINITY : limits.glance * pairs, single);
  let routes = 0;
  // Many routes: if they are not too many after all they are listed, else something good comes first.
  const listOrDraft = () => {
    let long = 0;
    for (const { explorer, express, trains } of kinds) {
      const about = express ? 0 : explorer.estimate(PROBES);
      routes += about;
      if (about > limits.list * LIKELY) long += trains.length;
    }
    // Where no two trains have that many, they are seldom in each other's way: a draft would be no better than greed.
    if (long === 0) lists = listAll(limits.list * FEW_ENOUGH);
    else if (long === 1 && routes <= limits.list) lists = listAll(limits.list);
    if (isListed()) return;
    for (const set of draft(graph, kinds, search.meter)) {
      pool.push(...set);
      improve(set);
    }
  };
  if (!quick) {
    listOrDraft();
    single();
  }
  const most = kinds.map(({ earned }, index) => alone[index]?.revenue ?? earned);
  lower(kinds.reduce((sum, { trains }, index) => sum + (most[index] as number) * trains.length, 0));
  if (proved()) return;
  const trainKinds = kinds.flatMap(({ trains }, index) => trains.map(() => index));
  /** Of few routes all sets are soon tried: this may prove that none is better. A better one is left to be found as ever. */
  const tryAll = () => {
    lists = listAll(limits.glance);
    const sets = trainKinds.reduce((product, kind) => product * (lists[kind]?.size ?? 0), 1);
    if (!isListed() || sets > limits.pack) return;
    if (packAll(search, lists, trainKinds, freeOf(graph.resources), 0).length === 0)
      search.bound = search.revenue;
  };
  // What is only to be beaten is good already.
  const isGood = quick && search.best.length === 0;
  if (isGood) tryAll();
  if (proved()) return;
  if (quick || isListed()) {
    improve(greedy(search, kinds, [], lists, alone));
    if (proved()) return;
    improve(refine(search, kinds, own, lists));
  }
  if (proved()) return;
  // Each train alone may be quick though there are many routes.
  if (quick && !isGood) tryAll();
  if (proved()) return;
  if (quick && !isListed()) listOrDraft();
  if (proved()) return;
  if (!isListed() && routes <= limits.list) lists = listAll(limits.list);

  // Prices for the resources bring the bound down; routes that pay at these prices join the pool.
  const trainsOfKind = kinds.map(({ trains }) => trains.length);
  pool.push(...own);
  let triples: readonly Triple[] = [];
  let master = masterOf(graph.resources, trainsOfKind, triples, pool);
  let kept: Pricing | undefined;

  /** Routes that pay better and differ from good ones at one end only: soon found, though perhaps not all. */
  const lookAround = (): boolean => {
    const prices = master.prices();
    const known = pool.length;
    kinds.forEach(({ explorer, express }, index) => {
      if (lists[index] || express) return;
      const ofKind = pool.filter(({ kind }) => kind === index);
      const found: { worth: number; column: Column }[] = [];
      for (const column of rank(ofKind, prices).columns.slice(0, AROUND))
        for (const flip of [false, true])
          search.meter.within(GLANCE, () =>
            explorer.lengthen(
              shortened(column, END, flip),
              prices,
              null,
              master.priceOfKind(index) + 1e-6,
              (worth, revenue) => {
                found.push({ worth, column: columnOf(graph, index, explorer, revenue) });
                return worth;
              },
            ),
          );
      found.sort((a, b) => b.worth - a.worth);
      for (const { column } of found.slice(0, FEW)) {
        master.add(column);
        pool.push(column);
      }
    });
    return pool.length > known;
  };

  /** True when the prices cannot be bettered; a search without lists pauses now and then. */
  const generate = (): boolean => {
    for (let smooth = 0.5, round = 1; ; round++) {
      master.solve();
      for (let look = 0; look < LOOKS && lookAround(); look++) master.solve();
      const now = master.prices();
      const prices = kept && smooth > 0 ? between(now, kept.prices, smooth) : now;
      const total = totalOf(prices);
      let bound = total;
      let fresh = 0;
      const tops = kinds.map((kind, index) => {
        let floor = 0;
        for (const column of pool)
          if (column.kind === index) floor = Math.max(floor, worthAt(column, prices));
        floor += 1e-6;
        const list = lists[index];
        spend(search, (list?.size ?? 0) >> 4);
        const found = list ? list.bestFew(prices, floor, FEW) : bestFew(search, index, kind, prices, floor);
        for (const { column } of found) {
          if (worthAt(column, now) > master.priceOfKind(index) + 1e-6) fresh++;
          master.add(column);
          pool.push(column);
        }
        const top = found.reduce((most, { worth }) => Math.max(most, worth), floor);
        bound += top * kind.trains.length;
        return top;
      });
      if (!kept || bound < kept.bound) kept = { prices, total, tops, bound };
      lower(bound);
      if (proved() || kept.bound - master.value() < unit / 20) return true;
      if (fresh > 0) smooth = 0.5;
      else if (smooth > 0) smooth = 0;
      else return true;
      if (round === PAUSE && !isListed()) return false;
    }
  };

  const tried = new Set<Column>();
  let last = Number.POSITIVE_INFINITY;
  let stuck = 0;
  for (let growth = 1; ; ) {
    const settled = generate();
    if (proved() || !kept) return;
    const shares = master.shares();
    for (const { column } of shares) {
      if (tried.has(column)) continue;
      tried.add(column);
      improve(greedy(search, kinds, [column], lists));
    }
    improve(refine(search, kinds, own, lists));
    improve(packPool(search, kinds, pool, kept.prices, kept.total, trainKinds));
    if (proved()) return;

    // A better set has only routes that are worth nearly as much as the best of their kind.
    const { prices, total, tops } = kept;
    const slack = kept.bound - (search.revenue + unit) + 2e-6;
    kinds.forEach(({ explorer }, index) => {
      const floor = (tops[index] as number) - slack;
      const list = lists[index];
      if (list) list.prune(prices, floor);
      else lists[index] = listRoutes(graph, index, explorer, prices, floor, limits.list * growth);
    });
    // Few: the best set of them is the best of all.
    const found =
      trainKinds.length === 2
        ? packTwo(search, lists, trainKinds as [number, number], prices, total, limits.pack ** 2 * 2 * growth)
        : lists.every((list) => list && list.size <= limits.pack * growth)
          ? packAll(search, lists, trainKinds, prices, total)
          : undefined;
    if (found) {
      improve(found);
      search.bound = search.revenue;
      return;
    }
    if (!settled) continue;
    // Many: cut off what no whole set of runs can do, and price again.
    const cuts = triples.length < 200 ? violatedTriples(graph.resources, shares, 12) : [];
    if (cuts.length === 0) growth *= 8;
    stuck = kept.bound > last - unit / 4 ? stuck + 1 : 0;
    if (stuck > 1) growth *= 2;
    last = kept.bound;
    triples = [...triples, ...cuts];
    master = masterOf(graph.resources, trainsOfKind, triples, pool);
  }
}

/** Prices with the bound they prove. */
interface Pricing {
  readonly prices: Prices;
  readonly total: number;
  /** What the best route of each kind is worth. */
  readonly tops: readonly number[];
  readonly bound: number;
}

/** No resource costs anything. */
const freeOf = (resources: number): Prices => ({
  resource: new Float64Array(resources),
  triples: [],
  triple: new Float64Array(0),
});

/** Prices between the new ones and the best so far: they lead to the end with fewer detours. */
function between(now: Prices, kept: Prices, share: number): Prices {
  const mix = (one: Float64Array, other: Float64Array) =>
    one.map((price, n) => (1 - share) * price + share * (other[n] ?? 0));
  return {
    resource: mix(now.resource, kept.resource),
    triples: now.triples,
    triple: mix(now.triple, kept.triple),
  };
}
