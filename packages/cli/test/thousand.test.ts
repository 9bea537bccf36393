import { expect, test } from 'vitest';
import { kursbuch } from './script.ts';

test('a thousand random games of 1830 break no invariant', { timeout: 900_000 }, async () => {
  const { code, out, err } = await kursbuch([
    'simulate',
    '1830',
    '--players',
    '4',
    '--games',
    '1000',
    '--seed',
    'thousand',
    '--check',
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/1,?000/);
  expect(out).toMatch(/\b0 broken|broken.*\b0\b/);
});
