/**
 * The track of a map state, compressed once: stops, and the segments that lead from stop to stop.
 * A segment knows the sides of hexes it crosses. That is all there is to disjoint track: two pieces of
 * track are in each other's way exactly if they meet at the same side of a hex (the same piece, the two
 * branches of a switch, or the continuation across the border); pieces that only cross share no side.
 */
import { type Board, type BoardHex, faceAt } from '../board.ts';
import { opposite } from '../hex.ts';
import { facesOn, standingOn } from '../maps.ts';
import { lately, recently } from '../recent.ts';
import { ALL_GAUGES, type Face, STOP } from '../tile.ts';
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
import { isHexPlace, isLarge, type RunRules, stopId } from './rules.ts';

/** What maps to come say about their track beyond the common facts. */
export type RunFacts = HexFacts & {
  /** Sides where the gauge changes, given on both hexes. */
  readonly gaugeBorders?: readonly Edge[];
  /** Runs end here, though it may be a city. */
  readonly terminal?: boolean;
  /** A piece of track that costs its user something: a negative value. */
  readonly customs?: { readonly path: readonly [Edge, Edge]; readonly value: number };
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

/** The track of a map, the same for everybody; the stations are looked up on it. */
interface Track extends Network {
  /** The board's hexes as they lie: all that the track depends on. */
  readonly faces: readonly Face[];
  /** The number of each hex's first stop. */
  readonly firstStop: readonly number[];
  /** What begins on each hex. */
  readonly parts: readonly Part[];
  readonly withStations: (stations: readonly Station[]) => Network;
}

/** A segment with the hexes of its ends instead of running numbers: it stays the same while other hexes change. */
interface Way extends Omit<Segment, 'a' | 'b' | 'sides'> {
  /** Numbers of the stops on their hexes. */
  readonly start: number;
  readonly endHex: number;
  readonly end: number;
  /** The sides by the keys of the board. */
  readonly keys: readonly number[];
}

/** Everything that begins on one hex. */
interface Part {
  /** The hex and all others its track was followed to. */
  readonly hexes: readonly number[];
  readonly stops: readonly NetworkStop[];
  readonly ways: readonly Way[];
  /** The sides in the order they were met, useless ways included. */
  readonly keys: readonly number[];
}

/** So many tracks of a board are remembered. A new one takes over what begins away from the tiles that differ from the last. */
const TRACKS = 24;
const tracksOn = recently((board: Board) => {
  let latest: Track | undefined;
  const make = lately((faces: readonly Face[]) => trackOf(board, faces, latest), TRACKS);
  return (faces: readonly Face[]): Track => {
    latest = make(faces);
    return latest;
  };
});

/** The track with every detour over some hexes, named with blanks between them. */
const detoursOn = recently((board: Board, track: Track) =>
  recently((hexes: string) => trackOf(board, track.faces, track, new Set(hexes.split(' ')))),
);

/**
 * The network of a map state; made once for equal maps and stations, as long as others are not asked for. Where runs must
 * use a hex, the rules say so: a way that is longer for nothing else may be the one that leads over it.
 */
export function networkOf(board: Board, map: MapState, { mustUse }: Pick<RunRules, 'mustUse'> = {}): Network {
  const track = tracksOn(board)(facesOn(board, map));
  const hexes = mustUse?.filter(isHexPlace) ?? [];
  const whole = hexes.length > 0 ? detoursOn(board, track)([...hexes].sort().join(' ')) : track;
  return whole.withStations(standingOn(map.stations));
}

function networkWith(
  board: Board,
  track: Omit<Track, 'withStations'>,
  stations: readonly Station[],
): Network {
  const stops = [...track.stops];
  for (const { hex: id, company, stop, edge } of stations) {
    const hex = board.hexes.get(id);
    if (!hex) continue;
    const count = (track.parts[hex.index] as Part).stops.length;
    // A station whose circle nobody has named yet stands in the only one there is, or nowhere.
    const index = stop ?? (count === 1 ? 0 : -1);
    if (index < 0 || index >= count) continue;
    const number = (track.firstStop[hex.index] as number) + index;
    const here = stops[number] as NetworkStop;
    stops[number] = {
      ...here,
      stations: [...here.stations, company],
      taken: here.taken + (edge ? 0 : 1),
    };
  }
  return { stops, segments: track.segments, sides: track.sides };
}

/** So many networks of a track are remembered. */
const NETWORKS = 8;

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

const NOWHERE: ReadonlySet<HexId> = new Set();

function trackOf(
  board: Board,
  faces: readonly Face[],
  before: Track | undefined,
  wanted: ReadonlySet<HexId> = NOWHERE,
): Track {
  const hexes = hexesOf(board);
  const isNew = new Uint8Array(hexes.length);
  for (const { index, facts } of hexes)
    if (faces[index] !== before?.faces[index] || (wanted.size > 0 && wanted.has(facts.id))) isNew[index] = 1;
  const parts: Part[] = [];
  const firstStop: number[] = [];
  const stops: NetworkStop[] = [];
  for (const hex of hexes) {
    const known = before?.parts[hex.index];
    const part = known && !meets(known, isNew) ? known : partOf(board, faces, hex, wanted);
    parts.push(part);
    firstStop.push(stops.length);
    for (const stop of part.stops) stops.push(stop);
  }
  const numbers = numbersOn(board).fill(-1);
  let sides = 0;
  const segments: Segment[] = [];
  for (let hex = 0; hex < parts.length; hex++) {
    const { ways, keys } = parts[hex] as Part;
    if (ways.length === 0) continue;
    for (const key of keys) if (numbers[key] === -1) numbers[key] = sides++;
    for (const { start, endHex, end, hexes: crossed, keys: over, gaugeChanges, gauge, toll } of ways)
      segments.push({
        a: (firstStop[hex] as number) + start,
        b: (firstStop[endHex] as number) + end,
        hexes: crossed,
        sides: over.map((key) => numbers[key] as number),
        gaugeChanges,
        gauge,
        toll,
      });
  }
  const track = { faces, firstStop, parts, stops, segments, sides };
  return { ...track, withStations: lately((stations) => networkWith(board, track, stations), NETWORKS) };
}

/** Was the track of a part followed to one of these hexes? */
function meets({ hexes }: Part, isNew: Uint8Array): boolean {
  for (let at = 0; at < hexes.length; at++) if (isNew[hexes[at] as number]) return true;
  return false;
}

/** Room to number the sides of a board as they are met. */
const numbersOn = recently((board: Board) => new Int16Array(insideKeys(board)));

const hexesOf = recently((board: Board): readonly BoardHex[] => [...board.hexes.values()]);

/** Where nothing is due a way that is longer for nothing need not be followed. */
const isFreeOfToll = recently((board: Board): boolean =>
  hexesOf(board).every(({ facts }) => !(facts as RunFacts).customs),
);

const NOTHING: Omit<Part, 'hexes'> = { stops: [], ways: [], keys: [] };

/** The stops of a hex, and the ways from them to stops further on: those of later hexes, and later ones of the hex. */
function partOf(board: Board, faces: readonly Face[], from: BoardHex, wanted: ReadonlySet<HexId>): Part {
  const here = faces[from.index] as Face;
  if (here.stops.length === 0) return { hexes: [from.index], ...NOTHING };
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
  return { hexes: [...hexes], stops, ways, keys: allKeys };
}

/** How many numbers sides and pieces of track inside hexes take. */
const insideKeys = (board: Board): number => board.hexes.size * 70;

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
