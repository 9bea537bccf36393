/** Where a player would have decided otherwise, and how much that would have brought. */
import { type Action, type Advice, sameData } from '@kursbuch/table';
import type { ToldAdvice } from '@kursbuch/words';

/** A moment at which somebody did something else than was advised. */
export interface Difference {
  readonly at: number;
  readonly done: Action;
  readonly advice: Advice;
  /** What the advice was worth more, in its unit; null: nobody put a figure on what was done. */
  readonly more: number | null;
}

/** Null: the same was done, or what is worth as much. */
export function differenceOf(at: number, done: Action, advice: Advice): Difference | null {
  if (sameData(done, advice.action)) return null;
  const [best] = advice.compared;
  const own = advice.compared.find(({ action }) => sameData(action, done));
  const more = best && own ? best.worth - own.worth : null;
  // Two ways of the same kind that nobody weighed are no difference.
  if (more === null ? done.type === advice.action.type : more <= 0) return null;
  return { at, done, advice, more };
}

/** What was compared, in words: what each brings, what the advice alone would bring, or why it is advised. */
type Weighed =
  | { readonly kind: 'both'; readonly advised: string; readonly done: string }
  | { readonly kind: 'advised'; readonly advised: string }
  | { readonly kind: 'reason'; readonly reason: string };

/** `told` is the advice of the difference, whose comparisons stand in the same order. Null: it was told without any. */
export function weighedIn(
  { done, advice }: Difference,
  { compared, reasons }: Pick<ToldAdvice, 'compared' | 'reasons'>,
): Weighed | null {
  const [advised] = compared;
  const own = compared[advice.compared.findIndex(({ action }) => sameData(action, done))];
  if (advised && own) return { kind: 'both', advised: advised.worth, done: own.worth };
  if (advised) return { kind: 'advised', advised: advised.worth };
  const [reason] = reasons;
  return reason === undefined ? null : { kind: 'reason', reason };
}

/** The largest first: what was weighed in the same unit stands together, what was not comes last. */
export function ranked(differences: readonly Difference[]): readonly Difference[] {
  const units = [...new Set(differences.map(({ advice }) => advice.unit))];
  const count = (unit: string | undefined) => differences.filter(({ advice }) => advice.unit === unit).length;
  units.sort((one, other) => count(other) - count(one));
  const rank = ({ more, advice }: Difference) => (more === null ? units.length : units.indexOf(advice.unit));
  return differences.toSorted(
    (one, other) => rank(one) - rank(other) || (other.more ?? 0) - (one.more ?? 0) || one.at - other.at,
  );
}
