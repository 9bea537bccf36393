/** The sentences of the games, in every language there is. A client loads the one it speaks. */
import type { Words } from './types.ts';
import { LANGUAGES, type Language } from './vocabulary.ts';

export { capital } from './names.ts';
export { missingFor, offeredIn, overLimit, speaksFor } from './question.ts';
export { type RuleText, readRules } from './rulebook.ts';
export type { Happening, Line, Offered, OptionWords, Scene, Words } from './types.ts';
export { isDividend, type Language } from './vocabulary.ts';

export const languages: readonly Language[] = LANGUAGES;

export async function wordsFor(language: Language): Promise<Words> {
  const { words } = await (language === 'de' ? import('./de/index.ts') : import('./en/index.ts'));
  return words;
}
