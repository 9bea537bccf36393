/** What players know of 1854 alone. */

import { paperWorth } from '@kursbuch/bots/eighteen/forecast';
import { beforeAll, expect, test } from 'vitest';
import { adviseOf, answering } from '../../../bots/test/answers.ts';
import { judgement as own } from '../player/index.ts';
import { title } from '../rules/index.ts';
import {
  directorOnly,
  lagAt,
  local,
  locals,
  major,
  P1,
  P2,
  P3,
  P4,
  phaseTable,
  splitPapers,
  stockRound,
  table1854,
  withOwn,
} from './table1854.ts';

let steady: Awaited<ReturnType<typeof answering>>;
let calm: typeof steady;
let advise: Awaited<ReturnType<typeof adviseOf>>;
beforeAll(async () => {
  steady = await answering('1854', 'steady');
  calm = await answering('1854', 'calm');
  advise = await adviseOf('1854', 'steady');
});

test('TRAIN-27: whoever cannot pay the bank takes a train of another company of his that will run, and no other', () => {
  const table = major(phaseTable('5'), 'KE', P1, { cash: 200 }).tile('C21', '1', 0).cash(P1, 10);
  splitPapers(table, 'KE', P1, [
    [P1, 1],
    [P2, 3],
  ]);
  major(table, 'SB', P1, { percent: 40 }).train('SB', '3+').train('SB', '4');
  const play = table.atStep('KE', 'trains');
  for (const player of [calm, steady])
    expect(player(play, P1)).toMatchObject({ type: 'buyTrain', from: 'SB', kind: '4' });
});

test('TRAIN-19: no plus train is bought for the duty of a large company, however cheap', () => {
  const table = major(phaseTable('5'), 'KE', P1, { cash: 5, percent: 40 }).tile('C21', '1', 0).cash(P1, 600);
  major(table, 'SB', P1, { percent: 40 }).train('SB', '3+');
  for (const player of [calm, steady])
    expect(player(table.atStep('KE', 'trains'), P1)).toMatchObject({
      type: 'buyTrain',
      from: 'bank',
      kind: '5',
    });
});

test('LAG-28: a Lokalbahn AG buys from another one of its director where the pool has nothing', () => {
  const table = lagAt(phaseTable('5').tile('D18', '14', 0).tile('D20', '14', 0), 'A', [P1, P2], 'D20', 0);
  lagAt(table, 'B', [P1, P3], 'D18', 100).train('B', '2').cash(P1, 0);
  major(table, 'KT', P2).shares(P1, 'KT', 20);
  const play = table.atStep('A', 'trains');
  for (const player of [calm, steady]) {
    const sale = { type: 'sellShares', company: 'KT', count: 1 } as const;
    expect(player(play, P1)).toEqual(sale);
    expect(player(play.do(P1, sale), P1)).toMatchObject({ type: 'buyTrain', from: 'B', kind: '2' });
  }
});

test('SPLIT: a large company that pays is halved when its price crosses the red line', () => {
  const { state } = table1854().company('KE', P1, { par: 82 });
  expect(own.halved?.(title, state, 'KE')).toEqual({ rounds: 3, price: 93 });
  const split = splitPapers(table1854().company('KE', P1, { par: 82 }), 'KE', P1, [[P2, 2]]);
  expect(own.halved?.(title, split.state, 'KE')).toBeUndefined();
  expect(own.halved?.(title, state, 'L1')).toBeUndefined();
});

test('a paper that will be halved pays less to the end than one that will not', () => {
  const { state } = table1854().company('KE', P1, { par: 82 }).train('KE', '3');
  const { halved: _, ...whole } = own;
  const worth = (judgement: typeof own) => paperWorth({ title, state, own: judgement }, 'KE', 12, []) ?? 0;
  expect(worth(own)).toBeLessThan(worth(whole));
  const short = (judgement: typeof own) => paperWorth({ title, state, own: judgement }, 'KE', 2, []) ?? 0;
  expect(short(own)).toBe(short(whole));
});

test('mail is bought with money that no train needs', () => {
  const at = (cash: number, trains: readonly string[]) => {
    const table = major(phaseTable('3'), 'KE', P1, { cash });
    for (const train of trains) table.train('KE', train);
    return steady(table.atStep('KE', 'mail'), P1);
  };
  expect([at(300, ['3']), at(120, ['3'])]).toEqual([
    { type: 'buyMail', size: 'large' },
    { type: 'buyMail', size: 'small' },
  ]);
  expect(at(250, [])).toEqual({ type: 'pass' });
});

test('an option is paid as soon as it can be, and taken where it floats one\u2019s own company', () => {
  const waiting = directorOnly(table1854(), 'KE', P1, 82).cash(P1, 100);
  expect(steady(stockRound(waiting), P1)).toEqual({ type: 'buyOption', company: 'KE', from: 'offer' });
  const enough = directorOnly(table1854(), 'KE', P1, 82).cash(P1, 200);
  expect(steady(stockRound(enough), P1)).toEqual({ type: 'buyShare', company: 'KE', from: 'offer' });
});

test('two local railways of one owner become one company as soon as they may', () => {
  const at = (owners: readonly number[]) =>
    steady(withOwn(locals(phaseTable('5'), owners), { stockRounds: 2 }).endOfStockRound(), P1);
  expect(at([P1, P1, P2, P2, P3, P4])).toEqual({ type: 'proposeMerger', one: 'L1', other: 'L2' });
  expect(at([P1, P2, P2, P3, P3, P4])).toEqual({ type: 'pass' });
});

const SEEDS = Array.from({ length: 20 }, (_, index) => `seed ${index}`);

test('a local railway lays the way to a run that its money is enough for, not one it could never pay for', () => {
  // Hieflau: the town of K33 by L34 costs 50 for ground and 100 for a train; the two towns of L32 would cost 80 for ground alone.
  const table = () => local(table1854(), 'L3', P1);
  const laid = SEEDS.map((seed) => steady(table().atStep('L3', 'track'), P1, seed));
  expect(laid).toEqual(SEEDS.map(() => expect.objectContaining({ type: 'layTile', hex: 'L34', tile: '9' })));
  const then = table().tile('L34', '9', 2).atStep('L3', 'trains');
  const bought = SEEDS.map((seed) => steady(then, P1, seed));
  expect(bought).toEqual(SEEDS.map(() => expect.objectContaining({ type: 'buyTrain', kind: '1+' })));
  const next = table().tile('L34', '9', 2).train('L3', '1+').cash('L3', 50).atStep('L3', 'track');
  const on = SEEDS.map((seed) => steady(next, P1, seed));
  expect(on).toEqual(SEEDS.map(() => expect.objectContaining({ type: 'layTile', hex: 'K33' })));
});

test('a local railway buys no train that it could never run with, and keeps its money for one that will', () => {
  for (const company of ['L2', 'L6']) {
    const at = (step: 'track' | 'trains', cash: number) => {
      const play = local(table1854(), company, P1, cash).atStep(company, step);
      return SEEDS.map((seed) => steady(play, P1, seed)?.type);
    };
    // 60 for ground and 100 for a train.
    expect([at('track', 150), at('trains', 150)]).toEqual([SEEDS.map(() => 'pass'), SEEDS.map(() => 'pass')]);
    expect([at('track', 160), at('trains', 160)]).toEqual([
      SEEDS.map(() => 'layTile'),
      SEEDS.map(() => 'buyTrain'),
    ]);
  }
});

test('the first run of a local railway is told with what it costs', () => {
  const advice = advise(local(table1854(), 'L2', P1).atStep('L2', 'track'), P1);
  expect(advice).toMatchObject({
    action: { type: 'pass' },
    reasons: [{ kind: 'localWaits', company: 'L2', cost: 160, treasury: 150 }],
  });
});
