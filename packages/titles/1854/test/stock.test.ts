/** The stock round: whose turn it is, what a turn holds, when it is over. */
import { expect, test } from 'vitest';
import {
  afterAuction,
  buy,
  gain,
  P1,
  P2,
  P3,
  P4,
  Play,
  pass,
  sell,
  start,
  stockRound,
  type TableBuilder,
  table1854,
} from './table1854.ts';

/** KT and SB are started; P1 and P2 hold papers of both, one of each is left. */
const two = (players = 4): TableBuilder =>
  table1854({ players })
    .par('KT', 82)
    .shares(P2, 'KT', 40)
    .shares(P1, 'KT', 40, { director: false })
    .floated('KT')
    .par('SB', 77)
    .shares(P1, 'SB', 40)
    .shares(P2, 'SB', 40, { director: false })
    .floated('SB')
    .cash(P1, 500)
    .cash(P2, 500)
    .cash(P3, 500);

test('1854-STOCK-1 The holder of the priority begins, the others follow clockwise', () => {
  let play = stockRound(two(3).priority(P3));
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    order.push(...play.waiting);
    play.refuses(((play.waiting[0] as number) + 1) % 3, pass, 'notYourTurn', '1854-0.3');
    play = turn === 0 ? play.do(P3, start('KE', 67)) : play.pass();
  }
  expect(order).toEqual([P3, P1, P2, P3]);
});

test('1854-STOCK-1 The auction hands the priority on: left of the last buyer', () => {
  // eleven privates, four players: the eleventh goes to P3
  const play = afterAuction();
  expect([play.state.round.kind, play.waiting]).toEqual(['stock', [P4]]);
});

test('1854-STOCK-2 A turn: any number of sales, then at most one purchase, in that order', () => {
  const play = stockRound(two());
  const sold = play.do(P1, sell('KT')).do(P1, sell('KT'));
  expect(sold.waiting).toEqual([P1]);
  const both = sold.do(P1, buy('SB'));
  expect(both.papers(P1, 'SB')).toEqual([40, 20]);
  // The purchase has ended the turn: neither a sale nor a second purchase may follow.
  expect(both.waiting).toEqual([P2]);
  both.refuses(P1, sell('SB'), 'notYourTurn', '1854-0.3');
  both.refuses(P1, start('KE', 67), 'notYourTurn', '1854-0.3');
  play.refuses(P1, { ...buy('SB'), count: 2 }, 'onlyOne', '1854-STOCK-2');
});

test('1854-STOCK-2 Within a turn the sale after a purchase, and the second purchase, are refused', () => {
  // the turn as it stands between the purchase and its end, which the table brings about by itself
  const play = stockRound(two());
  const agenda = play.state.agenda.map((task) =>
    task.kind === 'stockTurn' ? { ...task, bought: { company: 'SB', from: 'offer' }, traded: true } : task,
  );
  const bought = new Play({ ...play.state, agenda });
  bought.refuses(P1, sell('KT'), 'sellsFirst', '1854-STOCK-2');
  bought.refuses(P1, buy('SB'), 'boughtAlready', '1854-STOCK-2');
  bought.refuses(P1, start('KE', 67), 'boughtAlready', '1854-STOCK-2');
  expect(bought.actions(P1)).toEqual([pass]);
});

test('1854-STOCK-3 Papers are traded with the bank alone', () => {
  const play = stockRound(two());
  play.refuses(P1, { ...sell('KT'), to: P3 }, 'malformed', '1854-0.1');
  play.refuses(P1, { type: 'buyShare', company: 'KT', from: P2 }, 'malformed', '1854-0.1');
  play.refuses(P1, { type: 'offerShare', company: 'KT', to: P2, price: 100 }, 'unknownAction', '1854-0.1');
  // the bank pays and is paid
  const sold = play.do(P1, sell('KT'));
  expect([gain(play, sold, P1), gain(play, sold, 'bank')]).toEqual([164, -164]);
  expect(sold.papers('pool', 'KT')).toEqual([20]);
  expect(gain(play, play.do(P1, buy('KT')), 'bank')).toBe(164);
  expect(play.kinds(P1)).toEqual(['buyOption', 'buyShare', 'pass', 'sellShares', 'startCompany']);
});

test('1854-STOCK-4 Who has passed may act again when his turn comes', () => {
  const play = stockRound(two()).pass().do(P2, buy('KT')).pass(2);
  expect(play.waiting).toEqual([P1]);
  expect(play.kinds(P1)).toEqual(['buyOption', 'buyShare', 'pass', 'sellShares', 'startCompany']);
  expect(play.do(P1, sell('KT')).papers('pool', 'KT')).toEqual([20]);
  expect(play.do(P1, buy('SB')).percent(P1, 'SB')).toBe(60);
});

test('1854-STOCK-5 The round ends when all pass in succession', () => {
  const play = stockRound(two());
  expect(play.pass(3).state.round.kind).toBe('stock');
  expect(play.pass(4).state.round.kind).toBe('operating');
  // three passes and a sale: it goes on
  const sold = stockRound(two().priority(P2)).pass(3).do(P1, sell('KT')).do(P1, pass);
  expect([sold.state.round.kind, sold.waiting]).toEqual(['stock', [P2]]);
  expect(sold.pass(3).state.round.kind).toBe('stock');
  expect(sold.pass(4).state.round.kind).toBe('operating');
});

test('1854-STOCK-6 Sales lower prices in the round, full ownership raises them at its end', () => {
  const play = stockRound(two());
  const sold = play.do(P1, sell('KT'));
  expect([play.price('KT'), sold.price('KT')]).toEqual([82, 77]);
  const held = sold.do(P1, buy('SB'));
  expect(held.price('SB')).toBe(77);
  const over = held.pass(4);
  expect(over.state.round.kind).toBe('operating');
  // all of the SB is with players; one KT paper lies in the pool
  expect([over.price('SB'), over.price('KT')]).toEqual([82, 77]);
});
