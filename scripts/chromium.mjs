// Finds the Chromium that the browser tests drive; where none was ever found, as root on Debian, it installs the package.
// Plain JavaScript without dependencies, like install.mjs.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The one without windows first: the same browser, and pages take an eighth less work in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser's file; undefined if there is none. `CHROMIUM` names another one. */
export function chromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : undefined;
  const folders = PATH.split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} command @param {readonly string[]} words */
const run = (command, words) =>
  spawnSync(command, words, {
    stdio: ['ignore', words.includes('--version') ? 'ignore' : 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function install() {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'])) return false;
  console.error('Installing Chromium for the browser tests …');
  const fetched = ['chromium-headless-shell', 'chromium'].map((name) => [
    'install',
    '--yes',
    '--no-install-recommends',
    name,
  ]);
  const installs = () => fetched.some((words) => run('apt-get', words));
  return installs() || (run('apt-get', ['update']) && installs());
}

/** There was one before: it was removed on purpose. */
const FOUND = fileURLToPath(new URL('../node_modules/.chromium-found', import.meta.url));

if (import.meta.main ?? process.argv[1]?.endsWith('chromium.mjs')) {
  const isMissing = !chromium() && (existsSync(FOUND) || process.env.VITEST || !(install() && chromium()));
  if (!isMissing) {
    writeFileSync(FOUND, '');
  } else {
    console.error(
      'The browser tests need Chromium: install the package "chromium", or name a browser in the variable CHROMIUM.',
    );
    process.exit(1);
  }
}
