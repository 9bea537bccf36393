/**
 * The sentences of the games, in every language there is. A client loads the frame of the language it speaks; the words of
 * a family and its titles have an entry of their own and are loaded when they are played.
 */
import { LANGUAGES, type Language } from './languages.ts';
import type { FrameWords } from './types.ts';

export { capital } from './figures.ts';
export { placeInGerman, problemInGerman } from './frame/recordProblems.ts';
export type { ToldAdvice } from './frame/toldAdvice.ts';
export type { Language } from './languages.ts';
export { newsOf } from './news.ts';
export { forPlayers, type RuleText, readRules } from './rulebook.ts';
export type { FrameWords, GameWords, Line, OptionWords, TitleOptions } from './types.ts';
export type { Voice, Voices, VoicesById } from './voices.ts';

export const languages: readonly Language[] = LANGUAGES;

const FRAME: Readonly<Record<Language, () => Promise<{ frame: FrameWords }>>> = {
  en: () => import('./frame/en.ts'),
  de: () => import('./frame/de.ts'),
};

/** What a client says while no game is open. */
export async function frameWords(language: Language): Promise<FrameWords> {
  return (await FRAME[language]()).frame;
}
