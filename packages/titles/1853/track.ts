/** Where a company may build and put stations: territories, two routes for two tiles, what a train must reach (4.1, 4.2, 4.4). */
import {
  type CompanyId,
  cashOf,
  type EighteenState,
  type HexId,
  type TileId,
  type Title,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { creditProblem } from './credit.ts';
import { TILES } from './facts/tiles.ts';
import { feeNow } from './turn.ts';

export const YELLOW_TILES: ReadonlySet<TileId> = new Set(
  Object.entries(TILES).flatMap(([tile, { color }]) => (color === 'yellow' ? [tile] : [])),
);

export type TileReason = 'creditFirst' | 'feeShort';
export type StationReason1853 = 'creditFirst';

/** Why a company may not build on a hex, whatever the tile. */
export function siteProblem(
  _title: Title,
  _state: EighteenState,
  _company: CompanyId,
  _hex: HexId,
): Objection<TileReason> | undefined {
  return undefined;
}

/** Why a company may not lay this tile like this. */
export function tileProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: TileId,
  _rotation: number,
): Objection<TileReason> | undefined {
  const fee = feeNow(state, company);
  const cost = title.track.terrainCost(state, company, hex, tile) + fee;
  if (cost > 0) {
    const unpaid = creditProblem(state, company); // 3.4.6a
    if (unpaid) return unpaid;
  }
  return fee > 0 && cashOf(state, company) < cost
    ? { reason: 'feeShort', params: { cost, cash: cashOf(state, company) } } // 4.1.3e
    : undefined;
}

/** Why a company may not have a station there. */
export function stationProblem(
  _title: Title,
  state: EighteenState,
  company: CompanyId,
  _hex: HexId,
  _stop: number,
): Objection<StationReason1853> | undefined {
  return creditProblem(state, company); // 3.4.6a
}
