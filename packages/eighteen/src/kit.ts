/** The kit put together: a title's facts and answers become a game for the table. */
import type {
  Action,
  Chance,
  Eye,
  Game,
  Objection,
  Rules,
  Seat,
  Setup,
  Table,
  TableReason,
  TaskRules,
} from '@kursbuch/table';
import { directedBy } from './certificate.ts';
import { evolve } from './evolve.ts';
import { invariants, inventory } from './inventory.ts';
import { type NotNowReason, notNow, notYours } from './notNow.ts';
import type { ExchangeReason } from './powers.ts';
import { chooseHome } from './rounds/chooseHome.ts';
import { companyTurn } from './rounds/companyTurn.ts';
import { consent } from './rounds/consent.ts';
import { discardTrains } from './rounds/discardTrains.ts';
import type { NotForcedReason } from './rounds/forcedPurchase.ts';
import { gameTask } from './rounds/game.ts';
import type { TrackAnswerReason } from './rounds/laying.ts';
import type { RunAnswerReason } from './rounds/onlyBestRuns.ts';
import { beforeRound, operatingRound } from './rounds/operatingRound.ts';
import { type ParNotDueReason, parChoice } from './rounds/parChoice.ts';
import type { TradeReason } from './rounds/playerTrade.ts';
import type { DealAnswerReason } from './rounds/privateDeal.ts';
import { bidding, privateSale, type WaterfallPolicy } from './rounds/privateSale.ts';
import { privatesStep } from './rounds/privatesStep.ts';
import { revenueStep, runStep } from './rounds/runStep.ts';
import { stationStep } from './rounds/stationStep.ts';
import { type StockAnswerReason, stockRound } from './rounds/stockRound.ts';
import { stockTurn } from './rounds/stockTurn.ts';
import { trackStep } from './rounds/trackStep.ts';
import { trainStep } from './rounds/trainStep.ts';
import type { SpecialRunReason } from './routes/check.ts';
import { scores } from './score.ts';
import { standingRules } from './standing.ts';
import type { Title } from './title.ts';
import type { EighteenEvent, EighteenState, KitAction } from './types.ts';
import { seenBy, viewOf } from './view.ts';

/** A title's game and its table: the kit's actions and reasons, and its own where it has some. */
export type KitGame<A extends Action = KitAction, R extends string = string> = Game<
  EighteenState,
  A,
  EighteenEvent,
  R
>;
export type KitTable<A extends Action = KitAction> = Table<EighteenState, A, EighteenEvent>;

/** The tasks every title of the kit starts from; a title replaces some and adds its own. */
export function kitTasks<Own extends string>(title: Title<Own>) {
  return {
    game: gameTask(title),
    stockRound: stockRound(title),
    stockTurn: stockTurn(title),
    operatingRound: operatingRound(title),
    beforeRound: beforeRound(title),
    companyTurn: companyTurn(title),
    chooseHome: chooseHome(title),
    trackStep: trackStep(title),
    stationStep: stationStep(title),
    runStep: runStep(title),
    revenueStep: revenueStep(title),
    trainStep: trainStep(title),
    privatesStep: privatesStep(title),
    discardTrains: discardTrains(title),
    consent: consent(title),
  };
}

/** The privates are sold in order, with bids on those to come; one of them may bring a company whose par is named. */
export function privateAuction(title: Title, waterfall: WaterfallPolicy) {
  return {
    privateSale: privateSale(title, waterfall),
    bidding: bidding(title, waterfall),
    parChoice: parChoice(title),
  };
}

type Tasks<A extends Action, R extends string> = Readonly<
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own task type; the kind is the key.
  Record<string, TaskRules<EighteenState, any, A, EighteenEvent, R>>
>;

/** Every reason that a game of these tasks can state. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its actions are.
export type ReasonOf<T extends Tasks<any, string>> = T extends Tasks<any, infer R> ? R | NotNowReason : never;

/** The reasons the kit itself states. */
export type KitReason =
  | ReasonOf<ReturnType<typeof kitTasks<never>> & ReturnType<typeof privateAuction>>
  | ParNotDueReason
  | NotForcedReason
  | AnswerReason;

/** Words that a title states by an answer, and that the kit's other titles do without. */
type AnswerReason =
  | StockAnswerReason
  | DealAnswerReason
  | TradeReason
  | ExchangeReason
  | TrackAnswerReason
  | RunAnswerReason
  | SpecialRunReason
  | 'powerGone';

export function eighteenGame<A extends Action, R extends string, Own extends string = never>(
  title: Title,
  parts: {
    setup(setup: Setup): EighteenState | Objection<TableReason>;
    /** All tasks: the kit's, how the privates find their owners, and what the title replaces or adds. */
    tasks: Tasks<A, R>;
    /** The rule behind each reason for a refusal. */
    rules: Rules<NoInfer<R | Own> | NotNowReason>;
    /** What must hold in this title beyond the kit's invariants; a sentence for each breach. */
    invariants?(state: EighteenState): readonly string[];
    /** Reasons of its own for actions nobody, or somebody else, is asked for; without one the kit gives its own. */
    notNow?(state: EighteenState, action: A): Objection<Own> | undefined;
    notYours?(state: EighteenState, seat: Seat, action: A): Objection<Own> | undefined;
    /** What others may know of an action while the game runs, and whether something is still sealed: where there are secrets. */
    known?(action: A, seat: Seat, eye: Eye): A | null;
    sealed?(state: EighteenState): boolean;
    /** What another chance decides anew: where lots are drawn after the start. */
    redrawn?(state: EighteenState, chance: Chance): readonly EighteenEvent[];
  },
): KitGame<A, R | Own | NotNowReason> {
  const { tasks, rules } = parts;
  const isModal = (state: EighteenState) => tasks[state.agenda.at(-1)?.kind ?? '']?.modal === true;
  return {
    title: title.id,
    tasks,
    setup: parts.setup,
    evolve,
    rules,
    notNow: (state, _seat, action) => parts.notNow?.(state, action) ?? notNow(state, action),
    notYours: (state, seat, action) =>
      parts.notYours?.(state, seat, action) ?? notYours(title, state, seat, isModal(state)),
    view: (state, eye) => viewOf(title, state, eye),
    seen: (event, state, eye) => seenBy(title, event, state, eye),
    tellsAlike: (state) => !title.money.cashHidden(state),
    scores: (state) => scores(title, state),
    round: ({ round: { kind, set, number } }) => `${kind} ${set}.${number}`,
    directed: (state) => directedBy(title, state),
    standing: standingRules(title),
    ...(parts.known && { known: parts.known }),
    ...(parts.sealed && { sealed: parts.sealed }),
    ...(parts.redrawn && { redrawn: parts.redrawn }),
    inventory: (state) => inventory(title, state),
    invariants: (state) => [...invariants(title, state), ...(parts.invariants?.(state) ?? [])],
  };
}
