// Installs the dependencies when they are missing or older than package-lock.json.
// Plain JavaScript without dependencies: it runs on whatever Node the machine has, before anything else does.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

export const projectNode = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');

/** @param {string} file */
const writtenAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes its own lock file last, so an interrupted installation counts as missing.
if (
  writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json') ||
  !existsSync(projectNode)
) {
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
