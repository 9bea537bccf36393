/** Trading shares of 1853 in tests: whole turns, prices on the line, holdings in the order in which they began. */
import type { Seat } from '../../../table/src/index.ts';
import { PARS } from '../facts/companies.ts';
import { PRICES } from '../facts/market.ts';
import { ownOf, withCount } from '../rules/own.ts';
import { type Play, pass, type TableBuilder, withOwn } from './table1853.ts';

export const sell = (company: string, count = 1) => ({ type: 'sellShares', company, count }) as const;
export const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;

/** The marker of a company stands at this price. */
export const priced = (builder: TableBuilder, company: string, price: number): TableBuilder =>
  builder.par(company, PARS[company] as number, `0,${PRICES.indexOf(price)}`);

/** The whole turn of a player: what he does, and the end of it, unless nothing else is left to him. */
export function turn(play: Play, seat: Seat, ...actions: readonly Parameters<Play['do']>[1][]): Play {
  const done = actions.reduce((at, action) => at.do(seat, action), play);
  return done.top === 'stockTurn' && done.waiting[0] === seat ? done.do(seat, pass) : done;
}

/** Everybody who is asked passes until the next stock round. */
export function nextStockRound(play: Play): Play {
  const { set } = play.state.round;
  let next = play;
  for (let guard = 0; guard < 60 && next.state.round.set === set; guard++)
    next = next.acting === undefined ? next.pass() : next.passTurn();
  return next;
}

/** Single shares of a player, held since now: later than all that were given before. */
export function holds(builder: TableBuilder, seat: Seat, company: string, percent: number): TableBuilder {
  builder.shares(seat, company, percent, { director: false });
  const { since, clock } = ownOf(builder.state);
  return withOwn(builder, { since: withCount(since, company, seat, clock + 1), clock: clock + 1 });
}
