/** What the stock round says about companies, players and their shares: loaded with its table. */
import { vocabulary } from '../../words/index.ts';

export const stockUi = vocabulary((to) =>
  to === 'de'
    ? import('./de/stock.ts').then(({ stock }) => stock)
    : import('./en/stock.ts').then(({ stock }) => stock),
);
