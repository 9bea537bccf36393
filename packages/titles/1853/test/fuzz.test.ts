/** Nobody thought of it: random games and random input against what must always hold (see the kit's `fuzz.ts`). */
import { type EighteenState, percentOf } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { fuzzOf } from '../../../eighteen/test/fuzz.ts';
import { DEFAULTS, game, table, title } from '../rules/index.ts';

const { bankSize, ...rulings } = DEFAULTS;

/** The rulebook as it is, and any mixture of the options. */
const options = fc.oneof(
  fc.constant<Setup['options']>({}),
  fc.record<Record<string, boolean | number>>({
    ...Object.fromEntries(Object.keys(rulings).map((name) => [name, fc.boolean()])),
    bankSize: fc.constantFrom(bankSize, 9000),
  }),
);

const companies = fc.constantFrom(...title.companies.keys(), 'XYZ', 'bank', '__proto__');
const seats = fc.integer({ min: -1, max: 6 });
const sums = fc.oneof(fc.integer({ min: -10, max: 700 }), fc.constantFrom(0.5, Number.MAX_SAFE_INTEGER));

/** Actions that only 1853 knows. */
const ownActions = fc.oneof(
  fc.record({ type: fc.constant('writeBond'), amount: sums }),
  fc.record({
    type: fc.constant('writeCity'),
    city: fc.constantFrom(...title.board.hexes.keys(), 'Z99', 'constructor'),
    company: companies,
  }),
  fc.record({
    type: fc.constant('redeemShares'),
    company: companies,
    count: fc.integer({ min: -1, max: 9 }),
  }),
  fc.record({ type: fc.constant('offerElephant'), to: seats, price: sums }),
  fc.record({ type: fc.constantFrom('callRound', 'accept', 'decline') }),
  fc.record({ type: fc.constant('chooseTwoTiles'), from: fc.constantFrom('later', 'now', 'never') }),
  fc.record({
    type: fc.constant('buyOnCredit'),
    kind: fc.constantFrom(...title.trains.keys(), '7', 'toString'),
  }),
  fc.record({ type: fc.constant('settleCredit'), pays: fc.oneof(fc.boolean(), fc.constant('yes')) }),
  fc.record({ type: fc.constant('pardon'), pardons: fc.oneof(fc.boolean(), fc.constant(1)) }),
);

/** 1d: ten shares of each company are somewhere, nine papers. */
const standing = (state: EighteenState): readonly string[] =>
  [...title.companies.keys()].flatMap((company) => {
    const holders = [...state.players.keys(), 'pool', 'offer'] as const;
    const percent = holders.reduce<number>((sum, holder) => sum + percentOf(state, company, holder), 0);
    return percent === 100 ? [] : [`${percent}% of ${company} are about`];
  });

const { staysWhole, replays, evolves, asksForSomething, answersAnything, takesWhatItOffers, setsUpAnything } =
  fuzzOf({
    game,
    table,
    title,
    players: [3, 6],
    options,
    optionNames: Object.keys(DEFAULTS),
    ownActions,
    standing,
  });

describe('any sequence of legal choices', () => {
  test('1853-1h 1853-1d keeps money, shares, tiles, trains and stations together, and somebody is always asked', () =>
    staysWhole(12));

  test('replays to the same states from its record, through JSON', () => replays(4));

  test('evolving the events of decide gives the state of act', () => evolves(6));

  // Whether a contract is complete is its writer's secret: he says so himself.
  test('nobody is asked who can do nothing but pass, and nobody waits without a choice', () =>
    asksForSomething(6, ['contracts']));
});

describe('whatever is asked for', () => {
  test('decide answers any JSON with a refusal that has a rule, and never throws', () => answersAnything(30));

  test('decide takes exactly what choices offer, from everybody', () => takesWhatItOffers(5));

  test('1853-2.3e no set-up throws', () => setsUpAnything());
});
