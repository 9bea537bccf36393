import { inRange } from '@kursbuch/screens/game/offers.ts';
import { expect, test } from 'vitest';

test('1853-4.8.9a A price that was declined is not proposed again: the next one that is offered is', () => {
  const prices = { min: 10, max: 500, step: 1, except: [300, 301] };
  expect([300, 301, 299, 5, 900].map((wanted) => inRange(wanted, prices))).toEqual([302, 302, 299, 10, 500]);
  expect(inRange(301, prices, 'down')).toBe(299);
  expect(inRange(87, { min: 80, max: 570, step: 10 })).toBe(90);
});
