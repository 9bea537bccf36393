/** The frame's game as 18xx plays it: state, actions and events are those of the kit, title and look belong to it. */

import {
  type EighteenAction,
  type EighteenEvent,
  type EighteenState,
  type EighteenTable,
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

export { isRehearsed } from '../../game/game.ts';
export { amountInHand, inHand, isInHand } from '../../game/hand.ts';
export { actionsOf, kindOf, offered, ranges, withAmount } from '../../game/offers.ts';
export type { Trouble } from '../../host/gameHost.ts';

/** Where such a game lives. */
export type Host = GameHost<EighteenState, EighteenAction, EighteenEvent>;
export type HostOpening = Opening<EighteenState, EighteenAction, EighteenEvent>;
export type Draft = frame.Draft<EighteenState, EighteenAction, EighteenEvent>;
export type Rehearsed = frame.Rehearsed<EighteenState, EighteenEvent>;
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

/** A title as its rules know it. */
export interface Played {
  readonly title: Title;
  readonly table: Pick<EighteenTable, 'rehearse'>;
  /** What an eye may know of an action while secrets are kept; left out: all of it. */
  known?(action: EighteenAction, seat: Seat, eye: Eye): EighteenAction | null;
}

/** What a host has opened, as a game of this title. */
export class Game extends frame.Game<EighteenState, EighteenAction, EighteenEvent> {
  readonly title: Title;
  /** How the title looks: marks, own panels, guide. */
  readonly look: Look;
  /** The forms of every decision at this table. */
  readonly decisions: Decisions;
  /** The privates: no sign of a player is called like one of them. */
  readonly shortNames: ReadonlySet<string>;

  constructor(host: Host, opening: HostOpening, played: Played, look: Look, decisions: Decisions) {
    super(host, opening, watched(played, decisions));
    this.title = played.title;
    this.look = look;
    this.decisions = decisions;
    this.shortNames = new Set(played.title.privates.keys());
  }
}

/** How a game of this title is watched. */
function watched(
  { title, table, known }: Played,
  { tasks, actions }: Decisions,
): frame.Watched<EighteenState, EighteenEvent, EighteenAction> {
  const view = (state: EighteenState, eye: Eye) => viewOf(title, state, eye);
  const isSecret = ({ agenda }: EighteenState): boolean =>
    tasks[agenda.at(-1)?.kind ?? '']?.isSecret === true;
  // What somebody keeps for himself all through the game he opens himself; purses and what is written in secret are handed over.
  const purses = (state: EighteenState, seat: Seat) => view(state, [seat]).cash;
  return {
    evolve: evolved,
    view,
    isSecret,
    isPrivate: (state, seat, others) =>
      isSecret(state) || others.some((other) => !sameData(purses(state, other), purses(state, seat))),
    // What is built on the map is seen in the same moment. The rest is asked of a worker: judging runs may take long.
    rehearse: (seen, seat, action) =>
      actions[action.type]?.stands === 'map' && action.type !== 'runTrains'
        ? table.rehearse(seen, seat, action)
        : null,
    ...(known && { known }),
  };
}

/** The one thing that can be done, if there is nothing else. Bankruptcy is never taken into the hand unasked. */
export const onlyAction = (offers: readonly Offer[]): EighteenAction | null =>
  onlyOffered(offers, ({ type }) => type !== 'pass' && type !== 'declareBankruptcy');
