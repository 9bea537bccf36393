/** What the map says: loaded with it. */
import { vocabulary } from '../../words/index.ts';

export const mapUi = vocabulary((to) =>
  to === 'de' ? import('./de/map.ts').then(({ map }) => map) : import('./en/map.ts').then(({ map }) => map),
);
