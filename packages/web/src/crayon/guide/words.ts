/** The words of the guide: loaded only while somebody follows it. */
import { vocabulary } from '../../words/index.ts';

export const say = vocabulary((to) =>
  to === 'de' ? import('./de.ts').then(({ guide }) => guide) : import('./en.ts').then(({ guide }) => guide),
);
