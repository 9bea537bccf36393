/** Where a company may build and put stations, beside what holds for everybody (4.1, 4.2, 4.4). */
import {
  type BoardHex,
  type CompanyId,
  companyTurnOf,
  type EighteenState,
  type Face,
  facesOn,
  type HexId,
  type KitAction,
  type KitMove,
  openColours,
  phaseOf,
  type TileId,
  type Title,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { TILES } from '../facts/tiles.ts';
import { type CostReason, costProblem } from './cost.ts';
import { creditProblem } from './credit.ts';
import { changeOwn, ownOf } from './own.ts';
import { isLarge } from './size.ts';
import {
  dutiesWith,
  farStationProblem,
  type TerritoryReason,
  territoryProblem,
  upgradeProblem,
} from './territory.ts';
import { type SecondTile, secondTile } from './twoRoutes.ts';
import { mayLayTwo, noteTile } from './twoTiles.ts';

export const YELLOW_TILES: ReadonlySet<TileId> = new Set(
  Object.entries(TILES).flatMap(([tile, { color }]) => (color === 'yellow' ? [tile] : [])),
);

export type TileReason =
  | CostReason
  | TerritoryReason
  | 'grayBeside'
  | 'secondThroughFirst'
  | 'secondFromSameStation'
  | 'secondSharesTrack';
export type StationReason1853 = 'creditFirst' | TerritoryReason;

const placeOf = (title: Title, hex: HexId): BoardHex => title.board.hexes.get(hex) as BoardHex;

/** Does a tile lie there, or is one printed? */
const isUpgrade = (title: Title, state: EighteenState, hex: HexId): boolean =>
  state.tiles[hex] !== undefined || placeOf(title, hex).printed.color !== 'white';

/** Why a company may not build on a hex, whatever the tile. */
export const siteProblem = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
): Objection<TileReason> | undefined =>
  isUpgrade(title, state, hex) ? territoryProblem(state, company, hex, 'tile') : undefined; // 4.1.15, 4.2.2a

/** Why a company may not lay this tile like this. */
export function tileProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: TileId,
  rotation: number,
): Objection<TileReason> | undefined {
  return (
    (isUpgrade(title, state, hex)
      ? (grayProblem(title, state, hex, tile) ?? upgradeProblem(title, state, company, hex, tile, rotation))
      : secondProblem(title, state, company, hex, tile, rotation)) ?? costProblem(state, company, hex, tile)
  );
}

/** 4.2.7, R44: no two grey tiles adjoin, joined or not. */
function grayProblem(
  title: Title,
  state: EighteenState,
  hex: HexId,
  tile: TileId,
): Objection<'grayBeside'> | undefined {
  if (TILES[tile]?.color !== 'gray') return undefined;
  const faces = facesOn(title.board, state);
  const beside = placeOf(title, hex).neighbours.find((next) => next && faces[next.index]?.color === 'gray');
  return beside && { reason: 'grayBeside', params: { hex, beside: beside.facts.id } };
}

const SECOND: Readonly<Record<Exclude<SecondTile, 'fits' | 'unreached'>, TileReason>> = {
  throughFirst: 'secondThroughFirst', // 4.1.7c
  sameStation: 'secondFromSameStation', // 4.1.7a
  sharedTrack: 'secondSharesTrack', // 4.1.7b
};

/** 4.1.7: the second tile has a route of its own. */
function secondProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: TileId,
  rotation: number,
): Objection<TileReason> | undefined {
  const [first] = ownOf(state).laid;
  if (first === undefined || companyTurnOf(state)?.company !== company) return undefined;
  const face = title.board.tiles.get(tile)?.[rotation] as Face;
  const second = secondTile(title.board, state, company, first, hex, face);
  // Where nothing leads the kit says so.
  if (second === 'fits' || second === 'unreached') return undefined;
  return { reason: SECOND[second], params: { company, hex, first } };
}

// ---------------------------------------------------------------- how many tiles

export type OrderReason = 'laidAlready' | 'secondLater' | 'upgradeAlone';

/** Why nothing more is laid: small companies lay one tile, large ones two yellow ones once they may, and an upgrade stands alone (R31). */
export function allLaid(state: EighteenState): OrderReason {
  const { company = '', laid = [] } = companyTurnOf(state) ?? {};
  if (laid.some((colour) => colour !== 'yellow')) return 'upgradeAlone';
  return laid.length === 1 && isLarge(state, company) && !mayLayTwo(state, company)
    ? 'secondLater'
    : 'laidAlready';
}

/** An upgrade after a yellow tile: it is not the phase that forbids it (4.2.1a). */
export function orderProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: KitAction,
): Objection<OrderReason> | undefined {
  if (action.type !== 'layTile') return undefined;
  const colour = TILES[action.tile]?.color;
  const open = openColours(title, state, company);
  return colour &&
    open.length > 0 &&
    !open.includes(colour) &&
    phaseOf(title, state).tiles.some((one) => one === colour)
    ? { reason: 'upgradeAlone', params: { company } }
    : undefined;
}

/** A tile lies: fee and premium, and the duty to run over an upgrade outside the territory. */
export function noteLaid(title: Title, move: KitMove, company: CompanyId, hex: HexId): void {
  const isFirst = YELLOW_TILES.has(move.state.tiles[hex]?.tile ?? '');
  noteTile(title, move, company, hex, isFirst);
  const duties = isFirst ? undefined : dutiesWith(move.state, company, hex, hex);
  if (duties) changeOwn(move, { duties });
}

// ---------------------------------------------------------------- stations

/** Why a company may not have a station there. */
export const stationProblem = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  stop: number,
): Objection<StationReason1853> | undefined =>
  creditProblem(state, company) ?? farStationProblem(title, state, company, hex, stop); // 3.4.6a, 4.4.1, 4.4.2

/** A station stands: outside the territory it must be run to in this turn (4.4.2b). */
export function noteStation(move: KitMove, company: CompanyId, hex: HexId, stop: number): void {
  const duties = dutiesWith(move.state, company, hex, `${hex}:${stop}`);
  if (duties) changeOwn(move, { duties });
}
