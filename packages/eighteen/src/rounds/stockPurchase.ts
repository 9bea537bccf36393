/** Buying on a stock turn: shares, and the director's certificate with which a company starts. */
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { directorsCertificate, percentOf } from '../certificate.ts';
import { certificateLimitProblem } from '../limits.ts';
import type { Market } from '../market.ts';
import { cashOf, pay } from '../money.ts';
import { recently } from '../recent.ts';
import { type PurchaseReason, purchaseProblem, setPar, takeDirectorCertificate, valueAt } from '../shares.ts';
import type { KitMove, Title } from '../title.ts';
import type { CompanyId, EighteenState, KitAction, ShareSource } from '../types.ts';
import { hasSold, type StockTurnTask } from './stockRound.ts';

/** Where shares are bought. */
export const SOURCES: readonly ShareSource[] = ['offer', 'pool', 'treasury'];

export type StockPurchaseReason =
  | PurchaseReason
  | 'malformed'
  | 'noSuchCompany'
  | 'boughtSeveral'
  | 'boughtAlready'
  | 'onlyFromPool'
  | 'onlyOne'
  | 'soldThisRound'
  | 'notForSale'
  | 'alreadyStarted'
  | 'badPar'
  | 'notEnoughCash';

/** Why the player on turn may not buy so many shares of a company from there. */
export function stockPurchaseProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  task: StockTurnTask,
  company: CompanyId,
  from: ShareSource,
  count: number,
): Objection<StockPurchaseReason | Own> | undefined {
  const { seat, bought } = task;
  if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
  if (count < 1) return { reason: 'malformed', params: { field: 'count' } };
  if (state.companies[company]?.par === null) return { reason: 'directorFirst', params: { company } };
  if (bought) {
    // A private from another player does not count against several shares.
    const lifted =
      bought.from === 'player' ||
      (bought.company === company && title.stock.severalPerTurn(state, company, bought.from));
    if (!lifted || !title.stock.severalPerTurn(state, company, from))
      return {
        reason:
          isLifted(title, state, company) || isLifted(title, state, bought.company)
            ? 'boughtSeveral'
            : 'boughtAlready',
        params: { company },
      };
  }
  if (count > 1 && !title.stock.severalPerTurn(state, company, from))
    return {
      reason: isLifted(title, state, company) ? 'onlyFromPool' : 'onlyOne',
      params: { company, from },
    };
  if (hasSold(state, seat, company)) return { reason: 'soldThisRound', params: { company } };
  return (
    title.stock.purchaseProblem(state, task, company, from) ??
    purchaseProblem(title, state, seat, company, from, count)
  );
}

/** The one-purchase rule is lifted for a company, though perhaps not for this mixture. */
const isLifted = (title: Title, state: EighteenState, company: CompanyId | null): boolean =>
  company !== null && title.stock.severalPerTurn(state, company, 'pool');

const lowestPar = recently(({ par }: Market) => Math.min(...par.keys()));

/** Why the player on turn may not start a company at this par; without a price: at any. */
export function startProblem(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
  company: CompanyId,
  price: number | null,
): Objection<StockPurchaseReason> | undefined {
  const { seat } = task;
  if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
  if (!title.stock.startable(state, company)) return { reason: 'notForSale', params: { company } };
  if (state.companies[company]?.par !== null) return { reason: 'alreadyStarted', params: { company } };
  if (task.bought) return { reason: 'boughtAlready', params: { company } };
  if (hasSold(state, seat, company)) return { reason: 'soldThisRound', params: { company } };
  if (price !== null && !title.market.par.has(price))
    return { reason: 'badPar', params: { price, allowed: [...title.market.par.keys()] } };
  const certificate = directorsCertificate(state, company);
  const percent = certificate?.percent ?? 0;
  const held = percentOf(state, company, seat);
  const limit = title.shares.holdingLimit(state, company);
  if (held + percent > limit) return { reason: 'holdingLimit', params: { company, held, limit } };
  const tooMany = certificateLimitProblem(title, state, seat, company, 1);
  if (tooMany) return tooMany;
  const lowest = price ?? lowestPar(title.market);
  const cost = valueAt(title, state, company, percent, lowest);
  if (cashOf(state, seat) < cost)
    return { reason: 'notEnoughCash', params: { cost, cash: cashOf(state, seat) } };
  return undefined;
}

/** The director's certificate at the par its buyer names. */
export function startCompany(
  title: Title,
  move: KitMove,
  seat: Seat,
  company: CompanyId,
  price: number,
): void {
  const certificate = directorsCertificate(move.state, company);
  const cost = valueAt(title, move.state, company, certificate?.percent ?? 0, price);
  setPar(title, move, company, price);
  pay(title, move, seat, 'bank', cost, 'directorCertificate');
  takeDirectorCertificate(title, move, company, seat);
}

/** All that the player on turn may buy. */
export function* stockPurchases(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
): Generator<Choice<KitAction>> {
  for (const company of title.companies.keys()) {
    if (state.companies[company]?.par === null) {
      // What speaks against the lowest par speaks against all.
      if (startProblem(title, state, task, company, null)) continue;
      for (const price of title.market.par.keys())
        if (!startProblem(title, state, task, company, price))
          yield { type: 'one', action: { type: 'startCompany', company, price } };
      continue;
    }
    for (const from of SOURCES)
      for (let count = 1; !stockPurchaseProblem(title, state, task, company, from, count); count++)
        yield {
          type: 'one',
          action:
            count === 1 ? { type: 'buyShare', company, from } : { type: 'buyShare', company, from, count },
        };
  }
}
