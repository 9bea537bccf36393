/** What a computer player of a crayon game advises, in words. */
import type {
  CrayonAdvice,
  CrayonAdviceReason,
  CrayonAdviceUnit,
  CrayonState,
  CrayonTitle,
} from '@kursbuch/crayon';
import { sameData } from '@kursbuch/table';
import { type Book, bookOf, type Language } from '../../book.ts';
import { type ToldAdvice, toldAdvice } from '../../frame/toldAdvice.ts';
import type { Words } from '../types.ts';
import type { AdviceText, Bringing, ReasonSentences, Saying } from './types.ts';

export type { ToldAdvice } from '../../frame/toldAdvice.ts';
export type { AdviceText } from './types.ts';

/** How advice is told at tables of this family. */
export const adviceFor = async (language: Language | Book): Promise<AdviceText> =>
  (await bookOf(language).crayon.advice()).advice;

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

const isUnit = (text: AdviceText, unit: string | undefined): unit is CrayonAdviceUnit =>
  unit !== undefined && unit in text.worth;

/** Another reason has named the orders of the plan. */
const isNamed = ({ orders }: Bringing, { reasons }: CrayonAdvice): boolean =>
  reasons.some((one) => one.kind === 'startsNear' && sameData(one.orders, orders));

export function adviceInWords(telling: AdviceTelling, advice: CrayonAdvice): ToldAdvice {
  const { text, words, title, state } = telling;
  const say = sayingOf(telling);
  const { unit } = advice;
  return toldAdvice(advice, {
    action: (action) => words.describe(title, state, action),
    reason: (reason) =>
      reason.kind === 'plan' && isNamed(reason, advice)
        ? text.samePlan(reason, say)
        : reasonInWords(telling, reason),
    worth: isUnit(text, unit) ? (worth) => text.worth[unit](worth, say) : null,
  });
}
