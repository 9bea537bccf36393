/** The options of a table: the simplified game of chapter 26, and the readings of public records (X..). */
import type { KitAction } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { DEFAULTS, type Options } from '../rules/index.ts';
import { P1, P2, P3, run, type TableBuilder, table1830 } from './table1830.ts';

const buy = (from: string, kind: string, price: number, tradeIn?: string): KitAction => ({
  type: 'buyTrain',
  from,
  kind,
  price,
  ...(tradeIn === undefined ? {} : { tradeIn }),
});

const countOf = (kind: string, options: Partial<Options> = {}) =>
  table1830(options).state.trains.filter((train) => train.kind === kind).length;

test('1830-26.0a Without diesels there are none, and the 4s never leave', () => {
  expect([countOf('D'), countOf('D', { noDiesels: true })]).toEqual([6, 0]);
  const play = table1830({ noDiesels: true })
    .phase('5')
    .supply('5', 0)
    .company('PRR', P1, { cash: 5000 })
    .company('NYC', P2)
    .train('NYC', '4')
    .train('pool', '4')
    .atStep('PRR', 'trains')
    .do(P1, buy('bank', '6', 630));
  play.refuses(P1, buy('bank', 'D', 1100), 'noSuchKind', '1830-26.0a');
  play.refuses(P1, buy('bank', 'D', 800, '6'), 'noSuchKind', '1830-26.0a');
  const end = play.do(P1, buy('bank', '6', 630));
  expect([end.trains('bank'), end.trains('NYC'), end.trains('pool')]).toEqual([[], ['4'], ['4']]);
});

test('1830-26.0b One more 6', () => {
  expect([countOf('6'), countOf('6', { thirdSix: true })]).toEqual([2, 3]);
});

/** All the money of a table. */
const moneyOf = (options: Partial<Options>) =>
  Object.values(table1830(options).state.cash).reduce((sum, amount) => sum + amount, 0);

test('1830-26.0c Without the notes of 500 the bank is smaller, by what the table says', () => {
  expect([moneyOf({}), moneyOf({ bank: 8000 })]).toEqual([12000, 8000]);
  expect(table1830({ bank: 8000 }).state.cash).toMatchObject({ bank: 8000 - 2400, 0: 600, 3: 600 });
});

test('1830-26.0d The options of the simplified game go one by one or together; the full game has none', () => {
  expect(DEFAULTS).toMatchObject({ noDiesels: false, thirdSix: false, bank: 12000 });
  for (const noDiesels of [false, true])
    for (const thirdSix of [false, true])
      for (const bank of [12000, 8000]) {
        const options = { noDiesels, thirdSix, bank };
        expect([countOf('D', options), countOf('6', options), moneyOf(options)]).toEqual([
          noDiesels ? 0 : 6,
          thirdSix ? 3 : 2,
          bank,
        ]);
      }
});

/** Phase 6 with no 6 left in the bank: the PRR with these trains. */
const late = (options: Partial<Options>, cash: number, ...trains: readonly string[]) => {
  const builder = table1830(options).phase('6').company('PRR', P1, { cash }).supply('6', 0);
  for (const kind of trains) builder.train('PRR', kind);
  return builder;
};

test('X04 1830-21.0t In the public reading diesels never run out', () => {
  const seventh = (options: Partial<Options>) => {
    const builder = late(options, 2000).company('NYC', P2).company('C&O', P3);
    for (const owner of ['NYC', 'NYC', 'C&O', 'C&O', 'pool', 'pool']) builder.train(owner, 'D');
    return builder.tile('H10', '57', 1).inTrainStep('PRR');
  };
  seventh({}).refuses(P1, buy('bank', 'D', 1100), 'noTrainLeft', '1830-21.0t');
  const play = seventh({ reading: 'public' }).do(P1, buy('bank', 'D', 1100));
  expect([play.trains('PRR'), play.trains('bank').includes('D')]).toEqual([['D'], true]);
});

test('X05 1830-21.0c 1830-21.0o In the public reading a company that could trade in buys above its limit and gives one back', () => {
  late({}, 1100, '5', 'D')
    .inTrainStep('PRR')
    .refuses(P1, buy('bank', 'D', 1100), 'trainLimit', '1830-21.0c');
  const option = { reading: 'public' } as const;
  const bought = late(option, 1100, '5', 'D')
    .atStep('PRR', 'trains')
    .do(P1, buy('bank', 'D', 1100));
  expect([bought.top, bought.trains('PRR')]).toEqual(['discardTrains', ['5', 'D', 'D']]);
  const after = bought.do(P1, { type: 'discardTrain', company: 'PRR', kind: 'D' });
  expect([after.trains('PRR'), after.trains('pool')]).toEqual([['5', 'D'], ['D']]);
  // The first diesel: the 4 vanishes, nothing to give back.
  const first = late(option, 1100, '4', '5')
    .atStep('PRR', 'trains')
    .do(P1, buy('bank', 'D', 1100));
  expect([first.trains('PRR'), first.top]).toEqual([['5', 'D'], 'stockTurn']);
  // A train of another company, with its consent.
  const foreign = late(option, 1100, '5', '5').company('NYC', P2).train('NYC', '6').atStep('PRR', 'trains');
  const agreed = foreign.do(P1, buy('NYC', '6', 1)).do(P2, { type: 'accept' });
  expect([agreed.top, agreed.trains('PRR')]).toEqual(['discardTrains', ['5', '5', '6']]);
  // Only in this situation: not without the money or a train for the trade-in.
  for (const table of [late(option, 799, '5', '5'), late(option, 1100, 'D', 'D')])
    table
      .train('pool', '5')
      .inTrainStep('PRR')
      .refuses(P1, buy('pool', '5', 450), 'trainLimit', '1830-21.0c');
});

test('X08 1830-17.0w In the public reading C&A brings its PRR share again if that lies in the pool', () => {
  const deal = (options: Partial<Options>, pool: number) => {
    const builder = table1830(options).par('PRR', 100).shares(P3, 'PRR', 20).private('C&A', P1);
    if (pool > 0) builder.shares('pool', 'PRR', pool);
    const asked = builder
      .stockRound({ seat: P2 })
      .do(P2, { type: 'requestPrivate', private: 'C&A', price: 160 });
    const play = asked.top === 'consent' ? asked.do(P1, { type: 'accept' }) : asked;
    return [play.owner('C&A'), play.percent(P2, 'PRR'), play.percent('pool', 'PRR'), play.cash(P2)];
  };
  expect(deal({}, 20)).toEqual([P2, 0, 20, 440]);
  expect(deal({ reading: 'public' }, 20)).toEqual([P2, 10, 10, 440]);
  expect(deal({ reading: 'public' }, 0)).toEqual([P2, 0, 0, 440]);
});

test('X08 1830-17.0w The share that comes again may bring the presidency', () => {
  const play = table1830({ reading: 'public' })
    .par('PRR', 100)
    .shares(P3, 'PRR', 20)
    .shares('pool', 'PRR', 10)
    .shares(P2, 'PRR', 20)
    .private('C&A', P1)
    .stockRound({ seat: P2 })
    .do(P2, { type: 'requestPrivate', private: 'C&A', price: 160 });
  expect([play.percent(P2, 'PRR'), play.director('PRR')]).toEqual([30, P2]);
});

/** The PRR of P1 has a route and no train. */
const needy = (builder: TableBuilder, treasury: number, purse: number) =>
  builder
    .company('PRR', P1, { percent: 20, cash: treasury })
    .shares(P2, 'PRR', 10)
    .tile('H10', '57', 1)
    .cash(P1, purse);

test('X12 1830-24.0m In the public reading the president may always help to a train of another company', () => {
  const play = (options: Partial<Options>) =>
    needy(table1830(options).phase('5'), 200, 500)
      .train('pool', '3')
      .company('NYC', P2, { cash: 0 })
      .train('NYC', '4')
      .atStep('PRR', 'trains');
  play({}).refuses(P1, buy('NYC', '4', 300), 'noHelpForCostlier', '1830-24.0m');
  const helped = play({ reading: 'public' });
  helped.refuses(P1, buy('NYC', '4', 301), 'helpUpToFace', '1830-24.0f');
  helped.refuses(P1, buy('bank', '5', 450), 'noHelpForCostlier', '1830-24.0m');
  const after = helped.do(P1, buy('NYC', '4', 300)).do(P2, { type: 'accept' });
  expect([after.trains('PRR'), after.cash('PRR'), after.cash(P1)]).toEqual([['4'], 0, 400]);
});

test('X16 1830-25.0i In the public reading the bank breaks below nothing, not at nothing', () => {
  const broken = (options: Partial<Options>, bank: number) =>
    table1830(options)
      .par('PRR', 100)
      .shares(P1, 'PRR', 40)
      .bank(bank)
      .stockRound()
      .do(P1, { type: 'sellShares', company: 'PRR', count: 1 }).state.bankBroken;
  expect([101, 100, 99].map((bank) => broken({}, bank))).toEqual([false, true, true]);
  const below = { reading: 'public' } as const;
  expect([101, 100, 99].map((bank) => broken(below, bank))).toEqual([false, false, true]);
});

test('X19 1830-27.0k In the public reading the two hexes of the Gulf are two places; Canadian West stays one', () => {
  const trip = (options: Partial<Options>, way: string, builder: (table: TableBuilder) => TableBuilder) => {
    const play = builder(table1830(options).company('PRR', P1)).train('PRR', '4').atStep('PRR', 'run');
    const outcome = play.try(P1, { type: 'runTrains', runs: [run('4-0', way)] });
    if (isRefusal(outcome)) return `${outcome.reason} (${outcome.rule})`;
    return outcome.events.find((event) => event.type === 'trainsRun')?.revenue;
  };
  const gulf = (options: Partial<Options>) =>
    trip(options, 'I1:0 I3 H4:0 I5 J4 J2:0', (table) =>
      table.station('PRR', 'H4').tile('H4', '14', 2).tile('I3', '8', 1).tile('I5', '8', 0).tile('J4', '8', 1),
    );
  const canada = (options: Partial<Options>) =>
    trip(options, 'A9:0 B10:0 A11:0', (table) => table.station('PRR', 'B10').tile('B10', '14', 2));
  expect([gulf({}), canada({})]).toEqual(['placeTwice (1830-27.0k)', 'placeTwice (1830-27.0k)']);
  const option = { reading: 'public' } as const;
  expect([gulf(option), canada(option)]).toEqual([90, 'placeTwice (1830-27.0k)']);
});
