/** What the rehearsed action of a draft would do, as far as it is known. */
import type { Holder } from '@kursbuch/eighteen';
import { type Draft, type Happening, isRehearsed } from '../game/game.ts';

type Event<T extends Happening['type']> = Extract<Happening, { readonly type: T }>;

const eventsOf = ({ outcome }: Draft): readonly Happening[] => (isRehearsed(outcome) ? outcome.events : []);

/** The first event of a kind. */
export const eventOf = <T extends Happening['type']>(draft: Draft, type: T): Event<T> | undefined =>
  eventsOf(draft).find((event): event is Event<T> => event.type === type);

/** What the action itself moves from one purse to another; null if it does not. */
export function paidBy(draft: Draft, from: Holder | null, why: string): number | null {
  for (const event of eventsOf(draft))
    if (event.type === 'paid' && (from === null || event.from === from) && event.why === why)
      return event.amount;
  return null;
}

/** Somebody has to agree first. */
export const needsConsent = (draft: Draft): boolean => eventOf(draft, 'offered') !== undefined;

/** Nobody has to be asked: it is done with the word. */
export const isAgreed = (draft: Draft): boolean => isRehearsed(draft.outcome) && !needsConsent(draft);
