/** What there is to see on each hex. A hex on which nothing has changed keeps its picture, and is not drawn again. */
import {
  type Board,
  type Colour,
  type CompanyId,
  type EighteenState,
  type Face,
  type HexFacts,
  type HexId,
  metreTileOf,
  onlyStop,
  type PrivateId,
  phaseOf,
  stationsOn,
  stopNow,
  type TileId,
  type Title,
  type Tunnel,
} from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';
import type { HexNotes } from '../game/look.ts';

export interface HexPicture {
  readonly id: HexId;
  readonly facts: HexFacts;
  readonly face: Face;
  readonly rotation: number;
  /** The tile that lies here; null while one sees the map itself. */
  readonly tile: TileId | null;
  /** For each stop the stations in it. */
  readonly stations: readonly (readonly CompanyId[])[];
  /** For each stop the companies whose home is kept in it. */
  readonly kept: readonly (readonly CompanyId[])[];
  /** Stations beside the city, and those whose circle nobody has named yet. */
  readonly beside: readonly CompanyId[];
  /** Companies whose home is on this hex, no matter in which circle. */
  readonly keptOpen: readonly CompanyId[];
  /** Companies out of the game whose stations stand here. */
  readonly closed: readonly CompanyId[];
  /** The private that keeps the hex closed. */
  readonly closedBy: PrivateId | null;
  /** The colour of the phase, where the values of the hex depend on it. */
  readonly phase: Colour | null;
  /** Track under whatever lies here, from side to side. */
  readonly tunnels: readonly Tunnel[];
  /** What the first tile costs if its track is metre gauge, where that differs. */
  readonly metreCost: number | null;
  /** What else the title has on the hex while it is open. */
  readonly notes: HexNotes;
  /** Nothing is built here yet though a tile may cover it: a site at sea. */
  readonly isSite: boolean;
}

const NO_NOTES: HexNotes = {};
const NO_TUNNELS: readonly Tunnel[] = [];

export type Pictures = ReadonlyMap<HexId, HexPicture>;

const known = remembered((_: Board) => new Map<string, HexPicture>());

const metreTile = remembered((board: Board) => ({ tile: metreTileOf(board) }));

export function picturesOf(
  title: Title,
  state: EighteenState,
  notesOf: Readonly<Record<HexId, HexNotes>> = {},
): Pictures {
  const { board } = title;
  const pictures = known(board);
  const homes = homesOf(title, state);
  const metre = metreTile(board).tile;
  const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
  const found = new Map<HexId, HexPicture>();
  for (const { facts, printed } of board.hexes.values()) {
    const laid = state.tiles[facts.id];
    const face = (laid && board.tiles.get(laid.tile)?.[laid.rotation]) || printed;
    const stations: CompanyId[][] = face.stops.map(() => []);
    const kept: CompanyId[][] = face.stops.map(() => []);
    const beside: CompanyId[] = [];
    const keptOpen: CompanyId[] = [];
    for (const { company, stop, edge } of stationsOn(state.stations, facts.id)) {
      const place = stations[stop ?? onlyStop(board, state.tiles, facts.id)];
      if (place && !edge) place.push(company);
      else beside.push(company);
    }
    for (const { company, stop } of homes.get(facts.id) ?? []) {
      const place = typeof stop === 'number' ? kept[stop] : face.stops.length === 1 ? kept[0] : undefined;
      (place ?? keptOpen).push(company);
    }
    const closed = [...stations.flat(), ...beside].filter((company) => state.companies[company]?.closed);
    const phase = face.stops.some(({ revenue }) => typeof revenue !== 'number') ? colour : null;
    const closedBy = laid ? null : title.track.hexBlocked(state, facts.id);
    const lying = [facts.id, laid?.tile, laid?.rotation, closedBy, phase];
    const tunnels = state.tunnels[facts.id] ?? NO_TUNNELS;
    const notes = notesOf[facts.id] ?? NO_NOTES;
    const seen = [...lying, notes, tunnels, stations, kept, beside, keptOpen, closed];
    const key = JSON.stringify(seen);
    let picture = pictures.get(key);
    if (!picture) {
      picture = {
        id: facts.id,
        facts,
        face,
        rotation: laid?.rotation ?? 0,
        tile: laid?.tile ?? null,
        stations,
        kept,
        beside,
        keptOpen,
        closed,
        closedBy,
        phase,
        tunnels,
        metreCost: metre === undefined ? null : title.track.terrainCost(state, null, facts.id, metre),
        notes,
        isSite: !laid && title.track.mayCover?.(facts) === true,
      };
      pictures.set(key, picture);
    }
    found.set(facts.id, picture);
  }
  return found;
}

/** Homes that are kept for companies which have no station there yet. */
function homesOf(title: Title, state: EighteenState) {
  const homes = new Map<HexId, { company: CompanyId; stop: number | null | 'open' }[]>();
  for (const { sym, keepsPlace } of title.companies.values()) {
    if (keepsPlace === false || state.companies[sym]?.closed) continue;
    for (const home of title.stations.homes(state, sym)) {
      if (!title.board.hexes.has(home.hex)) continue;
      if (stationsOn(state.stations, home.hex).some(({ company }) => company === sym)) continue;
      const list = homes.get(home.hex) ?? [];
      list.push({ company: sym, stop: stopNow(title, state, home) });
      homes.set(home.hex, list);
    }
  }
  return homes;
}

/** A face by itself, as in a tray: nothing lies on it. */
export function facePicture(face: Face, tile: TileId, rotation: number): HexPicture {
  return {
    id: '',
    facts: { id: '', name: null, preprinted: 'white', stops: [], paths: [] },
    face,
    rotation,
    tile,
    stations: face.stops.map(() => []),
    kept: face.stops.map(() => []),
    beside: [],
    keptOpen: [],
    closed: [],
    closedBy: null,
    phase: null,
    tunnels: NO_TUNNELS,
    metreCost: null,
    notes: NO_NOTES,
    isSite: false,
  };
}
