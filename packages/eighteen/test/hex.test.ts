import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beside, centreOf, idOf, opposite, placeOf } from '../src/hex.ts';

describe.each(['pointy', 'flat'] as const)('%s hexes', (orientation) => {
  const places = fc.record({
    column: fc.integer({ min: 3, max: 700 }),
    row: fc.integer({ min: 3, max: 700 }),
  });

  test('an id names its place', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(placeOf(orientation, idOf(orientation, place))).toEqual(place);
      }),
    );
  });

  test('over an edge and back over the opposite one', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 5 }), (place, edge) => {
        const hex = idOf(orientation, place);
        expect(beside(orientation, beside(orientation, hex, edge), opposite(edge))).toBe(hex);
      }),
    );
  });

  test('six neighbours lie around a hex, all equally far, clockwise', () => {
    const { x, y } = centreOf(orientation, 'M13');
    const angles = [0, 1, 2, 3, 4, 5].map((edge) => {
      const next = centreOf(orientation, beside(orientation, 'M13', edge));
      expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(Math.sqrt(3));
      return ((Math.atan2(next.y - y, next.x - x) * 180) / Math.PI + 360) % 360;
    });
    // Screen angles, clockwise from the east: edge 0 is south-west on pointy hexes and south on flat ones.
    expect(Math.round(angles[0] as number)).toBe(orientation === 'pointy' ? 120 : 90);
    for (let edge = 1; edge < 6; edge++)
      expect(Math.round(((angles[edge] as number) - (angles[edge - 1] as number) + 360) % 360)).toBe(60);
  });
});

test('rows and columns beyond Z go on with two letters', () => {
  expect(idOf('pointy', { column: 4, row: 26 })).toBe('AA4');
  expect(placeOf('pointy', 'AB7')).toEqual({ column: 7, row: 27 });
});
