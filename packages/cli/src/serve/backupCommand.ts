/** `kursbuch backup` and `kursbuch restore`: everything a server keeps, in one file and back. */
import { join } from 'node:path';
import { InputError, oneFile, readFlags } from '../flags.ts';
import type { Command } from '../terminal.ts';
import { root } from './build.ts';

type Name = 'backup' | 'restore';

/** Where the games are, as the server is told it, and the file. */
async function asked(name: Name, args: readonly string[]) {
  const { values, positionals } = readFlags(name, args, {
    data: { type: 'string' },
    database: { type: 'string' },
  });
  const file = oneFile(name, positionals, `kursbuch ${name} games.backup`);
  const server = await import('@kursbuch/server');
  return { values, file, server };
}

async function inOneSentence<T>(
  name: Name,
  args: readonly string[],
  job: (asked: BackupJob) => Promise<T>,
): Promise<T> {
  const { values, file, server } = await asked(name, args);
  try {
    const { DATABASE_URL, KURSBUCH_DATA } = process.env;
    const { place } = server.readSettings(values, { DATABASE_URL, KURSBUCH_DATA }, join(root, 'data'));
    return await job({ file, place, server });
  } catch (error) {
    throw error instanceof server.Unusable ? new InputError(error.message) : error;
  }
}

interface BackupJob {
  readonly file: string;
  readonly place: import('@kursbuch/server').Place;
  readonly server: typeof import('@kursbuch/server');
}

export const backupCommand: Command = (args, terminal) =>
  inOneSentence('backup', args, async ({ file, place, server }) => {
    const rows = await server.backUp(place, file);
    terminal.out(`${file}: ${rows} rows of what is kept ${server.placeShown(place)}.`);
    return 0;
  });

export const restoreCommand: Command = (args, terminal) =>
  inOneSentence('restore', args, async ({ file, place, server }) => {
    const rows = await server.restore(place, file);
    terminal.out(`${rows} rows of ${file} are kept ${server.placeShown(place)} now.`);
    return 0;
  });
