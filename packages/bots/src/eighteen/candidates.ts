/** What is worth a look: for each kind of question the few answers among which a search decides. */

import {
  type CompanyId,
  companyTurnOf,
  directorOf,
  type EighteenAction,
  freeCash,
  privateState,
  salePrice,
} from '@kursbuch/eighteen';
import { sameData } from '@kursbuch/table';
import { type ActionOf, type Asking, directed, offered, passing, ranges } from './asking.ts';
import { purchases } from './fleet.ts';
import { homeWorth } from './homes.ts';
import { hasRoomFor, proceeds, soundPar } from './papers.ts';
import { projectedYield } from './steadyStock.ts';

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
function sales(asking: Asking): readonly ActionOf<'sellShares'>[] {
  const { title, state } = asking;
  const most = new Map<CompanyId, ActionOf<'sellShares'>>();
  const single: ActionOf<'sellShares'>[] = [];
  for (const sale of offered(asking, 'sellShares')) {
    if (title.stock.buysBack(state, sale.company)) continue;
    if (sale.count === 1) single.push(sale);
    else if (sale.count > (most.get(sale.company)?.count ?? 0)) most.set(sale.company, sale);
  }
  return [...single, ...most.values()];
}

const stockTurn = (asking: Asking): readonly EighteenAction[] => {
  const { state, seat } = asking;
  const shares = offered(asking, 'buyShare').filter(({ count = 1 }) => count === 1);
  // A paper that brings little for what it is sold for goes first, one's own companies last.
  const cheap = (sale: ActionOf<'sellShares'>) =>
    (directorOf(state, sale.company) === seat ? -10 : 0) -
    projectedYield(asking, sale.company, 'pool') +
    proceeds(asking, sale) / 10_000;
  const rest = asking.choices.flatMap((choice): readonly EighteenAction[] =>
    choice.type === 'one' && OTHERS.has(choice.action.type) ? [choice.action] : [],
  );
  return [
    ...pass(asking),
    ...few(shares, SHARES, ({ company, from }) => projectedYield(asking, company, from)),
    ...starts(asking),
    ...few(sales(asking), SALES, cheap),
    ...rest.slice(0, FEW),
  ];
};

/** What only one title knows on its stock market. */
const OTHERS: ReadonlySet<string> = new Set(['settleOption', 'buyOption', 'sellOption', 'takeLoan']);

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
    ({ action: { private: one } }) => state.bids[one]?.at(-1)?.seat !== seat,
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
  ...ranges(asking, 'bid').map(({ action }) => action),
];

// ---------------------------------------------------------------- operating rounds

/** Trains for the money there is, of sisters for the least and for all there is, and what else a company may do for money. */
const trainStep = (asking: Asking): readonly EighteenAction[] => {
  const { title, state, seat } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return [];
  const isOwn = (other: CompanyId) => title.operating.speaker(state, other) === seat;
  const dear = ranges(asking, 'buyTrain')
    .filter(({ action, max, min }) => isOwn(action.from) && max > min)
    .map(({ at, max }) => at(max));
  const forced = passing(asking) ? [] : offered(asking, 'buyTrain').slice(0, FEW);
  const ownPrivates = ranges(asking, 'requestPrivate')
    .filter(({ action }) => privateState(state, action.private).owner === seat)
    .map(({ at, max }) => at(max));
  return [...pass(asking), ...purchases(asking), ...dear, ...forced, ...ownPrivates];
};

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
