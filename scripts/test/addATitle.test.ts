/**
 * The walk of docs/add-a-title/skeleton.md, followed: a copy of the sources with the title that the page is made of. It
 * passes the checks, plays to its end, and shows.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { citedRules } from '@kursbuch/table';
import { readRules } from '@kursbuch/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TITLE = '1899';

/** The blocks of the page that name a file, by it; without the line that does. */
function blocksOf(page: string): ReadonlyMap<string, string> {
  const blocks = page.matchAll(/```\w+\n(?:\/\/|<!--|#) (\S+\/\S+?)(?: -->)?\n([\s\S]*?)```/g);
  return new Map([...blocks].map(([, file = '', text = '']) => [file, text]));
}

/** A text with the changes of a diff, which shows only the beginning of long lines. */
function changed(text: string, diff: string): string {
  return diff.split('\n\n').reduce((done, hunk) => {
    const lines = hunk.split('\n').filter((line) => line !== '');
    const side = (other: string) =>
      lines
        .filter((line) => !line.startsWith(other))
        .map((line) => line.slice(1).replace(/…$/, ''))
        .join('\n');
    expect(done.split(side('+'))).toHaveLength(2);
    return done.replace(side('+'), side('-'));
  }, text);
}

let copy: string;
const at = (...path: readonly string[]): string => join(copy, ...path);
const blocks = blocksOf(readFileSync(join(ROOT, 'docs/add-a-title/skeleton.md'), 'utf8'));

/** Machinery of tests that looks at screens without a browser, and where it lies. */
const LOOKS = /^packages\/(web\/test(\/told.*)?|bots\/test(\/truth\.ts)?)$/;

/** Sources without tests, but for what looks at screens without a browser. */
function isCopied(source: string): boolean {
  const path = relative(ROOT, source);
  if (['node_modules', 'dist', '.vite'].includes(basename(path))) return false;
  return !/(^|\/)test(\/|$)/.test(path) || LOOKS.test(path);
}

const CONFIGURED = ['package.json', 'package-lock.json', 'biome.json', '.gitignore'];
/** Beside the packages: which there are, and their programs. The rest that begins with a dot is kept for later runs. */
const INSTALLED = ['.package-lock.json', '.bin'];
const TYPED = ['tsconfig.json', 'tsconfig.engine.json', 'vitest.config.ts'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kursbuch-title-'));
  for (const part of ['packages', 'scripts', 'docs', ...CONFIGURED, ...TYPED])
    cpSync(join(ROOT, part), at(part), { recursive: true, filter: isCopied });
  // What is installed is the same; the packages are those of the copy.
  mkdirSync(at('node_modules/@kursbuch'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@kursbuch' && (!name.startsWith('.') || INSTALLED.includes(name)))
      symlinkSync(join(ROOT, 'node_modules', name), at('node_modules', name));
  for (const name of readdirSync(at('packages')))
    symlinkSync(at('packages', name), at('node_modules/@kursbuch', name));
  for (const [file, text] of blocks) {
    mkdirSync(dirname(at(file)), { recursive: true });
    const isThere = file === 'packages/titles/index.ts';
    writeFileSync(at(file), isThere ? changed(readFileSync(at(file), 'utf8'), text) : text);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a program prints in the copy; one that fails fails the test with what it says. */
async function said(program: string, ...args: readonly string[]): Promise<string> {
  const run = promisify(execFile)(program, args, { cwd: copy, maxBuffer: 2 ** 26 });
  const { stdout } = await run.catch((error: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}
const node = (...args: readonly string[]) => said(process.execPath, ...args);
const installed = (name: string, ...args: readonly string[]) =>
  said(join(ROOT, 'node_modules/.bin', name), ...args);

describe('the title of the skeleton', () => {
  test('passes the checks of the project', async () => {
    const files = [`packages/titles/${TITLE}`, 'packages/titles/index.ts'];
    await installed('biome', 'check', '--error-on-warnings', ...files);
    // Its rooms in the two worlds they live in; nothing else of the project can tell that there is a title more.
    const screens = { extends: './tsconfig.json', include: [`../titles/${TITLE}/screen`, 'src/titles'] };
    writeFileSync(at('packages/web/screens.json'), JSON.stringify(screens));
    for (const project of ['tsconfig.engine.json', 'packages/web/screens.json'])
      await installed('tsc', '-p', project, '--incremental', 'false');
    for (const check of ['boundaries', 'classes']) await node(`scripts/${check}.mjs`);
  });

  test('cites the rules of its inventory, in every language', async () => {
    const ids = `import { RULES } from './packages/titles/${TITLE}/rules/ruleIds.ts'; console.log(JSON.stringify(RULES))`;
    const cited = new Set(citedRules(JSON.parse(await node('--input-type=module', '-e', ids))));
    for (const folder of ['docs/rules', 'docs/rules/de']) {
      const rules = readRules(readFileSync(at(folder, `${TITLE}.md`), 'utf8')).map(({ id }) => id);
      expect(rules).toEqual([...cited].sort());
    }
  });

  test('plays to its end, by chance and by computers who think', async () => {
    const kursbuch = (...args: readonly string[]) => node('packages/cli/bin/kursbuch.mjs', ...args);
    const games = await kursbuch('simulate', TITLE, '--games', '5', '--jobs', '1', '--check');
    expect(games).toMatch(/ended by: bank 5\n[\s\S]*broken invariants: 0\n/);
    const contest = await kursbuch('arena', TITLE, '--bots', 'calm,steady', '--games', '1', '--jobs', '1');
    expect(contest).toMatch(/ended by: bank 1\nillegal choices: 0, other mishaps: 0, broken invariants: 0\n/);
  });

  test('shows its card, and every part of its table', async () => {
    const client = at('packages/web/test/told/client.ts');
    const look = `
      const { openClient } = await import(${JSON.stringify(client)});
      const client = await openClient();
      const { shows } = await client.load('/test/told/shows.ts');
      console.log(JSON.stringify(await shows('${TITLE}')));
      await client.close();`;
    const shown = JSON.parse(await node('--input-type=module', '-e', look));
    const { card, parts }: { card: string; parts: Record<string, string> } = shown;
    expect(card).toMatch(/^1899 Nowhere.*Three companies on seven hexes\./);
    for (const company of ['Northern', 'Eastern', 'Southern']) expect(parts.companies).toContain(company);
    expect(parts.map).toContain('A1 Aldon, city, home of NOR');
    expect(parts.bar).toContain('buy or pass');
    for (const [part, text] of Object.entries(parts)) expect(text, part).toMatch(/\w/);
  });

  test('tells nothing that is not so', async () => {
    const told = await node('packages/web/test/told/told.ts', TITLE, '--games', '1', '--thinking', '0');
    expect(told).toContain('Nothing that was told is wrong.');
  });
});
