/** Nobody thought of it: random games and random input against what must always hold (see the kit's `fuzz.ts`). */
import { type EighteenState, freeCash, percentOf } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { fuzzOf } from '../../../eighteen/test/fuzz.ts';
import { DEFAULTS, game, table, title } from '../rules/index.ts';
import { isLocal } from '../rules/kinds.ts';

/** The rulebook as it is, and any mixture of the options. */
const options = fc.oneof(
  fc.constant<Setup['options']>({}),
  fc.record<Record<string, boolean>>(
    Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, fc.boolean()])),
  ),
);

const companies = fc.constantFrom(...title.companies.keys(), 'XYZ', 'bank');
const locals = fc.constantFrom('L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'AF', 'A', '__proto__');
const privates = fc.constantFrom(...title.privates.keys(), 'constructor');
const sides = fc.integer({ min: -1, max: 7 });

/** Actions that only 1854 knows. */
const ownActions = fc.oneof(
  fc.record({ type: fc.constant('withdrawBid'), private: privates }),
  fc.record({
    type: fc.constant('buyOption'),
    company: companies,
    from: fc.constantFrom('offer', 'pool', 'bank', 'treasury'),
  }),
  fc.record({ type: fc.constantFrom('settleOption', 'sellOption') }),
  fc.record({ type: fc.constant('proposeMerger'), one: locals, other: locals }),
  fc.record({ type: fc.constant('chooseLetter'), company: companies }),
  fc.record(
    {
      type: fc.constant('buildTunnel'),
      hex: fc.constantFrom(...title.board.hexes.keys(), 'Z99'),
      from: sides,
      to: sides,
      power: privates,
    },
    { requiredKeys: ['type', 'hex', 'from', 'to'] },
  ),
  fc.record({ type: fc.constant('buyMail'), size: fc.constantFrom('small', 'large', 'huge') }),
);

/** What must hold after every action, beside the invariants of the title. */
function standing(state: EighteenState): readonly string[] {
  const broken: string[] = [];
  const all = Object.entries(state.cash);
  // END-9
  const money = all.reduce((sum, [, amount]) => sum + amount, 0);
  if (money !== 10_000) broken.push(`there are ${money} in all`);
  for (const [holder, amount] of all)
    if (!Number.isInteger(amount) || (holder !== 'bank' && amount < 0))
      broken.push(`${holder} has ${amount}`);
  // END-10
  for (const company of title.companies.keys()) {
    const holders = [...state.players.keys(), 'pool', 'offer', 'bank', company];
    const percent = holders.reduce<number>((sum, holder) => sum + percentOf(state, company, holder), 0);
    if (percent !== (isLocal(company) ? 0 : 100)) broken.push(`${percent}% of ${company} are about`);
  }
  // AUCTION-10, AUCTION-12: bids are covered, and each is five above the one before
  for (const seat of state.players.keys())
    if (freeCash(state, seat) < 0) broken.push(`seat ${seat} has bid too much`);
  for (const [one, bids] of Object.entries(state.bids)) {
    const face = title.privates.get(one)?.price ?? 0;
    const amounts = [face, ...bids.map(({ amount }) => amount).sort((low, high) => low - high)];
    if (amounts.some((amount, index) => index > 0 && amount - (amounts[index - 1] ?? 0) < 5))
      broken.push(`bids of ${amounts} on ${one}`);
  }
  return broken;
}

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
  test('1854-END-9 1854-END-10 1854-SETUP-4 keeps 10,000 in money, 100% of each company, tiles, trains and stations together, and somebody is always asked', () =>
    staysWhole(25));

  test('replays to the same states from its record, through JSON', () => replays(6));

  test('evolving the events of decide gives the state of act', () => evolves(12));

  test('nobody is asked who can do nothing but pass, and nobody waits without a choice', () =>
    asksForSomething(10));
});

describe('whatever is asked for', () => {
  test('decide answers any JSON with a refusal that has a rule, and never throws', () => answersAnything(40));

  test('decide takes exactly what choices offer, from everybody', () => takesWhatItOffers(8));

  test('1854-SETUP-1 no set-up throws', () => setsUpAnything());
});
