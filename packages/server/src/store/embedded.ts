/** The embedded database: SQLite in a file of the data folder, as Node brings it along. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Unusable } from './unusable.ts';

const FILE = 'kursbuch.db';
const LOCK = 'lock.db';

/** Another process uses the data folder. */
export class InUse extends Unusable {}

/** One process at a time uses a data folder; throws `Unusable` where there is another, or no such folder. */
export function embedded(folder: string): { readonly dialect: Dialect; release(): void } {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Unusable(`The data folder ${folder} cannot be made: ${(error as Error).message}.`);
  }
  const lock = locked(folder);
  try {
    const database = opened(join(folder, FILE));
    return { dialect: new SqliteDialect({ database }), release: () => lock.close() };
  } catch (error) {
    lock.close();
    throw new Unusable(`The database in ${folder} cannot be opened: ${(error as Error).message}.`);
  }
}

/**
 * One after the other: where one of them cannot be made, Node tries for ever to make them all. Sessions and webhooks will be
 * in it: it is nobody else's to read.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * A second process would not hear what this one plays. The lock is that of an open transaction on a file of its own: the
 * system gives it back however this process ends, and the database itself can still be read, for a backup.
 */
function locked(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    // In a folder that was there before, others may look around.
    for (const name of [FILE, LOCK]) {
      const file = join(folder, name);
      closeSync(openSync(file, 'a', 0o600));
      chmodSync(file, 0o600);
    }
    lock = new DatabaseSync(join(folder, LOCK));
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const { message } = error as Error;
    if (/locked|busy/.test(message))
      throw new InUse(
        `The data folder ${folder} is in use by another Kursbuch; end it, or choose another folder with --data.`,
      );
    throw new Unusable(`The data folder ${folder} cannot be used: ${message}.`);
  }
}

/** For reading alone, also beside a server that uses it; throws `Unusable` where there is none. */
export function embeddedReader(folder: string): Dialect {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new Unusable(`There are no games in ${folder}.`);
  try {
    return new SqliteDialect({ database: asKysely(new DatabaseSync(file, { readOnly: true })) });
  } catch (error) {
    throw new Unusable(`The database in ${folder} cannot be read: ${(error as Error).message}.`);
  }
}

/** Beside a server that uses it: for reading, and for leaving a word in a table made for that. */
export const embeddedBeside = (folder: string): Dialect =>
  new SqliteDialect({ database: opened(join(folder, FILE)) });

/** What is committed is on the disk: it outlives the process and the machine. */
function opened(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on',
  );
  return asKysely(database);
}

/** So many statements stay prepared: there are few, but for lists of different lengths. */
const MOST_PREPARED = 300;

const UNCHANGED = { changes: 0, lastInsertRowid: 0 } as const;

function asKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const there = prepared.get(sql);
      if (there) return there;
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters.map(bound);
      const made = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) =>
          // On a full disk SQLite has rolled back itself; a second time would hide why.
          sql === 'rollback' && !database.isTransaction ? UNCHANGED : statement.run(...values(parameters)),
        // Read bit by bit it may be asked again before it is at its end.
        iterate: (parameters: readonly unknown[]) => database.prepare(sql).iterate(...values(parameters)),
      };
      // The oldest goes: what is asked often is soon there again.
      const [oldest] = prepared.keys();
      if (prepared.size >= MOST_PREPARED && oldest !== undefined) prepared.delete(oldest);
      prepared.set(sql, made);
      return made;
    },
  };
}

/** The schema knows texts, numbers and nothing: anything else is a mistake of ours. */
function bound(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`${typeof value} is no value of the database`);
}
