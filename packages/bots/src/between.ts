/**
 * A player between two others. Some decisions it thinks over as the better of them would, the rest it takes as the simpler one
 * does: it overlooks things, and never does just anything.
 */
import type { Action, AdviceReason, Bot, TableState } from '@kursbuch/table';
import { Dice } from './dice.ts';

const FINE = 1000;

/** `part`: of so many decisions it thinks like the better one. Which they are follows from the seed of the decision. */
export function between<S extends TableState, A extends Action, R extends AdviceReason>(
  simpler: Bot<S, A, R>,
  better: Bot<S, A, R>,
  part: number,
): Bot<S, A, R> {
  const thinking = (seed: string) =>
    new Dice(`${seed} attention`).below(FINE) < part * FINE ? better : simpler;
  return {
    choose: (view, choices, seed, budget) => thinking(seed).choose(view, choices, seed, budget),
    advise: (view, choices, seed, budget) => thinking(seed).advise?.(view, choices, seed, budget),
  };
}
