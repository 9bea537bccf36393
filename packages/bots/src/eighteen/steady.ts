/**
 * Steady: plans to the end of the game. Where Calm takes the next good thing, it asks what everybody will be worth after each
 * of the things worth a look, and leaves Calm's choice only for one that is better by more than it may be wrong.
 */
import {
  type CompanyId,
  cashOf,
  certificateCount,
  cheapest,
  companyTurnOf,
  directorOf,
  type EighteenState,
  hasSold,
  holderAt,
  ordinaryOf,
  percentOf,
  privateState,
  type RevenueStepTask,
  type ShareSource,
  SOURCES,
  sharePrice,
  sold,
  type Title,
  type TrainKind,
  trainFacts,
  trainsOf,
  usefulOffers,
  usefulTrains,
  valueAt,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import type { EighteenAction, EighteenAdviceReason } from '@kursbuch/titles';
import {
  type ActionOf,
  type Asking,
  best,
  cashInSight,
  type Decide,
  directed,
  offered,
  PASS,
  passing,
  ranges,
} from './asking.ts';
import * as calm from './calm.ts';
import { canSpare, gainOf, hasYetToRun, isStranded, lossOf, type Purchase, purchases } from './fleet.ts';
import { type Outlook, paperWorth, roundsLeft, standing } from './forecast.ts';
import { firstRun, homeWorth } from './homes.ts';
import { because, weighed } from './notes.ts';
import { hasRoomFor, proceeds, shareYield, unfinished } from './papers.ts';
import { keepReasons, payReasons, shareReasons, trainReasons, trainsGo } from './reasons.ts';
import { revenue } from './revenue.ts';

/** The table after an action, as far as it is in sight. */
export function after({ table, state, seat }: Asking, action: EighteenAction): EighteenState | undefined {
  const rehearsed = table.rehearse(state, seat, action);
  return isRefusal(rehearsed) ? undefined : rehearsed.events.reduce(table.evolve, state);
}

/** How one stands after an action. */
function standingAfter(asking: Asking, action: EighteenAction): number {
  const state = after(asking, action);
  return state ? standing({ ...asking, state }, asking.seat) : Number.NEGATIVE_INFINITY;
}

/** The best of some actions, and how much better one stands after it. */
function bestOf<A extends EighteenAction>(
  asking: Asking,
  actions: readonly A[],
): { readonly action: A; readonly gain: number } | undefined {
  const tried = actions.filter(() => asking.budget.spend());
  if (tried.length === 0) return undefined;
  const now = standing(asking, asking.seat);
  const rated = tried.map((action) => ({
    action,
    gain: standingAfter(asking, action) - now - (action.type === 'buyTrain' ? lostRun(asking, action) : 0),
  }));
  weighed(asking, 'end', [
    ...rated.map(({ action, gain }) => ({ action, worth: gain })),
    { action: PASS, worth: 0 },
  ]);
  return best(rated, ({ gain }) => gain);
}

// ---------------------------------------------------------------- stock rounds

/** So many companies it leads. */
const COMPANIES = 4;
/** Whoever begins a company wants to see it work. */
const ROUNDS_TO_BEGIN = 5;
/** A share has to bring so much for a coin, and one's own counts so much more. */
const WORTH_BUYING = 1.12;
const OFFICE = 1.2;
/** What is left of a price when it is better to sell. */
const CRASH = 0.85;
/** A purchase has to be better than none by so much. */
const MARGIN = 8;

function mayBegin(asking: Asking): boolean {
  const { title, state } = asking;
  const own = directed(asking);
  const isOnFeet = (company: CompanyId) =>
    state.companies[company]?.floated === true &&
    (usefulTrains(title, state, company).length > 0 || !isStranded(title, state, company));
  return own.length < COMPANIES && own.every(isOnFeet) && roundsLeft(asking) >= ROUNDS_TO_BEGIN;
}

/** A home among stops, and a run that waits there already. */
const placeWorth = ({ title, state }: Asking, company: CompanyId): number =>
  homeWorth(title, state, company) + 2 * firstRun(title, state, company);

/** What a coin in a share comes to by the end of the game. */
export function projectedYield(asking: Asking, company: CompanyId, from: ShareSource): number {
  const { title, state, seat } = asking;
  const cost = sharePrice(title, state, company, from);
  if (cost === undefined || cost <= 0) return 0;
  const worth = paperWorth(asking, company);
  if (worth === undefined) return shareYield(asking, company, from);
  const isOwn = title.operating.speaker(state, company) === seat;
  return ((isOwn ? OFFICE : 1) * worth) / cost;
}

/** The share that will have brought most for its price. */
function bestShare(asking: Asking): EighteenAction | undefined {
  const rated = offered(asking, 'buyShare')
    .filter(({ count = 1 }) => count === 1 && asking.budget.spend())
    .map((action) => ({ action, worth: projectedYield(asking, action.company, action.from) }));
  weighed(asking, 'coin', [...rated, { action: PASS, worth: WORTH_BUYING }]);
  const found = best(
    rated.filter(({ worth }) => worth >= WORTH_BUYING),
    ({ worth }) => worth,
  )?.action;
  return found && because(asking, found, () => shareReasons(asking, found.company, found.from));
}

/** Why nothing is bought: the best of what could be. */
function noShare(asking: Asking): readonly EighteenAdviceReason[] {
  const { title, state } = asking;
  const open = offered(asking, 'buyShare').filter(({ count = 1 }) => count === 1);
  const found = best(open, ({ company, from }) => projectedYield(asking, company, from));
  const price = found && sharePrice(title, state, found.company, found.from);
  const brings = found && paperWorth(asking, found.company);
  return price === undefined || brings === undefined
    ? [{ kind: 'noShare' }]
    : [{ kind: 'noShare', best: { company: found?.company ?? '', price, brings } }];
}

/** Shares of others' companies that will never again bring what they bring today. */
function beforeTheCrash(asking: Asking): EighteenAction | undefined {
  const { title, state, seat } = asking;
  const sales = offered(asking, 'sellShares').filter(
    ({ company }) =>
      directorOf(state, company) !== seat &&
      state.companies[company]?.operated &&
      !title.stock.buysBack(state, company),
  );
  const rated = sales.map((action) => {
    const brings = proceeds(asking, action);
    const worth = paperWorth(asking, action.company);
    return { action, worth: worth === undefined ? 0 : brings * CRASH - worth * action.count };
  });
  const found = best(rated, ({ worth }) => worth);
  const isCrash = found && found.worth > 0 && title.companies.get(found.action.company)?.directed !== false;
  if (!isCrash) return undefined;
  const { action } = found;
  const { company, count } = action;
  return because(asking, action, () => [
    {
      kind: 'crash',
      company,
      price: Math.round(proceeds(asking, action) / count),
      brings: paperWorth(asking, company) ?? 0,
    },
    ...trainsGo(asking, company),
  ]);
}

/** Papers one by one that may go for others: none of one's own company, nor such as one could buy again in a circle. */
const spareable = (asking: Asking): readonly ActionOf<'sellShares'>[] => {
  const { title, state, seat } = asking;
  return offered(asking, 'sellShares').filter(
    ({ company, count }) =>
      count === 1 && directorOf(state, company) !== seat && !title.stock.buysBack(state, company),
  );
};

/** A paper in the place of another has to bring so much more. */
const BETTER = 50;

/** Where no more papers may be held and money lies idle: the one that brings least makes room for the best there is. */
export function makingRoom(asking: Asking): EighteenAction | undefined {
  const { title, state, seat } = asking;
  if (certificateCount(title, state, seat) < title.shares.certificateLimit(state, seat)) return undefined;
  const brings = (company: CompanyId) => paperWorth(asking, company);
  const cash = cashInSight(state, seat);
  const sales = spareable(asking).filter(({ company }) => title.shares.countsForLimit(state, company));
  const worst = best(sales, (sale) => proceeds(asking, sale) - (brings(sale.company) ?? 0));
  if (!worst) return undefined;
  const lost = (brings(worst.company) ?? 0) - proceeds(asking, worst);
  let [most, better] = [0, ''];
  for (const company of title.companies.keys())
    for (const from of SOURCES) {
      const cost = sharePrice(title, state, company, from);
      const isThere = ordinaryOf(state, company, holderAt(company, from)).length > 0;
      if (cost === undefined || !isThere || company === worst.company || hasSold(state, seat, company))
        continue;
      const held = percentOf(state, company, seat) + title.shares.paperSize(state, company);
      if (held > title.shares.holdingLimit(state, company) || cost > cash + proceeds(asking, worst)) continue;
      const more = (brings(company) ?? 0) - cost;
      if (more > most) [most, better] = [more, company];
    }
  return most > lost + BETTER
    ? because(asking, worst, () => [
        { kind: 'roomForShare', company: worst.company, better, more: most - lost },
      ])
    : undefined;
}

/** Papers that bring least, sold until there is room for all that floats a company. */
function roomToBegin(asking: Asking, begins: CompanyId): EighteenAction | undefined {
  const sales = spareable(asking);
  const lost = (sale: ActionOf<'sellShares'>) =>
    (paperWorth(asking, sale.company) ?? 0) - proceeds(asking, sale);
  const found = best(sales, (sale) => -lost(sale));
  return found && because(asking, found, () => [{ kind: 'roomForCompany', company: found.company, begins }]);
}

/** A company begun, or room made for it. */
function beginning(asking: Asking): EighteenAction | undefined {
  if (!mayBegin(asking)) return undefined;
  const begin = calm.beginning(asking, (company) => placeWorth(asking, company));
  return begin && !hasRoomFor(asking, begin.company) ? roomToBegin(asking, begin.company) : begin;
}

const stockTurn: Decide = (asking) => {
  const pass = passing(asking);
  if (!pass) return calm.saleFor(asking, 0);
  if (unfinished(asking)) return calm.stockTurn(asking);
  return (
    beginning(asking) ??
    beforeTheCrash(asking) ??
    bestShare(asking) ??
    makingRoom(asking) ??
    because(asking, pass, () => noShare(asking))
  );
};

// ---------------------------------------------------------------- operating rounds

/** It looks at every tile, up to so many. */
const LAYS = 150;

const trackStep: Decide = (asking) => {
  const sale = privateSale(asking);
  if (sale) return sale;
  return calm.laying(asking, LAYS);
};

/** A private of one's own goes to one's company for all it may pay, if the company can do without the money. */
function privateSale(asking: Asking): EighteenAction | undefined {
  const { state, seat } = asking;
  const own = ranges(asking, 'requestPrivate').filter(
    ({ action }) => privateState(state, action.private).owner === seat,
  );
  if (own.length === 0) return undefined;
  const found = bestOf(
    asking,
    own.map(({ at, max }) => at(max)),
  );
  if (!found || found.gain <= MARGIN) return undefined;
  const { private: one, price } = found.action;
  return because(asking, found.action, () => [
    {
      kind: 'privateToCompany',
      company: companyTurnOf(state)?.company ?? '',
      private: one,
      price,
      face: asking.title.privates.get(one)?.price ?? 0,
    },
    { kind: 'standsBetter', by: found.gain },
  ]);
}

/** A train is worth saving for if it brings so much more than the saving costs, in so many rounds. */
const SURE = 1.3;
const PATIENCE = 3;
const WORTH_SAVING = 150;

/** The table if a company had bought the first train of this kind: what it scraps is gone. */
export function withFirst(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kind: TrainKind,
): EighteenState {
  const card = trainsOf(state, 'bank').find((train) => train.kind === kind);
  const isFirst = !sold(title, state, kind);
  const trains = state.trains.map((train) => {
    if (train === card) return { ...train, holder: company };
    const rusts = isFirst && train.holder !== 'scrap' && trainFacts(title, train.kind).rustsOn === kind;
    return rusts ? { ...train, holder: 'scrap' as const } : train;
  });
  const phase = title.fleet.phaseOn(state, kind)?.name ?? state.phase;
  return { ...state, trains, phase };
}

/** Term: what it would bring to have the next train, less what it costs to keep the runs of some rounds for it. */
export function saving(asking: Outlook & Pick<Asking, 'seat'>, company: CompanyId, earned: number): number {
  const { title, state, seat } = asking;
  const offers = usefulOffers(title, state, company).filter(({ from }) => from === 'bank');
  const treasury = cashOf(state, company);
  const values = offers.map(({ kind, price }) => {
    const rounds = Math.ceil((price - treasury) / Math.max(1, earned));
    if (rounds < 1 || rounds > PATIENCE) return Number.NEGATIVE_INFINITY;
    const spent = { ...state.cash, [company]: treasury + rounds * earned - price };
    const bought = { ...withFirst(title, state, company, kind), cash: spent };
    const gain = standing({ ...asking, state: bought }, seat) - standing(asking, seat);
    return gain - SURE * rounds * keepingCosts(asking, company, earned);
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...values);
}

/** What a round without a dividend costs its director: his part of it, and two steps of the price. */
function keepingCosts(
  { title, state, seat }: Pick<Asking, 'title' | 'state' | 'seat'>,
  company: CompanyId,
  earned: number,
): number {
  const percent = percentOf(state, company, seat);
  const cell = state.markers[company]?.cell;
  const price = (at: string) => title.market.cells.get(at)?.price ?? 0;
  const fall =
    cell === undefined ? 0 : price(title.market.move(cell, 'right')) - price(title.market.move(cell, 'left'));
  return (earned * percent) / 100 + valueAt(title, state, company, percent, fall);
}

const revenueStep: Decide = (asking) => {
  const { title, state } = asking;
  const { company, revenue: earned } = state.agenda.at(-1) as RevenueStepTask;
  const [pay] = offered(asking, 'payOut');
  const [withhold] = offered(asking, 'withhold');
  because(asking, pay, () => payReasons(asking, company, earned));
  because(asking, withhold, () => keepReasons(asking, company));
  if (!pay || !withhold) return pay ?? withhold;
  const price = cheapest(title, state, company) ?? 0;
  // Only a train it cannot pay for is a reason to keep the money.
  if (cashOf(state, company) >= price) return pay;
  return saving(asking, company, earned) > WORTH_SAVING ? withhold : calm.revenueStep(asking);
};

/** Term: what one loses of this round if a company of one's own that has yet to run gives a train away. */
export function lostRun(
  asking: Pick<Asking, 'title' | 'state' | 'seat'>,
  { from, kind }: Pick<Purchase, 'from' | 'kind'>,
): number {
  const { title, state, seat } = asking;
  if (!title.companies.has(from) || !hasYetToRun(title, state, from)) return 0;
  const loss = lossOf(title, state, { from, kind });
  const isAll = loss > 0 && revenue(title, state, from) <= loss;
  return isAll
    ? keepingCosts(asking, from, loss)
    : (loss * title.runs.payingPercent(state, from, seat)) / 100;
}

/** A train of a sister is worth a look if it earns more here than there: else the two would lend it to each other for ever. */
const isBetterHere = (asking: Asking, company: CompanyId, purchase: Purchase): boolean => {
  const { title, state } = asking;
  const { from } = purchase;
  return (
    !title.companies.has(from) ||
    (canSpare(title, state, from) && gainOf(title, state, company, purchase) > lossOf(title, state, purchase))
  );
};

/** A company that must buy a train: new ones with its director's help, or a sister's with all that costs. */
function mustBuy(asking: Asking, company: CompanyId): EighteenAction | undefined {
  const { title, state, seat } = asking;
  const sisters = ranges(asking, 'buyTrain').filter(
    ({ action }) => title.operating.speaker(state, action.from) === seat,
  );
  const all = [
    ...offered(asking, 'buyTrain').filter(({ from }) => !title.companies.has(from)),
    ...sisters.map(({ action }) => action),
  ].filter(({ kind }) => title.runs.mayUse(state, company, kind));
  const found = bestOf(asking, all);
  if (!found || !Number.isFinite(found.gain)) return calm.trainStep(asking);
  const { kind: train, price } = found.action;
  const help = Math.max(0, price - cashOf(state, company));
  return because(asking, found.action, () => [
    { kind: 'mustOwnTrain', company, train, price, help },
    ...trainReasons(asking, company, found.action).filter(({ kind }) => kind !== 'firstTrain'),
  ]);
}

const trainStep: Decide = (asking) => {
  const company = companyTurnOf(asking.state)?.company;
  const pass = passing(asking);
  if (company === undefined) return undefined;
  if (!pass) return mustBuy(asking, company);
  const sale = privateSale(asking);
  if (sale) return sale;
  const isOpen = (purchase: Purchase) => isBetterHere(asking, company, purchase);
  const found = bestOf(asking, purchases(asking).filter(isOpen));
  if (found && found.gain > MARGIN)
    return because(asking, found.action, () => [
      ...trainReasons(asking, company, found.action),
      { kind: 'standsBetter', by: found.gain },
    ]);
  return calm.usualTrain(asking, isOpen) ?? pass;
};

export const steadyTasks: Readonly<Record<string, Decide>> = {
  ...calm.calmTasks,
  stockTurn,
  trackStep,
  revenueStep,
  trainStep,
};

export const beside: Decide = calm.beside;
