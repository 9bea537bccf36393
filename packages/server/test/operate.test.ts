/** What the pages for operators and the files beside it say is so in the program. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/index.ts';
import { VARIABLES } from '../src/settings.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const isThere = (file: string): boolean => existsSync(new URL(file, root));

const PAGE = ['', '/people', '/containers', '/nodes', '/upgrade', '/watch']
  .map((page) => read(`docs/operate${page}.md`))
  .join('\n');
const DOCKERFILE = read('deploy/Dockerfile');
const COMPOSE = read('deploy/compose.yaml');
const CADDYFILE = read('deploy/Caddyfile');
const MAIN = read('packages/cli/src/main.ts');

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))].toSorted();

describe('the pages for operators', () => {
  test('names every setting of a server, and no other', () => {
    const flags = Object.keys(VARIABLES).map((name) => `--${name}`);
    const rows = all(PAGE, /^\| `(--[a-z-]+)` \|/gm);
    expect(rows).toEqual(flags.toSorted());
    for (const [name, variable] of Object.entries(VARIABLES))
      expect(PAGE).toContain(`| \`--${name}\` | \`${variable}\` |`);
    const variables: readonly string[] = Object.values(VARIABLES);
    for (const text of [PAGE, DOCKERFILE, COMPOSE, read('deploy/settings.env.example')])
      expect(all(text, /\b(KURSBUCH_[A-Z_]+)\b/g).filter((one) => !variables.includes(one))).toEqual([]);
  });

  test('calls commands that there are, with flags that they know', () => {
    const commands = all(PAGE, /(?:npx|node1|&&) kursbuch ([a-z]+)/g);
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) expect(MAIN).toContain(`['${command}',`);
    for (const flag of all(PAGE, /(?:npx kursbuch .*?|^)\s(--[a-z-]+)\b(?=.*)/gm))
      if (!['--from', '--to', '--build', '--env-file'].includes(flag)) expect(MAIN).toContain(flag);
  });

  test('names metrics that there are', () => {
    const sources =
      read('packages/server/src/http/watchRoutes.ts') + read('packages/server/src/http/metrics.ts');
    const names = all(PAGE, /`((?:kursbuch|nodejs|process)_[a-z0-9_]+)/g);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(sources).toContain(`'${name}'`);
  });

  test('names files that there are', () => {
    for (const file of all(PAGE, /(?<![\w/])((?:deploy|packages)\/[\w./-]+\w)/g))
      expect([file, isThere(file) || file === 'deploy/settings.env']).toEqual([file, true]);
  });
});

describe('the container', () => {
  test('starts what there is, builds with what there is, and listens where it is looked for', () => {
    const [, command = '[]'] = /^CMD (.*)$/m.exec(DOCKERFILE) ?? [];
    const [program, script, ...args] = JSON.parse(command);
    expect([program, isThere(script), args]).toEqual(['node', true, ['serve']]);
    const { scripts } = JSON.parse(read('package.json'));
    for (const name of all(DOCKERFILE, /npm run ([\w:]+)/g)) expect(scripts[name]).toBeDefined();
    const environment = Object.fromEntries(
      [...DOCKERFILE.matchAll(/(\bKURSBUCH_[A-Z]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    );
    const { port, host, place } = readSettings({}, environment, '/elsewhere');
    expect([port, host, place]).toEqual([8080, '0.0.0.0', { folder: '/data' }]);
    expect(DOCKERFILE).toContain(`EXPOSE ${port}\n`);
    expect(DOCKERFILE).toContain(`http://127.0.0.1:${port}/api/health`);
    expect(COMPOSE).toContain(`NODES: "node1:${port} node2:${port}"`);
  });

  test('two nodes share a database that there is, with settings that are taken', () => {
    const services = all(COMPOSE, /^ {2}(\w+):/gm);
    expect(services).toEqual(expect.arrayContaining(['node1', 'node2', 'db', 'proxy']));
    const filled = COMPOSE.replace(/\$\{POSTGRES_PASSWORD:\?\}/g, 'word')
      .replace(/\$\{DOMAIN:\?\}/g, 'play.example.org')
      .replace(/\$\{\w+:-\}/g, '');
    const [, block = ''] = /x-node:.*?\n {2}environment:\n((?: {4}.*\n)+)/s.exec(filled) ?? [];
    const environment = Object.fromEntries(
      block
        .trimEnd()
        .split('\n')
        .map((line) => /^ {4}(\w+): ?(.*)$/.exec(line)?.slice(1) ?? []),
    );
    const { place, publicUrl } = readSettings({}, environment, '/elsewhere');
    expect(place).toEqual({ url: 'postgres://kursbuch:word@db:5432/kursbuch' });
    expect(publicUrl?.origin).toBe('https://play.example.org');
    for (const file of all(COMPOSE, /"\.\/([\w.]+):/g)) expect(isThere(`deploy/${file}`)).toBe(true);
    expect(isThere(all(COMPOSE, /dockerfile: ([\w/.]+)/gi)[0] ?? '')).toBe(true);
    // One image for both; whatever is built twice is two, and the older node is made again at the next start.
    expect(COMPOSE.match(/^ +build:/gm)).toHaveLength(1);
    const [, given = ''] = /environment: \{(.* NODES: .*)\}/.exec(COMPOSE) ?? [];
    for (const variable of all(CADDYFILE, /\{\$(\w+)/g)) expect(given).toContain(` ${variable}: `);
    for (const variable of all(COMPOSE, /\$\{(\w+)/g))
      expect(read('deploy/settings.env.example')).toContain(`${variable}=`);
  });

  test('a proxy asks for what the server answers', () => {
    // With -1 Caddy keeps the stream of somebody who has gone: he would sit at the table for minutes.
    expect(CADDYFILE).not.toMatch(/^\s*flush_interval/m);
    // What cuts a line that is silent leaves time for the signs of life.
    // Two pulses and some patience; browsers have left a node that hangs before their proxy does.
    const [, pulse] = /PULSE = (\d+);/.exec(read('packages/server/src/http/streams.ts')) ?? [];
    const [, silence] = /SILENCES = \[(\d+),/.exec(read('packages/web/src/online/line.ts')) ?? [];
    const [patience = '0'] = all(CADDYFILE, /read_timeout (\d+)s/g);
    expect(Number(silence)).toBeGreaterThanOrEqual(Number(pulse) * 2);
    expect(Number(patience) * 1000).toBeGreaterThan(Number(silence));
    // It has found out by then, so that they come to another.
    const [interval = '9'] = all(CADDYFILE, /health_interval (\d+)s/g);
    const [timeout = '9000'] = all(CADDYFILE, /health_timeout (\d+)ms/g);
    expect(Number(interval) * 1000 + Number(timeout)).toBeLessThan(Number(silence));
    const [path = ''] = all(CADDYFILE, /health_uri (\S+)/g);
    expect(read('packages/server/src/http/watchRoutes.ts')).toContain(`'${path}'`);
  });
});
