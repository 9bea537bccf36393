/** The frame's game as 18xx plays it: state, actions and events are those of the kit. */
import type { EighteenAction } from '@kursbuch/titles';

export type { Draft, Game, Outcome, Refused } from '../../game/game.ts';
export { after, isOutcome } from '../../game/game.ts';
export { amountInHand, inHand, isInHand } from '../../game/hand.ts';
export {
  actionsOf,
  kindOf,
  offered,
  onlyAction,
  type RangeOffer,
  ranges,
  withAmount,
} from '../../game/offers.ts';
export type { Happening, Offer, Step, Trouble } from '../../host/gameHost.ts';

export type ActionOf<T extends EighteenAction['type']> = Extract<EighteenAction, { type: T }>;
