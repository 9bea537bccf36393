/** Some legal runs at next to no cost: each train grows its run by the dearest stop within reach. For random players and first offers. */
import type { CompanyId, HexId, Run } from '../types.ts';
import { isClosed, type Network, type NetworkStop, type Segment } from './network.ts';
import { exclusivePlace, type RunRules, type RunTrain, valueIn } from './rules.ts';

interface Growing {
  readonly stops: number[];
  readonly legs: HexId[][];
  readonly sides: Set<number>;
  readonly places: Set<string>;
  value: number;
}

/** Runs of trains that count every stop and skip none; the longest train chooses first. */
export function greedyRuns(
  network: Network,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
): readonly Run[] {
  const bySide = segmentsByStop(network);
  const taken = new Set<number>();
  const runs: Run[] = [];
  const range = (train: RunTrain) => train.range ?? Number.POSITIVE_INFINITY;
  for (const train of [...trains].sort((one, other) => range(other) - range(one))) {
    let best: Growing | undefined;
    network.stops.forEach((stop, index) => {
      if (!stop.stations.includes(company)) return;
      for (const first of bySide[index] ?? []) {
        const run = grow(network, company, rules, bySide, taken, index, first, range(train));
        if (run && (!best || run.value > best.value)) best = run;
      }
    });
    if (!best) continue;
    const { stops, legs, sides } = best as Growing;
    for (const side of sides) taken.add(side);
    runs.push({ train: train.id, stops: stops.map((stop) => (network.stops[stop] as NetworkStop).id), legs });
  }
  return runs;
}

function segmentsByStop({ stops, segments }: Network): readonly (readonly Segment[])[] {
  const lists: Segment[][] = stops.map(() => []);
  for (const segment of segments) {
    if (segment.a === segment.b) continue;
    lists[segment.a]?.push(segment);
    lists[segment.b]?.push(segment);
  }
  return lists;
}

/** A run that starts at an own station over one segment and then goes on at whichever end is worth more. */
function grow(
  { stops }: Network,
  company: CompanyId,
  rules: RunRules,
  bySide: readonly (readonly Segment[])[],
  taken: ReadonlySet<number>,
  start: number,
  first: Segment,
  range: number,
): Growing | undefined {
  const run: Growing = { stops: [start], legs: [], sides: new Set(), places: new Set(), value: 0 };
  const worthOf = (stop: number) => valueIn((stops[stop] as NetworkStop).value, rules.colour);
  const fits = (segment: Segment, from: number): boolean => {
    const to = segment.a === from ? segment.b : segment.a;
    const place = exclusivePlace(rules, stops[to] as NetworkStop);
    if (run.stops.includes(to) || (place !== undefined && run.places.has(place))) return false;
    return segment.sides.every((side) => !taken.has(side) && !run.sides.has(side));
  };
  const passable = (stop: number): boolean => {
    const facts = stops[stop] as NetworkStop;
    return !facts.terminal && !isClosed(facts, company);
  };
  const add = (segment: Segment, from: number): void => {
    const to = segment.a === from ? segment.b : segment.a;
    const hexes = segment.a === from ? [...segment.hexes] : [...segment.hexes].reverse();
    if (run.stops.at(-1) === from) {
      run.stops.push(to);
      run.legs.push(hexes);
    } else {
      run.stops.unshift(to);
      run.legs.unshift(hexes.reverse());
    }
    for (const side of segment.sides) run.sides.add(side);
    const place = exclusivePlace(rules, stops[to] as NetworkStop);
    if (place !== undefined) run.places.add(place);
    run.value += worthOf(to);
  };
  if (!fits(first, start)) return undefined;
  run.value = worthOf(start);
  add(first, start);
  while (run.stops.length < range) {
    let next: readonly [Segment, number, number] | undefined;
    for (const end of [run.stops.at(-1) as number, run.stops[0] as number]) {
      if (!passable(end)) continue;
      for (const segment of bySide[end] ?? []) {
        if (!fits(segment, end)) continue;
        const worth = worthOf(segment.a === end ? segment.b : segment.a);
        if (!next || worth > next[2]) next = [segment, end, worth];
      }
    }
    if (!next) break;
    add(next[0], next[1]);
  }
  return run;
}
