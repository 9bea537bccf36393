/** Privates: who owns them, what they pay, how they change hands. */
import type { Seat } from '@kursbuch/table';
import { isSeat } from './holder.ts';
import { cashOf, pay } from './money.ts';
import type { Facts, KitMove, Title } from './title.ts';
import type { Buyer, EighteenState, PrivateFacts, PrivateId, PrivateState } from './types.ts';

export const privateState = (state: EighteenState, one: PrivateId): PrivateState =>
  state.privates[one] as PrivateState;

/** The privates still to be sold, in order. */
export const unsold = (facts: Pick<Facts, 'privates'>, state: EighteenState): readonly PrivateId[] =>
  [...facts.privates.keys()].filter(
    (one) => privateState(state, one).owner === 'bank' && !privateState(state, one).closed,
  );

/** Open privates that somebody owns. */
export const openPrivates = (title: Title, state: EighteenState): readonly PrivateId[] =>
  [...title.privates.keys()].filter(
    (one) => !privateState(state, one).closed && privateState(state, one).owner !== 'bank',
  );

/** Its price in the sale, cuts deducted. */
export const salePrice = (title: Title, state: EighteenState, one: PrivateId): number =>
  (title.privates.get(one) as PrivateFacts).price - (state.discounts[one] ?? 0);

/** Money laid aside by open bids, without those on one private. */
export function committed(state: EighteenState, seat: Seat, except?: PrivateId): number {
  let sum = 0;
  for (const [one, bids] of Object.entries(state.bids))
    if (one !== except) for (const bid of bids) if (bid.seat === seat) sum += bid.amount;
  return sum;
}

/** Cash that is not laid aside. */
export const freeCash = (state: EighteenState, seat: Seat): number =>
  cashOf(state, seat) - committed(state, seat);

/** Every open private pays its owner. */
export function payIncome(title: Title, move: KitMove): void {
  for (const one of openPrivates(title, move.state)) {
    const { owner } = privateState(move.state, one);
    pay(title, move, 'bank', owner, title.operating.privateIncome(move.state, one), one);
  }
}

/** A private goes from a player to somebody else for money. */
export function handOver(title: Title, move: KitMove, one: PrivateId, buyer: Buyer, price: number): void {
  const { owner } = privateState(move.state, one);
  pay(title, move, buyer, owner, price, one);
  move.emit({ type: 'privateMoved', private: one, to: buyer });
  if (isSeat(buyer)) title.on.privateSold(title, move, one, buyer, false);
  else if (isSeat(owner)) title.on.privateBought(title, move, one, buyer, owner);
}

/** Every open private leaves the game. */
export function closeAll(move: KitMove): void {
  for (const [one, { closed }] of Object.entries(move.state.privates))
    if (!closed) move.emit({ type: 'privateClosed', private: one });
}
