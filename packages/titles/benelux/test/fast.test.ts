/** Chapter "Variant I: the fast game". */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import {
  build,
  change,
  deliver,
  firstRound,
  lineBetween,
  load,
  move,
  P1,
  P2,
  type Position,
  position,
  unload,
} from './tableBenelux.ts';

const options = { fastGame: true };
const fast = (how: Position = {}) => position({ options, ...how });
const HILLS = [719, 720, 721, 722, 723, 724, 725, 726, 727, 745, 744, 743, 742, 741, 740];
const four: NonNullable<Position['track']> = [
  [620, 219],
  [219, 81],
  [620, 823],
].flatMap(([from = 0, to = 0]) => lineBetween(from, to).map((pair) => [P1, ...pair] as const));
const cheese: Position = { at: [509], loads: [['kaese']], hands: [['C70']] };
const serve = deliver('kaese', 'C70');

describe('the fast game', () => {
  test('BEN-VAR1-1: 350 M', () => {
    expect(fast({ ...cheese, track: four, cash: [338] }).do(P1, serve).state.result).toBeNull();
    expect(fast({ ...cheese, track: four, cash: [339] }).do(P1, serve).state.result).toMatchObject({
      scores: [350, 50, 50],
    });
  });

  test('BEN-VAR1-2: speeds 15, 20 and 25', () => {
    for (const [train, points] of [
      ['A', 15],
      ['B9', 15],
      ['B12', 20],
      ['C12', 20],
      ['C15', 25],
    ] as const)
      expect(fast({ trains: [train] }).turn.points).toBe(points);
  });

  test('BEN-VAR1-3: a point for each good that is loaded, left or delivered', () => {
    const track: Position['track'] = [[P1, 509, 537, 565]];
    const back = (steps: number) => Array.from({ length: steps }, (_, step) => (step % 2 === 0 ? 537 : 509));
    const one = fast({ at: [509], track })
      .do(P1, move(...back(14)))
      .do(P1, load('diamanten'));
    expect(one.turn.points).toBe(0);
    expect(one.refused(P1, load('diamanten'))).toEqual({
      reason: 'noPointsToHandle',
      rule: 'BEN-VAR1-3',
      params: { cost: 1, left: 0 },
    });
    expect(one.why(P1, unload('diamanten'))).toEqual(['noPointsToHandle', 'BEN-VAR1-3']);
    // 13 steps and two goods, not 14 and two
    const both = fast({ at: [509], track })
      .do(P1, load('diamanten'))
      .do(P1, load('chemikalien'))
      .do(P1, move(...back(13)));
    expect([both.turn.points, both.why(P1, move(509))]).toEqual([0, ['noPoints', 'BEN-MOVE-2']]);
    // delivering and leaving
    const served = fast({ ...cheese, loads: [['kaese', 'bier']] })
      .do(P1, serve)
      .do(P1, unload('bier'));
    expect(served.turn.points).toBe(13);
    const tired = fast({ ...cheese, at: [537], track }).do(P1, move(...back(15).map((at) => 1046 - at)));
    expect([tired.turn.points, tired.train(P1).at]).toEqual([0, 509]);
    expect(tired.why(P1, serve)).toEqual(['noPointsToHandle', 'BEN-VAR1-3']);
  });

  test('BEN-VAR1-4: 30 M in a building part', () => {
    const play = fast({ track: [[P1, 717, 718]], cash: [90], building: true });
    const full = play.do(P1, build(718, ...HILLS));
    expect([full.turn.spent, full.cash(P1)]).toEqual([30, 60]);
    expect(full.why(P1, build(593, 565))).toEqual(['overLimit', 'BEN-VAR1-4']);
  });

  test('BEN-VAR1-5: a better train and 10 M of track', () => {
    const play = fast({ track: [[P1, 717, 718]], cash: [90], building: true });
    const both = play.do(P1, change('B9')).do(P1, build(718, ...HILLS.slice(0, 5)));
    expect(both.turn.spent).toBe(30);
    expect(both.why(P1, build(593, 565))).toEqual(['overLimit', 'BEN-VAR1-4']);
    const track = play.do(P1, build(718, ...HILLS.slice(0, 5)));
    expect(track.do(P1, change('B9')).turn.spent).toBe(30);
    expect(track.do(P1, build(593, 565)).why(P1, change('B9'))).toEqual(['overLimit', 'BEN-VAR1-4']);
  });

  test('BEN-VAR1-6: all else stays', () => {
    const usual = title.figures({ ...firstRound().state.options });
    const figures = title.figures(fast().state.options);
    const changed = Object.entries(figures).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name as keyof typeof usual]),
    );
    expect(changed.map(([name]) => name).toSorted()).toEqual([
      'buildLimit',
      'goal',
      'handling',
      'speed',
      'upgradeInstead',
    ]);
    const play = fast({ at: [593], track: [[P2, 593, 565]] }).do(P1, move(565));
    expect([play.cash(P1), play.cash(P2), play.hand(P1).length]).toEqual([46, 54, 3]);
    expect(firstRound(options).state.purses).toEqual([50, 50, 50]);
  });

  test('BEN-VAR1-7: the notice at 200 M, 30 M in round 1, four large cities', () => {
    expect(
      fast({ ...cheese, cash: [189] })
        .do(P1, serve)
        .told('wealthTold').length,
    ).toBe(1);
    expect(
      fast({ ...cheese, cash: [188] })
        .do(P1, serve)
        .told('wealthTold').length,
    ).toBe(0);
    expect(fast({ ...cheese, cash: [400] }).do(P1, serve).state.result).toBeNull();
    // 30 of 50 M in round 1: from Luxembourg into the hills
    const first = firstRound({ ...options, starts: ['luxemburg', 'amsterdam', 'bremen'] });
    const line = [813, 801, 789, 774, 758, 741, 722, 723, 724, 725, 726, 727, 745, 744, 743, 742];
    const spent = first.do(P1, build(...line));
    expect(spent.turn.spent).toBe(29);
    const full = spent.do(P1, build(814, 815));
    expect(full.turn.spent).toBe(30);
    expect(full.why(P1, build(815, 816))).toEqual(['overLimit', 'BEN-VAR1-4']);
  });
});
