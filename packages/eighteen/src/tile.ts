/** Tiles: what track they carry, turned as they lie. */
import type { Edge, PathFacts, StopFacts, TileFacts, Tunnel } from './types.ts';

/** A piece of track on a face. `a` and `b` are edges 0..5, or stops as 6 + their number. */
export interface Path {
  readonly a: number;
  readonly b: number;
}

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
}

export const turn = (edge: Edge, rotation: number): Edge => (edge + rotation) % 6;

function end(value: PathFacts[number], rotation: number): number {
  return typeof value === 'number' ? turn(value, rotation) : STOP + Number(value.slice(1));
}

export function faceOf(tile: Pick<TileFacts, 'color' | 'label' | 'stops' | 'paths'>, rotation: number): Face {
  const paths = tile.paths.map(([from, to]) => {
    const [a, b] = [end(from, rotation), end(to, rotation)];
    return a < b ? { a, b } : { a: b, b: a };
  });
  let exits = 0;
  const stopExits = tile.stops.map(() => 0);
  for (const { a, b } of paths) {
    if (a < STOP) exits |= 1 << a;
    if (b < STOP) exits |= 1 << b;
    if (a < STOP && b >= STOP) stopExits[b - STOP] = (stopExits[b - STOP] as number) | (1 << a);
  }
  return { color: tile.color, label: tile.label, stops: tile.stops, paths, exits, stopExits };
}

/** A face with tunnels beside its own track. */
export function faceWith(face: Face, tunnels: readonly Tunnel[]): Face {
  const paths = [...face.paths];
  let { exits } = face;
  for (const [a, b] of tunnels) {
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
  const through = face.paths.filter(({ b }) => b < STOP).map(({ a, b }) => `${a}-${b}`);
  const stops = face.stops.map((stop, index) => `${stop.kind}${stop.slots ?? ''}:${face.stopExits[index]}`);
  return [...through.sort(), ...stops.sort()].join(' ');
}

/** The lowest rotation that lies the same way as this one. */
export function canonicalRotation(faces: readonly Face[], rotation: number): number {
  const key = trackKey(faces[rotation] as Face);
  return faces.findIndex((face) => trackKey(face) === key);
}
