/** The words of the 18xx family and its titles. */
import { frameWords } from '../index.ts';
import type { Language } from '../languages.ts';
import { speechesOf, type Voice, type VoicesById } from '../voices.ts';
import type { ReasonSentences } from './advice/types.ts';
import type { TitleSpeech } from './createWords.ts';
import type { Words } from './types.ts';

export type { Names, WordsFor } from './catalogue.ts';
export type { TitleSpeech } from './createWords.ts';

export { missingFor, offeredIn, overLimit, speaksFor } from './question.ts';
export type { Happening, Offered, Scene, Words } from './types.ts';

const FAMILY = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
} as const;

/** What an 18xx title says of its own. */
export interface EighteenVoice extends Voice<TitleSpeech> {
  /** Why somebody would do what it alone asks. */
  readonly advice?: () => Promise<{ readonly reasons: Partial<ReasonSentences> }>;
}

/** The words of 18xx games, with those of these titles. */
export async function wordsFor(language: Language, titles: VoicesById<EighteenVoice>): Promise<Words> {
  const [frame, { createWords, speech }, own] = await Promise.all([
    frameWords(language),
    FAMILY[language](),
    speechesOf(language, titles),
  ]);
  return createWords(frame, speech, own);
}
