/** The lessons of 1854: options, mail, local railways that merge, tunnels, and the split. */
import type { TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';

export const lessons: TitleLessons['lessons'] = [
  {
    id: 'option',
    rules: ['1854-OPT-1', '1854-OPT-4', '1854-OPT-6', '1854-OPT-7', '1854-OPT-9'],
    terms: ['option'],
    load: () => import('./option.ts'),
  },
  {
    id: 'mail',
    rules: ['1854-MAILIN-1', '1854-MAILIN-2', '1854-MAILIN-4'],
    terms: ['mailContract'],
    load: () => import('./mail.ts'),
  },
  {
    id: 'locals',
    rules: ['1854-LOC-14', '1854-LAG-1', '1854-LAG-2', '1854-LAG-10', '1854-LAG-20'],
    terms: ['localRailway', 'lokalbahnAG'],
    load: () => import('./locals.ts'),
  },
  {
    id: 'tunnel',
    rules: ['1854-TUNNEL-1', '1854-TUNNEL-2', '1854-TUNNEL-6'],
    terms: ['tunnel'],
    load: () => import('./tunnel.ts'),
  },
  {
    id: 'split',
    rules: ['1854-SPLIT-1', '1854-SPLIT-2', '1854-SPLIT-3', '1854-SPLIT-4', '1854-SPLIT-12', '1854-SPLIT-13'],
    terms: ['split'],
    load: () => import('./split.ts'),
  },
];

/** Made by `npm run lessons -- 1854 alps --seed alps1 --players 3 --upto 321`, and `1854 danube --seed danube1 --players 3 --player calm --upto 74`. */
export const games: TitleLessons['games'] = {
  alps: () => import('./games/alps.json', { with: { type: 'json' } }),
  danube: () => import('./games/danube.json', { with: { type: 'json' } }),
};
