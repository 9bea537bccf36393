/** The best runs of a company's trains, exactly. How it works and why it is right: docs/routes.md. */
import type { CompanyId, HexId, Run, TrainId } from '../types.ts';
import { blockedBy, columnOf, draft, pairsOf, revenueOf, shortened } from './draft.ts';
import {
  EVERYTHING,
  type Explorer,
  explorerOf,
  type Meter,
  PAUSED,
  type Prices,
  STOPPED,
  type Triple,
} from './explore.ts';
import { type Course, courseOf, type Graph, graphOf } from './graph.ts';
import { bestPair, countPairs, listRoutes, type RouteList, wordsOf } from './list.ts';
import type { Network, Segment } from './network.ts';
import { type Column, masterOf, pack, rank, totalOf, violatedTriples, worthAt } from './packing.ts';
import type { NetworkStop } from './parts.ts';
import { isBound, type RunRules, type RunTrain, valueIn } from './rules.ts';

/** The run that carries mail, and what that brings beside the revenue of the runs. */
export interface MailRun {
  readonly train: TrainId;
  readonly amount: number;
}

export interface SearchProgress {
  readonly runs: readonly Run[];
  readonly revenue: number;
  readonly mail?: MailRun;
  readonly unmet?: true;
  /** No set of runs earns more than this. */
  readonly bound: number;
  readonly nodes: number;
}

/** Only speed depends on these. */
export interface Limits {
  /** How many routes of a kind are listed at once, and how many packed at once. */
  readonly list: number;
  readonly pack: number;
  /** How many nodes the trains may take, each alone, before a set of runs is drafted first; for each pair of trains. */
  readonly glance: number;
}

export interface SearchOptions {
  /** Only runs that earn more than this matter: without any, this is the answer, and no runs. */
  readonly beats?: number;
  /** What trains are known to earn, by their id: a search for something better need not begin below that. */
  readonly earned?: Readonly<Record<TrainId, number>>;
  /** How many nodes may be searched; without it, as many as it takes. */
  readonly budget?: number;
  readonly limits?: Limits;
  /** Hears of better runs and bounds, and now and then in between; `false` ends the search. */
  readonly onProgress?: (progress: SearchProgress) => boolean | undefined;
}

export interface BestRuns {
  readonly runs: readonly Run[];
  /** What the runs earn; where one of them carries mail, with the mail. */
  readonly revenue: number;
  /** The run with the mail, and the part of the revenue that is mail. */
  readonly mail?: MailRun;
  /** No runs are known that use every place they must. */
  readonly unmet?: true;
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
  readonly express: boolean;
  readonly mail: boolean;
  /** Some route of such a train earns so much. */
  readonly earned: number;
}

interface Search {
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

export function bestRuns(
  network: Network,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
  options: SearchOptions = {},
): BestRuns {
  const graph = graphOf(network, company, rules, trains);
  const groups = kindsOf(trains);
  const budget = options.budget ?? Number.POSITIVE_INFINITY;
  let ticks = 0;
  let pause = Number.POSITIVE_INFINITY;
  const meter: Meter = {
    nodes: 0,
    next: Math.min(budget, 4096),
    tick() {
      if (meter.nodes >= budget) throw STOPPED;
      if (meter.nodes >= pause) throw PAUSED;
      meter.next = Math.min(budget, pause, meter.nodes + 4096);
      if ((++ticks & 63) === 0) search.report();
    },
    hurried: false,
    within(nodes, explore) {
      meter.hurried = true;
      pause = meter.nodes + nodes;
      meter.next = Math.min(meter.next, pause);
      try {
        explore();
      } catch (thrown) {
        if (thrown !== PAUSED) throw thrown;
        return false;
      } finally {
        meter.hurried = false;
        pause = Number.POSITIVE_INFINITY;
      }
      return true;
    },
  };
  const unit = unitOf(network, rules);
  const most = ceilingOf(network, trains, rules);
  // A place that must be used is worth more than all revenue together to the one train it is assigned to: sets that
  // use all of them come before any other, and what they have in common is taken off again.
  const places = rules.mustUse ?? [];
  const bounty = places.length > 0 ? (Math.floor(most / unit) + 1) * unit : 0;
  const bounties = bounty * places.length;
  const ceiling = most + bounties;
  const beats = options.beats ?? 0;
  const search: Search = {
    graph,
    words: wordsOf(graph),
    unit,
    limits: options.limits ?? LIMITS,
    meter,
    best: [],
    // What earns more than this earns at least one unit more than the last multiple below it. Where runs are bound to
    // places and nothing has to be beaten, those that earn nothing are runs too.
    revenue:
      Math.floor(beats / unit) * unit + bounties - (isBound(rules) && options.beats === undefined ? unit : 0),
    bound: ceiling,
    kinds: [],
    report() {
      if (!options.onProgress) return;
      const { bound } = search;
      const more = options.onProgress({ ...answer(), bound: bound - bounties, nodes: meter.nodes });
      if (more === false) throw STOPPED;
    },
  };
  /** What is known by now. */
  const answer = () => {
    const runs = runsOf(search);
    const mail = rules.mail ? mailOf(search, runs, rules) : undefined;
    return {
      runs,
      revenue: Math.max(search.revenue - bounties, beats),
      ...(mail && { mail }),
      ...(isBound(rules) && runs.length === 0 && ({ unmet: true } as const)),
    };
  };
  let bound = 0;
  try {
    if (graph.own.length > 0 && graph.segments.length > 0)
      for (const variant of variantsOf(groups, rules)) {
        const kinds = variant.map(({ trains: equal, mail, must }): Kind => {
          const assigned = places.flatMap((place, n) => (must & (1 << n) ? [[place]] : []));
          const course = courseOf(graph, company, rules, equal[0] as RunTrain, mail, assigned, bounty);
          const express = course.express !== null;
          const earned = Math.max(0, ...equal.map(({ id }) => options.earned?.[id] ?? 0));
          const explorer = explorerOf(graph, course, meter);
          return { course, trains: equal, express, mail, earned, explorer };
        });
        search.bound = ceiling;
        solve(search, kinds);
      }
  } catch (thrown) {
    if (thrown !== STOPPED) throw thrown;
    // Another variant might do better than this one.
    bound = (rules.mail || isBound(rules) ? ceiling : search.bound) - bounties;
  }
  const known = answer();
  const optimal = bound <= known.revenue;
  return { ...known, optimal, bound: Math.max(bound, known.revenue), nodes: meter.nodes };
}

/** So many nodes are searched in no time. */
export const AT_A_GLANCE = 4096;

/** Some legal runs, good but not proved best, at little cost. */
export function anyRuns(
  network: Network,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
): BestRuns {
  return bestRuns(network, company, trains, rules, { budget: AT_A_GLANCE });
}

/** Trains that differ in nothing but their id, together. */
export function kindsOf(trains: readonly RunTrain[]): readonly (readonly RunTrain[])[] {
  if (trains.length === 1) return [trains];
  const kinds = new Map<string, RunTrain[]>();
  for (const train of trains) {
    const key = JSON.stringify({ ...train, id: '' });
    kinds.set(key, [...(kinds.get(key) ?? []), train]);
  }
  return [...kinds.values()];
}

/** Equal trains that do the same: one of them may carry the mail, and some have to use places (as a bit set). */
interface Role {
  readonly trains: readonly RunTrain[];
  readonly mail: boolean;
  readonly must: number;
}

/** Without mail there is one way to use the trains; with mail, one for each kind that may carry it; with places, for each way to assign them. */
function variantsOf(groups: readonly (readonly RunTrain[])[], rules: RunRules): readonly (readonly Role[])[] {
  if (groups.length === 0) return [];
  if (isBound(rules)) return assignments(groups, rules.mustUse?.length ?? 0, rules.mail === true);
  if (!rules.mail) return [groups.map((trains) => ({ trains, mail: false, must: 0 }))];
  return groups.map((carriers, index) => [
    { trains: carriers.slice(0, 1), mail: true, must: 0 },
    ...(carriers.length > 1 ? [{ trains: carriers.slice(1), mail: false, must: 0 }] : []),
    ...groups.filter((_, other) => other !== index).map((trains) => ({ trains, mail: false, must: 0 })),
  ]);
}

/** Every way to give each place to one train and the mail to one, but for the names of equal trains. */
function assignments(
  groups: readonly (readonly RunTrain[])[],
  places: number,
  mail: boolean,
): readonly (readonly Role[])[] {
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  const found = new Map<string, readonly Role[]>();
  const choices = count ** places;
  for (let carrier = 0; carrier < (mail ? count : 1); carrier++)
    for (let choice = 0; choice < choices; choice++) {
      const must = new Array<number>(count).fill(0);
      for (let place = 0, rest = choice; place < places; place++, rest = Math.floor(rest / count))
        must[rest % count] = (must[rest % count] as number) | (1 << place);
      let first = 0;
      const roles = groups.flatMap((trains) => {
        const tasks = trains.map((_, n) => {
          const train = first + n;
          return { mail: mail && train === carrier, must: must[train] as number };
        });
        first += trains.length;
        tasks.sort((one, other) => Number(other.mail) - Number(one.mail) || other.must - one.must);
        const list: { trains: RunTrain[]; mail: boolean; must: number }[] = [];
        tasks.forEach((task, n) => {
          const last = list.at(-1);
          if (last && last.mail === task.mail && last.must === task.must)
            last.trains.push(trains[n] as RunTrain);
          else list.push({ ...task, trains: [trains[n] as RunTrain] });
        });
        return list;
      });
      const key = roles.map((role) => `${role.trains[0]?.id} ${role.mail} ${role.must}`).join();
      if (!found.has(key)) found.set(key, roles);
    }
  return [...found.values()];
}

/** No set of runs earns more than if every train visited every stop and carried mail. */
export function ceilingOf(network: Network, trains: readonly RunTrain[], rules: RunRules): number {
  let stops = 0;
  for (const { value } of network.stops) stops += valueIn(value, rules.colour);
  for (const bonus of Object.values(rules.stopBonus ?? NONE)) stops += Math.max(0, bonus);
  return trains.length * (2 * stops + Math.max(0, ...(rules.setBonus?.amounts ?? [])));
}

/** All revenues are multiples of this. */
function unitOf(network: Network, rules: RunRules): number {
  let unit = 0;
  for (const { value } of network.stops) unit = common(unit, valueIn(value, rules.colour));
  for (const { toll } of network.segments) unit = common(unit, toll);
  for (const bonus of Object.values(rules.stopBonus ?? NONE)) unit = common(unit, bonus);
  for (const bonus of rules.setBonus?.amounts ?? []) unit = common(unit, bonus);
  return Math.max(1, unit);
}

const NONE: NonNullable<RunRules['stopBonus']> = {};

/** The greatest common divisor; of all numbers, 0 leaves the other one as it is. */
function common(a: number, b: number): number {
  let [one, other] = [Math.abs(a), Math.abs(b)];
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}

/** After so many rounds of pricing without lists another attempt is made to list. */
const PAUSE = 2;
/** Before all routes are priced: how often to look around, at how many, for how many nodes, with what end given up. */
const LOOKS = 30;
const AROUND = 30;
const GLANCE = 1_000;
const END = 6;
/** So many new routes at a time. */
const FEW = 40;
/**
 * If there are no more routes than this share of what may be listed, listing them is quicker than drafts; it is
 * tried where an estimate of the routes is no more than that. So many blind probes make the estimate.
 */
const FEW_ENOUGH = 1 / 2;
const LIKELY = 5 / 16;
const PROBES = 1_000;
/** Lists of routes may be so long; lists so short are packed at once. */
const LIMITS: Limits = { list: 250_000, pack: 3_000, glance: 8_000 };

function solve(search: Search, kinds: readonly Kind[]): void {
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

/** The best set of all listed routes that is better than what there is, or nothing. */
function packAll(
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
function packTwo(
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

function spend({ meter }: Search, nodes: number): void {
  meter.nodes += nodes;
  if (meter.nodes >= meter.next) meter.tick();
}

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
function bestFew(search: Search, index: number, { explorer }: Kind, prices: Prices, floor: number) {
  const found: { worth: number; column: Column }[] = [];
  explorer.explore(prices, null, floor, (worth, revenue) => {
    found.push({ worth, column: columnOf(search.graph, index, explorer, revenue) });
    found.sort((a, b) => b.worth - a.worth);
    if (found.length > FEW) found.pop();
    return found.length < FEW ? floor : (found[FEW - 1]?.worth ?? floor);
  });
  return found;
}

/**
 * Beside what is fixed one train after the other, the one that gains most first. `alone`: the best of each kind,
 * which is still the best of it where nothing chosen is in its way.
 */
function greedy(
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
function refine(
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

type Lists = readonly (RouteList | undefined)[];

/** The best route of a kind beside other columns, if it earns more than the floor. */
function bestBeside(
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

/** The best set of the routes met so far, if it is found quickly. */
function packPool(
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

/** The run of the best set that carries mail. */
function mailOf({ graph, best, kinds }: Search, runs: readonly Run[], rules: RunRules): MailRun | undefined {
  const run = runs[best.findIndex(({ kind }) => kinds[kind]?.mail)];
  if (!run) return undefined;
  const ends = [run.stops[0], run.stops.at(-1)];
  const { stops } = graph.network;
  const amount = ends.reduce((sum, end) => {
    const stop = stops.find(({ id }) => id === end);
    return sum + (stop ? valueIn(stop.value, rules.colour) + (rules.stopBonus?.[stop.id] ?? 0) : 0);
  }, 0);
  return { train: run.train, amount };
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
export function wayOf(graph: Graph, { path, firstArm, root }: Column): Pick<Run, 'stops' | 'legs'> {
  const { network, from, to } = graph;
  const name = (stop: number) => (network.stops[graph.stops[stop] as number] as NetworkStop).id;
  const follow = (arm: readonly number[]) => {
    const stops: string[] = [];
    const legs: (readonly HexId[])[] = [];
    let at = root;
    for (const e of arm) {
      const { hexes } = network.segments[graph.segments[e] as number] as Segment;
      const isForth = from[e] === at;
      legs.push(isForth ? hexes : [...hexes].reverse());
      at = (isForth ? to[e] : from[e]) as number;
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
