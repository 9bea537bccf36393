/** Two versions of the program on one database: what is added keeps an earlier one working. */
import { RECORD_VERSION } from '@kursbuch/table';
import { type Dialect, Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Place, Unusable } from '../src/index.ts';
import { embedded } from '../src/store/embedded.ts';
import { STEPS, upgrade } from '../src/store/migrations.ts';
import { postgres } from '../src/store/postgres.ts';
import type { Schema } from '../src/store/schema.ts';
import { openClub, type Player, running, until } from './club.ts';
import { DATABASES, type Database, postgresDatabase } from './databases.ts';

/** Before these were written nobody had promised anything. */
const PROMISED_FROM = '0009';

/** What a step may do: earlier programs go on writing rows as they know them. */
const EXPANDS = [
  /^create table (?!.* as )/,
  // One that is unique might refuse what an earlier program writes.
  /^create index /,
  /^alter table "\w+" add column "\w+" \w+$/,
  /^alter table "\w+" add column "\w+" \w+( not null)? default [^,]+( not null)?$/,
  /^alter table "\w+" add column "\w+" \w+ references [^,]+$/,
  /^(update|insert into) /,
  // A report may be about no table: the version before shows and settles it as one whose table is gone.
  /^alter table "reports" alter column "game" drop not null$/,
  // The embedded database, which one program has for itself, can say so only by writing the table anew.
  /^alter table "reports" rename to "reports_before"$/,
  /^drop table "reports_before"$/,
];

async function withDatabase<T>(
  place: Place,
  job: (db: Kysely<Schema>) => Promise<T>,
  log: (statement: string) => void = () => undefined,
): Promise<T> {
  const { dialect, release }: { dialect: Dialect; release(): void } =
    'folder' in place ? embedded(place.folder) : { dialect: postgres(place.url), release: () => undefined };
  const db = new Kysely<Schema>({ dialect, log: ({ query }) => log(query.sql) });
  try {
    return await job(db);
  } finally {
    await db.destroy();
    release();
  }
}

describe.each(DATABASES)('on %s', (_, start) => {
  let database: Database;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });

  test('every step of the schema only adds what an earlier program need not know', async () => {
    const broken: string[] = [];
    const said: string[] = [];
    let step = '';
    await withDatabase(
      await database.empty(),
      async (db) => {
        for (const name of Object.keys(STEPS.steps)) {
          step = name;
          await upgrade(db, name);
        }
      },
      (statement) => {
        const isOurs =
          !/kysely_migration|pg_advisory|^(begin|commit|select|savepoint|release)|pg_catalog|sqlite_master/i.test(
            statement,
          );
        if (step < PROMISED_FROM || !isOurs) return;
        said.push(statement);
        if (!EXPANDS.some((form) => form.test(statement))) broken.push(`${step}: ${statement}`);
      },
    );
    expect(said.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  const newer: Migration = {
    async up(db: Kysely<unknown>) {
      await sql`alter table games add column newer integer not null default 7`.execute(db);
      await sql`create table newer (id text primary key)`.execute(db);
    },
  };
  const last = Object.keys(STEPS.steps).at(-1) ?? '';
  const later = (fitsFrom: string) => ({ steps: { ...STEPS.steps, '9999-newer': newer }, fitsFrom });

  test('a program starts and plays beside a newer one that says it fits', async () => {
    const place = await database.empty();
    await withDatabase(place, (db) => upgrade(db, undefined, later(last)));
    const club = await openClub(place);
    const { table, players } = await running(club);
    expect((await (players[0] as Player).act(table, 0, { type: 'pass' })).body).toEqual({ number: 1 });
    await club.close();
    // And the newer one goes on with what it has kept.
    await withDatabase(place, async (db) => {
      await upgrade(db, undefined, later(last));
      const { rows } = await sql`select newer, number from games`.execute(db);
      expect(rows).toEqual([{ newer: 7, number: 1 }]);
    });
  });

  test('a program that a newer one has left behind says so, and changes nothing', async () => {
    const place = await database.empty();
    await withDatabase(place, (db) => upgrade(db, undefined, later('9999-newer')));
    await expect(openStore(place)).rejects.toThrow(Unusable);
    await expect(openStore(place)).rejects.toThrow('written by a newer Kursbuch');
  });

  test('one that lacks a step before those of a newer program does not guess', async () => {
    const place = await database.empty();
    const { [last]: _, ...steps } = STEPS.steps;
    await withDatabase(place, (db) =>
      upgrade(db, undefined, { steps: { ...steps, '9999-newer': newer }, fitsFrom: '0001' }),
    );
    await expect(openStore(place)).rejects.toThrow(Unusable);
  });
});

test('beside a node of an earlier version games are begun that it can play', async () => {
  const database = await postgresDatabase();
  const place = (await database.fresh()) as { readonly url: string };
  const club = await openClub(place);
  const earlier = new pg.Client({ connectionString: place.url });
  await earlier.connect();
  const say = (more: object) =>
    earlier.query('select pg_notify($1, $2)', [
      'kursbuch',
      JSON.stringify({ node: 'earlier', news: [], ...more }),
    ]);
  const versionOf = async () => {
    const { table } = await running(club);
    return (await club.store.games.byId(table))?.version;
  };
  expect(await versionOf()).toBe(RECORD_VERSION);
  await say({});
  await until(
    async () => club.store.wire.reads,
    (reads) => reads < RECORD_VERSION,
  );
  expect(await versionOf()).toBe(4);
  await say({ isLast: true });
  await until(
    async () => club.store.wire.reads,
    (reads) => reads === RECORD_VERSION,
  );
  expect(await versionOf()).toBe(RECORD_VERSION);
  await earlier.end();
  await club.close();
  await database.end();
});
