/** Steady in stock rounds: what a share will have brought by the end, and room made for what brings more. */

import {
  type CompanyId,
  certificateCount,
  directorOf,
  type EighteenAction,
  type EighteenAdviceReason,
  hasSold,
  holderAt,
  ordinaryOf,
  percentOf,
  type ShareSource,
  SOURCES,
  sharePrice,
} from '@kursbuch/eighteen';
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
} from './asking.ts';
import * as calmStock from './calmStock.ts';
import { isOnFeet } from './fleet.ts';
import { paperWorth, roundsLeft } from './forecast.ts';
import { firstRun, homeWorth } from './homes.ts';
import { because, weighed } from './notes.ts';
import { hasRoomFor, isJustBought, proceeds, shareYield, unfinished } from './papers.ts';
import { nothingToBuy, shareReasons, trainsGo } from './reasons.ts';
import { weightsOf } from './weights.ts';

function mayBegin(asking: Asking): boolean {
  const { title, state } = asking;
  const own = directed(asking);
  const { companies, roundsToBegin } = weightsOf(asking.own);
  return (
    own.length < companies &&
    own.every((company) => isOnFeet(title, state, company)) &&
    roundsLeft(asking) >= roundsToBegin
  );
}

/** A home among stops, and a run that waits there already. */
const placeWorth = ({ title, state, own }: Asking, company: CompanyId): number =>
  homeWorth(title, state, company) + weightsOf(own).waitingRun * firstRun(title, state, company);

/** What a coin in a share comes to by the end of the game. */
export function projectedYield(asking: Asking, company: CompanyId, from: ShareSource): number {
  const { title, state, seat, style } = asking;
  const cost = sharePrice(title, state, company, from);
  if (cost === undefined || cost <= 0) return 0;
  const worth = paperWorth(asking, company);
  if (worth === undefined) return shareYield(asking, company, from);
  const isOwn = title.operating.speaker(state, company) === seat;
  return ((isOwn ? weightsOf(asking.own).office * (style?.office ?? 1) : 1) * worth) / cost;
}

/** Is there money for more papers than may still be held? Then not the price of each counts, but what it brings. */
export function isTight({ title, state, seat }: Asking, prices: readonly number[]): boolean {
  if (prices.length === 0) return false;
  const room = title.shares.certificateLimit(state, seat) - certificateCount(title, state, seat);
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  return room * mean <= cashInSight(state, seat);
}

/** The share that will have brought most for its price, or most of all where money is not what is short. */
function bestShare(asking: Asking): EighteenAction | undefined {
  const { title, state, own } = asking;
  const { worthBuying } = weightsOf(own);
  const rated = offered(asking, 'buyShare')
    .filter(({ count = 1 }) => count === 1 && asking.budget.spend())
    .map((action) => {
      const worth = projectedYield(asking, action.company, action.from);
      const price = sharePrice(title, state, action.company, action.from) ?? 0;
      return { action, worth, price, gain: (worth - 1) * price };
    });
  const good = rated.filter(({ worth }) => worth >= worthBuying);
  const isShortOfRoom = isTight(
    asking,
    good.map(({ price }) => price),
  );
  if (isShortOfRoom)
    weighed(asking, 'end', [
      ...good.map(({ action, gain }) => ({ action, worth: gain })),
      { action: PASS, worth: 0 },
    ]);
  else weighed(asking, 'coin', [...rated, { action: PASS, worth: worthBuying }]);
  const found = best(good, ({ worth, gain }) => (isShortOfRoom ? gain : worth))?.action;
  return found && because(asking, found, () => shareReasons(asking, found.company, found.from));
}

/** Why nothing is bought: the best of what could be. */
function noShare(asking: Asking): readonly EighteenAdviceReason[] {
  const { title, state } = asking;
  const open = offered(asking, 'buyShare').filter(({ count = 1 }) => count === 1);
  if (open.length === 0) return nothingToBuy(asking);
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
    (sale) =>
      directorOf(state, sale.company) !== seat &&
      state.companies[sale.company]?.operated &&
      !title.stock.buysBack(state, sale.company) &&
      !isJustBought(asking, sale),
  );
  const rated = sales.map((action) => {
    const brings = proceeds(asking, action);
    const worth = paperWorth(asking, action.company);
    return {
      action,
      worth: worth === undefined ? 0 : brings * weightsOf(asking.own).crash - worth * action.count,
    };
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
    (sale) =>
      sale.count === 1 &&
      directorOf(state, sale.company) !== seat &&
      !title.stock.buysBack(state, sale.company) &&
      !isJustBought(asking, sale),
  );
};

/** What is lost with each paper of a sale: what it would have brought beyond what it is sold for. */
export function lostWith(asking: Asking, sale: ActionOf<'sellShares'>): number {
  const brings = proceeds(asking, sale) / sale.count;
  return (paperWorth(asking, sale.company) ?? brings) - brings;
}

/** Where no more papers may be held and money lies idle: the one that brings least makes room for the best there is. */
function makingRoom(asking: Asking): EighteenAction | undefined {
  const { title, state, seat } = asking;
  if (certificateCount(title, state, seat) < title.shares.certificateLimit(state, seat)) return undefined;
  const brings = (company: CompanyId) => paperWorth(asking, company);
  const cash = cashInSight(state, seat);
  const sales = spareable(asking).filter(({ company }) => title.shares.countsForLimit(state, company));
  const worst = best(sales, (sale) => -lostWith(asking, sale));
  if (!worst) return undefined;
  const lost = lostWith(asking, worst);
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
  if (most <= lost + weightsOf(asking.own).better) return undefined;
  const { company, count } = worst;
  return because(asking, worst, () => [
    better === ''
      ? { kind: 'crash', company, price: proceeds(asking, worst) / count, brings: brings(company) ?? 0 }
      : { kind: 'roomForShare', company, better, more: most - lost },
  ]);
}

/** Papers that bring least, sold until there is room for all that floats a company. */
function roomToBegin(asking: Asking, begins: CompanyId): EighteenAction | undefined {
  const sales = spareable(asking);
  const found = best(sales, (sale) => -lostWith(asking, sale));
  return found && because(asking, found, () => [{ kind: 'roomForCompany', company: found.company, begins }]);
}

/** A company begun, or room made for it. */
function beginning(asking: Asking, taste?: calmStock.Taste): EighteenAction | undefined {
  if (!mayBegin(asking)) return undefined;
  const begin = calmStock.beginning(asking, (company) => placeWorth(asking, company), taste);
  return begin && !hasRoomFor(asking, begin.company) ? roomToBegin(asking, begin.company) : begin;
}

/** Which of the companies that may be begun it takes is a matter of taste. */
export const stockTurnBy =
  (taste?: calmStock.Taste): Decide =>
  (asking) => {
    const pass = passing(asking);
    if (!pass) return calmStock.saleFor(asking, 0);
    if (unfinished(asking)) return calmStock.stockTurn(asking);
    return (
      beginning(asking, taste) ??
      beforeTheCrash(asking) ??
      bestShare(asking) ??
      makingRoom(asking) ??
      because(asking, pass, () => noShare(asking))
    );
  };

export const stockTurn: Decide = stockTurnBy();
