/**
 * The network of one company where it is small: then sets of stops and of segments are the bits of a number, and the rest of
 * the map need not be looked at.
 */
import type { Board } from '../board.ts';
import { facesOn, standingOn } from '../maps.ts';
import { type Reach, reach } from '../reach.ts';
import { recently } from '../recent.ts';
import type { Face } from '../tile.ts';
import type { CompanyId, MapState, Station } from '../types.ts';
import { isFull } from './network.ts';
import { hexesOf, insideKeys, type NetworkStop, type Part, partsOn } from './parts.ts';

/** No more stops, and no more segments, than a number has bits. */
const MOST = 31;

/** Stops and segments have numbers; sets of them are bits. */
export interface SmallNetwork {
  readonly stops: readonly NetworkStop[];
  /** Stops with a station of the company. */
  readonly own: number;
  /** Stops that a run may go on beyond. */
  readonly through: number;
  /** Stops that a run could come to. */
  readonly reached: number;
  /** The stops at the ends of each segment. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly gauge: readonly number[];
  readonly toll: readonly number[];
  /** The segments in the way of each, itself too. */
  readonly rivals: readonly number[];
  /** The segments that touch each stop. */
  readonly lead: readonly (readonly number[])[];
}

/** Room while a network is made: for the number of the first stop on each hex, and for the segments over each side. */
const roomOn = recently((board: Board) => ({
  firstStop: new Int8Array(board.hexes.size),
  over: new Int32Array(insideKeys(board)),
}));

/** A reach is the same one as long as nothing changes where the company's walks lead, and so is the network. */
const madeFor = recently((_reach: Reach): { network?: SmallNetwork | null } => ({}), 16);

/**
 * The company's network; null where it is not small, and while a station waits for its circle. Off-map areas are ends in
 * it: what lies beyond is not told.
 */
export function smallNetworkOf(board: Board, map: MapState, company: CompanyId): SmallNetwork | null {
  const reached = reach(board, map, company);
  const made = madeFor(reached);
  if (made.network === undefined)
    made.network = make(board, facesOn(board, map), standingOn(map.stations), company, reached);
  return made.network;
}

function make(
  board: Board,
  faces: readonly Face[],
  stations: readonly Station[],
  company: CompanyId,
  { paths }: Reach,
): SmallNetwork | null {
  const hexes = hexesOf(board);
  const partAt = partsOn(board);
  const { firstStop } = roomOn(board);
  firstStop.fill(-1);
  const parts: Part[] = [];
  const stops: NetworkStop[] = [];
  for (let hex = 0; hex < paths.length; hex++) {
    if (paths[hex] === 0 || faces[hex]!.stops.length === 0) continue;
    const part = partAt(faces, hexes[hex]!);
    if (stops.length + part.stops.length > MOST) return null;
    firstStop[hex] = stops.length;
    parts.push(part);
    for (const stop of part.stops) stops.push(stop);
  }
  const taken = new Array<number>(stops.length).fill(0);
  let own = 0;
  for (const { hex, stop, edge, company: whose } of stations) {
    if (stop === null) {
      if (whose === company) return null;
      continue;
    }
    const first = firstStop[board.hexes.get(hex)?.index ?? -1] ?? -1;
    if (first < 0) continue;
    if (!edge) taken[first + stop]!++;
    if (whose === company) own |= 1 << (first + stop);
  }
  let through = own;
  for (let stop = 0; stop < stops.length; stop++)
    if (!isFull(stops[stop]!, taken[stop]!)) through |= 1 << stop;
  for (let stop = 0; stop < stops.length; stop++) if (stops[stop]!.terminal) through &= ~(1 << stop);
  return joined(board, parts, stops, own, through);
}

/** The stops with the segments between them. */
function joined(
  board: Board,
  parts: readonly Part[],
  stops: readonly NetworkStop[],
  own: number,
  through: number,
): SmallNetwork | null {
  const { firstStop, over } = roomOn(board);
  const from: number[] = [];
  const to: number[] = [];
  const gauge: number[] = [];
  const toll: number[] = [];
  const crossed: (readonly number[])[] = [];
  for (const part of parts) {
    const first = firstStop[part.hexes[0]!]!;
    for (const way of part.ways) {
      const other = firstStop[way.endHex]!;
      if (other < 0) continue;
      from.push(first + way.start);
      to.push(other + way.end);
      gauge.push(way.gauge);
      toll.push(way.toll);
      crossed.push(way.keys);
    }
  }
  if (from.length > MOST) return null;
  const rivals: number[] = [];
  for (let one = 0; one < crossed.length; one++) for (const key of crossed[one]!) over[key]! |= 1 << one;
  for (const keys of crossed) {
    let others = 0;
    for (const key of keys) others |= over[key]!;
    rivals.push(others);
  }
  for (const keys of crossed) for (const key of keys) over[key] = 0;
  const reached = reachedFrom(own, through, from, to);
  const lead = stops.map((): number[] => []);
  for (let one = 0; one < from.length; one++) {
    if (!(reached & (1 << from[one]!)) || !(reached & (1 << to[one]!))) continue;
    lead[from[one]!]!.push(one);
    lead[to[one]!]!.push(one);
  }
  return { stops, own, through, reached, from, to, gauge, toll, rivals, lead };
}

/** The stops that runs come to. */
function reachedFrom(own: number, through: number, from: readonly number[], to: readonly number[]): number {
  let reached = own;
  for (let before = 0; before !== reached; ) {
    before = reached;
    const left = reached & (through | own);
    for (let one = 0; one < from.length; one++) {
      if (left & (1 << from[one]!)) reached |= 1 << to[one]!;
      if (left & (1 << to[one]!)) reached |= 1 << from[one]!;
    }
  }
  return reached;
}
