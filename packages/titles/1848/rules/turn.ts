/** A company's turn in 1848: the kit's, with a loan at any moment (VI-75), and a last chance for loans and privates at its end. */
import {
  answers,
  type CompanyId,
  type CompanyTurnTask,
  canRun,
  cellOf,
  companyTurn,
  companyTurnOf,
  type EighteenState,
  isPublic,
  type KitAction,
  type KitRules,
  layTile,
  type PrivatesStepTask,
  powerLays,
  privatePurchases,
  privatesStep,
  type RunStepReason,
  type RunStepTask,
  runStep,
  type Title,
  type TurnReason,
  trainsOf,
} from '@kursbuch/eighteen';
import type { Choice } from '@kursbuch/table';
import { type LoanReason, loanProblem, type TakeLoan, takeLoan } from './bankOfEngland.ts';
import { stationRule } from './building.ts';
import { is2021 } from './options.ts';
import { ownOf } from './own.ts';
import { askForTasmania } from './powers.ts';
import { askDebtors } from './receivership.ts';

/** What a turn may state beyond the kit's. */
type TurnReason1848 = LoanReason | 'rightStays' | 'privateTooExpensive' | 'stationTooExpensive';

export function turnWithLoans<Own extends string>(
  title: Title<Own>,
): KitRules<CompanyTurnTask, TurnReason | TurnReason1848 | Own, KitAction | TakeLoan> {
  const kit = companyTurn(title);
  return {
    actions: { ...answers('requestPrivate', 'layTile', 'placeStation'), takeLoan: {} },
    actors: (state, task) => kit.actors(state, task),
    advance: (move, task) => kit.advance?.(move, task),
    choices(state, task, seat) {
      const found: Choice<KitAction | TakeLoan>[] = [...kit.choices(state, task, seat)];
      const late = is2021(state) && state.agenda.at(-1)?.kind !== 'trackStep';
      if (late && powerLays(title, state, task.company, false).length > 0)
        found.push({
          type: 'many',
          kind: 'layTile',
          list: () => powerLays(title, state, task.company, false),
        });
      if (!loanProblem(state, task.company)) found.push({ type: 'one', action: { type: 'takeLoan' } });
      return found;
    },
    perform(move, task, seat, action) {
      // In 2021 P2 is used at any moment of the turn, as long as a tile may still be laid.
      if (action.type === 'layTile' && action.power === 'P2' && is2021(move.state))
        return layTile(title, move, task.company, action);
      if (action.type === 'requestPrivate') {
        const problem = kit.perform(move, task, seat, action);
        if (problem?.reason === 'privatesNotYet' && ownOf(move.state).privatesClosed)
          return { reason: 'rightStays', params: { private: action.private } }; // V-18, V-30
        return problem?.reason === 'treasuryShort' ? { ...problem, reason: 'privateTooExpensive' } : problem; // V-6
      }
      if (action.type === 'layTile') return kit.perform(move, task, seat, action);
      if (action.type !== 'takeLoan') return stationRule(kit.perform(move, task, seat, action));
      const problem = loanProblem(move.state, task.company);
      if (problem) return problem;
      takeLoan(title, move, task.company, 2);
      return undefined;
    },
  };
}

/** 2021: a debtor who can sell is asked before a step goes on, then whoever must lay the Tasmania tile. */
export function withDebtors<T extends { kind: string }, R extends string>(
  title: Title,
  rules: KitRules<T, R>,
): KitRules<T, R> {
  return {
    ...rules,
    advance(move, task) {
      if (!askDebtors(title, move) && !askForTasmania(move)) rules.advance?.(move, task);
    },
  };
}

/**
 * The run. A company in the first column that earns nothing falls out of the game: its last moment for a loan (VI-75), whose
 * money the shareholders get. In 2021 it is asked for that loan and nothing else.
 */
export function runWithLoans<Own extends string>(
  title: Title<Own>,
): KitRules<RunStepTask, RunStepReason | Own | 'mustBorrow'> {
  const kit = runStep(title);
  const mayStillBorrow = (state: EighteenState, company: CompanyId): boolean =>
    // The public engine asks only for trains, not for routes.
    (is2021(state) ? trainsOf(state, company).length === 0 : !canRun(title, state, company)) &&
    cellOf(title.market, state, company)?.column === 1 &&
    !loanProblem(state, company);
  const mustBorrow = (state: EighteenState, company: CompanyId): boolean =>
    is2021(state) && mayStillBorrow(state, company);
  return {
    actions: answers('runTrains'),
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      if (!mayStillBorrow(move.state, task.company)) kit.advance?.(move, task);
    },
    choices(state, task, seat) {
      if (mustBorrow(state, task.company)) return [];
      if (mayStillBorrow(state, task.company))
        return [{ type: 'one', action: { type: 'runTrains', runs: [] } }];
      return kit.choices(state, task, seat);
    },
    perform(move, task, seat, action) {
      if (mustBorrow(move.state, task.company))
        return { reason: 'mustBorrow', params: { company: task.company } };
      return kit.perform(move, task, seat, action);
    },
  };
}

export function lastStep(title: Title): KitRules<PrivatesStepTask> {
  const kit = privatesStep(title);
  return {
    actions: answers('pass'),
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      const { state } = move;
      const turn = companyTurnOf(state);
      // The public engine asks even if the loan of this turn is taken, but not for a power.
      const idle = isPublic(state);
      if (!loanProblem(state, task.company, idle)) return;
      if (turn && !privatePurchases(title, state, turn).next().done) return;
      if (idle || powerLays(title, state, task.company, true).length === 0) move.pop();
    },
    choices: (state, task, seat) => kit.choices(state, task, seat),
    perform: (move, task, seat, action) => kit.perform(move, task, seat, action),
  };
}
