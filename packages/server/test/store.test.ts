import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Place, type Store, Unusable } from '../src/index.ts';
import { embedded } from '../src/store/embedded.ts';
import { type Aftermath, type Entry, stepsOf } from '../src/store/entries.ts';
import type { Newcomer, NewGame } from '../src/store/game.ts';
import { GameStore } from '../src/store/games.ts';
import { isGone } from '../src/store/gone.ts';
import { upgrade } from '../src/store/migrations.ts';
import { postgres } from '../src/store/postgres.ts';
import { ResultStore } from '../src/store/results.ts';
import { type Schema, TABLES } from '../src/store/schema.ts';
import { openClub } from './club.ts';
import { countedSteps, DATABASES, type Database, embeddedDatabase } from './databases.ts';

const ANNA = { id: 'anna', name: 'Anna', created: 1_763_000_000_000 };
const BEN = { id: 'ben', name: 'Bén "; drop table people; --', created: 1_763_000_000_001 };

const game = (id: string, more: Partial<NewGame> = {}): NewGame => ({
  id,
  title: '1830',
  name: 'Thursday',
  owner: ANNA.id,
  size: 3,
  listed: true,
  options: { closedCash: true, bank: 12_000, edition: 'x' },
  version: 3,
  secret: 'secret',
  commitment: 'hash',
  created: 1_763_000_000_000,
  ...more,
});

const sitter = (person: { id: string; name: string }): Newcomer => ({
  person: person.id,
  name: person.name,
  contribution: `chance of ${person.id}`,
});

const AFTER: Aftermath = { waiting: [1], result: null, instructions: [] };

const entry = (id: string, number: number, more: Partial<Entry> = {}): Entry => ({
  game: id,
  number,
  keeps: number - 1,
  steps: [{ seat: 0, action: { type: 'pass' } }],
  over: false,
  person: ANNA.id,
  key: `key ${number}`,
  at: 1_763_000_000_100 + number,
  ...more,
});

describe.each(DATABASES)('the store, %s', (_, start) => {
  let database: Database;
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    place = await database.fresh();
    store = await openStore(place);
    await store.people.add(ANNA, 'hash of Anna');
    await store.people.add(BEN, 'hash of Ben');
  });
  afterAll(async () => {
    await store?.close();
    await database?.end();
  });

  test('somebody is known by the hash of a session, as long as it is used', async () => {
    const bySession = async (hash: string, since: number) =>
      (await store.people.bySessions(['hash of nobody', hash], since))[0];
    expect(await bySession('hash of Ben', 0)).toEqual({
      ...BEN,
      hash: 'hash of Ben',
      registered: null,
      email: null,
      confirmed: null,
      login: null,
      used: BEN.created,
    });
    expect(await bySession('hash of Ben', BEN.created + 1)).toBeUndefined();
    await store.people.useSession('hash of Ben', BEN.created + 5);
    expect(await bySession('hash of Ben', BEN.created + 1)).toMatchObject({ id: 'ben' });
    expect(await bySession("' or 1=1 --", 0)).toBeUndefined();
    await store.people.add({ id: 'cleo', name: 'Cleo', created: 1 }, 'hash of Cleo');
    await store.people.rename('cleo', 'Cléo');
    expect(await bySession('hash of Cleo', 0)).toMatchObject({ name: 'Cléo' });
    await store.people.endSession('hash of Cleo');
    expect(await bySession('hash of Cleo', 0)).toBeUndefined();
  });

  test('a game comes back as it was kept', async () => {
    await store.games.add(game('kept'), sitter(ANNA));
    expect(await store.games.byId('kept')).toEqual({
      ...game('kept'),
      status: 'open',
      seed: null,
      number: 0,
      waiting: [],
      result: null,
      instructions: [],
      undo: null,
      request: null,
      uploaded: false,
      draws: 0,
      hidden: false,
      time: null,
      clock: { turns: [], left: null, paused: null, furthest: 0 },
      rematch: null,
      asides: [],
      unwelcome: [],
      invitations: [],
      gathering: { club: null, evening: null, tournament: null },
      language: null,
      wanted: null,
      starts: null,
      starting: null,
      changed: 1_763_000_000_000,
      seats: [{ place: 0, ...sitter(ANNA), seat: null, player: null, sitter: null, former: null }],
    });
    expect(await store.games.byId('nothing')).toBeUndefined();
  });

  test('people come, go and start one after the other; the last who leaves takes the table along', async () => {
    await store.games.add(game('open'), sitter(ANNA));
    const join = (person: typeof ANNA) =>
      store.games.changeOpen('open', 5, ({ seats, size }) =>
        seats.length < size ? { type: 'join', newcomer: sitter(person) } : null,
      );
    await join(BEN);
    expect((await store.games.byId('open'))?.seats.map(({ name }) => name)).toEqual([ANNA.name, BEN.name]);
    // Nobody sits at a table twice.
    await expect(join(BEN)).rejects.toThrow();
    await store.games.changeOpen('open', 6, () => ({ type: 'leave', person: 'anna' }));
    expect(await store.games.byId('open')).toMatchObject({ owner: 'ben', changed: 6, seats: [{ place: 1 }] });
    await join(ANNA);
    expect((await store.games.byId('open'))?.seats.map(({ place }) => place)).toEqual([1, 2]);
    await store.games.changeOpen('open', 7, () => ({
      type: 'start',
      seed: 'seed',
      waiting: [0],
      seats: [1, 0],
      clock: { turns: [{ seat: 0, since: 7, from: 7 }], left: null, paused: null },
      due: null,
    }));
    expect(await store.games.byId('open')).toMatchObject({
      status: 'running',
      seed: 'seed',
      waiting: [0],
      seats: [{ seat: 1 }, { seat: 0 }],
    });
    expect(
      await store.games.changeOpen('open', 8, () => ({ type: 'leave', person: 'anna' })),
    ).toBeUndefined();

    await store.games.add(game('alone'), sitter(ANNA));
    await store.games.changeOpen('alone', 8, () => ({ type: 'leave', person: 'anna' }));
    expect(await store.games.byId('alone')).toBeUndefined();
  });

  test('a table fills up to its size, whoever comes at once', async () => {
    await store.games.add(game('crowd', { size: 4 }), sitter(ANNA));
    const many = Array.from({ length: 8 }, (_, index) => ({
      id: `c${index}`,
      name: `C${index}`,
      created: 1,
    }));
    for (const person of many) await store.people.add(person, `hash of ${person.id}`);
    await Promise.all(
      many.map((person) =>
        store.games.changeOpen('crowd', 9, ({ seats, size }) =>
          seats.length < size ? { type: 'join', newcomer: sitter(person) } : null,
        ),
      ),
    );
    expect((await store.games.byId('crowd'))?.seats).toHaveLength(4);
  });

  test('open tables are listed, unlisted ones are not; everybody finds his own', async () => {
    await store.games.add(game('listed', { owner: 'ben', created: 2_000_000_000_000 }), sitter(BEN));
    await store.games.add(game('quiet', { owner: 'ben', listed: false }), sitter(BEN));
    const open = (await store.games.open()).map(({ id }) => id);
    expect(open[0]).toBe('listed');
    expect(open).not.toContain('quiet');
    expect(open).not.toContain('open');
    expect((await store.games.of('ben')).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listed', 'quiet', 'open']),
    );
    expect(await store.games.of('nobody')).toEqual([]);
  });

  test('of two entries with the same number one is taken', async () => {
    await store.games.add(game('race'), sitter(ANNA));
    const tries = await Promise.all(
      [1, 2, 3].map((n) => store.entries.append(entry('race', 1, { key: `k${n}`, at: n }), AFTER)),
    );
    expect(tries).toEqual([true, false, false]);
    expect(await store.entries.since('race', 0)).toMatchObject([{ key: 'k1' }]);
    expect(await store.entries.append(entry('race', 1, { key: 'late' }), AFTER)).toBe(false);
    expect(await store.entries.append(entry('race', 2, { key: 'late' }), AFTER)).toBe(true);
  });

  test('a post that has been made before is not made again', async () => {
    await store.games.add(game('again'), sitter(ANNA));
    expect(await store.entries.append(entry('again', 1, { key: 'same' }), AFTER)).toBe(true);
    expect(await store.entries.append(entry('again', 2, { key: 'same' }), AFTER)).toBe(false);
    expect(await store.entries.append(entry('again', 2, { key: 'same', person: 'ben' }), AFTER)).toBe(true);
    // A computer player makes no posts.
    const byNobody = { person: null, key: null };
    expect(await store.entries.append(entry('again', 3, byNobody), AFTER)).toBe(true);
    expect(await store.entries.append(entry('again', 4, byNobody), AFTER)).toBe(true);
  });

  test('many games are committed together, each for itself', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `many ${index}`);
    for (const id of ids) await store.games.add(game(id), sitter(ANNA));
    await store.entries.append(entry('many 7', 1, { key: 'before' }), AFTER);
    const won = await Promise.all(ids.map((id) => store.entries.append(entry(id, 1), AFTER)));
    expect(won.map((one, index) => (one ? -1 : index)).filter((index) => index >= 0)).toEqual([7]);
  });

  test('an entry of a game that is gone takes none of the others along', async () => {
    const ids = Array.from({ length: 5 }, (_, index) => `beside ${index}`);
    for (const id of ids) await store.games.add(game(id), sitter(ANNA));
    const outcomes = await Promise.allSettled([
      ...ids.slice(0, 3).map((id) => store.entries.append(entry(id, 1), AFTER)),
      store.entries.append(entry('never there', 1), AFTER),
      store.entries.append(entry('beside 3', 1, { person: 'nobody who is there' }), AFTER),
      store.entries.append(entry('beside 4', 1), AFTER),
    ]);
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : isGone(one.reason)))).toEqual(
      Array(6).fill(true),
    );
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(await store.entries.since('beside 4', 0)).toHaveLength(1);
    expect(await store.entries.since('beside 3', 0)).toEqual([]);
  });

  test('entries come back in order and say what stands', async () => {
    await store.games.add(game('played'), sitter(ANNA));
    const step = (amount: number) => ({ seat: 1, action: { type: 'bid', private: 'SV', amount } });
    const entries = [
      entry('played', 1, { keeps: 0, steps: [step(1), step(2)] }),
      entry('played', 2, { keeps: 1, steps: [] }),
      entry('played', 3, { keeps: 1, steps: [step(3)], over: true }),
    ];
    const result = { cause: 'bankBroken', scores: [2, 1] };
    for (const one of entries) await store.entries.append(one, { ...AFTER, result });
    const back = await store.entries.since('played', 0);
    expect(back).toEqual(entries);
    expect(stepsOf(back)).toEqual([step(1), step(3)]);
    expect(await store.entries.since('played', 2)).toEqual(entries.slice(2));
    expect(await store.games.byId('played')).toMatchObject({
      number: 3,
      status: 'over',
      result,
      waiting: [1],
      changed: entries[2]?.at,
    });
  });

  test('a request to take back and instructions hold for the moment they were made at', async () => {
    await store.games.add(game('asked'), sitter(ANNA));
    await store.entries.append(entry('asked', 1), AFTER);
    const request = { seat: 0, keeps: 0, number: 1, asked: [1, 2], accepted: [1] };
    expect(await store.games.setUndo('asked', 0, request)).toBe(false);
    expect(await store.games.setUndo('asked', 1, request)).toBe(true);
    expect((await store.games.byId('asked'))?.undo).toEqual(request);
    const passing = [{ seat: 0, instruction: { type: 'passUntil' } }];
    expect(await store.games.instruct('asked', 1, passing, [])).toBe(false);
    expect(await store.games.instruct('asked', 1, [], passing)).toBe(true);
    expect((await store.games.byId('asked'))?.instructions).toEqual(passing);
    await store.entries.append(entry('asked', 2), AFTER);
    expect(await store.games.byId('asked')).toMatchObject({ undo: null, instructions: [] });
  });

  test('what is said is numbered without gaps, whoever speaks at once', async () => {
    await store.games.add(game('talk'), sitter(ANNA));
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        store.talk.say({ game: 'talk', person: 'anna', name: 'Anna', text: `<b>${n}</b>'; --`, at: n }),
      ),
    );
    const said = await store.talk.since('talk', 0);
    expect(said.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(said.map(({ text }) => text)).toContain("<b>3</b>'; --");
    expect(await store.talk.since('talk', 4)).toEqual(said.slice(4));
  });

  test('a note is there for its writer alone', async () => {
    await store.games.add(game('noted'), sitter(ANNA));
    await store.talk.writeNote('noted', 'anna', 'Ben has 3 PRR');
    await store.talk.writeNote('noted', 'anna', 'Ben has 4 PRR');
    expect(await store.talk.note('noted', 'anna')).toBe('Ben has 4 PRR');
    expect(await store.talk.note('noted', 'ben')).toBe('');
    await store.talk.writeNote('noted', 'anna', '');
    expect(await store.talk.note('noted', 'anna')).toBe('');
    // Of so many games, and no more; what is there may be written anew.
    await store.games.add(game('noted too'), sitter(ANNA));
    expect(await store.talk.writeNote('noted', 'anna', 'one', 1)).toBe(true);
    expect(await store.talk.writeNote('noted too', 'anna', 'two', 1)).toBe(false);
    expect(await store.talk.writeNote('noted', 'anna', 'three', 1)).toBe(true);
  });

  test('somebody is known in so many browsers, and no more: those longest not used are forgotten', async () => {
    await store.people.add({ id: 'many', name: 'Many', created: 1 }, 'first');
    for (let n = 1; n <= 60; n++) await store.people.addSession(`browser ${n}`, 'many', n);
    const known = await store.people.sessionsOf('many');
    expect(known).toHaveLength(50);
    expect(known[0]?.created).toBe(11);
  });

  test('a limit lets so many through at once, and then one after each interval', async () => {
    const take = (at: number, name = 'guesses of Anna') =>
      store.limits.take(name, 2, 1000, 5_000_000_000_000 + at);
    expect([await take(0), await take(0), await take(500)]).toEqual([true, true, false]);
    expect(await take(500, 'guesses of Ben')).toBe(true);
    expect([await take(1000), await take(1500)]).toEqual([true, false]);
    // After a rest as many as ever, and no more.
    expect([await take(9000), await take(9000), await take(9000)]).toEqual([true, true, false]);
    expect(
      (await Promise.all(Array.from({ length: 9 }, () => take(9000, 'at once')))).filter(Boolean),
    ).toHaveLength(2);
    // What is given back is as if it had not been taken.
    await store.limits.giveBack('at once', 1000);
    expect([await take(9000, 'at once'), await take(9000, 'at once')]).toEqual([true, false]);
    await store.limits.sweep(5_000_000_000_000 + 10_500);
    expect([await take(10_500), await take(10_500, 'at once')]).toEqual([true, true]);
  });

  test('everything is there when it is opened again, and upgraded only once', async () => {
    await store.games.add(game('stays'), sitter(ANNA));
    await store.entries.append(entry('stays', 1), AFTER);
    await store.close();
    const { dialect, release } =
      'folder' in place ? embedded(place.folder) : { dialect: postgres(place.url), release: () => undefined };
    const db = new Kysely<Schema>({ dialect });
    const { counted, done } = countedSteps();
    await upgrade(db, undefined, counted);
    await db.destroy();
    release();
    expect(done).toEqual([]);
    store = await openStore(place);
    expect(await store.entries.since('stays', 0)).toEqual([entry('stays', 1)]);
    await store.ping();
  });
});

test.skipIf(process.platform === 'win32')('a data folder that it makes is for its owner alone', async () => {
  const around = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  const folder = join(around, 'data');
  await (await openStore({ folder })).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  rmSync(around, { recursive: true });
});

test.skipIf(process.platform === 'win32')(
  'a database in a folder that was there is for its owner alone',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
    chmodSync(folder, 0o755);
    const modes = () => readdirSync(folder).map((file) => [file, statSync(join(folder, file)).mode & 0o077]);
    const store = await openStore({ folder });
    await store.people.add(ANNA, 'hash');
    expect(modes()).not.toEqual([]);
    expect(modes().filter(([, mode]) => mode !== 0)).toEqual([]);
    await store.close();
    // One from before is closed to others.
    chmodSync(join(folder, 'kursbuch.db'), 0o644);
    await (await openStore({ folder })).close();
    expect(modes().filter(([, mode]) => mode !== 0)).toEqual([]);
    rmSync(folder, { recursive: true });
  },
);

describe('a store that cannot be used', () => {
  test('a database of a newer program is said to be that', async () => {
    const database = embeddedDatabase();
    const place = await database.fresh();
    await (await openStore(place)).close();
    const db = new DatabaseSync(join('folder' in place ? place.folder : '', 'kursbuch.db'));
    db.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    db.exec(`update constants set value = '9999-later' where name = 'fits from'`);
    db.close();
    const error = await openStore(place).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Unusable);
    expect(error.message).toBe(
      'The database was written by a newer Kursbuch; start that one, or restore a backup.',
    );
    await database.end();
  });

  test('one that answers but keeps nothing is not well, and whoever posts is told so', async () => {
    const database = embeddedDatabase();
    const place = await database.fresh();
    const club = await openClub(place);
    const anna = await club.guest('Anna');
    await club.store.ping();
    const other = new DatabaseSync(join('folder' in place ? place.folder : '', 'kursbuch.db'));
    other.exec('begin immediate');
    expect(await anna.ask('PATCH', 'me', { name: 'Anne' })).toMatchObject({
      status: 503,
      body: { error: 'busy' },
    });
    await expect(club.store.ping(Date.now() + 60_000)).rejects.toThrow();
    other.exec('rollback');
    other.close();
    await club.store.ping(Date.now() + 60_000);
    await club.close();
    await database.end();
  });

  test('a data folder belongs to one process at a time', async () => {
    const [, start] = DATABASES[0] ?? [];
    const database = await start?.();
    const place = await database?.fresh();
    if (!place) throw new Error('no database');
    const store = await openStore(place);
    await expect(openStore(place)).rejects.toThrow(/is in use by another Kursbuch/);
    await store.close();
    await (await openStore(place)).close();
    await database?.end();
  });

  test.each([
    ['a folder below a file', { folder: '/dev/null/data' }, /^The data folder .* cannot be made: .*\.$/],
    [
      'a folder below one that cannot be',
      { folder: '/proc/no/data' },
      /^The data folder .* cannot be made: .*\.$/,
    ],
    [
      'a server that is not there',
      { url: 'postgres://nobody@127.0.0.1:1/x' },
      /^The database of DATABASE_URL cannot be used: .*\.$/,
    ],
  ])('%s is said in one sentence', async (_, place, sentence) => {
    const error = await openStore(place).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Unusable);
    expect(error.message).toMatch(sentence);
  });
});

test('whatever points to something has an index for it: nobody is deleted by looking through everything', async () => {
  const database = embeddedDatabase();
  const place = await database.fresh();
  await (await openStore(place)).close();
  const db = new DatabaseSync(join('folder' in place ? place.folder : '', 'kursbuch.db'));
  const looked: string[] = [];
  for (const table of TABLES)
    for (const { from } of db.prepare(`pragma foreign_key_list(${table})`).all()) {
      const [plan] = db.prepare(`explain query plan select 1 from ${table} where ${from} = ?`).all('x');
      looked.push(`${table}.${from}`);
      expect(`${table}.${from}: ${plan?.detail}`).toMatch(/: SEARCH .* USING/);
    }
  expect(looked).toContain('entries.person');
  expect(looked.length).toBeGreaterThan(15);
  db.close();
  await database.end();
});

test('my games and due clocks are found by seats and times, not by looking through all that is over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursbuch-plans-'));
  const { dialect, release } = embedded(folder);
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Schema>({ dialect, log: ({ query }) => void asked.push(query) });
  try {
    await upgrade(db);
    const games = new GameStore(db, false);
    const plansOf = async (ask: () => Promise<unknown>) => {
      asked.length = 0;
      await ask();
      const plans = await Promise.all(
        asked.map(({ sql: text, parameters }) =>
          db.executeQuery<{ detail: string }>(
            CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
          ),
        ),
      );
      return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail)).join('; ');
    };
    const before = { changed: 5, id: 'x' };
    for (const status of ['open', 'running', 'over'] as const)
      for (const listing of [{ status }, { status, before }]) {
        const plan = await plansOf(() => games.of('anna', listing));
        expect(plan).toContain('seats_of_person (person=?)');
        expect(plan).not.toContain('games_by_status');
      }
    const plan = await plansOf(() => games.takeDue(1, 1, { most: 1 }));
    expect(plan).toContain('games_by_due (due');
    expect(plan).not.toContain('games_by_status');
    const lately = await plansOf(() => new ResultStore(db).missing({ changed: 5, id: 'x' }, 1));
    expect(lately).toMatch(/games_by_change \(status=\? AND \(?changed/);
    expect(lately).not.toContain('TEMP B-TREE');
  } finally {
    await db.destroy();
    release();
    rmSync(folder, { recursive: true, force: true });
  }
});
