import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LostLines } from '../src/tables/lostLines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lostIn = (lines: LostLines) => lines.of('table').map(([person]) => person);

test('a line that ends is lost when nobody comes back soon, for an hour at most', () => {
  const lines = new LostLines();
  const lost = vi.fn();
  lines.ended('table', 'ben', lost);
  expect(lostIn(lines)).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(lost).toHaveBeenCalledOnce();
  expect(lostIn(lines)).toEqual(['ben']);
  vi.advanceTimersByTime(3_600_000);
  expect(lostIn(lines)).toEqual([]);
});

test('whoever is back at once, or has said farewell before or after, is not lost', () => {
  const lines = new LostLines();
  const lost = vi.fn();
  lines.ended('table', 'anna', lost);
  lines.back('table', 'anna');
  lines.left('table', 'ben', true);
  lines.ended('table', 'ben', lost);
  lines.ended('table', 'chiara', lost);
  expect(lines.left('table', 'chiara', false)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(lost).not.toHaveBeenCalled();
  expect(lostIn(lines)).toEqual([]);
});

test('a farewell long ago does not count, and one that comes late takes the loss away', () => {
  const lines = new LostLines();
  const lost = vi.fn();
  lines.left('table', 'ben', true);
  vi.advanceTimersByTime(60_000);
  lines.ended('table', 'ben', lost);
  vi.advanceTimersByTime(60_000);
  expect(lost).toHaveBeenCalledOnce();
  expect(lines.left('table', 'ben', false)).toBe(true);
  expect(lostIn(lines)).toEqual([]);
});
