/** Where the tests keep their files: databases, folders of servers, profiles of browsers. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A whole run takes a sixth of it. */
const ROOM = 6e9;

/** Linux keeps the files of this folder in memory: making those of a database takes a tenth of the work there. */
const SHARED_MEMORY = '/dev/shm';

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ROOM && freemem() > ROOM;
  } catch {
    return false;
  }
}

const NAME = 'kursbuch-run-';

/** A folder for this run, in memory where there is room. Nothing of it outlives the run, whatever a failed test has left. */
export function folderForRun(): string {
  // A test that reads the configuration is in one already.
  if (basename(tmpdir()).startsWith(NAME)) return tmpdir();
  const folder = mkdtempSync(join(hasRoom() ? SHARED_MEMORY : tmpdir(), NAME));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
