/** What building costs beside the tile: terrain by gauge, Calcutta's rivers, Ajmer, the fee for a second tile (4.1.3, 4.1.12, 4.1.13, 4.2.13). */
import { type CompanyId, cashOf, type EighteenState, type HexId, type TileId } from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { AJMER, BUILDING_COSTS, CALCUTTA } from '../facts/map.ts';
import { TILES } from '../facts/tiles.ts';
import { creditProblem } from './credit.ts';
import { BBCI, isLarge } from './size.ts';
import { feeNow } from './twoTiles.ts';

const isMetreTile = (tile: TileId): boolean =>
  TILES[tile]?.paths.some(([, , gauge]) => gauge === 'metre') ?? false;

/** What a hex costs: by the gauge of its first tile (R41). */
export function terrainCost(
  state: EighteenState,
  company: CompanyId | null,
  hex: HexId,
  tile?: TileId,
): number {
  if (state.tiles[hex]) return 0; // 4.2.11
  if (hex === CALCUTTA.hex) return CALCUTTA.upgradeCost; // 4.2.13, R40
  const costs = BUILDING_COSTS[hex];
  if (!costs) return 0;
  const cost = costs[tile !== undefined && isMetreTile(tile) ? 'metre' : 'standard'];
  return company === BBCI && hex === AJMER.hex && isLarge(state, company) ? Math.min(AJMER.cost, cost) : cost; // R38
}

export type CostReason = 'creditFirst' | 'feeShort';

/** Why a company may not pay for this tile, as far as the kit does not see it. */
export function costProblem(
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: TileId,
): Objection<CostReason> | undefined {
  const fee = feeNow(state, company);
  const cost = terrainCost(state, company, hex, tile) + fee;
  if (cost === 0) return undefined;
  const cash = cashOf(state, company);
  return (
    creditProblem(state, company) ?? // 3.4.6a
    (fee > 0 && cash < cost ? { reason: 'feeShort', params: { cost, cash } } : undefined) // 4.1.3e
  );
}
