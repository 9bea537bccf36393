/** The ruler under a slider: a line for each step, and no more numbers than find room. */

import { rulerLines } from '@kursbuch/screens/eighteen/surfaces/rulerLines.ts';
import { expect, test } from 'vitest';

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
