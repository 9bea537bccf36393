/** The words of the pages before a table: loaded with the first of them. */
import { vocabulary } from './index.ts';

export const homeUi = vocabulary((to) =>
  to === 'de'
    ? import('./de/home.ts').then(({ home }) => home)
    : import('./en/home.ts').then(({ home }) => home),
);
