/** What 1830 says, by language: each has its folder. */
import type { Voices } from '@kursbuch/words';
import type { EighteenVoice } from '@kursbuch/words/eighteen';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

export const words: Voices<EighteenVoice> = { en, de };
