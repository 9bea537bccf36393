/** Privates change hands: what is asked about it, and how players trade them among themselves. */
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { isSeat } from '../holder.ts';
import { certificateCount } from '../limits.ts';
import { cashOf } from '../money.ts';
import { openPrivates, privateState } from '../privates.ts';
import type { Facts, KitMove, Title } from '../title.ts';
import type { CompanyId, Deal, EighteenState, KitAction, PrivateFacts, PrivateId } from '../types.ts';
import { dealKey } from './consent.ts';
import type { StockTurnTask } from './stockRound.ts';

export interface DealPolicy {
  /** Why players may not trade privates in this stock round. */
  privateDealsClosed(state: EighteenState): Objection<'firstRoundDeal'> | undefined;
  /** A private bought from another player is the turn's purchase; the buyer alone acts. */
  privateDealIsPurchase(state: EighteenState): boolean;
  /** May this private go from player to player? */
  privateTradable(state: EighteenState, one: PrivateId): boolean;
  /** May this private be bought by companies at all? */
  privateSellable(state: EighteenState, one: PrivateId): boolean;
  /** Is this player one of those the company may buy a private from? */
  sellsPrivatesTo(state: EighteenState, seat: Seat, company: CompanyId): boolean;
  /** Lowest and highest price a company pays for a private. */
  privatePriceRange(state: EighteenState, one: PrivateId): readonly [number, number];
  /** The other side has agreed: the buyer finds the money where it has to; false if the deal falls through. */
  dealAgreed(title: Title, move: KitMove, deal: Deal): boolean;
}

/** Players trade privates as they like, and companies buy them from anybody for half to twice their price. */
export const usualDeals = ({ privates }: Pick<Facts, 'privates'>): DealPolicy => ({
  privateDealsClosed: () => undefined,
  privateDealIsPurchase: () => false,
  privateTradable: () => true,
  privateSellable: () => true,
  sellsPrivatesTo: () => true,
  privatePriceRange(_state, one) {
    const { price } = privates.get(one) as PrivateFacts;
    return [price / 2, price * 2];
  },
  dealAgreed: () => true,
});

export type PrivateDeal = Deal & { readonly item: 'private' };
/** One between two players. */
export type PlayerDeal = PrivateDeal & { readonly buyer: Seat };

/** Why a private may not go from one player to another. */
export type DealReason = 'noSuchSeat' | 'buyerShort' | 'buyerAtLimit';

export type PrivateDealReason =
  | DealReason
  | 'noSuchPrivate'
  | 'privateGone'
  | 'notAPlayers'
  | 'notYours'
  | 'yoursAlready'
  | 'firstRoundDeal'
  | 'onlyBuyerActs'
  | 'boughtAlready'
  | 'notTradable'
  | 'badPrice'
  | 'declinedAlready';

/** The deal that a player's offer or request stands for, or why there is none. */
export function privateDealOf(
  title: Title,
  state: EighteenState,
  seat: Seat,
  action: KitAction & { type: 'requestPrivate' | 'offerPrivate' },
): PlayerDeal | Objection<PrivateDealReason> {
  const one = action.private;
  if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
  const { owner, closed } = privateState(state, one);
  if (closed) return { reason: 'privateGone', params: { private: one } };
  if (!isSeat(owner)) return { reason: 'notAPlayers', params: { private: one } };
  if (action.type === 'offerPrivate' && owner !== seat)
    return { reason: 'notYours', params: { private: one } };
  if (action.type === 'requestPrivate' && owner === seat)
    return { reason: 'yoursAlready', params: { private: one } };
  const buyer = action.type === 'offerPrivate' ? action.to : seat;
  return { item: 'private', private: one, buyer, seller: owner, price: action.price };
}

/** Why the player on turn, as buyer or as seller, may not propose this deal with another. */
export function privateDealProblem(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
  deal: PlayerDeal,
): Objection<PrivateDealReason> | undefined {
  const closed = title.deals.privateDealsClosed(state);
  if (closed) return closed;
  const isPurchase = title.deals.privateDealIsPurchase(state);
  if (isPurchase && deal.buyer !== task.seat) return { reason: 'onlyBuyerActs' };
  if (isPurchase && task.bought) return { reason: 'boughtAlready', params: { private: deal.private } };
  if (!title.deals.privateTradable(state, deal.private))
    return { reason: 'notTradable', params: { private: deal.private } };
  if (deal.price < (isPurchase ? 1 : 0)) return { reason: 'badPrice', params: { price: deal.price } };
  if (task.declined.includes(dealKey(deal)))
    return { reason: 'declinedAlready', params: { private: deal.private } };
  if (deal.buyer === task.seat && cashOf(state, task.seat) < deal.price)
    return { reason: 'buyerShort', params: { cost: deal.price } };
  return playerDealProblem(title, state, deal, isPurchase);
}

/** All deals with privates that the player on turn may propose. */
export function* privateDeals(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
): Generator<Choice<KitAction>> {
  const { seat } = task;
  const lowest = title.deals.privateDealIsPurchase(state) ? 1 : 0;
  for (const one of openPrivates(title, state)) {
    const { owner } = privateState(state, one);
    if (!isSeat(owner)) continue;
    if (owner !== seat) {
      const deal: PlayerDeal = { item: 'private', private: one, buyer: seat, seller: owner, price: lowest };
      if (!privateDealProblem(title, state, task, deal))
        yield {
          type: 'range',
          action: { type: 'requestPrivate', private: one, price: lowest },
          field: 'price',
          min: lowest,
          max: cashOf(state, seat),
          step: 1,
        };
    } else
      for (let to = 0; to < state.players.length; to++) {
        const deal: PlayerDeal = { item: 'private', private: one, buyer: to, seller: seat, price: lowest };
        if (to !== seat && !privateDealProblem(title, state, task, deal))
          yield {
            type: 'range',
            action: { type: 'offerPrivate', private: one, to, price: lowest },
            field: 'price',
            min: lowest,
            max: mostFrom(title, state, to),
            step: 1,
          };
      }
  }
}

/** The most that may be asked of a buyer: what he has, or where purses are hidden all the money there is. */
export const mostFrom = (title: Title, state: EighteenState, buyer: Seat): number =>
  title.money.cashHidden(state) ? state.money : cashOf(state, buyer);

/** What both sides of a private deal must fulfil, wherever it is made. */
export function playerDealProblem(
  title: Title,
  state: EighteenState,
  deal: PlayerDeal,
  ignoreLimit = false,
): Objection<DealReason> | undefined {
  const { buyer, price } = deal;
  if (buyer < 0 || buyer >= state.players.length || buyer === deal.seller)
    return { reason: 'noSuchSeat', params: { seat: String(buyer) } };
  if (price > mostFrom(title, state, buyer)) return { reason: 'buyerShort', params: { cost: price } };
  if (!ignoreLimit) {
    const limit = title.shares.certificateLimit(state, buyer);
    if (certificateCount(title, state, buyer) + 1 > limit)
      return { reason: 'buyerAtLimit', params: { limit } };
  }
  return undefined;
}
