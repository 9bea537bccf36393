/** What is worth a look: for each kind of question the few answers among which a search decides. */

import {
  type CompanyId,
  companyTurnOf,
  directorOf,
  type EighteenAction,
  freeCash,
  salePrice,
  sharePrice,
  usefulTrains,
} from '@kursbuch/eighteen';
import { sameData } from '@kursbuch/table';
import { type Asking, directed, offered, passing, ranges } from './asking.ts';
import { isSoundBid } from './calmPrivates.ts';
import { purchases } from './fleet.ts';
import { homeWorth } from './homes.ts';
import { hasRoomFor, isJustBought, type Sale, soundPar, unfinished } from './papers.ts';
import { isTight, lostWith, projectedYield } from './steadyStock.ts';

/** So many of a kind. */
const SHARES = 5;
const STARTS = 3;
const SALES = 4;
const PARS = 3;
const BIDS = 3;
/** A question with so few answers is looked at whole. */
const FEW = 6;

/** What is worth a look beside the usual answer. */
type Look = (asking: Asking, fallback: EighteenAction) => readonly EighteenAction[];

/** The best few of some, the best first. */
function few<T>(items: readonly T[], count: number, worth: (item: T) => number): readonly T[] {
  return items
    .map((item) => ({ item, value: worth(item) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ item }) => item);
}

/** The first of each, then the second of each, and so on: where there is no time for all, each kind has its best. */
function inTurn<T>(kinds: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => kinds.flatMap((kind) => kind.slice(at, at + 1))).flat();
}

const pass = (asking: Asking): readonly EighteenAction[] => {
  const one = passing(asking);
  return one ? [one] : [];
};

// ---------------------------------------------------------------- stock rounds

/** The guard: a company is begun only by whoever can float it alone, has room for its papers, and has no other waiting. */
function starts(asking: Asking): readonly EighteenAction[] {
  const { title, state, own } = asking;
  if (directed(asking).some((company) => !state.companies[company]?.floated)) return [];
  const all = offered(asking, 'startCompany').filter(
    ({ company }) => (own.mayBegin?.(title, state, company) ?? true) && hasRoomFor(asking, company),
  );
  const sound = [...new Set(all.map(({ company }) => company))].flatMap((company) => {
    const pars = all.filter((one) => one.company === company);
    return soundPar(asking, pars, true) ?? [];
  });
  return few(sound, STARTS, ({ company, price }) => homeWorth(title, state, company) + price / 4);
}

/** Papers of each company, one or all that may go, but none that one could buy again in a circle. */
function sales(asking: Asking): readonly Sale[] {
  const { title, state, seat } = asking;
  const most = new Map<CompanyId, Sale>();
  const single: Sale[] = [];
  for (const sale of offered(asking, 'sellShares')) {
    if (title.stock.buysBack(state, sale.company) || isJustBought(asking, sale)) continue;
    // Nobody floats a company to sell it before it has had a turn.
    if (directorOf(state, sale.company) === seat && !state.companies[sale.company]?.operated) continue;
    if (sale.count === 1) single.push(sale);
    else if (sale.count > (most.get(sale.company)?.count ?? 0)) most.set(sale.company, sale);
  }
  return [...single, ...most.values()];
}

/** An office is given up after everything else. */
const OFFICE = 10_000;

/**
 * Other shares, companies to begin, and sales. Which company it begins is left to its usual judgement, which draws among equals,
 * and money for a paper worth having does not lie idle: a few rounds on a map that stands still say too little of either.
 */
const stockTurn: Look = (asking, fallback) => {
  const { title, state, seat, own } = asking;
  // What was begun is finished first: with papers of others in its place it would not run.
  if (fallback.type === 'startCompany' || unfinished(asking)) return [];
  const shares = offered(asking, 'buyShare').filter(({ count = 1 }) => count === 1);
  const prices = shares.map(({ company, from }) => sharePrice(title, state, company, from) ?? 0);
  // Where there is more money than room for papers, a few rounds do not show which one should take the room.
  if (fallback.type === 'buyShare' && isTight(asking, prices)) return [];
  // Papers of which each is missed least go first, one's own companies last.
  const cheap = (sale: Sale) =>
    (directorOf(state, sale.company) === seat ? -OFFICE : 0) - lostWith(asking, sale);
  const rest = asking.choices.flatMap((choice): readonly EighteenAction[] =>
    choice.type === 'one' && own.stockActions?.includes(choice.action.type) ? [choice.action] : [],
  );
  return inTurn([
    fallback.type === 'buyShare' ? [] : pass(asking),
    few(shares, SHARES, ({ company, from }) => projectedYield(asking, company, from)),
    few(sales(asking), SALES, cheap),
    starts(asking),
    rest.slice(0, FEW),
  ]);
};

const parChoice = (asking: Asking): readonly EighteenAction[] => {
  const pars = offered(asking, 'setPar');
  return few(pars, PARS, ({ price }) => price);
};

// ---------------------------------------------------------------- privates

/**
 * Purchases, and first bids: whoever outbids others while something is on sale locks everybody's money, and the sale stands still
 * for a dozen rounds.
 */
const privateSale = (asking: Asking): readonly EighteenAction[] => {
  const { title, state, seat } = asking;
  const free = freeCash(state, seat);
  const buys = offered(asking, 'buyPrivate').filter(
    ({ private: one }) => salePrice(title, state, one) <= free,
  );
  const bids = ranges(asking, 'bid').filter(
    ({ action: { private: one }, min }) =>
      (state.bids[one] ?? []).length === 0 && isSoundBid(asking, one, min),
  );
  const face = (one: string) => title.privates.get(one)?.price ?? 1;
  return [
    ...pass(asking),
    ...buys,
    ...few(bids, BIDS, ({ action: { private: one }, min }) => -min / face(one)).map(({ action }) => action),
  ];
};

const bidding = (asking: Asking): readonly EighteenAction[] => [
  ...pass(asking),
  ...ranges(asking, 'bid')
    .filter(({ action, min }) => isSoundBid(asking, action.private, min))
    .map(({ action }) => action),
];

// ---------------------------------------------------------------- operating rounds

/**
 * New trains for the money there is, and none where the company has one. What goes between sisters, what must be bought and what
 * is paid for a private is left to the usual judgement: on a map that stands still a game played on makes too much of them.
 */
const trainStep: Look = (asking, fallback) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  const isFresh = (one: EighteenAction) => one.type === 'buyTrain' && !title.companies.has(one.from);
  if (company === undefined || !passing(asking)) return [];
  if (fallback.type !== 'pass' && !isFresh(fallback)) return [];
  const fresh = purchases(asking).filter(isFresh);
  return [...(usefulTrains(title, state, company).length > 0 ? pass(asking) : []), ...fresh];
};

/** Where there are only a few answers: all of them. */
const all = ({ choices }: Asking): readonly EighteenAction[] => {
  const found = choices.flatMap((choice): readonly EighteenAction[] =>
    choice.type === 'one' ? [choice.action] : [],
  );
  return found.length === choices.length && found.length <= FEW ? found : [];
};

/** What others ask for is answered by what it is worth: a game played on is too rough to give anything away by. */
const BY_KIND: Readonly<Record<string, Look>> = {
  stockTurn,
  parChoice,
  privateSale,
  bidding,
  trainStep,
  revenueStep: all,
  discardTrains: all,
};

/** What is worth a look beside the fall-back, no two alike. */
export function candidates(asking: Asking, fallback: EighteenAction): readonly EighteenAction[] {
  const kind = asking.state.agenda.at(-1)?.kind ?? '';
  const found: EighteenAction[] = [];
  for (const action of BY_KIND[kind]?.(asking, fallback) ?? [])
    if (!sameData(action, fallback) && !found.some((one) => sameData(one, action))) found.push(action);
  return found;
}
