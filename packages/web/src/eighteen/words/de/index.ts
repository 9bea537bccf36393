/** Die Worte von 18xx am Bildschirm. */

import type { en } from '../en/index.ts';
import { bar } from './bar.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';

export const de: typeof en = { bar, panels, table };
