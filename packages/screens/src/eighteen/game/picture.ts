/** What there is to see on a hex. */
import type {
  AddedPath,
  Colour,
  CompanyId,
  Face,
  HexFacts,
  HexId,
  PrivateId,
  TileId,
} from '@kursbuch/eighteen';

/** What a title has on a hex beside its facts. */
export interface HexNotes {
  /** What the bank pays whoever builds here first. */
  readonly premium?: number;
  /** Land that is shaded on the map. */
  readonly isShaded?: true;
}

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
  /** Track added under whatever lies here, from side to side. */
  readonly added: readonly AddedPath[];
  /** What the first tile costs if its track is metre gauge, where that differs. */
  readonly metreCost: number | null;
  /** What else the title has on the hex while it is open. */
  readonly notes: HexNotes;
  /** Nothing is built here yet though a tile may cover it: a site at sea. */
  readonly isSite: boolean;
}

export type Pictures = ReadonlyMap<HexId, HexPicture>;
