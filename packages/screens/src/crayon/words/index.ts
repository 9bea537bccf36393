/** What a crayon game says on the screen, in the language spoken now. */
import type { Voices } from '@kursbuch/words';
import { type CrayonVoice, wordsFor } from '@kursbuch/words/crayon';
import { vocabulary } from '../../words/index.ts';

/** The words around the sentences of the games. */
export const ui = vocabulary(async (book) => (await book.screens.crayon.table()).crayon);

/** The titles whose games are shown, and what each says of its own. */
const titles = new Map<string, Voices<CrayonVoice>>();

/** The sentences of the games of these titles, with what is said without a game. */
export const words = vocabulary((book) => wordsFor(book, Object.fromEntries(titles)));

/** Have the words of a title at hand from now on. */
export async function speakOf(title: string, voices: Voices<CrayonVoice>): Promise<void> {
  if (titles.has(title)) return words.load();
  titles.set(title, voices);
  await words.renew();
}
