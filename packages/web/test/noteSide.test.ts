/** Where a note stands beside its milepost, on a phone's window onto the map. */
import { shiftOf, sideOf } from '@kursbuch/screens/crayon/map/noteSide.ts';
import { expect, test } from 'vitest';

const PHONE = { view: () => ({ scale: 1, left: 0, top: 0 }), size: () => ({ width: 360, height: 400 }) };

test.each<[string, Parameters<typeof sideOf>[0], readonly [number, number], string]>([
  ['with room it stands where it is asked to', { side: 'above', neverOpposite: true }, [100, 200], 'above'],
  ['at the rim it changes sides', { side: 'above' }, [100, 40], 'below'],
  [
    'the sum of a line that comes from below stands beside it',
    { side: 'above', neverOpposite: true },
    [100, 40],
    'right',
  ],
  ['to the left where the right has no room', { side: 'below', neverOpposite: true }, [300, 360], 'left'],
  [
    'in the middle of a narrow window there is none beside it',
    { side: 'above', neverOpposite: true },
    [180, 40],
    'below',
  ],
  ['nor in a corner', { side: 'above', neverOpposite: true }, [100, 10], 'below'],
])('%s', (_name, note, place, side) => {
  expect(sideOf(note, place, PHONE)).toBe(side);
});

test('however near the rim its milepost is, a note above it stands in the middle or as far aside as it must', () => {
  // As wide as a note of a phone may be: map.css.
  const widest = 0.56 * 360;
  for (let x = 4; x <= 356; x += 4) {
    const left = x + (shiftOf([x, 200], PHONE) / 100) * widest;
    expect(left, `${x}`).toBeGreaterThanOrEqual(0);
    expect(left + widest, `${x}`).toBeLessThanOrEqual(360);
  }
  expect(shiftOf([180, 200], PHONE)).toBe(-50);
  expect(shiftOf([180, 200], null)).toBe(-50);
});
