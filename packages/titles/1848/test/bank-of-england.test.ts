/** Chapter VI: the Bank of England, its shares, its payments and the trains it sends away. */
import { phaseOf } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { game, title } from '../rules/index.ts';
import {
  P1,
  P2,
  P3,
  P4,
  type Play,
  type TableBuilder,
  table1848,
  table2021,
  withLoans,
} from './table1848.ts';

const buyBank = { type: 'buyShare', company: 'BOE', from: 'pool' } as const;
const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;
const loan = { type: 'takeLoan' } as const;
const buyTrain = (kind: string, price: number) => ({ type: 'buyTrain', from: 'bank', kind, price }) as const;

/** What P2 gets for one share at the start of an operating round in which the VR acts. */
function perShare(table: TableBuilder): number {
  const play = table.company('VR', P1).fromPool(P2, 'BOE', 10).cash(P2, 0).endOfStockRound();
  expect([play.acting, play.state.round.number]).toEqual(['VR', 1]);
  return play.cash(P2);
}

/** The NSW is in receivership; stations in Sydney (green, 40) and Newcastle (green, 30). */
const twoStations = (table: TableBuilder) =>
  table.company('NSW', P3).tile('F17', '236', 1).station('NSW', 'E18').tile('E18', '14', 0).outOfGame('NSW');

test('1848-VI-35 A share costs the price shown and earns a tenth of the result', () => {
  const table = table1848().phase('5').company('NSW', P3).tile('F17', '236', 1).outOfGame('NSW');
  const play = withLoans(table.company('VR', P1), { VR: 4 }).stockRound({ seat: P2 });
  expect(play.price('BOE')).toBe(110);
  const bought = play.do(P2, buyBank);
  expect([bought.cash(P2), bought.percent(P2, 'BOE')]).toEqual([520, 10]);
  expect(bought.passUntil('trackStep').cash(P2)).toBe(520 + 24);
});

test.each([
  ['2', 0],
  ['3', 10],
  ['4', 10],
  ['5', 20],
  ['6', 20],
  ['8', 30],
])('1848-VI-36 In phase %s a share earns at least %i', (phase, income) => {
  expect(perShare(table1848().phase(phase))).toBe(income);
});

test('1848-VI-37 The cities of the stations of closed companies are added', () => {
  expect(perShare(twoStations(table1848().phase('3')))).toBe(17);
});

test('1848-VI-38 Loans are given from the first 3 on', () => {
  const early = table1848().company('VR', P1, { cash: 10 }).operating('VR');
  early.refuses(P1, loan, 'loansNotYet', '1848-VI-38');
  expect(early.kinds(P1)).not.toContain('takeLoan');
  const round = table1848()
    .supply('2', 0)
    .company('NSW', P2, { par: 100 })
    .company('VR', P1, { par: 80, cash: 10 })
    .operating(['NSW', 'VR'])
    .passUntil('trainStep');
  expect([round.acting, round.kinds(P2).includes('takeLoan')]).toEqual(['NSW', false]);
  const bought = round.do(P2, buyTrain('3+', 230));
  expect(bought.kinds(P2)).toContain('takeLoan');
  const next = bought.passTurn();
  expect([next.acting, next.top, next.kinds(P1).includes('takeLoan')]).toEqual(['VR', 'trackStep', true]);
  expect(next.do(P1, loan).cash('VR')).toBe(110);
});

/** The VR of P1 has a route, no train and 50. */
const needy = (table: TableBuilder) =>
  table.company('VR', P1, { par: 90, cash: 50 }).tile('H11', '57', 1).tile('H9', '57', 1);

test('1848-VI-38 Not even a forced purchase brings a loan before that (R-33)', () => {
  const play = needy(table1848()).inTrainStep('VR');
  play.refuses(P1, buyTrain('2', 100), 'trainTooExpensive');
  const after = play.do(P1, { type: 'pass' });
  expect([after.trains('VR'), after.cash('VR'), after.state.companies.VR?.loans]).toEqual([[], 50, 0]);
});

test('1848-VI-38 (2021) A forced purchase brings loans in any phase', () => {
  const after = needy(table2021()).atStep('VR', 'trains').do(P1, buyTrain('2', 100));
  expect([after.trains('VR'), after.cash('VR'), after.state.companies.VR?.loans]).toEqual([['2'], 50, 1]);
});

test('1848-VI-39 1848-VI-43 Bought and sold at the present price, for money of the normal bank', () => {
  const play = withLoans(table1848().company('VR', P1), { VR: 2 }).stockRound({ seat: P2 });
  const bought = play.do(P2, buyBank);
  expect([bought.cash(P2), bought.cash('bank'), bought.cash('BOE')]).toEqual([
    540,
    play.cash('bank') + 90,
    1800,
  ]);
  play.refuses(P2, { ...buyBank, price: 80 }, 'malformed', '1848-0-1');
  play.refuses(P2, { ...buyBank, from: 'offer' }, 'noShareThere');
  const later = withLoans(table1848().company('VR', P1).fromPool(P2, 'BOE', 10), { VR: 2 });
  const before = later.stockRound({ seat: P2, set: 3 });
  const sold = before.do(P2, sell('BOE', 1));
  expect([sold.cash(P2), sold.cash('bank'), sold.cash('BOE')]).toEqual([720, before.cash('bank') - 90, 1800]);
});

test('1848-VI-40 Neither a sale nor selling out moves the price', () => {
  const table = () => withLoans(table1848().company('VR', P1), { VR: 2 });
  const sold = table().fromPool(P2, 'BOE', 30).stockRound({ seat: P2 }).do(P2, sell('BOE', 3));
  expect([sold.cash(P2), sold.price('BOE')]).toEqual([630 + 270, 90]);
  const out = table().fromPool(P2, 'BOE', 60).fromPool(P3, 'BOE', 40).endOfStockRound();
  expect([out.percent('pool', 'BOE'), out.state.round.kind, out.price('BOE')]).toEqual([0, 'operating', 90]);
});

test('1848-VI-41 1848-VI-44 A loan: 100 out of the fund, a marker less, the price a step up', () => {
  const play = table1848().phase('3').company('VR', P1, { cash: 20 }).operating('VR');
  expect([play.cash('BOE'), play.price('BOE')]).toEqual([2000, 70]);
  const after = play.do(P1, loan);
  expect([after.cash('BOE'), after.cash('VR'), after.cash('bank')]).toEqual([1900, 120, play.cash('bank')]);
  expect([after.price('BOE'), after.state.companies.VR?.loans]).toEqual([80, 1]);
});

test('1848-VI-42 Nobody directs the bank: it pays and asks nobody', () => {
  const table = table1848().phase('3').company('VR', P1).fromPool(P3, 'BOE', 60);
  const stock = table.stockRound({ seat: P3 });
  expect(stock.director('BOE')).toBeNull();
  stock.refuses(P3, { type: 'startCompany', company: 'BOE', price: 70 }, 'notForSale', '1848-II-4');
  const play = table.endOfStockRound();
  expect(play.cash(P3)).toBe(630 + 60);
  expect([play.acting, play.waiting, play.kinds(P3)]).toEqual(['VR', [P1], []]);
  // Without any railway the whole set of rounds passes by itself.
  const alone = table1848().phase('3').fromPool(P3, 'BOE', 60).endOfStockRound();
  expect([alone.state.round.kind, alone.cash(P3)]).toEqual(['stock', 630 + 60 + 60]);
});

test('1848-VI-45 The price is a matter of the number of loans', () => {
  const row = [
    70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340,
  ];
  row.slice(1).forEach((price, out) => {
    const table = table1848().phase('3').company('VR', P1).company('NSW', P2);
    const after = withLoans(table, { NSW: out }).operating('VR').do(P1, loan);
    expect([after.price('BOE'), after.cash('BOE')]).toEqual([price, 2000 - 100 * (out + 1)]);
  });
});

/** The VR fails, with these companies in receivership already; these others act after it. */
function failure(table: TableBuilder, closed: readonly string[], others: readonly string[] = []): Play {
  for (const company of closed) table.company(company, P4);
  return table
    .outOfGame(...closed)
    .company('VR', P1, { par: 70, cell: '4,1', cash: 500 })
    .atRevenue('VR', 100, { others })
    .do(P1, { type: 'withhold' });
}

const exported = ({ events }: Play): readonly string[] =>
  events.flatMap((event) => (event.type === 'trainMoved' && event.why === 'exported' ? [event.train] : []));

test('1848-VI-46 The second receivership takes the cheapest permanent train out of the bank', () => {
  const one = failure(table1848().phase('5').supply('5', 1), ['QR']);
  expect([exported(one), one.trains('bank').includes('5'), one.trains('bank').includes('6')]).toEqual([
    ['5-0'],
    false,
    true,
  ]);
  const six = failure(table1848().phase('5').supply('5', 0), ['QR']);
  expect([exported(six), six.state.phase]).toEqual([['6-0'], '6']);
  const eight = failure(table1848().phase('6').supply('5', 0).supply('6', 0), ['QR']);
  expect([exported(eight), eight.state.phase]).toEqual([['8-0'], '8']);
});

test('1848-VI-47 So does the fifth, and no other', () => {
  const others = ['QR', 'NSW', 'WA', 'CAR', 'SAR', 'COM'];
  const gone = others.map((_, count) => exported(failure(table1848().phase('5'), others.slice(0, count))));
  expect(gone.map((trains) => trains.length)).toEqual([0, 1, 0, 0, 1, 0]);
});

test('1848-VI-48 A train that leaves counts as sold: here phase 5 begins', () => {
  const table = table1848()
    .phase('4')
    .private('P1', P3)
    .company('FT', P2, { par: 90, cash: 200 })
    .train('FT', '3')
    .train('FT', '3')
    .train('FT', '4');
  const play = failure(table, ['QR'], ['FT']);
  expect([
    play.state.phase,
    exported(play),
    play.trains('bank').filter((kind) => kind === '5').length,
  ]).toEqual(['5', ['5-0'], 2]);
  expect(phaseOf(title, play.state)).toMatchObject({ tiles: ['yellow', 'green', 'brown'], trainLimit: 2 });
  expect(play.state.privates.P1?.closed).toBe(true);
  // the FT has one train too many and drops it at once
  expect([play.top, play.waiting]).toEqual(['discardTrains', [P2]]);
  const dropped = play.do(P2, { type: 'discardTrain', company: 'FT', kind: '3' });
  expect([dropped.acting, dropped.trains('FT'), dropped.top]).toEqual(['FT', ['3', '4'], 'trackStep']);
  expect(dropped.cash('FT')).toBe(200);
  expect(dropped.passUntil('trainStep').accepts(P2, buyTrain('2E', 200))).toBe(true);
});

/** In phase 3, with 3s and 4s unsold: P2 directs the FT, which has two 2-trains, and 1000. */
const phaseThree = (table: TableBuilder) =>
  failure(
    table.phase('3').company('FT', P2, { par: 90 }).train('FT', '2').train('FT', '2').private('P1', P3),
    ['QR'],
    ['FT'],
  );

test('1848-VI-48 With 3s and 4s unsold each effect hangs on its own train (R-13)', () => {
  const play = phaseThree(table1848());
  expect([play.state.phase, play.state.privates.P1?.closed]).toEqual(['5', true]);
  expect(play.trains('FT')).toEqual(['2', '2']);
  const trains = play.passUntil('trainStep');
  trains.refuses(P2, buyTrain('3', 200), 'trainLimit');
  expect(trains.accepts(P2, buyTrain('2E', 200))).toBe(true);
  // the first 4 still scraps the 2s, and takes the phase nowhere
  const four = table1848().phase('5').supply('4', 4).company('FT', P2).train('FT', '2').inTrainStep('FT');
  const bought = four.do(P2, buyTrain('4', 300));
  expect([bought.state.phase, bought.trains('FT')]).toEqual(['5', ['4']]);
});

test('1848-VI-48 (2021) The phase moves only if it is the next one', () => {
  const play = phaseThree(table2021());
  expect([exported(play), play.state.phase, play.state.privates.P1?.closed]).toEqual([['5-0'], '3', true]);
  const trains = play.passUntil('trainStep');
  expect(trains.accepts(P2, buyTrain('3', 200))).toBe(true);
  trains.refuses(P2, buyTrain('2E', 200), 'ghanNotYet');
  const next = failure(table2021().phase('4').company('FT', P2, { par: 90 }), ['QR'], ['FT']);
  expect(next.state.phase).toBe('5');
});

test('1848-VI-48 (2021) After an export surplus trains go when the next company has finished its dividend', () => {
  const table = table2021()
    .phase('4')
    .company('FT', P2, { par: 90 })
    .tile('G14', '57', 1)
    .tile('G16', '57', 1);
  const play = failure(table.train('FT', '3').train('FT', '3').train('FT', '4'), ['QR'], ['FT']);
  expect([play.state.phase, play.acting, play.top, play.trains('FT').length]).toEqual([
    '5',
    'FT',
    'trackStep',
    3,
  ]);
  const ran = play.passUntil('runStep').run();
  expect([ran.top, ran.trains('FT').length]).toEqual(['revenueStep', 3]);
  const paid = ran.do(P2, { type: 'payOut' });
  expect([paid.top, paid.waiting]).toEqual(['discardTrains', [P2]]);
});

test('1848-II-8 1848-VI-45 A loan fund that does not fit the loans is noticed', () => {
  const { state } = table1848();
  const breaches = (change: object) => game.invariants({ ...state, ...change });
  expect(breaches({})).toEqual([]);
  expect(breaches({ cash: { ...state.cash, BOE: 1900, bank: (state.cash.bank ?? 0) + 100 } })).toEqual([
    'the loan fund holds 1900 after 0 loans',
  ]);
  const companies = { ...state.companies, VR: { ...state.companies.VR, loans: 21 } };
  expect(breaches({ companies, cash: { ...state.cash, BOE: -100 } })).toContain(
    '21 loans are out, and there are 20 markers',
  );
});
