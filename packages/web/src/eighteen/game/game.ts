/** The frame's game as 18xx plays it: state, actions and events are those of the kit, title and look belong to it. */

import {
  type EighteenAction,
  type EighteenEvent,
  type EighteenState,
  evolve,
  type Title,
  viewOf,
} from '@kursbuch/eighteen';
import {
  type Eye,
  evolving,
  type Seat,
  sameData,
  type TableEvent,
  type Offer as TableOffer,
  type Step as TableStep,
} from '@kursbuch/table';
import * as frame from '../../game/game.ts';
import { onlyAction as onlyOffered, type RangeOffer as RangeOf } from '../../game/offers.ts';
import type { GameHost, Opening } from '../../host/gameHost.ts';
import type { Decisions } from './decision.ts';
import type { Look } from './look.ts';

export { isOutcome } from '../../game/game.ts';
export { amountInHand, inHand, isInHand } from '../../game/hand.ts';
export { actionsOf, kindOf, offered, ranges, withAmount } from '../../game/offers.ts';
export type { Trouble } from '../../host/gameHost.ts';

/** Where such a game lives. */
export type Host = GameHost<EighteenState, EighteenAction, EighteenEvent>;
export type HostOpening = Opening<EighteenState, EighteenAction, EighteenEvent>;
export type Game = frame.Game<EighteenState, EighteenAction, EighteenEvent> & {
  readonly title: Title;
  /** How the title looks: marks, own panels, guide. */
  readonly look: Look;
  /** The forms of every decision at this table. */
  readonly decisions: Decisions;
  /** The privates: no sign of a player is called like one of them. */
  readonly shortNames: ReadonlySet<string>;
};
export type Draft = frame.Draft<EighteenState, EighteenAction, EighteenEvent>;
export type Outcome = frame.Outcome<EighteenState, EighteenEvent>;
export type Refused = frame.Refused<EighteenAction>;
export type Happening = EighteenEvent | TableEvent;
export type Step = TableStep<EighteenAction, EighteenEvent>;
export type Offer = TableOffer<EighteenAction>;
export type RangeOffer = RangeOf<EighteenAction>;
export type ActionOf<T extends EighteenAction['type']> = Extract<EighteenAction, { type: T }>;

const evolved = evolving(evolve);

/** The state after these events. */
export const after = (state: EighteenState, events: readonly Happening[]): EighteenState =>
  events.reduce<EighteenState>(evolved, state);

/** What a host has opened, as a game of this title. */
export const gameOf = (
  host: Host,
  opening: HostOpening,
  title: Title,
  look: Look,
  decisions: Decisions,
): Game => {
  const view = (state: EighteenState, eye: Eye) => viewOf(title, state, eye);
  const shortNames = new Set(title.privates.keys());
  const isSecret = ({ agenda }: EighteenState): boolean =>
    decisions.tasks[agenda.at(-1)?.kind ?? '']?.isSecret === true;
  // What somebody keeps for himself all through the game he opens himself; purses and what is written in secret are handed over.
  const purses = (state: EighteenState, seat: Seat) => view(state, [seat]).cash;
  const game = new frame.Game(host, opening, {
    evolve: evolved,
    view,
    isSecret,
    isPrivate: (state, seat, others) =>
      isSecret(state) || others.some((other) => !sameData(purses(state, other), purses(state, seat))),
    ...(look.known && { known: look.known }),
  });
  return Object.assign(game, { title, look, decisions, shortNames });
};

/** The one thing that can be done, if there is nothing else. Bankruptcy is never taken into the hand unasked. */
export const onlyAction = (offers: readonly Offer[]): EighteenAction | null =>
  onlyOffered(offers, ({ type }) => type !== 'pass' && type !== 'declareBankruptcy');
