/** 1848: what is known of it before it is played, and where the rest is loaded from. */
import { eighteenEntry, rangeOf } from '../src/entry.ts';
import { CURRENCY, PLAYERS } from './facts/money.ts';
import { DEFAULTS, olderOptions, PUBLIC_RECORDS } from './rules/options.ts';
import { words } from './words/index.ts';

export const entry = eighteenEntry(
  {
    id: '1848',
    name: '1848 Australia',
    currency: CURRENCY,
    players: rangeOf(PLAYERS),
    hours: [3, 5],
    weight: 4,
    options: DEFAULTS,
    words,
    presets: { publicRecords: PUBLIC_RECORDS, edition2021: { edition: '2021' } },
    olderOptions,
  },
  {
    rules: () => import('./rules/index.ts'),
    player: () => import('./player/index.ts'),
    records: () => import('./records/index.ts'),
    lessons: () => import('./lessons/index.ts'),
  },
);
