/** A card over the map lies in the corner where the network of its company is not. */

import { type Corner, freestCorner, partIn } from '@kursbuch/screens/parts/map/corners.ts';
import { overlap } from '@kursbuch/screens/parts/map/giveWay.ts';
import type { Part } from '@kursbuch/screens/parts/map/viewport.ts';
import { expect, test } from 'vitest';

const WINDOW = { width: 848, height: 576 };
const CARD = { width: 384, height: 370 };

const hex = (x: number, y: number): Part => ({ left: x - 27, right: x + 27, top: y - 30, bottom: y + 30 });

const EAST = [hex(620, 250), hex(690, 430), hex(720, 250)];
const NORTH_EAST = [hex(620, 60), hex(690, 100)];
const WEST = [hex(100, 250), hex(160, 430)];

test.each<[string, readonly Part[], Corner]>([
  ['nowhere', [], 'bottom-right'],
  ['in the east', EAST, 'bottom-left'],
  ['in the north east', NORTH_EAST, 'bottom-right'],
  ['in the west', WEST, 'bottom-right'],
])('a network %s', (_, wanted, corner) => {
  expect(freestCorner(CARD, WINDOW, wanted, [])).toBe(corner);
  const part = partIn(corner, CARD, WINDOW);
  for (const one of wanted) expect(overlap(part, one, 0)).toBe(0);
});

test('what lies over the map already stays free, even at the price of a hex', () => {
  const trains = { left: 0, right: 400, top: 400, bottom: 500 };
  expect(freestCorner(CARD, WINDOW, [hex(690, 430)], [trains])).toBe('top-right');
});
