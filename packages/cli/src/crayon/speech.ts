/** The language a crayon game speaks at a terminal: the sentences of the game, and the labels around them. */
import { inEveryLanguage } from '@kursbuch/words';
import type { Words } from '@kursbuch/words/crayon';
import type { CrayonLabels } from '@kursbuch/words/crayon/terminal.ts';

export interface Speech {
  readonly words: Words;
  readonly labels: CrayonLabels;
}

const LABELS = await inEveryLanguage(async (book) => (await book.terminal.crayon()).crayon);

export const crayonSpeech = (words: Words): Speech => ({ words, labels: LABELS[words.language] });
