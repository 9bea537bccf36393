/** Benelux beside the table. */

import { asideOf } from '@kursbuch/screens/crayon/aside';
import { title } from '../rules/title.ts';
import { words as voices } from '../words/index.ts';

export const aside = () => asideOf(title, voices);
