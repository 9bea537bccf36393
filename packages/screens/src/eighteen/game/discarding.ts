/** The company that has to give back a train, which is seldom the one whose turn it is. */
import type { CompanyId } from '@kursbuch/eighteen';
import { type Game, offered } from './game.ts';

/** The one whose train is in the hand, else the first of those that a person at this screen is asked about; null if there is none. */
export function discardingIn(game: Game): CompanyId | null {
  if (game.isPast.value || game.seat.value === null || game.now.value.result) return null;
  const all = offered(game.ownOffers.value, 'discardTrain');
  const action = game.draft.value?.action;
  return (action?.type === 'discardTrain' ? action : all[0])?.company ?? null;
}
