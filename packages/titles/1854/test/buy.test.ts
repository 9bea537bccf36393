/** Buying shares in the stock round. */
import { expect, test } from 'vitest';
import {
  afterAuction,
  buy,
  directorOnly,
  gain,
  idleUntil,
  lag,
  option,
  P1,
  P2,
  P3,
  P4,
  pass,
  sell,
  splitPapers,
  start,
  stockRound,
  type TableBuilder,
  table1854,
  untilSeat,
} from './table1854.ts';

/** VB, par 82, its shares split, at a price; papers in the offer, the pool and the split field. */
const splitVB = (cell: string, p1 = 0): TableBuilder =>
  splitPapers(table1854().par('VB', 82, cell).floated('VB'), 'VB', P2, [
    [P1, p1],
    ['pool', 1],
    ['offer', 1],
  ]);

test('1854-BUY-1 One certificate a turn, from the offer, the pool or the split field', () => {
  const play = stockRound(splitVB('1,4'));
  for (const from of ['offer', 'pool', 'treasury'] as const) {
    const bought = play.do(P1, buy('VB', from));
    expect([bought.papers(P1, 'VB'), bought.waiting]).toEqual([[10], [P2]]);
    bought.refuses(P1, buy('VB', 'treasury'), 'notYourTurn', '1854-0.3');
    play.refuses(P1, { ...buy('VB', from), count: 2 }, 'onlyOne', '1854-STOCK-2');
  }
  const [emptied] = [play.do(P1, buy('VB', 'pool'))];
  emptied.refuses(P2, buy('VB', 'pool'), 'noShareThere', '1854-BUY-1');
});

test('1854-BUY-2 R-40 A new share costs par, to the bank: twice par for 20 percent, once after the split', () => {
  const unsplit = stockRound(table1854().par('VB', 82, '1,3').shares(P2, 'VB', 60).floated('VB'));
  expect(unsplit.price('VB')).toBe(91);
  const twenty = unsplit.do(P1, buy('VB'));
  expect([gain(unsplit, twenty, P1), gain(unsplit, twenty, 'bank'), gain(unsplit, twenty, 'VB')]).toEqual([
    -164, 164, 0,
  ]);
  expect(twenty.papers(P1, 'VB')).toEqual([20]);
  const split = stockRound(splitVB('1,4'));
  const ten = split.do(P1, buy('VB'));
  expect([gain(split, ten, P1), gain(split, ten, 'bank'), gain(split, ten, 'VB')]).toEqual([-82, 82, 0]);
});

test('1854-BUY-3 A share from the pool costs the price of the day, to the bank', () => {
  const split = stockRound(splitVB('7,3'));
  const ten = split.do(P1, buy('VB', 'pool'));
  expect([gain(split, ten, P1), gain(split, ten, 'bank')]).toEqual([-60, 60]);
  const unsplit = stockRound(
    table1854().par('VB', 82, '7,3').shares(P2, 'VB', 40).shares('pool', 'VB', 20).floated('VB'),
  );
  expect(gain(unsplit, unsplit.do(P1, buy('VB', 'pool')), P1)).toBe(-120);
});

test('1854-BUY-4 A split share costs the price of the day, into the treasury', () => {
  const play = stockRound(splitVB('1,4').cash('VB', 40));
  const bought = play.do(P1, buy('VB', 'treasury'));
  expect([gain(play, bought, P1), bought.cash('VB'), gain(play, bought, 'bank')]).toEqual([-95, 135, 0]);
});

test('1854-BUY-5 R-39 worked example: the VB from the pool at 60, then a new one at par 82', () => {
  const play = stockRound(splitVB('7,3'));
  const dieter = play.do(P1, buy('VB', 'pool'));
  expect([gain(play, dieter, P1), gain(play, dieter, 'bank')]).toEqual([-60, 60]);
  const vincent = dieter.do(P2, buy('VB'));
  expect([gain(dieter, vincent, P2), gain(dieter, vincent, 'bank')]).toEqual([-82, 82]);
  expect(vincent.price('VB')).toBe(60);
});

test('1854-BUY-6 The buyer pays out of his own purse', () => {
  const table = () => splitVB('1,4', 1).cash('VB', 500).cash(P1, 81);
  const play = stockRound(table());
  play.refuses(P1, buy('VB'), 'shareTooExpensive', '1854-BUY-6');
  play.refuses(P1, buy('VB', 'treasury'), 'shareTooExpensive', '1854-BUY-6');
  expect(stockRound(table().cash(P1, 82)).do(P1, buy('VB')).cash(P1)).toBe(0);
});

test('1854-BUY-7 The first certificate is the director certificate; its buyer names the par', () => {
  const play = stockRound(table1854());
  const pars = play
    .actions(P1)
    .flatMap((one) => (one.type === 'startCompany' && one.company === 'KT' ? [one.price] : []));
  expect([...pars].sort()).toEqual([67, 72, 77, 82, 87, 93]);
  play.refuses(P1, buy('KT'), 'directorFirst', '1854-SETUP-9');
  play.refuses(P1, option('KT'), 'directorFirst', '1854-SETUP-9');
  play.refuses(P1, start('KT', 70), 'badPar', '1854-BUY-7');
  play.refuses(P1, start('KT', 100), 'badPar', '1854-BUY-7');
  const begun = play.do(P1, start('KT', 93));
  expect([gain(play, begun, P1), gain(play, begun, 'bank'), begun.director('KT')]).toEqual([-372, 372, P1]);
  expect(begun.papers(P1, 'KT')).toEqual([40]);
  begun.refuses(P2, start('KT', 82), 'alreadyStarted', '1854-BUY-7');
});

test('1854-BUY-7 Only the large companies are begun in a stock round', () => {
  const play = stockRound(table1854());
  play.refuses(P1, start('A', 67), 'notForSale', '1854-BUY-7');
  play.refuses(P1, start('L1', 67), 'notForSale', '1854-BUY-7');
  const begun = new Set(
    play.actions(P1).flatMap((one) => (one.type === 'startCompany' ? [one.company] : [])),
  );
  expect([...begun]).toEqual(['KE', 'FJ', 'SD', 'KR', 'KT', 'SB', 'NT', 'VB']);
});

test('1854-BUY-8 Par is the price of ten percent: four times for the director, twice for 20 percent', () => {
  const play = stockRound(table1854());
  const begun = play.do(P1, start('KT', 77));
  expect(gain(play, begun, P1)).toBe(-308);
  const second = begun.do(P2, buy('KT'));
  expect(gain(begun, second, P2)).toBe(-154);
  const poor = stockRound(table1854().cash(P1, 300));
  poor.refuses(P1, start('KT', 77), 'notEnoughCash', '1854-BUY-8');
  expect(poor.accepts(P1, start('KT', 72))).toBe(true);
});

test('1854-BUY-9 R-04 With the director certificate the par is set; the price marker comes with the start', () => {
  const begun = stockRound(table1854()).do(P1, start('KT', 82));
  expect([begun.state.companies.KT?.par, begun.cell('KT'), begun.cash('KT')]).toEqual([82, undefined, 0]);
  const floated = begun.do(P2, buy('KT'));
  expect([floated.price('KT'), floated.cell('KT'), floated.cash('KT')]).toEqual([82, '2,2', 820]);
  // before the start there is nothing in the pool, and nothing split
  begun.refuses(P2, buy('KT', 'pool'), 'noShareThere', '1854-BUY-1');
  begun.refuses(P2, buy('KT', 'treasury'), 'notSplitYet', '1854-SETUP-10');
});

test('1854-BUY-10 A share of a Lokalbahn AG is 50 percent for the price', () => {
  const play = stockRound(lag(table1854(), 'A', [P2, 'pool']));
  const bought = play.do(P1, buy('A', 'pool'));
  expect([gain(play, bought, P1), gain(play, bought, 'bank')]).toEqual([-67, 67]);
  expect([bought.papers(P1, 'A'), play.state.companies.A?.par]).toEqual([[50], 67]);
  expect(bought.director('A')).toBe(P2);
});

test('1854-BUY-11 Shares are on sale when all privates are sold', () => {
  // all but the Semmeringbahn
  let play = table1854().privateSale();
  while (play.onOffer?.[0] !== 'SM')
    play = play.do(play.waiting[0] as number, { type: 'buyPrivate', private: play.onOffer?.[0] as string });
  const seat = play.waiting[0] as number;
  play.refuses(seat, start('KT', 67), 'privatesUnsold', '1854-BUY-11');
  play.refuses(seat, buy('VB'), 'privatesUnsold', '1854-BUY-11');
  play.refuses(seat, option('VB'), 'privatesUnsold', '1854-BUY-11');
  expect(play.kinds(seat)).toEqual(['buyPrivate', 'pass']);
  const sold = play.do(seat, { type: 'buyPrivate', private: 'SM' });
  expect(sold.state.round.kind).toBe('stock');
  expect(sold.kinds(sold.waiting[0] as number)).toEqual(['pass', 'startCompany']);
});

test('1854-BUY-12 Who sold shares of a company does not buy it in the same stock round', () => {
  const play = stockRound(
    table1854()
      .par('KT', 72)
      .shares(P2, 'KT', 40)
      .shares(P1, 'KT', 40, { director: false })
      .floated('KT')
      .cash(P3, 500),
  );
  const sold = play.do(P1, sell('KT'));
  for (const from of ['offer', 'pool'] as const) {
    sold.refuses(P1, buy('KT', from), 'soldThisRound', '1854-BUY-12');
    sold.refuses(P1, option('KT', from), 'soldThisRound', '1854-BUY-12');
  }
  // nor on a later turn of it; others may
  const others = sold.do(P1, pass).do(P2, buy('KT', 'pool'));
  const again = untilSeat(others, P1);
  again.refuses(P1, buy('KT'), 'soldThisRound', '1854-BUY-12');
  // in the next stock round he may
  const next = untilSeat(idleUntil(idleUntil(again, 'operating'), 'stock'), P1);
  expect(next.do(P1, buy('KT')).percent(P1, 'KT')).toBe(40);
});

test('1854-BUY-13 A purchase does not break the limit; papers of an orange company are free', () => {
  // five players: six papers; P1 has three privates and three papers
  const six = (cell: string) =>
    table1854({ players: 5 })
      .private('AF', P1)
      .private('MT', P1)
      .private('L1', P1)
      .par('KT', 67, cell)
      .shares(P2, 'KT', 40)
      .shares(P1, 'KT', 20)
      .floated('KT')
      .par('SB', 82)
      .shares(P1, 'SB', 60)
      .shares(P3, 'SB', 20)
      .floated('SB')
      .cash(P1, 1000);
  const full = stockRound(six('5,2'));
  full.refuses(P1, buy('SB'), 'certificateLimit', '1854-BUY-13');
  full.refuses(P1, option('SB'), 'certificateLimit', '1854-BUY-13');
  full.refuses(P1, start('KE', 67), 'certificateLimit', '1854-BUY-13');
  // the KT falls on an orange cell: its paper does not count, nor would another
  const orange = stockRound(six('6,1'));
  expect(orange.do(P1, buy('SB')).papers(P1, 'SB')).toEqual([40, 20, 20]);
  expect(orange.do(P1, buy('KT')).papers(P1, 'KT')).toEqual([20, 20]);
});

test('1854-BUY-14 1854-SPLIT-15 Up to 100 percent before the split, up to 60 after it', () => {
  const unsplit = stockRound(table1854().par('KT', 82).shares(P1, 'KT', 80));
  expect(unsplit.do(P1, buy('KT')).percent(P1, 'KT')).toBe(100);
  const split = (tens: number) =>
    stockRound(
      splitPapers(table1854().par('KT', 82).floated('KT'), 'KT', P1, [
        [P1, tens],
        ['offer', 1],
        ['pool', 1],
      ]),
    );
  for (const from of ['offer', 'pool', 'treasury'] as const) {
    split(4).refuses(P1, buy('KT', from), 'holdingLimit', '1854-BUY-14');
    expect(split(3).do(P1, buy('KT', from)).percent(P1, 'KT')).toBe(60);
  }
});

test('1854-BUY-15 Every 20 % paper is offered as an option too, for the price of ten percent', () => {
  const play = stockRound(
    table1854().par('KT', 77, '4,0').shares(P2, 'KT', 40).shares('pool', 'KT', 20).floated('KT'),
  );
  const offers = play.actions(P1).filter((one) => 'company' in one && one.company === 'KT');
  expect(offers).toEqual([
    buy('KT', 'offer'),
    buy('KT', 'pool'),
    option('KT', 'offer'),
    option('KT', 'pool'),
  ]);
  expect(gain(play, play.do(P1, option('KT')), P1)).toBe(-77);
  expect(gain(play, play.do(P1, option('KT', 'pool')), P1)).toBe(-66);
});

test('1854-BUY-16 1854-DIR-1 A purchase may change the director at once', () => {
  const play = stockRound(
    table1854().par('KT', 67).shares(P2, 'KT', 40).shares(P1, 'KT', 40, { director: false }).floated('KT'),
  );
  expect(play.director('KT')).toBe(P2);
  const bought = play.do(P1, buy('KT'));
  expect([bought.director('KT'), bought.papers(P1, 'KT'), bought.papers(P2, 'KT')]).toEqual([
    P1,
    [40, 20],
    [20, 20],
  ]);
});

test('1854-BUY-17 1854-START-1 A purchase starts the company at once when half is sold', () => {
  const play = stockRound(directorOnly(table1854(), 'KT', P2, 82));
  const bought = play.do(P1, buy('KT'));
  expect(bought.state.round.kind).toBe('stock');
  expect([bought.state.companies.KT?.floated, bought.cash('KT'), gain(play, bought, 'KT')]).toEqual([
    true,
    820,
    820,
  ]);
  expect(gain(play, bought, 'bank')).toBe(164 - 820);
});

test('1854-BUY-18 R-16 One player may hold both papers of a Lokalbahn AG', () => {
  const play = stockRound(lag(table1854(), 'A', [P1, 'pool'], { cell: '6,2' }));
  const bought = play.do(P1, buy('A', 'pool'));
  expect([gain(play, bought, P1), bought.percent(P1, 'A'), bought.director('A')]).toEqual([-62, 100, P1]);
});

test('1854-BUY-11 After the auction the first stock round offers director certificates, at pars each can pay', () => {
  const play = afterAuction();
  // P4 has 350 left: up to par 87
  expect([play.waiting, play.cash(P4)]).toEqual([[P4], 350]);
  play.refuses(P4, start('KE', 93), 'notEnoughCash', '1854-BUY-8');
  expect(play.do(P4, start('KE', 87)).cash(P4)).toBe(2);
});
