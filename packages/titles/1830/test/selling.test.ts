/** Rulebook 12.0 and 15.0: selling shares, and dealing with the bank. */
import { expect, test } from 'vitest';
import { P1, P2, P3, P4, table1830 } from './table1830.ts';

const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;

test('1830-12.0a On his turn a player may sell any number of shares', () => {
  const play = table1830().par('CPR', 100).shares(P2, 'CPR', 30).par('NYC', 100).shares(P1, 'NYC', 50);
  const round = play.shares(P2, 'NYC', 50).stockRound({ seat: P2 });
  const after = round.do(P2, sell('NYC', 5));
  expect(after.percent('pool', 'NYC')).toBe(50);
  expect(after.cash(P2)).toBe(600 + 500);
  round.refuses(P1, sell('NYC', 1), 'notYourTurn', '1830-4.0e');
  round.refuses(P2, sell('CPR', 4), 'notHeld', '1830-12.0a');
  const operating = table1830().company('CPR', P1).operating('CPR');
  operating.refuses(P1, sell('CPR', 1), 'notInOperatingRound', '1830-12.0a');
});

test('1830-12.0b Not in the first stock round', () => {
  const built = () => table1830().par('CPR', 100).shares(P1, 'CPR', 40);
  const first = built().stockRound({ set: 1 });
  first.refuses(P1, sell('CPR', 1), 'firstRoundSale', '1830-7.0g');
  expect(first.kinds(P1)).not.toContain('sellShares');
  expect(built().stockRound({ set: 2 }).kinds(P1)).toContain('sellShares');
});

test('1830-12.0c The pool may not come to hold more than 50%', () => {
  const pool = (percent: number) =>
    table1830()
      .par('CPR', 100)
      .shares(P2, 'CPR', 20)
      .shares(P1, 'CPR', 20, { director: false })
      .shares('pool', 'CPR', percent)
      .stockRound();
  pool(40).refuses(P1, sell('CPR', 2), 'poolLimit', '1830-12.0c');
  expect(pool(40).do(P1, sell('CPR', 1)).percent('pool', 'CPR')).toBe(50);
  pool(50).refuses(P1, sell('CPR', 1), 'poolLimit', '1830-12.0c');
  pool(50).refuses(P1, sell('CPR', 2), 'poolLimit', '1830-12.0c');
});

test("1830-12.0d The president's certificate cannot be sold to the bank", () => {
  const play = table1830().par('CPR', 100).shares(P1, 'CPR', 20).shares(P2, 'CPR', 10).stockRound();
  play.refuses(P1, sell('CPR', 1), 'nobodyToDirect', '1830-13.0g');
  play.refuses(P1, sell('CPR', 2), 'nobodyToDirect', '1830-13.0g');
  expect(play.kinds(P1)).not.toContain('sellShares');
});

test('1830-15.0a 1830-15.0g Players trade no shares with each other; no loans, no gifts', () => {
  const play = table1830()
    .par('CPR', 100)
    .shares(P1, 'CPR', 40)
    .shares(P2, 'CPR', 20)
    .private('D&H', P1)
    .stockRound();
  for (const action of [
    { type: 'offerShare', company: 'CPR', to: P2, price: 100 },
    { type: 'requestShare', company: 'CPR', from: P2, price: 100 },
    { type: 'giveMoney', to: P2, amount: 50 },
    { type: 'lendMoney', to: P2, amount: 50 },
  ])
    play.refuses(P1, action, 'unknownAction', '1830-0.1');
  play.refuses(P1, { type: 'buyShare', company: 'CPR', from: P2 }, 'malformed', '1830-0.1');
  play.refuses(P1, { ...sell('CPR', 1), to: P2 }, 'malformed', '1830-0.1');
  // a private is the only thing he may hand to another player
  expect(play.kinds(P1)).toEqual(['buyShare', 'offerPrivate', 'pass', 'sellShares', 'startCompany']);
  for (const seat of [P2, P3, P4]) expect(play.kinds(seat)).toEqual([]);
});

test('1830-15.0b 1830-15.0f The pool trades at the market price; buying does not move the marker', () => {
  const play = table1830().par('CPR', 67, '0,7').shares(P2, 'CPR', 50).shares('pool', 'CPR', 10).stockRound();
  const bought = play.do(P1, { type: 'buyShare', company: 'CPR', from: 'pool' });
  expect(bought.cash(P1)).toBe(600 - 112);
  expect(bought.price('CPR')).toBe(112);
  expect(bought.cell('CPR')).toBe('0,7');
  const sold = bought.pass().do(P2, sell('CPR', 1));
  expect(sold.cash(P2)).toBe(600 + 112);
});

test('1830-15.0c 1830-15.0d Worked example: two CPR shares at 100 sold together bring 200; then the marker falls to 82', () => {
  const play = table1830().par('CPR', 100).shares(P1, 'CPR', 50).shares(P2, 'CPR', 20).stockRound();
  const after = play.do(P1, sell('CPR', 2));
  expect(after.cash(P1)).toBe(play.cash(P1) + 200);
  expect(after.cell('CPR')).toBe('2,6');
  expect(after.price('CPR')).toBe(82);
  expect(after.percent('pool', 'CPR')).toBe(20);
});

test('1830-15.0e Worked example: sold one by one the second share brings only the reduced price', () => {
  const play = table1830().par('CPR', 100).shares(P1, 'CPR', 50).shares(P2, 'CPR', 20).stockRound();
  const one = play.do(P1, sell('CPR', 1));
  expect(one.cash(P1)).toBe(play.cash(P1) + 100);
  const two = one.do(P1, sell('CPR', 1));
  expect(two.cash(P1)).toBe(play.cash(P1) + 190);
  expect(two.price('CPR')).toBe(82);
});
