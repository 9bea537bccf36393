/** A database that the first program has written is played on with by this one. */
import { type Dialect, Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Place } from '../src/index.ts';
import { hashOf } from '../src/people/sessions.ts';
import { embedded } from '../src/store/embedded.ts';
import { indicesAhead } from '../src/store/indices.ts';
import { STEPS, upgrade } from '../src/store/migrations.ts';
import { postgres } from '../src/store/postgres.ts';
import type { Schema } from '../src/store/schema.ts';
import { openClub } from './club.ts';
import { DATABASES, type Database, postgresDatabase } from './databases.ts';

const TOKEN = 'a'.repeat(43);

/** What the first program wrote: two guests in the middle of a game. */
async function written(place: Place): Promise<void> {
  const { dialect, release }: { dialect: Dialect; release(): void } =
    'folder' in place ? embedded(place.folder) : { dialect: postgres(place.url), release: () => undefined };
  const db = new Kysely<Schema>({ dialect });
  await upgrade(db, '0001-first');
  await sql`insert into people (id, name, created) values ('anna', 'Anna', 1), ('ben', 'Ben', 2)`.execute(db);
  await sql`insert into sessions (hash, person, created, used)
    values (${hashOf(TOKEN)}, 'anna', ${Date.now()}, ${Date.now()})`.execute(db);
  await sql`insert into games (id, title, name, owner, size, listed, options, version, status, secret, commitment, seed,
      number, waiting, instructions, created, changed)
    values ('old', '1830', 'Thursday', 'anna', 2, 1, '{"drawSeats":false}', 3, 'running', 'secret', 'hash', 'seed',
      1, '[1]', '[]', 1, 3), ('waiting', '1830', 'Friday', 'ben', 3, 1, '{}', 3, 'open', 'secret', 'hash', null,
      0, '[]', '[]', 1, 3)`.execute(db);
  await sql`insert into seats (game, place, person, name, contribution, seat)
    values ('old', 0, 'anna', 'Anna', 'x', 0), ('old', 1, 'ben', 'Ben', 'y', 1), ('waiting', 0, 'ben', 'Ben', 'y', null)`.execute(
    db,
  );
  await sql`insert into entries (game, number, keeps, steps, "over", person, key, at)
    values ('old', 1, 0, '[{"seat":0,"action":{"type":"pass"}}]', 0, 'anna', 'k', 3)`.execute(db);
  // Before there were notices of requests.
  await upgrade(db, '0004-seats-and-time');
  await sql`insert into wishes (person, game, kinds) values ('anna', '', '["turn","undo"]'), ('ben', '', '["turn"]')`.execute(
    db,
  );
  await db.destroy();
  release();
}

/** What the program before pages of people wrote: a finished game, and wishes about playing again. */
async function finished(place: Place): Promise<void> {
  const { dialect, release }: { dialect: Dialect; release(): void } =
    'folder' in place ? embedded(place.folder) : { dialect: postgres(place.url), release: () => undefined };
  const db = new Kysely<Schema>({ dialect });
  await upgrade(db, '0011-evenings');
  await sql`insert into people (id, name, created) values ('anna', 'Anna', 1), ('ben', 'Ben', 2)`.execute(db);
  await sql`insert into games (id, title, name, owner, size, listed, options, version, status, secret, commitment, seed,
      number, waiting, result, instructions, created, changed)
    values ('old', '1830', 'Thursday', 'anna', 2, 1, '{"drawSeats":false}', 3, 'over', 'secret', 'hash', 'seed',
      1, '[]', '{"cause":"agreement","scores":[1200,1200]}', '[]', 1, 3)`.execute(db);
  await sql`insert into seats (game, place, person, name, contribution, seat)
    values ('old', 0, 'anna', 'Anna', 'x', 0), ('old', 1, 'ben', 'Ben', 'y', 1)`.execute(db);
  await sql`insert into entries (game, number, keeps, steps, "over", person, key, at)
    values ('old', 1, 0, '[{"seat":0,"action":{"type":"pass"}}]', 1, 'anna', 'k', 3)`.execute(db);
  await sql`insert into wishes (person, game, kinds) values ('anna', '', '["again","turn"]')`.execute(db);
  await db.destroy();
  release();
}

describe.each(DATABASES)('a database from before pages of people, %s', (_, start) => {
  let database: Database;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });

  test('has pages with what was played before, and tells of invitations who is told of playing again', async () => {
    const place = await database.empty();
    await finished(place);
    const club = await openClub(place);
    await expect
      .poll(async () => (await club.stranger().get('people/anna')).body.known)
      .toMatchObject({ finished: 1, titles: [{ title: '1830', ranks: [1] }], withWhom: [{ person: 'ben' }] });
    expect((await club.stranger().get('people/anna/games')).body.games).toMatchObject([
      { id: 'old', agreed: true, seats: [{ worth: [1200, 1200] }, {}] },
    ]);
    expect((await club.store.notices.wishesOf('anna')).get('')).toContain('invited');
    await club.close();
  });
});

/** What a database is made of: the columns of its tables, and its indices. */
async function madeOf(place: Place): Promise<readonly string[]> {
  const { dialect, release }: { dialect: Dialect; release(): void } =
    'folder' in place ? embedded(place.folder) : { dialect: postgres(place.url), release: () => undefined };
  const db = new Kysely<Schema>({ dialect });
  const tables = await db.introspection.getTables();
  const { rows } = await ('folder' in place
    ? sql<{ made: string }>`select coalesce(sql, name) as made from sqlite_master where type = 'index'`
    : sql<{ made: string }>`select indexdef as made from pg_indexes where schemaname = 'public'`
  ).execute(db);
  await db.destroy();
  release();
  // Told to make one if it is not there, or at once: it is the same index.
  const indices = rows.map(({ made }) => made.replace(/^create index if not exists/i, 'create index'));
  const columns = tables.flatMap(({ name, columns: own }) =>
    own.map((one) => `${name}.${one.name} ${one.dataType} ${one.isNullable}`),
  );
  return [...columns, ...indices].toSorted();
}

/** The last step of each release, and of the one before there were any. */
const RELEASED = ['0001-first', '0008-glances', '0011-evenings'];

describe.each(DATABASES)('a database of each release, %s', (_, start) => {
  test.each(RELEASED)('from %s on it becomes what a new one is', async (last) => {
    const database = await start();
    const [old, fresh] = [await database.empty(), await database.empty()];
    const { dialect, release }: { dialect: Dialect; release(): void } =
      'folder' in old ? embedded(old.folder) : { dialect: postgres(old.url), release: () => undefined };
    const db = new Kysely<Schema>({ dialect });
    await upgrade(db, last);
    await db.destroy();
    release();
    for (const place of [old, fresh]) await (await openStore(place)).close();
    const wanted = await madeOf(fresh);
    expect(wanted.join()).toContain('results_by_end');
    expect(await madeOf(old)).toEqual(wanted);
    await database.end();
  });
});

describe.each(DATABASES)('an older database, %s', (_, start) => {
  let database: Database;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });

  test('is upgraded in place, with everything that was in it', async () => {
    const place = await database.empty();
    await written(place);
    const club = await openClub(place);
    const anna = club.stranger();
    anna.cookie = `kursbuch=${TOKEN}`;
    expect((await anna.get('me')).body.person).toMatchObject({ id: 'anna', guest: true });
    const later = ['opened', 'evening', 'round'];
    expect(new Set((await anna.get('me/notices')).body.kinds)).toEqual(
      new Set(['turn', 'undo', 'request', ...later]),
    );
    expect(new Set((await club.store.notices.wishesOf('ben')).get(''))).toEqual(new Set(['turn', ...later]));
    expect((await anna.get('tables/mine')).body.tables).toMatchObject([{ id: 'old', waiting: [1] }]);
    expect((await anna.get(`tables/old/opening`)).body).toMatchObject({ number: 1, steps: [{ seat: 0 }] });
    const answer = await anna.post('accounts', { email: 'anna@example.org', password: 'long enough' });
    expect(answer.body.person).toMatchObject({ id: 'anna', guest: false });
    expect((await anna.post('tables/old/undo', { seen: 1, key: 'undo-key' })).body).toEqual({
      number: 2,
      asked: [],
    });
    expect((await anna.join('waiting')).body.seats).toHaveLength(2);
    await club.close();
  });
});

/** A database of its own in PostgreSQL, and people who write into it meanwhile. */
async function besideOthers(
  job: (url: string, connected: () => Promise<pg.Client>) => Promise<void>,
): Promise<void> {
  const database = await postgresDatabase();
  const clients: pg.Client[] = [];
  try {
    const place = await database.empty();
    if (!('url' in place)) throw new Error('no address');
    await written(place);
    await job(place.url, async () => {
      const client = new pg.Client({ connectionString: place.url, statement_timeout: 20_000 });
      await client.connect();
      clients.push(client);
      return client;
    });
  } finally {
    for (const client of clients) await client.end();
    await database.end();
  }
}

/** Until somebody in this database waits for others with a question of this form. */
const waiting = (looking: pg.Client, form: string) =>
  expect
    .poll(
      async () =>
        (
          await looking.query(
            `select 1 from pg_stat_activity
              where datname = current_database() and query ilike $1 and wait_event_type = 'Lock'`,
            [form],
          )
        ).rows.length,
    )
    .toBeGreaterThan(0);

test('PostgreSQL: a step whose index is there already waits for nobody', () =>
  besideOthers(async (url, connected) => {
    // Where it would wait it says so.
    const db = new Kysely<Schema>({ dialect: postgres(`${url}?options=-c%20lock_timeout%3D5000`) });
    await upgrade(db, '0006-limits');
    await indicesAhead(db);
    const slow = await connected();
    await slow.query('begin');
    await slow.query("update games set name = name where id = 'old'");
    await upgrade(db, '0007-whose-it-is');
    await slow.query('commit');
    await db.destroy();
  }));

test('PostgreSQL: steps that stand in the way of somebody who stands in theirs begin again', () =>
  besideOthers(async (url, connected) => {
    const [player, looking] = [await connected(), await connected()];
    const db = new Kysely<Schema>({ dialect: postgres(url, { patience: 0 }) });
    await upgrade(db);
    await player.query('begin');
    await player.query('lock table notes in row exclusive mode');
    let tries = 0;
    let played: Promise<unknown> | undefined;
    const both: Migration = {
      async up(one: Kysely<unknown>) {
        await sql`alter table games add column extra text`.execute(one);
        if (++tries === 1) {
          // He waits first, so that it is the upgrade that is broken off.
          await sql`set local deadlock_timeout = '10ms'`.execute(one);
          played = player
            .query("update games set name = 'x' where id = 'old'")
            .then(() => player.query('commit'));
          await waiting(looking, 'update games%');
        }
        await sql`alter table notes add column extra text`.execute(one);
      },
    };
    const { steps, fitsFrom } = STEPS;
    await upgrade(db, undefined, { steps: { ...steps, '9999-both': both }, fitsFrom });
    await played;
    expect(tries).toBe(2);
    expect((await looking.query('select extra from games')).rows).toHaveLength(2);
    await db.destroy();
  }));

test('PostgreSQL: while an index of a large table is made others go on writing', () =>
  besideOthers(async (url, connected) => {
    const [slow, other, looking] = [await connected(), await connected(), await connected()];
    const write = (client: pg.Client, number: number) =>
      client.query(
        `insert into entries (game, number, keeps, steps, "over", person, key, at)
          values ('old', $1, 1, '[]', 0, 'anna', null, 4)`,
        [number],
      );
    // Somebody is in the middle of a move: whatever needs the table for itself waits for him, and everybody behind that.
    await slow.query('begin');
    await write(slow, 2);
    const opening = openStore({ url });
    opening.catch(() => undefined);
    await waiting(looking, 'create index%');
    await write(other, 3);
    await slow.query('commit');
    const store = await opening;
    const { rows } = await looking.query(
      "select indexname from pg_indexes where indexname = 'entries_of_person'",
    );
    expect(rows).toHaveLength(1);
    // Started again there is nothing to do; one that was broken off is made again.
    await looking.query(
      "update pg_index set indisvalid = false where indexrelid = 'entries_of_person'::regclass",
    );
    await (await openStore({ url })).close();
    const { rows: whole } = await looking.query(
      "select 1 from pg_index where indexrelid = 'entries_of_person'::regclass and indisvalid",
    );
    expect(whole).toHaveLength(1);
    await store.close();
  }));
