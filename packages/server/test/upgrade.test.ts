/** A database that the first program has written is played on with by this one. */
import { type Dialect, Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../src/index.ts';
import { hashOf } from '../src/people/sessions.ts';
import { embedded } from '../src/store/embedded.ts';
import { upgrade } from '../src/store/migrations.ts';
import { postgres } from '../src/store/postgres.ts';
import type { Schema } from '../src/store/schema.ts';
import { openClub } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

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
  // Before requests were told of.
  await upgrade(db, '0004-seats-and-time');
  await sql`insert into wishes (person, game, kinds) values ('anna', '', '["turn","undo"]'), ('ben', '', '["turn"]')`.execute(
    db,
  );
  await db.destroy();
  release();
}

describe.each(DATABASES)('an older database, %s', (_, start) => {
  let database: Database;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });

  test('is upgraded in place, with everything that was in it', async () => {
    const place = await database.fresh();
    await written(place);
    const club = await openClub(place);
    const anna = club.stranger();
    anna.cookie = `kursbuch=${TOKEN}`;
    expect((await anna.get('me')).body.person).toMatchObject({ id: 'anna', guest: true });
    expect((await anna.get('me/notices')).body.kinds).toEqual(['turn', 'undo', 'request']);
    expect(await club.store.notices.wishesOf('ben')).toEqual(new Map([['', ['turn']]]));
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
