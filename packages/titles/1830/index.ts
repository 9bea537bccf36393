/** 1830: what is known of it before it is played, and where the rest is loaded from. */
import { eighteenEntry, rangeOf } from '../src/entry.ts';
import { CURRENCY, PLAYERS } from './facts/money.ts';
import { DEFAULTS, olderOptions, PUBLIC_RECORDS } from './rules/options.ts';
import { words } from './words/index.ts';

export const entry = eighteenEntry(
  {
    id: '1830',
    name: '1830',
    currency: CURRENCY,
    players: rangeOf(PLAYERS),
    hours: [4, 6],
    weight: 3,
    options: DEFAULTS,
    words,
    presets: { publicRecords: PUBLIC_RECORDS },
    olderOptions,
  },
  {
    rules: () => import('./rules/index.ts'),
    player: () => import('./player/index.ts'),
    records: () => import('./records/index.ts'),
    lessons: () => import('./lessons/index.ts'),
  },
);
