/**
 * What a company reaches from its stations, and who stands where.
 *
 * A walk starts at a station of the company, follows the track and uses no piece of track, no stop and no side
 * of a hex twice. Without the last clause it could turn round at a switch; with all three a plain breadth-first
 * search is not enough, since a walk may come back through a loop over track it has used. Where track has gauges, a
 * walk has one of them all along; it changes where the company has a station, since another walk starts there.
 */
import type { Board, BoardHex } from './board.ts';
import { opposite } from './hex.ts';
import { facesOn, isSameStation, slotsOf, standingOn } from './maps.ts';
import { lately } from './recent.ts';
import { ALL_GAUGES, type Face, gaugeMask, STOP } from './tile.ts';
import type { CompanyId, Gauge, MapState, Station } from './types.ts';

/** What walks of one gauge reach, or of any. */
export interface GaugeReach {
  /** For each hex (by index) the sides that the network touches, from within or from the neighbour; all where an own station stands. */
  readonly edges: ArrayLike<number>;
  /** For each hex (by index) the paths of its face that belong to the network, as a bit mask. */
  readonly paths: ArrayLike<number>;
  /** The stops of the network, each once, as "H12:0"; a closed city is reached too, but not passed. */
  readonly stops: readonly string[];
}

export interface Reach extends GaugeReach {
  /** The same for each gauge alone, on boards whose track has gauges. */
  readonly byGauge?: Readonly<Record<Gauge, GaugeReach>>;
}

// ---------------------------------------------------------------- the board as numbers

/** Room at a stop where walks only end, and at one that never closes. */
const ENDS = -1;
const OPEN = 127;

interface Track {
  /** The two ends of each path, one after the other. */
  readonly ends: readonly number[];
  /** For each end (edge, or 6 + stop) the paths that have it. */
  readonly at: readonly (readonly number[])[];
  readonly room: readonly number[];
}

const GAUGES: readonly Gauge[] = ['standard', 'metre'];

/** The track of faces by the gauges asked for. */
const trackMemo = new Map<number, WeakMap<Face, Track>>();

function tracksOf(gauges: number): WeakMap<Face, Track> {
  const known = trackMemo.get(gauges);
  if (known) return known;
  const memo = new WeakMap<Face, Track>();
  trackMemo.set(gauges, memo);
  return memo;
}

/** Most hexes show no track: these need nothing of their own. */
const NO_TRACK: Track = { ends: [], at: Array.from({ length: STOP }, () => []), room: [] };

/** The track of a face that carries one of these gauges; numbered as on the face. */
function trackOf(face: Face, gauges: number, memo: WeakMap<Face, Track>): Track {
  if (face.paths.length === 0) return NO_TRACK;
  const known = memo.get(face);
  if (known) return known;
  const at: number[][] = Array.from({ length: STOP + face.stops.length }, () => []);
  face.paths.forEach(({ a, b, gauge = ALL_GAUGES }, path) => {
    if (!(gauge & gauges)) return;
    at[a]?.push(path);
    at[b]?.push(path);
  });
  const track: Track = {
    ends: face.paths.flatMap(({ a, b }) => [a, b]),
    at,
    room: face.stops.map((stop, index) =>
      stop.kind === 'offboard' || stop.terminal ? ENDS : stop.kind === 'town' ? OPEN : slotsOf(face, index),
    ),
  };
  memo.set(face, track);
  return track;
}

/** The track on every hex: the same for all companies until a tile is laid. */
interface MapTrack {
  readonly faces: readonly Face[];
  readonly tracks: readonly Track[];
  /** The hexes that show any. */
  readonly hexes: readonly number[];
}

/** Most hexes are as they were on the map asked about last. */
function tracksOn({ mapTracks }: Grid, faces: readonly Face[], gauges: number): MapTrack {
  const before = mapTracks.get(gauges);
  if (before?.faces === faces) return before;
  const memo = tracksOf(gauges);
  const tracks: Track[] = [];
  const hexes: number[] = [];
  for (let hex = 0; hex < faces.length; hex++) {
    const face = faces[hex]!;
    const track = before?.faces[hex] === face ? before.tracks[hex]! : trackOf(face, gauges, memo);
    tracks.push(track);
    if (track !== NO_TRACK) hexes.push(hex);
  }
  const now = { faces, tracks, hexes };
  mapTracks.set(gauges, now);
  return now;
}

/**
 * Numbers for everything a walk can do. Step `2 * piece + way` goes along a piece of track, from its end `a` to
 * `b` (way 0) or back (way 1); step `crossings + 6 * hex + edge` leaves a hex over a side. Scratch space too:
 * a search neither calls back nor yields, so one set of arrays is enough.
 */
interface Grid {
  readonly hexes: readonly BoardHex[];
  /** Most paths on a face; piece = hex * pathsPerHex + path. */
  readonly pathsPerHex: number;
  /** Most stops on a face; stop = hex * stopsPerHex + number. */
  readonly stopsPerHex: number;
  readonly stopNames: readonly string[];
  readonly crossings: number;
  /** Does track have gauges here? */
  readonly gauged: boolean;
  /** For each side the same side seen from the neighbour; -1 where nothing crosses. */
  readonly across: Int32Array;
  /** For each step the one before it, itself for the first of a chain; `UNSEEN` or `BARRED`. */
  readonly before: Int32Array;
  /** Steps of the search in order of discovery. */
  readonly queue: Int32Array;
  /** The chain of a step has no step of which the opposite was known before it: so it is simple. */
  readonly plain: Uint8Array;
  /** For each stop the piece the search came by first; `UNSEEN`, or `LEFT` when all pieces are taken on. */
  readonly arrival: Int32Array;
  /** For each stop the stations on it. */
  readonly taken: Uint8Array;
  readonly own: Uint8Array;
  /** Stops that belong to the answer. */
  readonly reached: Uint8Array;
  readonly found: Uint8Array;
  /** Chains are marked with a running number. */
  readonly mark: Float64Array;
  chain: number;
  /** The last map asked about, by the gauges asked for. */
  readonly mapTracks: Map<number, MapTrack>;
  /** The last answer for each company. */
  readonly latest: Map<CompanyId, Known>;
  readonly reaches: ReturnType<typeof reachesOn>;
}

const UNSEEN = -1;
const BARRED = -2;
const LEFT = -2;

/** So many pieces of track from side to side fit a hex without meeting: as many may be added to what lies there. */
const ADDED = 3;

const grids = new WeakMap<Board, Grid>();

function gridOf(board: Board): Grid {
  const known = grids.get(board);
  if (known) return known;
  const hexes = [...board.hexes.values()];
  const faces = [...hexes.map((hex) => hex.printed), ...[...board.tiles.values()].flat()];
  const pathsPerHex = ADDED + Math.max(1, ...faces.map((face) => face.paths.length));
  const stopsPerHex = Math.max(1, ...faces.map((face) => face.stops.length));
  const crossings = 2 * hexes.length * pathsPerHex;
  const steps = crossings + 6 * hexes.length;
  const stops = hexes.length * stopsPerHex;
  const across = new Int32Array(6 * hexes.length);
  for (const { index, neighbours } of hexes)
    for (let edge = 0; edge < 6; edge++) {
      const next = neighbours[edge];
      across[6 * index + edge] = next ? 6 * next.index + opposite(edge) : -1;
    }
  const grid: Grid = {
    hexes,
    pathsPerHex,
    stopsPerHex,
    stopNames: hexes.flatMap(({ facts }) =>
      Array.from({ length: stopsPerHex }, (_, stop) => `${facts.id}:${stop}`),
    ),
    crossings,
    gauged: faces.some((face) => face.paths.some(({ gauge }) => gauge !== undefined)),
    across,
    before: new Int32Array(steps),
    queue: new Int32Array(steps),
    plain: new Uint8Array(steps),
    arrival: new Int32Array(stops),
    taken: new Uint8Array(stops),
    own: new Uint8Array(stops),
    reached: new Uint8Array(stops),
    found: new Uint8Array(crossings / 2),
    mark: new Float64Array(steps),
    chain: 0,
    mapTracks: new Map(),
    latest: new Map(),
    reaches: reachesOn(board),
  };
  grids.set(board, grid);
  return grid;
}

// ---------------------------------------------------------------- the search

/** Find all steps from the given stops by shortest chains, but for the barred steps. Returns their number. */
function search(
  grid: Grid,
  tracks: readonly Track[],
  from: readonly number[],
  barred: readonly number[],
): number {
  const { pathsPerHex, stopsPerHex, crossings, across, before, queue, plain, arrival, taken, own, found } =
    grid;
  before.fill(UNSEEN);
  arrival.fill(UNSEEN);
  for (const step of barred) before[step] = BARRED;
  let tail = 0;
  for (const stop of from) {
    const hex = Math.floor(stop / stopsPerHex);
    const end = STOP + (stop % stopsPerHex);
    const track = tracks[hex]!;
    for (const path of track.at[end] ?? []) {
      const piece = hex * pathsPerHex + path;
      const step = 2 * piece + (track.ends[2 * path] === end ? 0 : 1);
      if (before[step] !== UNSEEN) continue;
      before[step] = step;
      plain[step] = 1;
      found[piece] = 1;
      queue[tail++] = step;
    }
  }
  for (let head = 0; head < tail; head++) {
    const step = queue[head]!;
    let hex: number;
    let end: number;
    /** The path not to take on from a stop, or the only one. */
    let skip = -1;
    let only = -1;
    if (step < crossings) {
      const piece = step >> 1;
      hex = Math.floor(piece / pathsPerHex);
      const path = piece - hex * pathsPerHex;
      const track = tracks[hex]!;
      end = track.ends[2 * path + 1 - (step & 1)]!;
      if (end < STOP) {
        // Over the side, if anything lies there.
        const side = 6 * hex + end;
        const other = across[side]!;
        const crossing = crossings + side;
        if (other < 0 || before[crossing] !== UNSEEN) continue;
        before[crossing] = step;
        plain[crossing] = plain[step]! & (before[crossings + other]! < 0 ? 1 : 0);
        queue[tail++] = crossing;
        continue;
      }
      // Through the stop. A walk from an own station starts there anyway, so none need pass it.
      const stop = hex * stopsPerHex + end - STOP;
      const first = arrival[stop]!;
      if (first === LEFT || first === path || own[stop] || taken[stop]! >= track.room[end - STOP]!) continue;
      if (first === UNSEEN) {
        arrival[stop] = path;
        skip = path;
      } else {
        arrival[stop] = LEFT;
        only = first;
      }
    } else {
      const other = across[step - crossings]!;
      hex = Math.floor(other / 6);
      end = other - 6 * hex;
    }
    const track = tracks[hex]!;
    for (const path of track.at[end]!) {
      if (path === skip || (only >= 0 && path !== only)) continue;
      const piece = hex * pathsPerHex + path;
      const next = 2 * piece + (track.ends[2 * path] === end ? 0 : 1);
      if (before[next] !== UNSEEN) continue;
      before[next] = step;
      plain[next] = plain[step]! & (before[next ^ 1]! < 0 ? 1 : 0);
      const far = track.ends[2 * path + 1 - (next & 1)]!;
      if (plain[next] && (far >= STOP || before[crossings + 6 * hex + far]! < 0)) found[piece] = 1;
      queue[tail++] = next;
    }
  }
  return tail;
}

const back = (grid: Grid, step: number): number =>
  step < grid.crossings ? step ^ 1 : grid.crossings + grid.across[step - grid.crossings]!;

/** The step of a chain whose opposite is in the chain too; -1 if there is none. */
function turningPoint(grid: Grid, last: number): number {
  const mark = ++grid.chain;
  for (let step = last; ; step = grid.before[step]!) {
    if (grid.mark[back(grid, step)] === mark) return step;
    grid.mark[step] = mark;
    if (grid.before[step] === step) return -1;
  }
}

/** Leaving the hex of a piece over its ends, as far as these are sides. */
function exitsOf(grid: Grid, tracks: readonly Track[], piece: number): readonly number[] {
  const hex = Math.floor(piece / grid.pathsPerHex);
  const path = piece - hex * grid.pathsPerHex;
  const ends = [tracks[hex]!.ends[2 * path]!, tracks[hex]!.ends[2 * path + 1]!];
  return ends.filter((end) => end < STOP).map((end) => grid.crossings + 6 * hex + end);
}

/**
 * Mark the pieces of track that simple walks reach. A shortest chain that is not simple takes some step and
 * later its opposite (any other repetition could be cut out), and every simple walk does without one of the
 * two: bar the one, then the other, and search again for the pieces still in doubt. One repetition more is
 * possible at the very end, where the last piece comes to a side over which the walk has left that hex before:
 * no walk with that piece may do so.
 */
function explore(
  grid: Grid,
  tracks: readonly Track[],
  from: readonly number[],
  barred: readonly number[],
  doubtful: readonly number[] | null,
): void {
  const { before, queue, mark, found, crossings } = grid;
  const length = search(grid, tracks, from, barred);
  const open = new Set<number>();
  const closing = new Set<number>();
  let turn = -1;
  const look = (step: number): void => {
    const piece = step >> 1;
    if (found[piece] || before[step]! < 0) return;
    const point = turningPoint(grid, step);
    if (point >= 0) {
      if (turn < 0) turn = point;
      open.add(piece);
    } else if (exitsOf(grid, tracks, piece).some((exit) => mark[exit] === grid.chain)) closing.add(piece);
    else found[piece] = 1;
  };
  if (doubtful)
    for (const piece of doubtful) {
      look(2 * piece);
      look(2 * piece + 1);
    }
  else
    for (let at = 0; at < length; at++) {
      const step = queue[at]!;
      if (step < crossings && !found[step >> 1]) look(step);
    }
  for (const piece of closing)
    if (!found[piece]) explore(grid, tracks, from, [...barred, ...exitsOf(grid, tracks, piece)], [piece]);
  const left = () => [...open].filter((piece) => !found[piece] && !closing.has(piece));
  if (turn < 0) return;
  const opposed = back(grid, turn);
  for (const step of [turn, opposed]) {
    const rest = left();
    if (rest.length > 0) explore(grid, tracks, from, [...barred, step], rest);
  }
}

// ---------------------------------------------------------------- the answer

/** An answer, and the map that it was given for. */
interface Known {
  readonly faces: readonly Face[];
  readonly stations: readonly Station[];
  readonly reach: Reach;
}

/** Answers for the maps and stations asked about last: for a move, for those it may lead to, and for games that are played on from there. */
const MAPS = 48;
const STANDINGS = 8;

const reachesOn = (board: Board) =>
  lately(
    (faces: readonly Face[]) =>
      lately((stations: readonly Station[]) => {
        const known = new Map<CompanyId, Reach>();
        return (company: CompanyId): Reach => {
          let found = known.get(company);
          if (!found) {
            found = reachFrom(board, faces, stations, company);
            known.set(company, found);
          }
          return found;
        };
      }, STANDINGS),
    MAPS,
  );

function reachFrom(
  board: Board,
  faces: readonly Face[],
  stations: readonly Station[],
  company: CompanyId,
): Reach {
  const { latest, gauged } = gridOf(board);
  const before = latest.get(company);
  if (before && stillHolds(board, before, faces, stations, company)) return before.reach;
  const found = gauged
    ? byGauge(board, faces, stations, company)
    : compute(board, faces, stations, company, ALL_GAUGES);
  latest.set(company, { faces, stations, reach: found });
  return found;
}

/**
 * A walk sees nothing of the hexes to whose sides none leads: tiles and stations there change no answer. Most of what
 * others build between two turns of a company lies there.
 */
function stillHolds(
  board: Board,
  { faces, stations, reach: { edges } }: Known,
  facesNow: readonly Face[],
  stationsNow: readonly Station[],
  company: CompanyId,
): boolean {
  for (let hex = 0; hex < faces.length; hex++)
    if (edges[hex] !== 0 && faces[hex] !== facesNow[hex]) return false;
  if (stations === stationsNow) return true;
  const matters = (station: Station): boolean => {
    const index = board.hexes.get(station.hex)?.index;
    return station.company === company || (index !== undefined && edges[index] !== 0);
  };
  const then = stations.filter(matters);
  const now = stationsNow.filter(matters);
  return then.length === now.length && then.every((station, at) => isSameStation(station, now[at]));
}

export const reach = (board: Board, map: MapState, company: CompanyId): Reach =>
  gridOf(board).reaches(facesOn(board, map))(standingOn(map.stations))(company);

/** What is in the one mask or the other, hex by hex. */
function either(one: ArrayLike<number>, other: ArrayLike<number>): readonly number[] {
  const both = new Array<number>(one.length);
  for (let hex = 0; hex < one.length; hex++) both[hex] = one[hex]! | other[hex]!;
  return both;
}

/** One gauge after the other, and all that they reach together. */
function byGauge(
  board: Board,
  faces: readonly Face[],
  stations: readonly Station[],
  company: CompanyId,
): Reach {
  const [standard, metre] = GAUGES.map((gauge) =>
    compute(board, faces, stations, company, gaugeMask(gauge)),
  ) as [Reach, Reach];
  return {
    edges: either(standard.edges, metre.edges),
    paths: either(standard.paths, metre.paths),
    stops: [...new Set([...standard.stops, ...metre.stops])],
    byGauge: { standard, metre },
  };
}

function compute(
  board: Board,
  faces: readonly Face[],
  stations: readonly Station[],
  company: CompanyId,
  gauges: number,
): Reach {
  const grid = gridOf(board);
  const { hexes, pathsPerHex, stopsPerHex, stopNames, across, taken, own, reached, found } = grid;
  const { tracks, hexes: laid } = tracksOn(grid, faces, gauges);
  const edges = new Array<number>(hexes.length).fill(0);
  const paths = new Array<number>(hexes.length).fill(0);
  const stops: string[] = [];
  const from: number[] = [];
  taken.fill(0);
  own.fill(0);
  reached.fill(0);
  found.fill(0);
  for (const station of stations) {
    const index = board.hexes.get(station.hex)?.index;
    if (index === undefined) continue;
    if (station.company === company) edges[index] = 63;
    if (station.stop === null) continue;
    const stop = index * stopsPerHex + station.stop;
    if (!station.edge) taken[stop]!++;
    if (station.company !== company || own[stop]) continue;
    own[stop] = 1;
    reached[stop] = 1;
    from.push(stop);
    stops.push(stopNames[stop]!);
  }
  if (from.length > 0) explore(grid, tracks, from, [], null);
  for (const hex of laid) {
    const { ends } = tracks[hex]!;
    for (let path = 0; 2 * path < ends.length; path++) {
      if (!found[hex * pathsPerHex + path]) continue;
      paths[hex]! |= 1 << path;
      for (let at = 2 * path; at < 2 * path + 2; at++) {
        const end = ends[at]!;
        if (end >= STOP) {
          const stop = hex * stopsPerHex + end - STOP;
          if (reached[stop]) continue;
          reached[stop] = 1;
          stops.push(stopNames[stop]!);
          continue;
        }
        edges[hex]! |= 1 << end;
        const other = across[6 * hex + end]!;
        if (other < 0) continue;
        const next = Math.floor(other / 6);
        edges[next]! |= 1 << (other - 6 * next);
      }
    }
  }
  return { edges, paths, stops };
}
