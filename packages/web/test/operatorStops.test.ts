/** The sliders of the operator's page. */
import { expect, test } from 'vitest';
import { stopsOf } from '../src/operator/stops.ts';

test('a slider reaches both bounds and what holds now, with few stops between bounds that lie far apart', () => {
  for (const [least, most, value] of [
    [1, 100, 10],
    [1, 100_000, 100_000],
    [7, 3650, 400],
    [1, 120, 33],
  ] as const) {
    const stops = stopsOf(least, most, value);
    expect(stops[0]).toBe(least);
    expect(stops.at(-1)).toBe(most);
    expect(stops).toContain(value);
    expect(stops.length).toBeLessThan(160);
    expect(stops).toEqual([...new Set(stops)].toSorted((one, other) => one - other));
  }
  // The first steps are the ones that matter.
  expect(stopsOf(1, 100, 10).slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
