/** What there is to see on each hex. A hex on which nothing has changed keeps its picture, and is not drawn again. */
import {
  type AddedPath,
  type Board,
  type CompanyId,
  type EighteenState,
  type Face,
  type HexId,
  metreTileOf,
  onlyStop,
  phaseOf,
  stationsOn,
  stopNow,
  type TileId,
  type Title,
} from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';
import type { HexNotes, HexPicture, Pictures } from '../game/picture.ts';

export type { HexPicture, Pictures } from '../game/picture.ts';

const NO_NOTES: HexNotes = {};
const NO_TRACK: readonly AddedPath[] = [];

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
    const added = state.addedTrack[facts.id] ?? NO_TRACK;
    const notes = notesOf[facts.id] ?? NO_NOTES;
    const seen = [...lying, notes, added, stations, kept, beside, keptOpen, closed];
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
        added,
        metreCost: metre === undefined ? null : title.track.terrainCost(state, null, facts.id, metre),
        notes,
        isSite: !laid && facts.site === true,
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
    added: NO_TRACK,
    metreCost: null,
    notes: NO_NOTES,
    isSite: false,
  };
}
