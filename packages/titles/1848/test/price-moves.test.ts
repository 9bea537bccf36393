/** Chapter XII: how prices move in operating rounds. Cells of the market are "row,column", the hatched column is 0. */
import { expect, test } from 'vitest';
import { P1, P2, P3, type TableBuilder, table1848, table2021 } from './table1848.ts';

const payOut = { type: 'payOut' } as const;
const withhold = { type: 'withhold' } as const;

/** The NSW between Sydney and Newcastle, its marker on this cell. */
const nsw = (cell: string, builder = table1848()): TableBuilder =>
  builder.company('NSW', P1, { cell }).tile('F17', '6', 1).tile('E18', '6', 0);

test.each([
  ['1,5', 100, '1,6', 110],
  ['5,1', 20, '5,2', 30],
  ['0,15', 400, '0,16', 450],
])('1848-XII-1 A dividend moves the marker one cell right: %s (%i) to %s (%i)', (from, before, to, after) => {
  const play = nsw(from).atRevenue('NSW', 120);
  expect(play.price('NSW')).toBe(before);
  const paid = play.do(P1, payOut);
  expect([paid.cell('NSW'), paid.price('NSW')]).toEqual([to, after]);
});

test.each([
  ['3,10', 190, '2,10', 200],
  ['5,6', 70, '4,6', 80],
  ['1,16', 440, '0,16', 450],
])('1848-XII-2 At the right end of a row it moves up: %s (%i) to %s (%i)', (from, before, to, after) => {
  const play = nsw(from).atRevenue('NSW', 120);
  expect(play.price('NSW')).toBe(before);
  const paid = play.do(P1, payOut);
  expect([paid.cell('NSW'), paid.price('NSW')]).toEqual([to, after]);
});

test('1848-XII-2 At the very top it stays', () => {
  const paid = nsw('0,16').atRevenue('NSW', 120).do(P1, payOut);
  expect([paid.cell('NSW'), paid.price('NSW')]).toEqual(['0,16', 450]);
});

test('1848-XII-3 Withholding moves it one cell left', () => {
  const play = nsw('2,5').atRevenue('NSW', 120);
  expect(play.price('NSW')).toBe(90);
  const kept = play.do(P1, withhold);
  expect([kept.cash('NSW') - play.cash('NSW'), kept.cell('NSW'), kept.price('NSW')]).toEqual([
    120,
    '2,4',
    80,
  ]);
});

test('1848-XII-4 A company without earnings counts as withholding', () => {
  const trainless = nsw('1,5').operating('NSW');
  expect(trainless.price('NSW')).toBe(100);
  const after = trainless.passUntil('trainStep');
  expect([after.cell('NSW'), after.price('NSW')]).toEqual(['1,4', 90]);
  expect(after.cash('NSW')).toBe(trainless.cash('NSW'));
  // a train without a route, and a train that stays at home
  const noRoute = table1848().company('NSW', P1).train('NSW', '2').atStep('NSW', 'run');
  expect(noRoute.price('NSW')).toBe(90);
  const home = nsw('1,5').train('NSW', '2').atStep('NSW', 'run').do(P1, { type: 'runTrains', runs: [] });
  expect(home.price('NSW')).toBe(90);
});

test.each(['0,1', '1,1', '5,1'])(
  '1848-XII-5 From the first normal column (%s) that is receivership, before any train',
  (cell) => {
    const builder = nsw(cell).company('VR', P2, { par: 90 });
    const play = builder.operating(['NSW', 'VR'], { acted: ['VR'] }).passUntil('stockTurn');
    expect(play.state.companies.NSW?.closed).toBe(true);
    expect([play.cell('NSW'), play.trains('NSW'), play.percent(P1, 'NSW')]).toEqual([undefined, [], 0]);
    // withheld, it is the same
    const kept = nsw(cell).atRevenue('NSW', 120).do(P1, withhold);
    expect([kept.state.companies.NSW?.closed, kept.acting]).toEqual([true, undefined]);
    // one column further right it may still buy
    const saved = nsw(cell.replace(',1', ',2')).atStep('NSW', 'run');
    expect([saved.state.companies.NSW?.closed, saved.top]).toEqual([false, 'trainStep']);
  },
);

test('1848-XII-5 (2021) While a loan is possible the company is asked for it and for nothing else', () => {
  const play = nsw('1,1', table2021().phase('3')).atStep('NSW', 'run');
  expect([play.top, play.kinds(P1)]).toEqual(['runStep', ['takeLoan']]);
  play.refuses(P1, { type: 'runTrains', runs: [] }, 'mustBorrow', '1848-VI-49');
  expect(play.do(P1, { type: 'takeLoan' }).state.companies).toMatchObject({
    NSW: { closed: true, loans: 1 },
  });
  // before the first 3 there is no loan: as in 2007
  expect(nsw('1,1', table2021()).atStep('NSW', 'run').state.companies.NSW?.closed).toBe(true);
});

/** NSW stands on 110, the VR on 100 beside it; both have a train. */
const pile = () =>
  nsw('1,6')
    .company('VR', P2, { cell: '1,5' })
    .tile('H11', '57', 1)
    .tile('H9', '57', 1)
    .train('NSW', '2')
    .train('VR', '2');

test('1848-XII-6 A marker that arrives goes under those on its cell', () => {
  const play = pile()
    .atRevenue('VR', 40, { others: ['NSW'], number: 1, of: 2 })
    .do(P2, payOut)
    .passTurn();
  expect([play.cell('NSW'), play.cell('VR')]).toEqual(['1,6', '1,6']);
  expect(play.acting).toBe('NSW');
  // arrived in the other order they act in the other order
  const order = (first: string, second: string) =>
    table1848()
      .company(first, P1, { cell: '1,6' })
      .company(second, P2, { cell: '1,6' })
      .operating(['NSW', 'VR']).acting;
  expect([order('NSW', 'VR'), order('VR', 'NSW')]).toEqual(['NSW', 'VR']);
});

test('1848-XII-7 Having acted has no effect on the order of the next round', () => {
  // the VR arrives under the NSW; then the NSW acts and stays: next round the NSW is first all the same
  const builder = table1848()
    .phase('3')
    .company('NSW', P1, { cell: '0,16' })
    .tile('F17', '6', 1)
    .tile('E18', '6', 0);
  builder
    .company('VR', P2, { cell: '0,16' })
    .tile('H11', '57', 1)
    .tile('H9', '57', 1)
    .company('FT', P3, { cell: '1,5' });
  for (const company of ['NSW', 'VR', 'FT']) builder.train(company, '3');
  let play = builder.operating(['NSW', 'VR', 'FT'], { number: 1, of: 2 });
  const order: (string | undefined)[] = [];
  for (let turn = 0; turn < 6; turn++) {
    order.push(play.acting);
    const { acting } = play;
    for (let guard = 0; guard < 12 && play.acting === acting && order.length === turn + 1; guard++) {
      const seat = play.waiting[0] as number;
      const idle = play.actions(seat).find((one) => ['pass', 'runTrains', 'payOut'].includes(one.type));
      play = play.do(seat, idle as NonNullable<typeof idle>);
    }
  }
  expect(order).toEqual(['NSW', 'VR', 'FT', 'NSW', 'VR', 'FT']);
});
