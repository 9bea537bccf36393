/** Chapters "Trains" and "Locomotive in the building part". */
import { describe, expect, test } from 'vitest';
import { TRAINS } from '../facts/trains.ts';
import { table } from '../rules/index.ts';
import {
  build,
  change,
  endTurn,
  giveUp,
  move,
  newTable,
  P1,
  P2,
  type Play,
  position,
} from './tableBenelux.ts';

describe('types', () => {
  test.each([
    ['BEN-TRAIN-1', 'A', 9, 2],
    ['BEN-TRAIN-2', 'B9', 9, 3],
    ['BEN-TRAIN-3', 'B12', 12, 2],
    ['BEN-TRAIN-4', 'C12', 12, 3],
    ['BEN-TRAIN-5', 'C15', 15, 2],
  ] as const)('%s: type %s has %i points and room for %i', (_rule, type, points, room) => {
    expect(TRAINS.length).toBe(5);
    const play = position({ trains: [type] });
    expect(play.turn.points).toBe(points);
    const loaded = Array.from({ length: room }).reduce<Play>(
      (one) => one.do(P1, { type: 'load', good: 'bier' }),
      play,
    );
    expect(loaded.why(P1, { type: 'load', good: 'schokolade' })).toEqual(['full', 'BEN-GOODS-2']);
  });

  test('BEN-TRAIN-6: everybody starts with type A', () => {
    expect(newTable().state.trains.map(({ type }) => type)).toEqual(['A', 'A', 'A']);
  });

  test('BEN-TRAIN-7: one level up for 20 M', () => {
    const to = (from: string, train: string, cash = 50) =>
      position({ trains: [from], cash: [cash] }).do(P1, change(train));
    for (const [from, train] of [
      ['A', 'B9'],
      ['A', 'B12'],
      ['B9', 'C12'],
      ['B9', 'C15'],
      ['B12', 'C12'],
      ['B12', 'C15'],
    ] as const) {
      const play = to(from, train, 20);
      expect([play.cash(P1), play.do(P1, endTurn).train(P1).type]).toEqual([0, train]);
      expect(position({ trains: [from], cash: [19] }).why(P1, change(train))).toEqual([
        'noCredit',
        'BEN-BUILD-11',
      ]);
    }
    for (const train of ['C12', 'C15'])
      expect(position().why(P1, change(train))).toEqual(['oneLevel', 'BEN-TRAIN-7']);
    expect(position({ trains: ['C12'] }).why(P1, change('D'))).toEqual(['noSuchTrain', 'BEN-0-1']);
  });

  test('BEN-TRAIN-8: within a level for 5 M', () => {
    for (const [from, train] of [
      ['B9', 'B12'],
      ['B12', 'B9'],
      ['C12', 'C15'],
      ['C15', 'C12'],
    ] as const) {
      const play = position({ trains: [from], cash: [5] }).do(P1, change(train));
      expect([play.cash(P1), play.do(P1, endTurn).train(P1).type]).toEqual([0, train]);
      expect(position({ trains: [from], cash: [4] }).why(P1, change(train))).toEqual([
        'noCredit',
        'BEN-BUILD-11',
      ]);
      expect(position({ trains: [from] }).why(P1, change(from))).toEqual(['sameTrain', 'BEN-TRAIN-8']);
    }
    expect(position().why(P1, change('A'))).toEqual(['sameTrain', 'BEN-TRAIN-8']);
    expect(position({ trains: ['C12'] }).why(P1, change('B12'))).toEqual(['lowerLevel', 'BEN-TRAIN-8']);
    expect(position({ trains: ['B9'] }).why(P1, change('A'))).toEqual(['lowerLevel', 'BEN-TRAIN-8']);
  });

  test('BEN-TRAIN-9: it takes effect at the end of the turn, where the train stands', () => {
    const play = position({ at: [509], track: [[P1, 509, 537, 565]] })
      .do(P1, move(537))
      .do(P1, change('B12'));
    expect([play.train(P1).type, play.train(P1).at]).toEqual(['A', 537]);
    expect(play.why(P1, move(509))).toEqual(['movementOver', 'BEN-TURN-1']);
    const done = play.do(P1, endTurn);
    expect(done.train(P1)).toMatchObject({ type: 'B12', at: 537 });
    expect(done.told('trainChanged')).toEqual([{ type: 'trainChanged', seat: P1, train: 'B12' }]);
    expect(done.until(6, P1).turn.points).toBe(12);
  });

  test('BEN-TRAIN-10: with less room one good of one’s choice goes overboard', () => {
    for (const [from, train] of [
      ['B9', 'B12'],
      ['C12', 'C15'],
      ['B9', 'C15'],
    ] as const) {
      const loads = [['bier', 'glas', 'bier']];
      const play = position({ trains: [from], loads })
        .do(P1, change(train))
        .do(P1, endTurn);
      expect(play.state.agenda.at(-1)).toMatchObject({ kind: 'loss', cause: 'change', seats: [P1] });
      expect(play.why(P1, endTurn)).toEqual(['loseFirst', 'BEN-TRAIN-10']);
      expect(play.why(P1, giveUp('wein'))[0]).toBe('notAboard');
      const lost = play.do(P1, giveUp('bier'));
      expect(lost.train(P1).loads).toEqual(['glas', 'bier']);
      expect([lost.state.supply.bier, lost.state.lying, lost.turn.seat]).toEqual([3, [], P2]);
      // with two aboard nothing is lost
      const two = position({ trains: [from], loads: [['bier', 'glas']] })
        .do(P1, change(train))
        .do(P1, endTurn);
      expect([two.train(P1).loads, two.turn.seat]).toEqual([['bier', 'glas'], P2]);
      // three alike: nothing to choose
      const same = position({ trains: [from], loads: [['bier', 'bier', 'bier']] }).do(P1, change(train));
      expect(same.do(P1, endTurn).train(P1).loads).toEqual(['bier', 'bier']);
    }
  });
});

describe('in the building part', () => {
  test('BEN-LOCO-1: an upgrade instead of track', () => {
    const play = position({ cash: [90] });
    const drawn = play.do(P1, build(593, 565));
    expect(drawn.why(P1, change('B9'))).toEqual(['trackDrawn', 'BEN-LOCO-1']);
    const upgraded = play.do(P1, change('B9'));
    expect(upgraded.why(P1, build(593, 565))).toEqual(['upgraded', 'BEN-LOCO-1']);
    expect(table.choices(upgraded.state, P1).some((one) => one.type === 'many' && one.kind === 'build')).toBe(
      false,
    );
  });

  test('BEN-LOCO-2: a refit with track, 20 M together', () => {
    const hills = [719, 720, 721, 722, 723, 724, 725];
    const play = position({ trains: ['B9'], cash: [90], track: [[P1, 717, 718]], building: true });
    // 7 hills are 14, one plain: 15
    const full = play
      .do(P1, change('B12'))
      .do(P1, build(718, ...hills))
      .do(P1, build(593, 565));
    expect([full.turn.spent, full.cash(P1)]).toEqual([20, 70]);
    expect(full.why(P1, build(565, 537))).toEqual(['overLimit', 'BEN-BUILD-2']);
    // the other way round
    const drawn = play.do(P1, build(718, ...hills)).do(P1, build(593, 565));
    expect(drawn.do(P1, change('B12')).turn.spent).toBe(20);
    expect(drawn.do(P1, build(565, 537)).why(P1, change('B12'))).toEqual(['overLimit', 'BEN-BUILD-2']);
  });

  test('BEN-LOCO-3: one train each: nothing brings a second', () => {
    const kinds = Object.values(table.game.tasks).flatMap(({ actions }) => Object.keys(actions));
    expect(kinds.filter((kind) => /train/i.test(kind))).toEqual(['changeTrain']);
    expect(position({ cash: [200] }).why(P1, { type: 'buyTrain', train: 'A' })).toEqual([
      'unknownAction',
      'BEN-0-1',
    ]);
    expect(position().state.trains.length).toBe(3);
  });

  test('BEN-LOCO-4: one change in a turn', () => {
    const play = position({ trains: ['B9'], cash: [90] }).do(P1, change('B12'));
    expect(play.why(P1, change('B9'))).toEqual(['changedAlready', 'BEN-LOCO-4']);
    expect(play.why(P1, change('B12'))).toEqual(['changedAlready', 'BEN-LOCO-4']);
    expect(play.do(P1, endTurn).until(6, P1).do(P1, change('B9')).turn.spent).toBe(5);
    const fast = position({ options: { fastGame: true }, trains: ['B9'], cash: [90] });
    expect(fast.do(P1, change('C12')).why(P1, change('C15'))).toEqual(['changedAlready', 'BEN-LOCO-4']);
  });
});
