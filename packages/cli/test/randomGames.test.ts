import { expect, test } from 'vitest';
import { kursbuch } from './script.ts';

// A hundred each: thousands are played by `npm run soak`.
test.each([
  ['1830', []],
  ['1848', ['--option', 'edition=2007']],
  ['1848', ['--option', 'edition=2021']],
])('random games of %s break no invariant (%j)', { timeout: 300_000 }, async (title, options) => {
  const { code, out, err } = await kursbuch([
    ...['simulate', title, '--players', '4', '--games', '100', '--seed', 'hundred', '--check'],
    ...options,
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('games: 100\n');
  expect(out).toMatch(/broken invariants: 0$/);
});
