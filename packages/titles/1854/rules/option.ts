/** Options: a paper of 20 percent for the price of ten; the rest is paid later, or the paper goes back (OPT). */
import {
  answers,
  type CompanyId,
  cashOf,
  certificateCount,
  certificateLimitProblem,
  directorOf,
  type EighteenState,
  hasSold,
  hasStockSale,
  type KitAction,
  type KitMove,
  type KitRules,
  losesOffice,
  mostSaleable,
  moveMarker,
  mustSell,
  ordinaryOf,
  pay,
  percentOf,
  priceOf,
  rememberSale,
  type StockReason,
  type StockTurnTask,
  settleDirector,
  settleFloat,
  stockTurn,
  type Title,
  trade,
  turnCertificate,
} from '@kursbuch/eighteen';
import { type Choice, type Objection, oneOf, type Seat, text } from '@kursbuch/table';
import { isMajor, MAJOR_IDS } from './kinds.ts';
import { optionsOf } from './options.ts';
import { changeOwn, isSplit, type OptionPaper, ownOf } from './own.ts';

const SOURCES = ['offer', 'pool'] as const;
type Source = (typeof SOURCES)[number];

interface BuyOption {
  readonly type: 'buyOption';
  readonly company: CompanyId;
  readonly from: Source;
}

interface SettleOption {
  readonly type: 'settleOption';
}

export interface SellOption {
  readonly type: 'sellOption';
}

export type OptionAction = BuyOption | SettleOption | SellOption;

/** The paper a player has paid for by half. */
export const optionOf = (state: EighteenState, seat: Seat): OptionPaper | undefined =>
  ownOf(state).options[seat];

/** What an option costs: ten percent, at par from the offer or at the price of the day from the pool (OPT-4). */
export function optionPrice(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  from: Source,
): number | undefined {
  const price = from === 'offer' ? state.companies[company]?.par : priceOf(title.market, state, company);
  return price ?? undefined;
}

export type OptionReason =
  | 'noSuchCompany'
  | 'boughtAlready'
  | 'markersOut'
  | 'optionOpen'
  | 'onlyTwenties'
  | 'directorFirst'
  | 'noShareThere'
  | 'soldThisRound'
  | 'certificateLimit'
  | 'shareTooExpensive'
  | 'noOption'
  | 'optionTooNew'
  | 'optionDue'
  | 'sellsFirst'
  | 'poolLimit'
  | 'mustSell'
  | 'notTradable'
  | 'notSplitYet'
  | 'nobodyToDirect';

/** Why the player on turn may not take an option. */
function optionProblem(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
  company: CompanyId,
  from: Source,
): Objection<OptionReason> | undefined {
  const { seat } = task;
  if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
  if (task.bought) return { reason: 'boughtAlready', params: { company } };
  if (optionOf(state, seat)) return { reason: 'markersOut', params: { company } }; // OPT-1
  if (!isMajor(company) || isSplit(state, company)) return { reason: 'onlyTwenties', params: { company } };
  const price = optionPrice(title, state, company, from);
  if (price === undefined || state.companies[company]?.par === null)
    return { reason: 'directorFirst', params: { company } };
  const available = ordinaryOf(state, company, from).length;
  if (available === 0) return { reason: 'noShareThere', params: { company, from, available } };
  if (hasSold(state, seat, company)) return { reason: 'soldThisRound', params: { company } };
  const surplus = certificateLimitProblem(title, state, seat, company, 1);
  if (surplus) return surplus;
  const cash = cashOf(state, seat);
  return cash < price ? { reason: 'shareTooExpensive', params: { cost: price, cash } } : undefined;
}

/** Why an open option may not be paid for now; that papers of its company were sold in this round is no reason. */
function settleProblem(state: EighteenState, task: StockTurnTask): Objection<OptionReason> | undefined {
  const paper = optionOf(state, task.seat);
  if (!paper) return { reason: 'noOption' };
  if (task.bought) return { reason: 'boughtAlready', params: { company: paper.company } };
  const cash = cashOf(state, task.seat);
  return cash < paper.price
    ? { reason: 'shareTooExpensive', params: { cost: paper.price, cash } }
    : undefined;
}

/** Why an open option may not be sold on a stock turn. */
function sellProblem(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
): Objection<OptionReason> | undefined {
  const paper = optionOf(state, task.seat);
  if (!paper) return { reason: 'noOption' };
  if (isNew(state, paper)) return { reason: 'optionTooNew', params: { company: paper.company } }; // OPT-10
  if (task.bought) return { reason: 'sellsFirst' };
  return poolProblem(title, state, paper);
}

/** Bought in the stock round that is played now. */
const isNew = (state: EighteenState, { round }: OptionPaper): boolean => round === ownOf(state).stockRounds;

/** Would the pool hold too much of the company, where that is bounded? */
export function poolProblem(
  title: Title,
  state: EighteenState,
  { company }: OptionPaper,
): Objection<'poolLimit'> | undefined {
  const pool = percentOf(state, company, 'pool');
  const limit = title.shares.poolLimit(state, company);
  return pool + 20 > limit ? { reason: 'poolLimit', params: { company, pool, limit } } : undefined;
}

/** What a player's option would bring in a forced sale. */
export function optionWorth(title: Title, state: EighteenState, seat: Seat): number {
  const paper = optionOf(state, seat);
  if (!paper || poolProblem(title, state, paper)) return 0;
  return priceOf(title.market, state, paper.company) ?? 0;
}

/**
 * What a player's option would bring beside all shares that he may sell without giving up an office: those of the same company
 * go first, at the higher price, and lower that of the option.
 */
export function optionRaises(title: Title, state: EighteenState, seat: Seat): number {
  const paper = optionOf(state, seat);
  if (!paper || poolProblem(title, state, paper)) return 0;
  const { company } = paper;
  let count = mostSaleable(title, state, seat, company);
  while (count > 0 && losesOffice(title, state, seat, company, count)) count--;
  let cell = state.markers[company]?.cell ?? '';
  for (let step = 0; step < count; step++) cell = title.market.move(cell, 'down');
  return title.market.cells.get(cell)?.price ?? 0;
}

/** The option is paid for, sold or turned: its markers are free. */
function forget(move: KitMove, seat: Seat): void {
  const { [seat]: _gone, ...options } = ownOf(move.state).options;
  changeOwn(move, { options });
}

/** The two halves of an option become one paper again, in these hands. */
function join(move: KitMove, { company, certificate, rest }: OptionPaper, holder: Seat | 'pool'): void {
  const find = (id: string) => (move.state.certificates[company] ?? []).find((one) => one.id === id);
  const [held, left] = [find(certificate), find(rest)];
  if (left) turnCertificate(move, company, left, []);
  if (held) turnCertificate(move, company, held, [{ percent: 20, director: false, holder }]);
}

function takeOption(title: Title, move: KitMove, seat: Seat, company: CompanyId, from: Source): void {
  const price = optionPrice(title, move.state, company, from) as number;
  const paper = ordinaryOf(move.state, company, from)[0];
  if (!paper) return;
  pay(title, move, seat, 'bank', price, 'option');
  const half = { percent: 10, director: false } as const;
  turnCertificate(move, company, paper, [
    { ...half, holder: seat },
    { ...half, holder: 'bank' },
  ]);
  const option = {
    company,
    certificate: paper.id,
    rest: `${paper.id}.1`,
    price,
    round: ownOf(move.state).stockRounds,
  };
  changeOwn(move, { options: { ...ownOf(move.state).options, [seat]: option } });
  settleDirector(title, move, company);
  settleFloat(title, move, company);
}

/** Sold like any paper, but for the price of ten percent (OPT-11 to OPT-13). */
export function sellOption(title: Title, move: KitMove, seat: Seat): void {
  const paper = optionOf(move.state, seat);
  if (!paper) return;
  const { company } = paper;
  const price = priceOf(title.market, move.state, company) as number;
  join(move, paper, 'pool');
  forget(move, seat);
  settleDirector(title, move, company);
  pay(title, move, 'bank', seat, price, 'sale');
  moveMarker(title, move, company, 'down', 1, 'sale');
}

const PURCHASES: ReadonlySet<string> = new Set(['buyShare', 'startCompany']);
const SALES: ReadonlySet<string> = new Set(['sellShares', 'sellOption']);

const isSale = (choice: Choice<KitAction | OptionAction>): boolean =>
  choice.type === 'one' && SALES.has(choice.action.type);

/** A player's turn in the stock round: the kit's, with options beside the purchases. */
export function stockTurnWithOptions<Own extends string>(
  title: Title<Own>,
): KitRules<StockTurnTask, StockReason | OptionReason | Own, KitAction | OptionAction> {
  const kit = stockTurn(title);

  /** OPT-9: an option of an earlier round is paid for or sold before anything is bought or passed, if that can be. */
  const isDue = (state: EighteenState, task: StockTurnTask): boolean => {
    const paper = optionOf(state, task.seat);
    return (
      paper !== undefined &&
      !isNew(state, paper) &&
      (!settleProblem(state, task) || !sellProblem(title, state, task))
    );
  };

  /** LIMIT-5: over the limit he must sell; where no other paper helps, the one he has half paid for. */
  const saleDuty = (state: EighteenState, task: StockTurnTask): Objection<StockReason | Own> | undefined => {
    const paper = optionOf(state, task.seat);
    const usual = mustSell(title, state, task.seat);
    if (usual || !paper || !title.shares.countsForLimit(state, paper.company)) return usual;
    const held = certificateCount(title, state, task.seat);
    const limit = title.shares.certificateLimit(state, task.seat);
    return held > limit && !sellProblem(title, state, task)
      ? { reason: 'mustSell', params: { held, limit } }
      : undefined;
  };

  function* own(state: EighteenState, task: StockTurnTask): Generator<Choice<KitAction | OptionAction>> {
    if (!sellProblem(title, state, task)) yield { type: 'one', action: { type: 'sellOption' } };
    if (!settleProblem(state, task)) yield { type: 'one', action: { type: 'settleOption' } };
    if (task.bought || optionOf(state, task.seat)) return;
    for (const company of MAJOR_IDS)
      for (const from of SOURCES)
        if (!optionProblem(title, state, task, company, from))
          yield { type: 'one', action: { type: 'buyOption', company, from } };
  }

  return {
    actions: {
      ...answers('sellShares', 'buyShare', 'startCompany', 'requestPrivate', 'offerPrivate', 'pass'),
      buyOption: { company: text, from: oneOf('offer', 'pool') },
      settleOption: {},
      sellOption: {},
    },
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      const { state } = move;
      if (!own(state, task).next().done) return;
      if (!optionOf(state, task.seat)) kit.advance?.(move, task);
      else if (!hasStockSale(title, state, task)) kit.perform(move, task, task.seat, { type: 'pass' });
    },
    choices(state, task, seat) {
      const usual = kit.choices(state, task, seat);
      const mine = [...own(state, task)];
      if (saleDuty(state, task)) return [...usual, ...mine].filter(isSale);
      const [isOpen, due] = [optionOf(state, seat) !== undefined, isDue(state, task)];
      const allowed = usual.filter((choice) => {
        if (choice.type !== 'one') return true;
        if (PURCHASES.has(choice.action.type)) return !isOpen; // OPT-7
        return choice.action.type !== 'pass' || !due || optionsOf(state).optionWaits;
      });
      return [...allowed, ...mine];
    },
    perform(move, task, seat, action) {
      const { state } = move;
      switch (action.type) {
        case 'buyOption': {
          const first = saleDuty(state, task);
          if (first) return first;
          const problem = optionProblem(title, state, task, action.company, action.from);
          if (problem) return problem;
          takeOption(title, move, seat, action.company, action.from);
          trade(title, move, task, { bought: { company: action.company, from: action.from } });
          return undefined;
        }
        case 'settleOption': {
          const first = saleDuty(state, task);
          if (first) return first;
          const problem = settleProblem(state, task);
          if (problem) return problem;
          const paper = optionOf(state, seat) as OptionPaper;
          pay(title, move, seat, 'bank', paper.price, 'option');
          join(move, paper, seat);
          forget(move, seat);
          settleDirector(title, move, paper.company);
          trade(title, move, task, { bought: { company: paper.company, from: 'offer' } });
          return undefined;
        }
        case 'sellOption': {
          const problem = sellProblem(title, state, task);
          if (problem) return problem;
          const { company } = optionOf(state, seat) as OptionPaper;
          sellOption(title, move, seat);
          rememberSale(title, move, seat, company);
          trade(title, move, task, { soldNow: [...task.soldNow, company] });
          return undefined;
        }
        case 'sellShares': {
          const { company } = action;
          const paper: string = company;
          if (title.privates.has(paper)) return { reason: 'notTradable', params: { private: paper } }; // SELL-1
          const problem = kit.perform(move, task, seat, action);
          // Before the start nobody can hold as much as the director's certificate: that is why it cannot be sold.
          return problem?.reason === 'noPrice' && directorOf(state, company) === seat
            ? { reason: 'nobodyToDirect', params: { company } }
            : problem;
        }
        default: {
          const first = saleDuty(state, task);
          if (first) return first;
          if (PURCHASES.has(action.type) && optionOf(state, seat) && !task.bought)
            return { reason: isDue(state, task) ? 'optionDue' : 'optionOpen' };
          if (action.type === 'pass' && isDue(state, task) && !optionsOf(state).optionWaits)
            return { reason: 'optionDue' };
          const problem = kit.perform(move, task, seat, action);
          // BUY-7: a local railway has no shares, and a Lokalbahn AG none before its merger
          if (problem?.reason === 'directorFirst' && action.type === 'buyShare' && !isMajor(action.company))
            return { reason: 'notForSale', params: { company: action.company } };
          const isAside = action.type === 'buyShare' && action.from === 'treasury' && isMajor(action.company);
          // SETUP-10: what comes with the split is not there before
          return problem?.reason === 'noShareThere' && isAside && !isSplit(state, action.company)
            ? { reason: 'notSplitYet', params: { company: action.company } }
            : problem;
        }
      }
    },
  };
}
