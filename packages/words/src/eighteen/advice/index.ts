/** What a computer player advises, in words. */
import type {
  AdviceUnit,
  EighteenAdvice,
  EighteenAdviceReason,
  EighteenState,
  Title,
} from '@kursbuch/eighteen';
import { type Book, bookOf, type Language } from '../../book.ts';
import { type ToldAdvice, toldAdvice } from '../../frame/toldAdvice.ts';
import type { VoicesById } from '../../voices.ts';
import type { EighteenVoice } from '../index.ts';
import type { Words } from '../types.ts';
import type { AdviceText, ReasonSentences, Saying } from './types.ts';

export type { ToldAdvice } from '../../frame/toldAdvice.ts';
export type { AdviceText, ReasonSentences } from './types.ts';

/** How advice is told at tables of these titles. */
export async function adviceFor(
  language: Language | Book,
  titles: VoicesById<Pick<EighteenVoice, 'advice'>>,
): Promise<AdviceText> {
  const book = bookOf(language);
  const [{ advice }, ...own] = await Promise.all([
    book.eighteen.advice(),
    ...Object.values(titles).flatMap((voices) => book.of(voices).advice?.() ?? []),
  ]);
  const reasons = Object.assign({}, advice.reasons, ...own.map((one) => one.reasons));
  return { ...advice, reasons };
}

/** A game, and the language it is told in. */
interface AdviceTelling {
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

const isUnit = (text: AdviceText, unit: string | undefined): unit is AdviceUnit =>
  unit !== undefined && unit in text.worth;

export function adviceInWords(telling: AdviceTelling, advice: EighteenAdvice): ToldAdvice {
  const { text, words, title, state } = telling;
  const say = sayingOf(telling);
  const { unit } = advice;
  return toldAdvice(advice, {
    // To pass is to leave something undone: it is called as the button is that does it.
    action: (action) =>
      action.type === 'pass'
        ? words.passName(state.agenda.at(-1) ?? '', state)
        : words.describe(title, state, action),
    reason: (reason) => reasonInWords(telling, reason),
    worth: isUnit(text, unit) ? (worth) => text.worth[unit](worth, say) : null,
  });
}
