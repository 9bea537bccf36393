/** Nobody thought of it: random games and random input against what must always hold (see the kit's `fuzz.ts`). */
import { type EighteenState, percentOf } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { fuzzOf } from '../../../eighteen/test/fuzz.ts';
import { game, PUBLIC_RECORDS, table, title } from '../rules/index.ts';

/** Options of a table: both editions, the public engine's readings, and mixtures. */
const options = fc.oneof(
  fc.constant<Setup['options']>({}),
  fc.constant<Setup['options']>({ edition: '2021' }),
  fc.constant<Setup['options']>(PUBLIC_RECORDS as Setup['options']),
  fc.record<Record<string, boolean | string>>({
    edition: fc.constantFrom('2007', '2021'),
    debtorsMustSell: fc.boolean(),
    fourGauges: fc.boolean(),
  }),
);

const RAILWAYS = ['QR', 'VR', 'NSW', 'WA', 'CAR', 'SAR', 'FT', 'COM'];

/** XV-2: bank, loan fund, players and companies have 12,000 together. XV-3: all of a railway is somewhere. */
function standing(state: EighteenState): readonly string[] {
  const broken: string[] = [];
  const money = Object.values(state.cash).reduce((sum, amount) => sum + amount, 0);
  if (money !== 12_000) broken.push(`there are ${money} in all`);
  for (const company of RAILWAYS) {
    const holders = [...state.players.keys(), 'pool', 'offer'];
    const percent = holders.reduce<number>((sum, holder) => sum + percentOf(state, company, holder), 0);
    const expected = state.companies[company]?.closed ? 0 : 100;
    if (percent !== expected) broken.push(`${percent}% of ${company} are about`);
  }
  return broken;
}

const { staysWhole, replays, evolves, answersAnything, takesWhatItOffers, setsUpAnything } = fuzzOf({
  game,
  table,
  title,
  players: [3, 6],
  options,
  optionNames: ['edition', 'fourGauges'],
  standing,
});

describe('any sequence of legal choices', () => {
  test('1848-XV-2 1848-XV-3 keeps 12,000 in money, 100% of each railway, tiles, trains and stations together, and somebody is always asked', () =>
    staysWhole(60));

  test('replays to the same states from its record, through JSON', () => replays(16));

  test('evolving the events of decide gives the state of act', () => evolves(40));
});

describe('1848-0-1 whatever is asked for', () => {
  test('1848-0-1 decide answers any JSON with a refusal that has a rule, and never throws', () =>
    answersAnything(120));

  test('1848-0-1 decide takes exactly what choices offer, from everybody', () => takesWhatItOffers(24));

  test('no set-up throws', () => setsUpAnything());
});
