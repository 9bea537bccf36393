/** The operating round: incomes, the order of companies, the steps of a turn. */
import { describe, expect, test } from 'vitest';
import { inPhase, lagAt, local, major, P1, P2, P3, type Play, run, table1854, withOwn } from './table1854.ts';

/** The companies in the order in which they act until the round is over. */
function order(play: Play): readonly string[] {
  const found: string[] = [];
  const { round } = play.state;
  let now = play;
  while (now.acting !== undefined && now.state.round === round) {
    found.push(now.acting);
    now = now.passTurn();
  }
  return found;
}

test('1854-OR-1 First the bank pays the mountain railways, before local railway 1 acts', () => {
  const table = local(table1854().private('SM', P1).private('MT', P2), 'L1', P3);
  const [one, two, three] = [P1, P2, P3].map((seat) => table.state.cash[seat] as number) as [
    number,
    number,
    number,
  ];
  const play = table.endOfStockRound();
  expect(play.acting).toBe('L1');
  expect(play.top).toBe('trackStep');
  expect([play.cash(P1), play.cash(P2), play.cash(P3)]).toEqual([one + 25, two + 10, three]);
  // a local railway has no fixed income
  expect(play.cash('L1')).toBe(150);
});

describe('the order', () => {
  test('1854-OR-2 1854-LAG-35 Local railways act by number, then the companies', () => {
    const table = table1854();
    for (const one of ['L6', 'L3', 'L2']) local(table, one, P1);
    major(table, 'KE', P2);
    expect(order(table.operating(['KE', 'L6', 'L3', 'L2']))).toEqual(['L2', 'L3', 'L6', 'KE']);
  });

  test('1854-OR-3 Started companies act by price, the highest first; a Lokalbahn AG by the price of its half', () => {
    const table = inPhase(table1854(), '5').tile('D18', '15', 0);
    lagAt(table, 'A', [P1, P2], 'D18');
    major(table, 'VB', P2);
    withOwn(major(table, 'KE', P1, { cell: '2,6' }), { split: ['KE'] });
    const play = table.operating(['VB', 'A', 'KE']);
    expect([play.price('KE'), play.price('VB'), play.price('A')]).toEqual([97, 82, 67]);
    expect(order(play)).toEqual(['KE', 'VB', 'A']);
  });

  test('1854-OR-4 Of equal prices the one further right acts first', () => {
    const table = table1854();
    major(table, 'KE', P1, { cell: '1,3' });
    withOwn(major(table, 'VB', P2, { cell: '3,6' }), { split: ['VB'] });
    const play = table.operating(['KE', 'VB']);
    expect([play.price('KE'), play.price('VB')]).toEqual([91, 91]);
    expect(order(play)).toEqual(['VB', 'KE']);
  });

  test('1854-OR-5 On one cell the marker that came first acts first', () => {
    const table = table1854();
    major(table, 'SB', P1);
    major(table, 'KT', P2);
    expect(order(table.operating(['KT', 'SB']))).toEqual(['SB', 'KT']);
  });

  test('1854-OR-7 The round is over when each has acted once; another one follows, then a stock round', () => {
    const table = inPhase(table1854(), '3');
    major(table, 'KE', P1);
    local(table, 'L1', P2);
    let play = table.operating(['L1', 'KE'], { number: 1, of: 2 });
    play = play.passTurn();
    expect(play.acting).toBe('KE');
    play = play.passTurn();
    expect(play.state.round).toMatchObject({ kind: 'operating', number: 2, of: 2 });
    expect(play.acting).toBe('L1');
    play = play.passTurn().passTurn();
    expect(play.state.round.kind).toBe('stock');
  });

  test('1854-OR-8 Prices that move in the round change who comes next (R-56)', () => {
    const table = inPhase(table1854(), '3');
    major(table, 'SB', P1);
    major(table, 'VB', P2);
    major(table, 'KE', P1, { cell: '2,3' });
    table.train('SB', '3').train('SB', '3');
    const play = table.atStep('KE', 'trains', { others: ['SB', 'VB'] });
    expect([play.price('KE'), play.price('SB'), play.price('VB')]).toEqual([85, 82, 82]);
    const bought = play.do(P1, { type: 'buyTrain', from: 'SB', kind: '3', price: 1 });
    expect(bought.price('SB')).toBe(80);
    let after = bought;
    while (after.acting === 'KE') after = after.pass();
    expect(after.acting).toBe('VB');
    // nobody acts twice and nobody is left out
    expect(after.passTurn().acting).toBe('SB');
  });
});

/** KT in Klagenfurt with a train, a route to Laibach and money for all steps. */
const klagenfurt = () =>
  major(inPhase(table1854(), '3').tile('H18', '14', 1), 'KT', P1)
    .train('KT', '2')
    .train('KT', '3');

test('1854-OR-6 A turn has seven steps: mail income, track, station, run, earnings, trains, mail contract', () => {
  const table = klagenfurt();
  // another city to put a station in
  table.tile('H20', '9', 1);
  withOwn(table, { mail: {} });
  let play = table.operating('KT');
  const early = [
    { type: 'payOut' },
    { type: 'withhold' },
    { type: 'runTrains', runs: [] },
    { type: 'buyTrain', from: 'bank', kind: '3', price: 200 },
    { type: 'buyMail', size: 'small' },
  ];
  expect(play.top).toBe('trackStep');
  for (const action of early) play.refuses(P1, action, 'stepOver', '1854-OR-6');
  play = play.passUntil('runStep');
  play.refuses(P1, { type: 'layTile', hex: 'H16', tile: '1', rotation: 0 }, 'stepOver', '1854-OR-6');
  play.refuses(P1, { type: 'buildTunnel', hex: 'G17', from: 0, to: 3 }, 'stepOver', '1854-OR-6');
  play.refuses(P1, { type: 'buyMail', size: 'small' }, 'stepOver', '1854-OR-6');
  play.refuses(P1, { type: 'pass' }, 'mustRun', '1854-REV-7');
  play = play.do(P1, { type: 'runTrains', runs: [run('2-0', 'H18:0 I19:0')] });
  expect(play.top).toBe('revenueStep');
  play.refuses(P1, { type: 'buyTrain', from: 'bank', kind: '3', price: 200 }, 'revenueFirst', '1854-OR-6');
  play = play.do(P1, { type: 'withhold' });
  expect(play.top).toBe('trainStep');
  play.refuses(P1, { type: 'buyMail', size: 'small' }, 'stepOver', '1854-OR-6');
  play.refuses(P1, { type: 'runTrains', runs: [] }, 'stepOver', '1854-OR-6');
  play = play.pass();
  expect(play.top).toBe('mailStep');
  play.refuses(P1, { type: 'buyTrain', from: 'bank', kind: '3', price: 200 }, 'stepOver', '1854-OR-6');
  expect(play.do(P1, { type: 'buyMail', size: 'small' }).cash('KT')).toBe(play.cash('KT') - 100);
  // somebody else does not act for the company
  play.refuses(P2, { type: 'buyMail', size: 'small' }, 'notDirector', '1854-FLOW-4');
});
