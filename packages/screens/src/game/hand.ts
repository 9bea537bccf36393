/** What is in the hand of a seat. */
import { type Action, type Seat, sameData } from '@kursbuch/table';
import type { ReadonlySignal } from '@preact/signals';
import { type RangeOffer, withAmount } from './offers.ts';

/** A game with something in somebody's hand. */
interface Holding<A extends Action> {
  readonly draft: ReadonlySignal<{ readonly seat: Seat; readonly action: A } | null>;
}

/** The action in the hand of this seat. */
export function inHand<A extends Action>(game: Holding<A>, seat: Seat): A | null {
  const draft = game.draft.value;
  return draft?.seat === seat ? draft.action : null;
}

export function isInHand<A extends Action>(game: Holding<A>, seat: Seat, action: A): boolean {
  const held = inHand(game, seat);
  return held !== null && sameData(held, action);
}

/** The number in the hand if it is one of this range. */
export function amountInHand<A extends Action>(
  game: Holding<A>,
  seat: Seat,
  offer: RangeOffer<A>,
): number | null {
  const held = inHand(game, seat);
  if (held?.type !== offer.action.type) return null;
  const value = new Map<string, unknown>(Object.entries(held)).get(offer.field);
  return typeof value === 'number' && sameData(withAmount(offer, value), held) ? value : null;
}
