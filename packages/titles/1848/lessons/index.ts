/** The lessons of 1848: two tiles, gauges, the express to Alice Springs, loans. */
import type { TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';

export const lessons: TitleLessons['lessons'] = [
  { id: 'tiles', rules: ['1848-VIII-19', '1848-X-5'], load: () => import('./tiles.ts') },
  {
    id: 'gauges',
    rules: ['1848-VIII-44', '1848-VIII-45', '1848-VIII-46', '1848-IX-7'],
    terms: ['gaugeChange'],
    load: () => import('./gauges.ts'),
  },
  {
    id: 'express',
    rules: ['1848-IX-11', '1848-IX-12', '1848-IX-13', '1848-IX-15'],
    load: () => import('./express.ts'),
  },
  {
    id: 'loans',
    rules: ['1848-VI-70', '1848-VI-73', '1848-VI-74', '1848-VI-41'],
    terms: ['loan', 'bankOfEngland', 'receivership'],
    load: () => import('./loans.ts'),
  },
];

/** Made by `npm run lessons -- 1848 outback --seed aus2 --players 3 --upto 306`. */
export const games: TitleLessons['games'] = {
  outback: () => import('./games/outback.json', { with: { type: 'json' } }),
};
