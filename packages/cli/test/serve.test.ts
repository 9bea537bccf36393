import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isStale, root, SOURCES } from '../src/serve/build.ts';
import { kursbuch } from './script.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('kursbuch serve', () => {
  test.each([
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
    [['--port', 'x'], '--port must be a whole number'],
    [['--database', 'mysql://host/x'], '--database must be an address such as postgres://'],
    [['--public-url', 'play.example.org'], '--public-url must be an address such as https://'],
    [['--data', '/dev/null/x'], 'The data folder /dev/null/x cannot be made'],
    [['--open'], 'kursbuch serve knows no flag --open'],
    [['here'], 'kursbuch serve needs nothing but its flags.'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, err } = await kursbuch(['serve', ...args]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
  });

  test.each([
    [['backup'], 'kursbuch backup games.backup'],
    [['backup', 'x', '--data', 'here/none'], 'There are no games in '],
    [['restore', 'none.backup'], 'There is no file none.backup.'],
    [['restore', 'package.json', '--data', ''], '--data must name a folder.'],
    [['restore', 'package.json'], 'package.json is no backup of Kursbuch.'],
    [['backup', 'x', '--port', '1'], 'kursbuch backup knows no flag --port'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, err } = await kursbuch(args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
  });

  test('a build that is missing or older than its sources is made again', () => {
    const at = (name: string, seconds: number) => {
      const file = join(folder, name);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, '');
      utimesSync(file, seconds, seconds);
    };
    at('src/a.ts', 1000);
    const stale = () => isStale(join(folder, 'dist'), ['src/**/*.ts'], folder);
    expect(stale()).toBe(true);
    at('dist/index.html', 2000);
    expect(stale()).toBe(false);
    at('src/deep/b.ts', 3000);
    expect(stale()).toBe(true);
  });

  test('the client is built anew when a package that it is made of has changed', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/web/package.json'), 'utf8'));
    const packages = Object.keys(dependencies).flatMap((name) => /^@kursbuch\/(.+)/.exec(name)?.[1] ?? []);
    expect(packages.length).toBeGreaterThan(5);
    const sources = globSync([...SOURCES], { cwd: root });
    for (const one of packages)
      expect([one, sources.some((file) => file.startsWith(join('packages', one)))]).toEqual([one, true]);
  });
});
