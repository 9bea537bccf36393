/** The words of the film: loaded with it. */
import { vocabulary } from './index.ts';

export const filmUi = vocabulary(async (to) =>
  to === 'de' ? (await import('./de/film.ts')).film : (await import('./en/film.ts')).film,
);
