/**
 * The track of a map state, compressed once: stops, and the segments that lead from stop to stop.
 * A segment knows the sides of hexes it crosses. That is all there is to disjoint track: two pieces of
 * track are in each other's way exactly if they meet at the same side of a hex (the same piece, the two
 * branches of a switch, or the continuation across the border); pieces that only cross share no side.
 */
import { type Board, type BoardHex, faceAt } from '../board.ts';
import { opposite } from '../hex.ts';
import { facesOn, stationsOn } from '../reach.ts';
import { recently } from '../recent.ts';
import { type Face, type Path, STOP } from '../tile.ts';
import type {
  CompanyId,
  Edge,
  HexFacts,
  HexId,
  LaidTiles,
  LaidTrack,
  MapState,
  Station,
  Value,
} from '../types.ts';
import { isLarge, stopId } from './rules.ts';

/** What maps to come say about their track beyond the common facts. */
export type RunFacts = HexFacts & {
  /** Sides where the gauge changes, given on both hexes. */
  readonly gaugeBorders?: readonly Edge[];
  /** Runs end here, though it may be a city. */
  readonly terminal?: boolean;
  /** A piece of track that costs its user something: a negative value. */
  readonly customs?: { readonly path: readonly [Edge, Edge]; readonly value: number };
};
/** Track of one gauge only: a bit mask; without it the track carries all gauges. */
export type GaugedPath = Path & { readonly gauge?: number };

export const ALL_GAUGES = -1;

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

/** Track from one stop to the next. Plain JSON. */
export interface Segment {
  /** Its ends, as numbers of stops. */
  readonly a: number;
  readonly b: number;
  /** From `a` to `b`, both included. */
  readonly hexes: readonly HexId[];
  /** The sides it crosses (and pieces of track from stop to stop inside a hex), as running numbers. */
  readonly sides: readonly number[];
  readonly gaugeChanges: number;
  readonly gauge: number;
  readonly toll: number;
}

/** Plain JSON: it may be sent to a worker as it is. */
export interface Network {
  readonly stops: readonly NetworkStop[];
  readonly segments: readonly Segment[];
  /** How many sides the segments speak of. */
  readonly sides: number;
}

type Track = Pick<Network, 'segments' | 'sides'> & {
  readonly stops: readonly (Omit<NetworkStop, 'stations' | 'taken'> & { readonly index: number })[];
};

/** The track of a map is the same for everybody; the stations are looked up on it. */
const networkOn = recently((board: Board, faces: readonly Face[]) => {
  const { stops, segments, sides } = trackOf(board, faces);
  return recently((stations: readonly Station[]): Network => {
    const standing = (hex: HexId, index: number) =>
      stationsOn(stations, hex).filter(
        (station) => (station.stop ?? lone(board, faces, station.hex)) === index,
      );
    return {
      stops: stops.map(({ index, ...stop }) => {
        const here = standing(stop.hex, index);
        const taken = here.filter((station) => !station.edge).length;
        return { ...stop, stations: here.map(({ company }) => company), taken };
      }),
      segments,
      sides,
    };
  });
});

/** The only stop of a hex, if there is one. */
const lone = (board: Board, faces: readonly Face[], id: HexId): number => {
  const hex = board.hexes.get(id);
  return hex && faces[hex.index]?.stops.length === 1 ? 0 : -1;
};

/** The network of a map state; computed once for the same tiles and stations, as long as others are not asked for. */
export const networkOf = (board: Board, map: MapState): Network =>
  networkOn(board, facesOn(board, map))(map.stations);

/** All track of a hex now. */
export const faceOn = (board: Board, map: LaidTrack, hex: BoardHex): Face =>
  facesOn(board, map)[hex.index] as Face;

/** A station whose circle nobody has named yet stands in the only one there is, or nowhere. */
export const onlyStop = (board: Board, tiles: LaidTiles, id: HexId): number =>
  faceAt(board, tiles, id)?.stops.length === 1 ? 0 : -1;

/** Is every circle of a city taken by other companies? Then no run of this one passes through. */
export const isClosed = (
  stop: Pick<NetworkStop, 'kind' | 'slots' | 'stations' | 'taken'>,
  company: CompanyId,
): boolean =>
  stop.kind === 'city' && stop.taken >= Math.max(1, stop.slots) && !stop.stations.includes(company);

/** Toll of a piece of track. */
export function tollOf(facts: RunFacts, a: number, b: number): number {
  const { customs } = facts;
  if (!customs) return 0;
  const [from, to] = customs.path;
  return (from === a && to === b) || (from === b && to === a) ? -customs.value : 0;
}

/** One number for the side of a hex, the same from both hexes. */
export const sideKey = (hex: BoardHex, edge: Edge, next: BoardHex): number =>
  Math.min(hex.index * 6 + edge, next.index * 6 + opposite(edge));

function trackOf(board: Board, faces: readonly Face[]): Track {
  const stops: (Omit<NetworkStop, 'stations' | 'taken'> & { index: number })[] = [];
  const firstStop: number[] = [];
  for (const hex of board.hexes.values()) {
    const face = faces[hex.index] as Face;
    firstStop[hex.index] = stops.length;
    const { offboardGroup, terminal } = hex.facts as RunFacts;
    face.stops.forEach((stop, index) => {
      stops.push({
        id: stopId(hex.facts.id, index),
        hex: hex.facts.id,
        index,
        kind: stop.kind,
        large: isLarge(stop),
        value: stop.revenue,
        slots: stop.slots ?? 0,
        terminal: stop.kind === 'offboard' || terminal === true,
        ...(offboardGroup === undefined ? {} : { group: offboardGroup }),
      });
    });
  }
  const { segments, sides } = segmentsOf(board, faces, firstStop);
  return { stops, segments, sides };
}

function segmentsOf(
  board: Board,
  faces: readonly Face[],
  firstStop: readonly number[],
): { readonly segments: readonly Segment[]; readonly sides: number } {
  const sideNumbers = new Map<number, number>();
  const found = new Map<number, Segment[]>();
  const path: { hex: BoardHex; entry: Edge; side: number }[] = [];
  let start = 0;
  let plain = true;
  for (const hex of board.hexes.values()) {
    const { customs } = hex.facts as RunFacts;
    if (
      customs ||
      (faces[hex.index] as Face).paths.some((piece) => (piece as GaugedPath).gauge !== undefined)
    )
      plain = false;
  }
  const numberOf = (key: number) => {
    const known = sideNumbers.get(key);
    if (known !== undefined) return known;
    sideNumbers.set(key, sideNumbers.size);
    return sideNumbers.size - 1;
  };
  const keep = (
    first: BoardHex,
    end: number,
    keys: readonly number[],
    changes: number,
    gauge: number,
    toll: number,
  ) => {
    const pair = start * 4096 + end;
    const list = found.get(pair) ?? [];
    found.set(pair, list);
    list.push({
      a: start,
      b: end,
      hexes: [first.facts.id, ...path.map(({ hex }) => hex.facts.id)],
      sides: keys.map(numberOf),
      gaugeChanges: changes,
      gauge,
      toll,
    });
  };

  /** Leave a hex over an edge and follow all track to the next stops. */
  const follow = (
    first: BoardHex,
    hex: BoardHex,
    exit: Edge,
    changes: number,
    gauge: number,
    toll: number,
  ) => {
    const next = hex.neighbours[exit];
    if (!next) return;
    const side = sideKey(hex, exit, next);
    if (path.some((step) => step.side === side)) return;
    const entry = opposite(exit);
    const borders = (hex.facts as RunFacts).gaugeBorders;
    const changed = changes + (borders?.includes(exit) ? 1 : 0);
    const face = faces[next.index] as Face;
    path.push({ hex: next, entry, side });
    for (const piece of face.paths as readonly GaugedPath[]) {
      if (piece.a !== entry && piece.b !== entry) continue;
      const end = piece.a === entry ? piece.b : piece.a;
      const fits = gauge & (piece.gauge ?? ALL_GAUGES);
      if (fits === 0) continue;
      const due = toll + tollOf(next.facts as RunFacts, piece.a, piece.b);
      if (end >= STOP) {
        const stop = (firstStop[next.index] as number) + end - STOP;
        if (stop > start)
          keep(
            first,
            stop,
            path.map((step) => step.side),
            changed,
            fits,
            due,
          );
      } else if (!(plain && shortcut(path, face, end))) follow(first, next, end, changed, fits, due);
    }
    path.pop();
  };

  for (const hex of board.hexes.values()) {
    const face = faces[hex.index] as Face;
    face.stops.forEach((_, index) => {
      start = (firstStop[hex.index] as number) + index;
      for (const piece of face.paths as readonly GaugedPath[]) {
        if (piece.a !== STOP + index && piece.b !== STOP + index) continue;
        const end = piece.a === STOP + index ? piece.b : piece.a;
        const gauge = piece.gauge ?? ALL_GAUGES;
        if (end < STOP) follow(hex, hex, end, 0, gauge, tollOf(hex.facts as RunFacts, piece.a, piece.b));
        else {
          const other = (firstStop[hex.index] as number) + end - STOP;
          const key = insideKey(board, hex, index, end - STOP);
          if (other > start) keep(hex, other, [key], 0, gauge, 0);
        }
      }
    });
  }
  const segments = [...found.values()].flatMap((list) => undominated(list));
  return { segments, sides: sideNumbers.size };
}

/** A piece of track from stop to stop inside a hex, numbered behind all sides. */
export const insideKey = (board: Board, hex: BoardHex, one: number, other: number): number =>
  board.hexes.size * 6 + hex.index * 64 + Math.min(one, other) * 8 + Math.max(one, other);

/** The way has been in this hex before and could have left it here at once: it is longer for nothing. */
function shortcut(path: readonly { hex: BoardHex; entry: Edge }[], face: Face, exit: Edge): boolean {
  const here = (path[path.length - 1] as { hex: BoardHex }).hex;
  for (let step = 0; step < path.length - 1; step++) {
    const { hex, entry } = path[step] as { hex: BoardHex; entry: Edge };
    if (hex !== here) continue;
    for (const { a, b } of face.paths)
      if ((a === entry && b === exit) || (b === entry && a === exit)) return true;
  }
  return false;
}

/** Between the same two stops a segment is useless if another one crosses fewer of the same sides. */
function undominated(list: readonly Segment[]): readonly Segment[] {
  if (list.length === 1) return list;
  const sorted = [...list].sort((x, y) => x.sides.length - y.sides.length);
  const kept: { segment: Segment; sides: Set<number> }[] = [];
  for (const segment of sorted) {
    const sides = new Set(segment.sides);
    const beaten = kept.some(
      (other) =>
        other.segment.sides.every((side) => sides.has(side)) &&
        other.segment.gaugeChanges <= segment.gaugeChanges &&
        other.segment.toll <= segment.toll &&
        (other.segment.gauge & segment.gauge) === segment.gauge,
    );
    if (!beaten) kept.push({ segment, sides });
  }
  return kept.map(({ segment }) => segment);
}
