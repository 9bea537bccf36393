/**
 * Everything that is kept, in one file, and back: the same file for both databases, so that one can also become the other.
 * It is written from one moment of the database while the server goes on. Lines of JSON, packed: a head that names the step
 * of the schema, the rows of each table, and an end that counts them.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Dialect, Kysely, sql, type Transaction } from 'kysely';
import { embedded, embeddedBeside, embeddedReader } from './embedded.ts';
import { upgrade } from './migrations.ts';
import { OperatorStore } from './operators.ts';
import { type Schema, TABLES } from './schema.ts';
import type { Place } from './store.ts';
import { Unusable } from './unusable.ts';

const FORMAT = 'kursbuch backup';
const VERSION = 1;
/** The rows of this many games are read at once. */
const GAMES_AT_ONCE = 50;
/** So many values go into one statement. */
const MOST_VALUES = 10_000;
const LONGEST_PROBLEM = 300;

type TableName = (typeof TABLES)[number];
type Row = Readonly<Record<string, string | number | null>>;

interface Head {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The last step of the schema. */
  readonly schema: string;
}
interface Part {
  readonly table: TableName;
  readonly rows: readonly Row[];
}
interface End {
  readonly end: true;
  readonly rows: number;
}

/**
 * Write all of it into a new file, read that again, and note in the log of the server how it went; gives how many rows.
 * Throws `Unusable` where that cannot be.
 */
export async function backUp(place: Place, file: string): Promise<number> {
  if (existsSync(file)) throw new Unusable(`${file} is there already; name a file that is not.`);
  const dialect = 'folder' in place ? embeddedReader(place.folder) : await shared(place.url);
  const db = new Kysely<Schema>({ dialect });
  const part = `${file}.part`;
  try {
    const begun =
      'folder' in place ? db.transaction() : db.transaction().setIsolationLevel('repeatable read');
    const rows = await begun.execute(async (one) => {
      let count = 0;
      const counted = (rows: number) => {
        count += rows;
      };
      // Anybody who may read it may read all of it: sessions and letters too.
      const out = createWriteStream(part, { mode: 0o600, flush: true });
      await pipeline(Readable.from(linesOf(one, counted)), createGzip(), out);
      return count;
    });
    await mustBeWhole(part, rows);
    await rename(part, file);
    await noteBackup(place, { bytes: (await stat(file)).size, rows });
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    const told =
      error instanceof Unusable ? error : new Unusable(`The backup failed: ${(error as Error).message}.`);
    await noteBackup(place, { problem: told.message.slice(0, LONGEST_PROBLEM) });
    throw told;
  } finally {
    await db.destroy();
  }
}

/** A file that cannot be read again is none: better known now than when it is needed. */
async function mustBeWhole(file: string, rows: number): Promise<void> {
  const lines = linesIn(file);
  await readHead(lines, file);
  let count = 0;
  let isEnded = false;
  for await (const line of lines) {
    if (!isObject(line) || isEnded) break;
    if (Array.isArray(line.rows)) count += line.rows.length;
    isEnded = line.end === true && line.rows === rows;
  }
  if (!isEnded || count !== rows) throw new Unusable('The backup failed: what was written is not whole.');
}

/** Operators see in the log and at the head of their page when it was last backed up. A server that cannot note it is backed up all the same. */
async function noteBackup(
  place: Place,
  details: { readonly bytes: number; readonly rows: number } | { readonly problem: string },
): Promise<void> {
  const dialect = 'folder' in place ? embeddedBeside(place.folder) : await shared(place.url);
  const db = new Kysely<Schema>({ dialect });
  const nobody = { operator: null, person: null, game: null, network: null, reason: '' };
  await new OperatorStore(db, false)
    .act(
      { ...nobody, at: Date.now(), by: 'machine', kind: 'backup', details: JSON.stringify(details) },
      async () => undefined,
    )
    .catch(() => undefined);
  await db.destroy();
}

async function shared(url: string): Promise<Dialect> {
  const { postgres } = await import('./postgres.ts');
  return postgres(url, { patience: 0 });
}

async function* linesOf(db: Transaction<Schema>, counted: (rows: number) => void): AsyncGenerator<string> {
  let total = 0;
  const written = (line: Head | Part | End) => `${JSON.stringify(line)}\n`;
  const schema = await stepOf(db);
  yield written({ format: FORMAT, version: VERSION, schema });
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const games = (await db.selectFrom('games').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (const table of TABLES.filter((name) => there.has(name)))
    for await (const rows of rowsOf(db, table, games)) {
      total += rows.length;
      yield written({ table, rows });
    }
  yield written({ end: true, rows: total });
  counted(total);
}

/** Tables that grow with what is played are read game by game: nobody holds all of it at once. */
const OF_GAMES: readonly TableName[] = ['seats', 'entries', 'results', 'messages', 'notes'];

async function* rowsOf(
  db: Transaction<Schema>,
  table: TableName,
  games: readonly string[],
): AsyncGenerator<readonly Row[]> {
  if (!OF_GAMES.includes(table)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    if (rows.length > 0) yield rows;
    return;
  }
  for (let from = 0; from < games.length; from += GAMES_AT_ONCE) {
    const some = sql.join(games.slice(from, from + GAMES_AT_ONCE));
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where game in (${some})`.execute(db);
    if (rows.length > 0) yield rows;
  }
}

/** The last step that has made the database what it is. */
async function stepOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  const name = rows[0]?.name;
  if (name === undefined) throw new Unusable('There are no games in this database.');
  return name;
}

/** Read a file of `backUp` into an empty database; gives how many rows. Throws `Unusable` and leaves it empty where that cannot be. */
export async function restore(place: Place, file: string): Promise<number> {
  if (!existsSync(file)) throw new Unusable(`There is no file ${file}.`);
  const lines = linesIn(file);
  const head = await readHead(lines, file);
  const { dialect, release } =
    'folder' in place
      ? embedded(place.folder)
      : { dialect: await shared(place.url), release: () => undefined };
  const db = new Kysely<Schema>({ dialect });
  try {
    const empty = await isEmpty(db).catch((error: Error) => {
      // The first word with the database: what goes wrong here is not the file's fault.
      throw new Unusable(`The database to restore into cannot be used: ${error.message}.`);
    });
    if (!empty) throw new Unusable('There are games in this database already; restore into an empty one.');
    const step = await stepOf(db).catch(() => head.schema);
    // A step back is none that anybody has tried.
    if (step !== head.schema)
      throw new Unusable(`${file} is of another version than this database; restore into a new one.`);
    await upgrade(db, head.schema).catch(() => {
      throw new Unusable(`${file} was written by another version of Kursbuch (${head.schema}).`);
    });
    const count = await db.transaction().execute(async (one) => {
      // An empty server has made some already, which nobody has used.
      if (head.schema >= '0002') await one.deleteFrom('constants').execute();
      return fill(one, lines, file);
    });
    await upgrade(db);
    return count;
  } catch (error) {
    throw error instanceof Unusable
      ? error
      : new Unusable(`${file} cannot be read: ${(error as Error).message}.`);
  } finally {
    await db.destroy();
    release();
    await lines.return(undefined);
  }
}

async function* linesIn(file: string): AsyncGenerator<unknown> {
  const unpacked = createGunzip();
  const source = createReadStream(file);
  // What goes wrong on the way comes out where the lines are read.
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  const failed = new Promise<never>((_resolve, reject) => unpacked.on('error', reject));
  failed.catch(() => undefined);
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]();
  try {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), failed]);
      if (done) return;
      yield JSON.parse(value);
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readHead(lines: AsyncGenerator<unknown>, file: string): Promise<Head> {
  const first = await lines.next().catch((error: NodeJS.ErrnoException) => {
    // A file that nobody may open is perhaps a good one.
    if (error.syscall !== undefined) throw new Unusable(`${file} cannot be read: ${error.message}.`);
    return undefined;
  });
  const head = first?.value;
  if (!isObject(head) || head.format !== FORMAT || typeof head.schema !== 'string')
    throw new Unusable(`${file} is no backup of Kursbuch.`);
  if (head.version !== VERSION) throw new Unusable(`${file} was written by a newer Kursbuch.`);
  return { format: FORMAT, version: VERSION, schema: head.schema };
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const there = await db.introspection.getTables();
  if (!there.some(({ name }) => name === 'people')) return true;
  const { rows } = await sql`select 1 from people union all select 1 from games limit 1`.execute(db);
  return rows.length === 0;
}

async function fill(db: Transaction<Schema>, lines: AsyncGenerator<unknown>, file: string): Promise<number> {
  let count = 0;
  // Whatever the upgrade has made already comes from the file.
  for await (const line of lines) {
    if (!isObject(line)) break;
    if (line.end === true) {
      if (line.rows === count) return count;
      break;
    }
    const table = TABLES.find((name) => name === line.table);
    if (!table || !Array.isArray(line.rows)) break;
    const rows = line.rows.filter(isObject);
    await insert(db, table, rows);
    count += rows.length;
  }
  throw new Unusable(`${file} is not whole.`);
}

async function insert(
  db: Transaction<Schema>,
  table: TableName,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const most = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += most) {
    const values = rows
      .slice(from, from + most)
      .map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column] ?? null)))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}
