import { spaced } from '@kursbuch/screens/parts/spaced.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many values at once are heard once, and the latest of them', () => {
  const heard: number[] = [];
  const { tell } = spaced<number>(80, (value) => heard.push(value));
  for (const value of [1, 2, 3]) tell(value);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(80);
  expect(heard).toEqual([3]);
  tell(4);
  vi.advanceTimersByTime(80);
  expect(heard).toEqual([3, 4]);
});

test('after the end nothing is heard, not even what waits', () => {
  const heard: number[] = [];
  const { tell, end } = spaced<number>(80, (value) => heard.push(value));
  tell(1);
  end();
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([]);
});
