/** Nobody thought of it: random games and random input against what must always hold (see the kit's `fuzz.ts`). */
import { directorOf, type EighteenState } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzzOf } from '../../../eighteen/test/fuzz.ts';
import { game, PUBLIC_RECORDS, table, title } from '../rules/index.ts';

/** Options of a table: the rulebook, the public engine's readings, and mixtures. */
const options = fc.oneof(
  fc.constant<Setup['options']>({}),
  fc.constant<Setup['options']>(PUBLIC_RECORDS as Setup['options']),
  fc.record<Record<string, boolean>>({
    closedCash: fc.boolean(),
    noDiesels: fc.boolean(),
    thirdSix: fc.boolean(),
    ownerNamesHome: fc.boolean(),
    severalBrownFromOffer: fc.boolean(),
  }),
);

const { games, staysWhole, replays, evolves, answersAnything, takesWhatItOffers, setsUpAnything } = fuzzOf({
  game,
  table,
  title,
  players: [2, 6],
  options,
  optionNames: ['bank', 'noDiesels'],
});

describe('any sequence of legal choices', () => {
  test('1830-2.0c 1830-8.0a 1830-18.0aa keeps money, papers, tiles, trains and stations together, and somebody is always asked', () =>
    staysWhole(60));

  test('replays to the same states from its record, through JSON', () => replays(16));

  test('evolving the events of decide gives the state of act', () => evolves(40));
});

describe('1830-0.1 whatever is asked for', () => {
  test('1830-0.1 decide answers any JSON with a refusal that has a rule, and never throws', () =>
    answersAnything(120));

  test('1830-0.1 decide takes exactly what choices offer, from everybody', () => takesWhatItOffers(24));

  test('1830-2.0a 1830-2.0b 1830-0.2 no set-up throws', () => setsUpAnything());
});

describe('1830-11.0i view', () => {
  test('1830-11.0i with closed cash a view does not depend on what others have in their purses', () => {
    fc.assert(
      fc.property(games, fc.nat(5), fc.integer({ min: 1, max: 500 }), ({ states }, viewer, amount) => {
        const last = states.at(-1) as EighteenState;
        const closed = { ...last, options: { ...last.options, closedCash: true }, result: null };
        const seat = viewer % closed.players.length;
        const other = (seat + 1) % closed.players.length;
        const treasuries = Object.keys(closed.companies).filter((one) => directorOf(closed, one) !== seat);
        const foreign = Object.fromEntries(treasuries.map((company) => [company, amount]));
        const cash = {
          ...closed.cash,
          [other]: (closed.cash[other] ?? 0) + amount,
          ...foreign,
          bank: -amount,
        };
        const moved = { ...closed, cash, secrets: { ...closed.secrets, table: 'another' } };
        expect(table.view(moved, [seat])).toEqual(table.view(closed, [seat]));
        expect(table.view(closed, [seat]).cash[seat]).toBe(closed.cash[seat]);
        expect(JSON.stringify(table.view(closed, []))).not.toContain('chance');
      }),
      { numRuns: 60 },
    );
  });
});
