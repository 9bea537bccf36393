/** Benelux: what is known of it before it is played, and where the rest is loaded from. */
import { crayonEntry, rangeOf } from '../src/entry.ts';
import { CURRENCY, PLAYERS } from './facts/money.ts';
import { DEFAULTS, olderOptions, VALUES } from './rules/options.ts';
import { words } from './words/index.ts';

export const entry = crayonEntry(
  {
    id: 'benelux',
    name: 'Benelux',
    currency: CURRENCY,
    players: rangeOf(PLAYERS),
    hours: [2, 3],
    weight: 1,
    options: DEFAULTS,
    words,
    hides: true,
    values: VALUES,
    olderOptions,
  },
  { rules: () => import('./rules/index.ts'), lessons: () => import('./lessons/index.ts') },
);
