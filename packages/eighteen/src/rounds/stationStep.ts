/** The station step: one station in a city the company reaches, or where a private lets it. */
import type { Choice, Objection } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { faceAt } from '../board.ts';
import { pay } from '../money.ts';
import type { TilePower } from '../powers.ts';
import { nextStationCost, type StationReason, stationPlaces, stationProblem } from '../stations.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenState, KitAction } from '../types.ts';
import { type ChooseHomeTask, companyTurnOf, speakerFor } from './companyTurn.ts';

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

export type StationActionReason = StationReason | 'powerStationGone' | 'stepOver';

/** Why a company may not put a station there, by a private's power or without; the order of play aside. */
export function stationActionProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: KitAction & { type: 'placeStation' },
): Objection<StationActionReason> | undefined {
  const { hex, stop } = action;
  if (action.power !== undefined) {
    const power = openStationPower(title, state, company);
    if (power?.private !== action.power || !power.hexes.includes(hex))
      return { reason: 'powerStationGone', params: { private: action.power } };
  }
  return stationProblem(title, state, company, hex, stop, action.power !== undefined);
}

export function stationStep(title: Title): KitRules<StationStepTask, StationActionReason> {
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

  function endStep(move: KitMove): void {
    const turn = companyTurnOf(move.state);
    if (turn) move.update({ ...turn, acted: true, stationOver: true });
  }

  function place(
    move: KitMove,
    company: CompanyId,
    action: KitAction & { type: 'placeStation' },
  ): Objection<StationActionReason> | undefined {
    const { hex, stop } = action;
    const problem = stationActionProblem(title, move.state, company, action);
    if (problem) return problem;
    const cost = action.power !== undefined ? 0 : nextStationCost(title, move.state, company);
    pay(title, move, company, 'bank', cost, 'station');
    move.emit({ type: 'stationPlaced', company, hex, stop });
    endStep(move);
    return undefined;
  }

  return {
    actions: answers('placeStation', 'pass'),
    actors: (state, task) => speakerFor(state, task.company),
    advance(move, task) {
      if (
        stationPlaces(title, move.state, task.company).length === 0 &&
        powerPlaces(move.state, task.company).length === 0
      )
        move.pop();
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
        if (!problem) move.pop();
        return problem;
      }
      endStep(move);
      move.pop();
      return undefined;
    },
  };
}

export function chooseHome(title: Title): KitRules<ChooseHomeTask, 'homeFirst' | 'notAHome'> {
  const stops = (state: EighteenState, task: ChooseHomeTask): readonly number[] =>
    (faceAt(title.board, state.tiles, task.hex)?.stops ?? []).flatMap((facts, stop) => {
      const taken = state.stations.filter(
        (station) => station.hex === task.hex && station.stop === stop,
      ).length;
      return facts.kind === 'city' && taken < (facts.slots ?? 1) ? [stop] : [];
    });
  return {
    actions: answers('chooseHome'),
    modal: true,
    first: 'homeFirst',
    admits: (state) => title.powers.interruptions(state),
    actors: (_state, task) => [task.seat],
    choices: (state, task) =>
      stops(state, task).map(
        (stop) => ({ type: 'one', action: { type: 'chooseHome', hex: task.hex, stop } }) as const,
      ),
    perform(move, task, _seat, action) {
      if (action.type !== 'chooseHome') return { reason: 'homeFirst' };
      if (action.hex !== task.hex || !stops(move.state, task).includes(action.stop))
        return { reason: 'notAHome', params: { hex: action.hex, stop: action.stop } };
      move.pop();
      move.emit({
        type: 'stationMoved',
        company: task.company,
        hex: task.hex,
        from: null,
        stop: action.stop,
      });
      return undefined;
    },
  };
}
