import { expect, test } from 'vitest';
import { chanceFrom, shuffle } from '../src/index.ts';

/** As long as the seeds of a server. */
const long = (number: number): string => number.toString(16).padStart(64, '0');

test('the same seed gives the same order, today and in records of long ago', () => {
  const order = (seed: string) => shuffle(chanceFrom(seed), [1, 2, 3, 4, 5, 6, 7, 8])[0].join('');
  expect(order('1')).toBe('14568723');
  expect(order(long(1))).toBe('14782635');
});

test('a secret seed is not squeezed into one word, which could be tried out', () => {
  const generators = new Set<string>();
  // Of so many seeds that go through 32 bits about eighteen pairs would be alike.
  for (let number = 0; number < 400_000; number++) generators.add(chanceFrom(long(number)).words.join());
  expect(generators.size).toBe(400_000);
});

test('each character of a secret seed changes about half of the bits', () => {
  const bits = (word: number): number => word.toString(2).replaceAll('0', '').length;
  const before = chanceFrom(long(0)).words;
  for (let place = 0; place < 64; place++) {
    const seed = `${long(0).slice(0, place)}1${long(0).slice(place + 1)}`;
    const changed = chanceFrom(seed).words.map((word, index) =>
      bits((word ^ (before[index] as number)) >>> 0),
    );
    for (const count of changed) expect(count).toBeGreaterThan(3);
    expect(changed.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(38);
  }
});
