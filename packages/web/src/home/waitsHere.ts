import { seated } from '@kursbuch/screens/host/sitters.ts';
import type { SavedSummary } from '../host/store.ts';

/** Does the game wait for somebody at this screen? One out of a file that nobody has played in here was only looked at. */
export function waitsHere({ glimpse, sitters, actions, fromFile }: SavedSummary): boolean {
  const { players, winners, waiting } = glimpse;
  if (winners.length > 0 || fromFile?.actions === actions) return false;
  const there = seated(players, sitters);
  return waiting.some((seat) => there[seat]?.player === 'person');
}
