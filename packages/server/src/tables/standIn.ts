/**
 * While a game is played its seed is nobody's business: somebody who knows it knows what the lot and the computer players will
 * say. A record that is taken along meanwhile has another one, with which the same steps make the same game.
 */
import { randomBytes } from 'node:crypto';
import { isObjection, type Room, seated } from '@kursbuch/table';

/** Six players sit in 720 orders: one of this many seeds has theirs. */
const MOST_ORDERS = 20_000;
/** Where lots were drawn since the start, this many seeds are tried for the same ones. */
const MOST_GAMES = 50;

/** Null: there is none among that many. */
export function standInFor(room: Room): string | null {
  const { players, options, version } = room.whole;
  const order = room.state.players.join('\n');
  let games = 0;
  for (let tried = 0; tried < MOST_ORDERS && games < MOST_GAMES; tried++) {
    const seed = randomBytes(32).toString('hex');
    // Cheaper than setting a whole table up for each.
    const drawn = seated({ players, seed, options, version }, true);
    if (isObjection(drawn) || drawn.players.join('\n') !== order) continue;
    games++;
    if (room.recordUnder(seed)) return seed;
  }
  return null;
}
