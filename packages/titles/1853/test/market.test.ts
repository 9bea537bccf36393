/** The line of prices: what a turn does to it, and that nothing else does (4.7). */
import { describe, expect, test } from 'vitest';
import { buy, holds, priced, sell, turn } from './shares.ts';
import {
  built,
  founded,
  P1,
  P2,
  P3,
  type Play,
  run,
  type TableBuilder,
  table1853,
  train,
  trainId,
} from './table1853.ts';

const payOut = { type: 'payOut' } as const;
const withhold = { type: 'withhold' } as const;

/** The MSM at a price, so many of its shares in the pool. */
const msm = (price: number, pool = 0): TableBuilder => {
  const builder = priced(founded(table1853(), 'MSM', P1), 'MSM', price);
  return pool > 0 ? builder.shares('pool', 'MSM', pool * 10) : builder;
};

/** Its price after a dividend of so much, or after keeping it. */
const paid = (price: number, revenue: number): number | undefined =>
  msm(price, 1).atRevenue('MSM', revenue).do(P1, payOut).price('MSM');
const kept = (price: number, pool: number): number | undefined =>
  msm(price, pool).atRevenue('MSM', 60).do(P1, withhold).price('MSM');

describe('4.7.1 at the end of a company’s turn', () => {
  test('1853-4.7.1a No dividend and shares in the pool: one step down, however many lie there', () => {
    expect(kept(80, 1)).toBe(75);
    expect(kept(80, 4)).toBe(75);
  });

  test('1853-4.7.1a Also without revenue, in a first turn without trains, and before trains are bought (R53)', () => {
    const first = priced(founded(table1853(), 'SIR', P1, { twoTiles: null }), 'SIR', 80).shares(
      'pool',
      'SIR',
      10,
    );
    const play = first.operating('SIR').passUntil('trainStep');
    expect([
      play.price('SIR'),
      play.accepts(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 300 }),
    ]).toEqual([75, true]);
  });

  test('1853-4.7.1a A train that stays at home earns nothing: no dividend (R53)', () => {
    const builder = built(
      built(founded(table1853(), 'SIR', P1), 'T16', '115', 'S17'),
      'S17',
      '4',
      'T16',
      'R18',
    );
    const play = train(builder.shares('pool', 'SIR', 10), 'SIR', '2').atStep('SIR', 'run');
    expect(play.do(P1, { type: 'runTrains', runs: [] }).price('SIR')).toBe(70);
  });

  test('1853-4.7.1a The double in the pool counts as shares there (R23)', () => {
    const builder = founded(table1853({ players: 4 }), 'SIR', P1, { percent: 20, cash: 0 });
    const lapsed = turn(builder.stockRound({ seat: P1 }), P1, sell('SIR'));
    const or = lapsed.passUntil('elephant').pass();
    expect([or.papers('pool', 'SIR'), or.price('SIR')]).toEqual([[20], 75]);
    expect(or.passTurn().price('SIR')).toBe(70);
  });

  test('1853-4.7.1b No dividend, nothing in the pool: no change', () => {
    expect(kept(80, 0)).toBe(80);
  });

  test('1853-4.7.1c A dividend below twice the price: one step up (80 and 60)', () => {
    expect([paid(80, 60), paid(80, 150), paid(80, 10)]).toEqual([84, 84, 84]);
  });

  test('1853-4.7.1d Twice the price or more, below three times: two steps (80 and 160)', () => {
    expect([paid(80, 160), paid(80, 230)]).toEqual([88, 88]);
  });

  test('1853-4.7.1e Three, four, five times: three, four, five steps', () => {
    expect([paid(80, 240), paid(80, 310), paid(80, 320), paid(80, 400)]).toEqual([92, 92, 96, 100]);
  });

  test('1853-4.7.1f Never more than five', () => {
    expect([paid(49, 400), paid(10, 400)]).toEqual([80, 57]);
  });

  test('1853-4.7.1g Mail does not count: 130 of dividend are below twice 80, whatever the mail', () => {
    const line = (price: number): Play => {
      const builder = built(
        built(founded(table1853(), 'SIR', P1), 'T16', '115', 'S17'),
        'S17',
        '4',
        'T16',
        'R18',
      );
      return train(priced(builder, 'SIR', price), 'SIR', '2').atStep('SIR', 'run');
    };
    const runs = (play: Play) => {
      const two = trainId(play, 'SIR', '2');
      return { type: 'runTrains', runs: [run(two, 'T16:0 S17:0 R18:1')], mail: two } as const;
    };
    // 60 and 50 of mail at 40: one step to 49; with the mail it would be two
    const play = line(40);
    const earned = play.do(P1, runs(play)).do(P1, payOut);
    expect([earned.price('SIR'), earned.cash('SIR')]).toEqual([49, 1050]);
  });

  test('1853-4.7.1h Neither a sale nor a sold-out company moves a price', () => {
    const builder = founded(table1853({ players: 4 }), 'EIR', P1, { percent: 50 });
    holds(builder, P2, 'EIR', 50);
    const play = builder.stockRound({ seat: P3 }).passUntil('elephant');
    expect(play.price('EIR')).toBe(100);
    expect(builder.stockRound({ seat: P1 }).do(P1, sell('EIR', 3)).price('EIR')).toBe(100);
    // a purchase from the pool, and the change of director with it
    const pool = turn(builder.stockRound({ seat: P1 }), P1, sell('EIR', 1));
    expect([pool.price('EIR'), pool.do(P2, buy('EIR', 'pool')).director('EIR')]).toEqual([100, P2]);
    expect(pool.do(P2, buy('EIR', 'pool')).price('EIR')).toBe(100);
  });

  test('1853-4.7.1h Neither does a train that one company sells to another', () => {
    const builder = founded(founded(table1853(), 'SIR', P1), 'ECR', P1);
    const play = train(builder, 'SIR', '2').atStep('ECR', 'trains');
    const traded = play.do(P1, { type: 'buyTrain', from: 'SIR', kind: '2', price: 10 });
    expect([traded.price('SIR'), traded.price('ECR'), traded.trains('ECR')]).toEqual([75, 70, ['2']]);
  });
});

describe('4.7.2 and 4.7.3', () => {
  test('1853-4.7.2a A company that is not in operation has no price (R71)', () => {
    const play = table1853({ players: 4 }).shares(P1, 'SIR', 10).stockRound({ seat: P1 });
    expect(play.price('SIR')).toBe(undefined);
    expect(play.do(P1, sell('SIR')).cash(P1)).toBe(570 + 75);
  });

  test('1853-4.7.3b At 10 it falls no further, and rises with a dividend', () => {
    expect([kept(20, 1), kept(10, 1), paid(10, 10)]).toEqual([10, 10, 20]);
  });

  test('1853-4.7.1e One line from 10 to 400: up is right, in one row (R2)', () => {
    const prices: number[] = [];
    let price: number | undefined = 10;
    while (price !== undefined && price !== prices.at(-1)) {
      prices.push(price);
      price = paid(price, 10);
    }
    expect([prices.length, prices.at(-1)]).toEqual([35, 400]);
  });
});
