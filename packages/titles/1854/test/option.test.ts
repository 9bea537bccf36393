/** Options: twenty percent for the price of ten. */
import { expect, test } from 'vitest';
import { certificateCount } from '../../../eighteen/src/index.ts';
import { title } from '../rules/index.ts';
import { ownOf } from '../rules/own.ts';
import {
  afterAuction,
  buy,
  directorOnly,
  gain,
  idleUntil,
  lag,
  option,
  optioned,
  P1,
  P2,
  P3,
  P4,
  pass,
  sell,
  sellOption,
  settle,
  splitPapers,
  start,
  stockRound,
  type TableBuilder,
  table1854,
  untilSeat,
} from './table1854.ts';

/** KT begun by P2 at a par, on a cell; the SB too. */
const two = (par = 82, cell?: string): TableBuilder =>
  table1854()
    .par('KT', par, cell)
    .shares(P2, 'KT', 60)
    .par('SB', 77)
    .shares(P3, 'SB', 60)
    .cash(P1, 600)
    .cash(P4, 600);

test('1854-OPT-1 Two markers make one option: there is no second', () => {
  const play = stockRound(optioned(two(), P1, 'KT', { round: 2 }));
  play.refuses(P1, option('SB'), 'markersOut', '1854-OPT-1');
  play.refuses(P1, option('KT'), 'markersOut', '1854-OPT-1');
  expect(play.kinds(P1)).toEqual(['pass', 'settleOption']);
  // who has none settles and sells none
  const none = stockRound(two());
  none.refuses(P1, settle, 'noOption', '1854-OPT-1');
  none.refuses(P1, sellOption, 'noOption', '1854-OPT-1');
});

test('1854-OPT-2 Only papers of 20 percent: no director certificate, no ten percent, no Lokalbahn AG', () => {
  const builder = splitPapers(lag(two(), 'A', [P2, 'pool']), 'NT', P2, [
    ['offer', 1],
    ['pool', 1],
  ]).par('NT', 82, '2,5');
  const play = stockRound(builder);
  play.refuses(P1, option('NT'), 'onlyTwenties', '1854-OPT-2');
  play.refuses(P1, option('NT', 'pool'), 'onlyTwenties', '1854-OPT-2');
  play.refuses(P1, option('A', 'pool'), 'onlyTwenties', '1854-OPT-2');
  play.refuses(P1, option('L1'), 'onlyTwenties', '1854-OPT-2');
  play.refuses(P1, option('KE'), 'directorFirst', '1854-SETUP-9');
  play.refuses(P1, option('XX'), 'noSuchCompany', '1854-0.1');
  play.refuses(P1, { type: 'buyOption', company: 'KT', from: 'treasury' }, 'malformed', '1854-0.1');
  expect(play.actions(P1).filter(({ type }) => type === 'buyOption')).toEqual([option('KT'), option('SB')]);
});

test('1854-OPT-3 1854-OPT-4 From the offer at par, from the pool at the price of the day, to the bank', () => {
  const play = stockRound(
    table1854().par('KT', 77, '4,0').shares(P2, 'KT', 40).shares('pool', 'KT', 20).floated('KT'),
  );
  expect(play.actions(P1).filter(({ type }) => type === 'buyOption')).toEqual([
    option('KT'),
    option('KT', 'pool'),
  ]);
  const fromOffer = play.do(P1, option('KT'));
  expect([gain(play, fromOffer, P1), gain(play, fromOffer, 'bank')]).toEqual([-77, 77]);
  expect([fromOffer.papers('offer', 'KT'), fromOffer.papers('pool', 'KT')]).toEqual([[20], [20]]);
  const fromPool = play.do(P1, option('KT', 'pool'));
  expect([gain(play, fromPool, P1), gain(play, fromPool, 'bank')]).toEqual([-66, 66]);
  expect([fromPool.papers('offer', 'KT'), fromPool.papers('pool', 'KT')]).toEqual([[20, 20], []]);
  // nothing left there
  fromPool.refuses(P2, option('KT', 'pool'), 'noShareThere', '1854-BUY-1');
  const poor = stockRound(two().cash(P1, 81).shares(P1, 'SB', 20));
  poor.refuses(P1, option('KT'), 'shareTooExpensive', '1854-BUY-6');
});

test('1854-OPT-4 1854-OPT-5 The other half is owed at the price that was paid', () => {
  const play = stockRound(two()).do(P1, option('KT'));
  expect(ownOf(play.state).options[P1]).toMatchObject({ company: 'KT', price: 82 });
  expect(play.papers(P1, 'KT')).toEqual([10]);
  // the price changes, the debt does not
  const later = stockRound(optioned(two(82, '2,4'), P1, 'KT'));
  expect(later.price('KT')).toBe(89);
  expect(gain(later, later.do(P1, settle), P1)).toBe(-82);
});

test('1854-OPT-6 1854-EARN-3 Until then it counts ten percent: for the dividend …', () => {
  const play = optioned(two().operated('KT'), P1, 'KT').atRevenue('KT', 100);
  const paid = play.do(P2, { type: 'payOut' });
  expect([gain(play, paid, P1), gain(play, paid, P2), gain(play, paid, 'KT')]).toEqual([10, 60, 0]);
  expect(gain(play, paid, 'bank')).toBe(-70);
});

test('1854-OPT-6 1854-OPT-15 1854-MAJOR-4 … and for the start: the director certificate and an option are half', () => {
  const play = stockRound(directorOnly(table1854(), 'KT', P2, 87));
  const bought = play.do(P1, option('KT'));
  expect([gain(play, bought, P1), bought.cash('KT'), bought.price('KT')]).toEqual([-87, 870, 87]);
  expect(gain(play, bought, 'bank')).toBe(87 - 870);
});

test('1854-OPT-7 While the markers lie out nothing else is bought', () => {
  // in the same round …
  const fresh = stockRound(optioned(two(), P1, 'SB', { round: 2 }));
  fresh.refuses(P1, buy('KT'), 'optionOpen', '1854-OPT-7');
  fresh.refuses(P1, buy('SB'), 'optionOpen', '1854-OPT-7');
  fresh.refuses(P1, start('KE', 67), 'optionOpen', '1854-OPT-7');
  fresh.refuses(P1, option('KT'), 'markersOut', '1854-OPT-1');
  expect(fresh.actions(P1)).toEqual([pass, settle]);
  // another's option hinders nobody else
  expect(fresh.pass().kinds(P2)).toContain('buyShare');
});

test('1854-OPT-8 Paying the rest is the purchase of the turn; then the paper is 20 percent', () => {
  const play = stockRound(optioned(two(82, '2,4'), P1, 'KT'));
  expect(play.price('KT')).toBe(89);
  const paid = play.do(P1, settle);
  expect([gain(play, paid, P1), gain(play, paid, 'bank')]).toEqual([-82, 82]);
  expect([paid.papers(P1, 'KT'), paid.percent('bank', 'KT'), ownOf(paid.state).options]).toEqual([
    [20],
    0,
    {},
  ]);
  // the turn is over
  expect(paid.waiting).toEqual([P2]);
  paid.refuses(P1, buy('SB'), 'notYourTurn', '1854-0.3');
  const poor = stockRound(optioned(two().cash(P1, 81), P1, 'KT'));
  poor.refuses(P1, settle, 'shareTooExpensive', '1854-BUY-6');
});

test('1854-OPT-8 R-06 It may be paid on a later turn of the same stock round, not in the same turn', () => {
  const bought = stockRound(two()).do(P1, option('KT'));
  expect(bought.waiting).toEqual([P2]);
  bought.refuses(P1, settle, 'notYourTurn', '1854-0.3');
  const again = untilSeat(bought, P1);
  expect(again.actions(P1)).toEqual([pass, settle]);
  const paid = again.do(P1, settle);
  expect([paid.papers(P1, 'KT'), gain(again, paid, P1)]).toEqual([[20], -82]);
  // free again on the turn after
  expect(untilSeat(paid, P1).kinds(P1)).toEqual([
    'buyOption',
    'buyShare',
    'pass',
    'sellShares',
    'startCompany',
  ]);
});

test('1854-OPT-9 R-06 In the next stock round it is paid for or sold before anything is bought or passed', () => {
  const bought = stockRound(two()).do(P1, option('KT'));
  const next = untilSeat(idleUntil(idleUntil(bought, 'operating'), 'stock'), P1);
  expect(next.state.round.kind).toBe('stock');
  next.refuses(P1, pass, 'optionDue', '1854-OPT-9');
  next.refuses(P1, buy('SB'), 'optionDue', '1854-OPT-9');
  next.refuses(P1, start('KE', 67), 'optionDue', '1854-OPT-9');
  next.refuses(P1, option('SB'), 'markersOut', '1854-OPT-1');
  expect(next.actions(P1)).toEqual([sellOption, settle]);
  expect(next.do(P1, settle).papers(P1, 'KT')).toEqual([20]);
  expect(next.do(P1, sellOption).papers('pool', 'KT')).toEqual([20]);
});

test('1854-OPT-9 Who cannot pay the rest sells other papers for it, or the option', () => {
  const play = stockRound(optioned(two().shares(P1, 'SB', 20).cash(P1, 10), P1, 'KT'));
  expect(play.actions(P1)).toEqual([sell('SB'), sellOption]);
  play.refuses(P1, settle, 'shareTooExpensive', '1854-BUY-6');
  play.refuses(P1, pass, 'optionDue', '1854-OPT-9');
  const raised = play.do(P1, sell('SB'));
  expect(raised.actions(P1)).toEqual([sellOption, settle]);
  // where the pool is full by a table's option and he cannot pay, he is not held up
  const full = optioned(
    table1854({ poolLimit: true })
      .par('KT', 82)
      .shares(P2, 'KT', 40)
      .shares('pool', 'KT', 40)
      .floated('KT')
      .cash(P1, 10),
    P1,
    'KT',
  );
  const stuck = stockRound(full.par('SB', 67, '7,1').shares(P1, 'SB', 60).shares(P3, 'SB', 20));
  stuck.refuses(P1, sellOption, 'poolLimit', '1854-SELL-8');
  stuck.refuses(P1, buy('SB'), 'optionOpen', '1854-OPT-7');
  expect(stuck.actions(P1)).toEqual([sell('SB'), pass]);
});

test('1854-OPT-9 R-06 optionWaits: whoever has an option due may pass, but buys nothing else before it is settled', () => {
  const table = (optionWaits: boolean) =>
    optioned(
      table1854({ optionWaits })
        .par('KT', 82)
        .shares(P2, 'KT', 40)
        .floated('KT')
        .par('SB', 77)
        .shares(P3, 'SB', 60)
        .floated('SB'),
      P1,
      'KT',
    );
  const waits = stockRound(table(true));
  expect(waits.actions(P1)).toEqual([pass, sellOption, settle]);
  waits.refuses(P1, buy('SB'), 'optionDue', '1854-OPT-9');
  waits.refuses(P1, option('SB'), 'markersOut', '1854-OPT-1');
  const later = untilSeat(waits.pass().do(P2, buy('KT')), P1);
  expect(later.actions(P1)).toEqual([pass, sellOption, settle]);
  expect(later.do(P1, settle).papers(P1, 'KT')).toEqual([20]);
  // all pass: it waits for the next stock round
  const over = waits.pass(4);
  expect([over.state.round.kind, over.papers(P1, 'KT')]).toEqual(['operating', [10]]);
  expect(stockRound(table(false)).actions(P1)).toEqual([sellOption, settle]);
});

test('1854-OPT-18 The rest is paid though he has sold papers of that company in this stock round (R-66)', () => {
  const table = table1854().par('KT', 82).shares(P2, 'KT', 40).shares(P1, 'KT', 20).floated('KT');
  const sold = stockRound(optioned(table, P1, 'KT')).do(P1, sell('KT'));
  sold.refuses(P1, buy('KT', 'pool'), 'optionDue', '1854-OPT-9');
  const paid = sold.do(P1, settle);
  expect([paid.papers(P1, 'KT'), gain(sold, paid, P1)]).toEqual([[20], -82]);
  // it is his purchase of the turn all the same, and a further paper of that company is not bought in this round
  expect(paid.waiting).not.toEqual([P1]);
  untilSeat(paid, P1).refuses(P1, buy('KT', 'pool'), 'soldThisRound', '1854-BUY-12');
});

test('1854-OPT-10 It may be sold, but not in the stock round in which it was bought', () => {
  const bought = untilSeat(stockRound(two()).do(P1, option('KT')), P1);
  bought.refuses(P1, sellOption, 'optionTooNew', '1854-OPT-10');
  bought.refuses(P1, sell('KT'), 'notHeld', '1854-SELL-2');
  const next = untilSeat(idleUntil(idleUntil(bought, 'operating'), 'stock'), P1);
  next.refuses(P1, sell('KT'), 'notHeld', '1854-SELL-2');
  expect(next.accepts(P1, sellOption)).toBe(true);
});

test('1854-OPT-11 1854-OPT-12 R-36 Sold it brings the price of ten percent; the pool has a paper of 20, the price falls one cell', () => {
  const seventyTwo = stockRound(optioned(two(72), P1, 'KT'));
  const sold = seventyTwo.do(P1, sellOption);
  expect([gain(seventyTwo, sold, P1), gain(seventyTwo, sold, 'bank')]).toEqual([72, -72]);
  expect([sold.papers('pool', 'KT'), sold.percent(P1, 'KT'), sold.percent('bank', 'KT')]).toEqual([
    [20],
    0,
    0,
  ]);
  const eightyTwo = stockRound(optioned(two(), P1, 'KT'));
  const other = eightyTwo.do(P1, sellOption);
  expect([gain(eightyTwo, other, P1), other.price('KT'), other.cell('KT')]).toEqual([82, 77, '3,2']);
});

test('1854-OPT-13 With the sale the markers are back: another company may be bought, not this one', () => {
  const play = stockRound(optioned(two(), P1, 'KT'));
  const sold = play.do(P1, sellOption);
  expect(ownOf(sold.state).options).toEqual({});
  expect(sold.waiting).toEqual([P1]);
  for (const from of ['offer', 'pool'] as const) {
    sold.refuses(P1, buy('KT', from), 'soldThisRound', '1854-BUY-12');
    sold.refuses(P1, option('KT', from), 'soldThisRound', '1854-BUY-12');
  }
  expect(sold.do(P1, option('SB')).papers(P1, 'SB')).toEqual([10]);
  expect(sold.do(P1, buy('SB')).papers(P1, 'SB')).toEqual([20]);
  // sold first, then bought: the turn's order holds for options too
  expect(sold.do(P1, buy('SB')).waiting).toEqual([P2]);
});

test('1854-OPT-14 1854-SPLIT-6 1854-SPLIT-7 At a split it becomes a paper of ten percent, without money either way', () => {
  const builder = optioned(table1854().par('VB', 87, '1,3').shares(P2, 'VB', 60).operated('VB'), P1, 'VB', {
    price: 82,
  });
  const play = builder.atRevenue('VB', 100);
  const paid = play.do(P2, { type: 'payOut' });
  expect([paid.price('VB'), paid.papers(P1, 'VB')]).toEqual([95, [10]]);
  // ten of the dividend, nothing for the paper; the bank pays P2 60 + 190 + 95
  expect([gain(play, paid, P1), gain(play, paid, P2), gain(play, paid, 'bank')]).toEqual([10, 345, -355]);
  expect(ownOf(paid.state).options).toEqual({});
  expect([paid.papers('VB', 'VB'), paid.percent('bank', 'VB')]).toEqual([[10, 10, 10, 10, 10], 0]);
  // nothing is owed, and both markers are free
  const next = untilSeat(
    stockRound(
      builder.set({
        certificates: paid.state.certificates,
        markers: paid.state.markers,
        own: paid.state.own,
      }),
    ),
    P1,
  );
  next.refuses(P1, settle, 'noOption', '1854-OPT-1');
  expect(next.do(P1, buy('VB', 'treasury')).papers(P1, 'VB')).toEqual([10, 10]);
});

test('1854-OPT-16 An option counts as one paper', () => {
  // four players, a limit of eight: seven privates
  const seven = ['AF', 'MT', 'GK', 'L1', 'L2', 'L3', 'L4'];
  const holding = (privates: readonly string[]) =>
    privates.reduce((builder, one) => builder.private(one, P1), two());
  const play = stockRound(holding(seven));
  const bought = play.do(P1, option('KT'));
  expect(certificateCount(title, bought.state, P1)).toBe(8);
  const full = stockRound(holding(seven).shares(P1, 'SB', 20));
  full.refuses(P1, option('KT'), 'certificateLimit', '1854-BUY-13');
  // paid for it is one paper still
  const paid = stockRound(optioned(holding(seven), P1, 'KT')).do(P1, settle);
  expect(certificateCount(title, paid.state, P1)).toBe(8);
});

test('1854-OPT-17 In the first stock round too', () => {
  const play = afterAuction(3).do(P3, start('KT', 72));
  const bought = play.do(P1, option('KT'));
  expect([gain(play, bought, P1), bought.papers(P1, 'KT'), bought.cash('KT')]).toEqual([-72, [10], 720]);
});

test('1854-OPT-17 What is owed for a paper from the pool stays the price of that day', () => {
  const builder = table1854()
    .par('KT', 77, '4,0')
    .shares(P2, 'KT', 40)
    .shares('pool', 'KT', 20)
    .floated('KT');
  const bought = stockRound(builder).do(P1, option('KT', 'pool'));
  expect(bought.price('KT')).toBe(66);
  const { certificates, own } = bought.state;
  const later = stockRound(builder.set({ certificates, own }).par('KT', 77, '2,2'), { number: 3 });
  expect(later.price('KT')).toBe(82);
  expect(gain(later, later.do(P1, settle), P1)).toBe(-66);
});

test('1854-OPT-9 Options are no matter of operating rounds', () => {
  const turn = optioned(two().operated('KT').tile('H18', '57', 0), P2, 'SB').atStep('KT', 'track');
  turn.refuses(P2, settle, 'notInOperatingRound', '1854-FLOW-4');
  turn.refuses(P2, option('KT'), 'notInOperatingRound', '1854-FLOW-4');
});

/** KT must buy a 2 for 100: its treasury is empty; P1, who directs it, has this much and an option on the SB at a price. */
const forced = (cash: number, cell: string) =>
  optioned(
    table1854()
      .par('SB', 77, cell)
      .shares(P3, 'SB', 60)
      .par('KT', 82)
      .shares(P1, 'KT', 40)
      .shares(P2, 'KT', 20)
      .operated('KT')
      .tile('H18', '57', 2)
      .cash('KT', 0)
      .cash(P1, cash),
    P1,
    'SB',
  ).atStep('KT', 'trains');

test('1854-OPT-11 1854-OPT-12 R-29 In a forced sale an option brings ten percent, like in a stock round', () => {
  const play = forced(30, '3,2');
  expect(play.actions(P1)).toEqual([sellOption]);
  play.refuses(P1, { type: 'declareBankruptcy' }, 'notBankrupt', '1854-TRAIN-27');
  const sold = play.do(P1, sellOption);
  expect([gain(play, sold, P1), sold.price('SB'), sold.papers('pool', 'SB')]).toEqual([77, 72, [20]]);
  expect(ownOf(sold.state).options).toEqual({});
  const bought = sold.do(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 100 });
  expect([bought.cash(P1), bought.trains('KT')]).toEqual([7, ['2']]);
  // not where the purse is full enough
  forced(100, '3,2').refuses(P1, sellOption, 'cashFirst', '1854-TRAIN-25');
  // and where it is not enough either he is bankrupt
  expect(forced(20, '3,2').kinds(P1)).toContain('declareBankruptcy');
});
