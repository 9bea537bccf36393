/** Players trade privates among themselves: on their stock turns, or when a company's train must be paid for. */
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { isSeat } from '../holder.ts';
import { certificateCount } from '../limits.ts';
import { cashOf } from '../money.ts';
import { openPrivates, privateState } from '../privates.ts';
import type { KitMove, Title } from '../title.ts';
import type { Deal, EighteenState, KitAction, PrivateId } from '../types.ts';
import { carryOut, dealKey, propose } from './consent.ts';
import type { PrivateDeal } from './privateDeal.ts';
import type { StockTurnTask } from './stockRound.ts';
import { companyTurnOf } from './turn.ts';

/** What a title says about trade between its players. */
interface TradePolicy {
  /** Why players may not trade privates in this stock round. */
  closed(state: EighteenState): Objection<'firstRoundDeal'> | undefined;
  /** A private bought from another player is the turn's purchase; the buyer alone acts. */
  isPurchase(state: EighteenState): boolean;
  /** May this private go from player to player? */
  tradable(state: EighteenState, one: PrivateId): boolean;
}

/** As they like. */
export const usualTrade: TradePolicy = {
  closed: () => undefined,
  isPurchase: () => false,
  tradable: () => true,
};

/** One between two players. */
type PlayerDeal = PrivateDeal & { readonly buyer: Seat };

type ProposalAction = KitAction & { type: 'requestPrivate' | 'offerPrivate' };

/** Trade between players as the rounds know it: a title without it (`deals.betweenPlayers`) states none of its reasons. */
export interface PlayerTrade<Own extends string = string> {
  tradable: TradePolicy['tradable'];
  /** All deals that the player on turn may propose. */
  proposals(title: Title, state: EighteenState, task: StockTurnTask): Generator<Choice<KitAction>>;
  /** He proposes one, or says why he cannot; where it is the turn's purchase the buyer alone decides. */
  propose(
    title: Title,
    move: KitMove,
    task: StockTurnTask,
    action: ProposalAction,
  ): Objection<Own> | undefined;
  /** Why a director who must pay for a train may not offer this. */
  offerProblem(title: Title, state: EighteenState, deal: PlayerDeal): Objection<Own> | undefined;
  /** Why the one who is asked cannot take what he is offered. */
  acceptProblem(state: EighteenState, seat: Seat, deal: Deal): Objection<Own> | undefined;
}

/** Why a private does not go from one player to another. */
export type TradeReason =
  | 'noSuchSeat'
  | 'buyerShort'
  | 'buyerAtLimit'
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
function dealOf(
  title: Title,
  state: EighteenState,
  seat: Seat,
  action: ProposalAction,
): PlayerDeal | Objection<TradeReason> {
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

/** The most that may be asked of a buyer: what he has, or where purses are hidden all the money there is. */
export const mostFrom = (title: Title, state: EighteenState, buyer: Seat): number =>
  title.money.cashHidden(state) ? state.money : cashOf(state, buyer);

/** What both sides must fulfil, wherever the deal is made. */
function sidesProblem(
  title: Title,
  state: EighteenState,
  deal: PlayerDeal,
  ignoreLimit = false,
): Objection<TradeReason> | undefined {
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

export function playerTrade({ closed, isPurchase, tradable }: TradePolicy): PlayerTrade<TradeReason> {
  /** Why the player on turn, as buyer or as seller, may not propose this deal with another. */
  function proposalProblem(
    title: Title,
    state: EighteenState,
    task: StockTurnTask,
    deal: PlayerDeal,
  ): Objection<TradeReason> | undefined {
    const notYet = closed(state);
    if (notYet) return notYet;
    const purchase = isPurchase(state);
    if (purchase && deal.buyer !== task.seat) return { reason: 'onlyBuyerActs' };
    if (purchase && task.bought) return { reason: 'boughtAlready', params: { private: deal.private } };
    if (!tradable(state, deal.private)) return { reason: 'notTradable', params: { private: deal.private } };
    if (deal.price < (purchase ? 1 : 0)) return { reason: 'badPrice', params: { price: deal.price } };
    if (task.declined.includes(dealKey(deal)))
      return { reason: 'declinedAlready', params: { private: deal.private } };
    if (deal.buyer === task.seat && cashOf(state, task.seat) < deal.price)
      return { reason: 'buyerShort', params: { cost: deal.price } };
    return sidesProblem(title, state, deal, purchase);
  }

  return {
    tradable,
    *proposals(title, state, task) {
      const { seat } = task;
      const lowest = isPurchase(state) ? 1 : 0;
      for (const one of openPrivates(title, state)) {
        const { owner } = privateState(state, one);
        if (!isSeat(owner)) continue;
        if (owner !== seat) {
          const deal: PlayerDeal = {
            item: 'private',
            private: one,
            buyer: seat,
            seller: owner,
            price: lowest,
          };
          if (!proposalProblem(title, state, task, deal))
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
            const deal: PlayerDeal = {
              item: 'private',
              private: one,
              buyer: to,
              seller: seat,
              price: lowest,
            };
            if (to !== seat && !proposalProblem(title, state, task, deal))
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
    },
    propose(title, move, task, action) {
      const { state } = move;
      const deal = dealOf(title, state, task.seat, action);
      if ('reason' in deal) return deal;
      const problem = proposalProblem(title, state, task, deal);
      if (problem) return problem;
      if (isPurchase(state)) {
        carryOut(title, move, deal);
        move.update({ ...task, traded: true, acted: true, bought: { company: null, from: 'player' } });
        return undefined;
      }
      move.update({ ...task, acted: true });
      propose(move, task.seat === deal.buyer ? deal.seller : deal.buyer, deal);
      return undefined;
    },
    offerProblem(title, state, deal) {
      const one = deal.private;
      const { owner, closed: gone } = privateState(state, one);
      if (gone) return { reason: 'privateGone', params: { private: one } };
      if (owner !== deal.seller) return { reason: 'notYours', params: { private: one } };
      if (!tradable(state, one)) return { reason: 'notTradable', params: { private: one } };
      if (companyTurnOf(state)?.declined.includes(dealKey(deal)))
        return { reason: 'declinedAlready', params: { private: one } };
      return sidesProblem(title, state, deal);
    },
    // Where purses are hidden a player may be offered what he cannot pay: only he learns of it. Who asks has the money.
    acceptProblem: (state, seat, { buyer, price }) =>
      buyer === seat && cashOf(state, seat) < price
        ? { reason: 'buyerShort', params: { cost: price } }
        : undefined,
  };
}
