/**
 * The track of a map state, compressed once: stops, and the segments that lead from stop to stop.
 * A segment knows the sides of hexes it crosses. That is all there is to disjoint track: two pieces of
 * track are in each other's way exactly if they meet at the same side of a hex (the same piece, the two
 * branches of a switch, or the continuation across the border); pieces that only cross share no side.
 */
import { type Board, type BoardHex, faceAt } from '../board.ts';
import { facesOn, standingOn } from '../maps.ts';
import { lately, recently } from '../recent.ts';
import type { Face } from '../tile.ts';
import type { CompanyId, HexId, LaidTiles, LaidTrack, MapState, Station } from '../types.ts';
import { hexesOf, insideKeys, type NetworkStop, type Part, partOf, partsOn, type Stretch } from './parts.ts';
import { isHexPlace, type RunRules } from './rules.ts';

/** Track from one stop to the next. Plain JSON. */
export interface Segment extends Stretch {
  /** Its ends, as numbers of stops; the hexes go from `a` to `b`. */
  readonly a: number;
  readonly b: number;
  /** The sides it crosses (and pieces of track from stop to stop inside a hex), as running numbers. */
  readonly sides: readonly number[];
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

/** So many tracks of a board are remembered. */
const TRACKS = 24;
const tracksOn = recently((board: Board) =>
  lately((faces: readonly Face[]) => trackOf(board, faces), TRACKS),
);

/** The track with every detour over some hexes, named with blanks between them. */
const detoursOn = recently((board: Board, track: Track) =>
  recently((hexes: string) => trackOf(board, track.faces, new Set(hexes.split(' ')))),
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

/** Is every circle of a city taken, by so many stations? */
export const isFull = ({ kind, slots }: Pick<NetworkStop, 'kind' | 'slots'>, taken: number): boolean =>
  kind === 'city' && taken >= Math.max(1, slots);

/** Is every circle of a city taken by other companies? Then no run of this one passes through. */
export const isClosed = (
  stop: Pick<NetworkStop, 'kind' | 'slots' | 'stations' | 'taken'>,
  company: CompanyId,
): boolean => isFull(stop, stop.taken) && !stop.stations.includes(company);

function trackOf(board: Board, faces: readonly Face[], wanted?: ReadonlySet<HexId>): Track {
  const partAt = partsOn(board);
  const parts: Part[] = [];
  const firstStop: number[] = [];
  const stops: NetworkStop[] = [];
  const due = wanted && hexesOf(board).flatMap(({ index, facts }) => (wanted.has(facts.id) ? [index] : []));
  for (const hex of hexesOf(board)) {
    const known = partAt(faces, hex);
    const part = due?.some((one) => known.hexes.includes(one)) ? partOf(board, faces, hex, wanted) : known;
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

/** Room to number the sides of a board as they are met. */
const numbersOn = recently((board: Board) => new Int16Array(insideKeys(board)));
