/** What a crayon game says on the screen, in the language spoken now. */
import { crayonVoices } from '@kursbuch/titles';
import { wordsFor } from '@kursbuch/words/crayon';
import { vocabulary } from '../../words/index.ts';

/** The words around the sentences of the games. */
export const ui = vocabulary((to) =>
  to === 'de' ? import('./de/index.ts').then(({ de }) => de) : import('./en/index.ts').then(({ en }) => en),
);

/** The titles whose games are shown. */
const titles = new Set<string>();

/** The sentences of the games of these titles, with what is said without a game. */
export const words = vocabulary((to) => wordsFor(to, crayonVoices(...titles)));

/** Have the words of a title at hand from now on. */
export async function speakOf(title: string): Promise<void> {
  if (titles.has(title)) return words.load();
  titles.add(title);
  await words.renew();
}
