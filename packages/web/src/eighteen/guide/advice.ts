/**
 * What a beginner might do: for every decision a sound choice among those that are offered, best first. It is advice for
 * the first rounds, not a player: it keeps money for a company and a train, floats what it starts, and pays out.
 */
import {
  type CompanyId,
  type ConsentTask,
  cashOf,
  companyTurnOf,
  countedTrains,
  directorOf,
  type EighteenState,
  minimumBid,
  type PrivateSaleTask,
  type StockTurnTask,
  salePrice,
  trainFacts,
  valueAt,
} from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import { parOutlook, soundPar } from '../foresight/pars.ts';
import { type ActionOf, actionsOf, type Offer, offered, ranges, withAmount } from '../game/game.ts';
import type { Advise, Asking, TitleAdvice } from '../game/titleGuide.ts';
import { earnsMore, layAdvice } from './trackAdvice.ts';

export function adviceFor(asking: Asking, own: TitleAdvice = {}): readonly EighteenAction[] {
  const kind = asking.state.agenda.at(-1)?.kind ?? '';
  const advise =
    own.tasks?.[kind] ??
    (kind === 'stockTurn' ? (one: Asking) => stockAdvice(one, own.companies ?? null) : TASKS[kind]);
  const found = (advise?.(asking) ?? []).filter((action) => isOffered(asking.offers, action));
  return found.length > 0 ? found : anything(asking);
}

/** Nothing is suggested that is not among the choices. */
const isOffered = (offers: readonly Offer[], action: EighteenAction): boolean =>
  offers.some((offer) =>
    offer.type === 'range'
      ? sameData(withAmount(offer, offer.min), action)
      : actionsOf(offer).some((one) => sameData(one, action)),
  );

const PASS: EighteenAction = { type: 'pass' };

const mayPass = ({ offers }: Asking): boolean => offered(offers, 'pass').length > 0;

/** Nothing to say about it: pass where that is allowed, else the first thing there is. */
function anything(asking: Asking): readonly EighteenAction[] {
  if (mayPass(asking)) return [PASS];
  const [first] = asking.offers
    .flatMap((offer) => (offer.type === 'range' ? [withAmount(offer, offer.min)] : actionsOf(offer)))
    .filter(({ type }) => type !== 'declareBankruptcy');
  return first ? [first] : [];
}

// ---------------------------------------------------------------- the sale of the privates

/** What it takes to float a company at the lowest par, if that is not nearly all there is. */
export function reserve({ title, state, seat }: Pick<Asking, 'title' | 'state' | 'seat'>): number {
  const [company] = title.companies.keys();
  const lowest = Math.min(...title.market.par.keys());
  if (company === undefined || !Number.isFinite(lowest)) return 0;
  const floats = valueAt(title, state, company, title.shares.floatPercent(state, company), lowest);
  return Math.min(floats, Math.floor(cashOf(state, seat) * 0.75));
}

/** So many small railways are enough for one player. */
const ENOUGH = 2;

const ownedBy = (state: EighteenState, seat: Seat): number =>
  Object.values(state.privates).filter(({ owner, closed }) => owner === seat && !closed).length;

function privateSale(asking: Asking): readonly EighteenAction[] {
  const { title, state, seat, offers } = asking;
  const task = state.agenda.at(-1) as PrivateSaleTask;
  const price = ({ private: one }: ActionOf<'buyPrivate'>) => salePrice(title, state, one);
  const [cheapest] = offered(offers, 'buyPrivate').toSorted((one, other) => price(one) - price(other));
  if (!cheapest) return mayPass(asking) ? [PASS] : [];
  const isSpare = cashOf(state, seat) - price(cheapest) >= reserve(asking);
  // Where everybody waits for the others, one must begin.
  const isLast = task.passes >= state.players.length - 1;
  if ((isSpare && ownedBy(state, seat) < ENOUGH) || isLast || !mayPass(asking)) return [cheapest];
  return [PASS];
}

/** A private is worth a little more than its price, while there is money for a company. */
function bidding(asking: Asking): readonly EighteenAction[] {
  const { title, state, seat, offers } = asking;
  const [bid] = ranges(offers, 'bid');
  if (bid?.action.type !== 'bid') return [];
  const { private: one } = bid.action;
  const face = title.privates.get(one)?.price ?? 0;
  const least = minimumBid(title, state, one);
  const isFair = least <= face * 1.15 && cashOf(state, seat) - least >= reserve(asking);
  return isFair || !mayPass(asking) ? [withAmount(bid, bid.min)] : [PASS];
}

// ---------------------------------------------------------------- stock rounds

const outlooksOf = ({ title, state, seat }: Asking, pars: readonly ActionOf<'startCompany' | 'setPar'>[]) =>
  pars.map(({ type, company, price }) =>
    parOutlook(title, state, seat, company, price, type === 'startCompany'),
  );

function parChoice(asking: Asking): readonly EighteenAction[] {
  const pars = offered(asking.offers, 'setPar');
  const price = soundPar(outlooksOf(asking, pars))?.price;
  return pars.filter((par) => par.price === price);
}

export function stockAdvice(asking: Asking, easy: readonly CompanyId[] | null): readonly EighteenAction[] {
  const { title, state, seat, offers } = asking;
  const { bought } = state.agenda.at(-1) as StockTurnTask;
  if (!mayPass(asking)) return offered(offers, 'sellShares').slice(0, 1);
  if (bought) return [PASS];
  const own = [...title.companies.keys()].filter((one) => directorOf(state, one) === seat);
  const single = offered(offers, 'buyShare').filter(({ count = 1 }) => count === 1);
  const shareOf = (company: CompanyId) => single.filter((one) => one.company === company);
  const waiting = own.filter((one) => !state.companies[one]?.floated);
  const floating = waiting.flatMap(shareOf);
  if (floating.length > 0) return floating.slice(0, 1);
  if (own.length === 0) {
    const start = startAdvice(asking, easy);
    // Who cannot float one alone helps another's company on its way, if there is one.
    const joins = single.filter(({ company }) => !state.companies[company]?.floated);
    if (start && (start.isAlone || joins.length === 0)) return [start.action];
    if (joins.length > 0) return joins.toSorted(byPapersSold(asking)).slice(0, 1);
  }
  // Money in the hand earns nothing: more of the own company, or a share of one that somebody else leads.
  const more = own.flatMap(shareOf);
  if (more.length > 0) return more.slice(0, 1);
  if (own.length > 0) return [PASS];
  return single.toSorted(byPapersSold(asking)).slice(0, 1);
}

/** What is nearest to being sold first. */
const byPapersSold =
  ({ title, state }: Asking) =>
  (one: { readonly company: CompanyId }, other: { readonly company: CompanyId }): number =>
    title.shares.soldPercent(state, other.company) - title.shares.soldPercent(state, one.company);

/** The easiest company to start, best of all one that its director can float alone. */
function startAdvice(
  asking: Asking,
  easy: readonly CompanyId[] | null,
): { readonly action: EighteenAction; readonly isAlone: boolean } | null {
  const starts = offered(asking.offers, 'startCompany');
  const companies = easy ?? [...asking.title.companies.keys()];
  for (const company of companies) {
    const pars = starts.filter((one) => one.company === company);
    const par = soundPar(outlooksOf(asking, pars));
    const action = pars.find(({ price }) => price === par?.price);
    if (par && action) return { action, isAlone: par.own >= par.missing };
  }
  return null;
}

// ---------------------------------------------------------------- operating rounds

const trackStep = ({ title, state, offers }: Asking): readonly EighteenAction[] =>
  layAdvice(title, state, offered(offers, 'layTile'));

/** One train, and a second if it has somewhere to run and there is money enough for the time after. */
function trainStep(asking: Asking): readonly EighteenAction[] {
  const { title, state, offers } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return [];
  const [train] = offered(offers, 'buyTrain')
    .filter(({ from, tradeIn, power }) => !title.companies.has(from) && tradeIn === undefined && !power)
    // What it can buy it may not be able to run.
    .filter(({ kind }) => title.runs.mayUse(state, company, kind))
    .toSorted((one, other) => one.price - other.price);
  if (!train) return [];
  const held = countedTrains(title, state, company).length;
  const isRich = cashOf(state, company) >= 4 * train.price;
  const isNeeded = held === 0 || !mayPass(asking);
  return isNeeded || (held === 1 && isRich && earnsMore(title, state, company, train.kind)) ? [train] : [];
}

function discardTrains({ title, offers }: Asking): readonly EighteenAction[] {
  const price = ({ kind }: ActionOf<'discardTrain'>) => trainFacts(title, kind).price;
  return offered(offers, 'discardTrain')
    .toSorted((one, other) => price(one) - price(other))
    .slice(0, 1);
}

/** A private for its price or better; trains are not sold by beginners. */
function consent({ title, state, seat }: Asking): readonly EighteenAction[] {
  const { deal } = state.agenda.at(-1) as ConsentTask;
  if (deal.item === 'train') return [{ type: 'decline' }];
  const face = title.privates.get(deal.private)?.price ?? 0;
  const isGood = deal.seller === seat ? deal.price >= face : deal.price <= face;
  return [{ type: isGood ? 'accept' : 'decline' }];
}

const TASKS: Readonly<Record<string, Advise>> = {
  privateSale,
  bidding,
  parChoice,
  trackStep,
  stationStep: (asking) => (mayPass(asking) ? [PASS] : []),
  revenueStep: ({ offers }) => offered(offers, 'payOut'),
  trainStep,
  discardTrains,
  consent,
};
