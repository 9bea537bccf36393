/** Routes that a search has found, as runs. */
import type { HexId, Run, TrainId } from '../types.ts';
import type { Graph } from './graph.ts';
import type { Segment } from './network.ts';
import type { Column } from './packing.ts';
import type { NetworkStop } from './parts.ts';
import { type RunRules, type RunTrain, stopValue } from './rules.ts';
import type { Kind, Search } from './sets.ts';

/** The run that carries something for the company, and what that brings beside the revenue of the runs. */
export interface CarrierRun {
  readonly train: TrainId;
  readonly amount: number;
}

/** That run of the best set. */
export function carrierOf(
  { graph, best, kinds }: Search,
  runs: readonly Run[],
  rules: RunRules,
): CarrierRun | undefined {
  const at = best.findIndex(({ kind }) => kinds[kind]?.carries);
  const run = runs[at];
  const train = kinds[best[at]?.kind ?? -1]?.trains[0];
  if (!run || !train) return undefined;
  const ends = [run.stops[0], run.stops.at(-1)];
  const { stops } = graph.network;
  const amount = ends.reduce((sum, end) => {
    const stop = stops.find(({ id }) => id === end);
    return sum + (stop ? stopValue(rules, train, stop) : 0);
  }, 0);
  return { train: run.train, amount };
}

export function runsOf({ graph, best, kinds }: Search): readonly Run[] {
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
