/** What is said of a line in the making and of a way: loaded with the map. */
import { vocabulary } from '../../words/index.ts';

export const handUi = vocabulary((to) =>
  to === 'de'
    ? import('./de/hand.ts').then(({ hand }) => hand)
    : import('./en/hand.ts').then(({ hand }) => hand),
);
