/**
 * The auction of the privates: the kit's sale in a row, where a bid may be withdrawn, the last one to buy or bid on a turn of his
 * own decides about the priority, and only the first private gets cheaper (AUCTION).
 */
import {
  type BiddingReason,
  type BiddingTask,
  bidding,
  bidsOn,
  type EighteenState,
  freeCash,
  type GameTask,
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
import { type Objection, type Seat, text } from '@kursbuch/table';
import { changeOwn, ownOf } from './own.ts';

export interface WithdrawBid {
  readonly type: 'withdrawBid';
  readonly private: PrivateId;
}

/** Why nothing is bid or bought now: all are sold (AUCTION-23), or an operating round comes first (AUCTION-19). */
export const saleNotNow = (title: Title, state: EighteenState): 'saleOver' | 'saleWaits' =>
  unsold(title, state).length > 0 ? 'saleWaits' : 'saleOver';

/** Außerfernbahn, the first of the row. */
const FIRST = 'AF';

export const WATERFALL: WaterfallPolicy = {
  bidStep: 5, // AUCTION-11, AUCTION-12
  discounted: FIRST,
  goesOn: () => false,
};

type AuctionReason = 'outbidsHimself' | 'withdrew';
type WithdrawReason =
  | 'noSuchPrivate'
  | 'noBidToWithdraw'
  | 'highestStays'
  | 'auctionFirst'
  | 'saleOver'
  | 'saleWaits';

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

/** The bids a player may take back: those that are outbid; of one that is fought out he drops out instead. */
const outbid = (title: Title, state: EighteenState, seat: Seat): readonly PrivateId[] =>
  unsold(title, state).filter((one) => one !== contested(state) && !withdrawProblem(state, seat, one));

/** The private that is fought out now. */
const contested = (state: EighteenState): PrivateId | undefined =>
  state.agenda.find((task): task is BiddingTask => task.kind === 'bidding')?.private;

/**
 * A bid that is outbid may be taken back at any moment of the auction: that is no action, and asks for no turn. Its money
 * is free at once, and the bidder is out of it (AUCTION-13, AUCTION-14).
 */
export function withdrawals<R extends string>(
  title: Title,
  kit: KitRules<GameTask, R>,
): KitRules<GameTask, R | WithdrawReason, KitAction | WithdrawBid> {
  function problem(state: EighteenState, seat: Seat, one: PrivateId): Objection<WithdrawReason> | undefined {
    if (state.round.kind !== 'privateSale') return { reason: saleNotNow(title, state) };
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    return one === contested(state) ? { reason: 'auctionFirst' } : withdrawProblem(state, seat, one);
  }
  return {
    ...kit,
    actions: { ...kit.actions, withdrawBid: { private: text } },
    advance: (move, task) => kit.advance?.(move, task),
    choices: (state, task, seat) => [
      ...kit.choices(state, task, seat),
      ...outbid(title, state, seat).map(
        (one) => ({ type: 'one', action: { type: 'withdrawBid', private: one } }) as const,
      ),
    ],
    perform(move, task, seat, action) {
      if (action.type !== 'withdrawBid') return kit.perform(move, task, seat, action);
      const { private: one } = action;
      const against = problem(move.state, seat, one);
      if (against) return against;
      const { withdrawn } = ownOf(move.state);
      move.emit({ type: 'bidDropped', private: one, seat });
      changeOwn(move, { withdrawn: { ...withdrawn, [one]: [...(withdrawn[one] ?? []), seat] } });
      return undefined;
    },
  };
}

/** AUCTION-22: bids do not outlast an auction round, and in the next one whoever withdrew may bid again. */
function voidBids(move: KitMove): void {
  for (const [one, bids] of Object.entries(move.state.bids))
    if (bids.length > 0) move.emit({ type: 'bidsCleared', private: one });
  if (Object.keys(ownOf(move.state).withdrawn).length > 0) changeOwn(move, { withdrawn: {} });
}

const next = (state: EighteenState, seat: Seat): Seat => (seat + 1) % state.players.length;

export function auction(title: Title): KitRules<PrivateSaleTask, PrivateSaleReason | AuctionReason> {
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
    ...kit,
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
      } else if (
        this.choices(move.state, task, task.seat).length === 1 &&
        outbid(title, move.state, task.seat).length === 0
      )
        kit.perform(move, task, task.seat, { type: 'pass' });
    },
    choices: (state, task, seat) =>
      kit
        .choices(state, task, seat)
        .filter(
          (choice) =>
            choice.type !== 'range' ||
            choice.action.type !== 'bid' ||
            !bidderProblem(state, seat, choice.action.private),
        ),
    perform(move, task, seat, action) {
      const { state } = move;
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
export function contest(title: Title): KitRules<BiddingTask, BiddingReason, KitAction | WithdrawBid> {
  const kit = bidding(title, WATERFALL);

  /** Could a bidder raise, if not with his free money then with what he may take back? */
  function couldRaise(state: EighteenState, task: BiddingTask, seat: Seat): boolean {
    const freed = outbid(title, state, seat).flatMap((one) =>
      bidsOn(state, one).flatMap((bid) => (bid.seat === seat ? [bid.amount] : [])),
    );
    const bound = bidsOn(state, task.private).find((bid) => bid.seat === seat)?.amount ?? 0;
    const most = freed.reduce((sum, amount) => sum + amount, freeCash(state, seat) + bound);
    return most >= minimumBid(title, state, task.private);
  }

  return {
    ...kit,
    admits: () => ['withdrawBid'],
    advance(move, task) {
      const [seat] = kit.actors(move.state, task);
      const isAsked =
        bidsOn(move.state, task.private).length > 1 &&
        seat !== undefined &&
        couldRaise(move.state, task, seat);
      if (!isAsked) kit.advance?.(move, task);
    },
  };
}
