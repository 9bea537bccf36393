/** Term: what a share is worth by what its company earns, and what a sale costs its seller. */
import {
  type CompanyId,
  certificateCount,
  directorsCertificate,
  type EighteenState,
  floatingOf,
  losesOffice,
  percentOf,
  type ShareSource,
  sharePrice,
  shareSalePrice,
  stockTurnOf,
  type Title,
  valueAt,
} from '@kursbuch/eighteen';
import { type ActionOf, type Asking, best, cashInSight, directed, offered } from './asking.ts';
import { isStranded } from './fleet.ts';
import { revenue } from './revenue.ts';
import { weightsOf } from './weights.ts';

/** What a paper pays in a round if its company pays all it earns today. */
export function dividend(
  { title, state, own }: Pick<Asking, 'title' | 'state' | 'own'>,
  company: CompanyId,
): number {
  const earned = own.earnsBeside?.(title, state, company) ?? revenue(title, state, company);
  return (earned * title.shares.paperSize(state, company)) / 100;
}

/** What one's own company is more than its dividends: its director decides. */
const OFFICE = 1.3;

/** It has not had a turn of its own. */
const isNew = ({ title, state }: Asking, company: CompanyId): boolean =>
  !state.companies[company]?.operated && title.companies.get(company)?.directed !== false;

/** What a coin spent on this share comes to. */
export function shareYield(asking: Asking, company: CompanyId, from: ShareSource): number {
  const { title, state, seat, own } = asking;
  const { horizon, unknown } = weightsOf(own);
  const cost = sharePrice(title, state, company, from);
  if (cost === undefined || cost <= 0) return 0;
  const worth = shareSalePrice(title, state, company) ?? cost;
  const earned = isNew(asking, company) ? unknown * cost : dividend(asking, company);
  const isOwn = title.operating.speaker(state, company) === seat;
  // A company without a train and without the money for one falls.
  const lasts = state.companies[company]?.operated && isStranded(title, state, company) ? 0.5 : 1;
  return ((isOwn ? OFFICE : 1) * lasts * (worth + horizon * earned)) / cost;
}

export type Sale = ActionOf<'sellShares'>;

/** Was a paper of this company bought in the same turn? Whoever sells it at once has had nothing of it. */
export const isJustBought = ({ state }: Pick<Asking, 'state'>, { company }: Sale): boolean =>
  stockTurnOf(state)?.bought?.company === company;

/** What a sale brings at once. */
export const proceeds = (
  { title, state }: Pick<Asking, 'title' | 'state'>,
  { company, count }: Sale,
): number => count * (shareSalePrice(title, state, company) ?? 0);

/** What is given up with it: dividends to come, and an office dearly. */
function harm(asking: Asking, sale: Sale): number {
  const { title, state, seat } = asking;
  const { company, count } = sale;
  const office = losesOffice(title, state, seat, company, count) ? 5 * proceeds(asking, sale) + 1000 : 0;
  // The rest of the holding loses with the price.
  const rest = (percentOf(state, company, seat) / 10 - count) * count * 5;
  return count * weightsOf(asking.own).horizon * dividend(asking, company) + Math.max(0, rest) + office;
}

/** The sale that costs least and brings so much; if none does, the one that brings most for what it costs. */
export function leastSale(asking: Asking, needed: number): Sale | undefined {
  const sales = offered(asking, 'sellShares');
  const enough = sales.filter((sale) => proceeds(asking, sale) >= needed);
  return enough.length > 0
    ? best(enough, (sale) => -harm(asking, sale))
    : best(sales, (sale) => proceeds(asking, sale) - harm(asking, sale));
}

/** The own company that waits for its float, and what it still costs. */
export function unfinished(
  asking: Asking,
): { readonly company: CompanyId; readonly cost: number } | undefined {
  const { title, state } = asking;
  for (const company of directed(asking)) {
    const floating = floatingOf(title, state, company);
    if (floating && floating.papers > 0) return { company, cost: floating.cost ?? 0 };
  }
  return undefined;
}

/** What it takes to float a company at this par with nobody's help. */
export function floatCost(title: Title, state: EighteenState, company: CompanyId, price: number): number {
  const before = state.companies[company];
  if (!before) return Number.POSITIVE_INFINITY;
  const then = { ...state, companies: { ...state.companies, [company]: { ...before, par: price } } };
  const needed = title.shares.floatPercent(then, company) - title.shares.soldPercent(state, company);
  const size = title.shares.paperSize(state, company);
  return valueAt(title, state, company, Math.max(0, Math.ceil(needed / size)) * size, price);
}

/** The lowest sum that floats any company. */
export function leastFloat({ title, state }: Pick<Asking, 'title' | 'state'>): number {
  const lowest = Math.min(...title.market.par.keys());
  let least = Number.POSITIVE_INFINITY;
  for (const [company, facts] of title.companies) {
    if (facts.directed === false || state.companies[company]?.par !== null || facts.comesLater) continue;
    if (!directorsCertificate(state, company) || !title.stock.startable(state, company)) continue;
    least = Math.min(least, floatCost(title, state, company, facts.par ?? lowest));
  }
  return least;
}

/** Would the papers that float a company, its director's among them, be too many for this player? */
export function hasRoomFor(
  { title, state, seat }: Pick<Asking, 'title' | 'state' | 'seat'>,
  company: CompanyId,
): boolean {
  if (!title.shares.countsForLimit(state, company)) return true;
  const office = directorsCertificate(state, company)?.percent ?? 0;
  const needed =
    title.shares.floatPercent(state, company) - title.shares.soldPercent(state, company) - office;
  const papers = 1 + Math.max(0, Math.ceil(needed / title.shares.paperSize(state, company)));
  return certificateCount(title, state, seat) + papers <= title.shares.certificateLimit(state, seat);
}

/** The highest par at which one can float a company alone, or one of the next lower ones for whoever likes it low. */
export function soundPar<T extends { readonly company: CompanyId; readonly price: number }>(
  { title, state, seat, style }: Pick<Asking, 'title' | 'state' | 'seat' | 'style'>,
  pars: readonly T[],
  isPaid: boolean,
): T | undefined {
  const cash = cashInSight(state, seat);
  const sound = pars
    .filter(({ company, price }) => {
      const office = isPaid ? 0 : (directorsCertificate(state, company)?.percent ?? 0);
      return floatCost(title, state, company, price) - valueAt(title, state, company, office, price) <= cash;
    })
    .toSorted((one, other) => other.price - one.price);
  return sound[Math.min(style?.lower ?? 0, sound.length - 1)];
}
