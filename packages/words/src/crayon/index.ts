/** The words of the crayon games. */
import { frameWords } from '../index.ts';
import type { Language } from '../languages.ts';
import type { TitleWords } from './catalogue.ts';
import type { Words } from './types.ts';

export { nearestCity } from './nearestCity.ts';
export { piecesOf } from './pieces.ts';
export type { Happening, Words } from './types.ts';

const FAMILY = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
} as const;

const TITLES: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ words: TitleWords }>>>>> = {
  benelux: {
    en: () => import('../titles/benelux/en.ts'),
    de: () => import('../titles/benelux/de.ts'),
  },
};

/** The words of crayon games, with those of these titles; a title without words is told by its own names. */
export async function wordsFor(language: Language, titles: readonly string[]): Promise<Words> {
  const named = titles.flatMap((id) => {
    const load = TITLES[id]?.[language];
    return load ? [load().then(({ words }) => [id, words] as const)] : [];
  });
  const [frame, { createWords, speech }, ...own] = await Promise.all([
    frameWords(language),
    FAMILY[language](),
    ...named,
  ]);
  return createWords(frame, speech, Object.fromEntries(own));
}
