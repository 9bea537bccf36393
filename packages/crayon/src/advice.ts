/** Why a player of a crayon game would do something: data, which the words make sentences of. */
import type { Advice } from '@kursbuch/table';
import type { CrayonAction, Order } from './types.ts';

export type CrayonAdviceReason =
  /** Orders that are served together: what they pay, what track and fees for them cost, and how many turns it takes. */
  | {
      readonly kind: 'plan';
      readonly orders: readonly Order[];
      readonly pays: number;
      readonly cost: number;
      readonly turns: number;
    }
  /** The plan ends the game. */
  | { readonly kind: 'endsGame'; readonly turns: number; readonly cash: number }
  /** What the next stop is for. */
  | { readonly kind: 'loadsNext'; readonly city: string; readonly order: Order }
  | { readonly kind: 'deliversNext'; readonly order: Order }
  /** A good that is loaded for an order of the plan, or for one that may come after it. */
  | { readonly kind: 'wanted'; readonly order: Order }
  | { readonly kind: 'wantedLater'; readonly good: string }
  | { readonly kind: 'paidNow'; readonly order: Order }
  /** Room is needed, and more of this good is aboard than the loads that the plan needs. */
  | { readonly kind: 'makesRoom'; readonly good: string; readonly needed: number }
  /** So much is still to be drawn until enough large cities are joined. */
  | { readonly kind: 'joinsCities'; readonly cities: number; readonly cost: number }
  | { readonly kind: 'betterTrain'; readonly train: string; readonly speed: number; readonly cost: number }
  /** The best plan with this hand brings so much a turn; null: there is none. */
  | { readonly kind: 'poorHand'; readonly rate: number | null }
  /** Something could be drawn or bought, and is not worth it. */
  | { readonly kind: 'nothingToDraw' }
  /** Nothing can be: the turn's money is spent, the purse is empty, or it is not allowed. */
  | { readonly kind: 'turnSpent'; readonly limit: number }
  | { readonly kind: 'noMoneyToDraw' }
  | { readonly kind: 'cannotDraw' }
  /** The next piece of track of the plan costs more than this turn, or the purse, has left; or it has to wait. */
  | { readonly kind: 'trackOverLimit'; readonly cost: number; readonly left: number }
  | { readonly kind: 'trackTooExpensive'; readonly cost: number; readonly cash: number }
  | { readonly kind: 'trackWaits' }
  | { readonly kind: 'startsNear'; readonly city: string; readonly orders: readonly Order[] }
  /** Cards to keep, for these orders. */
  | { readonly kind: 'keepsFor'; readonly cards: readonly string[]; readonly orders: readonly Order[] }
  | { readonly kind: 'cheaperTrack'; readonly amount: number; readonly fee: number }
  | { readonly kind: 'paidForTrack'; readonly amount: number }
  | { readonly kind: 'noGain' }
  | { readonly kind: 'anyOfThem' };

/** What plans are compared by: millions a turn. */
export type CrayonAdviceUnit = 'turn';

export interface CrayonAdvice extends Advice<CrayonAction, CrayonAdviceReason> {
  /** What would be loaded and delivered after it where the train stands, as far as is known now. */
  readonly next?: readonly CrayonAction[];
}
