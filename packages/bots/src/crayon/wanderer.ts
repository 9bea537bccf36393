/**
 * A player for simulations: mostly it follows the first plan it sees, and now and then it takes anything at all, agreements
 * with others too. A player that takes anything always would spend what it has and never come to the end of a game.
 */
import type { CrayonAction, CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { Bot, Seat } from '@kursbuch/table';
import { Dice } from '../dice.ts';
import { randomPlayer } from '../random.ts';
import { crayonHabits } from './habits.ts';
import { WANDERING } from './manners.ts';
import { planner } from './player.ts';

/** One decision in so many is any. */
const ANY = 12;

/** What is expensive or takes a whole turn is tried less often; everything else as often as anything. */
const SELDOM: readonly string[] = ['discardHand', 'changeTrain', 'endTurn', 'endMovement'];

/** One for all seats, with a chance of its own from the first decision to the last. */
export function wanderer(title: CrayonTitle, seed: string): Bot<CrayonState, CrayonAction> {
  const dice = new Dice(seed);
  const habits = crayonHabits(title);
  const any = randomPlayer<CrayonAction>(
    { ...habits, weight: (type) => (SELDOM.includes(type) ? 0.3 : 1) },
    `${seed} anything`,
  );
  return {
    choose(view, choices, decision, budget) {
      const seat = seatOf(view);
      if (seat === undefined || dice.below(ANY) === 0) return any.choose(view, choices, decision, budget);
      return planner(title, WANDERING, seat).choose(view, choices, decision, budget);
    },
  };
}

/** Whose view it is: nobody sees another's purse. */
function seatOf({ purses }: CrayonState): Seat | undefined {
  const seen = purses.flatMap((cash, seat) => (cash === null ? [] : [seat]));
  return seen.length === 1 ? seen[0] : undefined;
}
