/** The track step: lay or replace a tile, or let a private's power do so. */
import type { Choice, Objection, TaskRules } from '@kursbuch/table';
import { faceAt } from '../board.ts';
import { directorOf } from '../certificate.ts';
import { anyLay, type LayContext, type LayFilter, layProblem, lays, rotationsOf, stopMap } from '../lay.ts';
import { cashOf, pay } from '../money.ts';
import { privateState } from '../privates.ts';
import { reach } from '../reach.ts';
import type { Face } from '../tile.ts';
import { type KitMove, phaseOf, type TilePower, type Title } from '../title.ts';
import type { CompanyId, EighteenAction, EighteenEvent, EighteenState, HexId, TileId } from '../types.ts';
import { type ChooseHomeTask, companyTurnOf, privatePurchaseProblem, speakerFor } from './companyTurn.ts';

export interface TrackStepTask {
  readonly kind: 'trackStep';
  readonly company: CompanyId;
  /** The tiles laid in this step. */
  readonly laid: readonly TileId[];
}

type LayAction = EighteenAction & { type: 'layTile' };

export function layContext(title: Title, state: EighteenState, company: CompanyId): LayContext {
  return {
    board: title.board,
    tiles: state.tiles,
    tileStock: state.tileStock,
    colours: phaseOf(title, state).tiles,
    rules: title,
    reach: reach(title.board, state.tiles, state.stations, company),
  };
}

/** The first tile on a hex pays for its terrain. */
export const terrainCost = (title: Title, state: EighteenState, hex: HexId): number =>
  state.tiles[hex] ? 0 : (title.board.hexes.get(hex)?.facts.cost ?? 0);

/** Why the company may not build on the hex at all, whatever the tile. */
function siteProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  free: boolean,
  own?: string,
): Objection | undefined {
  const blocking = title.policies.hexBlocked(state, hex);
  if (blocking !== null && blocking !== own)
    return { reason: 'privateBlocks', params: { hex, private: blocking } };
  const cost = free ? 0 : terrainCost(title, state, hex);
  const cash = cashOf(state, company);
  return cash < cost ? { reason: 'treasuryShort', params: { cost, cash } } : undefined;
}

const siteAllowed =
  (title: Title, state: EighteenState, company: CompanyId): LayFilter =>
  (hex) =>
    !siteProblem(title, state, company, hex, false);

/** Lays that a private's power allows now: those beside the normal one (`extra`), or instead of it. */
export function powerLays(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  extra: boolean,
): readonly LayAction[] {
  const found: LayAction[] = [];
  for (const power of title.policies.tilePowers(state, company)) {
    if (power.extra !== extra || siteProblem(title, state, company, power.hex, power.free, power.private))
      continue;
    const context = layContext(title, state, company);
    for (const tile of power.tiles)
      for (const rotation of rotationsOf(context, power.hex, tile, { connected: false }))
        found.push({ type: 'layTile', hex: power.hex, tile, rotation, power: power.private });
  }
  return found;
}

export const layChoices = (actions: readonly LayAction[]): readonly EighteenAction[] => actions;

/** All normal lays of a company, as actions. */
export function normalLays(title: Title, state: EighteenState, company: CompanyId): readonly LayAction[] {
  return lays(layContext(title, state, company), siteAllowed(title, state, company)).flatMap(
    ({ hex, tile, rotations }) =>
      rotations.map((rotation) => ({ type: 'layTile', hex, tile, rotation }) as const),
  );
}

/** The power an action calls on, if it names one, or why the company cannot use it so. */
export function powerOf(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: LayAction,
): TilePower | Objection | undefined {
  if (action.power === undefined) return undefined;
  const params = { private: action.power };
  const known = title.tilePowers.find((one) => one.private === action.power);
  if (!known || privateState(state, known.private).owner !== company || known.hex !== action.hex)
    return { reason: 'noSuchPower', params };
  if (privateState(state, known.private).closed) return { reason: 'privateGone', params };
  if (privateState(state, known.private).used) return { reason: 'powerUsed', params };
  const power = title.policies.tilePowers(state, company).find((one) => one.private === action.power);
  if (!power) return { reason: 'powerGone', params };
  return power.tiles.includes(action.tile) ? power : { reason: 'noSuchPower', params };
}

/** Lay a tile for a company, or say why not. */
export function layTile(
  title: Title,
  move: KitMove,
  company: CompanyId,
  action: LayAction,
): Objection | undefined {
  const { state } = move;
  const { hex, tile, rotation } = action;
  const power = powerOf(title, state, company, action);
  if (power && 'reason' in power) return power;
  const old = faceAt(title.board, state.tiles, hex);
  if (!old) return { reason: 'unknownHex', params: { hex } };
  const problem =
    layProblem(layContext(title, state, company), hex, tile, rotation, { connected: !power }) ??
    siteProblem(title, state, company, hex, power?.free ?? false, power?.private);
  if (problem) return problem;

  const cost = power?.free ? 0 : terrainCost(title, state, hex);
  pay(title, move, company, 'bank', cost, 'terrain');
  move.emit({ type: 'tileLaid', company, hex, tile, rotation, cost });
  const face = faceAt(title.board, move.state.tiles, hex) as Face;
  const places = stopMap(old, face);
  for (const station of state.stations) {
    if (station.hex !== hex || station.stop === null) continue;
    const stop = places[station.stop] ?? station.stop;
    if (stop !== station.stop)
      move.emit({ type: 'stationMoved', company: station.company, hex, from: station.stop, stop });
  }
  if (power) move.emit({ type: 'privateUsed', private: power.private });
  const turn = companyTurnOf(move.state);
  if (turn) move.update({ ...turn, acted: true, powerTile: power?.station ? power.private : turn.powerTile });

  const open = state.stations.find((station) => station.hex === hex && station.stop === null);
  if (open) {
    const seat = directorOf(state, title.policies.namesHome(state, open.company, company));
    if (seat !== null)
      move.push({ kind: 'chooseHome', company: open.company, hex, seat } satisfies ChooseHomeTask);
  }
  return undefined;
}

export function trackStep(
  title: Title,
): TaskRules<EighteenState, TrackStepTask, EighteenAction, EighteenEvent> {
  /** A private that the company could still buy would let it lay a tile. */
  function couldBuyPower(state: EighteenState): boolean {
    const turn = companyTurnOf(state);
    return title.tilePowers.some((power) => {
      const [price] = title.policies.privatePriceRange(state, power.private);
      return (
        !power.extra &&
        !state.tiles[power.hex] &&
        turn !== undefined &&
        !privatePurchaseProblem(title, state, turn, power.private, price)
      );
    });
  }

  return {
    actions: ['layTile', 'pass'],
    actors: (state, task) => speakerFor(state, task.company),
    advance(move, task) {
      if (task.laid.length > 0) move.pop();
      else if (!title.policies.asksWhenIdle(move.state)) {
        const { state } = move;
        const any =
          anyLay(layContext(title, state, task.company), siteAllowed(title, state, task.company)) ||
          powerLays(title, state, task.company, false).length > 0 ||
          couldBuyPower(state);
        if (!any) move.pop();
      }
    },
    choices(state, task) {
      if (task.laid.length > 0) return [];
      const powers = powerLays(title, state, task.company, false);
      const found: Choice<EighteenAction>[] = [
        { type: 'many', kind: 'layTile', list: () => normalLays(title, state, task.company) },
      ];
      if (powers.length > 0) found.push({ type: 'many', kind: 'layTile', list: () => layChoices(powers) });
      found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, _seat, action) {
      if (action.type === 'layTile') {
        const extra = title.policies
          .tilePowers(move.state, task.company)
          .find((one) => one.private === action.power)?.extra;
        if (task.laid.length > 0 && !extra) return { reason: 'stepOver', params: { company: task.company } };
        const problem = layTile(title, move, task.company, action);
        if (!problem && !extra) move.update({ ...task, laid: [...task.laid, action.tile] });
        return problem;
      }
      const turn = companyTurnOf(move.state);
      if (turn && !turn.acted) move.update({ ...turn, acted: true });
      move.pop();
      return undefined;
    },
  };
}
