/** Selling shares in the stock round. */
import { expect, test } from 'vitest';
import { cellOf } from '../../../eighteen/src/index.ts';
import { title } from '../rules/index.ts';
import {
  afterAuction,
  buy,
  directorOnly,
  gain,
  idleUntil,
  lag,
  P1,
  P2,
  P3,
  pass,
  sell,
  splitPapers,
  start,
  stockRound,
  type TableBuilder,
  table1854,
  untilSeat,
} from './table1854.ts';

/** An unsplit company on a cell, P2 its director, P1 with 40 percent in two papers. */
const unsplit = (company = 'KT', par = 82, cell = title.market.par.get(par) as string): TableBuilder =>
  table1854()
    .par(company, par, cell)
    .shares(P2, company, 40)
    .shares(P1, company, 40, { director: false })
    .floated(company);

test('1854-SELL-1 Privates are unsaleable', () => {
  const play = stockRound(unsplit().private('MT', P1).private('L2', P1));
  play.refuses(P1, sell('MT'), 'notTradable', '1854-SELL-1');
  play.refuses(P1, sell('L2'), 'notTradable', '1854-SELL-1');
  for (const one of ['MT', 'L2'] as const) {
    play.refuses(P1, { type: 'offerPrivate', private: one, to: P2, price: 10 }, 'notTradable', '1854-SELL-1');
    play.refuses(P2, { type: 'requestPrivate', private: one, price: 10 }, 'notYourTurn');
  }
  expect(play.kinds(P1)).toEqual(['buyOption', 'buyShare', 'pass', 'sellShares', 'startCompany']);
  expect(play.actions(P1).filter(({ type }) => type === 'sellShares')).toEqual([sell('KT'), sell('KT', 2)]);
});

test('1854-SELL-2 A paper brings the price of the day for each ten percent: a 20 % paper twice the price', () => {
  const play = stockRound(unsplit('KT', 72));
  const sold = play.do(P1, sell('KT'));
  expect([gain(play, sold, P1), gain(play, sold, 'bank'), sold.papers('pool', 'KT')]).toEqual([
    144,
    -144,
    [20],
  ]);
  play.refuses(P1, sell('KT', 3), 'notHeld', '1854-SELL-2');
  play.refuses(P1, sell('SB'), 'notHeld', '1854-SELL-2');
  // after the split a paper is ten percent, and brings the price once
  const split = stockRound(splitPapers(unsplit('KT', 72), 'KT', P2, [[P1, 3]]));
  expect(gain(split, split.do(P1, sell('KT')), P1)).toBe(72);
});

test('1854-SELL-2 R-02 A paper of a Lokalbahn AG brings the price once, though it is 50 percent', () => {
  const play = stockRound(lag(table1854(), 'A', [P2, P1]));
  const sold = play.do(P1, sell('A'));
  expect([gain(play, sold, P1), sold.papers('pool', 'A')]).toEqual([67, [50]]);
  // one cell for one paper here too
  expect(sold.price('A')).toBe(62);
});

test('1854-SELL-3 Each paper sold moves the marker one cell down to the left, whatever its size', () => {
  const play = stockRound(unsplit());
  expect(play.do(P1, sell('KT')).price('KT')).toBe(77);
  expect(play.do(P1, sell('KT', 2)).price('KT')).toBe(72);
  expect(play.do(P1, sell('KT')).cell('KT')).toBe('3,2');
  const split = stockRound(splitPapers(unsplit(), 'KT', P2, [[P1, 3]]));
  expect(split.do(P1, sell('KT')).price('KT')).toBe(77);
  expect(split.do(P1, sell('KT', 3)).price('KT')).toBe(67);
});

test('1854-SELL-3 What is sold together is paid at the price before the drop, one after the other at each price', () => {
  const play = stockRound(unsplit());
  expect(gain(play, play.do(P1, sell('KT', 2)), P1)).toBe(4 * 82);
  expect(gain(play, play.do(P1, sell('KT')).do(P1, sell('KT')), P1)).toBe(2 * 82 + 2 * 77);
});

test('1854-SELL-4 worked example: two papers of ten percent of the KT at 104 bring 208, and 104 becomes 91', () => {
  const play = stockRound(
    splitPapers(table1854().par('KT', 87, '1,6').floated('KT'), 'KT', P2, [
      [P1, 2],
      ['offer', 1],
    ]),
  );
  expect(play.price('KT')).toBe(104);
  const sold = play.do(P1, sell('KT', 2));
  expect([gain(play, sold, P1), sold.price('KT')]).toEqual([208, 91]);
  expect(title.market.cells.get(title.market.move('1,6', 'down'))?.price).toBe(97);
});

test('1854-SELL-5 At the lower edge the marker stays', () => {
  const play = stockRound(unsplit('KT', 67, '7,1'));
  expect(play.price('KT')).toBe(54);
  const sold = play.do(P1, sell('KT'));
  expect([gain(play, sold, P1), sold.cell('KT')]).toEqual([108, '7,1']);
  // and one that reaches it does not go on
  const near = stockRound(unsplit('KT', 67, '6,1'));
  expect(near.do(P1, sell('KT', 2)).cell('KT')).toBe('7,1');
});

test.each([
  ['top row', '0', [250, 275, 300]],
  ['second row', '1', [143, 153, 165, 180, 200]],
  ['third row', '2', [115, 123]],
  ['fourth row', '3', [100]],
  ['fifth row', '4', [89]],
  ['sixth row', '5', [79]],
  ['seventh row', '6', [56, 71]],
  ['bottom row', '7', [54, 57, 60, 63]],
])(
  '1854-SELL-11 1854-SELL-5 R-21 Where no cell lies down to the left the marker stays: %s',
  (_where, row, stay) => {
    const cells = [...title.market.cells.values()].filter((cell) => String(cell.row) === row);
    const staying = cells.filter(({ id }) => title.market.move(id, 'down') === id);
    expect(staying.map(({ price }) => price)).toEqual(stay);
    for (const cell of staying) {
      const play = stockRound(
        splitPapers(table1854().par('KT', 82, cell.id).floated('KT'), 'KT', P2, [[P1, 2]]),
      );
      const sold = play.do(P1, sell('KT'));
      expect([gain(play, sold, P1), sold.cell('KT')]).toEqual([cell.price, cell.id]);
    }
  },
);

test('1854-SELL-11 From 134 a sale leads to 123, the last cell of the row below', () => {
  const play = stockRound(splitPapers(table1854().par('KT', 82, '1,10').floated('KT'), 'KT', P2, [[P1, 2]]));
  expect(play.price('KT')).toBe(134);
  expect(play.do(P1, sell('KT')).price('KT')).toBe(123);
});

test('1854-SELL-6 The director certificate is not for sale', () => {
  const play = stockRound(
    table1854()
      .par('KT', 82)
      .shares(P1, 'KT', 60)
      .shares(P2, 'KT', 20)
      .floated('KT')
      .par('SB', 82)
      .shares(P1, 'SB', 40)
      .shares(P2, 'SB', 40)
      .floated('SB'),
  );
  // P2 has 20 percent of the KT: too little for the certificate of 40
  expect(play.accepts(P1, sell('KT'))).toBe(true);
  play.refuses(P1, sell('KT', 2), 'nobodyToDirect', '1854-DIR-5');
  play.refuses(P1, sell('KT', 3), 'nobodyToDirect', '1854-DIR-5');
  // the SB passes to P2 first, who gives two papers for it
  const passed = play.do(P1, sell('SB'));
  expect([passed.director('SB'), passed.papers(P2, 'SB'), passed.papers('pool', 'SB')]).toEqual([
    P2,
    [40],
    [20],
  ]);
});

test('1854-SELL-6 1854-SELL-8 Not even when its holder has nothing else and the company has not begun', () => {
  const play = stockRound(directorOnly(table1854(), 'KT', P1, 82));
  expect([play.papers(P1, 'KT'), play.price('KT')]).toEqual([[40], undefined]);
  play.refuses(P1, sell('KT'), 'nobodyToDirect', '1854-DIR-5');
  play.refuses(P1, sell('KT', 2), 'nobodyToDirect', '1854-DIR-5');
});

test('1854-SELL-7 In the very first stock round nothing is sold', () => {
  // P3 has the Semmeringbahn with 20 percent of the SD
  const opened = afterAuction(3);
  expect(opened.waiting).toEqual([P3]);
  const begun = opened.do(P3, start('SD', 67));
  expect([begun.papers(P2, 'SD'), begun.director('SD')]).toEqual([[20], P3]);
  const first = begun.pass();
  expect(first.waiting).toEqual([P2]);
  first.refuses(P2, sell('SD'), 'firstRoundSale', '1854-SELL-7');
  expect(first.kinds(P2)).not.toContain('sellShares');
  // the same table in the second round
  const later = untilSeat(idleUntil(idleUntil(first, 'operating'), 'stock'), P2);
  expect([later.state.round.kind, later.state.round.set]).toEqual(['stock', 2]);
  expect(later.do(P2, sell('SD')).papers('pool', 'SD')).toEqual([20]);
});

test('1854-SELL-8 R-03 Any number of papers may lie in the pool, but for the director certificate', () => {
  const five = (how = {}) =>
    splitPapers(table1854(how).par('KT', 82).floated('KT'), 'KT', P2, [
      [P1, 2],
      ['pool', 5],
    ]);
  const play = stockRound(five());
  expect(play.do(P1, sell('KT', 2)).percent('pool', 'KT')).toBe(70);
  // as a table option half of a company is the most
  stockRound(five({ poolLimit: true })).refuses(P1, sell('KT'), 'poolLimit', '1854-SELL-8');
  // P2 alone could only sell the certificate
  const alone = play.do(P1, sell('KT', 2)).do(P1, pass);
  alone.refuses(P2, sell('KT'), 'nobodyToDirect', '1854-DIR-5');
});

test('1854-SELL-9 Without a director no paper of the company is sold', () => {
  // P1 has the paper of the VB that comes with the Arlbergbahn
  const play = stockRound(table1854().private('AB', P1).shares(P1, 'VB', 20, { director: false }));
  play.refuses(P1, sell('VB'), 'noPrice', '1854-SELL-9');
  expect(play.kinds(P1)).not.toContain('sellShares');
  // the director certificate is bought: now it can be
  const begun = play.pass().do(P2, start('VB', 67)).pass(2);
  expect(begun.waiting).toEqual([P1]);
  const sold = begun.do(P1, sell('VB'));
  expect([gain(begun, sold, P1), sold.price('VB')]).toEqual([134, 62]);
});

test('1854-SELL-10 The seller chooses the order in which he sells several companies: it decides the piles', () => {
  // both fall on the same cell
  const play = stockRound(
    unsplit('KT').par('SB', 82).shares(P3, 'SB', 40).shares(P1, 'SB', 20).floated('SB'),
  );
  const order = (table: typeof play) => title.operating.order(table.state, ['KT', 'SB']);
  expect(order(play.do(P1, sell('KT')).do(P1, sell('SB')))).toEqual(['KT', 'SB']);
  expect(order(play.do(P1, sell('SB')).do(P1, sell('KT')))).toEqual(['SB', 'KT']);
  const [one, other] = [play.do(P1, sell('KT')).do(P1, sell('SB')), play.do(P1, sell('SB'))];
  expect([cellOf(title.market, one.state, 'SB')?.price, other.price('KT')]).toEqual([77, 82]);
  // and between two sales of one company another may be sold
  expect(play.do(P1, sell('KT')).do(P1, sell('SB')).do(P1, sell('KT')).price('KT')).toBe(72);
});

test('1854-SELL-2 A sale alone is no pass, and its seller may stop', () => {
  const play = stockRound(unsplit());
  const over = play.do(P1, sell('KT')).do(P1, pass);
  expect(over.events.some((event) => event.type === 'passed')).toBe(false);
  over.pass(3).refuses(P1, buy('KT'), 'soldThisRound', '1854-BUY-12');
});
