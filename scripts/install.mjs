// Installs the dependencies when there are none: the first start of the program, and never a later one.
// Plain JavaScript without dependencies: it runs on whatever Node the machine has, before anything else does.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

export const projectNode = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');

/**
 * The packages that a lock file names, by their place, with their versions.
 * @param {string} file
 * @returns {Readonly<Record<string, { version?: string, link?: boolean, optional?: boolean }>>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Packages that are missing or of another version than the lock file says; those of other platforms need not be there. */
function outdated() {
  const there = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).flatMap(([place, { version, link, optional }]) => {
    const is = there[place];
    const isNone = !place.startsWith('node_modules/') || (optional && !is);
    // A package of our own is only linked; a new one is not there before somebody installs again.
    const isThere = link ? existsSync(join(root, place)) : is?.version === version;
    return isNone || isThere ? [] : place.slice('node_modules/'.length);
  });
}

function install() {
  console.error('Installing what Kursbuch needs …');
  // npm must not run on the Node that it is about to delete and install again.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  // Not `npm ci`: it refuses a lock file without the binaries of every platform, used here or not.
  const npm = spawnSync('npm', ['install', '--no-save', '--include=dev', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 2, 2], // standard output belongs to the command that follows
    shell: windows,
  });
  if (npm.error) console.error(npm.error.message);
  if (npm.status !== 0) process.exit(npm.status ?? 1);
  if (!existsSync(projectNode)) {
    console.error('npm did not install Node 24. Does its setting "ignore-scripts" forbid install scripts?');
    process.exit(1);
  }
}

// npm writes its own lock file last, so an interrupted installation counts as none.
if (!existsSync(join(root, 'node_modules/.package-lock.json')) || !existsSync(projectNode)) {
  if (process.env.VITEST) {
    console.error('Nothing is installed here, and a test installs nothing.');
    process.exit(1);
  }
  install();
} else {
  const packages = outdated();
  if (packages.length > 0)
    console.error(
      `Other packages are installed than package-lock.json names (${packages.slice(0, 3).join(', ')}${packages.length > 3 ? ' …' : ''}). To bring them up to date: npm install --no-save`,
    );
}
