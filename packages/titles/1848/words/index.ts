/** What the title says, by language. Written by `npm run format` from the list of languages. */
import type { Voices } from '@kursbuch/words';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

export const words: Voices<typeof en> = { de, en };
