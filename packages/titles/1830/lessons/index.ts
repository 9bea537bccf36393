/** The lessons of 1830: those about all 18xx games, and what is special about 1830, on positions of one game of it. */
import type { TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';

export const lessons: TitleLessons['lessons'] = [
  {
    id: 'shares',
    isGeneral: true,
    rules: ['1830-8.0a', '1830-8.2a'],
    topics: ['stock', 'join', 'more'],
    terms: ['certificate'],
    load: () => import('./shares.ts'),
  },
  {
    id: 'floating',
    isGeneral: true,
    rules: ['1830-8.0e', '1830-8.1h', '1830-11.0a', '1830-11.0c'],
    topics: ['par', 'start', 'float'],
    terms: ['float', 'par', 'treasury', 'offering'],
    load: () => import('./floating.ts'),
  },
  {
    id: 'track',
    isGeneral: true,
    rules: ['1830-5.0a', '1830-18.0c', '1830-18.0e', '1830-18.1a', '1830-18.1c'],
    topics: ['track'],
    terms: ['tile'],
    load: () => import('./track.ts'),
  },
  {
    id: 'stations',
    isGeneral: true,
    rules: ['1830-19.0a', '1830-19.0b', '1830-19.0d', '1830-19.0e'],
    topics: ['station'],
    terms: ['station', 'homeStation'],
    load: () => import('./stations.ts'),
  },
  {
    id: 'runs',
    isGeneral: true,
    rules: ['1830-20.1j', '1830-20.1m', '1830-20.1n', '1830-20.3a'],
    topics: ['run'],
    terms: ['route', 'revenue'],
    load: () => import('./runs.ts'),
  },
  {
    id: 'dividend',
    isGeneral: true,
    rules: ['1830-5.0d', '1830-20.3c', '1830-20.3d', '1830-20.3i'],
    topics: ['dividend'],
    terms: ['dividend', 'withhold'],
    load: () => import('./dividend.ts'),
  },
  {
    id: 'price',
    isGeneral: true,
    rules: ['1830-8.2b', '1830-8.2d', '1830-8.2f', '1830-8.2i'],
    terms: ['soldOut'],
    load: () => import('./price.ts'),
  },
  {
    id: 'trains',
    isGeneral: true,
    rules: ['1830-20.2a', '1830-21.0a', '1830-22.0c', '1830-22.0h'],
    topics: ['train', 'discard'],
    terms: ['scrap', 'phase'],
    load: () => import('./trains.ts'),
  },
  {
    id: 'selling',
    isGeneral: true,
    rules: ['1830-12.0c', '1830-13.0b', '1830-13.0f', '1830-15.0c', '1830-15.0d', '1830-24.0a'],
    topics: ['sell', 'selling'],
    terms: ['dump', 'pool', 'director'],
    load: () => import('./selling.ts'),
  },
  {
    id: 'end',
    isGeneral: true,
    rules: ['1830-25.0d', '1830-25.0g'],
    topics: ['aim'],
    load: () => import('./end.ts'),
  },
  {
    id: 'powers',
    rules: [
      ...['1830-23.1d', '1830-23.1e', '1830-23.1f', '1830-23.1h', '1830-23.1k', '1830-23.2b'],
      ...['1830-17.0k', '1830-17.0l', '1830-17.0n', '1830-17.0o'],
    ],
    topics: ['privates'],
    terms: ['private'],
    load: () => import('./powers.ts'),
  },
  {
    id: 'baltimore',
    rules: ['1830-8.0d', '1830-8.1c', '1830-9.0b', '1830-17.0y', '1830-17.0ab', '1830-23.2a'],
    topics: ['bidding'],
    load: () => import('./baltimore.ts'),
  },
  {
    id: 'diesel',
    rules: ['1830-21.0k', '1830-21.0l', '1830-21.0m', '1830-21.0o', '1830-21.0q', '1830-22.0f'],
    load: () => import('./diesel.ts'),
  },
  {
    id: 'forced',
    rules: ['1830-21.0h', '1830-24.0b', '1830-24.0d', '1830-24.0f', '1830-24.0g'],
    terms: ['mustBuy', 'bankrupt'],
    load: () => import('./forced.ts'),
  },
];

/** Made by `npm run lessons -- 1830 first --seed rails2`. */
export const games: TitleLessons['games'] = {
  first: () => import('./games/first.json', { with: { type: 'json' } }),
};
