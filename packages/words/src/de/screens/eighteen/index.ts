/** Die Worte von 18xx am Bildschirm. */

import type { eighteen as English } from '../../../en/screens/eighteen/index.ts';
import { bar } from './bar.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';

export const eighteen: typeof English = { bar, panels, table };
