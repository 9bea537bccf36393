/** How advice is told in crayon games: a sentence for every reason there is, and what it compared in figures. */
import type { CrayonAdviceReason, CrayonAdviceUnit, Order } from '@kursbuch/crayon';

/** What a sentence is made with: names and figures of the table it is about. */
export interface Saying {
  sum(amount: number): string;
  city(id: string): string;
  good(id: string): string;
  /** "coffee to Maastricht for 13 M". */
  order(order: Order): string;
  train(id: string): string;
  steps(count: number): string;
  list(items: readonly string[]): string;
}

type Kind = CrayonAdviceReason['kind'];

/** A reason without a sentence does not compile. */
export type ReasonSentences<K extends Kind = Kind> = {
  readonly [One in K]: (reason: Extract<CrayonAdviceReason, { readonly kind: One }>, say: Saying) => string;
};

/** What a plan comes to. */
export type Bringing = Extract<CrayonAdviceReason, { readonly kind: 'plan' }>;

export interface AdviceText {
  /** The plan, where the reason before has named its orders. */
  samePlan(plan: Bringing, say: Saying): string;
  readonly reasons: ReasonSentences;
  /** What something is worth, by what it is counted in. */
  readonly worth: Readonly<Record<CrayonAdviceUnit, (worth: number, say: Saying) => string>>;
}
