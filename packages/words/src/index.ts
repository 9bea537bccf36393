/**
 * The sentences of the program and its games, in every language there is. A client loads the frame of the language it
 * speaks; the words of a family and its titles have an entry of their own and are loaded when they are played.
 */
export {
  type Book,
  bookOf,
  firstLanguage,
  inEveryLanguage,
  isLanguage,
  type Language,
  languages,
  preferredOf,
} from './book.ts';
export type { Dictionary } from './dictionary.ts';
export { capital } from './figures.ts';
export { frameWords } from './frame/createFrame.ts';
export type { ToldAdvice } from './frame/toldAdvice.ts';
export type { EndText, Glossary, Term } from './glossary.ts';
export {
  type Figures,
  type LessonSentence,
  type LessonText,
  type LessonTexts,
  type StepText,
  said,
} from './lessons.ts';
export { newsOf } from './news.ts';
export { forPlayers, type RuleText, readRules, rulesFile } from './rulebook.ts';
export { partsOf, plain, stopped, strong } from './strong.ts';
export type { Labels, Typed } from './terminal/labels.ts';
export type { About, FrameWords, GameWords, Line, OptionWords, TitleOptions } from './types.ts';
export type { Voice, Voices, VoicesById } from './voices.ts';
