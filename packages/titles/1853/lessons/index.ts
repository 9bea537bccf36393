/** The lessons of 1853: the bond, the contract, mail, two gauges, and the elephant. */
import type { TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';

export const lessons: TitleLessons['lessons'] = [
  {
    id: 'bond',
    rules: ['1853-2.5.2b', '1853-2.5.2c', '1853-2.5.3a', '1853-2.5.3c', '1853-2.5.3d'],
    terms: ['bond'],
    load: () => import('./bond.ts'),
  },
  { id: 'mail', rules: ['1853-4.6.6a'], terms: ['mail'], load: () => import('./mail.ts') },
  {
    id: 'contract',
    rules: ['1853-2.5a', '1853-2.5.1a', '1853-4.3.1a', '1853-4.3.2a'],
    terms: ['contract'],
    load: () => import('./contract.ts'),
  },
  {
    id: 'gauges',
    rules: ['1853-4.1.5a', '1853-4.1.6c', '1853-4.5.3a'],
    terms: ['gauge'],
    load: () => import('./gauges.ts'),
  },
  {
    id: 'elephant',
    rules: ['1853-3.1.1a', '1853-3.1.11a', '1853-4.9a'],
    terms: ['elephant'],
    load: () => import('./elephant.ts'),
  },
];

/** Made by `npm run lessons -- 1853 india --seed india1 --players 3 --upto 339`. */
export const games: TitleLessons['games'] = {
  india: () => import('./games/india.json', { with: { type: 'json' } }),
};
