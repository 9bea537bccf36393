/** The station step: one station (or more, where the title lets it) in a city the company reaches, or where a private lets it. */
import type { Choice, Objection } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { faceAt } from '../board.ts';
import { pay } from '../money.ts';
import type { TilePower } from '../powers.ts';
import {
  hasStationPlace,
  nextStationCost,
  type StationReason,
  stationPlaces,
  stationProblem,
} from '../stations.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenState, KitAction } from '../types.ts';
import { couldOpen } from './prospects.ts';
import { companyTurnOf, speakersFor } from './turn.ts';

export interface StationStepTask {
  readonly kind: 'stationStep';
  readonly company: CompanyId;
}

/** The power whose tile was laid in this turn and whose free station is still to come. */
export function openStationPower(
  title: Title,
  state: EighteenState,
  company: CompanyId,
): TilePower | undefined {
  const turn = companyTurnOf(state);
  if (!turn?.powerTile || turn.company !== company) return undefined;
  return title.tilePowers.find((power) => power.private === turn.powerTile);
}

export type StationActionReason =
  | StationReason
  | 'noSuchPower'
  | 'powerStationGone'
  | 'placedAlready'
  | 'stepOver';

/** Why a company may not put a station there, by a private's power or without; the order of play aside. */
export function stationActionProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  action: KitAction & { type: 'placeStation' },
): Objection<StationActionReason | Own> | undefined {
  const { hex, stop } = action;
  if (action.power !== undefined) {
    if (!title.tilePowers.some((one) => one.private === action.power && one.station))
      return { reason: 'noSuchPower', params: { private: action.power } };
    const power = openStationPower(title, state, company);
    if (power?.private !== action.power || !power.hexes.includes(hex))
      return { reason: 'powerStationGone', params: { private: action.power } };
  }
  return stationProblem(title, state, company, hex, stop, action.power !== undefined);
}

export function stationStep<Own extends string>(
  title: Title<Own>,
): KitRules<StationStepTask, StationActionReason | Own> {
  function powerPlaces(state: EighteenState, company: CompanyId): readonly KitAction[] {
    const power = openStationPower(title, state, company);
    if (!power) return [];
    const [hex = ''] = power.hexes;
    const stops = faceAt(title.board, state.tiles, hex)?.stops ?? [];
    return stops.flatMap((_, stop) =>
      stationProblem(title, state, company, hex, stop, true)
        ? []
        : [{ type: 'placeStation', hex, stop, power: power.private } as const],
    );
  }

  function endStep(move: KitMove, stationOver: 'placed' | 'passed'): void {
    const turn = companyTurnOf(move.state);
    if (turn) move.update({ ...turn, acted: true, stationOver });
  }

  function place(
    move: KitMove,
    company: CompanyId,
    action: KitAction & { type: 'placeStation' },
  ): Objection<StationActionReason | Own> | undefined {
    const { hex, stop } = action;
    const problem = stationActionProblem(title, move.state, company, action);
    if (problem) return problem;
    const cost = action.power !== undefined ? 0 : nextStationCost(title, move.state, company);
    pay(title, move, company, 'bank', cost, 'station');
    move.emit({ type: 'stationPlaced', company, hex, stop });
    endStep(move, 'placed');
    title.on.stationPlaced(title, move, company, hex, stop);
    return undefined;
  }

  return {
    actions: answers('placeStation', 'pass'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const { company } = task;
      const hasPlace = (state: EighteenState) =>
        hasStationPlace(title, state, company) || powerPlaces(state, company).length > 0;
      if (!hasPlace(move.state) && !couldOpen(title, move.state, company, 'later', hasPlace)) move.pop();
    },
    choices(state, task) {
      const found: Choice<KitAction>[] = stationPlaces(title, state, task.company).map(
        ({ hex, stop }) => ({ type: 'one', action: { type: 'placeStation', hex, stop } }) as const,
      );
      for (const action of powerPlaces(state, task.company)) found.push({ type: 'one', action });
      found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, _seat, action) {
      if (action.type === 'placeStation') {
        const problem = place(move, task.company, action);
        if (!problem && !title.stations.several(move.state)) move.pop();
        return problem;
      }
      endStep(move, companyTurnOf(move.state)?.stationOver ?? 'passed');
      move.pop();
      return undefined;
    },
  };
}
