/** What a computer player of a crayon game advises, in words. */
import type {
  CrayonAction,
  CrayonAdvice,
  CrayonAdviceReason,
  CrayonAdviceUnit,
  CrayonState,
  CrayonTitle,
} from '@kursbuch/crayon';
import type { Words } from '../types.ts';
import type { AdviceText, ReasonSentences, Saying } from './types.ts';

export type { AdviceText } from './types.ts';

/** A game, and the language it is told in. */
export interface AdviceTelling {
  readonly text: AdviceText;
  readonly words: Words;
  readonly title: CrayonTitle;
  readonly state: CrayonState;
}

const sayingOf = ({ words, title }: AdviceTelling): Saying => ({
  sum: (amount) => words.sum(Math.round(amount)),
  city: (id) => words.cityName(title, id),
  good: (id) => words.good(title, id),
  order: (order) => words.orderName(title, order),
  train: (id) => words.trainName(title, id),
  steps: (count) => words.steps(count),
  list: (items) => words.list([...items]),
});

/** Of one kind, so that sentence and reason belong together. */
const sentence = <K extends CrayonAdviceReason['kind']>(
  sentences: ReasonSentences<K>,
  reason: Extract<CrayonAdviceReason, { readonly kind: K }>,
  say: Saying,
): string => sentences[reason.kind as K](reason, say);

/** One reason as a sentence. */
export const reasonInWords = (telling: AdviceTelling, reason: CrayonAdviceReason): string =>
  sentence(telling.text.reasons, reason, sayingOf(telling));

/** Advice as it is told: what to do, why, and what else was thought of. */
export interface ToldAdvice {
  readonly action: string;
  readonly reasons: readonly string[];
  /** The advised action first. */
  readonly compared: readonly { readonly action: string; readonly worth: string }[];
}

const isUnit = (text: AdviceText, unit: string | undefined): unit is CrayonAdviceUnit =>
  unit !== undefined && unit in text.worth;

export function adviceInWords(telling: AdviceTelling, advice: CrayonAdvice): ToldAdvice {
  const { text, words, title, state } = telling;
  const say = sayingOf(telling);
  const done = (action: CrayonAction) => words.describe(title, state, action);
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
