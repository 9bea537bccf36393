import type { KitAction } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, table1830 } from './table1830.ts';

const buy = (from: string, kind: string, price: number, tradeIn?: string): KitAction => ({
  type: 'buyTrain',
  from,
  kind,
  price,
  ...(tradeIn === undefined ? {} : { tradeIn }),
});
const discard = (company: string, kind: string): KitAction => ({ type: 'discardTrain', company, kind });
const pass = { type: 'pass' } as const;

test('1830-21.0a Trains are sold in order of size: the next kind when the one before is sold out', () => {
  const play = table1830().supply('2', 1).company('PRR', P1).atStep('PRR', 'trains');
  play.refuses(P1, buy('bank', '3', 180), 'notOnSaleYet', '1830-21.0a');
  const after = play.do(P1, buy('bank', '2', 80));
  expect(after.do(P1, buy('bank', '3', 180)).trains('PRR')).toEqual(['2', '3']);
  after.refuses(P1, buy('bank', '2', 80), 'noTrainLeft', '1830-21.0b');
});

test('1830-21.0b Numbers and prices of the trains', () => {
  const supply = ['2', '3', '4', '5', '6', 'D'].map((kind) => [
    table1830().state.trains.filter((train) => train.kind === kind && train.holder === 'bank').length,
    kind,
    title.trains.get(kind)?.price,
  ]);
  expect(supply).toEqual([
    [6, '2', 80],
    [5, '3', 180],
    [4, '4', 300],
    [3, '5', 450],
    [2, '6', 630],
    [6, 'D', 1100],
  ]);
  expect(title.trains.get('D')?.tradeIn?.price).toBe(800);
});

test.each([
  ['2', 4, ['2', '2', '2', '2'], '2', 80],
  ['3', 4, ['2', '2', '2', '2'], '3', 180],
  ['4', 3, ['3', '3', '3'], '4', 300],
  ['5', 2, ['3', '4'], '5', 450],
  ['6', 2, ['4', '5'], '6', 630],
  ['D', 2, ['5', '5'], '6', 630],
] as const)('1830-21.0c In phase %s a company may own %i trains', (phase, limit, trains, kind, price) => {
  const play = (owned: number) => {
    const builder = table1830().phase(phase).company('PRR', P1, { cash: 2000 }).company('NYC', P2);
    for (const train of trains.slice(0, owned)) builder.train('PRR', train);
    return builder.train('NYC', 'D').inTrainStep('PRR');
  };
  play(limit).refuses(P1, buy('bank', kind, price), 'trainLimit', '1830-21.0c');
  play(limit).refuses(P1, buy('NYC', 'D', 1), 'trainLimit', '1830-21.0c');
  const bought = play(limit - 1).do(P1, buy('bank', kind, price));
  expect(bought.trains('PRR')).toHaveLength(limit);
});

/** Phase 4 with all 4s sold: NYC has money for the first 5, C&O three trains. */
const beforeFive = () =>
  table1830()
    .phase('4')
    .company('NYC', P1)
    .company('C&O', P2, { par: 90 })
    .train('C&O', '3')
    .train('C&O', '3')
    .train('C&O', '4')
    .supply('4', 0);

test('1830-21.0d Trains above a new limit are given back at once and without payment', () => {
  const play = beforeFive()
    .atStep('NYC', 'trains', { others: ['C&O'] })
    .do(P1, buy('bank', '5', 450));
  expect([play.top, play.waiting]).toEqual(['discardTrains', [P2]]);
  play.refuses(P1, pass, 'discardFirst', '1830-21.0r');
  play.refuses(P2, discard('C&O', '5'), 'discardNotOwned', '1830-21.0d');
  play.refuses(P2, discard('NYC', '5'), 'withinTrainLimit', '1830-21.0d');
  expect(play.actions(P2)).toEqual([discard('C&O', '3'), discard('C&O', '4')]);
  const after = play.do(P2, discard('C&O', '3'));
  expect([after.trains('C&O'), after.trains('pool')]).toEqual([['3', '4'], ['3']]);
  expect([after.cash('C&O'), after.cash(P2)]).toEqual([play.cash('C&O'), play.cash(P2)]);
  expect([after.top, after.waiting]).toEqual(['trainStep', [P1]]);
});

test('1830-5.0b 1830-21.0d Of several companies above the limit each gives back what its own director says', () => {
  const play = beforeFive()
    .company('PRR', P3, { par: 82 })
    .train('PRR', '3')
    .train('PRR', '3')
    .train('PRR', '3')
    .atStep('NYC', 'trains', { others: ['C&O', 'PRR'] })
    .do(P1, buy('bank', '5', 450));
  expect([...play.waiting].sort()).toEqual([P2, P3]);
  play.refuses(P2, discard('PRR', '3'), 'notDirector', '1830-5.0b');
  play.refuses(P3, discard('C&O', '4'), 'notDirector', '1830-5.0b');
  const first = play.do(P3, discard('PRR', '3'));
  expect([first.trains('PRR'), first.trains('C&O'), first.waiting]).toEqual([
    ['3', '3'],
    ['3', '3', '4'],
    [P2],
  ]);
});

test('1830-21.0e Trains given back are sold at face price as long as their kind is in use', () => {
  const play = table1830().phase('5').company('PRR', P1).train('pool', '3').atStep('PRR', 'trains');
  play.refuses(P1, buy('pool', '3', 179), 'facePrice', '1830-21.0g');
  play.refuses(P1, buy('pool', '4', 300), 'notInPool', '1830-21.0e');
  expect(play.offers(P1, buy('bank', '5', 450))).toBe(true);
  const after = play.do(P1, buy('pool', '3', 180));
  expect([after.trains('PRR'), after.trains('pool'), after.cash('PRR')]).toEqual([['3'], [], 820]);
  const six = table1830()
    .phase('5')
    .supply('5', 0)
    .company('PRR', P1, { cash: 2000 })
    .train('pool', '3')
    .atStep('PRR', 'trains')
    .do(P1, buy('bank', '6', 630));
  six.refuses(P1, buy('pool', '3', 180), 'notInPool', '1830-21.0e');
});

test('1830-21.0f Worked example: with a 3 and a 4 the first 5 may be bought, then one of the three goes back', () => {
  const play = table1830()
    .phase('4')
    .company('PRR', P1)
    .train('PRR', '3')
    .train('PRR', '4')
    .supply('4', 0)
    .atStep('PRR', 'trains')
    .do(P1, buy('bank', '5', 450));
  expect(play.actions(P1)).toEqual([discard('PRR', '3'), discard('PRR', '4'), discard('PRR', '5')]);
  for (const kind of ['3', '4', '5']) {
    const after = play.do(P1, discard('PRR', kind));
    expect(after.trains('PRR')).toEqual(['3', '4', '5'].filter((one) => one !== kind));
    expect(after.trains('pool')).toEqual([kind]);
  }
});

test('1830-21.0g The bank asks the face price', () => {
  const play = table1830().company('PRR', P1).atStep('PRR', 'trains');
  play.refuses(P1, buy('bank', '2', 79), 'facePrice', '1830-21.0g');
  play.refuses(P1, buy('bank', '2', 81), 'facePrice', '1830-21.0g');
  expect(play.do(P1, buy('bank', '2', 80)).cash('PRR')).toBe(920);
});

test('1830-21.0h A train of another company has any agreed price from 1 on', () => {
  const play = table1830()
    .company('PRR', P1)
    .company('NYC', P2)
    .company('C&O', P1)
    .train('NYC', '2')
    .train('C&O', '2')
    .atStep('PRR', 'trains');
  play.refuses(P1, buy('NYC', '2', 0), 'priceAtLeastOne', '1830-21.0h');
  play.refuses(P1, buy('NYC', '3', 1), 'trainNotOwned', '1830-21.0h');
  const asked = play.do(P1, buy('NYC', '2', 1));
  expect([asked.waiting, asked.kinds(P2), asked.trains('PRR')]).toEqual([[P2], ['accept', 'decline'], []]);
  expect(asked.do(P2, { type: 'decline' }).trains('PRR')).toEqual([]);
  const after = asked.do(P2, { type: 'accept' });
  expect([after.trains('PRR'), after.trains('NYC')]).toEqual([['2'], []]);
  expect([after.cash('PRR'), after.cash('NYC')]).toEqual([999, 1001]);
  const own = play.do(P1, buy('C&O', '2', 1000));
  expect([own.trains('PRR'), own.cash('PRR'), own.cash('C&O')]).toEqual([['2'], 0, 2000]);
});

test("1830-21.0i A train changes companies in the buyer's train step only", () => {
  const table = () => table1830().company('PRR', P1).company('NYC', P2).train('NYC', '2');
  const sellers = table().atStep('NYC', 'trains');
  sellers.refuses(P1, buy('NYC', '2', 1), 'notDirector', '1830-5.0b');
  sellers.refuses(P2, { type: 'sellTrain', to: 'PRR', kind: '2', price: 1 }, 'unknownAction', '1830-0.1');
  const early = table().tile('H10', '57', 1).atStep('PRR', 'track');
  early.refuses(P1, buy('NYC', '2', 1), 'stepOver', '1830-17.0a');
  expect(
    table()
      .atStep('PRR', 'trains')
      .offers(P1, buy('NYC', '2', 1)),
  ).toBe(true);
});

test("1830-21.0j The price is limited by the buyer's treasury", () => {
  const play = table1830()
    .company('PRR', P1, { cash: 50 })
    .company('C&O', P1)
    .train('C&O', '2')
    .atStep('PRR', 'trains');
  play.refuses(P1, buy('C&O', '2', 60), 'priceAboveTreasury', '1830-21.0j');
  expect(play.offers(P1, buy('C&O', '2', 51))).toBe(false);
  expect(play.do(P1, buy('C&O', '2', 50)).cash('PRR')).toBe(0);
});

test('1830-21.0k From the first 6 on diesels are sold beside the 6s', () => {
  const before = table1830()
    .phase('5')
    .supply('5', 0)
    .company('PRR', P1, { cash: 3000 })
    .atStep('PRR', 'trains');
  before.refuses(P1, buy('bank', 'D', 1100), 'notOnSaleYet', '1830-21.0k');
  const after = before.do(P1, buy('bank', '6', 630));
  expect(after.trains('bank').filter((kind) => kind === '6')).toEqual(['6']);
  expect(after.do(P1, buy('bank', 'D', 1100)).trains('PRR')).toEqual(['6', 'D']);
  expect(after.do(P1, buy('bank', '6', 630)).trains('PRR')).toEqual(['6', '6']);
});

/** Phase 6 with one 6 left: the PRR with these trains and so much money. */
const phaseSix = (cash: number, ...trains: readonly string[]) => {
  const builder = table1830().phase('6').company('PRR', P1, { cash }).company('NYC', P2);
  for (const train of trains) builder.train('PRR', train);
  return builder.supply('6', 1);
};

test('1830-21.0l A diesel costs 1100, or 800 and one 4, 5 or 6', () => {
  phaseSix(1099, '5')
    .inTrainStep('PRR')
    .refuses(P1, buy('bank', 'D', 1100), 'treasuryShort', '1830-17.0c');
  expect(
    phaseSix(1100, '5')
      .inTrainStep('PRR')
      .do(P1, buy('bank', 'D', 1100))
      .trains('PRR'),
  ).toEqual(['5', 'D']);
  for (const old of ['4', '5', '6']) {
    const after = phaseSix(800, old)
      .inTrainStep('PRR')
      .do(P1, buy('bank', 'D', 800, old));
    expect([after.trains('PRR'), after.cash('PRR')]).toEqual([['D'], 0]);
  }
  const short = phaseSix(799, '5').inTrainStep('PRR');
  short.refuses(P1, buy('bank', 'D', 800, '5'), 'tradeInTreasury', '1830-21.0q');
  short.refuses(P1, buy('bank', 'D', 799, '5'), 'facePrice', '1830-21.0l');
  const play = phaseSix(2000, '2', '3', '5', 'D').train('NYC', '6').inTrainStep('PRR');
  for (const old of ['2', '3', 'D']) play.refuses(P1, buy('bank', 'D', 800, old), 'noTradeIn', '1830-21.0l');
  play.refuses(P1, buy('bank', 'D', 800, '6'), 'tradeInNotOwned', '1830-21.0l');
  play.refuses(P1, buy('bank', '6', 800, '5'), 'noTradeIn', '1830-21.0l');
  play.refuses(P1, { ...buy('bank', 'D', 500), tradeIn: ['5', '5'] }, 'malformed', '1830-0.1');
});

test('1830-21.0m 1830-21.0n The first diesel can be paid for with a 4, which then vanishes with the others', () => {
  const play = phaseSix(800, '4').train('NYC', '4').train('pool', '4').atStep('PRR', 'trains');
  const after = play.do(P1, buy('bank', 'D', 800, '4'));
  expect([after.trains('PRR'), after.trains('NYC'), after.trains('pool')]).toEqual([['D'], [], []]);
  expect(after.trains('scrap').filter((kind) => kind === '4')).toHaveLength(4);
});

test('1830-21.0n A 5 or 6 given in goes to the pool and is sold at face price', () => {
  for (const [kind, price] of [
    ['5', 450],
    ['6', 630],
  ] as const) {
    const after = phaseSix(800 + price, kind)
      .atStep('PRR', 'trains')
      .do(P1, buy('bank', 'D', 800, kind));
    expect(after.trains('pool')).toEqual([kind]);
    expect(after.do(P1, buy('pool', kind, price)).trains('pool')).toEqual([]);
  }
});

test('1830-21.0o A trade-in is possible at the limit', () => {
  const play = phaseSix(2000, '5', '5').atStep('PRR', 'trains');
  play.refuses(P1, buy('bank', 'D', 1100), 'trainLimit', '1830-21.0c');
  expect(play.do(P1, buy('bank', 'D', 800, '5')).trains('PRR')).toEqual(['5', 'D']);
});

test('1830-21.0p A company may buy several trains in one turn', () => {
  const after = table1830()
    .company('PRR', P1)
    .atStep('PRR', 'trains')
    .do(P1, buy('bank', '2', 80))
    .do(P1, buy('bank', '2', 80));
  expect([after.trains('PRR'), after.cash('PRR')]).toEqual([['2', '2'], 840]);
});

test('1830-21.0q A trade-in is paid by the company alone', () => {
  const play = phaseSix(700, '5').cash(P1, 500).inTrainStep('PRR');
  play.refuses(P1, buy('bank', 'D', 800, '5'), 'tradeInTreasury', '1830-21.0q');
  const rich = phaseSix(800, '5')
    .cash(P1, 500)
    .inTrainStep('PRR')
    .do(P1, buy('bank', 'D', 800, '5'));
  expect([rich.cash('PRR'), rich.cash(P1)]).toEqual([0, 500]);
});

test('1830-21.0r Nothing goes on before all surplus trains are given back, in any order; then they are on sale', () => {
  const play = table1830()
    .phase('4')
    .company('NYNH', P1)
    .company('NYC', P2, { par: 90 })
    .company('PRR', P3, { par: 82 })
    .train('NYNH', '3')
    .train('NYNH', '4')
    .train('NYC', '3')
    .train('NYC', '4')
    .train('NYC', '4')
    .supply('4', 0)
    .atStep('NYNH', 'trains', { others: ['PRR'] })
    .do(P1, buy('bank', '5', 450));
  expect(play.waiting).toEqual([P1, P2]);
  for (const action of [
    pass,
    buy('bank', '5', 450),
    { type: 'layTile', hex: 'H10', tile: '57', rotation: 1 },
  ])
    for (const seat of [P1, P2, P3]) play.refuses(seat, action, 'discardFirst', '1830-21.0r');
  const first = play.do(P2, discard('NYC', '3'));
  expect([first.top, first.waiting]).toEqual(['discardTrains', [P1]]);
  expect(play.do(P1, discard('NYNH', '4')).waiting).toEqual([P2]);
  const after = first.do(P1, discard('NYNH', '4'));
  expect(after.trains('pool')).toEqual(['3', '4']);
  const later = after.passUntil('trackStep').passUntil('trainStep');
  expect(later.acting).toBe('PRR');
  expect(later.do(P3, buy('pool', '3', 180)).trains('PRR')).toEqual(['3']);
});

test('1830-21.0r The buyer of the first 5 may buy a train another company has just given back', () => {
  const play = beforeFive()
    .atStep('NYC', 'trains')
    .do(P1, buy('bank', '5', 450))
    .do(P2, discard('C&O', '3'));
  expect(play.do(P1, buy('pool', '3', 180)).trains('NYC')).toEqual(['3', '5']);
});

test('1830-21.0s Old kinds are removed before the limit is checked', () => {
  const play = table1830()
    .phase('3')
    .company('NYC', P1)
    .company('C&O', P2)
    .train('C&O', '2')
    .train('C&O', '2')
    .train('C&O', '3')
    .train('C&O', '3')
    .supply('3', 0)
    .atStep('NYC', 'trains')
    .do(P1, buy('bank', '4', 300));
  expect(play.trains('C&O')).toEqual(['3', '3']);
  expect([play.top, play.trains('pool')]).toEqual(['trainStep', []]);
});

test('1830-21.0t There are six diesels', () => {
  expect(table1830().state.trains.filter((train) => train.kind === 'D')).toHaveLength(6);
  const table = () => phaseSix(3000, '5').supply('6', 0).tile('H10', '57', 1);
  const last = table()
    .supply('D', 1)
    .atStep('PRR', 'trains')
    .do(P1, buy('bank', 'D', 1100));
  expect(last.trains('PRR')).toEqual(['5', 'D']);
  table()
    .supply('D', 0)
    .inTrainStep('PRR')
    .refuses(P1, buy('bank', 'D', 1100), 'noTrainLeft', '1830-21.0t');
  // 20.2c: then a company without a train is not held to buy one.
  const none = phaseSix(3000).supply('6', 0).supply('D', 0).tile('H10', '57', 1).atStep('PRR', 'trains');
  expect(none.state.round.kind).toBe('stock');
});
