/** The forced purchase: what a director must raise for a train, and what of his own he may sell for it. */
import type { Objection, Seat } from '@kursbuch/table';
import { directorOf, successorOf } from '../certificate.ts';
import { cashOf } from '../money.ts';
import { mostSaleable, percentLeft, type SaleReason, saleProblem, sharePrice } from '../shares.ts';
import type { Title } from '../title.ts';
import { cheapest } from '../trains.ts';
import type { CompanyId, EighteenState } from '../types.ts';

/** What treasury and director together lack for the bank's cheapest train. */
export function shortfall(title: Title, state: EighteenState, company: CompanyId): number {
  const price = cheapest(title, state);
  const director = directorOf(state, company);
  if (price === undefined || director === null) return 0;
  return price - cashOf(state, company) - cashOf(state, director);
}

export type ForcedSaleReason = SaleReason | 'malformed' | 'cashFirst' | 'keepsOffice' | 'sellsTooMuch';

/** Why the director may not sell these shares to pay for the company's train. */
export function forcedSaleProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  director: Seat,
  sold: CompanyId,
  count: number,
): Objection<ForcedSaleReason> | undefined {
  if (count < 1) return { reason: 'malformed', params: { field: 'count' } };
  const missing = shortfall(title, state, company);
  const smallest = title.fleet.smallestPaper(state, director, sold);
  if (missing <= 0 && smallest <= 1) return { reason: 'cashFirst' };
  const problem = saleProblem(title, state, director, sold, count);
  if (problem) return problem;
  if (sold === company && losesOffice(title, state, company, director, count))
    return { reason: 'keepsOffice', params: { company } };
  const price = sharePrice(title, state, sold, 'pool') as number;
  if ((count - smallest) * price < missing) return undefined;
  return missing <= 0
    ? { reason: 'cashFirst' }
    : { reason: 'sellsTooMuch', params: { company: sold, count } };
}

const losesOffice = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  director: Seat,
  count: number,
): boolean =>
  successorOf(state, company, director, percentLeft(title, state, company, director, count)) !== null;

/** Could the director pay by selling all the shares he may sell, each company's in one block? */
export function canRaise(title: Title, state: EighteenState, company: CompanyId): boolean {
  const director = directorOf(state, company);
  if (director === null) return true;
  let missing = shortfall(title, state, company);
  for (const other of title.companies.keys()) {
    if (missing <= 0) return true;
    let count = mostSaleable(title, state, director, other);
    while (count > 0 && other === company && losesOffice(title, state, company, director, count)) count--;
    missing -= count * (sharePrice(title, state, other, 'pool') ?? 0);
  }
  return missing <= 0;
}
