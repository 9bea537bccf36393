/** Laying a tile for a company, in its track step or by a private's power: what is allowed, and what it does. */
import type { Objection } from '@kursbuch/table';
import { faceAt } from '../board.ts';
import { isSeat } from '../holder.ts';
import {
  type LayContext,
  type LayFilter,
  type LayReason,
  layProblem,
  lays,
  rotationsOf,
  stopMap,
  type TrackRules,
} from '../lay.ts';
import { cashOf, pay } from '../money.ts';
import { type TilePower, usePower } from '../powers.ts';
import { privateState } from '../privates.ts';
import { reach } from '../reach.ts';
import { type Facts, type KitMove, phaseOf, type Title } from '../title.ts';
import { actingCompany } from '../trains.ts';
import type {
  CompanyId,
  EighteenEvent,
  EighteenState,
  HexId,
  KitAction,
  PrivateId,
  TileId,
} from '../types.ts';
import type { ChooseHomeTask } from './chooseHome.ts';
import { companyTurnOf, noteDone } from './turn.ts';

export interface TrackPolicy<Own extends string = string> extends TrackRules {
  /** The open private because of which no tile may be laid on a hex. */
  hexBlocked(state: EighteenState, hex: HexId): PrivateId | null;
  /** Why this company may not lay here now, beside all that holds for everybody. */
  siteProblem(state: EighteenState, company: CompanyId, hex: HexId): Objection<Own> | undefined;
  /** Why this company may not lay this tile like this, beside all that holds for everybody. */
  tileProblem?(
    state: EighteenState,
    company: CompanyId,
    hex: HexId,
    tile: TileId,
    rotation: number,
  ): Objection<Own> | undefined;
  /** What the next tile on a hex costs a company for its terrain; without a company what is printed. Which tile it is may matter. */
  terrainCost(state: EighteenState, company: CompanyId | null, hex: HexId, tile?: TileId): number;
  /** Why nothing more is laid once the tiles of the turn are. */
  allLaid(state: EighteenState): Own;
  /** Colours of the tile a company may lay next in its track step, after those it has laid in it; none ends the step. */
  layColours(state: EighteenState, company: CompanyId, laid: readonly string[]): readonly string[];
}

/** The word for a tile too many. */
export type TrackAnswerReason = 'laidAlready';

/** One tile a turn, of a colour of the phase, wherever track leads. */
export const usualTrack = (
  facts: Pick<Facts, 'phases' | 'board'>,
): Omit<TrackPolicy<never>, keyof TrackRules | 'allLaid'> &
  Pick<TrackPolicy<TrackAnswerReason>, 'allLaid'> => ({
  allLaid: () => 'laidAlready',
  hexBlocked: () => null,
  siteProblem: () => undefined,
  terrainCost: (state, _company, hex) =>
    state.tiles[hex] ? 0 : (facts.board.hexes.get(hex)?.facts.cost ?? 0),
  layColours: (state, _company, laid) => (laid.length > 0 ? [] : phaseOf(facts, state).tiles),
});

/** The hexes of a private are closed while a player owns it. */
export const closedByPrivates =
  ({ privates }: Pick<Facts, 'privates'>): TrackPolicy['hexBlocked'] =>
  (state, hex) => {
    for (const [one, { hexes }] of privates) {
      const { owner, closed } = privateState(state, one);
      if (!closed && isSeat(owner) && hexes.includes(hex)) return one;
    }
    return null;
  };

type LayAction = KitAction & { type: 'layTile' };

/** Colours a company may lay next in this turn. */
export const openColours = (title: Title, state: EighteenState, company: CompanyId): readonly string[] =>
  title.track.layColours(state, company, companyTurnOf(state)?.laid ?? []);

export function layContext<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  colours: readonly string[],
): LayContext<Own> {
  const { track } = title;
  return {
    board: title.board,
    tiles: state.tiles,
    addedTrack: state.addedTrack,
    tileStock: state.tileStock,
    colours,
    rules: title.track,
    reach: reach(title.board, state, company),
    ...(track.tileProblem && {
      unfit: (hex, tile, rotation) => track.tileProblem?.(state, company, hex, tile, rotation),
    }),
  };
}

interface CostOf {
  readonly tile?: TileId;
  readonly power?: TilePower | undefined;
  readonly company?: CompanyId | null;
}

/** What the terrain costs a company (the one whose turn it is), less what a private takes off. */
export const terrainCost = (
  title: Title,
  state: EighteenState,
  hex: HexId,
  { tile, power, company = actingCompany(state) }: CostOf = {},
): number => Math.max(0, title.track.terrainCost(state, company, hex, tile) - (power?.discount ?? 0));

/** Why a company may not build on a hex, whatever the tile. */
type SiteReason = 'privateBlocks' | 'treasuryShort';

/** Why a private's power does not help. */
type PowerReason = 'noSuchPower' | 'privateGone' | 'powerUsed';

export type TrackReason = LayReason | SiteReason | PowerReason | 'stepOver';

/** A tile that comes too late: those of the turn are laid, or their step is over. It names the private one was laid by. */
export function tooLate<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  action: LayAction,
): Objection<Own | 'stepOver'> {
  const { laid = [], powerTile = null } = companyTurnOf(state) ?? {};
  const isLaid = laid.length > 0 && openColours(title, state, company).length === 0;
  return {
    reason: isLaid ? title.track.allLaid(state) : 'stepOver',
    params: { company, action: action.type, ...by(action.power ?? powerTile) },
  };
}

/** The private by whose power something is built, for the rule to cite. */
const by = (one: PrivateId | null | undefined) => (one ? { private: one } : {});

/** Why the company may not build on the hex at all, however the tile lies. */
function siteProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: TileId,
  power?: TilePower,
): Objection<SiteReason | Own> | undefined {
  const blocking = title.track.hexBlocked(state, hex);
  if (blocking !== null && blocking !== power?.private)
    return { reason: 'privateBlocks', params: { hex, private: blocking } };
  const own = power?.extra ? undefined : title.track.siteProblem(state, company, hex);
  if (own) return own;
  const cost = terrainCost(title, state, hex, { tile, power, company });
  const cash = cashOf(state, company);
  return cash < cost ? { reason: 'treasuryShort', params: { cost, cash, ...by(power?.private) } } : undefined;
}

export const siteAllowed =
  (title: Title, state: EighteenState, company: CompanyId): LayFilter =>
  (hex, tile) =>
    !siteProblem(title, state, company, hex, tile);

/** The colours a power may lay: an extra tile has its own. */
const powerColours = (title: Title, state: EighteenState, company: CompanyId, power: TilePower) =>
  power.extra
    ? [
        ...phaseOf(title, state).tiles,
        ...power.tiles.map((tile) => title.board.tiles.get(tile)?.[0]?.color ?? ''),
      ]
    : openColours(title, state, company);

/**
 * Lays that a private's power allows now: those of any moment of the turn, or those of the track step. `joined`: only such
 * as join the company's track, whether they must or not.
 */
export function powerLays(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  anyStep: boolean,
  joined = false,
): readonly LayAction[] {
  const found: LayAction[] = [];
  for (const power of title.powers.usable(state, company)) {
    if (power.anyStep !== anyStep) continue;
    const context = layContext(title, state, company, powerColours(title, state, company, power));
    for (const hex of power.hexes) {
      for (const tile of power.tiles) {
        if (siteProblem(title, state, company, hex, tile, power)) continue;
        for (const rotation of rotationsOf(context, hex, tile, { connected: joined || !power.unconnected }))
          found.push({ type: 'layTile', hex, tile, rotation, power: power.private });
      }
    }
  }
  return found;
}

/** All normal lays of a company, as actions. */
export function normalLays(title: Title, state: EighteenState, company: CompanyId): readonly LayAction[] {
  const context = layContext(title, state, company, openColours(title, state, company));
  return lays(context, siteAllowed(title, state, company)).flatMap(({ hex, tile, rotations }) =>
    rotations.map((rotation) => ({ type: 'layTile', hex, tile, rotation }) as const),
  );
}

/** The power an action calls on, if it names one, or why the company cannot use it so. */
export function powerOf<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  action: LayAction,
): TilePower<Own> | Objection<PowerReason | Own> | undefined {
  if (action.power === undefined) return undefined;
  const params = { private: action.power };
  const known = title.tilePowers.find((one) => one.private === action.power);
  if (!known) return { reason: 'noSuchPower', params };
  const { elsewhere, notHeld, used, notNow } = known.reasons;
  if (!known.hexes.includes(action.hex)) return { reason: elsewhere ?? 'noSuchPower', params };
  const { closed } = privateState(state, known.private);
  if (!title.powers.holdsPower(state, company, known.private))
    return { reason: notHeld ?? (closed ? 'privateGone' : 'noSuchPower'), params };
  if (closed) return { reason: 'privateGone', params };
  if (privateState(state, known.private).used) return { reason: used ?? 'powerUsed', params };
  const power = title.powers.usable(state, company).find((one) => one.private === action.power);
  if (!power) return { reason: notNow, params };
  const helps = power.tiles.includes(action.tile) && power.hexes.includes(action.hex);
  return helps ? power : { reason: elsewhere ?? 'noSuchPower', params };
}

/** Why a company may not lay a tile, by a private's power or without; the order of play aside. */
export function layActionProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  action: LayAction,
): Objection<TrackReason | Own> | undefined {
  const { hex, tile, rotation } = action;
  const power = powerOf(title, state, company, action);
  if (power && 'reason' in power) return power;
  if (!title.board.hexes.has(hex)) return { reason: 'unknownHex', params: { hex } };
  const colours = power ? powerColours(title, state, company, power) : openColours(title, state, company);
  const unfit = layProblem(layContext(title, state, company, colours), hex, tile, rotation, {
    connected: !power?.unconnected,
  });
  // What a title says of the place tells more than that no track leads there.
  const elsewhere =
    unfit?.reason === 'notConnected' ? title.track.siteProblem(state, company, hex) : undefined;
  return elsewhere ?? unfit ?? siteProblem(title, state, company, hex, tile, power);
}

/** Lay a tile for a company, or say why not. */
export function layTile<Own extends string>(
  title: Title<Own>,
  move: KitMove,
  company: CompanyId,
  action: LayAction,
): Objection<TrackReason | Own> | undefined {
  const { state } = move;
  const { hex, tile, rotation } = action;
  const problem = layActionProblem(title, state, company, action);
  if (problem) return problem;
  const power = powerOf(title, state, company, action);
  if (power && 'reason' in power) return power;
  const cost = terrainCost(title, state, hex, { tile, power, company });
  pay(title, move, company, 'bank', cost, 'terrain');
  putTile(title, move, company, hex, tile, rotation, cost);
  if (power) usePower(title, move, power.private);
  const turn = companyTurnOf(move.state);
  if (turn) {
    const colour = title.board.tiles.get(tile)?.[0]?.color ?? '';
    const laid = power?.extra ? turn.laid : [...turn.laid, colour];
    const powerTile = power?.station ? power.private : turn.powerTile;
    const built = turn.company === company ? ({ built: true } as const) : {};
    move.update({ ...turn, acted: true, laid, powerTile, ...built });
  }
  noteDone(move, company, 'built');
  title.on.tileLaid(title, move, company, hex);
  return undefined;
}

/** What happens when a tile comes to lie: the tile itself, and stations that get another number on it. */
export function tileEvents(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: string,
  rotation: number,
  cost: number,
): readonly EighteenEvent[] {
  const old = faceAt(title.board, state.tiles, hex);
  const face = title.board.tiles.get(tile)?.[rotation];
  if (!old || !face) return [];
  const places = stopMap(old, face);
  return [
    { type: 'tileLaid', company, hex, tile, rotation, cost },
    ...state.stations.flatMap((station): readonly EighteenEvent[] => {
      if (station.hex !== hex || station.stop === null) return [];
      const stop = places[station.stop] ?? station.stop;
      if (stop === station.stop) return [];
      return [{ type: 'stationMoved', company: station.company, hex, from: station.stop, stop }];
    }),
  ];
}

/** A tile comes to lie, and the stations on the hex with it. */
export function putTile(
  title: Title,
  move: KitMove,
  company: CompanyId,
  hex: HexId,
  tile: string,
  rotation: number,
  cost: number,
): void {
  const { state } = move;
  for (const event of tileEvents(title, state, company, hex, tile, rotation, cost)) move.emit(event);
  const open = state.stations.find((station) => station.hex === hex && station.stop === null);
  if (open) {
    const seat = title.operating.speaker(state, title.stations.namesHome(state, open.company, company));
    if (seat !== null)
      move.push({ kind: 'chooseHome', company: open.company, hex, seat } satisfies ChooseHomeTask);
  }
}
