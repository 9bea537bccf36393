/** The frame's game as a crayon game plays it: state, actions and events are those of the kit, the title belongs to it. */
import {
  type CrayonAction,
  type CrayonEvent,
  type CrayonState,
  type CrayonTitle,
  type DealOffer,
  evolve,
  openOffers,
} from '@kursbuch/crayon';
import { evolving, type TableEvent, type Step as TableStep } from '@kursbuch/table';
import * as frame from '../../game/game.ts';
import type { GameHost, Opening } from '../../host/gameHost.ts';
import type { Look } from './look.ts';

export { isRehearsed } from '../../game/game.ts';
export { inHand, isInHand } from '../../game/hand.ts';
export { actionsOf, kindOf, offered } from '../../game/offers.ts';

/** Where such a game lives. */
export type Host = GameHost<CrayonState, CrayonAction, CrayonEvent>;
export type HostOpening = Opening<CrayonState, CrayonAction, CrayonEvent>;
export type Refused = frame.Refused<CrayonAction>;
export type Happening = CrayonEvent | TableEvent;
export type Step = TableStep<CrayonAction, CrayonEvent>;
export type ActionOf<T extends CrayonAction['type']> = Extract<CrayonAction, { readonly type: T }>;

/** What the screen needs of a title's game: how views are made, and what of an action is for nobody else. */
export interface Playable {
  readonly title: CrayonTitle;
  readonly look: Look;
  readonly game: Pick<frame.Watched<CrayonState, CrayonEvent, CrayonAction>, 'view' | 'known'>;
}

const evolved = evolving(evolve);

/** The name of an offer as a question; numbers are never given twice. */
const OFFER = /^offer (\d+)$/;

/** An offer is a question to whoever it is made to. */
const questions = (state: CrayonState): readonly frame.Question[] =>
  openOffers(state).map(({ id, to }) => ({ seat: to, id: `offer ${id}` }));

/** The offer that is asked about now, if one is. */
export function askedOffer(game: Game): DealOffer | undefined {
  const id = OFFER.exec(game.question.value?.id ?? '')?.[1];
  return id === undefined ? undefined : game.now.value.offers.find((offer) => offer.id === Number(id));
}

/** What a host has opened, as a game of this title. */
export class Game extends frame.Game<CrayonState, CrayonAction, CrayonEvent> {
  readonly title: CrayonTitle;
  /** How the title looks. */
  readonly look: Look;

  constructor(host: Host, opening: HostOpening, { title, look, game: { view, known } }: Playable) {
    super(host, opening, {
      evolve: evolved,
      view,
      // Before the first round everybody keeps cards unseen, whoever is next.
      isSecret: ({ agenda }) => agenda.at(-1)?.kind === 'outset',
      questions,
      ...(known && { known }),
    });
    this.title = title;
    this.look = look;
  }
}
