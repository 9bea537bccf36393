import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { kursbuch } from './script.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));
const game = path('packages/titles/1830/test/games/1830-random-4p-s1042.json.gz');

interface Turn {
  readonly i: number;
  readonly company: string;
  readonly revenue: number;
  readonly optimal: boolean;
  readonly nodes: number;
  readonly ms: number;
  readonly runs: readonly {
    readonly stops: readonly string[];
    readonly legs: readonly (readonly string[])[];
    readonly revenue: number;
  }[];
}

/** The turns of a recorded game in which trains ran, with what they earned. */
function turnsOf(file: string): readonly { readonly i: number; readonly revenue: number }[] {
  const { actions } = JSON.parse(gunzipSync(readFileSync(file)).toString());
  return actions.flatMap((action: { type: string; routes?: { revenue: number }[] }, i: number) =>
    action.type === 'run_routes' && action.routes?.length
      ? [{ i, revenue: action.routes.reduce((sum, route) => sum + route.revenue, 0) }]
      : [],
  );
}

describe('kursbuch routes', () => {
  test('proves the best runs of every turn, never less than was played', async () => {
    const turns = turnsOf(game);
    const { code, out, err } = await kursbuch([
      'routes',
      game,
      '--at',
      turns.map(({ i }) => i).join(','),
      '--json',
    ]);
    expect([code, err]).toEqual([0, '']);
    const found = JSON.parse(out) as Turn[];
    expect(found.map(({ i }) => i)).toEqual(turns.map(({ i }) => i));
    for (const [index, turn] of found.entries()) {
      expect(turn.optimal).toBe(true);
      expect(turn.revenue).toBeGreaterThanOrEqual(turns[index]?.revenue ?? 0);
      expect(turn.runs.reduce((sum, run) => sum + run.revenue, 0)).toBe(turn.revenue);
      for (const run of turn.runs) expect(run.legs.length).toBe(run.stops.length - 1);
    }
  });

  test('says the same in words', async () => {
    const [first] = turnsOf(game);
    const { code, out } = await kursbuch(['routes', game, '--at', String(first?.i)]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^\d+: Operating round [\d.]+, \S+: \d+ \(optimal\), \d+ nodes, [\d.]+ ms\n {2}\S+: .* = \d+/,
    );
  });

  test.each([
    [['routes', game], /needs one file and moments/],
    [['routes', game, '--at', 'soon'], /--at must be a whole number/],
    [['routes', game, '--at', '0'], /no company is on turn/],
    [['routes', 'nowhere.json', '--at', '1'], /nowhere\.json/],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, out, err } = await kursbuch(args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err.split('\n')).toHaveLength(1);
  });

  const shared = path('../shared/games/');
  const problems = existsSync(shared)
    ? readdirSync(shared).filter((name) => /^routes-1830-.*\.json\.gz$/.test(name))
    : [];
  test.each(problems)('is never below the public router: %s', async (name) => {
    const list = JSON.parse(gunzipSync(readFileSync(`${shared}${name}`)).toString()) as {
      i: number;
      best: number;
    }[];
    const file = `${shared}${name.replace('routes-', '')}`;
    const { out } = await kursbuch(['routes', file, '--at', list.map(({ i }) => i).join(','), '--json']);
    const found = JSON.parse(out) as Turn[];
    for (const [index, { best }] of list.entries()) {
      expect(found[index]?.optimal).toBe(true);
      expect(found[index]?.revenue).toBeGreaterThanOrEqual(best);
    }
  });
});
