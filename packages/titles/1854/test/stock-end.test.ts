/** The end of a stock round: who has the priority, what rises, what follows. */
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { ownOf } from '../rules/own.ts';
import {
  buy,
  directorOnly,
  idleUntil,
  lag,
  optioned,
  P1,
  P2,
  P3,
  pass,
  sell,
  splitPapers,
  stockRound,
  table1854,
} from './table1854.ts';

const order = (play: { state: Parameters<typeof title.operating.order>[0] }, ...companies: string[]) =>
  title.operating.order(play.state, companies);

test('1854-SREND-1 The priority goes to the left of the last one who bought or sold', () => {
  const three = () =>
    table1854({ players: 3 }).par('KT', 82).shares(P1, 'KT', 60).shares(P2, 'KT', 20).tile('H18', '57', 0);
  const play = stockRound(three());
  const sold = play.pass().do(P2, sell('KT')).do(P2, pass);
  const over = sold.pass(3);
  expect([over.state.round.kind, over.state.priority]).toEqual(['operating', P3]);
  // a purchase moves it likewise
  const bought = stockRound(three()).pass(2).do(P3, buy('KT')).pass(3);
  expect(bought.state.priority).toBe(P1);
  // whoever has it begins the next stock round
  expect(idleUntil(over, 'stock').waiting).toEqual([P3]);
});

test('1854-SREND-10 R-54 Where nobody traded the priority stays', () => {
  const play = stockRound(table1854({ players: 3 }).priority(P3));
  expect(play.waiting).toEqual([P3]);
  const over = play.pass(3);
  expect([over.state.priority, idleUntil(over, 'stock').waiting]).toEqual([P3, [P3]]);
});

test('1854-SREND-2 Prices of companies that have begun are adjusted, and of no others', () => {
  const over = directorOnly(table1854().par('KT', 82).shares(P1, 'KT', 100), 'SB', P2, 77).endOfStockRound();
  expect([over.price('KT'), over.cell('SB')]).toEqual([87, undefined]);
});

test('1854-SREND-3 A company wholly with players rises one cell up to the right, one with a paper elsewhere does not', () => {
  const at = (cell: string, where?: 'pool') => {
    const builder = table1854().par('KT', 82, cell).shares(P1, 'KT', 60).shares(P2, 'KT', 20);
    return (where ? builder.shares(where, 'KT', 20) : builder.shares(P3, 'KT', 20)).endOfStockRound();
  };
  expect([at('2,4').price('KT'), at('2,4').cell('KT')]).toEqual([95, '1,4']);
  expect(at('2,4', 'pool').price('KT')).toBe(89);
  const unsold = table1854().par('KT', 82).shares(P1, 'KT', 60).shares(P2, 'KT', 20).endOfStockRound();
  expect(unsold.price('KT')).toBe(82);
});

test('1854-SREND-4 1854-OPT-6 A paper with an option marker counts as held by its player', () => {
  const builder = table1854().par('KT', 72).shares(P1, 'KT', 60).shares(P2, 'KT', 20);
  const over = optioned(builder, P3, 'KT').endOfStockRound();
  expect([over.percent('bank', 'KT'), over.price('KT')]).toEqual([10, 77]);
});

test('1854-SREND-5 At the upper edge the marker stays, and keeps its place in the pile', () => {
  const builder = () => table1854().par('SB', 93).shares(P1, 'SB', 100).par('KT', 93).shares(P2, 'KT', 60);
  const over = builder().endOfStockRound();
  expect([over.cell('SB'), over.cell('KT')]).toEqual(['0,2', '0,2']);
  expect(order(over, 'KT', 'SB')).toEqual(['SB', 'KT']);
});

test('1854-SREND-6 A marker that arrives goes under those that are there', () => {
  // the KT stands on 95 already; the VB comes from 89
  const over = splitPapers(
    table1854().par('VB', 82, '2,4').shares(P1, 'VB', 100).par('KT', 87, '1,4').floated('KT'),
    'KT',
    P2,
    [],
  ).endOfStockRound();
  expect([over.cell('KT'), over.cell('VB')]).toEqual(['1,4', '1,4']);
  expect(order(over, 'VB', 'KT')).toEqual(['KT', 'VB']);
  expect(over.acting).toBe('KT');
});

test('1854-SREND-7 A split that this brings about is done at once', () => {
  const builder = optioned(
    table1854().par('VB', 82, '2,4').shares(P1, 'VB', 60).shares(P2, 'VB', 20),
    P3,
    'VB',
  );
  const { cash } = builder.state;
  const over = builder.endOfStockRound();
  expect([over.price('VB'), ownOf(over.state).split, ownOf(over.state).options]).toEqual([95, ['VB'], {}]);
  const gains = [P1, P2, P3].map((seat) => over.cash(seat) - (cash[seat] ?? 0));
  expect(gains).toEqual([285, 95, 0]);
});

test('1854-SREND-8 R-17 After a split it rises only when the split field is empty too', () => {
  const held = (p3: number) =>
    splitPapers(table1854().par('KT', 82, '2,5').floated('KT'), 'KT', P1, [
      [P1, 2],
      [P2, 1],
      [P3, p3],
    ]).endOfStockRound();
  expect([held(0).percent('KT', 'KT'), held(0).price('KT')]).toEqual([50, 93]);
  expect([held(4).percent('KT', 'KT'), held(4).price('KT')]).toEqual([10, 93]);
  expect([held(5).percent('KT', 'KT'), held(5).price('KT')]).toEqual([0, 99]);
});

test.each([
  ['1', 1],
  ['2', 1],
  ['3', 2],
  ['4', 2],
  ['5', 3],
  ['6', 3],
  ['7', 3],
])('1854-SREND-9 1854-FLOW-2 In phase %s so many operating rounds follow: %i', (phase, count) => {
  const over = table1854()
    .par('KT', 82)
    .shares(P1, 'KT', 60)
    .tile('H18', '57', 0)
    .set({ phase })
    .endOfStockRound();
  const rounds: number[] = [];
  let play = over;
  while (play.state.round.kind === 'operating') {
    rounds.push(play.state.round.number);
    const { number } = play.state.round;
    while (play.state.round.kind === 'operating' && play.state.round.number === number)
      play = play.do(play.waiting[0] as number, play.actions(play.waiting[0] as number).at(-1) ?? pass);
  }
  expect(rounds).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(play.state.round.kind).toBe('stock');
});

test('1854-SREND-11 R-55 Several rises are done in operating order', () => {
  const both = (one: string, other: string) =>
    table1854()
      .par(one, 82, '2,4')
      .shares(P1, one, 100)
      .par(other, 82, '2,4')
      .shares(P2, other, 100)
      .endOfStockRound();
  for (const [one, other] of [
    ['KT', 'SB'],
    ['SB', 'KT'],
  ] as const) {
    const over = both(one, other);
    expect([over.price(one), over.price(other)]).toEqual([95, 95]);
    expect(order(over, 'KT', 'SB')).toEqual([one, other]);
  }
});

test('1854-SREND-12 1854-SREND-3 A Lokalbahn AG with both papers in players’ hands rises too', () => {
  const held = lag(table1854(), 'A', [P1, P2]).endOfStockRound();
  expect([held.price('A'), held.cell('A')]).toEqual([72, '4,2']);
  expect(lag(table1854(), 'A', [P1, 'pool']).endOfStockRound().price('A')).toBe(67);
});
