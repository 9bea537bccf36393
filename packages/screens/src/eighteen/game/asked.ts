/** Who is asked, as whom, and for what: the bar's reading of the agenda. */
import type { CompanyId, EighteenAction, EighteenState, Title } from '@kursbuch/eighteen';
import type { Choice, Seat, Task } from '@kursbuch/table';
import { type Offered, offeredIn, speaksFor } from '@kursbuch/words/eighteen';
import type { Offer } from './game.ts';

export interface Asked {
  /** The task on top of the agenda; undefined when the game is over. */
  readonly task: Task | undefined;
  readonly kind: string;
  /** The company spoken for; null if the player speaks for himself. */
  readonly company: CompanyId | null;
  readonly offered: Offered;
}

/** Offers as the words know them. What is in an open list only the host can say. */
const choiceOf = (offer: Offer): Choice<EighteenAction> =>
  offer.type === 'many'
    ? {
        type: 'many',
        kind: offer.kind,
        list: () => offer.actions,
        ...(offer.open && { includes: () => true }),
      }
    : offer;

export function askedOf(title: Title, state: EighteenState, seat: Seat, offers: readonly Offer[]): Asked {
  const task = state.agenda.at(-1);
  return {
    task,
    kind: task?.kind ?? '',
    company: speaksFor(title, state, seat) ?? null,
    offered: offeredIn(offers.map(choiceOf)),
  };
}
