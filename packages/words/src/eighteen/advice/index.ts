/** What a computer player advises, in words. */
import type { AdviceUnit, EighteenState, Title } from '@kursbuch/eighteen';
import type { EighteenAction, EighteenAdvice, EighteenAdviceReason } from '@kursbuch/titles';
import type { Words } from '../types.ts';
import type { AdviceText, ReasonSentences, Saying } from './types.ts';

export type { AdviceText } from './types.ts';

/** A game, and the language it is told in. */
export interface AdviceTelling {
  readonly text: AdviceText;
  readonly words: Words;
  readonly title: Title;
  readonly state: EighteenState;
}

const sayingOf = ({ words, title }: AdviceTelling): Saying => ({
  money: (amount) => words.money(title, Math.round(amount)),
  train: (kind) => words.trainName(kind),
  aTrain: (kind) => words.aTrain(kind),
  place: (hex) => words.placeName(title, hex),
  list: (items) => words.list([...items]),
});

/** Of one kind, so that sentence and reason belong together. */
const sentence = <K extends EighteenAdviceReason['kind']>(
  sentences: ReasonSentences<K>,
  reason: Extract<EighteenAdviceReason, { readonly kind: K }>,
  say: Saying,
): string => sentences[reason.kind as K](reason, say);

/** One reason as a sentence. */
export const reasonInWords = (telling: AdviceTelling, reason: EighteenAdviceReason): string =>
  sentence(telling.text.reasons, reason, sayingOf(telling));

/** Advice as it is told: what to do, why, and what else was thought of. */
export interface ToldAdvice {
  readonly action: string;
  readonly reasons: readonly string[];
  /** The advised action first. */
  readonly compared: readonly { readonly action: string; readonly worth: string }[];
}

const isUnit = (text: AdviceText, unit: string | undefined): unit is AdviceUnit =>
  unit !== undefined && unit in text.worth;

export function adviceInWords(telling: AdviceTelling, advice: EighteenAdvice): ToldAdvice {
  const { text, words, title, state } = telling;
  const say = sayingOf(telling);
  const done = (action: EighteenAction) => words.describe(title, state, action);
  const { unit } = advice;
  return {
    action: done(advice.action),
    reasons: advice.reasons.map((reason) => reasonInWords(telling, reason)),
    compared: isUnit(text, unit)
      ? advice.compared.map(({ action, worth }) => ({
          action: done(action),
          worth: text.worth[unit](worth, say),
        }))
      : [],
  };
}
