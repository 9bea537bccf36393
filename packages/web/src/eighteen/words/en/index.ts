/** The words of 18xx on the screen. */

import { standing } from '@kursbuch/words/eighteen/standing/en';
import { bar } from './bar.ts';
import { board } from './board.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';

export const en = { bar, board, panels, standing, table };
