/** Where the stops of a face lie, and the drawn piece for each of its paths. */
import { type AddedPath, type Edge, type Face, type Path, STOP, type StopFacts } from '@kursbuch/eighteen';
import { type Curve, type EdgeCurve, edgeToEdge, edgeToPoint, line, sampled } from './curve.ts';
import {
  directionOf,
  distance,
  edgeAngle,
  edgeMid,
  type Orientation,
  type Point,
  pair,
  polar,
} from './geometry.ts';

export interface StopPlace {
  readonly facts: StopFacts;
  readonly index: number;
  readonly at: Point;
  /** The edges its track leads to. */
  readonly edges: readonly Edge[];
  /** It lies on a line between two edges: in this direction, in degrees. */
  readonly tangent: number | null;
}

export interface Piece extends Curve {
  /** Ends as in the face: edges, or stops from `STOP` on. The curve leads from `a` to `b`. */
  readonly a: number;
  readonly b: number;
  /** The gauges it carries, as in the face. */
  readonly gauge?: number;
}

export interface Layout {
  readonly stops: readonly StopPlace[];
  readonly pieces: readonly Piece[];
}

/** A place a stop could have. */
interface Spot {
  readonly at: Point;
  readonly on?: { readonly curve: EdgeCurve; readonly part: number; readonly tangent: number };
  /** How far it is from where one would look for it. */
  readonly cost: number;
}

const known = { pointy: new WeakMap<Face, Layout>(), flat: new WeakMap<Face, Layout>() };

/** The layout of a face that lies turned by `rotation`. */
export function layoutOf(orientation: Orientation, face: Face, rotation: number): Layout {
  let layout = known[orientation].get(face);
  if (!layout) {
    layout = layOut(orientation, face, rotation);
    known[orientation].set(face, layout);
  }
  return layout;
}

function layOut(orientation: Orientation, face: Face, rotation: number): Layout {
  const edgesOf = face.stops.map((_, stop) =>
    face.paths.filter(({ a, b }) => b === STOP + stop && a < STOP).map(({ a }) => a),
  );
  const spots = mostApart(face.stops.map((_, stop) => spotsFor(orientation, face, rotation, edgesOf, stop)));
  const stops = face.stops.map((facts, index): StopPlace => {
    const { at, on } = spots[index] as Spot;
    return { facts, index, at, edges: edgesOf[index] as Edge[], tangent: on?.tangent ?? null };
  });
  const curveOf = ({ a, b }: Path): Curve => {
    if (b < STOP)
      return isOnJunction(face, a, b) ? overMiddle(orientation, a, b) : edgeToEdge(orientation, a, b);
    const spot = spots[b - STOP] as Spot;
    if (a >= STOP) return line((spots[a - STOP] as Spot).at, spot.at);
    if (!spot.on) return edgeToPoint(orientation, a, spot.at);
    const isFirst = edgesOf[b - STOP]?.[0] === a;
    return spot.on.curve.part(isFirst ? 0 : 1, spot.on.part);
  };
  const pieces = face.paths.map(
    (path): Piece => ({
      a: path.a,
      b: path.b,
      ...(path.gauge !== undefined && { gauge: path.gauge }),
      ...curveOf(path),
    }),
  );
  return { stops, pieces };
}

const isOnJunction = ({ junction = 0 }: Face, a: number, b: number): boolean =>
  (junction & (1 << a)) !== 0 && (junction & (1 << b)) !== 0;

const MIDDLE: Point = [0, 0];

/** Track between two arms of a junction: they meet in the middle. */
function overMiddle(orientation: Orientation, a: Edge, b: Edge): Curve {
  const [to, on] = [line(edgeMid(orientation, a), MIDDLE), line(MIDDLE, edgeMid(orientation, b))];
  return {
    d: `${to.d}L${pair(edgeMid(orientation, b))}`,
    at: (part) => (part < 0.5 ? to.at(2 * part) : on.at(2 * part - 1)),
  };
}

/** Parts of the way along a curve where a stop may lie, the middle first. */
const ALONG = [0.5, 0.4, 0.6, 0.32, 0.68, 0.26, 0.74];

function spotsFor(
  orientation: Orientation,
  face: Face,
  rotation: number,
  edgesOf: readonly (readonly Edge[])[],
  stop: number,
): readonly Spot[] {
  const { kind, loc } = face.stops[stop] as StopFacts;
  const edges = edgesOf[stop] ?? [];
  const count = face.stops.length;
  const alone = count === 1;
  const towards = (edge: number, far: number): readonly Spot[] => [
    { at: polar(edgeAngle(orientation, edge), far), cost: 0 },
  ];
  const [from, to] = edges;
  const isOnLine = edges.length === 2 && from !== undefined && to !== undefined;
  // Long cities around a third one give it room: they lie farther out than their curves, it in the middle of its own.
  const isCrowded = count > 2 && face.stops.some(({ slots = 1 }) => slots > 1);
  if (typeof loc === 'number' && isCrowded) return towards(loc + rotation, 33);
  if (typeof loc === 'number' && !(isOnLine && !alone))
    return towards(loc + rotation, count > 3 ? 31 : alone ? 29 : count === 3 ? 28 : 25);
  if (isOnLine && (kind === 'town' || !alone)) {
    const curve = edgeToEdge(orientation, from, to);
    return (alone || isCrowded ? [0.5] : ALONG).map((part) => {
      const [at, next] = [curve.at(part), curve.at(part + 0.01)];
      const tangent = directionOf([next[0] - at[0], next[1] - at[1]]);
      return { at, on: { curve, part, tangent }, cost: Math.abs(part - 0.5) * 14 };
    });
  }
  if (alone) return [{ at: [0, 0], cost: 0 }];
  if (from !== undefined && edges.length === 1) return towards(from, 25);
  if (edges.length > 0) return [{ at: [0, 0], cost: 0 }];
  if (count > 2) return [{ at: polar(60 * stop - 90, 24), cost: 0 }];
  // Two without track lie side by side; one beside a joined one lies away from it.
  const [other, ...more] = edgesOf[1 - stop] ?? [];
  if (other !== undefined && more.length === 0) return towards(other + 3, 18);
  return [{ at: [stop ? 21.5 : -21.5, 0], cost: 0 }];
}

/** Of all combinations of spots the one that keeps stops apart and off the others' track. */
function mostApart(options: readonly (readonly Spot[])[]): readonly Spot[] {
  let best: readonly Spot[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const choose = (picked: readonly Spot[]): void => {
    const next = options[picked.length];
    if (next) {
      for (const spot of next) choose([...picked, spot]);
      return;
    }
    const score = roomOf(picked);
    if (score > most) [best, most] = [picked, score];
  };
  choose([]);
  return best;
}

function roomOf(picked: readonly Spot[]): number {
  let score = 0;
  for (const [index, spot] of picked.entries()) {
    score -= spot.cost;
    for (const [other, { at, on }] of picked.entries()) {
      if (index < other) score += Math.min(distance(spot.at, at), 46) * 1.5;
      if (index === other || !on) continue;
      const near = Math.min(...sampled(on.curve, 20).map((point) => distance(spot.at, point)));
      score -= Math.max(0, 25 - near) * 1.4;
    }
  }
  return score;
}

/** The piece of track between two ends, whichever way round it is given. */
export const pieceBetween = (pieces: readonly Piece[], from: number, to: number): Piece | undefined =>
  pieces.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));

/** The drawn piece for each path of added track. */
export const addedPieces = (orientation: Orientation, added: readonly AddedPath[]): readonly Piece[] =>
  added.map(([a, b]) => ({ a, b, ...edgeToEdge(orientation, a, b) }));

/** Pieces that share an end belong together; what lies over them is a bridge. */
export function joinedPieces(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: { readonly ends: Set<number>; readonly pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const joined = groups.filter(({ ends }) => ends.has(piece.a) || ends.has(piece.b));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push({
      ends: new Set([piece.a, piece.b, ...joined.flatMap(({ ends }) => [...ends])]),
      pieces: [...joined.flatMap((group) => group.pieces), piece],
    });
  }
  return groups.map((group) => group.pieces);
}
