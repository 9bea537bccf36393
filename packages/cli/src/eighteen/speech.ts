/** The language 18xx speaks at a terminal: the sentences of the game, and the labels around them. */
import type { Words } from '@kursbuch/words/eighteen';
import type { EighteenLabels } from './labels.ts';
import { german } from './labelsDe.ts';
import { english } from './labelsEn.ts';

export interface Speech {
  readonly words: Words;
  readonly labels: EighteenLabels;
}

const LABELS: Readonly<Record<Words['language'], EighteenLabels>> = { en: english, de: german };

export const eighteenSpeech = (words: Words): Speech => ({ words, labels: LABELS[words.language] });
