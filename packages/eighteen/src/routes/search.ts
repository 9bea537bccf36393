/** The best runs of a company's trains, exactly. How it works and why it is right: docs/routes.md. */
import type { CompanyId, HexId, Run } from '../types.ts';
import { type Explorer, explorerOf, type Meter, STOPPED } from './explore.ts';
import { type Course, courseOf, type Graph, graphOf } from './graph.ts';
import type { Network, NetworkStop, Segment } from './network.ts';
import { type Column, Master, pack, rank } from './packing.ts';
import type { RunRules, RunTrain } from './rules.ts';

export interface SearchProgress {
  readonly runs: readonly Run[];
  readonly revenue: number;
  /** No set of runs earns more than this. */
  readonly bound: number;
  readonly nodes: number;
}

export interface SearchOptions {
  /** How many nodes may be searched; without it, as many as it takes. */
  readonly budget?: number;
  /** Hears of better runs and bounds, and now and then in between; `false` ends the search. */
  readonly onProgress?: (progress: SearchProgress) => boolean | undefined;
}

export interface BestRuns {
  readonly runs: readonly Run[];
  /** What the runs earn; where one of them carries mail, with the mail. */
  readonly revenue: number;
  /** Proved: no legal set of runs earns more. */
  readonly optimal: boolean;
  readonly bound: number;
  readonly nodes: number;
}

/** Trains that differ in nothing but their id. */
interface Kind {
  readonly course: Course;
  readonly trains: readonly RunTrain[];
  readonly explorer: Explorer;
}

interface Search {
  readonly graph: Graph;
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

export function bestRuns(
  network: Network,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
  options: SearchOptions = {},
): BestRuns {
  const graph = graphOf(network, company, rules, trains);
  const groups = kindsOf(trains);
  const meter: Meter = { nodes: 0, budget: options.budget ?? Number.POSITIVE_INFINITY, tick: () => undefined };
  const search: Search = {
    graph,
    words: Math.max(1, Math.ceil(graph.resources / 32)),
    unit: unitOf(network, rules),
    meter,
    best: [],
    revenue: 0,
    bound: Number.POSITIVE_INFINITY,
    kinds: [],
    report() {
      const { revenue, bound } = search;
      if (options.onProgress?.({ runs: runsOf(search), revenue, bound, nodes: meter.nodes }) === false) throw STOPPED;
    },
  };
  let ticks = 0;
  meter.tick = () => {
    if (meter.nodes >= meter.budget) throw STOPPED;
    if ((++ticks & 63) === 0) search.report();
  };
  let optimal = true;
  let bound = 0;
  if (graph.own.length > 0 && graph.segments.length > 0)
    for (const variant of variantsOf(groups, rules)) {
      const kinds = variant.map(({ trains: equal, mail }) => {
        const course = courseOf(graph, company, rules, equal[0] as RunTrain, mail);
        return { course, trains: equal, explorer: explorerOf(graph, course, meter) };
      });
      search.bound = Number.POSITIVE_INFINITY;
      try {
        solve(search, kinds);
      } catch (thrown) {
        if (thrown !== STOPPED) throw thrown;
        optimal = false;
      }
      bound = Math.max(bound, search.bound);
      if (!optimal) break;
    }
  const { revenue } = search;
  if (optimal) bound = revenue;
  return { runs: runsOf(search), revenue, optimal: optimal || bound <= revenue, bound, nodes: meter.nodes };
}

/** Some legal runs, good but not proved best, at little cost. */
export function anyRuns(
  network: Network,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
): BestRuns {
  return bestRuns(network, company, trains, rules, { budget: 4096 });
}

function kindsOf(trains: readonly RunTrain[]): readonly (readonly RunTrain[])[] {
  const kinds = new Map<string, RunTrain[]>();
  for (const train of trains) {
    const key = JSON.stringify({ ...train, id: '' });
    kinds.set(key, [...(kinds.get(key) ?? []), train]);
  }
  return [...kinds.values()];
}

/** Without mail there is one way to use the trains; with mail, one for each kind that may carry it. */
function variantsOf(
  groups: readonly (readonly RunTrain[])[],
  rules: RunRules,
): readonly (readonly { readonly trains: readonly RunTrain[]; readonly mail: boolean }[])[] {
  if (groups.length === 0) return [];
  if (!rules.mail) return [groups.map((trains) => ({ trains, mail: false }))];
  return groups.map((carriers, index) => [
    { trains: carriers.slice(0, 1), mail: true },
    ...(carriers.length > 1 ? [{ trains: carriers.slice(1), mail: false }] : []),
    ...groups.filter((_, other) => other !== index).map((trains) => ({ trains, mail: false })),
  ]);
}

/** All revenues are multiples of this. */
function unitOf(network: Network, rules: RunRules): number {
  const common = (a: number, b: number): number => (b === 0 ? Math.abs(a) : common(b, a % b));
  let unit = 0;
  for (const { value } of network.stops)
    unit = common(unit, typeof value === 'number' ? value : value[rules.colour]);
  for (const { toll } of network.segments) unit = common(unit, toll);
  for (const bonus of Object.values(rules.stopBonus ?? {})) unit = common(unit, bonus);
  for (const bonus of rules.setBonus?.amounts ?? []) unit = common(unit, bonus);
  return Math.max(1, unit);
}

function columnOf(search: Search, kind: number, explorer: Explorer, revenue: number): Column {
  const { graph, words } = search;
  const path = Array.from(explorer.path.subarray(0, explorer.length()));
  const mask = new Int32Array(words);
  const resources: number[] = [];
  for (const e of path)
    for (let i = graph.takenAt[e] as number; i < (graph.takenAt[e + 1] as number); i++) {
      const resource = graph.taken[i] as number;
      resources.push(resource);
      mask[resource >> 5] = (mask[resource >> 5] as number) | (1 << (resource & 31));
    }
  return { kind, revenue, resources, mask, path, firstArm: explorer.firstArm(), root: explorer.root() };
}

const revenueOf = (columns: readonly Column[]): number => columns.reduce((sum, { revenue }) => sum + revenue, 0);

function solve(search: Search, kinds: readonly Kind[]): void {
  const { graph, unit } = search;
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

  // Each train alone: no set earns more than the sum.
  const pool: Column[] = [];
  let alone = 0;
  kinds.forEach((kind, index) => {
    const column = bestAlone(search, kinds, index, null, 0, pool);
    alone += (column?.revenue ?? 0) * kind.trains.length;
  });
  lower(alone);
  improve(greedy(search, kinds));
  if (proved()) return;
  improve(refine(search, kinds, own));
  if (proved()) return;

  // Prices for the resources that bring the bound down.
  const master = new Master(
    graph.resources,
    kinds.map(({ trains }) => trains.length),
  );
  for (const column of [...pool, ...own]) master.add(column);
  const price = new Float64Array(graph.resources);
  const kept = { price: new Float64Array(graph.resources), total: 0, tops: kinds.map(() => 0), bound: Number.POSITIVE_INFINITY };
  const trainKinds = kinds.flatMap(({ trains }, index) => trains.map(() => index));
  for (let round = 0; ; round++) {
    master.solve();
    master.prices(price);
    let total = 0;
    for (const one of price) total += one;
    let bound = total;
    let fresh = 0;
    const tops = kinds.map((kind, index) => {
      const floor = master.priceOfKind(index) + 1e-6;
      const found = bestFew(search, index, kind, price, floor);
      for (const { column } of found) {
        master.add(column);
        pool.push(column);
      }
      fresh += found.length;
      const top = found.reduce((most, { worth }) => Math.max(most, worth), floor);
      bound += top * kind.trains.length;
      return top;
    });
    if (bound < kept.bound) {
      kept.price.set(price);
      kept.total = total;
      kept.tops = tops;
      kept.bound = bound;
    }
    lower(bound);
    if (proved()) return;
    if (fresh === 0 || round % 4 === 3) {
      improve(packPool(search, kinds, pool, price, total, trainKinds));
      if (proved()) return;
      improve(refine(search, kinds, own));
      if (proved()) return;
    }
    if (fresh === 0 || round > 200) break;
  }

  // All routes that a better set could contain, and the best set of them.
  const slack = kept.bound - (search.revenue + unit) + 2e-6;
  const all: Column[][] = kinds.map((kind, index) => {
    const list: Column[] = [];
    const floor = (kept.tops[index] as number) - slack;
    kind.explorer.explore(kept.price, null, floor, (_, revenue) => {
      list.push(columnOf(search, index, kind.explorer, revenue));
      return floor;
    });
    return list;
  });
  const ranked = all.map((list) => rank(list, kept.price));
  const found = pack(ranked, trainKinds, kept.total, search.revenue, unit, () => count(search));
  if (found) improve(found);
  search.bound = search.revenue;
}

function count({ meter }: Search): void {
  meter.nodes++;
  if ((meter.nodes & 0xfff) === 0) meter.tick();
}

/** The best route of one train beside what is fixed. */
function bestAlone(
  search: Search,
  kinds: readonly Kind[],
  index: number,
  blocked: Int32Array | null,
  floor: number,
  pool?: Column[],
): Column | undefined {
  const { explorer } = kinds[index] as Kind;
  let best: Column | undefined;
  explorer.explore(null, blocked, floor, (worth, revenue) => {
    best = columnOf(search, index, explorer, revenue);
    pool?.push(best);
    return worth;
  });
  return best;
}

/** The few best routes at these prices that are worth more than the floor. */
function bestFew(search: Search, index: number, { explorer }: Kind, price: Float64Array, floor: number) {
  const FEW = 16;
  const found: { worth: number; column: Column }[] = [];
  explorer.explore(price, null, floor, (worth, revenue) => {
    found.push({ worth, column: columnOf(search, index, explorer, revenue) });
    found.sort((a, b) => b.worth - a.worth);
    if (found.length > FEW) found.pop();
    return found.length < FEW ? floor : (found[FEW - 1]?.worth ?? floor);
  });
  return found;
}

function fix(graph: Graph, blocked: Int32Array, column: Column, by: number): void {
  for (const e of column.path)
    for (let i = graph.rivalAt[e] as number; i < (graph.rivalAt[e + 1] as number); i++) {
      const other = graph.rival[i] as number;
      blocked[other] = (blocked[other] as number) + by;
    }
}

/** One train after the other, the one that gains most first. */
function greedy(search: Search, kinds: readonly Kind[]): readonly Column[] {
  const { graph } = search;
  const blocked = new Int32Array(graph.segments.length);
  const left = kinds.map(({ trains }) => trains.length);
  const chosen: Column[] = [];
  for (;;) {
    let best: Column | undefined;
    kinds.forEach((_, index) => {
      if (left[index] === 0) return;
      const column = bestAlone(search, kinds, index, blocked, best?.revenue ?? 0);
      if (column) best = column;
    });
    if (!best) return chosen;
    chosen.push(best);
    left[best.kind] = (left[best.kind] as number) - 1;
    fix(graph, blocked, best, 1);
  }
}

/** Let one train after the other look for something better beside the rest. */
function refine(search: Search, kinds: readonly Kind[], start: readonly Column[]): readonly Column[] {
  const { graph } = search;
  const chosen = [...start];
  const blocked = new Int32Array(graph.segments.length);
  for (const column of chosen) fix(graph, blocked, column, 1);
  for (let better = true; better; ) {
    better = false;
    chosen.forEach((column, index) => {
      fix(graph, blocked, column, -1);
      const found = bestAlone(search, kinds, column.kind, blocked, column.revenue);
      if (found) {
        chosen[index] = found;
        better = true;
      }
      fix(graph, blocked, found ?? column, 1);
    });
  }
  return chosen;
}

/** The best set of the routes met so far, if it is found quickly. */
function packPool(
  search: Search,
  kinds: readonly Kind[],
  pool: readonly Column[],
  price: Float64Array,
  total: number,
  trains: readonly number[],
): readonly Column[] {
  const ranked = kinds.map((_, index) =>
    rank(
      pool.filter(({ kind }) => kind === index),
      price,
    ),
  );
  let steps = 0;
  const ENOUGH = Symbol('enough');
  try {
    return (
      pack(ranked, trains, total, search.revenue, search.unit, () => {
        if (++steps > 100_000) throw ENOUGH;
        count(search);
      }) ?? []
    );
  } catch (thrown) {
    if (thrown !== ENOUGH) throw thrown;
    return [];
  }
}

function runsOf({ graph, best, kinds }: Search): readonly Run[] {
  const next = kinds.map(() => 0);
  return best.map((column) => {
    const number = next[column.kind] as number;
    next[column.kind] = number + 1;
    const train = (kinds[column.kind] as Kind).trains[number] as RunTrain;
    return { train: train.id, ...wayOf(graph, column) };
  });
}

/** The stops and legs of a route: the second arm backwards to the station, then the first. */
function wayOf({ network, segments }: Graph, { path, firstArm, root }: Column): Pick<Run, 'stops' | 'legs'> {
  const name = (stop: number) => (network.stops[stop] as NetworkStop).id;
  const follow = (arm: readonly number[]) => {
    const stops: string[] = [];
    const legs: (readonly HexId[])[] = [];
    let at = root;
    for (const e of arm) {
      const { a, b, hexes } = network.segments[segments[e] as number] as Segment;
      legs.push(a === at ? hexes : [...hexes].reverse());
      at = a === at ? b : a;
      stops.push(name(at));
    }
    return { stops, legs };
  };
  const forth = follow(path.slice(0, firstArm));
  const back = follow(path.slice(firstArm));
  return {
    stops: [...back.stops.reverse(), name(root), ...forth.stops],
    legs: [...back.legs.reverse().map((leg) => [...leg].reverse()), ...forth.legs],
  };
}
