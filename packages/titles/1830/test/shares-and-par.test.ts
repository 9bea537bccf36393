/** Rulebook 8.0 and 8.1: the papers of a corporation and the price they start at. */
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, P4, table1830 } from './table1830.ts';

const ALL = [...title.companies.keys()];

/** All privates sold: B&O has its par, share trading begins in the first stock round. */
const afterTheSale = () =>
  table1830()
    .private('SVN&RR', P1)
    .private('C&SL', P2)
    .private('D&H', P3)
    .private('M&H', P4)
    .private('C&A', P1)
    .shares(P1, 'PRR', 10, { director: false })
    .private('B&O-P', P2)
    .par('B&O', 100)
    .shares(P2, 'B&O', 20)
    .privateSale();

test('1830-8.0a A corporation has 100% in 9 certificates, wherever they lie', () => {
  const play = table1830()
    .par('CPR', 100)
    .shares(P1, 'CPR', 50)
    .shares(P2, 'CPR', 20)
    .stockRound()
    .do(P1, { type: 'sellShares', company: 'CPR', count: 2 })
    .pass()
    .do(P2, { type: 'buyShare', company: 'CPR', from: 'pool' });
  const all = [P1, P2, 'pool', 'offer'] as const;
  expect(all.map((holder) => play.percent(holder, 'CPR'))).toEqual([30, 30, 10, 30]);
  for (const company of ALL) {
    const papers = [P1, P2, P3, P4, 'pool', 'offer'].flatMap((holder) => play.papers(holder, company));
    expect(papers.sort((a, b) => b - a)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
  }
});

test('1830-8.0b After the privates seven corporations can be started; B&O already has a par', () => {
  const play = afterTheSale();
  expect(play.state.round).toMatchObject({ kind: 'stock', set: 1 });
  const [seat] = play.waiting as [number];
  const started = play.actions(seat).flatMap((one) => (one.type === 'startCompany' ? [one.company] : []));
  expect(new Set(started)).toEqual(new Set(ALL.filter((company) => company !== 'B&O')));
  expect(play.offers(seat, { type: 'buyShare', company: 'B&O', from: 'offer' })).toBe(true);
});

test("1830-8.0c The first certificate sold of a corporation is the president's", () => {
  const play = table1830().stockRound();
  play.refuses(P1, { type: 'buyShare', company: 'NYC', from: 'offer' }, 'directorFirst', '1830-8.0c');
  const after = play.do(P1, { type: 'startCompany', company: 'NYC', price: 67 });
  expect(after.papers(P1, 'NYC')).toEqual([20]);
  expect(after.offers(P2, { type: 'buyShare', company: 'NYC', from: 'offer' })).toBe(true);
});

test("1830-8.0d The B&O president's certificate is not for sale", () => {
  const play = table1830().stockRound();
  play.refuses(P1, { type: 'startCompany', company: 'B&O', price: 100 }, 'notForSale', '1830-8.0d');
});

test('1830-8.0e A corporation floats with the 60th percent sold', () => {
  const half = table1830().par('CPR', 100).shares(P1, 'CPR', 40).stockRound();
  const fifty = half.do(P1, { type: 'buyShare', company: 'CPR', from: 'offer' });
  expect(fifty.percent('offer', 'CPR')).toBe(50);
  expect(fifty.state.companies.CPR?.floated).toBe(false);
  const sixty = fifty.pass().do(P2, { type: 'buyShare', company: 'CPR', from: 'offer' });
  expect(sixty.state.companies.CPR?.floated).toBe(true);
  expect(sixty.events).toContainEqual({ type: 'floated', company: 'CPR' });
});

test('1830-8.0f Shares sold to the pool have left the IPO and do not undo the float', () => {
  const floated = table1830().company('CPR', P1).stockRound();
  const sold = floated.do(P1, { type: 'sellShares', company: 'CPR', count: 3 });
  expect(sold.percent('pool', 'CPR')).toBe(30);
  expect(sold.state.companies.CPR?.floated).toBe(true);

  const half = table1830()
    .par('CPR', 100)
    .shares(P1, 'CPR', 50)
    .stockRound()
    .do(P1, { type: 'sellShares', company: 'CPR', count: 1 })
    .pass();
  expect(half.percent('offer', 'CPR')).toBe(50);
  expect(half.percent('pool', 'CPR')).toBe(10);
  expect(half.state.companies.CPR?.floated).toBe(false);
  // the share from the pool changes nothing, the one from the IPO does
  expect(half.do(P2, { type: 'buyShare', company: 'CPR', from: 'pool' }).state.companies.CPR?.floated).toBe(
    false,
  );
  const more = half.do(P2, { type: 'buyShare', company: 'CPR', from: 'offer' });
  expect(more.percent('offer', 'CPR')).toBe(40);
  expect(more.percent('pool', 'CPR')).toBe(10);
  expect(more.state.companies.CPR?.floated).toBe(true);
});

test("1830-8.1a Whoever takes the president's certificate names the price per share", () => {
  const play = table1830().stockRound();
  expect(play.refuses(P1, { type: 'startCompany', company: 'PRR' }, 'malformed').params).toEqual({
    type: 'startCompany',
    field: 'price',
  });
  const after = play.do(P1, { type: 'startCompany', company: 'PRR', price: 76 });
  expect(after.state.companies.PRR?.par).toBe(76);
  expect(after.price('PRR')).toBe(76);
});

test('1830-8.1b A par is 67, 71, 76, 82, 90 or 100, nothing else', () => {
  const play = table1830().stockRound();
  const start = (price: number) => ({ type: 'startCompany', company: 'CPR', price }) as const;
  for (const price of [67, 71, 76, 82, 90, 100])
    expect(play.do(P1, start(price)).state.companies.CPR?.par).toBe(price);
  for (const price of [84, 75, 112, 0]) play.refuses(P1, start(price), 'badPar', '1830-8.1b');
  const offered = play.actions(P1).flatMap((one) => (one.type === 'startCompany' ? [one.price] : []));
  expect([...new Set(offered)].sort((a, b) => a - b)).toEqual([67, 71, 76, 82, 90, 100]);
});

test('1830-8.1c The buyer of the B&O private names its par before anything else happens', () => {
  const sale = table1830().closed('SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A').privateSale(P3);
  const bought = sale.do(P3, { type: 'buyPrivate', private: 'B&O-P' });
  expect(bought.waiting).toEqual([P3]);
  expect(bought.kinds(P3)).toEqual(['setPar']);
  for (const seat of [P1, P2, P4]) expect(bought.kinds(seat)).toEqual([]);
  bought.refuses(P4, { type: 'startCompany', company: 'NYC', price: 100 }, 'parFirst', '1830-8.1c');
  bought.refuses(P3, { type: 'pass' }, 'parFirst', '1830-8.1c');
  bought.refuses(P4, { type: 'setPar', company: 'B&O', price: 67 }, 'notYourTurn');
  bought.refuses(P3, { type: 'setPar', company: 'B&O', price: 84 }, 'badPar', '1830-8.1b');
  bought.refuses(P3, { type: 'setPar', company: 'NYC', price: 82 }, 'parFirst', '1830-8.1c');
  const named = bought.do(P3, { type: 'setPar', company: 'B&O', price: 82 });
  expect(named.state.companies['B&O']?.par).toBe(82);
  expect(named.price('B&O')).toBe(82);
});

test("1830-8.1d The president's certificate costs twice the par; that of B&O comes free", () => {
  const play = table1830().cash(P1, 199).stockRound();
  play.refuses(P1, { type: 'startCompany', company: 'CPR', price: 100 }, 'notEnoughCash', '1830-8.1d');
  const after = play.do(P1, { type: 'startCompany', company: 'CPR', price: 90 });
  expect(after.cash(P1)).toBe(19);
  expect(after.cash('bank')).toBe(play.cash('bank') + 180);

  const sale = table1830().closed('SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A').privateSale(P3);
  const named = sale
    .do(P3, { type: 'buyPrivate', private: 'B&O-P' })
    .do(P3, { type: 'setPar', company: 'B&O', price: 100 });
  expect(named.papers(P3, 'B&O')).toEqual([20]);
  expect(named.cash(P3)).toBe(600 - 220);
});

test('1830-8.1e The par is marked on the market and on the par table', () => {
  const after = table1830().stockRound().do(P1, { type: 'startCompany', company: 'C&O', price: 82 });
  expect(after.state.companies['C&O']?.par).toBe(82);
  expect(after.cell('C&O')).toBe('2,6');
  expect(title.market.cells.get('2,6')).toMatchObject({ price: 82, par: true });
});

test('1830-8.1f IPO shares cost the par for the rest of the game', () => {
  const play = table1830().par('CPR', 82, '0,8').shares(P1, 'CPR', 20).stockRound({ seat: P2 });
  expect(play.price('CPR')).toBe(126);
  const after = play.do(P2, { type: 'buyShare', company: 'CPR', from: 'offer' });
  expect(after.cash(P2)).toBe(600 - 82);
  after.refuses(P2, { type: 'startCompany', company: 'CPR', price: 90 }, 'alreadyStarted', '1830-8.1f');
});

test('1830-8.1g Sales to the pool do not change the par', () => {
  const sold = table1830()
    .par('CPR', 82)
    .shares(P1, 'CPR', 40)
    .stockRound()
    .do(P1, { type: 'sellShares', company: 'CPR', count: 2 })
    .pass();
  expect(sold.price('CPR')).toBe(71);
  expect(sold.state.companies.CPR?.par).toBe(82);
  expect(sold.do(P2, { type: 'buyShare', company: 'CPR', from: 'offer' }).cash(P2)).toBe(600 - 82);
});

test('1830-8.1h The start capital is ten times the par', () => {
  const play = table1830()
    .par('CPR', 76)
    .shares(P1, 'CPR', 50)
    .stockRound()
    .do(P1, { type: 'buyShare', company: 'CPR', from: 'offer' })
    .pass(5);
  expect(play.state.round.kind).toBe('operating');
  expect(play.cash('CPR')).toBe(760);
});

test('1830-8.1i All eight corporations may have the same par', () => {
  let play = table1830().par('B&O', 100).shares(P4, 'B&O', 20).stockRound();
  for (const company of ALL.filter((one) => one !== 'B&O')) {
    const seat = play.waiting[0] as number;
    play = play.do(seat, { type: 'startCompany', company, price: 100 });
  }
  for (const company of ALL) {
    expect(play.state.companies[company]?.par).toBe(100);
    expect(play.cell(company)).toBe('0,6');
  }
});

test('1830-8.1j The buyer of C&A gets a 10% PRR share free', () => {
  const sale = table1830().closed('SVN&RR', 'C&SL', 'D&H', 'M&H').privateSale(P2);
  const after = sale.do(P2, { type: 'buyPrivate', private: 'C&A' });
  expect(after.papers(P2, 'PRR')).toEqual([10]);
  expect(after.percent('offer', 'PRR')).toBe(90);
  expect(after.cash(P2)).toBe(600 - 160);
});

test('1830-8.1k That share has no price and cannot be sold before PRR is started', () => {
  const play = table1830()
    .private('C&A', P2)
    .shares(P2, 'PRR', 10, { director: false })
    .stockRound({ seat: P2 });
  play.refuses(P2, { type: 'sellShares', company: 'PRR', count: 1 }, 'noPrice', '1830-8.1k');
  const started = play.pass().do(P3, { type: 'startCompany', company: 'PRR', price: 90 }).pass(3);
  const sold = started.do(P2, { type: 'sellShares', company: 'PRR', count: 1 });
  expect(sold.cash(P2)).toBe(600 + 90);
  expect(sold.percent('pool', 'PRR')).toBe(10);
});
