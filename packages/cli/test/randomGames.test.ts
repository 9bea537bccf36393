import { expect, test } from 'vitest';
import { kursbuch } from './script.ts';

/** What must happen in so many games, beside what the title is about anyway. */
const SELDOM: Readonly<Record<string, readonly string[]>> = {
  1830: ['phase 3', 'phase 6'],
  1848: ['phase 3', 'phase 6'],
  1889: ['phase 3', 'phase 6'],
  1854: [
    ...['phase 2', 'phase 3', 'phase 4', 'phase 5', 'phase 6', 'phase 7'],
    ...['mergers agreed', 'mergers forced', 'splits', 'options', 'tunnels', 'mail contracts'],
  ],
};

// Thousands are played by `npm run soak`.
test.each([
  ['1830', '50', []],
  ['1848', '50', ['--option', 'edition=2007']],
  ['1848', '50', ['--option', 'edition=2021']],
  ['1854', '25', []],
  ['1889', '50', []],
  ['1889', '50', ['--option', 'beginner=true']],
])('random games of %s break no invariant (%s, %j)', async (title, games, options) => {
  const { code, out, err } = await kursbuch([
    ...['simulate', title, '--players', '4', '--games', games, '--seed', 'hundred', '--check'],
    ...options,
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`games: ${games}\n`);
  expect(out).toMatch(/broken invariants: 0$/);
  // What is seldom happens all the same, or so many games would prove little.
  for (const name of SELDOM[title] ?? []) expect(out).toMatch(new RegExp(`counted: .*\\b${name} [1-9]`));
});
