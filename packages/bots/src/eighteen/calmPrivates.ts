/** Calm while privates are sold: it keeps the money for a company. */
import {
  type BiddingTask,
  freeCash,
  minimumBid,
  type PrivateId,
  salePrice,
  valueAt,
} from '@kursbuch/eighteen';
import type { EighteenAction, EighteenAdviceReason } from '@kursbuch/titles';
import { type Asking, best, type Decide, offered, passing, ranges } from './asking.ts';
import { because } from './notes.ts';
import { floatCost, leastFloat } from './papers.ts';

/** Rounds in which a private pays, counted from the sale. */
const PRIVATE_ROUNDS = 7;
/** Nobody pays more than so much over its price, */
const DEAREST = 1.25;
/** or has more bids open. */
const OPEN_BIDS = 2;

/** What a private is worth to begin with: income, and shares that come with it at the lowest par. */
function privateValue({ title, state, own }: Asking, one: PrivateId): number {
  const facts = title.privates.get(one);
  if (!facts) return 0;
  const gift = own.comesWith[one];
  const par = Math.min(...title.market.par.keys());
  const shares = gift ? valueAt(title, state, gift.company, gift.percent, par) : 0;
  return PRIVATE_ROUNDS * facts.income + shares + (own.alsoWorth?.[one] ?? 0);
}

/** What should be left in the purse after buying this private: enough to float a company, or the one that comes with it. */
function reserve(asking: Asking, one: PrivateId): number {
  const { title, state, own } = asking;
  const gift = own.comesWith[one];
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

export const privateSale: Decide = (asking) => {
  const { title, state, seat } = asking;
  const free = freeCash(state, seat);
  const spare = (one: PrivateId, price: number) => free - price >= reserve(asking, one);
  const buy = best(
    offered(asking, 'buyPrivate').filter(({ private: one }) => {
      const price = salePrice(title, state, one);
      return price <= privateValue(asking, one) && spare(one, price);
    }),
    ({ private: one }) => privateValue(asking, one) - salePrice(title, state, one),
  );
  const open = Object.values(state.bids).filter((bids) => bids.some((bid) => bid.seat === seat)).length;
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
    ]);
  if (bid) return because(asking, bid.action, () => [privateReason(asking, bid.action.private, bid.min)]);
  const pass = passing(asking);
  return because(asking, pass, () => waitingReasons(asking)) ?? cheapestPrivate(asking);
};

/** What a private is worth beside what it costs. */
function privateReason(asking: Asking, one: PrivateId, price: number): EighteenAdviceReason {
  const worth = privateValue(asking, one);
  return { kind: worth < price ? 'privateTooDear' : 'privateWorth', private: one, price, worth };
}

/** Why nothing is bought: all is too dear, or the money is for a company. */
function waitingReasons(asking: Asking): readonly EighteenAdviceReason[] {
  const { title, state } = asking;
  const [cheap] = offered(asking, 'buyPrivate');
  if (!cheap) return [{ kind: 'keepMoney', amount: leastFloat(asking) }];
  const price = salePrice(title, state, cheap.private);
  const isDear = price > privateValue(asking, cheap.private);
  const kept: EighteenAdviceReason = { kind: 'keepMoney', amount: reserve(asking, cheap.private) };
  return isDear ? [privateReason(asking, cheap.private, price)] : [kept];
}

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
  const { title, state } = asking;
  const { private: one } = state.agenda.at(-1) as BiddingTask;
  const [bid] = ranges(asking, 'bid');
  const isFair = minimumBid(title, state, one) <= bidLimit(asking, one);
  const price = minimumBid(title, state, one);
  return bid && isFair
    ? because(asking, bid.action, () => [privateReason(asking, one, price)])
    : because(asking, passing(asking), () => [
        { kind: 'privateTooDear', private: one, price, worth: bidLimit(asking, one) },
      ]);
};
