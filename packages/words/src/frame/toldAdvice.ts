/** Advice in sentences, whatever the game: a family says how it names an action, a reason and a worth. */
import type { Action, Advice, AdviceReason } from '@kursbuch/table';

/** Advice as it is told: what to do, why, and what else was thought of. */
export interface ToldAdvice {
  readonly action: string;
  readonly reasons: readonly string[];
  /** The advised action first. */
  readonly compared: readonly { readonly action: string; readonly worth: string }[];
}

/** `worth` is null where the words know no such unit: then nothing is said to have been compared. */
export const toldAdvice = <A extends Action, R extends AdviceReason>(
  { action, reasons, compared }: Advice<A, R>,
  say: {
    readonly action: (action: A) => string;
    readonly reason: (reason: R) => string;
    readonly worth: ((worth: number) => string) | null;
  },
): ToldAdvice => {
  const { worth } = say;
  return {
    action: say.action(action),
    reasons: reasons.map(say.reason),
    compared: worth
      ? compared.map((one) => ({ action: say.action(one.action), worth: worth(one.worth) }))
      : [],
  };
};
