/** The words of the interface. */
import { bar } from './bar.ts';
import { board } from './board.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';

export const en = { bar, board, guide, home, panels, table, trouble };
