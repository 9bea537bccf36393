/** What installs by itself: the first start, and nothing after it. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('..', import.meta.url));
let root: string;
const at = (...path: string[]): string => join(root, ...path);

/** A program that says that it was called, and does this. */
function program(name: string, does: string): void {
  mkdirSync(at('bin'), { recursive: true });
  writeFileSync(at('bin', name), `#!/bin/sh\necho "$@" >> "${at(`${name}-was-called`)}"\n${does}\n`);
  chmodSync(at('bin', name), 0o755);
}

const lock = (packages: object): string => JSON.stringify({ packages });
const LOCK = {
  '': { version: '1' },
  'packages/table': { version: '1' },
  'node_modules/own': { link: true },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
};
const INSTALLED = { 'node_modules/one': { version: '1.0.0' } };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kursbuch-install-'));
  mkdirSync(at('scripts'));
  for (const file of ['install.mjs', 'chromium.mjs']) cpSync(join(scripts, file), at('scripts', file));
  writeFileSync(at('package-lock.json'), lock(LOCK));
  program(
    'npm',
    `mkdir -p node_modules/.bin && touch node_modules/.bin/node node_modules/.package-lock.json`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function run(script: string, { vitest = '' }: { vitest?: string } = {}) {
  const { VITEST: _, CHROMIUM: __, ...rest } = process.env;
  const env = {
    ...rest,
    PATH: [at('bin'), '/usr/bin', '/bin'].join(delimiter),
    ...(vitest && { VITEST: vitest }),
  };
  const { status, stderr } = spawnSync(process.execPath, [at('scripts', script)], { env, encoding: 'utf8' });
  return { status, stderr };
}

function installed(packages: object = INSTALLED): void {
  mkdirSync(at('node_modules', '.bin'), { recursive: true });
  mkdirSync(at('node_modules', 'own'), { recursive: true });
  writeFileSync(at('node_modules', '.bin', 'node'), '');
  writeFileSync(at('node_modules', '.package-lock.json'), lock(packages));
}

const npmWasCalled = (): boolean => existsSync(at('npm-was-called'));

test('where nothing is installed everything is', () => {
  expect(run('install.mjs').status).toBe(0);
  expect(npmWasCalled()).toBe(true);
});

test('an installation that was broken off is begun again', () => {
  installed();
  rmSync(at('node_modules', '.package-lock.json'));
  run('install.mjs');
  expect(npmWasCalled()).toBe(true);
});

test('what stands is left alone, though the list of packages was written later', () => {
  installed();
  utimesSync(at('node_modules', '.package-lock.json'), 1, 1);
  expect(run('install.mjs')).toEqual({ status: 0, stderr: '' });
  expect(npmWasCalled()).toBe(false);
});

test.each([{ 'node_modules/one': { version: '0.9.0' } }, {}])(
  '%j is older: it is said, and nothing is done',
  (there) => {
    installed(there);
    utimesSync(at('node_modules', '.package-lock.json'), 1, 1);
    const { status, stderr } = run('install.mjs');
    expect(status).toBe(0);
    expect(stderr).toBe(
      'Other packages are installed than package-lock.json names (one). To bring them up to date: npm install --no-save\n',
    );
    expect(npmWasCalled()).toBe(false);
  },
);

test('a test installs nothing', () => {
  const { status, stderr } = run('install.mjs', { vitest: 'true' });
  expect([status, stderr]).toEqual([1, 'Nothing is installed here, and a test installs nothing.\n']);
  expect(npmWasCalled()).toBe(false);
});

test('a browser that was there before is not installed again', () => {
  installed();
  // Whatever this machine has, the search finds only what lies in `bin`.
  program('apt-get', 'exit 0');
  program('chromium', 'exit 0');
  expect(run('chromium.mjs').status).toBe(0);
  rmSync(at('bin', 'chromium'));
  const onlyBin = spawnSync(process.execPath, [at('scripts', 'chromium.mjs')], {
    env: { PATH: at('bin') },
    encoding: 'utf8',
  });
  expect(onlyBin.status).toBe(1);
  expect(onlyBin.stderr).toMatch(/^The browser tests need Chromium/);
  expect(existsSync(at('apt-get-was-called'))).toBe(false);
});

test('a new package of our own that nobody has linked yet is told, and nothing is installed', () => {
  installed();
  expect(run('install.mjs').stderr).toBe('');
  rmSync(at('node_modules', 'own'), { recursive: true });
  expect(run('install.mjs').stderr).toMatch(/\(own\).*npm install --no-save/);
  expect(npmWasCalled()).toBe(false);
});

/** Programs that install something. */
const INSTALLERS = /['"`](npm|npx|yarn|pnpm|apt|apt-get|corepack)(\.cmd)?['"`]/;

test('nothing else in the project starts a program that installs', () => {
  const project = join(scripts, '..');
  const files = globSync(['*.ts', '{scripts,bench,packages}/**/*.{ts,tsx,mjs,js}'], {
    cwd: project,
    exclude: (name) => ['node_modules', 'dist'].includes(name),
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => INSTALLERS.test(readFileSync(join(project, file), 'utf8')));
  expect(found.toSorted()).toEqual([
    'scripts/chromium.mjs',
    'scripts/install.mjs',
    'scripts/test/install.test.ts',
  ]);
  // Nor does a command of the package, but for the first step of a whole test run.
  const { scripts: commands } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  for (const [name, command] of Object.entries<string>(commands))
    expect([name, /\b(npx|npm (i|install|ci|exec))\b/.test(command)]).toEqual([name, false]);
  expect(Object.keys(commands).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
});
