/** What is said of a title before it is loaded, in the language spoken now. */
import type { About } from '../game/shown.ts';
import { coverOf } from '../titles/covers.ts';
import { words } from '../words/index.ts';

export const aboutTitle = (id: string): About | undefined => coverOf(id)?.about[words().language];
