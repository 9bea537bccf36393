/** How near an answer comes to the best: three stars for the best itself. */
import type { PuzzleKind } from './puzzle.ts';
import { isNear } from './puzzle.ts';

/** How many in a hundred an answer may be off for a star. */
const FAIR = 25;

export function starsFor(goal: PuzzleKind['goal'], best: number, worth: number | null): 0 | 1 | 2 | 3 {
  if (worth === null) return 0;
  if (worth === best) return 3;
  // Better than the best would be a fault of the stock, and no reason for fewer stars.
  if (goal === 'most' ? worth > best : worth < best) return 3;
  if (isNear(best, worth)) return 2;
  return Math.abs(best - worth) * 100 <= Math.abs(best) * FAIR ? 1 : 0;
}
