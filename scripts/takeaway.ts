// Takes the folder of a title away, in a copy of the sources, and finds out whether everything else compiles and plays: what
// belongs to a title lies in its folder, and nothing but the list of titles knows that it is there.
//   npm run soak:takeaway -- [TITLE…]     every title unless some are named
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { titles } from '../packages/titles/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What is not of the program: what tests look at may be of one title. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', 'test']);
const execute = promisify(execFile);
const GAME = ['--games', '1', '--jobs', '1', '--check'];
const CONFIGS = ['tsconfig.json', 'tsconfig.engine.json', 'packages/web/tsconfig.json'];

/** What no longer works without this title, a sentence each; a random game of these others is played. */
export async function missingWithout(
  title: string,
  others: readonly string[] = titles.flatMap(({ id }) => (id === title ? [] : id)),
): Promise<readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'takeaway-'));
  try {
    copyTo(copy);
    takeAway(copy, title);
    const runs = [
      ...CONFIGS.map((config) =>
        run(copy, 'node_modules/typescript/bin/tsc', ['-p', config, '--incremental', 'false']),
      ),
      ...others.map((id) => run(copy, 'packages/cli/bin/kursbuch.mjs', ['simulate', id, ...GAME])),
    ];
    return (await Promise.all(runs)).flat();
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The sources, with what is installed beside them; packages of our own are those of the copy. */
function copyTo(copy: string): void {
  for (const name of readdirSync(ROOT).filter((one) => /\.json$|\.config\.ts$/.test(one)))
    cpSync(join(ROOT, name), join(copy, name));
  for (const folder of ['packages', 'scripts'])
    cpSync(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)) && !isOfTests(path),
    });
  const [installed, own] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(own, '@kursbuch'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@kursbuch') symlinkSync(join(installed, name), join(own, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(own, '@kursbuch', name));
}

/** A script that makes something with what tests are made of. */
const isOfTests = (path: string): boolean =>
  /\/scripts\/\w+\.(ts|mjs)$/.test(path) && /(?:from |import\()'.*\/test\//.test(readFileSync(path, 'utf8'));

/** Its folder, and its lines in the list. */
function takeAway(copy: string, title: string): void {
  const folder = join(copy, 'packages/titles', title);
  if (!existsSync(folder)) throw new Error(`there is no title ${title}`);
  rmSync(folder, { recursive: true });
  const list = join(copy, 'packages/titles/index.ts');
  const text = readFileSync(list, 'utf8');
  const imported = new RegExp(`import \\{ entry as (\\w+) \\} from './${title}/index.ts';\\n`).exec(text);
  const entries = /(?<=const titles[^=]*= \[)[^\]]*/.exec(text);
  const name = imported?.[1];
  if (!imported || !entries || name === undefined) throw new Error(`${title} is not in the list of titles`);
  const others = entries[0].split(',').flatMap((one) => (one.trim() === name ? [] : one.trim() || []));
  const without = text
    .replace(imported[0], '')
    .replace(entries[0], others.join(', '))
    // Somebody begins with the next one.
    .replace(new RegExp(`(?<=firstTitle[^=]*= )${name}(?=;)`), others[0] ?? '');
  writeFileSync(list, without);
}

async function run(copy: string, program: string, args: readonly string[]): Promise<readonly string[]> {
  try {
    await execute(process.execPath, [join(copy, program), ...args], { cwd: copy });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return [`${program} ${args.join(' ')}: ${`${stdout}${stderr}`.trim().slice(0, 2_000)}`];
  }
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  for (const title of asked.length > 0 ? asked : titles.map(({ id }) => id)) {
    const began = Date.now();
    const missing = await missingWithout(title);
    const seconds = Math.round((Date.now() - began) / 1_000);
    console.log(`without ${title}: ${missing.length === 0 ? 'compiles and plays' : 'broken'} (${seconds} s)`);
    for (const one of missing) console.error(one);
    if (missing.length > 0) process.exitCode = 1;
  }
}
