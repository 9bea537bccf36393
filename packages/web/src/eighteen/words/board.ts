/** What the map says: loaded with it. */
import { vocabulary } from '../../words/index.ts';

export const boardUi = vocabulary((to) =>
  to === 'de'
    ? import('./de/board.ts').then(({ board }) => board)
    : import('./en/board.ts').then(({ board }) => board),
);
