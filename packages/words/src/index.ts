/**
 * The sentences of the games, in every language there is. A client loads the frame of the language it speaks, and the words of
 * a family and its titles when they are played.
 */
import type { TitleSpeech } from './eighteen/createWords.ts';
import type { Words } from './eighteen/types.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { FrameWords } from './types.ts';

export { isDividend, missingFor, offeredIn, overLimit, speaksFor } from './eighteen/question.ts';
export type { Happening, Offered, Scene, Words } from './eighteen/types.ts';
export { capital } from './figures.ts';
export type { Language } from './languages.ts';
export { type RuleText, readRules } from './rulebook.ts';
export type { FrameWords, GameWords, Line, OptionWords } from './types.ts';

export const languages: readonly Language[] = LANGUAGES;

const FRAME: Readonly<Record<Language, () => Promise<{ frame: FrameWords }>>> = {
  en: () => import('./frame/en.ts'),
  de: () => import('./frame/de.ts'),
};

const EIGHTEEN = {
  en: () => import('./eighteen/en/index.ts'),
  de: () => import('./eighteen/de/index.ts'),
} as const;

/** The titles of the 18xx family. */
const TITLES: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ speech: TitleSpeech }>>>>> = {
  '1830': { en: () => import('./titles/1830/en.ts'), de: () => import('./titles/1830/de.ts') },
  '1848': { en: () => import('./titles/1848/en.ts'), de: () => import('./titles/1848/de.ts') },
};

/** What a client says while no game is open. */
export async function frameWords(language: Language): Promise<FrameWords> {
  return (await FRAME[language]()).frame;
}

/** The words of 18xx games, with those of these titles; a title without words is told in the usual ones. */
export async function wordsFor(language: Language, titles: readonly string[]): Promise<Words> {
  const named = titles.flatMap((id) => {
    const load = TITLES[id]?.[language];
    return load ? [load().then(({ speech }) => [id, speech] as const)] : [];
  });
  const [frame, { createWords, speech }, ...own] = await Promise.all([
    frameWords(language),
    EIGHTEEN[language](),
    ...named,
  ]);
  return createWords(frame, speech, Object.fromEntries(own));
}
