/**
 * Building track and stations in 1848 (chapter VIII): the kit's steps, which wait where a loan would let the company build
 * (VI-72, VIII-13), and the most specific rule behind a refusal.
 */
import {
  answers,
  anyLay,
  type CompanyId,
  cashOf,
  type EighteenState,
  faceAt,
  hasStationPlace,
  isPublic,
  type KitAction,
  type KitRules,
  layContext,
  openColours,
  phaseOf,
  type StationActionReason,
  type StationStepTask,
  stationStep,
  type Title,
  type TrackReason,
  type TrackStepTask,
  terrainCost,
  trackStep,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { LOAN, loanProblem } from './bankOfEngland.ts';

import { TASMANIA } from './powers.ts';

type LayAction = KitAction & { type: 'layTile' };

/** The most specific word of 1848 for what is wrong with a tile. */
type LayReason1848 =
  | 'oneYellow'
  | 'twoYellows'
  | 'tasmaniaByPower'
  | 'plainOnly'
  | 'townsOnly'
  | 'cityOnly'
  | 'kOnly'
  | 'twoCitiesOnly'
  | 'darkBlueSide'
  | 'wrongStops';

/** The same table after a loan of the company's own will; undefined if it may take none, or if idle steps are asked anyway. */
export function withLoan(state: EighteenState, company: CompanyId): EighteenState | undefined {
  if (isPublic(state) || loanProblem(state, company)) return undefined;
  return { ...state, cash: { ...state.cash, [company]: cashOf(state, company) + LOAN } };
}

/** Could the company lay a tile if it took a loan? */
function couldLay(title: Title, state: EighteenState, company: CompanyId): boolean {
  const richer = withLoan(state, company);
  const colours = openColours(title, state, company);
  if (!richer || colours.length === 0) return false;
  return anyLay(
    layContext(title, state, company, colours),
    (hex) =>
      !title.track.siteProblem(state, company, hex) &&
      cashOf(richer, company) >= terrainCost(title, state, hex),
  );
}

export function trackWithLoans<Own extends string>(
  title: Title<Own>,
): KitRules<TrackStepTask, TrackReason | LayReason1848 | Own> {
  const kit = trackStep(title);
  return {
    actions: answers('layTile', 'pass'),
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      if (!couldLay(title, move.state, task.company)) kit.advance?.(move, task);
    },
    choices: (state, task, seat) => kit.choices(state, task, seat),
    perform(move, task, seat, action) {
      const { state } = move;
      const problem = kit.perform(move, task, seat, action);
      return problem && action.type === 'layTile' ? layRule(title, state, action, problem) : problem;
    },
  };
}

export function stationWithLoans<Own extends string>(
  title: Title<Own>,
): KitRules<StationStepTask, StationActionReason | 'stationTooExpensive' | Own> {
  const kit = stationStep(title);
  return {
    actions: answers('placeStation', 'pass'),
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      const richer = withLoan(move.state, task.company);
      if (!richer || !hasStationPlace(title, richer, task.company)) kit.advance?.(move, task);
    },
    choices: (state, task, seat) => kit.choices(state, task, seat),
    perform: (move, task, seat, action) => stationRule(kit.perform(move, task, seat, action)),
  };
}

/** VIII-60: the treasury pays for stations, by a rule of their own. */
export const stationRule = <R extends string>(
  problem: Objection<R> | undefined,
): Objection<R | 'stationTooExpensive'> | undefined =>
  problem?.reason === 'treasuryShort' ? { ...problem, reason: 'stationTooExpensive' } : problem;

/** The rule of 1848 behind what the kit says of a tile. */
function layRule<R extends string>(
  title: Title,
  state: EighteenState,
  action: LayAction,
  problem: Objection<R>,
): Objection<R | LayReason1848> {
  const { hex, tile, rotation } = action;
  const facts = title.board.hexes.get(hex)?.facts;
  const face = title.board.tiles.get(tile)?.[rotation];
  const old = faceAt(title.board, state.tiles, hex);
  if (!facts || !face || !old) return problem;
  const params = { hex, tile };
  switch (problem.reason) {
    case 'colourNotYet':
      if (tile === TASMANIA) return { reason: 'tasmaniaByPower' };
      return (phaseOf(title, state).tiles as readonly string[]).includes(face.color)
        ? { reason: 'twoYellows' }
        : problem;
    case 'wrongStops':
      if (state.tiles[hex]) return problem;
      if (old.stops.length === 0) return { reason: 'plainOnly', params };
      return { reason: old.stops[0]?.kind === 'town' ? 'townsOnly' : 'cityOnly', params };
    case 'labelledHex':
    case 'labelledTile':
      if (old.label !== 'OO') return { reason: 'kOnly', params };
      return { reason: state.tiles[hex] ? 'wrongStops' : 'twoCitiesOnly', params };
    case 'notAnUpgrade':
      return facts.futureLabel && face.label !== facts.futureLabel.label
        ? { reason: 'kOnly', params }
        : problem;
    case 'blankSide': {
      const { neighbours } = title.board.hexes.get(hex) ?? { neighbours: [] };
      const shut = neighbours.find((next, edge) => {
        if (!next || !(face.exits & (1 << edge))) return false;
        return next.facts.site && !state.tiles[next.facts.id];
      });
      return shut ? { reason: 'darkBlueSide', params: { hex, side: shut.facts.id } } : problem;
    }
    default:
      return problem;
  }
}
