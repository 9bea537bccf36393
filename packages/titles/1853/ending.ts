/** A price of 400 ends the game at once, when its dividend has been paid (5.1.3). */
import { type CompanyId, cellOf, endGame, type KitMove, type KitRules, type Title } from '@kursbuch/eighteen';
import { LAST_PRICE } from './facts/market.ts';

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
