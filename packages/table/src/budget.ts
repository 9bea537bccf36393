/** Budgets that know no clock. */
import type { Budget } from './types.ts';

/** This many steps and no more. */
export function stepsOf(steps: number): Budget {
  let left = steps;
  return {
    spend(taken = 1) {
      left -= taken;
      return left >= 0;
    },
  };
}
