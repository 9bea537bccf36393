/** What a computer player advises, in words. */
import type {
  AdviceUnit,
  EighteenAdvice,
  EighteenAdviceReason,
  EighteenState,
  Title,
} from '@kursbuch/eighteen';
import { type ToldAdvice, toldAdvice } from '../../frame/toldAdvice.ts';
import type { Language } from '../../languages.ts';
import type { VoicesById } from '../../voices.ts';
import type { EighteenVoice } from '../index.ts';
import type { Words } from '../types.ts';
import type { AdviceText, KitAdviceText, ReasonSentences, Saying } from './types.ts';

export type { ToldAdvice } from '../../frame/toldAdvice.ts';
export { numberDe, numberEn } from './numbers.ts';
export type { AdviceText, ReasonSentences } from './types.ts';

const FAMILY: Readonly<Record<Language, () => Promise<{ readonly advice: KitAdviceText }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

/** How advice is told at tables of these titles. */
export async function adviceFor(
  language: Language,
  titles: VoicesById<Pick<EighteenVoice, 'advice'>>,
): Promise<AdviceText> {
  const [{ advice }, ...own] = await Promise.all([
    FAMILY[language](),
    ...Object.values(titles).flatMap((voices) => voices[language].advice?.() ?? []),
  ]);
  const reasons = Object.assign({}, advice.reasons, ...own.map((one) => one.reasons));
  return { ...advice, reasons };
}

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

const isUnit = (text: AdviceText, unit: string | undefined): unit is AdviceUnit =>
  unit !== undefined && unit in text.worth;

export function adviceInWords(telling: AdviceTelling, advice: EighteenAdvice): ToldAdvice {
  const { text, words, title, state } = telling;
  const say = sayingOf(telling);
  const { unit } = advice;
  return toldAdvice(advice, {
    action: (action) => words.describe(title, state, action),
    reason: (reason) => reasonInWords(telling, reason),
    worth: isUnit(text, unit) ? (worth) => text.worth[unit](worth, say) : null,
  });
}
