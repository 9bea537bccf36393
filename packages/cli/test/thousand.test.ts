import { expect, test } from 'vitest';
import { kursbuch } from './script.ts';

test.each([
  ['1830', 1000, []],
  ['1848', 500, ['--option', 'edition=2007']],
  ['1848', 500, ['--option', 'edition=2021']],
])('random games of %s break no invariant (%i, %j)', { timeout: 900_000 }, async (title, games, options) => {
  const { code, out, err } = await kursbuch([
    ...['simulate', title, '--players', '4', '--games', String(games), '--seed', 'thousand', '--check'],
    ...options,
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`games: ${games.toLocaleString('en-US')}\n`);
  expect(out).toMatch(/broken invariants: 0$/);
});
