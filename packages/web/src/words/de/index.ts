/** The words of the interface. */

import type { en } from '../en/index.ts';
import { bar } from './bar.ts';
import { board } from './board.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';

export const de: typeof en = { bar, board, guide, home, panels, table, trouble };
