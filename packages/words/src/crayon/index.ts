/** The words of the crayon games. */
import { frameWords } from '../index.ts';
import type { Language } from '../languages.ts';
import { speechesOf, type Voice, type VoicesById } from '../voices.ts';
import type { TitleWords } from './catalogue.ts';
import type { Words } from './types.ts';

export type { WordsFor } from './catalogue.ts';
export { nearestCity } from './nearestCity.ts';
export { piecesOf } from './pieces.ts';
export type { Happening, Words } from './types.ts';

const FAMILY = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
} as const;

/** What a crayon title says of its own. */
export type CrayonVoice = Voice<TitleWords>;

/** The words of crayon games, with those of these titles. */
export async function wordsFor(language: Language, titles: VoicesById<CrayonVoice>): Promise<Words> {
  const [frame, { createWords, speech }, own] = await Promise.all([
    frameWords(language),
    FAMILY[language](),
    speechesOf(language, titles),
  ]);
  return createWords(frame, speech, own);
}
