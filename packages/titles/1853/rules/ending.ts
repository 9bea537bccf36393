/** What ends the game beside a broken bank: a price of 400, at once when its dividend has been paid (5.1.3), and that nothing can happen any more (0.4). */
import {
  type CompanyId,
  cashOf,
  cellOf,
  type EighteenState,
  endGame,
  type KitMove,
  type KitRules,
  percentOf,
  type Title,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { PARS } from '../facts/companies.ts';
import { LAST_PRICE } from '../facts/market.ts';
import { countOf, isFounded, ownOf } from './own.ts';

interface TopPriceTask {
  readonly kind: 'topPrice';
}

export function watchPrice(title: Title, move: KitMove, company: CompanyId): void {
  if (cellOf(title.market, move.state, company)?.price === LAST_PRICE)
    move.push({ kind: 'topPrice' } satisfies TopPriceTask);
}

export function topPrice(title: Title): KitRules<TopPriceTask> {
  return {
    actions: {},
    actors: () => [],
    choices: () => [],
    perform: () => ({ reason: 'notNow' }),
    advance: (move) => endGame(title, move, 'price'),
  };
}

/** What the next share costs a player: one of his own to redeem, or any on offer. */
function nextShare(state: EighteenState, seat: Seat): number {
  const pars = Object.entries(PARS);
  const unpaid = pars.filter(([company]) => countOf(ownOf(state).unredeemed, company, seat) > 0);
  return Math.min(...(unpaid.length > 0 ? unpaid : pars).map(([, par]) => par));
}

/**
 * All money lies in envelopes: no company works, nobody has a share to sell, and if one player had what all have together he could
 * not pay for the next one. It would go on like this for ever (0.4).
 */
export function isStuck(state: EighteenState): boolean {
  const seats = [...state.players.keys()];
  const money = seats.reduce((sum, seat) => sum + cashOf(state, seat), 0);
  return Object.keys(PARS).every(
    (company) =>
      !isFounded(state, company) &&
      seats.every(
        (seat) =>
          percentOf(state, company, seat) <= 10 * countOf(ownOf(state).unredeemed, company, seat) &&
          nextShare(state, seat) > money,
      ),
  );
}
