/** The words of the 18xx family and its titles. */
import { frameWords } from '../index.ts';
import type { Language } from '../languages.ts';
import type { TitleSpeech } from './createWords.ts';
import type { Words } from './types.ts';

export { missingFor, offeredIn, overLimit, speaksFor } from './question.ts';
export type { Happening, Offered, Scene, Words } from './types.ts';

const FAMILY = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
} as const;

const TITLES: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ speech: TitleSpeech }>>>>> = {
  '1830': { en: () => import('../titles/1830/en.ts'), de: () => import('../titles/1830/de.ts') },
  '1848': { en: () => import('../titles/1848/en.ts'), de: () => import('../titles/1848/de.ts') },
  '1853': { en: () => import('../titles/1853/en.ts'), de: () => import('../titles/1853/de.ts') },
  '1854': { en: () => import('../titles/1854/en.ts'), de: () => import('../titles/1854/de.ts') },
};

/** The words of 18xx games, with those of these titles; a title without words is told in the usual ones. */
export async function wordsFor(language: Language, titles: readonly string[]): Promise<Words> {
  const named = titles.flatMap((id) => {
    const load = TITLES[id]?.[language];
    return load ? [load().then(({ speech }) => [id, speech] as const)] : [];
  });
  const [frame, { createWords, speech }, ...own] = await Promise.all([
    frameWords(language),
    FAMILY[language](),
    ...named,
  ]);
  return createWords(frame, speech, Object.fromEntries(own));
}
