/**
 * The auction of the privates: the kit's sale in a row, where a bid may be withdrawn, the last one to buy or bid on a turn of his
 * own decides about the priority, and only the first private gets cheaper (AUCTION).
 */
import {
  answers,
  type BiddingReason,
  type BiddingTask,
  bidding,
  bidsOn,
  type EighteenState,
  freeCash,
  type KitAction,
  type KitMove,
  type KitRules,
  minimumBid,
  type PrivateId,
  type PrivateSaleReason,
  type PrivateSaleTask,
  privateSale,
  roundOver,
  salePrice,
  sellPrivate,
  type Title,
  unsold,
  type WaterfallPolicy,
} from '@kursbuch/eighteen';
import { type Choice, type Objection, type Seat, text } from '@kursbuch/table';
import { changeOwn, ownOf } from './own.ts';

export interface WithdrawBid {
  readonly type: 'withdrawBid';
  readonly private: PrivateId;
}

/** Außerfernbahn, the first of the row. */
const FIRST = 'AF';

export const WATERFALL: WaterfallPolicy = {
  bidStep: 5, // AUCTION-11, AUCTION-12
  discounted: FIRST,
  goesOn: () => false,
  asksWhenIdle: () => false,
};

export type AuctionReason = 'noBidToWithdraw' | 'highestStays' | 'outbidsHimself' | 'withdrew';

/** The highest bid on a private. */
const leader = (state: EighteenState, one: PrivateId): Seat | null =>
  bidsOn(state, one).reduce<{ seat: Seat | null; amount: number }>(
    (best, bid) => (bid.amount > best.amount ? bid : best),
    { seat: null, amount: 0 },
  ).seat;

const hasWithdrawn = (state: EighteenState, seat: Seat, one: PrivateId): boolean =>
  ownOf(state).withdrawn[one]?.includes(seat) ?? false;

/** Why a player may not bid on a private, whatever the amount. */
function bidderProblem(
  state: EighteenState,
  seat: Seat,
  one: PrivateId,
): Objection<'outbidsHimself' | 'withdrew'> | undefined {
  if (hasWithdrawn(state, seat, one)) return { reason: 'withdrew', params: { private: one } }; // AUCTION-14
  if (leader(state, one) === seat) return { reason: 'outbidsHimself', params: { private: one } }; // AUCTION-25
  return undefined;
}

/** Why a player may not take a bid back. */
function withdrawProblem(
  state: EighteenState,
  seat: Seat,
  one: PrivateId,
): Objection<'noBidToWithdraw' | 'highestStays'> | undefined {
  if (!bidsOn(state, one).some((bid) => bid.seat === seat))
    return { reason: 'noBidToWithdraw', params: { private: one } };
  return leader(state, one) === seat ? { reason: 'highestStays', params: { private: one } } : undefined;
}

/** A bid is taken back: its money is free at once, and the bidder is out of it (AUCTION-13, AUCTION-14). */
function withdraw(
  move: KitMove,
  seat: Seat,
  one: PrivateId,
): Objection<'noBidToWithdraw' | 'highestStays'> | undefined {
  const problem = withdrawProblem(move.state, seat, one);
  if (problem) return problem;
  const { withdrawn } = ownOf(move.state);
  move.emit({ type: 'bidDropped', private: one, seat });
  changeOwn(move, { withdrawn: { ...withdrawn, [one]: [...(withdrawn[one] ?? []), seat] } });
  return undefined;
}

/** AUCTION-22: bids do not outlast an auction round, and in the next one whoever withdrew may bid again. */
function voidBids(move: KitMove): void {
  for (const [one, bids] of Object.entries(move.state.bids))
    if (bids.length > 0) move.emit({ type: 'bidsCleared', private: one });
  if (Object.keys(ownOf(move.state).withdrawn).length > 0) changeOwn(move, { withdrawn: {} });
}

const next = (state: EighteenState, seat: Seat): Seat => (seat + 1) % state.players.length;

export function auction(
  title: Title,
): KitRules<PrivateSaleTask, PrivateSaleReason | AuctionReason, KitAction | WithdrawBid> {
  const kit = privateSale(title, WATERFALL);

  /** AUCTION-20, AUCTION-21: nobody wants the first private: it gets cheaper, and for nothing the priority holder takes it. */
  function cheaper(move: KitMove, task: PrivateSaleTask): void {
    move.emit({ type: 'discounted', private: FIRST, by: title.priceCut });
    if (salePrice(title, move.state, FIRST) > 0) {
      move.update({ ...task, passes: 0 });
      return;
    }
    const seat = move.state.priority;
    sellPrivate(title, move, FIRST, seat, 0);
    move.update({ ...task, seat: next(move.state, seat), passes: 0, lastBuyer: seat, sold: true });
  }

  return {
    actions: { ...answers('buyPrivate', 'bid', 'pass'), withdrawBid: { private: text } },
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      const [first] = unsold(title, move.state);
      if (first === undefined) {
        // AUCTION-23: the priority has its holder before the stock round begins
        if (task.lastBuyer !== null)
          move.emit({ type: 'priorityMoved', to: next(move.state, task.lastBuyer) });
        roundOver(move, 'privateSale');
      } else if (!task.sold && task.passes >= move.state.players.length && first === FIRST)
        cheaper(move, task);
      else if (task.sold) kit.advance?.(move, task);
      else if (task.passes >= move.state.players.length) {
        voidBids(move);
        kit.advance?.(move, task);
      } else if (this.choices(move.state, task, task.seat).length === 1)
        kit.perform(move, task, task.seat, { type: 'pass' });
    },
    choices(state, task, seat) {
      const found: Choice<KitAction | WithdrawBid>[] = kit
        .choices(state, task, seat)
        .filter(
          (choice) =>
            choice.type !== 'range' ||
            choice.action.type !== 'bid' ||
            !bidderProblem(state, seat, choice.action.private),
        );
      for (const one of unsold(title, state))
        if (!withdrawProblem(state, seat, one))
          found.push({ type: 'one', action: { type: 'withdrawBid', private: one } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      if (action.type === 'withdrawBid') {
        if (!title.privates.has(action.private))
          return { reason: 'noSuchPrivate', params: { private: action.private } };
        return withdraw(move, seat, action.private); // AUCTION-13: it is still this player's turn
      }
      if (action.type === 'bid' && title.privates.has(action.private)) {
        const problem = bidderProblem(state, seat, action.private);
        if (problem) return problem;
      }
      const problem = kit.perform(move, task, seat, action);
      // AUCTION-17: a bid decides about the priority like a purchase
      if (!problem && action.type === 'bid') {
        const now = move.state.agenda.at(-1) as PrivateSaleTask;
        move.update({ ...now, lastBuyer: seat });
      }
      return problem;
    },
  };
}

/**
 * Several bids on one private. Money of bids on other privates that have been outbid can be freed for a raise; whoever
 * wants no more of this one drops out.
 */
export function contest(
  title: Title,
): KitRules<
  BiddingTask,
  BiddingReason | 'noSuchPrivate' | 'noBidToWithdraw' | 'highestStays',
  KitAction | WithdrawBid
> {
  const kit = bidding(title, WATERFALL);

  /** What a bidder may take back elsewhere. */
  const outbid = (state: EighteenState, task: BiddingTask, seat: Seat): readonly PrivateId[] =>
    unsold(title, state).filter((one) => one !== task.private && !withdrawProblem(state, seat, one));

  /** Could a bidder raise, if not with his free money then with what he may take back? */
  function couldRaise(state: EighteenState, task: BiddingTask, seat: Seat): boolean {
    const freed = outbid(state, task, seat).flatMap((one) =>
      bidsOn(state, one).flatMap((bid) => (bid.seat === seat ? [bid.amount] : [])),
    );
    const bound = bidsOn(state, task.private).find((bid) => bid.seat === seat)?.amount ?? 0;
    const most = freed.reduce((sum, amount) => sum + amount, freeCash(state, seat) + bound);
    return most >= minimumBid(title, state, task.private);
  }

  return {
    ...kit,
    actions: { ...answers('bid', 'pass'), withdrawBid: { private: text } },
    advance(move, task) {
      const [seat] = kit.actors(move.state, task);
      const isAsked =
        bidsOn(move.state, task.private).length > 1 &&
        seat !== undefined &&
        couldRaise(move.state, task, seat);
      if (!isAsked) kit.advance?.(move, task);
    },
    choices: (state, task, seat) => [
      ...kit.choices(state, task, seat),
      ...outbid(state, task, seat).map(
        (one) => ({ type: 'one', action: { type: 'withdrawBid', private: one } }) as const,
      ),
    ],
    perform(move, task, seat, action) {
      if (action.type !== 'withdrawBid') return kit.perform(move, task, seat, action);
      if (!title.privates.has(action.private))
        return { reason: 'noSuchPrivate', params: { private: action.private } };
      if (action.private === task.private) return { reason: 'auctionFirst' };
      return withdraw(move, seat, action.private);
    },
  };
}
