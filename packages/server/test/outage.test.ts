/** What is logged of a database that is away: little, and without stacks. */
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isOutage, Outage } from '../src/http/outage.ts';
import { openStore } from '../src/index.ts';
import { openClub, until } from './club.ts';
import { embeddedDatabase, postgresDatabase } from './databases.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function watched() {
  const said: string[] = [];
  let now = 0;
  const say = (level: string) => (what: unknown) => void said.push(`${level} ${what}`);
  const log = { warn: say('warn'), error: say('error') };
  const outage = new Outage(
    () => log,
    () => now,
  );
  return {
    said,
    outage,
    later: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

test('one line when it goes, one a minute while it is away, one when it is back', () => {
  const { said, outage, later } = watched();
  outage.answered();
  for (let second = 0; second < 150; second++) {
    for (let asked = 0; asked < 3; asked++) outage.failed(refused());
    later(1);
  }
  outage.answered();
  outage.answered();
  expect(said).toEqual([
    'warn The database does not answer (connect ECONNREFUSED); it is asked again every second.',
    'warn The database has not answered for 60 s (connect ECONNREFUSED).',
    'warn The database has not answered for 120 s (connect ECONNREFUSED).',
    'warn The database answers again after 150 s; 450 questions had failed.',
  ]);
});

test('one that comes and goes all the time is told of no oftener', () => {
  const { said, outage, later } = watched();
  for (let second = 0; second < 59; second++) {
    outage.failed(refused());
    outage.answered();
    later(1);
  }
  expect(said).toHaveLength(2);
});

test('what is no absence is told whole', () => {
  const { said, outage } = watched();
  outage.failed(new Error('a bug'));
  expect(said).toEqual(['error Error: a bug']);
  expect(
    [refused(), Object.assign(new Error('full'), { errcode: 13 }), new Error('timeout exceeded when')].map(
      isOutage,
    ),
  ).toEqual([true, true, true]);
  expect([new Error('a bug'), 'ECONNREFUSED', null].map(isOutage)).toEqual([false, false, false]);
});

test('news that could not be told to other nodes are logged', async () => {
  const database = embeddedDatabase();
  let log = '';
  const stream = new Writable({
    write(text, _encoding, done) {
      log += text;
      done();
    },
  });
  const club = await openClub(await database.fresh(), { logger: { level: 'warn', stream } });
  club.store.wire.onDropped(new Error('payload string too long'));
  expect(log).toContain('payload string too long');
  await club.close();
  await database.end();
});

test('a question that takes too long is given up by PostgreSQL as well', async () => {
  const database = await postgresDatabase();
  const place = await database.fresh();
  if (!('url' in place)) throw new Error('it has an address');
  const store = await openStore(place, { patience: 500 });
  const beside = new pg.Client({ connectionString: place.url });
  await beside.connect();
  try {
    const asked = store.operators.note('slow', {}, async (db) => {
      await sql`select pg_sleep(3600)`.execute(db);
    });
    await expect(asked).rejects.toSatisfy(isOutage);
    await expect
      .poll(async () => {
        const { rows } = await beside.query(
          `select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`,
        );
        return rows.length;
      })
      .toBe(0);
  } finally {
    await beside.end();
    await store.close();
    await database.end();
  }
});

test('on a full disk whoever wants something kept hears that the database does not answer', async () => {
  const database = embeddedDatabase();
  let log = '';
  const stream = new Writable({
    write(text, _encoding, done) {
      log += text;
      done();
    },
  });
  const club = await openClub(await database.fresh(), { logger: { level: 'warn', stream } });
  try {
    const pages = (most: number) =>
      club.store.operators.note('pages', {}, async (db) => {
        await sql.raw(`pragma max_page_count = ${most}`).execute(db);
      });
    // As many as there are.
    await pages(1);
    const people = Array.from({ length: 300 }, () => club.stranger());
    let refused = null;
    for (const player of people) {
      const answer = await player.post('guests', { name: 'Anna' });
      if (answer.status === 200) continue;
      refused = answer;
      break;
    }
    expect(refused).toMatchObject({ status: 503, body: { error: 'busy' } });
    expect(log).toContain('full');
    expect(log).not.toContain('rollback');
    expect((await club.stranger().get('tables')).status).toBe(200);
  } finally {
    await club.close();
    await database.end();
  }
});

test('a server whose database is away for a while says so twice, without stacks', async () => {
  const database = embeddedDatabase();
  let log = '';
  const stream = new Writable({
    write(text, _encoding, done) {
      log += text;
      done();
    },
  });
  const club = await openClub(await database.fresh(), { logger: { level: 'warn', stream } });
  try {
    const { games, people } = club.store;
    const [takeDue, byId] = [games.takeDue, people.bySessions];
    let asked = 0;
    const away = async () => {
      asked++;
      throw refused();
    };
    const anna = await club.guest('Anna');
    Object.assign(games, { takeDue: away });
    Object.assign(people, { bySessions: away });
    // Requests fail too, and hear that it is not the client's fault.
    for (let request = 0; request < 5; request++)
      expect(await anna.get('me')).toMatchObject({ status: 503, body: { error: 'busy' } });
    await until(
      async () => asked,
      (times) => times >= 7,
    );
    Object.assign(games, { takeDue });
    Object.assign(people, { bySessions: byId });
    expect((await anna.get('me')).status).toBe(200);
    await until(
      async () => log,
      (said) => said.includes('answers again'),
    );
    const lines = log.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('The database does not answer');
    expect(log).not.toContain('stack');
  } finally {
    await club.close();
    await database.end();
  }
});
