/** What 18xx says on the screen, in the language spoken now. */
import { vocabulary } from '../../words/index.ts';

/** The words around the sentences of the games. */
export const ui = vocabulary((to) =>
  to === 'de' ? import('./de/index.ts').then(({ de }) => de) : import('./en/index.ts').then(({ en }) => en),
);

export { words } from '../../words/index.ts';
