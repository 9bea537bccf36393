/** The lessons of 1889: its privates, and what they are good for. */
import type { TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';

export const lessons: TitleLessons['lessons'] = [
  {
    id: 'exchange',
    rules: ['1889-DR-1', '1889-DR-6', '1889-DR-7'],
    terms: ['private'],
    load: () => import('./exchange.ts'),
  },
  {
    id: 'blocked',
    rules: ['1889-PRIV-2', '1889-PRIV-5', '1889-PRIV-7', '1889-TRACK-13'],
    load: () => import('./blocked.ts'),
  },
  { id: 'mines', rules: ['1889-SMR-1', '1889-PRIV-8', '1889-PRIV-9'], load: () => import('./mines.ts') },
  {
    id: 'closing',
    rules: ['1889-PRIV-11', '1889-ER-1', '1889-UTF-2'],
    load: () => import('./closing.ts'),
  },
];

/** Made by `npm run lessons -- 1889 shikoku --seed a --players 4 --player calm --upto 291`. */
export const games: TitleLessons['games'] = {
  shikoku: () => import('./games/shikoku.json', { with: { type: 'json' } }),
};
