/** The words of the page for those who keep order. */
import { vocabulary } from './index.ts';

export const operatorUi = vocabulary((to) =>
  to === 'de'
    ? import('./de/operator.ts').then(({ operator }) => operator)
    : import('./en/operator.ts').then(({ operator }) => operator),
);
