/** The beginner game. */
import type { EighteenState } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { BEGINNER_PRIVATES } from '../facts/components.ts';
import { table, title } from '../rules/index.ts';
import { P1, P2, table1889 } from './table1889.ts';

const dealt = (players: number, seed = 's') =>
  table.setup({
    players: Array.from({ length: players }, (_, seat) => `N${seat}`),
    seed,
    options: { beginner: true },
  }) as EighteenState;
const owned = ({ privates }: EighteenState) =>
  Object.entries(privates).flatMap(([one, { owner, closed }]) => (closed ? [] : [[owner, one] as const]));
const beginners = (more = {}) => table1889({ beginner: true, ...more });

describe('the beginner game', () => {
  test('1889-BEG-1 Privates are dealt by lot and paid for; then the first stock round', () => {
    const state = dealt(3);
    const cash = [0, 1, 2].map((seat) => state.cash[seat] ?? 0);
    expect([...cash].sort()).toEqual([330, 360, 380]);
    expect(state.round).toEqual({ kind: 'stock', set: 1, number: 0, of: 0 });
    expect([table.waiting(state), Object.values(state.cash).reduce((a, b) => a + b)]).toEqual([[P1], 7000]);
    expect(
      new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(owned(dealt(3, seed))))).size,
    ).toBeGreaterThan(1);
    const named = table.setup({
      players: ['A', 'B'],
      seed: 's',
      options: { beginner: true, dealt: 'SIR DR', drawSeats: false },
    }) as EighteenState;
    expect([named.privates.SIR?.owner, named.privates.DR?.owner]).toEqual([P1, P2]);
  });

  test('1889-BEG-2 As many privates as players, UTF never', () => {
    const inUse = [2, 3, 4, 5, 6].map((players) =>
      owned(dealt(players))
        .map(([, one]) => one)
        .sort(),
    );
    expect(inUse).toEqual([
      ['DR', 'SIR'],
      ['DR', 'ER', 'SIR'],
      ['DR', 'ER', 'SIR', 'SMR'],
      ['DR', 'ER', 'SIR', 'SMR', 'TR-P'],
      ['DR', 'ER', 'MF', 'SIR', 'SMR', 'TR-P'],
    ]);
    for (const players of [2, 6]) {
      const seats = owned(dealt(players)).map(([seat]) => seat);
      expect([...seats].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
  });

  test('1889-BEG-3 1889-BEG-9 Prices and incomes of their own', () => {
    const state = dealt(6);
    const told = Object.keys(BEGINNER_PRIVATES).map((one) => [
      one,
      title.ending.privateWorth(state, one),
      title.operating.privateIncome(state, one),
    ]);
    expect(told).toEqual([
      ['DR', 60, 20],
      ['SIR', 90, 25],
      ['ER', 40, 15],
      ['SMR', 60, 20],
      ['TR-P', 20, 5],
      ['MF', 40, 15],
    ]);
  });

  test('1889-BEG-4 1889-BEG-8 No power, no blocked hex, no port', () => {
    const play = beginners({ players: 6 })
      .phase('3')
      .company('KO', P1)
      .private('DR', P1)
      .private('MF', P1)
      .private('TR-P', P2)
      .operating('KO');
    expect([title.track.hexBlocked(play.state, 'K4'), title.track.hexBlocked(play.state, 'C4')]).toEqual([
      null,
      null,
    ]);
    expect(play.accepts(P1, { type: 'layTile', hex: 'K4', tile: '440', rotation: 0 })).toBe(true);
    play.refuses(P1, { type: 'exchangePrivate', private: 'DR', from: 'offer' }, 'noPowers', '1889-BEG-4');
    play.refuses(
      P1,
      { type: 'layTile', hex: 'G10', tile: '437', rotation: 2, power: 'MF' },
      'noPowers',
      '1889-BEG-8',
    );
    expect(play.state.tileStock['437']).toBe(1);
    expect(title.track.terrainCost(play.state, 'KO', 'F5')).toBe(80);
  });

  test('1889-BEG-5 No company buys a private', () => {
    const play = beginners().phase('3').company('KO', P1).private('DR', P1).operating('KO');
    play.refuses(P1, { type: 'requestPrivate', private: 'DR', price: 60 }, 'notForCompanies', '1889-BEG-5');
  });

  test('1889-BEG-6 All close with the first 5', () => {
    const play = beginners()
      .phase('4')
      .supply('4', 0)
      .private('SIR', P2)
      .company('KO', P1, { cash: 2000 })
      .train('KO', '4')
      .atStep('KO', 'trains')
      .do(P1, { type: 'buyTrain', from: 'bank', kind: '5', price: 450 });
    expect(owned(play.state)).toEqual([]);
  });

  test('1889-BEG-7 Seven more tiles', () => {
    const { tileStock } = beginners().state;
    expect(['6', '7', '8', '9', '23', '24'].map((tile) => tileStock[tile])).toEqual([4, 3, 6, 6, 3, 3]);
    expect(Object.values(tileStock).reduce((sum, count) => sum + count, 0)).toBe(70);
  });
});
