/** A player's turn in the stock round: sell, buy, trade privates, or pass. */
import type { Choice, Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { buyShares, sellShares } from '../shares.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenState, KitAction, ShareSource } from '../types.ts';
import { nextSeat } from './course.ts';
import {
  SOURCES,
  type StockPurchaseReason,
  startCompany,
  startProblem,
  stockPurchaseProblem,
  stockPurchases,
} from './stockPurchase.ts';
import { hasSold, type StockRoundTask, type StockTurnTask, stockRoundOf, stockTurnOf } from './stockRound.ts';
import { hasStockSale, mustSell, type StockSaleReason, stockSaleProblem, stockSales } from './stockSale.ts';

export type StockReason = StockSaleReason | StockPurchaseReason | 'noSuchPrivate' | 'notTradable';

const round = (state: EighteenState): StockRoundTask => stockRoundOf(state) as StockRoundTask;

/** Something was bought or sold. */
export function trade(
  title: Title,
  move: KitMove,
  task: StockTurnTask,
  change: Partial<StockTurnTask>,
): void {
  const current = stockTurnOf(move.state) ?? task;
  const turn = { ...current, traded: true, acted: true, ...change };
  move.update(turn);
  const stock = round(move.state);
  if (stock.lastTrader !== task.seat && title.stock.prolongs(turn))
    move.update({ ...stock, lastTrader: task.seat });
}

function endTurn(title: Title, move: KitMove, task: StockTurnTask): void {
  const stock = round(move.state);
  if (!task.traded) move.emit({ type: 'passed', seat: task.seat, company: null, what: 'stockTurn' });
  move.pop();
  move.update({
    ...stock,
    seat: nextSeat(title, move.state, task.seat),
    passes: title.stock.prolongs(task) ? 0 : stock.passes + 1,
  });
}

/** Anything to do but end the turn? */
function isBusy(title: Title, state: EighteenState, task: StockTurnTask): boolean {
  if (hasStockSale(title, state, task)) return true;
  for (const company of title.companies.keys()) {
    if (state.companies[company]?.par === null) {
      if (!startProblem(title, state, task, company, null)) return true;
    } else if (SOURCES.some((from) => !stockPurchaseProblem(title, state, task, company, from, 1)))
      return true;
  }
  return playerDeals(title, state, task).next().done === false || title.stock.asksIdle(state, task);
}

/** What the turn remembers of its purchase. */
const boughtFrom = (
  { soldNow }: StockTurnTask,
  company: CompanyId,
  from: ShareSource,
): StockTurnTask['bought'] => ({ company, from, ...(soldNow.length > 0 && { afterSales: true }) });

/** What he sold he may not buy again in this round, unless the title lets him. */
export function rememberSale(title: Title, move: KitMove, seat: Seat, company: CompanyId): void {
  if (title.stock.buysBack(move.state, company) || hasSold(move.state, seat, company)) return;
  const stock = round(move.state);
  const sold = [...(stock.sold[seat] ?? []), company];
  move.update({ ...stock, sold: { ...stock.sold, [seat]: sold } });
}

/** All deals between players that he may propose, where they trade at all. */
function* playerDeals(title: Title, state: EighteenState, task: StockTurnTask): Generator<Choice<KitAction>> {
  yield* title.deals.betweenPlayers?.proposals(title, state, task) ?? [];
}

export function stockTurn<Own extends string>(title: Title<Own>): KitRules<StockTurnTask, StockReason | Own> {
  return {
    actions: answers('sellShares', 'buyShare', 'startCompany', 'requestPrivate', 'offerPrivate', 'pass'),
    actors: (_state, task) => [task.seat],
    advance(move, task) {
      if (!isBusy(title, move.state, task)) endTurn(title, move, task);
    },
    choices(state, task, seat) {
      const sales = stockSales(title, state, task);
      if (mustSell(title, state, seat)) return sales;
      return [
        ...sales,
        ...stockPurchases(title, state, task),
        ...playerDeals(title, state, task),
        { type: 'one', action: { type: 'pass' } },
      ];
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const first = action.type === 'sellShares' ? undefined : mustSell(title, state, seat);
      if (first) return first;
      switch (action.type) {
        case 'sellShares': {
          const problem = stockSaleProblem(title, state, task, action.company, action.count);
          if (problem) return problem;
          sellShares(title, move, seat, action.company, action.count);
          rememberSale(title, move, seat, action.company);
          trade(title, move, task, { soldNow: [...task.soldNow, action.company] });
          return undefined;
        }
        case 'buyShare': {
          const count = action.count ?? 1;
          const problem = stockPurchaseProblem(title, state, task, action.company, action.from, count);
          if (problem) return problem;
          buyShares(title, move, seat, action.company, action.from, count);
          trade(title, move, task, { bought: boughtFrom(task, action.company, action.from) });
          return undefined;
        }
        case 'startCompany': {
          const problem = startProblem(title, state, task, action.company, action.price);
          if (problem) return problem;
          startCompany(title, move, seat, action.company, action.price);
          trade(title, move, task, { bought: boughtFrom(task, action.company, 'offer') });
          return undefined;
        }
        case 'requestPrivate':
        case 'offerPrivate': {
          const params = { private: action.private };
          if (!title.privates.has(action.private)) return { reason: 'noSuchPrivate', params };
          const trade = title.deals.betweenPlayers;
          return trade ? trade.propose(title, move, task, action) : { reason: 'notTradable', params };
        }
        case 'pass':
          endTurn(title, move, task);
          return undefined;
        default:
          return { reason: 'notNow' };
      }
    },
  };
}
