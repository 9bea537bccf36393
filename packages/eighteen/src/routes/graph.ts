/**
 * The network as one company's trains see it, in flat arrays for the search.
 * Sides that the same segments cross are one resource: a segment takes its resources, and no other
 * segment of the same company's runs may take them again.
 */
import { recently } from '../recent.ts';
import { gaugeMask } from '../tile.ts';
import type { CompanyId } from '../types.ts';
import { isClosed, type Network, type Segment } from './network.ts';
import type { NetworkStop } from './parts.ts';
import { exclusivePlace, mayPassArea, mayUse, type RunRules, type RunTrain, stopValue } from './rules.ts';

/** What all trains of the company share. */
export interface Graph {
  readonly network: Network;
  /** Numbers of the network's stops that a run could come to; the arrays below count by these. */
  readonly stops: readonly number[];
  /** Numbers of the network's segments that a run could use; the arrays below count by these. */
  readonly segments: readonly number[];
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Segments that touch a stop: `lead[first[v] .. first[v + 1])`. */
  readonly first: Int32Array;
  readonly lead: Int32Array;
  /** Resources of a segment: `taken[takenAt[e] .. takenAt[e + 1])`. */
  readonly resources: number;
  readonly takenAt: Int32Array;
  readonly taken: Int32Array;
  /** Segments (itself too) in a segment's way: `rival[rivalAt[e] .. rivalAt[e + 1])`. */
  readonly rivalAt: Int32Array;
  readonly rival: Int32Array;
  /** Stops with an own station. */
  readonly own: readonly number[];
}

/** What one kind of train makes of the graph. */
export interface Course {
  readonly train: RunTrain;
  readonly value: Int32Array;
  /** What a stop uses of the range. */
  readonly uses: Uint8Array;
  /** May a run go on beyond this stop? */
  readonly through: Uint8Array;
  readonly usable: Uint8Array;
  /** A route uses one stop of a place at most; -1 for no such place. */
  readonly place: Int32Array;
  readonly places: number;
  /** Stops that count for the bonus of a set. */
  readonly inSet: Uint8Array;
  readonly amounts: readonly number[];
  /** Segments of a gauge the train runs on. */
  readonly open: Uint8Array;
  readonly toll: Int32Array;
  readonly changes: Uint8Array;
  /** -1: changes of gauge do not matter. */
  readonly freeChanges: number;
  readonly range: number;
  readonly skips: boolean;
  /** The stops of the off-map area an express runs to. */
  readonly express: Uint8Array | null;
  /** This train carries what the company keeps. */
  readonly carries: boolean;
  /** Places it has to use, if any. */
  readonly duties: Duties | null;
}

/** A place to be used: a hex or a stop, or one of several. */
type Place = readonly string[];

/** Places a train has to use: bit sets of those that a stop or a segment brings, and what each is worth to the search. */
interface Duties {
  readonly all: number;
  readonly atStop: Int32Array;
  readonly along: Int32Array;
  readonly bounty: number;
}

export const NO_LIMIT = 1 << 20;

export function graphOf(
  network: Network,
  company: CompanyId,
  rules: RunRules,
  trains: readonly RunTrain[],
): Graph {
  const standing: number[] = [];
  for (let stop = 0; stop < network.stops.length; stop++)
    if ((network.stops[stop] as NetworkStop).stations.includes(company)) standing.push(stop);
  const segments = withinReach(network, company, rules, trains, standing);
  const touched = new Uint8Array(network.stops.length);
  for (const stop of standing) touched[stop] = 1;
  for (const number of segments) {
    const { a, b } = network.segments[number] as Segment;
    touched[a] = 1;
    touched[b] = 1;
  }
  const stops: number[] = [];
  const indexOf = new Int32Array(touched.length);
  for (let stop = 0; stop < touched.length; stop++) if (touched[stop]) indexOf[stop] = stops.push(stop) - 1;
  const own = standing.map((stop) => indexOf[stop] as number);
  const from = new Int32Array(segments.length);
  const to = new Int32Array(segments.length);
  const leads: number[][] = stops.map(() => []);
  const crossing: number[][] = [];
  segments.forEach((number, index) => {
    const segment = network.segments[number] as Segment;
    from[index] = indexOf[segment.a] as number;
    to[index] = indexOf[segment.b] as number;
    leads[from[index]]?.push(index);
    leads[to[index]]?.push(index);
    for (const side of segment.sides) {
      const list = crossing[side];
      if (list) list.push(index);
      else crossing[side] = [index];
    }
  });
  // In order of the sides, without the gaps. Most sides are crossed by one segment: its number is name enough.
  const resourceOf = new Map<string | number, readonly number[]>();
  for (const list of crossing)
    if (list) resourceOf.set(list.length === 1 ? (list[0] as number) : list.join(' '), list);
  const taken: number[][] = segments.map(() => []);
  const rivals: number[][] = segments.map((_, index) => [index]);
  let resource = 0;
  for (const list of resourceOf.values()) {
    for (const segment of list) {
      taken[segment]?.push(resource);
      if (list.length === 1) continue;
      const others = rivals[segment] as number[];
      for (const other of list) if (!others.includes(other)) others.push(other);
    }
    resource++;
  }
  const [first, lead] = flat(leads);
  const [takenAt, takenFlat] = flat(taken);
  const [rivalAt, rival] = flat(rivals);
  const resources = resourceOf.size;
  return {
    network,
    stops,
    segments,
    from,
    to,
    first,
    lead,
    resources,
    takenAt,
    taken: takenFlat,
    rivalAt,
    rival,
    own,
  };
}

function flat(lists: readonly (readonly number[])[]): [Int32Array, Int32Array] {
  const start = new Int32Array(lists.length + 1);
  for (let n = 0; n < lists.length; n++)
    start[n + 1] = (start[n] as number) + (lists[n] as readonly number[]).length;
  const all = new Int32Array(start[lists.length] as number);
  let at = 0;
  for (const list of lists) for (const one of list) all[at++] = one;
  return [start, all];
}

/** May this train go on beyond this stop? */
function passable(stop: NetworkStop, company: CompanyId, rules: RunRules, train: RunTrain): boolean {
  return !isClosed(stop, company) && (!stop.terminal || mayPassArea(rules, train, stop.id));
}

/** The segments at each stop that has any; the track of a map is the same for all its companies. */
const segmentsAt = recently((segments: readonly Segment[]): readonly (readonly number[] | undefined)[] => {
  const at: number[][] = [];
  const put = (stop: number, index: number) => {
    const list = at[stop];
    if (list) list.push(index);
    else at[stop] = [index];
  };
  segments.forEach(({ a, b }, index) => {
    put(a, index);
    put(b, index);
  });
  return at;
});

/** The segments that some train could come to from an own station. */
function withinReach(
  network: Network,
  company: CompanyId,
  rules: RunRules,
  trains: readonly RunTrain[],
  own: readonly number[],
): readonly number[] {
  const at = segmentsAt(network.segments);
  const reached = new Set(own);
  const used = new Set<number>();
  const queue = [...own];
  for (let stop = queue.pop(); stop !== undefined; stop = queue.pop()) {
    const here = network.stops[stop] as NetworkStop;
    if (!own.includes(stop) && !trains.some((train) => passable(here, company, rules, train))) continue;
    for (const index of at[stop] ?? []) {
      used.add(index);
      const { a, b } = network.segments[index] as Segment;
      const other = a === stop ? b : a;
      if (!reached.has(other)) {
        reached.add(other);
        queue.push(other);
      }
    }
  }
  return [...used].sort((x, y) => x - y);
}

export function courseOf(
  graph: Graph,
  company: CompanyId,
  rules: RunRules,
  train: RunTrain,
  carries: boolean,
  places: readonly Place[] = [],
  bounty = 0,
): Course {
  const stops = graph.stops.map((number) => graph.network.stops[number] as NetworkStop);
  const segments = graph.segments.map((number) => graph.network.segments[number] as Segment);
  const exclusive = new Map<string, number>();
  const place = new Int32Array(stops.length);
  const value = new Int32Array(stops.length);
  const uses = new Uint8Array(stops.length);
  const through = new Uint8Array(stops.length);
  const usable = new Uint8Array(stops.length);
  const inSet = new Uint8Array(stops.length);
  const sets = train.express === undefined ? rules.setBonus : undefined;
  for (let n = 0; n < stops.length; n++) {
    const stop = stops[n] as NetworkStop;
    const name = exclusivePlace(rules, stop);
    if (name !== undefined && !exclusive.has(name)) exclusive.set(name, exclusive.size);
    place[n] = name === undefined ? -1 : (exclusive.get(name) as number);
    value[n] = stopValue(rules, train, stop);
    uses[n] = train.counts !== 'large' || stop.large ? 1 : 0;
    through[n] = passable(stop, company, rules, train) ? 1 : 0;
    usable[n] = mayUse(rules, train, stop.id) ? 1 : 0;
    inSet[n] = sets?.hexes.includes(stop.hex) ? 1 : 0;
  }
  const gauges = gaugeMask(train.gauge);
  const open = new Uint8Array(segments.length);
  const toll = new Int32Array(segments.length);
  const changes = new Uint8Array(segments.length);
  for (let n = 0; n < segments.length; n++) {
    const segment = segments[n] as Segment;
    open[n] = (segment.gauge & gauges) === 0 ? 0 : 1;
    toll[n] = segment.toll;
    changes[n] = segment.gaugeChanges;
  }
  return {
    train,
    value,
    uses,
    through,
    usable,
    place,
    places: exclusive.size,
    inSet,
    amounts: sets?.amounts ?? [0],
    open,
    toll,
    changes,
    freeChanges: train.gaugeChanges && train.express === undefined ? train.gaugeChanges.free : -1,
    range: train.express !== undefined ? NO_LIMIT : (train.range ?? NO_LIMIT),
    skips: train.skips === true,
    express:
      train.express === undefined
        ? null
        : Uint8Array.from(stops, (stop) => (stop.group === train.express ? 1 : 0)),
    carries,
    duties: places.length > 0 ? dutiesOf(stops, segments, places, bounty) : null,
  };
}

function dutiesOf(
  stops: readonly NetworkStop[],
  segments: readonly Segment[],
  places: readonly Place[],
  bounty: number,
): Duties {
  const bits = (uses: (place: string) => boolean): number =>
    places.reduce((mask, place, bit) => (place.some(uses) ? mask | (1 << bit) : mask), 0);
  return {
    all: bits(() => true),
    atStop: Int32Array.from(stops, ({ id }) => bits((place) => place === id)),
    along: Int32Array.from(segments, ({ hexes }) => bits((place) => hexes.includes(place))),
    bounty,
  };
}
