/** The lessons of 1830: those about all 18xx games, on positions of one game of it. */
import type { TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';

export const lessons: TitleLessons['lessons'] = [
  { id: 'shares', isGeneral: true, rules: ['1830-8.0a', '1830-8.2a'], load: () => import('./shares.ts') },
  {
    id: 'floating',
    isGeneral: true,
    rules: ['1830-8.0e', '1830-8.1h', '1830-11.0a', '1830-11.0c'],
    load: () => import('./floating.ts'),
  },
  { id: 'track', isGeneral: true, rules: ['1830-5.0a'], load: () => import('./track.ts') },
];

/** Made by `npm run lessons -- 1830 first --seed rails2`. */
export const games: TitleLessons['games'] = {
  first: () => import('./games/first.json', { with: { type: 'json' } }),
};
