/** The language a crayon game speaks at a terminal: the sentences of the game, and the labels around them. */
import type { Words } from '@kursbuch/words/crayon';
import type { CrayonLabels } from './labels.ts';
import { german } from './labelsDe.ts';
import { english } from './labelsEn.ts';

export interface Speech {
  readonly words: Words;
  readonly labels: CrayonLabels;
}

const LABELS: Readonly<Record<Words['language'], CrayonLabels>> = { en: english, de: german };

export const crayonSpeech = (words: Words): Speech => ({ words, labels: LABELS[words.language] });
