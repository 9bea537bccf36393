/**
 * Track as it is drawn: a line of each player through the mileposts, on soft corners. An edge has one owner, but players
 * meet at mileposts: where their lines pass without crossing each is pushed to his own side, where they cross the later
 * lies over the other like a bridge.
 */
import type { Board, EdgeId, MilepostId } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { add, type Point, pair } from '../../parts/map/plane.ts';
import { at, dot, STEP } from './grid.ts';

interface DrawnTrack {
  readonly seat: Seat;
  readonly line: string;
  /** Mileposts where it branches. */
  readonly joints: string;
  /** Bars across its ends in the open country. */
  readonly ends: string;
}

/** How far a line gives way to another at the same milepost: passing by, and ending there. */
const ASIDE = { passing: 0.17 * STEP, ending: 0.1 * STEP };
/** Half the length of the bar across an end. */
const BAR = 0.2 * STEP;
/** Where the curve of a corner begins, on the way from the milepost to the middle of the edge. */
const SOFT = 0.84;

type Network = ReadonlyMap<MilepostId, readonly MilepostId[]>;

const ORIGIN: Point = [0, 0];
const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
const between = (p: Point, q: Point, part: number): Point => add(p, times(minus(q, p), part));
const mean = (points: readonly Point[]): Point => times(points.reduce(add, ORIGIN), 1 / (points.length || 1));

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y);
  return length < 1e-6 ? ORIGIN : [x / length, y / length];
}

const angle = ([x, y]: Point): number => Math.atan2(y, x);

/** Do others' directions lie on both sides of the line through a milepost? */
function crosses(mine: readonly Point[], theirs: readonly Point[]): boolean {
  const [from = 0, to = 0] = mine.map(angle).sort((one, other) => one - other);
  const within = theirs.filter((one) => angle(one) > from && angle(one) < to).length;
  return within > 0 && within < theirs.length;
}

function networksOf(board: Board, track: Readonly<Record<EdgeId, Seat>>): ReadonlyMap<Seat, Network> {
  const networks = new Map<Seat, Map<MilepostId, MilepostId[]>>();
  for (const [id, seat] of Object.entries(track)) {
    const edge = board.edges[Number(id)];
    if (!edge) continue;
    const network = networks.get(seat) ?? new Map<MilepostId, MilepostId[]>();
    networks.set(seat, network);
    for (const [from, to] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const)
      network.set(from, [...(network.get(from) ?? []), to]);
  }
  return new Map([...networks].sort(([one], [other]) => one - other));
}

/** The lines of all players, the first seat's lowest. */
export function drawnTrack(board: Board, track: Readonly<Record<EdgeId, Seat>>): readonly DrawnTrack[] {
  const networks = networksOf(board, track);
  const isStop = (id: MilepostId): boolean => board.mileposts[id]?.city !== undefined;
  const directions = (network: Network | undefined, id: MilepostId): readonly Point[] =>
    (network?.get(id) ?? []).map((to) => unit(minus(at(board, to), at(board, id))));

  /** Where the line of a player passes a milepost. */
  const passes = (seat: Seat, id: MilepostId): Point => {
    const here = at(board, id);
    const mine = directions(networks.get(seat), id);
    if (isStop(id) || mine.length > 2) return here;
    const theirs = [...networks].flatMap(([other, network]) =>
      other === seat ? [] : directions(network, id),
    );
    if (theirs.length === 0) return here;
    if (mine.length === 2 && theirs.length > 1 && crosses(mine, theirs)) return here;
    const away = unit(minus(mean(mine), mean(theirs)));
    return add(here, times(away, mine.length === 2 ? ASIDE.passing : ASIDE.ending));
  };

  return [...networks].map(([seat, network]) => {
    const joints: string[] = [];
    const ends: string[] = [];
    for (const [id, next] of network) {
      if (isStop(id)) continue;
      if (next.length > 2) joints.push(dot(at(board, id)));
      const [only] = next;
      if (next.length === 1 && only !== undefined) ends.push(barAt(passes(seat, id), passes(seat, only)));
    }
    const lines = chainsOf(network, isStop).map((chain) => softLine(chain.map((id) => passes(seat, id))));
    return { seat, line: lines.join(''), joints: joints.join(''), ends: ends.join('') };
  });
}

/** Mileposts in a row, from one end, branch or city to the next: a pattern runs through such a piece of line. */
function chainsOf(network: Network, isStop: (id: MilepostId) => boolean): readonly (readonly MilepostId[])[] {
  const gone = new Set<string>();
  const key = (a: MilepostId, b: MilepostId): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
  const chains: MilepostId[][] = [];
  const isThrough = (id: MilepostId): boolean => network.get(id)?.length === 2 && !isStop(id);
  const walk = (from: MilepostId, first: MilepostId): void => {
    const chain = [from];
    let [before, here]: [MilepostId, MilepostId | undefined] = [from, first];
    while (here !== undefined && !gone.has(key(before, here))) {
      gone.add(key(before, here));
      chain.push(here);
      const next: MilepostId | undefined = isThrough(here)
        ? network.get(here)?.find((id) => id !== before)
        : undefined;
      [before, here] = [here, next];
    }
    if (chain.length > 1) chains.push(chain);
  };
  for (const [id, next] of network) if (!isThrough(id)) for (const to of next) walk(id, to);
  // What is left are circles without a city.
  for (const [id, next] of network) for (const to of next) walk(id, to);
  return chains;
}

/** A line through points that is straight in the middle of edges and bends at mileposts. */
function softLine(points: readonly Point[]): string {
  const [first = ORIGIN] = points;
  const text = [`M${pair(first)}`];
  for (const [index, here] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) continue;
    if (!after) text.push(`L${pair(here)}`);
    else {
      const bend = (to: Point): Point => between(here, between(here, to, 0.5), SOFT);
      text.push(`L${pair(bend(before))}Q${pair(here)} ${pair(bend(after))}`);
    }
  }
  return text.join('');
}

function barAt(end: Point, next: Point): string {
  const [x, y] = unit(minus(next, end));
  const aside: Point = [-y * BAR, x * BAR];
  return `M${pair(add(end, aside))}L${pair(minus(end, aside))}`;
}
