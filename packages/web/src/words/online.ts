/** The words of playing over the network: the lobby, and what it adds to a table. Loaded with the first of it. */
import { vocabulary } from './index.ts';

export const onlineUi = vocabulary((to) =>
  to === 'de'
    ? import('./de/online.ts').then(({ online }) => online)
    : import('./en/online.ts').then(({ online }) => online),
);
