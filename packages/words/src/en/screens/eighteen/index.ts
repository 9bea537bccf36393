/** The words of 18xx on the screen. */

import { bar } from './bar.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';

export const eighteen = { bar, panels, table };
