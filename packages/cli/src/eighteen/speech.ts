/** The language 18xx speaks at a terminal: the sentences of the game, the labels around them, and what its title adds. */
import { eighteenVoices } from '@kursbuch/titles';
import { type Book, bookOf, type Language } from '@kursbuch/words';
import { type TitleTerminal, type Words, wordsFor } from '@kursbuch/words/eighteen';
import type { EighteenLabels } from '@kursbuch/words/eighteen/terminal.ts';

export interface Speech {
  readonly words: Words;
  readonly labels: EighteenLabels;
  readonly own: TitleTerminal;
}

/** A language, with what this title says and adds. */
export async function speechFor(language: Language | Book, title: string): Promise<Speech> {
  const book = bookOf(language);
  const voices = eighteenVoices(title);
  const voice = voices[title];
  const [words, { eighteen: labels }, added] = await Promise.all([
    wordsFor(book, voices),
    book.terminal.eighteen(),
    voice && book.of(voice).terminal?.(),
  ]);
  const own = added?.terminal ?? {};
  const { looks, verbs, things } = labels.typed;
  // What a title means by a word comes first.
  const typed = {
    looks,
    verbs: { ...verbs, ...own.typed?.verbs },
    things: { ...things, ...own.typed?.things },
  };
  return { words, labels: { ...labels, typed }, own };
}
