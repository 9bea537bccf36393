/** The stock round: players in turn sell, buy one certificate, and sell again, until all pass in a row. */
import { type Choice, type Objection, rehearse, type Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { certificatesOf, directorOf, percentOf, successorOf } from '../certificate.ts';
import { evolve } from '../evolve.ts';
import { certificateCount, certificateLimitProblem, overLimit, surplus } from '../limits.ts';
import { cashOf, pay } from '../money.ts';
import { openPrivates, privateState } from '../privates.ts';
import {
  buyShares,
  moveMarker,
  type PurchaseReason,
  papersHeld,
  percentLeft,
  purchaseProblem,
  type SaleReason,
  saleProblem,
  sellShares,
  setPar,
  takeDirectorCertificate,
  valueAt,
} from '../shares.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import type { CompanyId, Deal, EighteenState, KitAction } from '../types.ts';
import { type ConsentTask, carryOut, dealKey } from './consent.ts';
import type { GameTask } from './game.ts';
import type { PrivateSaleTask } from './privateSale.ts';

export interface StockPolicy {
  /** May several shares of it be bought in one turn from this source? */
  severalPerTurn(state: EighteenState, company: CompanyId, from: 'offer' | 'pool'): boolean;
  /** Its director's certificate can be bought in the stock round. */
  startable(state: EighteenState, company: CompanyId): boolean;
  /** Why nobody may sell shares of a company in this stock round. */
  salesClosed(state: EighteenState, company: CompanyId): Objection<'firstRoundSale'> | undefined;
  /** Shares may be sold after the purchase of the turn too. */
  sellsAfterBuying(state: EighteenState): boolean;
  /** All shares of a company sold in one turn are sold at once. */
  oneBlockPerTurn(state: EighteenState, company: CompanyId, isOverLimit: boolean): boolean;
  /** Whoever has sold shares of the company may buy it again in the same stock round. */
  buysBack(state: EighteenState, company: CompanyId): boolean;
  /** A debtor must sell before anything else on a stock turn, as far as no director changes by it. */
  debtorsMustSell(state: EighteenState): boolean;
  /** Whoever is over a limit must sell as long as he can sell anything, whether it helps or not. */
  sellsWhileAble(state: EighteenState): boolean;
  /** Does what was done in a turn keep the round going? If so its player is the last one before the priority. */
  prolongs(turn: StockTurnTask): boolean;
  /** How many steps a company's marker moves up when the round is over. */
  closingSteps(state: EighteenState, company: CompanyId): number;
}

/** One purchase a turn, sales before and after it, none in the first round; trade prolongs it; what is sold out rises. */
export const usualStock: StockPolicy = {
  severalPerTurn: () => false,
  startable: () => true,
  salesClosed: (state) => (state.round.set === 1 ? { reason: 'firstRoundSale' } : undefined),
  sellsAfterBuying: () => true,
  oneBlockPerTurn: () => false,
  buysBack: () => false,
  debtorsMustSell: () => false,
  sellsWhileAble: () => false,
  prolongs: ({ traded }) => traded,
  closingSteps: (state, company) =>
    percentOf(state, company, 'offer') + percentOf(state, company, 'pool') === 0 ? 1 : 0,
};

export interface StockRoundTask {
  readonly kind: 'stockRound';
  /** Whose turn is next. */
  readonly seat: Seat;
  /** Turns in a row that did not prolong the round. */
  readonly passes: number;
  /** What each seat has sold in this round and so may not buy. */
  readonly sold: Readonly<Record<number, readonly CompanyId[]>>;
  /** The last one whose turn prolonged the round: as a rule whoever bought or sold. */
  readonly lastTrader: Seat | null;
}

export interface StockTurnTask {
  readonly kind: 'stockTurn';
  readonly seat: Seat;
  /** What was bought in this turn, if anything. */
  readonly bought: { readonly company: CompanyId | null; readonly from: 'offer' | 'pool' | 'player' } | null;
  /** Bought or sold something: the turn is no pass. */
  readonly traded: boolean;
  /** The companies whose shares were sold in this turn. */
  readonly soldNow: readonly CompanyId[];
  /** Did anything at all. */
  readonly acted: boolean;
  /** Deals refused in this turn. */
  readonly declined: readonly string[];
}

export function stockTurnOf(state: EighteenState): StockTurnTask | undefined {
  return state.agenda.find((task): task is StockTurnTask => task.kind === 'stockTurn');
}

export function stockRoundOf(state: EighteenState): StockRoundTask | undefined {
  return state.agenda.find((task): task is StockRoundTask => task.kind === 'stockRound');
}

/** Who would have the priority if the round ended now: whoever sits to the left of the last buyer or trader. */
export function priorityNow(state: EighteenState): Seat {
  const sale = state.agenda.find((task): task is PrivateSaleTask => task.kind === 'privateSale');
  const last = sale ? sale.lastBuyer : (stockRoundOf(state)?.lastTrader ?? null);
  return last === null ? state.priority : (last + 1) % state.players.length;
}

export function stockRound(title: Title): KitRules<StockRoundTask> {
  /** Sold-out companies rise, the priority moves, and the operating rounds follow. */
  function close(move: KitMove, task: StockRoundTask): void {
    const floated = [...title.companies.keys()].filter((company) => move.state.companies[company]?.floated);
    for (const company of title.operating.order(move.state, floated))
      moveMarker(title, move, company, 'up', title.stock.closingSteps(move.state, company), 'soldOut');
    // Nothing has prolonged the round since: whoever would be next sits to the left of the last one who did.
    if (task.seat !== move.state.priority) move.emit({ type: 'priorityMoved', to: task.seat });
    move.pop();
    move.update({ kind: 'game', next: 'operating' } satisfies GameTask);
  }

  return {
    actions: {},
    actors: () => [],
    choices: () => [],
    perform: () => ({ reason: 'notNow' }),
    advance(move, task) {
      if (task.passes >= move.state.players.length) close(move, task);
      else
        move.push({
          kind: 'stockTurn',
          seat: task.seat,
          bought: null,
          traded: false,
          soldNow: [],
          acted: false,
          declined: [],
        } satisfies StockTurnTask);
    },
  };
}

/** Why a private may not go from one player to another. */
export type DealReason = 'noSuchSeat' | 'buyerShort' | 'buyerAtLimit';

export type StockReason =
  | PurchaseReason
  | SaleReason
  | DealReason
  | 'malformed'
  | 'noSuchCompany'
  | 'noSuchPrivate'
  | 'debtFirst'
  | 'mustSell'
  | 'mustSellDown'
  | 'firstRoundSale'
  | 'keepsOffice'
  | 'sellsFirst'
  | 'oneBlock'
  | 'boughtSeveral'
  | 'boughtAlready'
  | 'onlyFromPool'
  | 'onlyOne'
  | 'soldThisRound'
  | 'notForSale'
  | 'alreadyStarted'
  | 'badPar'
  | 'notEnoughCash'
  | 'firstRoundDeal'
  | 'onlyBuyerActs'
  | 'notTradable'
  | 'badPrice'
  | 'declinedAlready'
  | 'privateGone'
  | 'notAPlayers'
  | 'notYours'
  | 'yoursAlready';

/** What a player may do on a stock turn. Exported piece by piece: the screen explains with the same functions. */
export function stockTurn(title: Title): KitRules<StockTurnTask, StockReason> {
  const round = (state: EighteenState): StockRoundTask => stockRoundOf(state) as StockRoundTask;
  const hasSold = (state: EighteenState, seat: Seat, company: CompanyId) =>
    round(state).sold[seat]?.includes(company) ?? false;

  /** Over a limit, and some sale would help (or is possible at all), or in debt: nothing else is allowed. */
  function mustSell(state: EighteenState, seat: Seat): Objection<StockReason> | undefined {
    if (owes(state, seat) && debtSale(state, seat)) return { reason: 'debtFirst' };
    if (!overLimit(title, state, seat) || !someSaleHelps(state, seat)) return undefined;
    const held = certificateCount(title, state, seat);
    const limit = title.shares.certificateLimit(state, seat);
    return held > limit ? { reason: 'mustSell', params: { held, limit } } : { reason: 'mustSellDown' };
  }

  /** In debt, and the title asks debtors to sell. */
  const owes = (state: EighteenState, seat: Seat): boolean =>
    title.stock.debtorsMustSell(state) && cashOf(state, seat) < 0;

  /** Something to sell that leaves every director in office. */
  const debtSale = (state: EighteenState, seat: Seat): boolean =>
    [...title.companies.keys()].some(
      (company) =>
        percentOf(state, company, seat) > 0 &&
        !title.stock.salesClosed(state, company) &&
        !saleProblem(title, state, seat, company, 1) &&
        !changesDirector(state, seat, company, 1),
    );

  const changesDirector = (state: EighteenState, seat: Seat, company: CompanyId, count: number): boolean =>
    directorOf(state, company) === seat &&
    successorOf(state, company, seat, percentLeft(title, state, company, seat, count)) !== null;

  function someSaleHelps(state: EighteenState, seat: Seat): boolean {
    const anyWillDo = title.stock.sellsWhileAble(state);
    const before = surplus(title, state, seat);
    for (const company of title.companies.keys()) {
      const most = papersHeld(title, state, company, seat);
      for (let count = 1; count <= most; count++)
        if (
          !title.stock.salesClosed(state, company) &&
          !saleProblem(title, state, seat, company, count) &&
          (anyWillDo ||
            surplus(
              title,
              rehearse(state, evolve, (move) => sellShares(title, move, seat, company, count)),
              seat,
            ) < before)
        )
          return true;
    }
    return false;
  }

  function sellProblem(
    state: EighteenState,
    task: StockTurnTask,
    company: CompanyId,
    count: number,
  ): Objection<StockReason> | undefined {
    if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
    if (count < 1) return { reason: 'malformed', params: { field: 'count' } };
    const closed = title.stock.salesClosed(state, company);
    if (closed) return closed;
    if (task.bought && !title.stock.sellsAfterBuying(state)) return { reason: 'sellsFirst' };
    // Whoever sells to pay a debt may do so block by block.
    const isOver = overLimit(title, state, task.seat);
    const oneBlock = title.stock.oneBlockPerTurn(state, company, isOver) && !owes(state, task.seat);
    if (oneBlock && task.soldNow.includes(company)) return { reason: 'oneBlock', params: { company } };
    const problem = saleProblem(title, state, task.seat, company, count);
    if (problem) return problem;
    const forced = owes(state, task.seat) && debtSale(state, task.seat);
    return forced && changesDirector(state, task.seat, company, count)
      ? { reason: 'keepsOffice', params: { company } }
      : undefined;
  }

  function buyProblem(
    state: EighteenState,
    task: StockTurnTask,
    company: CompanyId,
    from: 'offer' | 'pool',
    count: number,
  ): Objection<StockReason> | undefined {
    const { seat, bought } = task;
    if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
    if (count < 1) return { reason: 'malformed', params: { field: 'count' } };
    if (state.companies[company]?.par === null) return { reason: 'directorFirst', params: { company } };
    const several = title.stock.severalPerTurn(state, company, from);
    /** The one-purchase rule is lifted for it, though perhaps not for this mixture. */
    const isLifted = (one: CompanyId | null) =>
      one !== null && title.stock.severalPerTurn(state, one, 'pool');
    if (bought) {
      // A private from another player does not count against several shares.
      const lifted =
        bought.from === 'player' ||
        (bought.company === company && title.stock.severalPerTurn(state, company, bought.from));
      if (!several || !lifted)
        return {
          reason: isLifted(company) || isLifted(bought.company) ? 'boughtSeveral' : 'boughtAlready',
          params: { company },
        };
    }
    if (count > 1 && !several)
      return { reason: isLifted(company) ? 'onlyFromPool' : 'onlyOne', params: { company, from } };
    if (hasSold(state, seat, company)) return { reason: 'soldThisRound', params: { company } };
    return purchaseProblem(title, state, seat, company, from, count);
  }

  function startProblem(
    state: EighteenState,
    task: StockTurnTask,
    company: CompanyId,
    price: number | null,
  ): Objection<StockReason> | undefined {
    const { seat } = task;
    if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
    if (!title.stock.startable(state, company)) return { reason: 'notForSale', params: { company } };
    if (state.companies[company]?.par !== null) return { reason: 'alreadyStarted', params: { company } };
    if (task.bought) return { reason: 'boughtAlready', params: { company } };
    if (hasSold(state, seat, company)) return { reason: 'soldThisRound', params: { company } };
    if (price !== null && !title.market.par.has(price))
      return { reason: 'badPar', params: { price, allowed: [...title.market.par.keys()] } };
    const certificate = certificatesOf(state, company).find((one) => one.director);
    const percent = certificate?.percent ?? 0;
    const held = percentOf(state, company, seat);
    const limit = title.shares.holdingLimit(state, company);
    if (held + percent > limit) return { reason: 'holdingLimit', params: { company, held, limit } };
    const tooMany = certificateLimitProblem(title, state, seat, company, 1);
    if (tooMany) return tooMany;
    const lowest = price ?? Math.min(...title.market.par.keys());
    const cost = valueAt(title, state, company, percent, lowest);
    if (cashOf(state, seat) < cost)
      return { reason: 'notEnoughCash', params: { cost, cash: cashOf(state, seat) } };
    return undefined;
  }

  /** A private between two players: `seat` is on turn, as buyer or as seller. */
  function dealProblem(
    state: EighteenState,
    task: StockTurnTask,
    deal: Deal & { item: 'private' },
  ): Objection<StockReason> | undefined {
    const closed = title.deals.privateDealsClosed(state);
    if (closed) return closed;
    const isPurchase = title.deals.privateDealIsPurchase(state);
    if (isPurchase && deal.buyer !== task.seat) return { reason: 'onlyBuyerActs' };
    if (isPurchase && task.bought) return { reason: 'boughtAlready', params: { private: deal.private } };
    if (!title.deals.privateTradable(state, deal.private))
      return { reason: 'notTradable', params: { private: deal.private } };
    if (deal.price < (isPurchase ? 1 : 0)) return { reason: 'badPrice', params: { price: deal.price } };
    if (task.declined.includes(dealKey(deal)))
      return { reason: 'declinedAlready', params: { private: deal.private } };
    if (deal.buyer === task.seat && cashOf(state, task.seat) < deal.price)
      return { reason: 'buyerShort', params: { cost: deal.price } };
    return playerDealProblem(title, state, deal, isPurchase);
  }

  const trade = (move: KitMove, task: StockTurnTask, change: Partial<StockTurnTask>): void => {
    const current = stockTurnOf(move.state) ?? task;
    const turn = { ...current, traded: true, acted: true, ...change };
    move.update(turn);
    const stock = round(move.state);
    if (stock.lastTrader !== task.seat && title.stock.prolongs(turn))
      move.update({ ...stock, lastTrader: task.seat });
  };

  function endTurn(move: KitMove, task: StockTurnTask): void {
    const stock = round(move.state);
    if (!task.traded) move.emit({ type: 'passed', seat: task.seat, company: null, what: 'stockTurn' });
    move.pop();
    move.update({
      ...stock,
      seat: (task.seat + 1) % move.state.players.length,
      passes: title.stock.prolongs(task) ? 0 : stock.passes + 1,
    });
  }

  /** Anything to do but end the turn? */
  function busy(state: EighteenState, task: StockTurnTask): boolean {
    const { seat } = task;
    for (const company of title.companies.keys())
      if (percentOf(state, company, seat) > 0 && !sellProblem(state, task, company, 1)) return true;
    for (const company of title.companies.keys()) {
      if (state.companies[company]?.par === null) {
        if (!startProblem(state, task, company, null)) return true;
      } else if (
        !buyProblem(state, task, company, 'offer', 1) ||
        !buyProblem(state, task, company, 'pool', 1)
      )
        return true;
    }
    return dealChoices(state, task).next().done === false;
  }

  function* dealChoices(state: EighteenState, task: StockTurnTask): Generator<Choice<KitAction>> {
    const { seat } = task;
    const lowest = title.deals.privateDealIsPurchase(state) ? 1 : 0;
    for (const one of openPrivates(title, state)) {
      const { owner } = privateState(state, one);
      if (typeof owner !== 'number') continue;
      if (owner !== seat) {
        const deal: Deal = { item: 'private', private: one, buyer: seat, seller: owner, price: lowest };
        if (!dealProblem(state, task, deal as Deal & { item: 'private' }))
          yield {
            type: 'range',
            action: { type: 'requestPrivate', private: one, price: lowest },
            field: 'price',
            min: lowest,
            max: cashOf(state, seat),
            step: 1,
          };
      } else
        for (let to = 0; to < state.players.length; to++) {
          const deal: Deal = { item: 'private', private: one, buyer: to, seller: seat, price: lowest };
          if (to !== seat && !dealProblem(state, task, deal as Deal & { item: 'private' }))
            yield {
              type: 'range',
              action: { type: 'offerPrivate', private: one, to, price: lowest },
              field: 'price',
              min: lowest,
              max: mostFrom(title, state, to),
              step: 1,
            };
        }
    }
  }

  return {
    actions: answers('sellShares', 'buyShare', 'startCompany', 'requestPrivate', 'offerPrivate', 'pass'),
    actors: (_state, task) => [task.seat],
    advance(move, task) {
      if (!busy(move.state, task)) endTurn(move, task);
    },
    choices(state, task, seat) {
      const found: Choice<KitAction>[] = [];
      for (const company of title.companies.keys()) {
        const most = papersHeld(title, state, company, seat);
        for (let count = 1; count <= most; count++)
          if (!sellProblem(state, task, company, count))
            found.push({ type: 'one', action: { type: 'sellShares', company, count } });
      }
      if (mustSell(state, seat)) return found;
      for (const company of title.companies.keys()) {
        if (state.companies[company]?.par === null) {
          for (const price of title.market.par.keys())
            if (!startProblem(state, task, company, price))
              found.push({ type: 'one', action: { type: 'startCompany', company, price } });
          continue;
        }
        for (const from of ['offer', 'pool'] as const)
          for (let count = 1; !buyProblem(state, task, company, from, count); count++)
            found.push({
              type: 'one',
              action:
                count === 1
                  ? { type: 'buyShare', company, from }
                  : { type: 'buyShare', company, from, count },
            });
      }
      found.push(...dealChoices(state, task));
      found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const first = action.type === 'sellShares' ? undefined : mustSell(state, seat);
      if (first) return first;
      switch (action.type) {
        case 'sellShares': {
          const problem = sellProblem(state, task, action.company, action.count);
          if (problem) return problem;
          sellShares(title, move, seat, action.company, action.count);
          if (!title.stock.buysBack(state, action.company) && !hasSold(state, seat, action.company)) {
            const stock = round(move.state);
            const sold = [...(stock.sold[seat] ?? []), action.company];
            move.update({ ...stock, sold: { ...stock.sold, [seat]: sold } });
          }
          trade(move, task, { soldNow: [...task.soldNow, action.company] });
          return undefined;
        }
        case 'buyShare': {
          const count = action.count ?? 1;
          const problem = buyProblem(state, task, action.company, action.from, count);
          if (problem) return problem;
          buyShares(title, move, seat, action.company, action.from, count);
          trade(move, task, { bought: { company: action.company, from: action.from } });
          return undefined;
        }
        case 'startCompany': {
          const problem = startProblem(state, task, action.company, action.price);
          if (problem) return problem;
          const certificate = certificatesOf(state, action.company).find((one) => one.director);
          setPar(title, move, action.company, action.price);
          pay(
            title,
            move,
            seat,
            'bank',
            valueAt(title, state, action.company, certificate?.percent ?? 0, action.price),
            'directorCertificate',
          );
          takeDirectorCertificate(title, move, action.company, seat);
          trade(move, task, { bought: { company: action.company, from: 'offer' } });
          return undefined;
        }
        case 'requestPrivate':
        case 'offerPrivate': {
          const one = action.private;
          if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
          const { owner, closed } = privateState(state, one);
          if (closed) return { reason: 'privateGone', params: { private: one } };
          if (typeof owner !== 'number') return { reason: 'notAPlayers', params: { private: one } };
          if (action.type === 'offerPrivate' && owner !== seat)
            return { reason: 'notYours', params: { private: one } };
          if (action.type === 'requestPrivate' && owner === seat)
            return { reason: 'yoursAlready', params: { private: one } };
          const buyer = action.type === 'offerPrivate' ? action.to : seat;
          const deal = { item: 'private', private: one, buyer, seller: owner, price: action.price } as const;
          const problem = dealProblem(state, task, deal);
          if (problem) return problem;
          if (title.deals.privateDealIsPurchase(state)) {
            carryOut(title, move, deal);
            move.update({ ...task, traded: true, acted: true, bought: { company: null, from: 'player' } });
          } else {
            move.update({ ...task, acted: true });
            move.emit({ type: 'offered', deal });
            const answers = seat === deal.buyer ? deal.seller : deal.buyer;
            move.push({ kind: 'consent', seat: answers, deal } satisfies ConsentTask);
          }
          return undefined;
        }
        case 'pass': {
          endTurn(move, task);
          return undefined;
        }
        default:
          return { reason: 'notNow' };
      }
    },
  };
}

/** The most that may be asked of a buyer: what he has, or where purses are hidden all the money there is. */
export const mostFrom = (title: Title, state: EighteenState, buyer: Seat): number =>
  title.money.cashHidden(state) ? state.money : cashOf(state, buyer);

/** What both sides of a private deal must fulfil, wherever it is made. */
export function playerDealProblem(
  title: Title,
  state: EighteenState,
  deal: Deal & { item: 'private' },
  ignoreLimit = false,
): Objection<DealReason> | undefined {
  const { buyer, price } = deal;
  if (typeof buyer !== 'number' || buyer < 0 || buyer >= state.players.length || buyer === deal.seller)
    return { reason: 'noSuchSeat', params: { seat: String(buyer) } };
  if (price > mostFrom(title, state, buyer)) return { reason: 'buyerShort', params: { cost: price } };
  if (!ignoreLimit) {
    const limit = title.shares.certificateLimit(state, buyer);
    if (certificateCount(title, state, buyer) + 1 > limit)
      return { reason: 'buyerAtLimit', params: { limit } };
  }
  return undefined;
}
