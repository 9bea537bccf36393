/** Rulebook 8.2: how the price markers move. */
import { expect, test } from 'vitest';
import { P1, P2, P3, type Play, table1830 } from './table1830.ts';

/** PRR is about to run its train from Altoona to Pittsburgh for 30; its marker stands on a cell. */
const running = (cell: string) =>
  table1830().company('PRR', P1, { cell }).tile('H10', '57', 1).train('PRR', '2').atStep('PRR', 'run');
const run = (play: Play) =>
  play.do(P1, play.actions(P1).find((one) => one.type === 'runTrains') ?? { type: 'pass' });
const dividend = (cell: string) => run(running(cell)).do(P1, { type: 'payOut' });
const withhold = (cell: string) => run(running(cell)).do(P1, { type: 'withhold' });

/** All of CPR is with players when a stock round ends. */
const soldOut = (cell: string) =>
  table1830().par('CPR', 100, cell).shares(P1, 'CPR', 60).shares(P2, 'CPR', 40).endOfStockRound();

/** The markers on a cell, the top one first. */
const pile = (play: Play, cell: string): readonly string[] =>
  Object.entries(play.state.markers)
    .filter(([, marker]) => marker.cell === cell)
    .sort(([, a], [, b]) => a.arrival - b.arrival)
    .map(([company]) => company);

test('1830-8.2a Shares from the IPO cost par, shares from the pool the market price', () => {
  const play = table1830()
    .par('CPR', 76, '1,6')
    .shares(P1, 'CPR', 40)
    .shares('pool', 'CPR', 10)
    .cash(P2, 89)
    .stockRound({ seat: P2 });
  expect(play.do(P2, { type: 'buyShare', company: 'CPR', from: 'offer' }).cash(P2)).toBe(89 - 76);
  play.refuses(P2, { type: 'buyShare', company: 'CPR', from: 'pool' }, 'shareTooExpensive', '1830-8.2a');
  const rich = table1830()
    .par('CPR', 76, '1,6')
    .shares(P1, 'CPR', 40)
    .shares('pool', 'CPR', 10)
    .cash(P2, 90)
    .stockRound({ seat: P2 });
  expect(rich.do(P2, { type: 'buyShare', company: 'CPR', from: 'pool' }).cash(P2)).toBe(0);
});

test('1830-8.2b Each 10% sold moves the marker one row down', () => {
  const play = table1830().par('CPR', 100).shares(P1, 'CPR', 60).stockRound();
  const after = play.do(P1, { type: 'sellShares', company: 'CPR', count: 3 });
  expect(after.cell('CPR')).toBe('3,6');
  expect(after.price('CPR')).toBe(76);
});

test('1830-8.2c The marker stops at the lowest cell of its column', () => {
  const play = table1830().par('CPR', 100, '9,6').shares(P1, 'CPR', 60).stockRound();
  expect(play.price('CPR')).toBe(50);
  const after = play.do(P1, { type: 'sellShares', company: 'CPR', count: 3 });
  expect(after.cell('CPR')).toBe('10,6');
  expect(after.price('CPR')).toBe(40);
});

test('1830-8.2d A sold-out corporation moves one row up at the end of the stock round', () => {
  expect(soldOut('1,6').price('CPR')).toBe(100);
  const pool = table1830()
    .par('CPR', 90)
    .shares(P1, 'CPR', 60)
    .shares(P2, 'CPR', 30)
    .shares('pool', 'CPR', 10);
  expect(pool.endOfStockRound().cell('CPR')).toBe('1,6');
  const offer = table1830().par('CPR', 90).shares(P1, 'CPR', 60).shares(P2, 'CPR', 30);
  expect(offer.endOfStockRound().cell('CPR')).toBe('1,6');
});

test('1830-8.2e A sold-out corporation in the top row stays there', () => {
  const play = soldOut('0,8');
  expect(play.price('CPR')).toBe(126);
  expect(play.cell('CPR')).toBe('0,8');
});

test('1830-8.2f A dividend moves the marker one cell right', () => {
  expect(dividend('0,6').price('PRR')).toBe(112);
});

test('1830-8.2g At the right end of a row a dividend moves the marker one row up', () => {
  for (const [cell, before, after] of [
    ['3,12', 130, 155],
    ['2,15', 200, 240],
    ['1,18', 300, 350],
  ] as const) {
    expect(running(cell).price('PRR')).toBe(before);
    expect(dividend(cell).price('PRR')).toBe(after);
  }
});

test('1830-8.2h 350 is the ceiling', () => {
  expect(running('0,18').price('PRR')).toBe(350);
  expect(dividend('0,18').price('PRR')).toBe(350);
  expect(soldOut('0,18').price('CPR')).toBe(350);
});

test('1830-8.2i No dividend moves the marker one cell left, at once', () => {
  expect(withhold('0,6').price('PRR')).toBe(90);
  expect(withhold('0,6').cell('PRR')).toBe('0,5');
  // nothing earned at all: the same
  expect(table1830().company('PRR', P1).atStep('PRR', 'run').cell('PRR')).toBe('0,5');
  const home = table1830({ reading: 'public' })
    .company('PRR', P1)
    .tile('H10', '57', 1)
    .train('PRR', '2')
    .atStep('PRR', 'run')
    .do(P1, { type: 'runTrains', runs: [] });
  expect(home.cell('PRR')).toBe('0,5');
});

test('1830-8.2j At the left end of a row it moves one row down, if there is one', () => {
  expect(withhold('0,0').cell('PRR')).toBe('1,0');
  expect(withhold('0,0').price('PRR')).toBe(53);
  for (const cell of ['7,0', '8,1', '9,2', '10,3']) {
    expect(withhold(cell).price('PRR')).toBe(10);
    expect(withhold(cell).cell('PRR')).toBe(cell);
  }
});

test('1830-8.2k A marker that comes to an occupied cell is put underneath', () => {
  const play = table1830().par('CPR', 90).par('NYC', 100).shares(P1, 'NYC', 40).stockRound();
  const sold = play.do(P1, { type: 'sellShares', company: 'NYC', count: 1 });
  expect(pile(sold, '1,6')).toEqual(['CPR', 'NYC']);
  const third = sold.pass().do(P2, { type: 'startCompany', company: 'PRR', price: 90 });
  expect(pile(third, '1,6')).toEqual(['CPR', 'NYC', 'PRR']);

  // at the bottom of the column the upper one is sold and keeps its place
  const bottom = table1830()
    .par('NYC', 100, '10,6')
    .shares(P1, 'NYC', 40)
    .par('CPR', 100, '10,6')
    .stockRound()
    .do(P1, { type: 'sellShares', company: 'NYC', count: 1 });
  expect(pile(bottom, '10,6')).toEqual(['NYC', 'CPR']);
});

test('1830-8.2l A corporation that has not floated can only move down', () => {
  const built = () => table1830().par('CPR', 90).shares(P1, 'CPR', 40);
  const next = built().endOfStockRound();
  // the round is over and so is the operating round in which nobody acts
  expect(next.state.round).toMatchObject({ kind: 'stock', set: 3 });
  expect(next.cell('CPR')).toBe('1,6');
  const sold = built().stockRound().do(P1, { type: 'sellShares', company: 'CPR', count: 1 });
  expect(sold.price('CPR')).toBe(82);
});

test('1830-8.2m No train is no dividend, also in the first turn, and nobody is asked', () => {
  const play = table1830().par('CPR', 100).shares(P1, 'CPR', 60).cash('CPR', 1000).operating('CPR');
  expect(play.state.stations).toContainEqual({ company: 'CPR', hex: 'A19', stop: 0 });
  expect(play.price('CPR')).toBe(100);
  const track = play.pass();
  expect(track.top).toBe('trainStep');
  expect(track.price('CPR')).toBe(90);
  expect(track.kinds(P1)).not.toContain('payOut');
  track.refuses(P1, { type: 'payOut' }, 'stepOver');
  // a train but no route: the same
  const idle = table1830().company('CPR', P1).train('CPR', '2').atStep('CPR', 'run');
  expect(idle.top).toBe('trainStep');
  expect(idle.price('CPR')).toBe(90);
});

test('1830-8.2n Several sold-out markers move in operating order', () => {
  const play = table1830()
    .par('CPR', 90)
    .shares(P1, 'CPR', 60)
    .shares(P2, 'CPR', 40)
    .par('NYC', 90)
    .shares(P2, 'NYC', 60)
    .shares(P3, 'NYC', 40)
    .endOfStockRound();
  expect(pile(play, '0,6')).toEqual(['CPR', 'NYC']);
  // NYC on top at the start: NYC on top at the end
  const other = table1830()
    .par('NYC', 90)
    .shares(P2, 'NYC', 60)
    .shares(P3, 'NYC', 40)
    .par('CPR', 90)
    .shares(P1, 'CPR', 60)
    .shares(P2, 'CPR', 40)
    .endOfStockRound();
  expect(pile(other, '0,6')).toEqual(['NYC', 'CPR']);
});
