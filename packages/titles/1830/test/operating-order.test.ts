/** Rulebook 16.0: who acts when in an operating round. */
import { expect, test } from 'vitest';
import { P1, P2, P3, P4, type Play, table1830 } from './table1830.ts';

/** The companies of this operating round in the order in which they act. */
function order(start: Play): readonly string[] {
  const acted: string[] = [];
  let play = start;
  while (play.acting !== undefined && play.state.round === start.state.round) {
    acted.push(play.acting);
    play = play.passTurn();
  }
  return acted;
}

test('1830-16.0a After the stock round all privates pay, then the corporations act', () => {
  const last = table1830().company('CPR', P1).private('D&H', P2).private('C&SL', 'CPR').stockRound().pass(3);
  const round = last.pass();
  expect(round.state.round).toMatchObject({ kind: 'operating', number: 1 });
  expect(round.cash(P2)).toBe(600 + 15);
  expect(round.cash('CPR')).toBe(1000 + 10);
  const happened = round.events.flatMap((one) => {
    if (one.type === 'paid') return [one.why];
    return one.type === 'roundBegan' || one.type === 'turnBegan' ? [one.type] : [];
  });
  expect(happened).toEqual(['roundBegan', 'C&SL', 'D&H', 'turnBegan']);
});

test('1830-16.0b Corporations act in descending order of price', () => {
  const play = table1830()
    .company('CPR', P1, { cell: '0,7' })
    .company('NYC', P2, { cell: '1,6' })
    .company('PRR', P3, { cell: '0,6' })
    .endOfStockRound();
  expect(['CPR', 'NYC', 'PRR'].map((company) => play.price(company))).toEqual([112, 90, 100]);
  expect(order(play)).toEqual(['CPR', 'PRR', 'NYC']);
});

test('1830-16.0c At equal price the one further right acts first', () => {
  const play = table1830()
    .company('CPR', P1, { cell: '0,6' })
    .company('NYC', P2, { cell: '1,7' })
    .endOfStockRound();
  expect([play.price('CPR'), play.price('NYC')]).toEqual([100, 100]);
  expect(order(play)).toEqual(['NYC', 'CPR']);
});

test('1830-16.0d In the same cell the upper marker acts first', () => {
  const cell = '1,6';
  const one = table1830().company('CPR', P1, { cell }).company('NYC', P2, { cell }).endOfStockRound();
  expect(order(one)).toEqual(['CPR', 'NYC']);
  const other = table1830().company('NYC', P2, { cell }).company('CPR', P1, { cell }).endOfStockRound();
  expect(order(other)).toEqual(['NYC', 'CPR']);
});

test('1830-16.0e Only corporations that floated before act, each once', () => {
  const start = table1830()
    .company('CPR', P1)
    .company('NYC', P2, { cell: '1,6' })
    .par('PRR', 100)
    .shares(P3, 'PRR', 50)
    .endOfStockRound();
  // CPR earns nothing and falls to 90 behind NYC: it is not asked again
  expect(order(start)).toEqual(['CPR', 'NYC']);
  const next = start.passTurn().passTurn();
  expect(next.state.round).toMatchObject({ kind: 'stock', set: 3 });
});

test('1830-16.0f The next to act is always the highest among those that have not acted', () => {
  const forced = table1830()
    .company('PRR', P1, { cash: 0 })
    .tile('H10', '57', 1)
    .cash(P1, 0)
    .company('NYC', P2, { cell: '3,6' })
    .shares(P1, 'NYC', 20)
    .company('CPR', P4, { cell: '4,6' })
    .atStep('PRR', 'trains', { others: ['NYC', 'CPR'] });
  expect([forced.price('NYC'), forced.price('CPR')]).toEqual([76, 71]);
  const sold = forced.do(P1, { type: 'sellShares', company: 'NYC', count: 2 });
  expect([sold.price('NYC'), sold.price('CPR')]).toEqual([67, 71]);
  const bought = sold.do(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 80 });
  expect(order(bought.acting === 'PRR' ? bought.passTurn() : bought)).toEqual(['CPR', 'NYC']);
});

test('1830-16.0g At equal price in the same column the upper row acts first, whoever arrived earlier', () => {
  const upper = '5,6';
  const lower = '6,6';
  const one = table1830()
    .company('CPR', P1, { cell: upper })
    .company('NYC', P2, { cell: lower })
    .endOfStockRound();
  expect([one.price('CPR'), one.price('NYC')]).toEqual([67, 67]);
  expect(order(one)).toEqual(['CPR', 'NYC']);
  const other = table1830()
    .company('NYC', P2, { cell: lower })
    .company('CPR', P1, { cell: upper })
    .endOfStockRound();
  expect(order(other)).toEqual(['CPR', 'NYC']);
});
