/** 1854: what is known of it before it is played, and where the rest is loaded from. */
import { eighteenEntry, rangeOf } from '../src/entry.ts';
import { CURRENCY, PLAYERS } from './facts/money.ts';
import { DEFAULTS, olderOptions } from './rules/options.ts';
import { words } from './words/index.ts';

export const entry = eighteenEntry(
  {
    id: '1854',
    name: '1854 Austria',
    currency: CURRENCY,
    players: rangeOf(PLAYERS),
    hours: [5, 7],
    weight: 5,
    options: DEFAULTS,
    words,
    olderOptions,
  },
  {
    rules: () => import('./rules/index.ts'),
    player: () => import('./player/index.ts'),
    lessons: () => import('./lessons/index.ts'),
  },
);
