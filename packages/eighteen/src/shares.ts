/** Buying and selling shares: what is allowed, and what it does. Used by stock rounds and by forced sales. */
import type { Objection, Seat } from '@kursbuch/table';
import {
  directorOf,
  directorsCertificate,
  layDownOffice,
  moveShares,
  ordinaryOf,
  ordinaryOfSize,
  papersWorth,
  percentIn,
  percentOf,
  settleDirector,
  successorOf,
  swapDirector,
} from './certificate.ts';
import { certificateLimitProblem } from './limits.ts';
import { cellOf, type Direction, priceOf } from './market.ts';
import { cashOf, pay } from './money.ts';
import { isPublic } from './reading.ts';
import type { KitMove, Title } from './title.ts';
import type { Certificate, CertificateId, CompanyId, EighteenState, Holder, ShareSource } from './types.ts';

export interface SharePolicy {
  /** How many certificates a player may hold. */
  certificateLimit(state: EighteenState, seat: Seat): number;
  /** Does a company's paper count against that limit? */
  countsForLimit(state: EighteenState, company: CompanyId): boolean;
  /** Do privates count against it? */
  privatesCount(state: EighteenState): boolean;
  /** How many percent of the company one player may hold. */
  holdingLimit(state: EighteenState, company: CompanyId): number;
  /** How many percent of the company the pool may hold. */
  poolLimit(state: EighteenState, company: CompanyId): number;
  /** How many percent of the company are sold, as its floating counts them. */
  soldPercent(state: EighteenState, company: CompanyId): number;
  /** Percent that must be sold before a company floats. */
  floatPercent(state: EighteenState, company: CompanyId): number;
  /** Its money when it floats. */
  capital(state: EighteenState, company: CompanyId): number;
  /** Paid the moment it floats, or at the start of the next operating round. */
  capitalAtFloat(state: EighteenState, company: CompanyId): boolean;
  /** Its marker comes on the market with the par, or when the company gets its money. */
  quotedAtPar(state: EighteenState, company: CompanyId): boolean;
  /** How many percent an ordinary paper of the company is at present: purchases and sales are counted in these. */
  paperSize(state: EighteenState, company: CompanyId): number;
  /** For how many percent of the company its price is. */
  pricedPercent(state: EighteenState, company: CompanyId): number;
  /** What an ordinary paper costs at the pool, or brings there; undefined while there is no price. */
  poolPrice(
    title: Title,
    state: EighteenState,
    company: CompanyId,
    trade: 'purchase' | 'sale',
  ): number | undefined;
  /** Who takes the company over when its director's holding comes to so many percent; null if all stays as it is. */
  successor(state: EighteenState, company: CompanyId, director: Seat | null, percent: number): Seat | null;
  /** The director may sell of his certificate though nobody takes it over: it goes to the pool. */
  officeMayLapse(state: EighteenState, company: CompanyId): boolean;
  /** How many steps down a sale of so many papers moves the marker. */
  saleSteps(state: EighteenState, company: CompanyId, papers: number): number;
}

/** Papers of ten percent, at a price each. Sixty percent float a company with ten times its par, and nobody holds more of it; every paper sold is a step down. */
export const usualShares: Omit<SharePolicy, 'certificateLimit'> = {
  countsForLimit: () => true,
  privatesCount: () => true,
  holdingLimit: () => 60,
  poolLimit: () => 50,
  soldPercent: (state, company) => 100 - percentOf(state, company, 'offer'),
  floatPercent: () => 60,
  capital: (state, company) => (state.companies[company]?.par ?? 0) * 10,
  capitalAtFloat: () => true,
  quotedAtPar: () => true,
  paperSize: () => 10,
  pricedPercent: () => 10,
  poolPrice(title, state, company) {
    const price = priceOf(title.market, state, company);
    return price === undefined
      ? undefined
      : valueAt(title, state, company, title.shares.paperSize(state, company), price);
  },
  officeMayLapse: () => false,
  successor: (state, company, director, percent) =>
    director === null ? null : successorOf(state, company, director, percent),
  saleSteps: (_state, _company, papers) => papers,
};

/** What so many percent of a company come to at a price. */
export const valueAt = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  percent: number,
  price: number,
): number => (price * percent) / title.shares.pricedPercent(state, company);

/** Who holds what is bought from there: papers in a company's treasury are its own. */
export const holderAt = (company: CompanyId, from: ShareSource): Holder =>
  from === 'treasury' ? company : from;

/** What an ordinary paper costs from the offer, the pool or the treasury; undefined while there is no price. */
export function sharePrice(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  from: ShareSource,
): number | undefined {
  if (from === 'pool') return title.shares.poolPrice(title, state, company, 'purchase');
  const price = from === 'offer' ? state.companies[company]?.par : priceOf(title.market, state, company);
  if (price === undefined || price === null) return undefined;
  return valueAt(title, state, company, title.shares.paperSize(state, company), price);
}

/** What an ordinary paper brings its seller; undefined while there is no price. */
export const shareSalePrice = (title: Title, state: EighteenState, company: CompanyId): number | undefined =>
  title.shares.poolPrice(title, state, company, 'sale');

/** How many ordinary papers somebody's holding is worth; a director's certificate counts for several. */
export const papersHeld = (title: Title, state: EighteenState, company: CompanyId, holder: Holder): number =>
  Math.floor(percentOf(state, company, holder) / title.shares.paperSize(state, company));

/** What is left of a player's holding, in percent, after a sale of so many papers. */
const percentLeft = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  seat: Seat,
  count: number,
): number => percentOf(state, company, seat) - count * title.shares.paperSize(state, company);

/** Why shares may not be bought from the offer or the pool. */
export type PurchaseReason =
  | 'companyGone'
  | 'directorFirst'
  | 'noShareThere'
  | 'holdingLimit'
  | 'certificateLimit'
  | 'shareTooExpensive';

/** Why a player may not take so many papers from there: the limits and the money, not the order of play. */
export function purchaseProblem(
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  from: ShareSource,
  count: number,
): Objection<PurchaseReason> | undefined {
  if (state.companies[company]?.closed) return { reason: 'companyGone', params: { company } };
  if (state.companies[company]?.par === null) return { reason: 'directorFirst', params: { company } };
  const price = sharePrice(title, state, company, from);
  const size = title.shares.paperSize(state, company);
  const available = ordinaryOfSize(state, company, holderAt(company, from), size);
  // What has no price on the market yet is not in the pool either.
  if (price === undefined || available < count)
    return { reason: 'noShareThere', params: { company, from, available } };
  const held = percentOf(state, company, seat);
  const limit = title.shares.holdingLimit(state, company);
  if (held + count * size > limit) return { reason: 'holdingLimit', params: { company, held, limit } };
  const surplus = certificateLimitProblem(title, state, seat, company, count);
  if (surplus) return surplus;
  const cost = count * price;
  if (cashOf(state, seat) < cost)
    return { reason: 'shareTooExpensive', params: { cost, cash: cashOf(state, seat) } };
  return undefined;
}

export function buyShares(
  title: Title,
  move: KitMove,
  seat: Seat,
  company: CompanyId,
  from: ShareSource,
  count: number,
): void {
  const price = sharePrice(title, move.state, company, from) as number;
  pay(title, move, seat, from === 'treasury' ? company : 'bank', price * count, 'share');
  takeShares(title, move, seat, company, from, count);
}

/** Papers leave the bank, paid for or not: the director and the float may change. */
export function takeShares(
  title: Title,
  move: KitMove,
  to: Seat,
  company: CompanyId,
  from: ShareSource,
  count: number,
): void {
  const percent = count * title.shares.paperSize(move.state, company);
  moveShares(move, company, holderAt(company, from), to, percent);
  title.on.sharesMoved(title, move, company);
  settleDirector(title, move, company);
  settleFloat(title, move, company);
}

/** How far a company is that has not floated. */
export interface Floating {
  /** So many percent are sold, and so many must be. */
  readonly sold: number;
  readonly needed: number;
  /** So many ordinary papers are missing, and what they cost together; null while there is no par. */
  readonly papers: number;
  readonly cost: number | null;
  /** What it gets when it floats, and whether at once or with the next operating round; null while there is no par. */
  readonly capital: number | null;
  readonly atOnce: boolean;
}

/** Null for a company that has floated, is out of the game, or is none that floats. */
export function floatingOf(title: Title, state: EighteenState, company: CompanyId): Floating | null {
  const { floated, closed, par } = state.companies[company] ?? { floated: true, closed: true, par: null };
  if (floated || closed || title.companies.get(company)?.directed === false) return null;
  const [sold, needed] = [
    title.shares.soldPercent(state, company),
    title.shares.floatPercent(state, company),
  ];
  const papers = Math.max(0, Math.ceil((needed - sold) / title.shares.paperSize(state, company)));
  const price = sharePrice(title, state, company, 'offer');
  return {
    sold,
    needed,
    papers,
    cost: price === undefined ? null : papers * price,
    capital: par === null ? null : title.shares.capital(state, company),
    atOnce: title.shares.capitalAtFloat(state, company),
  };
}

/** Enough has left the offer: the company floats, for good. */
export function settleFloat(title: Title, move: KitMove, company: CompanyId): void {
  const { floated, par } = move.state.companies[company] as EighteenState['companies'][string];
  if (floated || par === null) return;
  if (title.shares.soldPercent(move.state, company) < title.shares.floatPercent(move.state, company)) return;
  move.emit({ type: 'floated', company });
  if (title.shares.capitalAtFloat(move.state, company)) payCapital(title, move, company);
  title.on.floated(title, move, company);
}

/** What a company that has floated has still to get from the bank, at the latest when it operates; null for nothing. */
export function capitalAhead(title: Title, state: EighteenState, company: CompanyId): number | null {
  const { floated, closed, capitalised, par } = state.companies[
    company
  ] as EighteenState['companies'][string];
  if (!floated || closed || capitalised || par === null) return null;
  return title.shares.capital(state, company) || null;
}

/** A company gets its money; if it has no price yet it is quoted now. */
export function payCapital(title: Title, move: KitMove, company: CompanyId): void {
  const par = move.state.companies[company]?.par ?? null;
  if (par !== null && !move.state.markers[company]) quote(title, move, company, par);
  move.emit({ type: 'capitalPaid', company });
  pay(title, move, 'bank', company, title.shares.capital(move.state, company), 'capital');
}

/** Why shares may not be sold to the pool. */
export type SaleReason = 'companyGone' | 'notHeld' | 'noPrice' | 'poolLimit' | 'nobodyToDirect';

/** Why a player may not sell so many papers to the bank: the papers and the pool, not the order of play. */
export function saleProblem(
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  count: number,
): Objection<SaleReason> | undefined {
  if (state.companies[company]?.closed) return { reason: 'companyGone', params: { company } };
  const size = title.shares.paperSize(state, company);
  const percent = count * size;
  const held = percentOf(state, company, seat);
  if (held < percent) return { reason: 'notHeld', params: { company, held, percent } };
  if (shareSalePrice(title, state, company) === undefined) return { reason: 'noPrice', params: { company } };
  const pool = percentOf(state, company, 'pool');
  const limit = title.shares.poolLimit(state, company);
  if (pool + percent > limit) return { reason: 'poolLimit', params: { company, pool, limit } };
  if (ordinaryOfSize(state, company, seat, size) >= count) return undefined;
  const papers = ordinaryOf(state, company, seat);
  if (percent <= percentIn(papers)) {
    // No paper is torn: so many percent must be there in papers.
    if (percentIn(papersWorth(papers, percent)) < percent)
      return { reason: 'notHeld', params: { company, held, percent } };
  } else {
    // Part of the director's certificate is to be sold: somebody takes it over, or the pool against change.
    if (heirOf(title, state, company, seat, held - percent) !== null) return undefined;
    if (!title.shares.officeMayLapse(state, company))
      return { reason: 'nobodyToDirect', params: { company } };
    const singles = [...papers, ...changeIn(state, company)];
    if (percentIn(papersWorth(singles, held - percent)) < held - percent)
      return { reason: 'notHeld', params: { company, held, percent } };
  }
  return undefined;
}

/** Who takes the director's certificate over when its holder keeps so many percent; null if nobody does, or can. */
function heirOf(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  director: Seat,
  percent: number,
): Seat | null {
  const successor = title.shares.successor(state, company, director, percent);
  const worth = directorsCertificate(state, company)?.percent ?? 0;
  return successor !== null && percentOf(state, company, successor) >= worth ? successor : null;
}

/** The ordinary papers that the bank can give as change. */
const changeIn = (state: EighteenState, company: CompanyId): readonly Certificate[] => [
  ...ordinaryOf(state, company, 'pool'),
  ...ordinaryOf(state, company, 'offer'),
];

/** Would a player hand over the company he directs with so many papers of it? */
export const losesOffice = (
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  count: number,
): boolean =>
  directorOf(state, company) === seat &&
  title.shares.successor(state, company, seat, percentLeft(title, state, company, seat, count)) !== null;

/** The largest number of papers a player could sell at once. */
export function mostSaleable(title: Title, state: EighteenState, seat: Seat, company: CompanyId): number {
  for (let count = papersHeld(title, state, company, seat); count > 0; count--)
    if (!saleProblem(title, state, seat, company, count)) return count;
  return 0;
}

/** Sell to the pool: the price before the drop for every paper; the office goes over first if it must. */
export function sellShares(title: Title, move: KitMove, seat: Seat, company: CompanyId, count: number): void {
  const price = shareSalePrice(title, move.state, company) as number;
  const percent = count * title.shares.paperSize(move.state, company);
  let change = 0;
  if (directorOf(move.state, company) === seat) {
    const ordinary = percentIn(ordinaryOf(move.state, company, seat));
    const held = percentOf(move.state, company, seat);
    const heir = heirOf(title, move.state, company, seat, held - percent);
    if (heir !== null) swapDirector(move, company, heir);
    else if (percent > ordinary) {
      layDownOffice(move, company);
      title.on.officeLapsed(title, move, company, seat);
    }
    // Part of the director's certificate: all he has goes to the pool, which gives change.
    if (percent > ordinary) change = held - percent;
  }
  handIn(move, company, seat, percent, change);
  title.on.sharesMoved(title, move, company);
  pay(title, move, 'bank', seat, price * count, 'sale');
  moveMarker(title, move, company, 'down', title.shares.saleSteps(move.state, company, count), 'sale');
}

/** Papers of this worth go to the pool, and so much comes back from it; what would come back at once stays where it is. */
function handIn(move: KitMove, company: CompanyId, seat: Seat, percent: number, change: number): void {
  const given = papersWorth(ordinaryOf(move.state, company, seat), percent + change);
  // In the public engine everything goes over the pool, which keeps its papers in the order they came.
  const kept = isPublic(move.state) ? [] : papersWorth(given, change);
  const hand = (papers: readonly Certificate[], to: Holder) => {
    for (const { id } of papers) move.emit({ type: 'certificateMoved', company, certificate: id, to });
  };
  hand(
    given.filter((paper) => !kept.includes(paper)),
    'pool',
  );
  hand(papersWorth(changeIn(move.state, company), change - percentIn(kept)), seat);
}

/** So many steps in a direction of the market. */
export interface PriceMove {
  readonly direction: Direction;
  readonly steps: number;
}

/** Move a price marker; one that cannot move keeps its place in the pile. */
export function moveMarker(
  title: Title,
  move: KitMove,
  company: CompanyId,
  direction: Direction,
  steps: number,
  why: string,
): void {
  const start = cellOf(title.market, move.state, company);
  if (!start) return;
  let cell = start.id;
  for (let step = 0; step < steps; step++) cell = title.market.move(cell, direction);
  if (cell === start.id) return;
  move.emit({ type: 'markerMoved', company, cell, why });
  title.on.markerArrived(title, move, company);
}

/** Name the par: the marker goes on the market, now or when the company floats. */
export function setPar(title: Title, move: KitMove, company: CompanyId, price: number): void {
  move.emit({ type: 'parSet', company, par: price });
  if (title.shares.quotedAtPar(move.state, company)) quote(title, move, company, price);
}

/** The marker of a company comes on the market at its par. */
export const quote = (title: Title, move: KitMove, company: CompanyId, par: number): void =>
  move.emit({ type: 'markerMoved', company, cell: title.market.par.get(par) as string, why: 'par' });

/** The director's certificate leaves the offer. */
export function takeDirectorCertificate(title: Title, move: KitMove, company: CompanyId, to: Holder): void {
  const certificate = directorsCertificate(move.state, company);
  if (certificate) takeCertificate(title, move, company, certificate.id, to);
}

/** One certificate changes hands for nothing: the director and the float may change. */
export function takeCertificate(
  title: Title,
  move: KitMove,
  company: CompanyId,
  certificate: CertificateId,
  to: Holder,
): void {
  move.emit({ type: 'certificateMoved', company, certificate, to });
  settleDirector(title, move, company);
  settleFloat(title, move, company);
}
