/** Who sits in a seat, in a word. */
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import type { OnlineSeat } from './wire.ts';

/** "Ben", "Ben: free", "Ben: played by Dora". */
export function sitsThere({ name, sitter }: OnlineSeat): string {
  const text = onlineUi();
  if (sitter.type === 'nobody') return text.isFree(name);
  if (!sitter.player) return sitter.name === name ? name : text.playedBy(name, sitter.name);
  // A computer player that sat there from the start has the name of how it plays.
  const strength = homeUi().strengths[sitter.player].name;
  return name.startsWith(strength) ? name : text.playedBy(name, strength);
}
