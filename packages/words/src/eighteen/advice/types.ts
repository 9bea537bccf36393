/** How advice is told: a sentence for every reason there is, and what it compared in figures. */
import type { AdviceUnit, EighteenAdviceReason, KitAdviceReason } from '@kursbuch/eighteen';

/** What a sentence is made with: names and figures of the table it is about. */
export interface Saying {
  money(amount: number): string;
  /** "3-train", "3er-Zug". */
  train(kind: string): string;
  /** "a 3-train", "ein 3er-Zug". */
  aTrain(kind: string): string;
  place(hex: string): string;
  list(items: readonly string[]): string;
}

type Kind = EighteenAdviceReason['kind'];

/** A reason without a sentence does not compile. */
export type ReasonSentences<K extends Kind = Kind> = {
  readonly [One in K]: (reason: Extract<EighteenAdviceReason, { readonly kind: One }>, say: Saying) => string;
};

export interface AdviceText<K extends Kind = Kind> {
  readonly reasons: ReasonSentences<K>;
  /** What something is worth, by what it is counted in. */
  readonly worth: Readonly<Record<AdviceUnit, (worth: number, say: Saying) => string>>;
}

/** What the family itself has sentences for; titles add theirs. */
export type KitAdviceText = AdviceText<KitAdviceReason['kind']>;
