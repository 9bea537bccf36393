/** The best runs of a company's trains, exactly. How it works and why it is right: docs/routes.md. */
import type { CompanyId, Run, TrainId } from '../types.ts';
import { ceilingOf, unitOf } from './bounds.ts';
import { explorerOf, type Meter, PAUSED, STOPPED } from './explore.ts';
import { type CarrierRun, carrierOf, runsOf } from './found.ts';
import { courseOf, graphOf } from './graph.ts';
import { wordsOf } from './list.ts';
import type { Network } from './network.ts';
import { kindsOf, variantsOf } from './roles.ts';
import { isBound, type RunRules, type RunTrain } from './rules.ts';
import type { Kind, Limits, Search } from './sets.ts';
import { solve } from './solve.ts';

export type { CarrierRun } from './found.ts';

export interface SearchProgress {
  readonly runs: readonly Run[];
  readonly revenue: number;
  readonly carrier?: CarrierRun;
  readonly unmet?: true;
  /** No set of runs earns more than this. */
  readonly bound: number;
  readonly nodes: number;
}

interface SearchOptions {
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
  /** What the runs earn; where one of them carries something, with that. */
  readonly revenue: number;
  /** The run that carries it, and what of the revenue that is. */
  readonly carrier?: CarrierRun;
  /** No runs are known that use every place they must. */
  readonly unmet?: true;
  /** Proved: no legal set of runs earns more. */
  readonly optimal: boolean;
  readonly bound: number;
  readonly nodes: number;
}

/** Lists of routes may be so long; lists so short are packed at once. */
const LIMITS: Limits = { list: 250_000, pack: 3_000, glance: 8_000 };

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
  const unit = unitOf(network, trains, rules);
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
    const carrier = rules.carries ? carrierOf(search, runs, rules) : undefined;
    return {
      runs,
      revenue: Math.max(search.revenue - bounties, beats),
      ...(carrier && { carrier }),
      ...(isBound(rules) && runs.length === 0 && ({ unmet: true } as const)),
    };
  };
  let bound = 0;
  try {
    if (graph.own.length > 0 && graph.segments.length > 0)
      for (const variant of variantsOf(groups, rules)) {
        const kinds = variant.map(({ trains: equal, carries, must }): Kind => {
          const assigned = places.flatMap((place, n) => (must & (1 << n) ? [[place]] : []));
          const course = courseOf(graph, company, rules, equal[0] as RunTrain, carries, assigned, bounty);
          const express = course.express !== null;
          const earned = Math.max(0, ...equal.map(({ id }) => options.earned?.[id] ?? 0));
          const explorer = explorerOf(graph, course, meter);
          return { course, trains: equal, express, carries, earned, explorer };
        });
        search.bound = ceiling;
        solve(search, kinds);
      }
  } catch (thrown) {
    if (thrown !== STOPPED) throw thrown;
    // Another variant might do better than this one.
    bound = (rules.carries || isBound(rules) ? ceiling : search.bound) - bounties;
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
