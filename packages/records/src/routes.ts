/** Routes of public records and runs of ours: the same hexes, told from stop to stop. */
import {
  type Board,
  type Face,
  facesOn,
  type HexId,
  type LaidTiles,
  type MapState,
  networkOf,
  type Run,
  type Segment,
  STOP,
} from '@kursbuch/eighteen';

/** A train's route as public records write it. */
interface PublicRoute {
  readonly train: string;
  /** The hexes from stop to stop, both ends included. */
  readonly connections: readonly (readonly HexId[])[];
  readonly hexes: readonly HexId[];
  readonly revenue: number;
  readonly revenue_str: string;
  /** The stops, as "hex-number". */
  readonly nodes: readonly string[];
}

type Line = Pick<Run, 'stops' | 'legs'>;

/** The line of stops that chains of hexes make, or undefined if they do not join. */
export function lineOf(
  board: Board,
  tiles: LaidTiles,
  chains: readonly (readonly HexId[])[],
): Line | undefined {
  const faces = facesOn(board, { tiles });
  return joined(chains.map((hexes) => ({ hexes, ends: endsOf(board, faces, hexes) })));
}

/** `numbered`: the number of a stop on its hex where the site counts otherwise. */
export function routeOf(
  run: Run,
  revenue: number,
  numbered: (hex: HexId, stop: number) => number = (_hex, stop) => stop,
): PublicRoute {
  const hexes = run.stops.map((stop) => stop.slice(0, stop.indexOf(':')));
  return {
    train: run.train,
    connections: run.legs,
    hexes,
    revenue,
    revenue_str: hexes.join('-'),
    nodes: run.stops.map((stop) => {
      const [hex = '', number] = stop.split(':');
      return `${hex}-${numbered(hex, Number(number))}`;
    }),
  };
}

interface Leg {
  readonly hexes: readonly HexId[];
  readonly ends: readonly [string, string];
}

/** The two stops a chain of hexes joins. */
function endsOf(board: Board, faces: readonly Face[], hexes: readonly HexId[]): Leg['ends'] {
  const stopAt = (hex: HexId, towards: HexId): string => {
    const place = board.hexes.get(hex);
    const edge = place?.neighbours.findIndex((next) => next?.facts.id === towards);
    const path = place && faces[place.index]?.paths.find(({ a, b }) => a === edge && b >= STOP);
    return `${hex}:${path ? path.b - STOP : 0}`;
  };
  const first = hexes[0] as HexId;
  const last = hexes.at(-1) as HexId;
  return [stopAt(first, hexes[1] ?? first), stopAt(last, hexes.at(-2) ?? last)];
}

const turned = ({ hexes, ends: [a, b] }: Leg): Leg => ({ hexes: [...hexes].reverse(), ends: [b, a] });

/** Put legs of any direction into one line. */
function joined(legs: readonly Leg[]): Line | undefined {
  for (const start of [legs[0], legs[0] && turned(legs[0])]) {
    if (!start) return undefined;
    const stops: string[] = [...start.ends];
    const line: (readonly HexId[])[] = [start.hexes];
    for (const leg of legs.slice(1)) {
      const at = stops.at(-1);
      const next = leg.ends[0] === at ? leg : leg.ends[1] === at ? turned(leg) : undefined;
      if (!next) break;
      stops.push(next.ends[1]);
      line.push(next.hexes);
    }
    if (line.length === legs.length) return { stops, legs: line };
  }
  return undefined;
}

/** A route as older records write it: all its hexes, in no order. */
export interface HexRoute {
  readonly train: string;
  readonly hexes: readonly HexId[];
}

/** So many ways over the same hexes are tried. */
const WAYS = 20;

/** Runs over just these hexes that can be run together, as `fits` says; undefined if there are none. */
export function runsOver(
  board: Board,
  map: MapState,
  routes: readonly HexRoute[],
  fits: (runs: readonly Run[]) => boolean,
): readonly Run[] | undefined {
  const [first, ...others] = routes;
  if (!first) return [];
  for (const line of linesOver(board, map, new Set(first.hexes))) {
    const run = { train: first.train, ...line };
    if (!fits([run])) continue;
    const rest = runsOver(board, map, others, (more) => fits([run, ...more]));
    if (rest) return [run, ...rest];
  }
  return undefined;
}

/** The lines of stops whose track lies on all of these hexes and no others. */
function linesOver(board: Board, map: MapState, hexes: ReadonlySet<HexId>): readonly Line[] {
  const { stops, segments } = networkOf(board, map);
  const open = segments.filter((segment) => segment.hexes.every((hex) => hexes.has(hex)));
  const found: Line[] = [];
  const nameOf = (stop: number): string => stops[stop]?.id ?? '';
  const extend = (at: number, seen: readonly number[], legs: readonly (readonly HexId[])[]): void => {
    if (found.length >= WAYS) return;
    if (legs.length > 0 && new Set(legs.flat()).size === hexes.size)
      found.push({ stops: seen.map(nameOf), legs });
    for (const segment of open) {
      const next = otherEnd(segment, at);
      if (next === undefined || seen.includes(next)) continue;
      const leg = segment.a === at ? segment.hexes : [...segment.hexes].reverse();
      extend(next, [...seen, next], [...legs, leg]);
    }
  };
  for (const [stop, { hex }] of stops.entries()) if (hexes.has(hex)) extend(stop, [stop], []);
  return found;
}

const otherEnd = ({ a, b }: Segment, stop: number): number | undefined =>
  a === stop ? b : b === stop ? a : undefined;
