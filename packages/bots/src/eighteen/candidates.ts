/** What is worth a look: for each kind of question the few answers among which a search decides. */

import {
  type CompanyId,
  companyTurnOf,
  directorOf,
  type EighteenAction,
  freeCash,
  privateState,
  salePrice,
  type TrainKind,
  trainFacts,
} from '@kursbuch/eighteen';
import { sameData } from '@kursbuch/table';
import { type Asking, directed, offered, passing, ranges } from './asking.ts';
import { isSoundBid } from './calmPrivates.ts';
import { purchases } from './fleet.ts';
import { comingKinds } from './forecast.ts';
import { homeWorth } from './homes.ts';
import { hasRoomFor, type Sale, soundPar } from './papers.ts';
import { lostWith, projectedYield } from './steadyStock.ts';
import { dutyPurchases, isBetterHere } from './steadyTurn.ts';

/** So many of a kind. */
const SHARES = 5;
const STARTS = 3;
const SALES = 4;
const BIDS = 3;
/** A question with so few answers is looked at whole. */
const FEW = 6;

/** The best few of some, the best first. */
function few<T>(items: readonly T[], count: number, worth: (item: T) => number): readonly T[] {
  return items
    .map((item) => ({ item, value: worth(item) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ item }) => item);
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
    if (title.stock.buysBack(state, sale.company)) continue;
    // Nobody floats a company to sell it before it has had a turn.
    if (directorOf(state, sale.company) === seat && !state.companies[sale.company]?.operated) continue;
    if (sale.count === 1) single.push(sale);
    else if (sale.count > (most.get(sale.company)?.count ?? 0)) most.set(sale.company, sale);
  }
  return [...single, ...most.values()];
}

/** An office is given up after everything else. */
const OFFICE = 10_000;

const stockTurn = (asking: Asking): readonly EighteenAction[] => {
  const { state, seat, own } = asking;
  const shares = offered(asking, 'buyShare').filter(({ count = 1 }) => count === 1);
  // Papers of which each is missed least go first, one's own companies last.
  const cheap = (sale: Sale) =>
    (directorOf(state, sale.company) === seat ? -OFFICE : 0) - lostWith(asking, sale);
  const rest = asking.choices.flatMap((choice): readonly EighteenAction[] =>
    choice.type === 'one' && own.stockActions?.includes(choice.action.type) ? [choice.action] : [],
  );
  return [
    ...pass(asking),
    ...few(shares, SHARES, ({ company, from }) => projectedYield(asking, company, from)),
    ...starts(asking),
    ...few(sales(asking), SALES, cheap),
    ...rest.slice(0, FEW),
  ];
};

const parChoice = (asking: Asking): readonly EighteenAction[] => {
  const pars = offered(asking, 'setPar');
  return few(pars, BIDS, ({ price }) => price);
};

// ---------------------------------------------------------------- privates

const privateSale = (asking: Asking): readonly EighteenAction[] => {
  const { title, state, seat } = asking;
  const free = freeCash(state, seat);
  const buys = offered(asking, 'buyPrivate').filter(
    ({ private: one }) => salePrice(title, state, one) <= free,
  );
  const bids = ranges(asking, 'bid').filter(
    ({ action: { private: one }, min }) =>
      state.bids[one]?.at(-1)?.seat !== seat && isSoundBid(asking, one, min),
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
 * Trains for the money there is, those of sisters where they earn more here; for all there is only such as stay, so that the
 * money goes to a sister and no train to the scrap; and what else a company may do for money.
 */
const trainStep = (asking: Asking): readonly EighteenAction[] => {
  const { title, state, seat } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return [];
  const isOwn = (other: CompanyId) => title.operating.speaker(state, other) === seat;
  const dear = ranges(asking, 'buyTrain')
    .filter(({ action, max, min }) => isOwn(action.from) && max > min && stays(asking, action.kind))
    .map(({ at, max }) => at(max))
    .filter((purchase) => isBetterHere(asking, company, purchase));
  if (!passing(asking)) return dutyPurchases(asking, company).slice(0, FEW);
  const ownPrivates = ranges(asking, 'requestPrivate')
    .filter(({ action }) => privateState(state, action.private).owner === seat)
    .map(({ at, max }) => at(max));
  const open = purchases(asking).filter((one) => isBetterHere(asking, company, one));
  return [...pass(asking), ...open, ...dear, ...ownPrivates];
};

/** Rounds that a train has to last to be paid for dearly. */
const LASTING = 3;

const stays = (asking: Asking, kind: TrainKind): boolean =>
  comingKinds(asking).every(
    (coming) => coming.rounds > LASTING || trainFacts(asking.title, kind).rustsOn !== coming.kind,
  );

/** Where there are only a few answers: all of them. */
const all = ({ choices }: Asking): readonly EighteenAction[] => {
  const found = choices.flatMap((choice): readonly EighteenAction[] =>
    choice.type === 'one' ? [choice.action] : [],
  );
  return found.length === choices.length && found.length <= FEW ? found : [];
};

/** What others ask for is answered by what it is worth: a game played on is too rough to give anything away by. */
const BY_KIND: Readonly<Record<string, (asking: Asking) => readonly EighteenAction[]>> = {
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
  for (const action of BY_KIND[kind]?.(asking) ?? [])
    if (!sameData(action, fallback) && !found.some((one) => sameData(one, action))) found.push(action);
  return found;
}
