/** Shikoku 1889: what is known of it before it is played, and where the rest is loaded from. */
import { eighteenEntry, rangeOf } from '../src/entry.ts';
import { CURRENCY, PLAYERS } from './facts/money.ts';
import { DEFAULTS, PUBLIC_RECORDS } from './rules/options.ts';
import { words } from './words/index.ts';

export const entry = eighteenEntry(
  {
    id: '1889',
    name: '1889',
    currency: CURRENCY,
    players: rangeOf(PLAYERS),
    hours: [3, 4],
    weight: 2,
    options: DEFAULTS,
    words,
    presets: { publicRecords: PUBLIC_RECORDS },
  },
  {
    rules: () => import('./rules/index.ts'),
    player: () => import('./player/index.ts'),
    records: () => import('./records/index.ts'),
    lessons: () => import('./lessons/index.ts'),
  },
);
