/** The track of a map, hex by hex: the stops of each, and the ways from them to the next. */
import type { Board, BoardHex } from '../board.ts';
import { opposite } from '../hex.ts';
import { recently } from '../recent.ts';
import { ALL_GAUGES, type Face, STOP } from '../tile.ts';
import type { CompanyId, Edge, HexFacts, HexId, Value } from '../types.ts';
import { isLarge, stopId } from './rules.ts';

/** What maps to come say about their track beyond the common facts. */
export type RunFacts = HexFacts & {
  /** Sides where the gauge changes, given on both hexes. */
  readonly gaugeBorders?: readonly Edge[];
  /** Runs end here, though it may be a city. */
  readonly terminal?: boolean;
  /** A piece of track that costs its user something: a negative value. */
  readonly toll?: { readonly path: readonly [Edge, Edge]; readonly value: number };
};
/** A city, town, off-map area or port with track. Plain JSON. */
export interface NetworkStop {
  readonly id: string;
  readonly hex: HexId;
  readonly kind: 'city' | 'town' | 'offboard';
  readonly large: boolean;
  readonly value: Value;
  readonly slots: number;
  readonly group?: string;
  /** Runs only end here. */
  readonly terminal: boolean;
  /** The companies with a station here. */
  readonly stations: readonly CompanyId[];
  /** How many circles they take: a station beside the city takes none. */
  readonly taken: number;
}

/** Track from one stop to the next, however its ends and sides are named. */
export interface Stretch {
  /** From the one stop to the other, both included. */
  readonly hexes: readonly HexId[];
  readonly gaugeChanges: number;
  readonly gauge: number;
  readonly toll: number;
}

/** A segment with the hexes of its ends instead of running numbers: it stays the same while other hexes change. */
interface Way extends Stretch {
  /** Numbers of the stops on their hexes. */
  readonly start: number;
  readonly endHex: number;
  readonly end: number;
  /** The sides it crosses (and pieces of track from stop to stop inside a hex), by the keys of the board. */
  readonly keys: readonly number[];
}

/** Everything that begins on one hex. */
export interface Part {
  /** The hex and all others its track was followed to. */
  readonly hexes: readonly number[];
  /** As they lay then. */
  readonly faces: readonly Face[];
  readonly stops: readonly NetworkStop[];
  readonly ways: readonly Way[];
  /** The sides in the order they were met, useless ways included. */
  readonly keys: readonly number[];
}

/** The part of a hex on this track. It is made again when a hex that its track was followed to has changed. */
export const partsOn = recently((board: Board) => {
  const latest: Part[] = [];
  return (faces: readonly Face[], hex: BoardHex): Part => {
    const before = latest[hex.index];
    if (before && holds(before, faces)) return before;
    const part = partOf(board, faces, hex);
    latest[hex.index] = part;
    return part;
  };
});

function holds(part: Part, faces: readonly Face[]): boolean {
  for (let at = 0; at < part.hexes.length; at++)
    if (faces[part.hexes[at] as number] !== part.faces[at]) return false;
  return true;
}

const NOWHERE: ReadonlySet<HexId> = new Set();

export const hexesOf = recently((board: Board): readonly BoardHex[] => [...board.hexes.values()]);

/** Where nothing is due a way that is longer for nothing need not be followed. */
const isFreeOfToll = recently((board: Board): boolean =>
  hexesOf(board).every(({ facts }) => !(facts as RunFacts).toll),
);

const NOTHING: Omit<Part, 'hexes' | 'faces'> = { stops: [], ways: [], keys: [] };

/** Toll of a piece of track. */
export function tollOf(facts: RunFacts, a: number, b: number): number {
  const { toll } = facts;
  if (!toll) return 0;
  const [from, to] = toll.path;
  return (from === a && to === b) || (from === b && to === a) ? -toll.value : 0;
}

/** One number for the side of a hex, the same from both hexes. */
export const sideKey = (hex: BoardHex, edge: Edge, next: BoardHex): number =>
  Math.min(hex.index * 6 + edge, next.index * 6 + opposite(edge));

/** The stops of a hex, and the ways from them to stops further on: those of later hexes, and later ones of the hex. */
export function partOf(
  board: Board,
  faces: readonly Face[],
  from: BoardHex,
  wanted: ReadonlySet<HexId> = NOWHERE,
): Part {
  const here = faces[from.index] as Face;
  if (here.stops.length === 0) return { hexes: [from.index], faces: [here], ...NOTHING };
  const isFree = isFreeOfToll(board);
  const { offboardGroup, terminal } = from.facts as RunFacts;
  const stops = here.stops.map(
    (stop, index): NetworkStop => ({
      id: stopId(from.facts.id, index),
      hex: from.facts.id,
      kind: stop.kind,
      large: isLarge(stop),
      value: stop.revenue,
      slots: stop.slots ?? 0,
      terminal: stop.kind === 'offboard' || terminal === true,
      ...(offboardGroup === undefined ? {} : { group: offboardGroup }),
      stations: [],
      taken: 0,
    }),
  );
  const hexes = new Set([from.index]);
  const allKeys: number[] = [];
  const path: { hex: BoardHex; entry: Edge; side: number }[] = [];
  let start = 0;
  let found = new Map<number, Way[]>();
  const keep = (
    endHex: number,
    end: number,
    keys: readonly number[],
    gaugeChanges: number,
    gauge: number,
    toll: number,
  ) => {
    const pair = endHex * 64 + end;
    const list = found.get(pair);
    const way: Way = {
      start,
      endHex,
      end,
      hexes: [from.facts.id, ...path.map(({ hex }) => hex.facts.id)],
      keys,
      gaugeChanges,
      gauge,
      toll,
    };
    if (list) list.push(way);
    else found.set(pair, [way]);
    for (const key of keys) allKeys.push(key);
  };

  /** Leave a hex over an edge and follow all track to the next stops. */
  const follow = (hex: BoardHex, exit: Edge, changes: number, gauge: number, toll: number) => {
    const next = hex.neighbours[exit];
    if (!next) return;
    const side = sideKey(hex, exit, next);
    for (const step of path) if (step.side === side) return;
    const entry = opposite(exit);
    const borders = (hex.facts as RunFacts).gaugeBorders;
    const changed = changes + (borders?.includes(exit) ? 1 : 0);
    const face = faces[next.index] as Face;
    hexes.add(next.index);
    path.push({ hex: next, entry, side });
    for (const piece of face.paths) {
      if (piece.a !== entry && piece.b !== entry) continue;
      const end = piece.a === entry ? piece.b : piece.a;
      const fits = gauge & (piece.gauge ?? ALL_GAUGES);
      if (fits === 0) continue;
      const due = toll + tollOf(next.facts as RunFacts, piece.a, piece.b);
      if (end >= STOP) {
        const stop = end - STOP;
        if (next.index > from.index || (next.index === from.index && stop > start))
          keep(
            next.index,
            stop,
            path.map((step) => step.side),
            changed,
            fits,
            due,
          );
      } else if (!(isFree && shortcut(path, face, end, fits, wanted))) follow(next, end, changed, fits, due);
    }
    path.pop();
  };

  const ways: Way[] = [];
  for (; start < stops.length; start++) {
    found = new Map();
    for (const piece of here.paths) {
      if (piece.a !== STOP + start && piece.b !== STOP + start) continue;
      const end = piece.a === STOP + start ? piece.b : piece.a;
      const gauge = piece.gauge ?? ALL_GAUGES;
      if (end < STOP) follow(from, end, 0, gauge, tollOf(from.facts as RunFacts, piece.a, piece.b));
      else if (end - STOP > start)
        keep(from.index, end - STOP, [insideKey(board, from, start, end - STOP)], 0, gauge, 0);
    }
    for (const list of found.values()) for (const way of undominated(list, wanted)) ways.push(way);
  }
  const followed = [...hexes];
  return { hexes: followed, faces: followed.map((hex) => faces[hex] as Face), stops, ways, keys: allKeys };
}

/** How many numbers sides and pieces of track inside hexes take. */
export const insideKeys = (board: Board): number => board.hexes.size * 70;

/** A piece of track from stop to stop inside a hex, numbered behind all sides. */
export const insideKey = (board: Board, hex: BoardHex, one: number, other: number): number =>
  board.hexes.size * 6 + hex.index * 64 + Math.min(one, other) * 8 + Math.max(one, other);

/** The way has been in this hex before and could have left it here at once, in the same gauges: it is longer for nothing. */
function shortcut(
  path: readonly { hex: BoardHex; entry: Edge }[],
  face: Face,
  exit: Edge,
  gauges: number,
  wanted: ReadonlySet<HexId>,
): boolean {
  const here = (path[path.length - 1] as { hex: BoardHex }).hex;
  for (let step = 0; step < path.length - 1; step++) {
    const { hex, entry } = path[step] as { hex: BoardHex; entry: Edge };
    if (hex !== here) continue;
    if (wanted.size > 0 && path.slice(step + 1).some((other) => wanted.has(other.hex.facts.id))) continue;
    for (const { a, b, gauge = ALL_GAUGES } of face.paths)
      if (((a === entry && b === exit) || (b === entry && a === exit)) && (gauges & ~gauge) === 0)
        return true;
  }
  return false;
}

/** Between the same two stops a segment is useless if another one crosses fewer of the same sides. */
function undominated(list: readonly Way[], wanted: ReadonlySet<HexId>): readonly Way[] {
  if (list.length === 1) return list;
  const sorted = [...list].sort((x, y) => x.keys.length - y.keys.length);
  const kept: { way: Way; sides: Set<number> }[] = [];
  for (const way of sorted) {
    const sides = new Set(way.keys);
    const beaten = kept.some(
      (other) =>
        other.way.keys.every((side) => sides.has(side)) &&
        other.way.gaugeChanges <= way.gaugeChanges &&
        other.way.toll <= way.toll &&
        (other.way.gauge & way.gauge) === way.gauge &&
        (wanted.size === 0 || way.hexes.every((hex) => !wanted.has(hex) || other.way.hexes.includes(hex))),
    );
    if (!beaten) kept.push({ way, sides });
  }
  return kept.map(({ way }) => way);
}
