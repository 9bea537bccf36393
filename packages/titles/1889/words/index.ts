/** What 1889 says, by language: each has its folder. */
import type { Voices } from '@kursbuch/words';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';
import type { Voice1889 } from './voice.ts';

export const words: Voices<Voice1889> = { en, de };
