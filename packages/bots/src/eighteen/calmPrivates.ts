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
import { type ActionOf, type Asking, best, type Decide, offered, passing, ranges } from './asking.ts';
import { because } from './notes.ts';
import { floatCost, leastFloat } from './papers.ts';

/** Rounds in which a private pays, counted from the sale. */
const PRIVATE_ROUNDS = 7;
/** Nobody pays more than so much over its price, */
const HIGHEST = 1.1;
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

/** How somebody judges privates. */
export interface Valuing {
  /** What one is worth to begin with. */
  value(asking: Asking, one: PrivateId): number;
  /** How far he goes for it where others want it too. */
  limit(asking: Asking, one: PrivateId): number;
  /** Which of these he takes. */
  prefer(buys: readonly Bargain[], bids: readonly Bargain[], asking: Asking): Bargain | undefined;
}

/** Nobody bids more than this, nor more than it is worth. */
const bidLimit = (asking: Asking, one: PrivateId, worth: number): number =>
  Math.min(HIGHEST * (asking.title.privates.get(one)?.price ?? 0), worth);

/** What may go for this private so that enough is left for a company, or the one that comes with it. */
export const spareFor = (asking: Asking, one: PrivateId): number =>
  freeCash(asking.state, asking.seat) - reserve(asking, one);

const isSpare = (asking: Asking, one: PrivateId, price: number): boolean => price <= spareFor(asking, one);

/** A bid that nobody would call too high, and that leaves enough. */
export const isSoundBid = (asking: Asking, one: PrivateId, amount: number): boolean =>
  amount <= HIGHEST * (asking.title.privates.get(one)?.price ?? 0) && isSpare(asking, one, amount);

/** What may be bought or bid for at its price, and what that promises beyond it. */
export interface Bargain {
  readonly action: ActionOf<'buyPrivate' | 'bid'>;
  readonly price: number;
  readonly promises: number;
}

/** After so many rounds of a sale it stands still: in the second, income may have made somebody rich enough. */
const LONG = 2;

/** Nobody buys: until somebody does there is no company to keep money for, though small railways may run between the rounds. */
const standsStill = ({ state }: Asking): boolean => state.round.set > LONG;

/** Privates that are worth their price and leave enough for a company. */
function soundBuys(asking: Asking, { value }: Valuing): readonly Bargain[] {
  const { title, state } = asking;
  return offered(asking, 'buyPrivate')
    .map((action) => {
      const price = salePrice(title, state, action.private);
      return { action, price, promises: value(asking, action.private) - price };
    })
    .filter(
      ({ action, price, promises }) =>
        promises >= 0 &&
        (isSpare(asking, action.private, price) ||
          (standsStill(asking) && price <= freeCash(asking.state, asking.seat))),
    );
}

/** Bids that are, but none over one's own, and not too many at once. */
function soundBids(asking: Asking, { value }: Valuing): readonly Bargain[] {
  const { state, seat } = asking;
  if (openBids(state, seat) >= OPEN_BIDS) return [];
  return ranges(asking, 'bid')
    .filter(({ action }) => state.bids[action.private]?.at(-1)?.seat !== seat)
    .map(({ action, min }) => {
      const most = bidLimit(asking, action.private, value(asking, action.private));
      return { action, price: min, promises: most - min };
    })
    .filter(({ action, price, promises }) => promises >= 0 && isSpare(asking, action.private, price));
}

const promising = ({ promises }: Bargain): number => promises;

/** What is on sale, and bids for what nobody else has bid for. */
export const uncontested = (
  buys: readonly Bargain[],
  bids: readonly Bargain[],
  { state }: Pick<Asking, 'state'>,
): readonly Bargain[] => [
  ...buys,
  ...bids.filter(({ action }) => (state.bids[action.private] ?? []).length === 0),
];

/** By what they bring in the rounds in which they pay. What is on sale comes before a bid. */
export const usualValuing: Valuing = {
  value: privateValue,
  limit: (asking, one) => bidLimit(asking, one, privateValue(asking, one)),
  prefer: (buys, bids) => best(buys, promising) ?? best(bids, promising),
};

export const privateSaleBy =
  (valuing: Valuing): Decide =>
  (asking) => {
    const found = valuing.prefer(soundBuys(asking, valuing), soundBids(asking, valuing), asking);
    if (found) {
      const { action, price } = found;
      return because(asking, action, () => [
        privateReason(asking, valuing, action.private, price),
        ...resaleReasons(asking, action.private, price),
      ]);
    }
    const pass = passing(asking);
    return because(asking, pass, () => waitingReasons(asking, valuing)) ?? cheapestPrivate(asking);
  };

export const privateSale: Decide = privateSaleBy(usualValuing);

/** What a private is worth beside what it costs. */
function privateReason(
  asking: Asking,
  { value }: Valuing,
  one: PrivateId,
  price: number,
): EighteenAdviceReason {
  const worth = value(asking, one);
  return { kind: worth < price ? 'privateTooExpensive' : 'privateWorth', private: one, price, worth };
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

/** Why nothing is bought or bid for: why not even the cheapest that is worth it, or how much too expensive the best is. */
function waitingReasons(asking: Asking, valuing: Valuing): readonly EighteenAdviceReason[] {
  const { title, state, seat } = asking;
  const cash = freeCash(state, seat);
  const buys = offered(asking, 'buyPrivate').map(({ private: one }) => {
    const price = salePrice(title, state, one);
    return { one, price, most: valuing.value(asking, one) };
  });
  const bids = ranges(asking, 'bid').map(({ action: { private: one }, min }) => ({
    one,
    price: min,
    most: valuing.limit(asking, one),
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
    if (cash - good.price < amount)
      return [{ kind: 'keepMoney', amount, cash, private: good.one, price: good.price }];
    return [{ kind: 'enoughBids', count: openBids(state, seat) }];
  }
  const least = best(all, ({ price, most }) => most - price);
  return least ? [tooExpensive(asking, valuing, least.one, least.price)] : [];
}

/** It costs more than it brings, or more than one should bid. */
function tooExpensive(
  asking: Asking,
  { value, limit }: Valuing,
  one: PrivateId,
  price: number,
): EighteenAdviceReason {
  const worth = value(asking, one);
  return price > worth
    ? { kind: 'privateTooExpensive', private: one, price, worth }
    : { kind: 'bidTooHigh', private: one, price, most: limit(asking, one) };
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

export const biddingBy =
  (valuing: Valuing): Decide =>
  (asking) => {
    const { title, state, seat } = asking;
    const { private: one } = state.agenda.at(-1) as BiddingTask;
    const [bid] = ranges(asking, 'bid');
    const price = minimumBid(title, state, one);
    if (!bid)
      return because(asking, passing(asking), () => [
        { kind: 'noPrivateInReach', cash: freeCash(state, seat) },
      ]);
    return price <= valuing.limit(asking, one)
      ? because(asking, bid.action, () => [
          privateReason(asking, valuing, one, price),
          ...resaleReasons(asking, one, price),
        ])
      : because(asking, passing(asking), () => [tooExpensive(asking, valuing, one, price)]);
  };

export const bidding: Decide = biddingBy(usualValuing);
