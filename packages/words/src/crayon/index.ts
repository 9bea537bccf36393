/** The words of the crayon games. */
import { type Book, bookOf, type Language } from '../book.ts';
import { frameWords } from '../frame/createFrame.ts';
import { speechesOf, type Voice, type VoicesById } from '../voices.ts';
import type { TitleWords } from './catalogue.ts';
import type { Words } from './types.ts';

export type { WordsFor } from './catalogue.ts';
export { nearestCity } from './nearestCity.ts';
export { piecesOf } from './pieces.ts';
export type { Happening, Words } from './types.ts';

/** What a crayon title says of its own. */
export type CrayonVoice = Voice<TitleWords>;

/** The words of crayon games, with those of these titles. */
export async function wordsFor(language: Language | Book, titles: VoicesById<CrayonVoice>): Promise<Words> {
  const book = bookOf(language);
  const [frame, { speech }, own, { createWords }] = await Promise.all([
    frameWords(book),
    book.crayon.speech(),
    speechesOf(book, titles),
    // With the language: a page without a game needs neither.
    import('./createWords.ts'),
  ]);
  return createWords(frame, speech, own);
}
