/**
 * What lies on the board, and who stands where. Equal maps are one value, whoever has laid them and in whatever order: a
 * rehearsal makes its own tiles and stations, and what is remembered of a map holds for hers as well.
 */
import type { Board } from './board.ts';
import { oneOfEqual, recently } from './recent.ts';
import { type Face, faceWith } from './tile.ts';
import type {
  AddedPath,
  AddedTrack,
  EighteenState,
  HexId,
  LaidTile,
  LaidTiles,
  LaidTrack,
  Station,
  TileId,
} from './types.ts';

// ---------------------------------------------------------------- one of equal values

/** So many of each are known: more than a player looks at for one decision. */
const MANY = 256;

/** A number spread over all bits, so that sums of such numbers tell apart what they are made of. */
function spread(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return Math.imul(once ^ (once >>> 15), 0x2c1b3c6d);
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

// ---------------------------------------------------------------- track

interface Ground {
  readonly printed: readonly Face[];
  /** The tiles with a running number. */
  readonly tiles: ReadonlyMap<string, { readonly number: number; readonly faces: readonly Face[] }>;
  readonly one: (faces: readonly Face[], hash: number) => readonly Face[];
}

/** All track of a board, with what tells it from other track. */
interface Laid {
  readonly faces: readonly Face[];
  readonly hash: number;
}

const grounds = new WeakMap<Board, Ground>();

function groundOf(board: Board): Ground {
  let ground = grounds.get(board);
  if (!ground) {
    ground = {
      printed: [...board.hexes.values()].map(({ printed }) => printed),
      tiles: new Map([...board.tiles].map(([id, faces], number) => [id, { number, faces }])),
      one: oneOfEqual<readonly Face[]>(areSame, MANY),
    };
    grounds.set(board, ground);
  }
  return ground;
}

/** So many hexes no board has, nor so many tiles. */
const HEXES = 4096;

const tilesOn = recently((board: Board, tiles: LaidTiles): Laid => {
  const ground = groundOf(board);
  const faces = [...ground.printed];
  let hash = 0;
  for (const id in tiles) {
    const index = board.hexes.get(id)?.index;
    const laid = tiles[id] as LaidTile;
    const tile = ground.tiles.get(laid.tile);
    const face = tile?.faces[laid.rotation];
    if (index === undefined || !tile || !face) continue;
    faces[index] = face;
    hash = (hash + spread((tile.number * 6 + laid.rotation) * HEXES + index + 1)) | 0;
  }
  return { faces: ground.one(faces, hash), hash };
});

const widened = new WeakMap<Face, Map<number, Face>>();

const addedKey = (added: readonly AddedPath[]): number => {
  let key = 0;
  for (const [from, to] of added) key = key * 36 + from * 6 + to;
  return key;
};

/** The same face for the same track beside it, so that what is remembered of it holds. */
function faceWithAdded(face: Face, added: readonly AddedPath[]): Face {
  const key = addedKey(added);
  const known = widened.get(face);
  const found = known?.get(key) ?? faceWith(face, added);
  if (!known) widened.set(face, new Map([[key, found]]));
  else known.set(key, found);
  return found;
}

const addedOn = recently((board: Board, tiles: LaidTiles) =>
  recently((track: AddedTrack): readonly Face[] => {
    const laid = tilesOn(board, tiles);
    const faces = [...laid.faces];
    let { hash } = laid;
    for (const id in track) {
      const index = board.hexes.get(id)?.index;
      const here = track[id] ?? [];
      if (index === undefined) continue;
      faces[index] = faceWithAdded(faces[index] as Face, here);
      hash = (hash + spread(addedKey(here) * HEXES - index)) | 0;
    }
    return groundOf(board).one(faces, hash);
  }),
);

/** All track on every hex of the board, by index: what lies there, and what was added to it. One value for equal track. */
export function facesOn(board: Board, { tiles, addedTrack }: LaidTrack): readonly Face[] {
  for (const _ in addedTrack) return addedOn(board, tiles)(addedTrack);
  return tilesOn(board, tiles).faces;
}

// ---------------------------------------------------------------- stations

export const isSameStation = (one: Station, other: Station | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.company === other.company &&
    one.hex === other.hex &&
    one.stop === other.stop &&
    one.edge === other.edge);

function areSameStations(one: readonly Station[], other: readonly Station[]): boolean {
  return one.length === other.length && one.every((station, at) => isSameStation(station, other[at]));
}

const oneStanding = oneOfEqual<readonly Station[]>(areSameStations, MANY);

function lettersOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return hash;
}

/**
 * The stations of all companies, each company's in the order they came: who came before whom makes no difference. One value
 * for equal ones.
 */
export const standingOn = recently((stations: readonly Station[]): readonly Station[] => {
  let hash = 0;
  for (const { company, hex, stop, edge } of stations)
    hash =
      (hash + spread(lettersOf(hex, lettersOf(company, 7)) * 64 + (stop ?? 31) * 2 + (edge ? 1 : 0))) | 0;
  const sorted = stations.toSorted((one, other) =>
    one.company < other.company ? -1 : one.company > other.company ? 1 : 0,
  );
  return oneStanding(sorted, hash);
}, 16);

const NOBODY: readonly Station[] = [];
const occupancy = recently((stations: readonly Station[]): ReadonlyMap<HexId, readonly Station[]> => {
  const lists = new Map<HexId, Station[]>();
  for (const station of stations) {
    const list = lists.get(station.hex);
    if (list) list.push(station);
    else lists.set(station.hex, [station]);
  }
  return lists;
});

/** The stations on a hex, or on one stop of it. A station whose stop is open yet stands on the hex only. */
export function stationsOn(stations: readonly Station[], hex: HexId, stop?: number): readonly Station[] {
  const here = occupancy(stations).get(hex) ?? NOBODY;
  return stop === undefined ? here : here.filter((station) => station.stop === stop);
}

/** How many stations a stop has room for: none but cities have any. */
export function slotsOf(face: Face, stop: number): number {
  const facts = face.stops[stop];
  return facts?.kind === 'city' ? (facts.slots ?? 1) : 0;
}

export function freeSlots(
  board: Board,
  tiles: LaidTiles,
  stations: readonly Station[],
  hex: HexId,
  stop: number,
): number {
  const place = board.hexes.get(hex);
  const face = place && tilesOn(board, tiles).faces[place.index];
  if (!face) return 0;
  const taken = stationsOn(stations, hex, stop).filter((station) => !station.edge).length;
  return slotsOf(face, stop) - taken;
}

/** How many tiles of a number are in the game: an option of the table may bring more than usual. */
export function tilesInGame(
  { tileStock, tiles }: Pick<EighteenState, 'tileStock' | 'tiles'>,
  tile: TileId,
): number {
  let count = tileStock[tile] ?? 0;
  for (const laid of Object.values(tiles)) if (laid.tile === tile) count++;
  return count;
}
