/** What the person at the screen is asked. */
import { askedOffer, type Game } from '../game/game.ts';
import { type Decision, decisionOf } from './decisionOf.ts';

export { type Decision, decisionOf } from './decisionOf.ts';

/** An offer of another comes before the turn. */
export const askedFor = (game: Game): Decision => (askedOffer(game) ? 'offer' : decisionOf(game.now.value));
