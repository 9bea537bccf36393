/** What is in the hand of a seat. */

import { type Seat, sameData } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Game } from './game.ts';
import { type RangeOffer, withAmount } from './offers.ts';

/** The action in the hand of this seat. */
export function inHand(game: Game, seat: Seat): EighteenAction | null {
  const draft = game.draft.value;
  return draft?.seat === seat ? draft.action : null;
}

export function isInHand(game: Game, seat: Seat, action: EighteenAction): boolean {
  const held = inHand(game, seat);
  return held !== null && sameData(held, action);
}

/** The number in the hand if it is one of this range. */
export function amountInHand(game: Game, seat: Seat, offer: RangeOffer): number | null {
  const held = inHand(game, seat);
  if (held?.type !== offer.action.type) return null;
  const value = (held as unknown as Record<string, unknown>)[offer.field];
  return typeof value === 'number' && sameData(withAmount(offer, value), held) ? value : null;
}
