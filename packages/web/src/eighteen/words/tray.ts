/** What the small decisions of a company's turn say: loaded with them. */
import { vocabulary } from '../../words/index.ts';

export const trayUi = vocabulary((to) =>
  to === 'de'
    ? import('./de/tray.ts').then(({ tray }) => tray)
    : import('./en/tray.ts').then(({ tray }) => tray),
);
