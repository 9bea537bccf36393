/** What is said of a title before it is loaded, in the language spoken now. */
import { titleNamed } from '@kursbuch/titles';
import type { About } from '../game/shown.ts';
import { coverOf } from '../titles/covers.ts';
import { words } from '../words/index.ts';

export const aboutTitle = (id: string): About | undefined => coverOf(id)?.about[words().language];

/** As players call it in short: "1848", "Benelux". */
export const shortTitle = (id: string): string => titleNamed(id)?.name.split(' ')[0] ?? id;
