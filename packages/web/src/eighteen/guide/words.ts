/** What the guide says, in the language spoken now; loaded with it. */
import { vocabulary } from '../../words/index.ts';

export const say = vocabulary((to) =>
  to === 'de'
    ? import('../words/de/guide.ts').then(({ guide }) => guide)
    : import('../words/en/guide.ts').then(({ guide }) => guide),
);
