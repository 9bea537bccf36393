/** Chapter VI: what holds for all companies, and for the normal ones. */
import { certificateCount } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import type { Action1848 } from '../rules/index.ts';
import { title } from '../rules/index.ts';
import { P1, P2, P3, P4, type TableBuilder, table1848, table2021 } from './table1848.ts';

const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;
const start = (company: string, price: number) => ({ type: 'startCompany', company, price }) as const;
const pass: Action1848 = { type: 'pass' };

/** The VR reaches Geelong from Melbourne. */
const withRoute = (builder: TableBuilder) => builder.tile('H11', '57', 1).tile('H9', '57', 1);

test('1848-VI-1 1848-VI-3 1848-VI-7 The buyer of the director certificate names the price: 20% for twice that', () => {
  const play = table1848().stockRound({ set: 1 }).do(P1, start('NSW', 80));
  expect(play.state.companies.NSW?.par).toBe(80);
  expect([play.cell('NSW'), play.price('NSW')]).toEqual(['3,5', 80]);
  expect(play.cash(P1)).toBe(630 - 160);
  expect([play.percent(P1, 'NSW'), play.papers(P1, 'NSW')]).toEqual([20, [20]]);
  const next = play.do(P2, buy('NSW'));
  expect([next.percent(P2, 'NSW'), next.cash(P2)]).toEqual([10, 630 - 80]);
  next.refuses(P3, start('NSW', 90), 'alreadyStarted', '1848-VI-7');
});

test('1848-VI-2 A company with a route must own a train at the end of its turn', () => {
  const needy = withRoute(table1848().company('VR', P1)).atStep('VR', 'trains');
  needy.refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
  expect(needy.kinds(P1)).toEqual(['buyTrain']);
  const after = needy.do(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 100 });
  expect(after.accepts(P1, pass)).toBe(true);
  // Without a route it may end its turn without one.
  expect(table1848().company('VR', P1).atStep('VR', 'trains').accepts(P1, pass)).toBe(true);
});

test('1848-VI-4 The director certificate is two shares and one paper', () => {
  const play = table1848().company('VR', P1, { percent: 20, cash: 0 }).cash(P1, 0).atRevenue('VR', 100);
  expect(certificateCount(title, play.state, P1)).toBe(1);
  expect(play.do(P1, { type: 'payOut' }).cash(P1)).toBe(20);
});

test('1848-VI-5 1848-VI-6 The first paper sold is the director certificate, but for the Bank of England', () => {
  const play = table1848().stockRound({ set: 1 });
  play.refuses(P1, buy('VR'), 'directorFirst', '1848-VI-5');
  expect(play.offers(P1, buy('VR'))).toBe(false);
  const bank = play.do(P1, buy('BOE', 'pool'));
  expect([bank.percent(P1, 'BOE'), bank.cash(P1)]).toEqual([10, 560]);
  expect(bank.director('BOE')).toBeNull();
});

test('1848-VI-8 1848-VI-18 Ordinary shares are traded as soon as the company has a price, not before', () => {
  const unpriced = table1848().shares(P2, 'QR', 10, { director: false }).stockRound({ seat: P2 });
  unpriced.refuses(P2, sell('QR', 1), 'noPrice', '1848-VI-8');
  unpriced.refuses(P2, buy('QR'), 'directorFirst', '1848-VI-5');
  const priced = unpriced.pass().do(P3, start('QR', 70));
  const bought = priced.do(P4, buy('QR'));
  expect([bought.percent(P4, 'QR'), bought.cash(P4)]).toEqual([10, 560]);
  const sold = bought.pass().do(P2, sell('QR', 1));
  expect([sold.percent(P2, 'QR'), sold.cash(P2)]).toEqual([0, 700]);
});

test('1848-VI-9 Shareholders are paid unless the director withholds', () => {
  const play = table1848()
    .company('VR', P1, { percent: 40, cash: 0 })
    .shares(P2, 'VR', 20)
    .cash(P2, 0)
    .atRevenue('VR', 100);
  const paid = play.do(P1, { type: 'payOut' });
  expect([paid.cash(P2), paid.cash('VR')]).toEqual([20, 0]);
  const kept = play.do(P1, { type: 'withhold' });
  expect([kept.cash(P2), kept.cash('VR')]).toEqual([0, 100]);
});

test('1848-VI-10 1848-VI-11 New shares cost par, those in the pool the present price', () => {
  const play = table1848()
    .company('VR', P1, { par: 80, cell: '4,8', percent: 50 })
    .shares('pool', 'VR', 10)
    .stockRound({ seat: P2 });
  expect(play.price('VR')).toBe(120);
  const bank = play.cash('bank');
  const fresh = play.do(P2, buy('VR'));
  expect([fresh.cash(P2), fresh.cash('bank')]).toEqual([550, bank + 80]);
  const used = play.do(P2, buy('VR', 'pool'));
  expect([used.cash(P2), used.cash('bank')]).toEqual([510, bank + 120]);
});

test('1848-VI-12 Nothing is sold in the first stock round', () => {
  const built = () => table1848().company('VR', P1).fromPool(P1, 'BOE', 10);
  const first = built().stockRound({ set: 1 });
  first.refuses(P1, sell('VR', 1), 'firstRoundSale', '1848-VI-12');
  first.refuses(P1, sell('BOE', 1), 'firstRoundSale', '1848-VI-12');
  expect(first.kinds(P1)).not.toContain('sellShares');
  const second = built().stockRound({ set: 2 });
  expect([second.offers(P1, sell('VR', 1)), second.offers(P1, sell('BOE', 1))]).toEqual([true, true]);
});

test('1848-VI-12 (2021) Shares of the Bank of England are sold in the first stock round too', () => {
  const first = table2021().company('VR', P1).fromPool(P1, 'BOE', 10).stockRound({ set: 1 });
  first.refuses(P1, sell('VR', 1), 'firstRoundSale', '1848-VI-12');
  expect(first.do(P1, sell('BOE', 1)).cash(P1)).toBe(700);
});

test('1848-VI-13 After a sale at most half of a company lies in the pool', () => {
  const play = table1848()
    .company('VR', P1, { percent: 40 })
    .shares(P2, 'VR', 20)
    .shares('pool', 'VR', 40)
    .stockRound({ seat: P2 });
  play.refuses(P2, sell('VR', 2), 'poolLimit', '1848-VI-13');
  expect([play.offers(P2, sell('VR', 2)), play.offers(P2, sell('VR', 1))]).toEqual([false, true]);
  expect(play.do(P2, sell('VR', 1)).percent('pool', 'VR')).toBe(50);
});

test('1848-VI-14 Shares in the pool and unsold ones earn nothing', () => {
  const play = table1848()
    .company('VR', P1, { percent: 50, cash: 0 })
    .shares('pool', 'VR', 30)
    .cash(P1, 0)
    .atRevenue('VR', 100);
  const after = play.do(P1, { type: 'payOut' });
  expect([after.cash(P1), after.cash('VR')]).toEqual([50, 0]);
  expect(after.cash('bank')).toBe(play.cash('bank') - 50);
});

test('1848-VI-15 Homes and stations of the companies', () => {
  const rows = (state: { options: Record<string, string | number | boolean> }) =>
    [...title.companies.values()]
      .filter((facts) => facts.directed !== false)
      .map(({ sym, home }) => [sym, home, title.stations.stationCosts(state as never, sym).length]);
  const usual = [
    ['QR', 'B19', 5],
    ['VR', 'H11', 3],
    ['NSW', 'F17', 4],
    ['WA', 'D1', 5],
    ['CAR', 'E4', 3],
    ['SAR', 'G6', 4],
    ['FT', 'G14', 4],
    ['COM', 'G6', 5],
  ];
  expect(rows(table1848().state)).toEqual(usual);
  const names = ['B19', 'H11', 'F17', 'D1', 'E4', 'G6', 'G14'].map(
    (hex) => title.board.hexes.get(hex)?.facts.name,
  );
  expect(names).toEqual([
    'Brisbane',
    'Melbourne',
    'Sydney',
    'Perth (Kalgoorlie)',
    'Port Augusta',
    'Adelaide',
    'Canberra',
  ]);
  // 2021: CAR has a fourth
  expect(rows(table2021().state)).toEqual(usual.map((row) => (row[0] === 'CAR' ? ['CAR', 'E4', 4] : row)));
});

test.each([
  [70, 140],
  [80, 160],
  [90, 180],
  [100, 200],
])('1848-VI-16 Par %i costs the director %i', (par, cost) => {
  const play = table1848().stockRound({ set: 1 });
  const after = play.do(P1, start('FT', par));
  expect([after.cash(P1), after.price('FT')]).toEqual([630 - cost, par]);
});

test('1848-VI-16 No other par price', () => {
  const play = table1848().stockRound({ set: 1 });
  for (const par of [60, 75, 110]) play.refuses(P1, start('FT', par), 'badPar', '1848-VI-16');
});

/** The last two privates are on sale; the others have owners. */
const lastTwo = () =>
  table1848()
    .private('P1', P1)
    .private('P2', P2)
    .private('P3', P3)
    .private('P4', P4)
    .privateSale(P1)
    .do(P1, { type: 'buyPrivate', private: 'P6' });

test('1848-VI-17 CAR always has par 100', () => {
  const sale = lastTwo();
  expect(sale.state.companies.CAR?.par).toBe(100);
  for (const seat of [P1, P2])
    expect(sale.accepts(seat, { type: 'setPar', company: 'CAR', price: 90 })).toBe(false);
  const play = sale.do(P2, { type: 'buyPrivate', private: 'P5' });
  expect(play.top).toBe('stockTurn');
  play.refuses(P3, start('CAR', 90), 'alreadyStarted', '1848-VI-7');
  play.refuses(P3, { type: 'setPar', company: 'CAR', price: 90 }, 'unknownAction');
  const starts = play.actions(P3).filter((one) => one.type === 'startCompany');
  expect(starts.some((one) => one.type === 'startCompany' && one.company === 'CAR')).toBe(false);
  expect(play.do(P3, buy('CAR')).cash(P3)).toBe(530);
});

test('1848-VI-22 The free shares of P5 and P6 count for the 60%', () => {
  let play = lastTwo().do(P2, { type: 'buyPrivate', private: 'P5' });
  expect([play.percent(P1, 'CAR'), play.percent(P2, 'QR')]).toEqual([20, 10]);
  for (const seat of [P3, P4, P1]) play = play.do(seat, buy('CAR'));
  expect([play.state.companies.CAR?.floated, play.cash('CAR')]).toEqual([false, 0]);
  play = play.do(P2, buy('CAR'));
  expect([play.state.companies.CAR?.floated, play.cash('CAR')]).toEqual([true, 1000]);
  // QR: the director certificate and three more shares are bought
  const queensland = table1848().shares(P2, 'QR', 10, { director: false }).par('QR', 80).shares(P1, 'QR', 40);
  const floats = queensland.stockRound({ seat: P3 }).do(P3, buy('QR'));
  expect([floats.state.companies.QR?.floated, floats.cash('QR')]).toEqual([true, 800]);
});

test('1848-VI-19 A company starts with 60% sold', () => {
  const half = () => table1848().par('VR', 80).shares(P1, 'VR', 30).shares(P2, 'VR', 20);
  const idle = half().endOfStockRound();
  expect([idle.acting, idle.state.round.kind, idle.state.round.set]).toEqual([undefined, 'stock', 3]);
  const play = half().stockRound({ seat: P2 });
  expect(play.state.companies.VR?.floated).toBe(false);
  const floated = play.do(P2, buy('VR'));
  expect(floated.events).toContainEqual({ type: 'floated', company: 'VR' });
  const round = floated.passUntil('trackStep');
  expect([round.acting, round.state.round.kind]).toEqual(['VR', 'operating']);
});

test('1848-VI-20 Once it has started it goes on, whatever lies in the pool', () => {
  const play = table1848().company('VR', P1).stockRound().do(P1, sell('VR', 3));
  expect([play.percent(P1, 'VR'), play.percent('pool', 'VR')]).toEqual([30, 30]);
  const round = play.passUntil('trackStep');
  expect([round.acting, round.state.companies.VR?.floated]).toEqual(['VR', true]);
});

test('1848-VI-21 Its capital is ten times par, from the bank', () => {
  const play = table1848().par('VR', 90).shares(P1, 'VR', 50).stockRound({ seat: P2 });
  const floated = play.do(P2, buy('VR'));
  expect(floated.cash('VR')).toBe(900);
  expect(floated.cash('bank')).toBe(play.cash('bank') + 90 - 900);
});
