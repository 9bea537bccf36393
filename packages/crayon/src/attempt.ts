/** Would these rules carry it out? Nothing of it happens. */
import { type Objection, rehearse, Unseen } from '@kursbuch/table';
import { evolve } from './evolve.ts';
import type { CrayonMove } from './money.ts';
import type { CrayonState } from './types.ts';

export function attempt(state: CrayonState, play: (move: CrayonMove) => Objection | undefined): boolean {
  let objection: Objection | undefined;
  try {
    rehearse(state, evolve, (move) => {
      objection = play(move);
    });
  } catch (thrown) {
    // What follows from another's secret follows from something that was allowed.
    if (!(thrown instanceof Unseen)) throw thrown;
  }
  return objection === undefined;
}
