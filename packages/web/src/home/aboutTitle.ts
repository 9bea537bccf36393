/** What is said of a title before it is loaded, in the language spoken now. */

import { words } from '@kursbuch/screens/words/index.ts';
import type { About } from '@kursbuch/words';

export const aboutTitle = (id: string): About | undefined => words().about(id);
