/**
 * Every run of a train, found by following the track hex by hex, and every set of runs. Nothing is shared with the search
 * of `eighteen/src/routes` but the referee `checkRuns`: what both agree on is proved twice.
 */
import {
  type Board,
  type BoardHex,
  type CompanyId,
  checkRuns,
  type EighteenState,
  type Face,
  facesOn,
  type HexId,
  isLarge,
  opposite,
  type Run,
  type RunRules,
  type RunTrain,
  STOP,
} from '@kursbuch/eighteen';
import { isObjection } from '@kursbuch/table';

/** A legal run of a train. */
interface Candidate {
  readonly run: Run;
  readonly revenue: number;
  /** What it would carry beside. */
  readonly carried: number;
  /** Its stops, whichever way it is run. */
  readonly name: string;
  /** The sides of hexes it crosses, and pieces of track inside of hexes. */
  readonly track: ReadonlySet<number>;
}

/** What is wrong with a beginning may still come right by going on. */
const FOR_NOW: readonly string[] = ['noOwnStation', 'wrongEnd', 'notFromStation'];

/** More than this many beginnings are not followed. */
const MOST_BEGINNINGS = 12_000;

/** The runs of a train, the dearest first, and how many beginnings were followed to find them. */
export interface Found {
  readonly runs: readonly Candidate[];
  readonly beginnings: number;
}

/** Every legal run of this train, each once; null if there are too many ways to go. */
export function everyRun(
  board: Board,
  state: EighteenState,
  company: CompanyId,
  train: RunTrain,
  rules: RunRules,
): Found | null {
  const faces = facesOn(board, state);
  const faceOf = (hex: BoardHex): Face => faces[hex.index] as Face;
  const range = train.skips || train.express !== undefined ? null : train.range;
  const found = new Map<string, Candidate>();
  let beginnings = 0;

  const used = (hex: BoardHex, stop: number): number => {
    const facts = faceOf(hex).stops[stop];
    return facts && (train.counts !== 'large' || isLarge(facts)) ? 1 : 0;
  };

  /** The train stands in the last of these stops. False: too many. */
  function atStop(
    hex: BoardHex,
    stop: number,
    stops: readonly string[],
    legs: readonly (readonly HexId[])[],
    track: readonly number[],
    counted: number,
  ): boolean {
    if (stops.length > 1) {
      if (++beginnings > MOST_BEGINNINGS) return false;
      const run = { train: train.id, stops, legs };
      const worth = checkRuns(board, state, company, [train], [run], rules);
      if (!isObjection(worth)) keep(run, worth.revenue, worth.runs[0]?.carried ?? 0, track);
      else if (!FOR_NOW.includes(worth.reason)) return true;
    }
    return goOn(hex, STOP + stop, stops, legs, [hex.facts.id], track, counted);
  }

  /** The train stands on a hex, at this end of its track. */
  function goOn(
    hex: BoardHex,
    end: number,
    stops: readonly string[],
    legs: readonly (readonly HexId[])[],
    leg: readonly HexId[],
    track: readonly number[],
    counted: number,
  ): boolean {
    const tried = new Set<number>();
    for (const { a, b } of faceOf(hex).paths) {
      if (a !== end && b !== end) continue;
      const to = a === end ? b : a;
      // Two pieces between the same ends are one way to the referee.
      if (tried.has(to)) continue;
      tried.add(to);
      if (to >= STOP) {
        const stop = to - STOP;
        const id = `${hex.facts.id}:${stop}`;
        if (stops.includes(id)) continue;
        const more = counted + used(hex, stop);
        if (range !== null && more > range) continue;
        const inside = leg.length === 1 ? [...track, insideKey(board, hex, end - STOP, stop)] : track;
        if (!atStop(hex, stop, [...stops, id], [...legs, leg], inside, more)) return false;
        continue;
      }
      const next = hex.neighbours[to];
      if (!next) continue;
      const side = sideKey(hex, to, next);
      if (track.includes(side)) continue;
      if (!goOn(next, opposite(to), stops, legs, [...leg, next.facts.id], [...track, side], counted))
        return false;
    }
    return true;
  }

  function keep(run: Run, revenue: number, carried: number, track: readonly number[]): void {
    const ahead = run.stops.join(' ');
    const back = run.stops.toReversed().join(' ');
    const [name = ahead] = [ahead, back].sort();
    // The same stops over other track are another run for whoever looks for a set.
    const key = `${name} ${track.toSorted((one, other) => one - other).join()}`;
    if (!found.has(key)) found.set(key, { run, revenue, carried, name, track: new Set(track) });
  }

  for (const hex of board.hexes.values()) {
    const { stops } = faceOf(hex);
    for (let stop = 0; stop < stops.length; stop++)
      if (!atStop(hex, stop, [`${hex.facts.id}:${stop}`], [], [], used(hex, stop))) return null;
  }
  return { runs: [...found.values()].sort((one, other) => other.revenue - one.revenue), beginnings };
}

/** A side between two hexes has one number, from whichever of them it is crossed. */
function sideKey(hex: BoardHex, edge: number, next: BoardHex): number {
  return Math.min(hex.index * 6 + edge, next.index * 6 + opposite(edge));
}

/** Track from stop to stop inside a hex, behind all sides. */
function insideKey({ hexes }: Board, { index }: BoardHex, one: number, other: number): number {
  return hexes.size * 6 + index * 64 + Math.min(one, other) * 8 + Math.max(one, other);
}

/** All sets of runs that are worth something near the best. */
interface EverySet {
  readonly best: number;
  /** Different sets by what they are worth, the best first. */
  readonly sets: ReadonlyMap<number, number>;
  /** Different runs of all trains. */
  readonly runs: number;
  /** Steps of the search. */
  readonly steps: number;
  /** What comes of taking the dearest run, then the dearest that is left to another train, and so on. */
  readonly greedy: number;
}

/** More steps than these are not taken. */
const MOST_STEPS = 200_000;

/**
 * Every set of one run a train at most that is worth `floor` or more, runs of others out of each other's way. Trains of a
 * kind are interchangeable. Null if there are too many.
 */
export function everySet(
  trains: readonly RunTrain[],
  runsOf: (train: RunTrain) => readonly Candidate[],
  floor: number,
): EverySet | null {
  const ordered = trains.toSorted((one, other) =>
    one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0,
  );
  const lists = ordered.map(runsOf);
  const names = new Set(lists.flatMap((list, at) => list.map(({ name }) => `${ordered[at]?.kind} ${name}`)));
  /** The most that the trains from this one on could add. */
  const rest = lists.map((_, at) => lists.slice(at).reduce((sum, [top]) => sum + (top?.revenue ?? 0), 0));
  const mostCarried = Math.max(0, ...lists.flat().map(({ carried }) => carried));
  const found = new Map<number, Set<string>>();
  let steps = 0;

  function choose(at: number, from: number, chosen: readonly Candidate[], sum: number): boolean {
    if (++steps > MOST_STEPS) return false;
    const list = lists[at];
    if (!list) {
      const worth = sum + Math.max(0, ...chosen.map(({ carried }) => carried));
      if (worth < floor || chosen.length === 0) return true;
      const name = chosen
        .map((one) => `${trains.find(({ id }) => id === one.run.train)?.kind} ${one.name}`)
        .sort()
        .join('; ');
      found.set(worth, (found.get(worth) ?? new Set()).add(name));
      return true;
    }
    const isTwin = ordered[at + 1]?.kind === ordered[at]?.kind;
    const after = rest[at + 1] ?? 0;
    for (let index = from; index < list.length; index++) {
      const one = list[index] as Candidate;
      // The list falls: what follows is worth even less.
      if (sum + one.revenue + after + mostCarried < floor) break;
      if (chosen.some((other) => meet(one, other))) continue;
      if (!choose(at + 1, isTwin ? index + 1 : 0, [...chosen, one], sum + one.revenue)) return false;
    }
    // It stays at home, and so do those of its kind: which of them does makes no difference.
    let next = at + 1;
    while (ordered[next]?.kind === ordered[at]?.kind) next++;
    return sum + (rest[next] ?? 0) + mostCarried < floor || choose(next, 0, chosen, sum);
  }

  if (!choose(0, 0, [], 0)) return null;
  const worths = [...found].sort(([one], [other]) => other - one);
  return {
    best: worths[0]?.[0] ?? 0,
    sets: new Map(worths.map(([worth, sets]) => [worth, sets.size])),
    runs: names.size,
    steps,
    greedy: greedily(ordered, lists),
  };
}

const meet = (one: Candidate, other: Candidate): boolean => {
  for (const side of one.track) if (other.track.has(side)) return true;
  return false;
};

function greedily(trains: readonly RunTrain[], lists: readonly (readonly Candidate[])[]): number {
  const chosen: Candidate[] = [];
  const idle = new Set(trains.keys());
  for (;;) {
    let best: readonly [number, Candidate] | undefined;
    for (const at of idle) {
      const one = lists[at]?.find((run) => !chosen.some((other) => meet(run, other)));
      if (one && (!best || one.revenue > best[1].revenue)) best = [at, one];
    }
    if (!best) break;
    idle.delete(best[0]);
    chosen.push(best[1]);
  }
  return (
    chosen.reduce((sum, { revenue }) => sum + revenue, 0) +
    Math.max(0, ...chosen.map(({ carried }) => carried))
  );
}
