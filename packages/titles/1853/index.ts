/** 1853: what is known of it before it is played, and where the rest is loaded from. */
import { eighteenEntry, rangeOf } from '../src/entry.ts';
import { CURRENCY, PLAYERS } from './facts/money.ts';
import { DEFAULTS } from './rules/options.ts';
import { words } from './words/index.ts';

export const entry = eighteenEntry(
  {
    id: '1853',
    name: '1853 India',
    currency: CURRENCY,
    players: rangeOf(PLAYERS),
    hours: [5, 7],
    weight: 6,
    options: DEFAULTS,
    words,
    hides: true,
  },
  {
    rules: () => import('./rules/index.ts'),
    player: () => import('./player/index.ts'),
    lessons: () => import('./lessons/index.ts'),
  },
);
