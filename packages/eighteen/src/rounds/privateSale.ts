/** The sale of the privates: buy the one on offer, bid on another, or pass; several bids on one are fought out. */
import type { Objection, Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { cashOf, pay } from '../money.ts';
import { committed, freeCash, privateState, salePrice, unsold } from '../privates.ts';
import { isPublic } from '../reading.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import type { Bid, EighteenState, PrivateFacts, PrivateId } from '../types.ts';
import { roundOver } from './course.ts';

/** The sale in a row: the first private is for sale, bids are laid on the others. */
export interface WaterfallPolicy {
  /** Smallest step between two bids. */
  readonly bidStep: number;
  /** The private that gets cheaper while nobody wants it. */
  readonly discounted: PrivateId;
  /** After a row of passes play goes on clockwise and the round is not over. */
  goesOn(state: EighteenState): boolean;
}

export interface PrivateSaleTask {
  readonly kind: 'privateSale';
  readonly seat: Seat;
  /** Passes in a row. */
  readonly passes: number;
  /** The last player who bought in the normal way. */
  readonly lastBuyer: Seat | null;
  /** Somebody bought a private since the last look: bids on the next ones are due. */
  readonly sold: boolean;
}

export interface BiddingTask {
  readonly kind: 'bidding';
  readonly private: PrivateId;
}

export interface ParTask {
  readonly kind: 'parChoice';
  readonly company: string;
  readonly seat: Seat;
}

export const bidsOn = (state: EighteenState, one: PrivateId): readonly Bid[] => state.bids[one] ?? [];

const highest = (bids: readonly Bid[]): number => Math.max(0, ...bids.map((bid) => bid.amount));

/** The least a new bid on a private must be. */
export function minimumBid(title: Title, state: EighteenState, one: PrivateId): number {
  const face = (title.privates.get(one) as PrivateFacts).price;
  return Math.max(face, highest(bidsOn(state, one))) + (title.waterfall?.bidStep ?? 1);
}

/** A private finds its first owner. */
export function sellPrivate(title: Title, move: KitMove, one: PrivateId, seat: Seat, price: number): void {
  if (bidsOn(move.state, one).length > 0) move.emit({ type: 'bidsCleared', private: one });
  pay(title, move, seat, 'bank', price, one);
  move.emit({ type: 'privateMoved', private: one, to: seat });
  title.on.privateSold(title, move, one, seat, true);
}

type BuyReason = 'noSuchPrivate' | 'notOnOffer' | 'notEnoughFreeCash' | 'cashLaidAside';
type BidReason = 'noSuchPrivate' | 'noBidHere' | 'bidTooLow' | 'bidBelowPrice' | 'bidTooHigh';
export type PrivateSaleReason = BuyReason | BidReason;

export function privateSale(
  title: Title,
  waterfall: WaterfallPolicy,
): KitRules<PrivateSaleTask, PrivateSaleReason> {
  const next = (state: EighteenState, seat: Seat): Seat => (seat + 1) % state.players.length;

  const buyProblem = (state: EighteenState, seat: Seat, one: PrivateId): Objection<BuyReason> | undefined => {
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    if (unsold(title, state)[0] !== one) return { reason: 'notOnOffer', params: { private: one } };
    const price = salePrice(title, state, one);
    const free = freeCash(state, seat);
    if (free < price)
      return {
        reason: cashOf(state, seat) < price ? 'notEnoughFreeCash' : 'cashLaidAside',
        params: { cost: price, cash: free },
      };
    return undefined;
  };

  const bidProblem = (
    state: EighteenState,
    seat: Seat,
    one: PrivateId,
    amount: number,
  ): Objection<BidReason> | undefined => {
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    const open = unsold(title, state);
    if (!open.includes(one) || open[0] === one) return { reason: 'noBidHere', params: { private: one } };
    const min = minimumBid(title, state, one);
    if (amount < min)
      return {
        reason: bidsOn(state, one).length > 0 ? 'bidTooLow' : 'bidBelowPrice',
        params: { private: one, min },
      };
    const max = cashOf(state, seat) - committed(state, seat, one);
    if (amount > max) return { reason: 'bidTooHigh', params: { private: one, max } };
    return undefined;
  };

  /** Everybody has passed in a row. */
  function passedOut(move: KitMove, task: PrivateSaleTask): void {
    const first = unsold(title, move.state)[0] as PrivateId;
    const goesOn = waterfall.goesOn(move.state);
    if (first === waterfall.discounted) {
      move.emit({ type: 'discounted', private: first, by: title.priceCut });
      if (!goesOn) {
        const { round } = move.state;
        move.emit({ type: 'roundBegan', round: { ...round, set: round.set + 1 } });
      }
      const seat = goesOn ? task.seat : move.state.priority;
      if (salePrice(title, move.state, first) > 0) move.update({ ...task, seat, passes: 0 });
      else {
        // Nobody wants it at all: the next player has it as a gift, and it counts as a purchase.
        sellPrivate(title, move, first, seat, 0);
        afterPurchase(move, { ...task, passes: 0 }, seat);
      }
    } else if (goesOn) {
      for (const one of title.privates.keys()) {
        const { owner, closed } = privateState(move.state, one);
        if (owner !== 'bank' && !closed)
          pay(title, move, 'bank', owner, (title.privates.get(one) as PrivateFacts).income, one);
      }
      move.update({ ...task, passes: 0 });
    } else {
      if (task.lastBuyer !== null) move.emit({ type: 'priorityMoved', to: next(move.state, task.lastBuyer) });
      roundOver(move, 'privateSale');
    }
  }

  function afterPurchase(move: KitMove, task: PrivateSaleTask, buyer: Seat): void {
    move.update({ ...task, seat: next(move.state, buyer), passes: 0, lastBuyer: buyer, sold: true });
  }

  return {
    actions: answers('buyPrivate', 'bid', 'pass'),
    actors: (_state, task) => [task.seat],
    advance(move, task) {
      const [first] = unsold(title, move.state);
      if (first === undefined) {
        roundOver(move, 'privateSale', task.lastBuyer);
        return;
      }
      if (task.sold) {
        const bids = bidsOn(move.state, first);
        if (bids.length === 0) move.update({ ...task, sold: false });
        else if (bids.length > 1) move.push({ kind: 'bidding', private: first } satisfies BiddingTask);
        else sellPrivate(title, move, first, (bids[0] as Bid).seat, (bids[0] as Bid).amount);
        return;
      }
      if (task.passes >= move.state.players.length) {
        passedOut(move, task);
        return;
      }
      if (!isPublic(move.state) && this.choices(move.state, task, task.seat).length === 1)
        this.perform(move, task, task.seat, { type: 'pass' });
    },
    choices(state, _task, seat) {
      const choices: ReturnType<KitRules<PrivateSaleTask>['choices']>[number][] = [];
      const [offered, ...others] = unsold(title, state);
      if (offered !== undefined && !buyProblem(state, seat, offered))
        choices.push({ type: 'one', action: { type: 'buyPrivate', private: offered } });
      for (const one of others) {
        const min = minimumBid(title, state, one);
        const max = cashOf(state, seat) - committed(state, seat, one);
        if (min <= max)
          choices.push({
            type: 'range',
            action: { type: 'bid', private: one, amount: min },
            field: 'amount',
            min,
            max,
            step: 1,
          });
      }
      choices.push({ type: 'one', action: { type: 'pass' } });
      return choices;
    },
    perform(move, task, seat, action) {
      switch (action.type) {
        case 'buyPrivate': {
          const problem = buyProblem(move.state, seat, action.private);
          if (problem) return problem;
          sellPrivate(title, move, action.private, seat, salePrice(title, move.state, action.private));
          // The sale's task may now lie below a par choice that the purchase has put on top.
          afterPurchase(move, task, seat);
          return undefined;
        }
        case 'bid': {
          const problem = bidProblem(move.state, seat, action.private, action.amount);
          if (problem) return problem;
          move.emit({ type: 'bidPlaced', private: action.private, seat, amount: action.amount });
          move.update({ ...task, seat: next(move.state, seat), passes: 0 });
          return undefined;
        }
        default:
          move.emit({ type: 'passed', seat, company: null, what: 'privateSale' });
          move.update({ ...task, seat: next(move.state, seat), passes: task.passes + 1 });
          return undefined;
      }
    },
  };
}

export type BiddingReason = 'auctionFirst' | 'notABidder' | 'notAuctioned' | 'raiseTooLow' | 'bidTooHigh';

/** Several players bid on one private: the lowest must raise or drop out until one is left. */
export function bidding(title: Title, waterfall: WaterfallPolicy): KitRules<BiddingTask, BiddingReason> {
  const lowest = (state: EighteenState, task: BiddingTask): Bid =>
    bidsOn(state, task.private).reduce((low, bid) => (bid.amount < low.amount ? bid : low));
  const bounds = (state: EighteenState, task: BiddingTask, seat: Seat): readonly [number, number] => [
    highest(bidsOn(state, task.private)) + waterfall.bidStep,
    cashOf(state, seat) - committed(state, seat, task.private),
  ];
  return {
    actions: answers('bid', 'pass'),
    modal: true,
    first: 'auctionFirst',
    actors: (state, task) => [lowest(state, task).seat],
    notYours: (state, task, seat) =>
      bidsOn(state, task.private).some((bid) => bid.seat === seat)
        ? undefined
        : { reason: 'notABidder', params: { private: task.private } },
    advance(move, task) {
      const bids = bidsOn(move.state, task.private);
      if (bids.length > 1) {
        const [min, max] = bounds(move.state, task, lowest(move.state, task).seat);
        if (min > max && !isPublic(move.state))
          this.perform(move, task, lowest(move.state, task).seat, { type: 'pass' });
        return;
      }
      const { seat, amount } = bids[0] as Bid;
      move.pop();
      sellPrivate(title, move, task.private, seat, amount);
    },
    choices(state, task, seat) {
      const [min, max] = bounds(state, task, seat);
      const drop = { type: 'one', action: { type: 'pass' } } as const;
      if (min > max) return [drop];
      const action = { type: 'bid', private: task.private, amount: min } as const;
      return [{ type: 'range', action, field: 'amount', min, max, step: 1 }, drop];
    },
    perform(move, task, seat, action) {
      if (action.type === 'pass') {
        move.emit({ type: 'bidDropped', private: task.private, seat });
        return undefined;
      }
      if (action.type !== 'bid') return { reason: 'notNow' };
      if (action.private !== task.private)
        return { reason: 'notAuctioned', params: { private: task.private } };
      const [min, max] = bounds(move.state, task, seat);
      if (action.amount < min) return { reason: 'raiseTooLow', params: { private: task.private, min } };
      if (action.amount > max) return { reason: 'bidTooHigh', params: { private: task.private, max } };
      move.emit({ type: 'bidPlaced', private: task.private, seat, amount: action.amount });
      return undefined;
    },
  };
}
