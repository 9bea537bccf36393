/** Who is next in strength among computer players. */
import { PLAYER_NAMES } from '@kursbuch/bots/players';
import { isOpponent, type Opponent, type Sitter } from '@kursbuch/screens/host/gameHost.ts';
import type { Seat } from '@kursbuch/table';

/** The weakest of the computer players at a table, and the one after it; null: there is none. */
export function strongerThan(
  sitters: readonly Pick<Sitter, 'player' | 'handed'>[],
): { readonly weakest: Opponent; readonly next: Opponent } | null {
  const strengths = sitters.flatMap(({ player, handed }) =>
    isOpponent(player) && !handed ? [PLAYER_NAMES.indexOf(player)] : [],
  );
  if (strengths.length === 0) return null;
  const least = Math.min(...strengths);
  const [weakest, next] = PLAYER_NAMES.slice(least, least + 2);
  // Those who take any move are called so: none of them grows stronger.
  return weakest && next && weakest !== 'random' ? { weakest, next } : null;
}

/** Is one of the winners a person of this screen who has played to the end? */
export const hasWonHimself = (
  winners: readonly Seat[],
  persons: readonly Seat[],
  sitters: readonly Pick<Sitter, 'player' | 'handed'>[],
): boolean => winners.some((seat) => persons.includes(seat) && !sitters[seat]?.handed);
