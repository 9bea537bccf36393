/** Tiles: what track they carry, turned as they lie. */
import type { AddedPath, Edge, Gauge, PathEnd, StopFacts, TileFacts, TrackGauge } from './types.ts';

/** A piece of track on a face. `a` and `b` are edges 0..5, or stops as 6 + their number. */
export interface Path {
  readonly a: number;
  readonly b: number;
  /** The gauges it carries, as a bit mask; without it, all. */
  readonly gauge?: number;
}

/** Track without a gauge carries all. */
export const ALL_GAUGES = -1;

const GAUGES: Readonly<Record<TrackGauge, number>> = { standard: 1, metre: 2, dual: 3 };

/** The gauge as a bit mask; all without one. */
export const gaugeMask = (gauge: TrackGauge | undefined): number => (gauge ? GAUGES[gauge] : ALL_GAUGES);

/** Ends of paths from 6 on are stops. */
export const STOP = 6;

/** What one sees on a hex: a printed hex, or a tile turned by its rotation. */
export interface Face {
  readonly color: string;
  readonly label: string | null;
  readonly stops: readonly StopFacts[];
  readonly paths: readonly Path[];
  /** Edges with track, as a bit mask. */
  readonly exits: number;
  /** For each stop the edges that lead to it, as a bit mask. */
  readonly stopExits: readonly number[];
  /** Edges whose track meets in the middle of a junction, as a bit mask. Its paths lead from any of them to any other. */
  readonly junction?: number;
}

const turn = (edge: Edge, rotation: number): Edge => (edge + rotation) % 6;

function end(value: PathEnd, rotation: number): number {
  return typeof value === 'number' ? turn(value, rotation) : STOP + Number(value.slice(1));
}

function path(a: number, b: number, gauge: number): Path {
  const ends = a < b ? { a, b } : { a: b, b: a };
  return gauge === ALL_GAUGES ? ends : { ...ends, gauge };
}

/** The ways over a junction: from each arm to each other, in the gauges both carry. */
function acrossJunction(arms: readonly (readonly [Edge, number])[]): readonly Path[] {
  return arms.flatMap(([a, gauge], index) =>
    arms.slice(index + 1).flatMap(([b, other]) => (gauge & other ? [path(a, b, gauge & other)] : [])),
  );
}

export function faceOf(tile: Pick<TileFacts, 'color' | 'label' | 'stops' | 'paths'>, rotation: number): Face {
  const arms: [Edge, number][] = [];
  const paths: Path[] = [];
  for (const [from, to, gauge] of tile.paths)
    if (to === 'j') arms.push([end(from, rotation), gaugeMask(gauge)]);
    else paths.push(path(end(from, rotation), end(to, rotation), gaugeMask(gauge)));
  paths.push(...acrossJunction(arms));
  let exits = 0;
  const stopExits = tile.stops.map(() => 0);
  for (const { a, b } of paths) {
    if (a < STOP) exits |= 1 << a;
    if (b < STOP) exits |= 1 << b;
    if (a < STOP && b >= STOP) stopExits[b - STOP] = (stopExits[b - STOP] as number) | (1 << a);
  }
  const face = { color: tile.color, label: tile.label, stops: tile.stops, paths, exits, stopExits };
  return arms.length > 0 ? { ...face, junction: arms.reduce((mask, [edge]) => mask | (1 << edge), 0) } : face;
}

/** The edges with track of this gauge, as a bit mask. */
export function exitsIn(face: Face, gauge: Gauge): number {
  let exits = 0;
  for (const { a, b, gauge: carried = ALL_GAUGES } of face.paths) {
    if (!(carried & GAUGES[gauge])) continue;
    if (a < STOP) exits |= 1 << a;
    if (b < STOP) exits |= 1 << b;
  }
  return exits;
}

/** A face with more track beside its own. */
export function faceWith(face: Face, added: readonly AddedPath[]): Face {
  const paths = [...face.paths];
  let { exits } = face;
  for (const [a, b] of added) {
    paths.push(a < b ? { a, b } : { a: b, b: a });
    exits |= (1 << a) | (1 << b);
  }
  return { ...face, paths, exits };
}

/** The six faces of a tile. */
export function facesOf(tile: TileFacts): readonly Face[] {
  return [0, 1, 2, 3, 4, 5].map((rotation) => faceOf(tile, rotation));
}

/** What track a face has, independent of the numbering of its stops: equal for equivalent rotations. */
export function trackKey(face: Face): string {
  const gauge = ({ gauge: carried }: Path): string => (carried === undefined ? '' : `/${carried}`);
  const through = face.paths.filter(({ b }) => b < STOP).map((one) => `${one.a}-${one.b}${gauge(one)}`);
  const stops = face.stops.map((stop, index) => {
    const gauges = face.paths.flatMap((one) =>
      one.b === STOP + index && one.gauge !== undefined ? [`${one.a}${gauge(one)}`] : [],
    );
    return [`${stop.kind}${stop.slots ?? ''}:${face.stopExits[index]}`, ...gauges.sort()].join();
  });
  return [...through.sort(), ...stops.sort()].join(' ');
}

/** The lowest rotation that lies the same way as this one. */
export function canonicalRotation(faces: readonly Face[], rotation: number): number {
  const key = trackKey(faces[rotation] as Face);
  return faces.findIndex((face) => trackKey(face) === key);
}
