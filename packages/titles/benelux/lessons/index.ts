/** The lessons of Benelux: drawing lines, serving orders, choosing among them, running on others' track, and events. */
import type { TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';

export const lessons: TitleLessons['lessons'] = [
  {
    id: 'line',
    rules: ['BEN-BUILD-7', 'BEN-COST-1', 'BEN-COST-6', 'BEN-COST-7'],
    terms: ['segment', 'milepost', 'network'],
    load: () => import('./line.ts'),
  },
  {
    id: 'delivery',
    rules: ['BEN-LOAD-1', 'BEN-LOAD-3', 'BEN-DELIV-1', 'BEN-DELIV-5', 'BEN-DELIV-6', 'BEN-PUB-1'],
    terms: ['goods', 'publicOrder'],
    load: () => import('./delivery.ts'),
  },
  {
    id: 'orders',
    rules: ['BEN-ORD-1', 'BEN-START-5', 'BEN-DELIV-2', 'BEN-PUB-2'],
    terms: ['order'],
    load: () => import('./orders.ts'),
  },
  {
    id: 'fee',
    rules: ['BEN-FEE-2', 'BEN-FEE-4', 'BEN-FEE-7'],
    terms: ['fee'],
    load: () => import('./fee.ts'),
  },
  {
    id: 'events',
    rules: ['BEN-EVT-1', 'BEN-EVT-2', 'BEN-EVT-4', 'BEN-EVT-6', 'BEN-EVT-11', 'BEN-EVT-15', 'BEN-EVT-20'],
    terms: ['event'],
    load: () => import('./events.ts'),
  },
];

/** Made by `npm run lessons -- benelux maas --seed maas1 --players 2 --upto 118`, `carnival --seed ev9 --upto 155` and `fog --seed ev8 --upto 92`. */
export const games: TitleLessons['games'] = {
  maas: () => import('./games/maas.json', { with: { type: 'json' } }),
  carnival: () => import('./games/carnival.json', { with: { type: 'json' } }),
  fog: () => import('./games/fog.json', { with: { type: 'json' } }),
};
