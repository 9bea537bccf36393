import { eighteenTitles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { expectedOf } from '../../titles/test/expected.ts';
import { kursbuch } from './script.ts';

const simulations = await Promise.all(
  eighteenTitles.map(async ({ id }) => {
    const { simulated, seldom } = await expectedOf(id);
    return simulated.map(({ games, options }) => [id, String(games), options, seldom] as const);
  }),
);

// Thousands are played by `npm run soak`.
test.each(simulations.flat())(
  'random games of %s break no invariant (%s, %j)',
  async (title, games, options, seldom) => {
    const { code, out, err } = await kursbuch([
      ...['simulate', title, '--players', '4', '--games', games, '--seed', 'hundred', '--check'],
      ...options.flatMap((option) => ['--option', option]),
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`games: ${games}\n`);
    expect(out).toMatch(/broken invariants: 0$/);
    // What is seldom happens all the same, or so many games would prove little.
    for (const name of seldom) expect(out).toMatch(new RegExp(`counted: .*\\b${name} [1-9]`));
  },
);
