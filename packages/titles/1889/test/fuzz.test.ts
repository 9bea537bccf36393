/** Nobody thought of it: random games and random input against what must always hold (see the kit's `fuzz.ts`). */
import type { Setup } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { fuzzOf } from '../../../eighteen/test/fuzz.ts';
import { game, PUBLIC_RECORDS, table, title } from '../rules/index.ts';

/** Options of a table: as ruled, the public engine's readings, and mixtures. */
const options = fc.oneof(
  fc.constant<Setup['options']>({}),
  fc.constant<Setup['options']>(PUBLIC_RECORDS as Setup['options']),
  fc.record<Record<string, boolean>>({
    closedCash: fc.boolean(),
    beginner: fc.boolean(),
    playersTradePrivates: fc.boolean(),
    runsAsTold: fc.boolean(),
  }),
);

const { staysWhole, replays, evolves, answersAnything, takesWhatItOffers, setsUpAnything } = fuzzOf({
  game,
  table,
  title,
  players: [2, 6],
  options,
  optionNames: ['dealt', 'beginner'],
});

describe('any sequence of legal choices', () => {
  test('1889-SETUP-3 1889-SETUP-6 keeps money, papers, tiles, trains and stations together, and somebody is always asked', () =>
    staysWhole(60));

  test('replays to the same states from its record, through JSON', () => replays(16));

  test('evolving the events of decide gives the state of act', () => evolves(40));
});

describe('1889-0.1 whatever is asked for', () => {
  test('1889-0.1 decide answers any JSON with a refusal that has a rule, and never throws', () =>
    answersAnything(120));

  test('1889-0.1 decide takes exactly what choices offer, from everybody', () => takesWhatItOffers(24));

  test('1889-SETUP-1 1889-SETUP-8 1889-0.2 no set-up throws', () => setsUpAnything());
});
