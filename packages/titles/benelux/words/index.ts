/** What Benelux says, by language: each has its folder. */
import type { Voices } from '@kursbuch/words';
import type { CrayonVoice } from '@kursbuch/words/crayon';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

export const words: Voices<CrayonVoice> = { en, de };
