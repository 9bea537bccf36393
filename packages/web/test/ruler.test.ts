/** The ruler under a slider: a line for each step, and no more numbers than find room. */

import './told/page.ts';
import type { EighteenAction, EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import { rulerOf } from '@kursbuch/screens/eighteen/game/form.ts';
import { type Game, ranges } from '@kursbuch/screens/eighteen/game/game.ts';
import { rulerLines } from '@kursbuch/screens/eighteen/surfaces/rulerLines.ts';
import { isRefusal } from '@kursbuch/table';
import { table } from '@kursbuch/titles/1853';
import { expect, test } from 'vitest';
import { screenOf } from './told/screen.ts';

test('a bond from 10 to 650 is a scale of tens, with a number at every hundred', () => {
  const lines = rulerLines(10, 650, 10, 12);
  expect(lines).toHaveLength(65);
  expect(lines.filter(({ isNamed }) => isNamed).map(({ at }) => at)).toEqual([100, 200, 300, 400, 500, 600]);
});

test('a short range names more of its lines', () => {
  expect(rulerLines(60, 160, 10, 12).every(({ isNamed }) => isNamed)).toBe(true);
});

test('on a phone a number stands where the last one leaves it room', () => {
  const named = rulerLines(60, 570, 10, 4).filter(({ isNamed }) => isNamed);
  expect(named.map(({ at }) => at)).toEqual([200, 400]);
});

test.each([false, true])(
  'the ruler of 1853’s bond is one of tens, also where it may be any amount: %s',
  async (wholePoundBonds) => {
    const options = { wholePoundBonds };
    const start = table.setup({ players: ['Anna', 'Ben', 'Chiara'], seed: 'bond', options });
    if (isRefusal(start)) throw new Error(start.reason);
    const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>('1853');
    const game = (await screen.open(table as never, start, 0)).game as unknown as Game;
    const [bond] = ranges(game.ownOffers.value, 'writeBond');
    if (!bond) throw new Error('no bond');
    expect(bond.max - bond.min).toBeGreaterThan(500);
    expect(rulerOf(game, bond)).toBe(10);
    game.close();
  },
);
