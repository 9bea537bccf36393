import type { KitAction } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { P1, P2, P3, P4, type TableBuilder, table1830 } from './table1830.ts';

const buy = (from: string, kind: string, price: number): KitAction => ({
  type: 'buyTrain',
  from,
  kind,
  price,
});
const sell = (company: string, count: number): KitAction => ({ type: 'sellShares', company, count });
const offer = (one: string, to: number, price: number): KitAction => ({
  type: 'offerPrivate',
  private: one,
  to,
  price,
});
const pass = { type: 'pass' } as const;
const accept = { type: 'accept' } as const;
const bankrupt = { type: 'declareBankruptcy' } as const;

/**
 * The PRR of P1 has a route to Pittsburgh and no train; so much in its treasury and in his purse.
 * P1 has the president's certificate alone, and nobody could take it over.
 */
const needy = (treasury: number, purse: number, builder: TableBuilder = table1830()) =>
  builder
    .company('PRR', P1, { percent: 20, cash: treasury })
    .shares(P2, 'PRR', 10)
    .tile('H10', '57', 1)
    .cash(P1, purse);

const atTrains = (builder: TableBuilder) => builder.atStep('PRR', 'trains');

test("1830-24.0a 1830-24.0d The president pays what the company's own money does not", () => {
  const play = atTrains(needy(30, 500));
  const after = play.do(P1, buy('bank', '2', 80));
  expect([after.trains('PRR'), after.cash('PRR'), after.cash(P1)]).toEqual([['2'], 0, 450]);
  const help = after.events.filter((event) => event.type === 'paid' && event.from === P1);
  expect(help).toEqual([{ type: 'paid', from: P1, to: 'PRR', amount: 50, why: 'help' }]);
  play.refuses(P1, pass, 'mustOwnTrain', '1830-20.2a');
});

test('1830-24.0b From the bank he must take the cheapest train', () => {
  const play = atTrains(needy(100, 500, table1830().phase('5')).train('pool', '3'));
  play.refuses(P1, buy('bank', '5', 450), 'cheapestOnly', '1830-24.0b');
  const after = play.do(P1, buy('pool', '3', 180));
  expect([after.trains('PRR'), after.cash('PRR'), after.cash(P1)]).toEqual([['3'], 0, 420]);
});

test('1830-24.0c His money is for nothing else: no second train, no tile, no station', () => {
  // Nothing more can be bought: the turn is over.
  const after = atTrains(needy(30, 500).company('NYC', P1, { percent: 20 }).train('NYC', '2'));
  expect(after.do(P1, buy('bank', '2', 80)).state.round.kind).toBe('stock');
  const second = needy(0, 500)
    .company('NYC', P1, { percent: 20 })
    .train('NYC', '2')
    .train('PRR', '2')
    .inTrainStep('PRR');
  second.refuses(P1, buy('bank', '2', 80), 'treasuryShort', '1830-17.0c');
  second.refuses(P1, buy('NYC', '2', 1), 'priceAboveTreasury', '1830-21.0j');
  const water = { type: 'layTile', hex: 'B18', tile: '9', rotation: 0 } as const;
  const cpr = table1830().company('CPR', P1, { cash: 79 }).cash(P1, 500).operating('CPR');
  cpr.refuses(P1, water, 'treasuryShort', '1830-17.0c');
  const station = (cash: number) =>
    needy(cash, 500).atStep('PRR', 'station').kinds(P1).includes('placeStation');
  expect([station(39), station(40)]).toEqual([false, true]);
});

test('1830-24.0d The company spends all its own money first, also on a train of another company', () => {
  const table = needy(30, 500).company('NYC', P1, { percent: 20, cash: 0 }).train('NYC', '2');
  const after = atTrains(table).do(P1, buy('NYC', '2', 60));
  expect([after.cash('PRR'), after.cash(P1), after.cash('NYC')]).toEqual([0, 470, 60]);
});

/** P1 has two ordinary shares of the NYC, at 60; P2 is its president. */
const withShares = (treasury: number, purse: number, builder?: TableBuilder) =>
  needy(treasury, purse, builder)
    .par('NYC', 100, '3,3')
    .shares(P2, 'NYC', 30)
    .shares(P1, 'NYC', 20, { director: false });

test('1830-24.0e His own cash comes before any sale', () => {
  const play = atTrains(withShares(30, 60));
  play.refuses(P1, sell('NYC', 1), 'cashFirst', '1830-24.0e');
  expect(play.kinds(P1)).toEqual(['buyTrain']);
});

test("1830-24.0f With his help another company's train costs its face price at most", () => {
  const table = (treasury: number) =>
    needy(treasury, 500, table1830().phase('4'))
      .company('NYC', P2, { cash: 0 })
      .train('NYC', '4')
      .supply('4', 2);
  const play = atTrains(table(0));
  play.refuses(P1, buy('NYC', '4', 301), 'helpUpToFace', '1830-24.0f');
  for (const price of [300, 1]) {
    const after = play.do(P1, buy('NYC', '4', price)).do(P2, accept);
    expect([after.trains('PRR'), after.cash(P1), after.cash('NYC')]).toEqual([['4'], 500 - price, price]);
  }
  // Without his help any price goes.
  expect(
    atTrains(table(301))
      .do(P1, buy('NYC', '4', 301))
      .do(P2, accept)
      .cash('NYC'),
  ).toBe(301);
});

test('1830-24.0g If his cash is not enough he sells shares, no more than needed', () => {
  const play = atTrains(withShares(30, 10));
  play.refuses(P1, buy('bank', '2', 80), 'directorShort', '1830-24.0g');
  play.refuses(P1, pass, 'mustOwnTrain', '1830-20.2a');
  expect(play.kinds(P1)).toEqual(['sellShares']);
  play.refuses(P1, sell('NYC', 2), 'sellsTooMuch', '1830-24.0g');
  const sold = play.do(P1, sell('NYC', 1));
  expect(sold.cash(P1)).toBe(70);
  sold.refuses(P1, sell('NYC', 1), 'cashFirst', '1830-24.0e');
  const after = sold.do(P1, buy('bank', '2', 80));
  expect([after.trains('PRR'), after.cash(P1), after.cash('PRR')]).toEqual([['2'], 20, 0]);
});

test('1830-24.0h Forced sales happen at once and follow the rules of sales otherwise', () => {
  const table = needy(0, 0, table1830().phase('5'))
    .par('NYC', 100)
    .shares(P2, 'NYC', 20)
    .shares(P1, 'NYC', 10)
    .shares('pool', 'NYC', 50)
    .company('C&O', P1, { percent: 20 })
    .par('CPR', 82)
    .shares(P2, 'CPR', 40)
    .shares(P1, 'CPR', 30, { director: false });
  const play = atTrains(table);
  play.refuses(P1, sell('NYC', 1), 'poolLimit', '1830-12.0c');
  play.refuses(P1, sell('C&O', 1), 'nobodyToDirect', '1830-13.0g');
  play.refuses(P1, sell('CPR', 4), 'notHeld', '1830-12.0a');
  const after = play.do(P1, sell('CPR', 2));
  expect([after.cash(P1), after.percent('pool', 'CPR'), after.price('CPR')]).toEqual([164, 20, 71]);
});

test('1830-24.0i A sale may not make another player president of the company that needs the train', () => {
  const table = table1830()
    .company('PRR', P1, { percent: 30, cash: 0 })
    .shares(P2, 'PRR', 30)
    .tile('H10', '57', 1);
  const play = atTrains(table.cash(P1, 0));
  play.refuses(P1, sell('PRR', 1), 'keepsOffice', '1830-24.0i');
  const secure = table1830()
    .company('PRR', P1, { percent: 30, cash: 0 })
    .shares(P2, 'PRR', 20)
    .tile('H10', '57', 1);
  expect(atTrains(secure.cash(P1, 0)).do(P1, sell('PRR', 1)).director('PRR')).toBe(P1);
});

test('1830-24.0j A sale may cost him the presidency of another company, at once', () => {
  const table = needy(0, 0)
    .company('B&O', P1, { par: 90, percent: 30 })
    .shares(P3, 'B&O', 30)
    .atStep('PRR', 'trains', { others: ['B&O'] });
  const sold = table.do(P1, sell('B&O', 1));
  expect([sold.director('B&O'), sold.percent(P1, 'B&O')]).toEqual([P3, 20]);
  const next = sold.do(P1, buy('bank', '2', 80)).passUntil('trackStep');
  expect([next.acting, next.waiting]).toEqual(['B&O', [P3]]);
});

test('1830-24.0k He may sell privates to players but need not, and bankruptcy does not count them', () => {
  const play = atTrains(withShares(30, 10).private('D&H', P1));
  expect(play.kinds(P1)).toEqual(['offerPrivate', 'sellShares']);
  expect(
    play
      .do(P1, sell('NYC', 1))
      .do(P1, buy('bank', '2', 80))
      .owner('D&H'),
  ).toBe(P1);
  const poor = atTrains(needy(30, 49).private('D&H', P1));
  expect(poor.kinds(P1)).toEqual(['declareBankruptcy', 'offerPrivate']);
});

test('1830-24.0l He may, but need not, buy from another company of his own', () => {
  const play = atTrains(needy(0, 500).company('NYC', P1, { percent: 20 }).train('NYC', '3'));
  expect(play.offers(P1, buy('NYC', '3', 180))).toBe(true);
  expect(play.offers(P1, buy('bank', '2', 80))).toBe(true);
  expect(play.do(P1, buy('NYC', '3', 180)).trains('PRR')).toEqual(['3']);
  expect(play.do(P1, buy('bank', '2', 80)).trains('NYC')).toEqual(['3']);
});

test('1830-24.0m If the treasury can pay the cheapest train he may not help to a costlier one', () => {
  const table = needy(200, 500, table1830().phase('5'))
    .train('pool', '3')
    .company('NYC', P1, { percent: 20 });
  const play = atTrains(table.train('NYC', '4'));
  play.refuses(P1, buy('bank', '5', 450), 'noHelpForCostlier', '1830-24.0m');
  play.refuses(P1, buy('NYC', '4', 201), 'noHelpForCostlier', '1830-24.0m');
  expect(play.offers(P1, buy('NYC', '4', 201))).toBe(false);
  const after = play.do(P1, buy('pool', '3', 180));
  expect([after.cash('PRR'), after.cash(P1)]).toEqual([20, 500]);
});

test('1830-24.0n He is bankrupt if all he may sell does not bring enough', () => {
  /** One NYC share at 60 is all he can sell; the train costs 80. */
  const table = (purse: number) =>
    needy(0, purse).par('NYC', 100, '3,3').shares(P2, 'NYC', 30).shares(P1, 'NYC', 10);
  const short = atTrains(table(19));
  expect(short.kinds(P1)).toContain('declareBankruptcy');
  expect(short.do(P1, bankrupt).state.result?.cause).toBe('bankruptcy');
  const exact = atTrains(table(20));
  exact.refuses(P1, bankrupt, 'notBankrupt', '1830-24.0n');
  expect(exact.kinds(P1)).toEqual(['sellShares']);
  const after = exact.do(P1, sell('NYC', 1)).do(P1, buy('bank', '2', 80));
  expect([after.trains('PRR'), after.cash(P1)]).toEqual([['2'], 0]);
  atTrains(needy(100, 0)).refuses(P1, bankrupt, 'notBankrupt', '1830-24.0n');
  const noRoute = table1830().company('PRR', P1, { cash: 100 }).cash(P1, 0);
  atTrains(noRoute).refuses(P1, bankrupt, 'notBankrupt', '1830-24.0n');
});

test('1830-24.0o Forced sales do not move the priority and start no buying ban', () => {
  const play = needy(70, 0)
    .par('CPR', 100, '0,12')
    .shares(P2, 'CPR', 30)
    .shares(P1, 'CPR', 10)
    .priority(P1)
    .atStep('PRR', 'trains');
  const stock = play
    .do(P1, sell('CPR', 1))
    .do(P1, buy('bank', '2', 80))
    .passUntil('stockTurn');
  expect([stock.state.priority, stock.waiting, stock.cash(P1)]).toEqual([P1, [P1], 190]);
  const again = stock.do(P1, { type: 'buyShare', company: 'CPR', from: 'pool' });
  expect([again.percent(P1, 'CPR'), again.cash(P1)]).toEqual([10, 10]);
});

test('1830-24.0p Privates go to players who agree, and only when forced', () => {
  const play = atTrains(needy(30, 0).private('D&H', P1));
  const asked = play.do(P1, offer('D&H', P3, 60));
  expect(asked.waiting).toEqual([P3]);
  const sold = asked.do(P3, accept);
  expect([sold.owner('D&H'), sold.cash(P1)]).toEqual([P3, 60]);
  expect(sold.do(P1, buy('bank', '2', 80)).cash(P1)).toBe(10);
  sold.refuses(P1, bankrupt, 'notBankrupt', '1830-24.0n');
  // Nobody wants it, and one dollar is missing.
  const alone = [P2, P3, P4].reduce(
    (table, seat) => table.do(P1, offer('D&H', seat, 1)).do(seat, { type: 'decline' }),
    atTrains(needy(30, 49).private('D&H', P1)),
  );
  expect(alone.kinds(P1)).toEqual(['declareBankruptcy']);
  expect(alone.do(P1, bankrupt).state.bankrupt).toBe(P1);
  const rich = atTrains(needy(30, 50).private('D&H', P1));
  rich.refuses(P1, offer('D&H', P3, 60), 'onlyWhenForced', '1830-24.0p');
  expect(rich.kinds(P1)).toEqual(['buyTrain']);
});
