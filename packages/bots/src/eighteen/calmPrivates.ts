/** Calm while privates are sold: it keeps the money for a company. */

import {
  type BiddingTask,
  type EighteenAction,
  type EighteenAdviceReason,
  type EighteenState,
  freeCash,
  minimumBid,
  type PrivateId,
  salePrice,
  valueAt,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { type Asking, best, type Decide, offered, passing, ranges } from './asking.ts';
import { because } from './notes.ts';
import { floatCost, leastFloat } from './papers.ts';

/** Rounds in which a private pays, counted from the sale. */
const PRIVATE_ROUNDS = 7;
/** Nobody pays more than so much over its price, */
const DEAREST = 1.1;
/** or has more bids open. */
const OPEN_BIDS = 2;

/** What a private is worth to begin with: income, and shares that come with it at the lowest par. */
function privateValue({ title, state, own }: Asking, one: PrivateId): number {
  const facts = title.privates.get(one);
  if (!facts) return 0;
  const gift = own.comesWith?.[one];
  const par = Math.min(...title.market.par.keys());
  const shares = gift ? valueAt(title, state, gift.company, gift.percent, par) : 0;
  return PRIVATE_ROUNDS * facts.income + shares + (own.alsoWorth?.[one] ?? 0);
}

/** What should be left in the purse after buying this private: enough to float a company, or the one that comes with it. */
function reserve(asking: Asking, one: PrivateId): number {
  const { title, state, own } = asking;
  const gift = own.comesWith?.[one];
  const least = leastFloat(asking);
  const usual = Number.isFinite(least) ? least : 0;
  const isOffice = gift && gift.percent >= 20;
  if (!gift || !isOffice) return usual;
  const par = title.companies.get(gift.company)?.par ?? Math.min(...title.market.par.keys());
  const { company, percent } = gift;
  return Math.max(0, floatCost(title, state, company, par) - valueAt(title, state, company, percent, par));
}

const bidLimit = (asking: Asking, one: PrivateId): number =>
  Math.min(DEAREST * (asking.title.privates.get(one)?.price ?? 0), privateValue(asking, one));

/** Is enough left after that for a company, or the one that comes with it? */
export const isSpare = (asking: Asking, one: PrivateId, price: number): boolean =>
  freeCash(asking.state, asking.seat) - price >= reserve(asking, one);

/** A bid that is not dearer than anybody should pay, and leaves enough for a company. */
export const isSoundBid = (asking: Asking, one: PrivateId, amount: number): boolean =>
  amount <= DEAREST * (asking.title.privates.get(one)?.price ?? 0) && isSpare(asking, one, amount);

export const privateSale: Decide = (asking) => {
  const { title, state, seat } = asking;
  const spare = (one: PrivateId, price: number) => isSpare(asking, one, price);
  const buy = best(
    offered(asking, 'buyPrivate').filter(({ private: one }) => {
      const price = salePrice(title, state, one);
      return price <= privateValue(asking, one) && spare(one, price);
    }),
    ({ private: one }) => privateValue(asking, one) - salePrice(title, state, one),
  );
  const open = openBids(state, seat);
  const bid = best(
    ranges(asking, 'bid').filter(({ action: { private: one }, min }) => {
      const leads = state.bids[one]?.at(-1)?.seat === seat;
      return open < OPEN_BIDS && !leads && min <= bidLimit(asking, one) && spare(one, min);
    }),
    ({ action: { private: one }, min }) => bidLimit(asking, one) - min,
  );
  if (buy)
    return because(asking, buy, () => [
      privateReason(asking, buy.private, salePrice(title, state, buy.private)),
      ...resaleReasons(asking, buy.private, salePrice(title, state, buy.private)),
    ]);
  if (bid)
    return because(asking, bid.action, () => [
      privateReason(asking, bid.action.private, bid.min),
      ...resaleReasons(asking, bid.action.private, bid.min),
    ]);
  const pass = passing(asking);
  return because(asking, pass, () => waitingReasons(asking)) ?? cheapestPrivate(asking);
};

/** What a private is worth beside what it costs. */
function privateReason(asking: Asking, one: PrivateId, price: number): EighteenAdviceReason {
  const worth = privateValue(asking, one);
  return { kind: worth < price ? 'privateTooDear' : 'privateWorth', private: one, price, worth };
}

/** That a company may give more for it one day than it costs now. */
export function resaleReasons(
  { title, state }: Pick<Asking, 'title' | 'state'>,
  one: PrivateId,
  price: number,
): readonly EighteenAdviceReason[] {
  const from = title.phases.find(({ companiesBuyPrivates }) => companiesBuyPrivates);
  if (!from || !title.deals.privateSellable(state, one)) return [];
  const [, most] = title.deals.privatePriceRange(state, one);
  return most > price ? [{ kind: 'privateSells', private: one, most, phase: from.name }] : [];
}

/** Why nothing is bought or bid for: why not even the cheapest that is worth it, or how much too dear the best is. */
function waitingReasons(asking: Asking): readonly EighteenAdviceReason[] {
  const { title, state, seat } = asking;
  const cash = freeCash(state, seat);
  const buys = offered(asking, 'buyPrivate').map(({ private: one }) => {
    const price = salePrice(title, state, one);
    return { one, price, most: privateValue(asking, one) };
  });
  const bids = ranges(asking, 'bid').map(({ action: { private: one }, min }) => ({
    one,
    price: min,
    most: bidLimit(asking, one),
  }));
  const all = [...buys, ...bids];
  if (all.length === 0) return [{ kind: 'noPrivateInReach', cash }];
  const good = best(
    all.filter(({ price, most }) => price <= most),
    ({ price }) => -price,
  );
  if (good) {
    const own = state.bids[good.one]?.at(-1);
    if (own?.seat === seat) return [{ kind: 'leadsBid', private: good.one, bid: own.amount }];
    const amount = reserve(asking, good.one);
    if (cash - good.price < amount) return [{ kind: 'keepMoney', amount, cash }];
    return [{ kind: 'enoughBids', count: openBids(state, seat) }];
  }
  const least = best(all, ({ price, most }) => most - price);
  return least ? [tooDear(asking, least.one, least.price)] : [];
}

/** It costs more than it brings, or more than anybody should bid. */
function tooDear(asking: Asking, one: PrivateId, price: number): EighteenAdviceReason {
  const worth = privateValue(asking, one);
  return price > worth
    ? { kind: 'privateTooDear', private: one, price, worth }
    : { kind: 'bidTooHigh', private: one, price, most: bidLimit(asking, one) };
}

/** So many of one's bids are open. */
const openBids = (state: EighteenState, seat: Seat): number =>
  Object.values(state.bids).filter((bids) => bids.some((bid) => bid.seat === seat)).length;

function cheapestPrivate(asking: Asking): EighteenAction | undefined {
  const { title, state } = asking;
  const found = best(offered(asking, 'buyPrivate'), ({ private: one }) => -salePrice(title, state, one));
  return (
    found &&
    because(asking, found, () => [
      { kind: 'cheapestPrivate', private: found.private, price: salePrice(title, state, found.private) },
    ])
  );
}

export const bidding: Decide = (asking) => {
  const { title, state, seat } = asking;
  const { private: one } = state.agenda.at(-1) as BiddingTask;
  const [bid] = ranges(asking, 'bid');
  const isFair = minimumBid(title, state, one) <= bidLimit(asking, one);
  const price = minimumBid(title, state, one);
  return bid && isFair
    ? because(asking, bid.action, () => [
        privateReason(asking, one, price),
        ...resaleReasons(asking, one, price),
      ])
    : because(asking, passing(asking), () => [
        bid ? tooDear(asking, one, price) : { kind: 'noPrivateInReach', cash: freeCash(state, seat) },
      ]);
};
