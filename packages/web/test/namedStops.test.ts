/** "Reaches 7 stops" and the names after it speak of the same stops. */

import { namedStops } from '@kursbuch/screens/eighteen/spotlight/namedStops.ts';
import { expect, test } from 'vitest';

/** The stops that are told of, named or not. */
function told(places: readonly string[]): number {
  const { shown, more } = namedStops(places);
  return shown.reduce((sum, name) => sum + Number(/\((\d+)\)$/.exec(name)?.[1] ?? 1), more);
}

test('a place with two stops is named once and says so', () => {
  expect(namedStops(['Albany', 'New York', 'New York'])).toEqual({
    shown: ['Albany', 'New York (2)'],
    more: 0,
  });
});

test('names and numbers add up to the stops that are counted, however many there are', () => {
  const places = Array.from({ length: 30 }, (_, index) => `Place ${Math.floor((index * 2) / 3)}`);
  for (let count = 1; count <= places.length; count++)
    expect(told(places.slice(0, count)), `${count}`).toBe(count);
});
