import { isObjection, type Objection, rehearse, type Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import type { Board } from '../board.ts';
import { percentOf } from '../certificate.ts';
import { evolve } from '../evolve.ts';
import { hasRoute } from '../hasRoute.ts';
import { pay } from '../money.ts';
import {
  checkRuns,
  type RunReason,
  type RunsWorth,
  SPECIAL_REASONS,
  type SpecialRunReason,
} from '../routes/check.ts';
import { isBound, plainRules, type RunRules, type RunTrain } from '../routes/rules.ts';
import { suggestRuns } from '../routes/suggest.ts';
import { moveMarker, type PriceMove } from '../shares.ts';
import { type Facts, type KitMove, type KitRules, phaseOf, type Title } from '../title.ts';
import { runTrainsOf, trainsOf } from '../trains.ts';
import type { CompanyId, EighteenState, KitAction, TrainKind } from '../types.ts';
import { couldOpen } from './prospects.ts';
import { companyTurnOf, markActed, speakersFor } from './turn.ts';

export interface RunPolicy<Own extends string = string> {
  /** Nothing less than the best runs is allowed: what sees to it, or null where the company runs as well as it likes. */
  mustRunBest(state: EighteenState): RunDuty<Own> | null;
  /** Why special runs are refused, as far as the title has any. */
  readonly special: readonly (Own & SpecialRunReason)[];
  /** A company with a train and a route may stay at home. */
  mayStayHome(state: EighteenState): boolean;
  /** May the company run a train of this kind? If not it may own it, but that is no train for the duty to own one. */
  mayUse(state: EighteenState, company: CompanyId, kind: TrainKind): boolean;
  /** Is there a route that a train of the company could run? Without the trains named: any train it may use. */
  hasRoute(state: EighteenState, company: CompanyId, trains?: readonly RunTrain[]): boolean;
  runRules(state: EighteenState, company: CompanyId): RunRules;
  /** The board as trains see it: an option may move what only they notice, such as borders between gauges. */
  runBoard(state: EighteenState): Board;
  /** How many percent of a company pay a player dividends. */
  payingPercent(state: EighteenState, company: CompanyId, seat: Seat): number;
  /** Dividends of shares in the pool go to the company; otherwise to nobody. */
  poolPaysCompany(state: EighteenState): boolean;
  /** Where the marker goes when of this revenue so much has been paid out: all, nothing, or nothing of nothing. */
  dividendMove(state: EighteenState, company: CompanyId, paid: number, revenue: number): PriceMove;
}

/** What legal runs lack, worth so much. */
export type RunDuty<Own extends string = string> = (
  board: Board,
  state: EighteenState,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
  worth: RunsWorth,
) => Objection<Own> | undefined;

/** A company that can run must, as well as it likes; values follow the last colour of the phase; a dividend is a step up. */
export const usualRuns = (facts: Pick<Facts, 'board' | 'phases'>): RunPolicy<never> => ({
  mustRunBest: () => null,
  special: [],
  mayStayHome: () => false,
  mayUse: () => true,
  hasRoute: (state, company) => hasRoute(facts.board, state, company),
  runRules: (state) => plainRules(phaseOf(facts, state).tiles.at(-1) ?? 'yellow'),
  runBoard: () => facts.board,
  payingPercent: percentOf,
  poolPaysCompany: () => true,
  dividendMove: (_state, _company, paid) => ({ direction: paid > 0 ? 'right' : 'left', steps: 1 }),
});

export interface RunStepTask {
  readonly kind: 'runStep';
  readonly company: CompanyId;
}

export interface RevenueStepTask {
  readonly kind: 'revenueStep';
  readonly company: CompanyId;
  readonly revenue: number;
}

/** Does the company own a train and a route of two stops for it? */
export function canRun(title: Title, state: EighteenState, company: CompanyId): boolean {
  const trains = runTrainsOf(title, state, company);
  return trains.length > 0 && title.runs.hasRoute(state, company, trains);
}

/** The worth of trains that stay at home. */
const NOTHING = { revenue: 0, carried: 0 } as const;

type PlainRunReason = Exclude<RunReason, SpecialRunReason>;
export type RunStepReason = PlainRunReason | 'mustRun' | 'cannotUseTrain';

const isSpecial = (reason: RunReason): reason is SpecialRunReason =>
  SPECIAL_REASONS.some((one) => one === reason);

/** Why runs are refused, in a word that the title has. */
function inWordsOf<Own extends string>(
  { runs }: Title<Own>,
  { reason, ...objection }: Objection<RunReason>,
): Objection<PlainRunReason | Own> {
  if (!isSpecial(reason)) return { ...objection, reason };
  return { ...objection, reason: runs.special.find((one) => one === reason) ?? 'broken' };
}

export function runStep<Own extends string>(title: Title<Own>): KitRules<RunStepTask, RunStepReason | Own> {
  const check = (
    state: EighteenState,
    company: CompanyId,
    action: KitAction & { type: 'runTrains' },
  ): { readonly revenue: number; readonly carried: number } | Objection<RunStepReason | Own> => {
    const rules = title.runs.runRules(state, company);
    const staysHome = action.runs.length === 0 && action.mail === undefined;
    if (staysHome && !canRun(title, state, company)) return NOTHING;
    const duty = title.runs.mustRunBest(state);
    if (staysHome && !duty && !isBound(rules))
      return title.runs.mayStayHome(state) ? NOTHING : { reason: 'mustRun', params: { company } };
    const useless = trainsOf(state, company).find(
      ({ id, kind }) =>
        !title.runs.mayUse(state, company, kind) && action.runs.some(({ train }) => train === id),
    );
    if (useless) return { reason: 'cannotUseTrain', params: { company, train: useless.id } };
    const trains = runTrainsOf(title, state, company);
    const board = title.runs.runBoard(state);
    const worth = checkRuns(board, state, company, trains, action.runs, rules, action.mail);
    if (isObjection(worth)) return inWordsOf(title, worth);
    return duty?.(board, state, company, trains, rules, worth) ?? worth;
  };
  return {
    actions: answers('runTrains'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const { state } = move;
      const { company } = task;
      if (canRun(title, state, company)) return;
      // With a train, a private's tile could make the route.
      const waits =
        runTrainsOf(title, state, company).length > 0 &&
        couldOpen(title, state, company, 'later', (table) => canRun(title, table, company));
      if (!waits) {
        move.pop();
        earnNothing(title, move, task.company);
      }
    },
    choices(state, task) {
      if (!canRun(title, state, task.company))
        return [{ type: 'one', action: { type: 'runTrains', runs: [] } }];
      const list = (): readonly KitAction[] => [
        { type: 'runTrains', ...suggestRuns(title, state, task.company) },
        ...(title.runs.mayStayHome(state) && !isBound(title.runs.runRules(state, task.company))
          ? [{ type: 'runTrains', runs: [] } as const]
          : []),
      ];
      const includes = (action: KitAction) =>
        action.type === 'runTrains' && !isObjection(check(state, task.company, action));
      return [{ type: 'many', kind: 'runTrains', list, includes }];
    },
    perform(move, task, _seat, action) {
      if (action.type !== 'runTrains') return { reason: 'notNow' };
      const worth = check(move.state, task.company, action);
      if (isObjection(worth)) return worth;
      runFor(title, move, task.company, action, worth);
      return undefined;
    },
  };
}

/** The trains run, for so much: the step is over, and what becomes of the revenue is next. */
export function runFor(
  title: Title,
  move: KitMove,
  company: CompanyId,
  { runs, mail: train }: KitAction & { type: 'runTrains' },
  { revenue, carried: amount }: Pick<RunsWorth, 'revenue' | 'carried'>,
): void {
  markActed(move);
  move.pop();
  move.emit({
    type: 'trainsRun',
    company,
    runs,
    revenue,
    ...(train !== undefined && { carried: { train, amount } }),
  });
  // What is carried is the company's, whatever becomes of the revenue.
  if (train !== undefined) pay(title, move, 'bank', company, amount, 'carried');
  if (runs.length > 0) title.on.trainsRun(title, move, company);
  if (revenue > 0) move.push({ kind: 'revenueStep', company, revenue } satisfies RevenueStepTask);
  else earnNothing(title, move, company);
}

/** No train, no route or no revenue is no dividend. */
const earnNothing = (title: Title, move: KitMove, company: CompanyId): void =>
  dividendMoves(title, move, company, 0, 0);

function dividendMoves(title: Title, move: KitMove, company: CompanyId, paid: number, revenue: number): void {
  const { direction, steps } = title.runs.dividendMove(move.state, company, paid, revenue);
  moveMarker(title, move, company, direction, steps, paid > 0 ? 'dividend' : 'withheld');
}

/**
 * The table if the company earns nothing in this turn, as it will while no train of it can run; undefined once its trains
 * have run, and as long as they can.
 */
export function ifNothingRuns(
  title: Title,
  state: EighteenState,
  company: CompanyId,
): EighteenState | undefined {
  const turn = companyTurnOf(state);
  if (turn?.company !== company || canRun(title, state, company)) return undefined;
  const steps = title.operating.steps(state, company);
  const run = steps.findIndex(({ task }) => task === 'runStep');
  // The turn names the step that follows the one on top.
  const isToCome = turn.step === 'begin' || steps.findIndex(({ name }) => name === turn.step) <= run;
  const isOnTop = state.agenda.at(-1)?.kind === 'runStep';
  if (run < 0 || turn.step === 'end' || !(isToCome || isOnTop)) return undefined;
  return rehearse(state, evolve, (move) => earnNothing(title, move, company));
}

export function revenueStep(title: Title): KitRules<RevenueStepTask> {
  return {
    actions: answers('payOut', 'withhold'),
    actors: (state, task) => speakersFor(title, state, task.company),
    choices: () => [
      { type: 'one', action: { type: 'payOut' } },
      { type: 'one', action: { type: 'withhold' } },
    ],
    perform(move, { company, revenue }, _seat, action) {
      move.pop();
      if (action.type === 'withhold') {
        pay(title, move, 'bank', company, revenue, 'withheld');
        dividendMoves(title, move, company, 0, revenue);
        return undefined;
      }
      const part = (percent: number) => (revenue * percent) / 100;
      for (let seat = 0; seat < move.state.players.length; seat++)
        pay(title, move, 'bank', seat, part(title.runs.payingPercent(move.state, company, seat)), 'dividend');
      // What lies in the pool pays the company; what was never sold pays nobody.
      if (title.runs.poolPaysCompany(move.state))
        pay(title, move, 'bank', company, part(percentOf(move.state, company, 'pool')), 'dividend');
      dividendMoves(title, move, company, revenue, revenue);
      return undefined;
    },
  };
}
