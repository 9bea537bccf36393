/** The words of the 18xx family and its titles. */
import { type Book, bookOf, type Language } from '../book.ts';
import { frameWords } from '../frame/createFrame.ts';
import type { EndText, Glossary } from '../glossary.ts';
import { speechesOf, type Voice, type VoicesById } from '../voices.ts';
import type { ReasonSentences } from './advice/types.ts';
import type { TitleSpeech } from './createWords.ts';
import type { TitleTerminal } from './titleTerminal.ts';
import type { Words } from './types.ts';

export type { Names, WordsFor } from './catalogue.ts';
export type { TitleSpeech } from './createWords.ts';

export { missingFor, offeredIn, overLimit, speaksFor } from './question.ts';
export type {
  MenuGroup,
  Samples,
  TerminalCommand,
  TitleTerminal,
  TypedWords,
} from './titleTerminal.ts';
export type { Happening, Offered, Scene, Words } from './types.ts';

/** What an 18xx title says of its own. */
export interface EighteenVoice extends Voice<TitleSpeech> {
  /** Why somebody would do what it alone asks. */
  readonly advice?: () => Promise<{ readonly reasons: Partial<ReasonSentences> }>;
  /** Terms only it has, or means otherwise, and how it ends if that is not as usual. */
  readonly glossary?: () => Promise<{ readonly glossary: Glossary; readonly outcome?: EndText }>;
  /** What it adds to a terminal. */
  readonly terminal?: () => Promise<{ readonly terminal: TitleTerminal }>;
}

/** The words of 18xx games, with those of these titles. */
export async function wordsFor(language: Language | Book, titles: VoicesById<EighteenVoice>): Promise<Words> {
  const book = bookOf(language);
  const [frame, { speech }, own, { createWords }] = await Promise.all([
    frameWords(book),
    book.eighteen.speech(),
    speechesOf(book, titles),
    // With the language: a page without a game needs neither.
    import('./createWords.ts'),
  ]);
  return createWords(frame, speech, own);
}
