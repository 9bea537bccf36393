/** What kind of thing is decided. */
import type { TurnTask } from '@kursbuch/crayon';
import { askedOffer, type Game } from '../game/game.ts';

/** The decision that is asked for: the kinds by which rules and lessons are found. */
export type Decision = 'outset' | 'moving' | 'building' | 'loss' | 'offer' | 'none';

/** What the person at the screen is asked: an offer of another comes before the turn. */
export const askedFor = (game: Game): Decision => (askedOffer(game) ? 'offer' : decisionOf(game.now.value));

export function decisionOf({ agenda }: { readonly agenda: readonly { readonly kind: string }[] }): Decision {
  const top = agenda.at(-1);
  if (top?.kind === 'outset' || top?.kind === 'loss') return top.kind;
  return top?.kind === 'turn' ? (top as TurnTask).part : 'none';
}
