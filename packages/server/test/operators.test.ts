/** People who keep order: what they may do, what holds from then on, and that nobody else can. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppSettings, openStoreBeside } from '../src/index.ts';
import { Expiry } from '../src/operators/expiry.ts';
import { networkFrom, networkMatcher } from '../src/operators/networks.ts';
import { QUOTAS } from '../src/operators/quotas.ts';
import { Deletion } from '../src/people/deletion.ts';
import { Hall } from '../src/tables/hall.ts';
import { Lobby } from '../src/tables/lobby.ts';
import { type Club, NO_LIMITS, openClub, Player, running, someChance, until } from './club.ts';
import { DATABASES, type Database, postgresDatabase } from './databases.ts';

const DAY = 24 * 60 * 60 * 1000;
const PROXY = { publicUrl: new URL('http://play.example.org') };

async function account(club: Club, name: string): Promise<Player & { id: string }> {
  const player = club.stranger();
  const email = `${name.toLowerCase()}@example.org`;
  const { body } = await player.post('accounts', { name, email, password: 'long enough' });
  return Object.assign(player, { id: body.person.id as string });
}

/** What the owner of the machine does: the server reads of it by itself. */
async function appoint(club: Club, person: string): Promise<void> {
  await club.store.operators.act(
    {
      at: Date.now(),
      by: 'machine',
      kind: 'appoint',
      person,
      operator: null,
      game: null,
      network: null,
      details: '{}',
      reason: '',
    },
    async (db) => {
      await db.insertInto('operators').values({ person, since: Date.now() }).execute();
    },
  );
}

async function operator(club: Club, name = 'Olga'): Promise<Player & { id: string }> {
  const player = await account(club, name);
  await appoint(club, player.id);
  await until(
    () => player.get('me'),
    ({ body }) => body.operator === true,
  );
  return player;
}

const idOf = async (player: Player): Promise<string> => (await player.get('me')).body.person.id;
const act = (player: Player, body: object) => player.post('operator/acts', { reason: 'because', ...body });

test('a network is an address or what addresses share, and none so wide that it is a country', () => {
  expect(networkFrom('192.0.2.7')).toBe('192.0.2.7/32');
  expect(networkFrom(' ::ffff:192.0.2.7 ')).toBe('192.0.2.7/32');
  expect(networkFrom('192.0.2.0/24')).toBe('192.0.2.0/24');
  expect(networkFrom('2001:DB8::1')).toBe('2001:db8::1/64');
  for (const wrong of [
    '',
    'x',
    '192.0.2',
    '0.0.0.0/0',
    '10.0.0.0/7',
    '::/0',
    '1.2.3.4/33',
    '1.2.3.4/8/8',
    '1.2.3.4/-1',
  ])
    expect(networkFrom(wrong)).toBeNull();
  expect(networkMatcher('192.0.2.0/24')('::ffff:192.0.2.9')).toBe(true);
  expect(networkMatcher('192.0.2.0/24')('192.0.3.9')).toBe(false);
  expect(networkMatcher('2001:db8::1/64')('2001:db8::ffff')).toBe(true);
  expect(networkMatcher('2001:db8::1/64')('2001:db8:0:1::1')).toBe(false);
  expect(networkMatcher('2001:db8::/64')('192.0.2.1')).toBe(false);
});

describe.each(DATABASES)('operators, %s', (_, start) => {
  let database: Database;
  const clubs: Club[] = [];
  beforeAll(async () => {
    database = await start();
  });
  afterEach(async () => {
    for (const club of clubs.splice(0)) await club.close();
  });
  afterAll(async () => {
    await database?.end();
  });
  async function open(settings: Partial<Omit<AppSettings, 'store'>> = {}): Promise<Club> {
    const club = await openClub(await database.fresh(), { orderEvery: 50, ...settings });
    clubs.push(club);
    return club;
  }

  test('a ban ends the open lines of the banned, tells one sentence in his language, and is lifted again', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    const line = await first.listen(`${table}:0.0`);
    const other = await second.listen(`${table}:0.0`);
    await Promise.all([line.until('table'), other.until('table')]);
    const person = await idOf(first);
    const end = Date.UTC(2099, 0, 2, 3, 4);
    expect((await act(olga, { kind: 'ban', person, until: end })).status).toBe(422);
    const until2 = Date.now() + DAY;
    expect((await act(olga, { kind: 'ban', person, until: until2, reason: 'insults' })).status).toBe(200);
    await line.ended;
    const refused = await first.ask('GET', 'tables', undefined, { 'accept-language': 'de-DE,de' });
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'banned', until: until2, reason: 'insults' },
    });
    expect(refused.body.message).toMatch(/^Du bist hier gesperrt bis .* UTC: insults\.$/);
    expect((await first.listen(`${table}:0.0`)).status).toBe(403);
    expect((await first.act(table, 0, { type: 'pass' })).status).toBe(403);
    // He sees that he is banned, takes along what is his, and may go.
    expect((await first.get('me')).body.told).toMatchObject([{ kind: 'ban', reason: 'insults' }]);
    expect((await first.get('me/export')).status).toBe(200);
    expect(other.heard.length).toBeGreaterThan(0);
    expect((await second.get(`tables/${table}`)).status).toBe(200);
    await act(olga, { kind: 'unban', person });
    expect((await first.get('tables')).status).toBe(200);
    // For good, too.
    await act(olga, { kind: 'ban', person, until: null, reason: '' });
    expect((await first.get('tables')).body.message).toBe('You are banned here for good.');
    await other.hangUp();
  });

  test('nobody waits at a table for somebody who is banned: he leaves those that have not started', async () => {
    const club = await open();
    const olga = await operator(club);
    const [eve, ben] = [await club.guest('Eve'), await club.guest('Ben')];
    const [alone, shared] = [await eve.table(), await eve.table({ seats: 3 })];
    await ben.join(shared);
    const { table, players } = await running(club);
    const [anna] = players as [Player];
    const theirs = await anna.table({ seats: 3 });
    await eve.join(theirs);
    await act(olga, { kind: 'ban', person: await idOf(eve), until: null });
    expect((await ben.get(`tables/${alone}`)).status).toBe(404);
    expect((await ben.get(`tables/${shared}`)).body.seats).toMatchObject([{ name: 'Ben', owner: true }]);
    expect((await anna.get(`tables/${theirs}`)).body.seats).toHaveLength(1);
    // Whoever plays keeps the seat: the others decide what becomes of it.
    await act(olga, { kind: 'ban', person: await idOf(anna), until: null });
    expect((await ben.get(`tables/${table}`)).body.seats).toMatchObject([
      { sitter: { type: 'person' } },
      { sitter: { type: 'person' } },
    ]);
  });

  test('a ban with an end is over by itself', async () => {
    const club = await open();
    const olga = await operator(club);
    const guest = await club.guest('Fritz');
    await act(olga, { kind: 'ban', person: await idOf(guest), until: Date.now() + 1500 });
    expect((await guest.get('tables')).status).toBe(403);
    await until(
      () => guest.get('tables'),
      ({ status }) => status === 200,
    );
  });

  test('a banned network keeps guests and accounts out, and no operator who is known', async () => {
    const club = await open(PROXY);
    const olga = await operator(club);
    const guest = await club.guest('Gerda');
    const from = (player: Player, ip: string, path = 'tables') =>
      player.ask('GET', path, undefined, { 'x-forwarded-for': ip });
    expect((await act(olga, { kind: 'ban', network: '0.0.0.0/0', until: null })).body.error).toBe(
      'badNetwork',
    );
    await act(olga, { kind: 'ban', network: '198.51.100.0/24', until: null });
    await act(olga, { kind: 'ban', network: '2001:db8::1', until: null });
    for (const ip of ['198.51.100.7', '2001:db8::beef']) {
      expect((await from(guest, ip)).status).toBe(403);
      expect((await from(club.stranger(), ip)).status).toBe(403);
      expect((await from(olga, ip)).status).toBe(200);
      expect((await from(olga, ip, 'operator')).status).toBe(200);
    }
    expect((await from(guest, '198.51.101.7')).status).toBe(200);
    // An operator who has lost his session comes in from there; others come no further.
    const back = club.stranger();
    const login = { email: 'olga@example.org', password: 'long enough' };
    const inside = { 'x-forwarded-for': '198.51.100.7' };
    expect((await back.ask('POST', 'logins', login, inside)).status).toBe(200);
    expect((await from(back, '198.51.100.7')).status).toBe(200);
    expect((await back.ask('POST', 'guests', { name: 'X' }, inside)).status).toBe(200);
    expect((await club.stranger().ask('POST', 'guests', { name: 'X' }, inside)).status).toBe(403);
    await act(olga, { kind: 'unban', network: '198.51.100.0/24' });
    expect((await from(guest, '198.51.100.7')).status).toBe(200);
  });

  test('whoever is muted plays on and says nothing; a guest brings that along into his account', async () => {
    const club = await open();
    const olga = await operator(club);
    const known = await account(club, 'Karl');
    const { table, players } = await running(club);
    const [first] = players as [Player];
    const say = () => first.post(`tables/${table}/messages`, { text: 'hello' });
    expect((await say()).status).toBe(200);
    await act(olga, {
      kind: 'mute',
      person: await idOf(first),
      until: Date.now() + DAY,
      reason: 'calm down',
    });
    expect(await say()).toMatchObject({ status: 403, body: { error: 'muted', reason: 'calm down' } });
    expect((await first.act(table, 0, { type: 'pass' })).status).toBe(200);
    await first.post('logins', { email: 'karl@example.org', password: 'long enough' });
    expect((await first.get('me')).body.person.id).toBe(known.id);
    await until(say, ({ status }) => status === 403);
    await act(olga, { kind: 'unmute', person: known.id });
    expect((await say()).status).toBe(200);
  });

  test('a removed line is gone for everybody at once, and can be restored for a month', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    await first.post(`tables/${table}/messages`, { text: 'a coward' });
    await second.post(`tables/${table}/messages`, { text: 'please stop' });
    const line = await second.listen(`${table}:0.0`);
    await line.until('message', ({ number }) => number === 2);
    await act(olga, { kind: 'removeLine', table, line: 1 });
    expect((await line.until('message', ({ removed }) => removed)).data).toMatchObject({
      number: 1,
      text: '',
    });
    // The position is that of the last line, not of the one removed.
    expect(line.heard.at(-1)?.id).toBe(`${table}:0.2`);
    const said = async () => (await second.get(`tables/${table}/messages`)).body.messages;
    expect(await said()).toMatchObject([{ text: '', removed: true }, { text: 'please stop' }]);
    await act(olga, { kind: 'restoreLine', table, line: 1 });
    expect(await said()).toMatchObject([{ text: 'a coward' }, { text: 'please stop' }]);
    await act(olga, { kind: 'removeLine', table, line: 1 });
    const deletion = new Deletion(club.store, {} as never, {} as never);
    const expiry = new Expiry(club.store, { quota: () => 400 }, deletion);
    await expiry.look(Date.now() + 29 * DAY);
    expect((await act(olga, { kind: 'restoreLine', table, line: 1 })).status).toBe(200);
    await act(olga, { kind: 'removeLine', table, line: 1 });
    await expiry.look(Date.now() + 31 * DAY);
    expect((await act(olga, { kind: 'restoreLine', table, line: 1 })).body.error).toBe('noLine');
    await line.hangUp();
  });

  test('a hidden table is found by those who sit there, and by nobody else', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first] = players as [Player];
    const watcher = await club.guest('Wanda');
    const line = await watcher.listen(`${table}:0.0`);
    await line.until('table');
    await act(olga, { kind: 'hide', table });
    await line.ended;
    const listed = async (player: Player) =>
      (await player.get('tables?status=running')).body.tables.map(({ id }: { id: string }) => id);
    expect(await listed(watcher)).toEqual([]);
    for (const path of ['', '/opening', '/glance', '/messages', '/record'])
      expect((await watcher.get(`tables/${table}${path}`)).body.error).toBe('noTable');
    const again = await watcher.listen(`${table}:0.0`);
    await again.until('gone');
    expect((await first.get(`tables/${table}`)).status).toBe(200);
    expect((await first.act(table, 0, { type: 'pass' })).status).toBe(200);
    expect((await olga.get(`tables/${table}`)).status).toBe(200);
    await act(olga, { kind: 'show', table });
    expect(await listed(watcher)).toEqual([table]);
    await again.hangUp();
    // One that waits for players, too: nobody finds it among the open ones, nor in how many there are.
    const waiting = await first.table({ seats: 3 });
    const waits = async () => (await watcher.get('tables?counts=true')).body;
    expect((await waits()).tables.map(({ id }: { id: string }) => id)).toEqual([waiting]);
    await act(olga, { kind: 'hide', table: waiting });
    expect((await waits()).tables).toEqual([]);
    expect((await watcher.join(waiting)).status).toBe(404);
    await act(olga, { kind: 'show', table: waiting });
    expect((await waits()).tables).toHaveLength(1);
  });

  test('whoever keeps order no longer follows no hidden table, also over a line that was open', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table } = await running(club);
    await act(olga, { kind: 'hide', table });
    const line = await olga.listen(`${table}:0.0`);
    await line.until('table');
    const dismissed = { kind: 'dismiss', person: olga.id, operator: null, game: null, network: null };
    await club.store.operators.act(
      { ...dismissed, at: Date.now(), by: 'machine', details: '{}', reason: '' },
      async (db) => {
        await db.deleteFrom('operators').where('person', '=', olga.id).execute();
      },
    );
    await line.ended;
    const again = await olga.listen(`${table}:0.0`);
    await again.until('gone');
    await again.hangUp();
  });

  test('a deleted table is gone for everybody, also in memory', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first] = players as [Player];
    const line = await first.listen(`${table}:0.0`);
    await line.until('table');
    await act(olga, { kind: 'deleteTable', table });
    await line.until('gone');
    expect((await first.act(table, 0, { type: 'pass' })).status).toBe(404);
    expect((await act(olga, { kind: 'deleteTable', table })).body.error).toBe('noTable');
    await line.hangUp();
  });

  test('a new name is shown everywhere, also where the game knows the old one, and is kept for a while', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    const line = await second.listen(`${table}:0.0`);
    await line.until('table');
    await first.post(`tables/${table}/messages`, { text: 'hello' });
    const waiting = await first.table({ name: 'Friday', seats: 3 });
    const person = await idOf(first);
    await act(olga, { kind: 'rename', person, name: 'Somebody' });
    await line.until('table', ({ seats }) =>
      seats.some(({ sitter }: { sitter: { name: string } }) => sitter.name === 'Somebody'),
    );
    expect((await second.get(`tables/${waiting}`)).body.seats[0].name).toBe('Somebody');
    expect((await second.get(`tables/${table}/messages`)).body.messages[0].name).toBe('Somebody');
    expect(await first.ask('PATCH', 'me', { name: 'Rude' })).toMatchObject({
      status: 403,
      body: { error: 'nameKept' },
    });
    expect((await first.post('guests', { name: 'Rude' })).status).toBe(403);
    await line.hangUp();
  });

  test('whoever is deleted is gone, and finished games of others stay to be read', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    const person = await idOf(first);
    const alone = await first.table({ seats: 3 });
    const shared = await first.table({ seats: 3 });
    await second.join(shared);
    const line = await first.listen(`${table}:0.0`);
    await line.until('table');
    await act(olga, { kind: 'deletePerson', person });
    await line.ended;
    expect((await first.get('me')).body.person).toBeNull();
    // Where the person waited alone nobody waits any more, elsewhere others go on.
    expect((await second.get(`tables/${alone}`)).status).toBe(404);
    const left = (await second.get(`tables/${shared}`)).body;
    expect(left.seats).toMatchObject([{ owner: true }]);
    const seat = (await second.get(`tables/${table}`)).body.seats.find(
      ({ sitter }: { sitter: { type: string } }) => sitter.type === 'nobody',
    );
    expect(seat).toBeDefined();
    expect((await second.get(`tables/${table}/opening`)).status).toBe(200);
    const { body } = await olga.get('operator/log');
    expect(body.acts[0]).toMatchObject({
      kind: 'deletePerson',
      person: { id: person, name: null },
      reason: 'because',
    });
    expect((await act(olga, { kind: 'deletePerson', person })).body.error).toBe('noSuchPerson');
  });

  test('a ban outlives the account: whoever deletes himself and comes back is banned as before', async () => {
    const club = await open();
    const olga = await operator(club);
    const [mia, ben] = [await account(club, 'Mia'), await account(club, 'Ben')];
    const until2 = Date.now() + DAY;
    await act(olga, { kind: 'ban', person: mia.id, until: until2, reason: 'insults' });
    await act(olga, { kind: 'mute', person: ben.id, until: until2 });
    for (const player of [mia, ben])
      expect((await player.post('me/deletion', { password: 'long enough' })).status).toBe(200);
    // Of whom it was nothing is kept but the ban and a hash of what she came in with.
    const { sanctions } = await club.store.operators.order(Date.now());
    expect(sanctions).toMatchObject([{ kind: 'ban', person: null, network: null, reason: 'insults' }]);
    expect(sanctions[0]?.address).toMatch(/^[0-9a-f]{64}$/);
    const held = (await olga.get('operator')).body.bans;
    expect(held).toMatchObject([{ kind: 'ban', person: null, network: null, gone: true, until: until2 }]);

    const guest = await club.guest('Nobody knows');
    expect((await guest.get('tables')).status).toBe(200);
    // Whatever the address is written like.
    await guest.post('accounts', { email: ' Mia@Example.org', password: 'long enough' });
    const refused = await until(
      () => guest.get('tables'),
      ({ status }) => status === 403,
    );
    expect(refused.body).toMatchObject({ error: 'banned', until: until2, reason: 'insults' });
    expect((await olga.get('operator')).body.bans).toMatchObject([
      { gone: false, person: { name: 'Nobody knows' } },
    ]);
    // Others come back, and so does he when it is lifted, though he is gone again.
    expect((await (await account(club, 'Ben')).get('tables')).status).toBe(200);
    await guest.post('me/deletion', { password: 'long enough' });
    const [{ id: ban }] = (await olga.get('operator')).body.bans;
    expect((await act(olga, { kind: 'unban', ban: 'nothing' })).body.error).toBe('noSuchPerson');
    expect((await act(olga, { kind: 'unban', ban })).status).toBe(200);
    expect((await (await account(club, 'Mia')).get('tables')).status).toBe(200);
  });

  test('a ban of a deleted account is forgotten with its end', async () => {
    const club = await open();
    const olga = await operator(club);
    const mia = await account(club, 'Mia');
    await act(olga, { kind: 'ban', person: mia.id, until: Date.now() + DAY });
    // An operator deletes her as well: the ban stays all the same.
    await act(olga, { kind: 'deletePerson', person: mia.id });
    const bans = async (now: number) => (await club.store.operators.order(now)).sanctions;
    expect(await bans(Date.now())).toHaveLength(1);
    const now = Date.now() + 2 * DAY;
    await club.store.operators.forgetGone(now);
    // Not only that it holds no more: it is not there.
    expect(await bans(0)).toEqual([]);
  });

  test('a word is told to one person, until he has read it', async () => {
    const club = await open();
    const olga = await operator(club);
    const guest = await club.guest('Mia');
    const person = await idOf(guest);
    expect((await act(olga, { kind: 'word', person, reason: ' ' })).body.error).toBe('badText');
    await act(olga, { kind: 'word', person, reason: 'Please be kind.' });
    expect((await guest.get('me')).body.told).toMatchObject([{ kind: 'word', reason: 'Please be kind.' }]);
    expect((await guest.ask('DELETE', 'me/told')).status).toBe(200);
    expect((await guest.get('me')).body.told).toBeUndefined();
  });

  test('players report a line, a name or a table; operators see what was said around it and settle it', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    for (let n = 1; n <= 12; n++) await first.post(`tables/${table}/messages`, { text: `line ${n}` });
    const report = (player: Player, body: object) =>
      player.post('reports', { table, words: 'rude', ...body });
    expect((await report(club.stranger(), { kind: 'table' })).status).toBe(401);
    expect((await report(first, { kind: 'talk', line: 6 })).body.error).toBe('ownReport');
    expect((await report(second, { kind: 'talk', line: 99 })).body.error).toBe('noLine');
    expect((await report(second, { kind: 'name', place: 9 })).body.error).toBe('noSeat');
    expect((await report(second, { kind: 'talk', line: 6 })).status).toBe(200);
    // The same again is the same report.
    expect((await report(second, { kind: 'talk', line: 6 })).status).toBe(200);
    const place = (await first.get(`tables/${table}`)).body.you;
    expect((await report(second, { kind: 'name', place })).status).toBe(200);
    expect((await report(await club.guest('Wanda'), { kind: 'table' })).status).toBe(200);
    const { body } = await olga.get('operator/reports');
    expect(body.reports).toMatchObject([
      {
        number: 1,
        kind: 'talk',
        line: 6,
        words: 'rude',
        person: { id: await idOf(first) },
        table: { id: table },
      },
      { number: 2, kind: 'name' },
      { number: 3, kind: 'table', person: null },
    ]);
    expect(body.reports[0].lines.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    await act(olga, { kind: 'settle', report: 1, outcome: 'noFault' });
    expect((await olga.get('operator')).body.reports).toMatchObject({ open: 2, settled: 1 });
    expect((await olga.get('operator/reports?settled=true')).body.reports).toMatchObject([
      { number: 1, outcome: 'noFault' },
    ]);
    await act(olga, { kind: 'reopen', report: 1 });
    expect((await olga.get('operator')).body.reports).toMatchObject({ open: 3, settled: 0 });
    expect((await act(olga, { kind: 'settle', report: 77, outcome: 'word' })).body.error).toBe('noReport');
  });

  test('clubs, seasons, evenings and tournaments are reported by whoever sees them; what an operator writes stays', async () => {
    const club = await open();
    const olga = await operator(club);
    const anna = await account(club, 'Anna');
    const [ben, eve] = [await club.guest('Ben'), await club.guest('Eve')];
    const home = (await anna.post('clubs', { name: 'Rude', about: 'Ruder', open: false })).body;
    await ben.post(`clubs/${home.id}/members`, { invitation: home.invitation });
    const season = { name: 'Rudest', begins: Date.now(), ends: Date.now() + DAY, points: null, agreed: true };
    const inSeason = (await anna.post(`clubs/${home.id}/seasons`, season)).body.season.id;
    const evening = { name: 'Rude night', at: Date.now() + DAY, minutes: 60, venue: 'Rude place' };
    const met = (await anna.post(`clubs/${home.id}/evenings`, evening)).body.evenings[0].id;
    const cup = {
      name: 'Rude cup',
      title: '1830',
      options: {},
      time: null,
      seats: 2,
      rounds: 1,
      dealt: 'lot',
    };
    const tournament = (await anna.post('tournaments', cup)).body.id;
    for (const player of [anna, ben])
      await player.post(`tournaments/${tournament}/entrants`, { contribution: someChance() });
    await anna.post(`tournaments/${tournament}/rounds`, { round: 1, early: false });
    const table = await anna.table({ club: home.id });

    const report = async (player: Player, body: object) =>
      (await player.post('reports', { words: 'rude', ...body })).body.error ?? 'reported';
    const about = [
      { kind: 'club', club: home.id },
      { kind: 'season', club: home.id, season: inSeason },
      { kind: 'evening', club: home.id, evening: met },
    ];
    // Of a club that only members see others learn nothing, nor of its tables.
    for (const one of about) expect(await report(eve, one)).toBe('noClub');
    expect(await report(eve, { kind: 'table', table })).toBe('noTable');
    expect(await report(anna, { kind: 'club', club: home.id })).toBe('ownReport');
    expect(await report(anna, { kind: 'tournament', tournament })).toBe('ownReport');
    expect(await report(ben, { kind: 'season', club: home.id, season: met })).toBe('noSeason');
    for (const one of [...about, { kind: 'tournament', tournament }])
      for (let times = 0; times < 2; times++) expect(await report(ben, one)).toBe('reported');

    const by = [{ id: anna.id, name: 'Anna' }];
    expect((await olga.get('operator/reports')).body.reports).toMatchObject([
      { kind: 'club', table: null, club: { name: 'Rude', text: 'Ruder', by }, words: 'rude' },
      { kind: 'season', season: { id: inSeason, name: 'Rudest', by } },
      { kind: 'evening', evening: { id: met, name: 'Rude night', text: 'Rude place', by } },
      { kind: 'tournament', tournament: { id: tournament, name: 'Rude cup', by } },
    ]);

    const done = async (body: object) => expect((await act(olga, body)).status).toBe(200);
    await done({ kind: 'renameClub', club: home.id, name: 'Kind', about: '' });
    await done({ kind: 'renameSeason', season: inSeason, name: 'Winter' });
    await done({ kind: 'renameEvening', evening: met, name: 'Thursday', venue: '' });
    await done({ kind: 'renameTournament', tournament, name: 'Cup' });
    await done({ kind: 'settle', report: 1, outcome: 'renamed' });
    const seen = (await ben.get(`clubs/${home.id}`)).body;
    expect(seen).toMatchObject({ name: 'Kind', about: '', seasons: [{ name: 'Winter' }] });
    const [night] = (await ben.get(`clubs/${home.id}/evenings`)).body.evenings;
    expect(night).toMatchObject({ name: 'Thursday', venue: null, sequence: 1 });
    const { name, played } = (await eve.get(`tournaments/${tournament}`)).body;
    expect([name, played[0].tables[0].name]).toEqual(['Cup', 'Cup 1.1']);
    // What an operator has written its organiser does not write over; everything else is his as before.
    const kept = async (method: string, path: string, body: object) =>
      (await anna.ask(method, `clubs/${home.id}${path}`, body)).body.error ?? 'done';
    expect(await kept('PATCH', '', { name: 'Rude' })).toBe('textKept');
    expect(await kept('PATCH', '', { name: 'Kind', open: true })).toBe('done');
    expect(await kept('PUT', `/seasons/${inSeason}`, season)).toBe('textKept');
    expect(await kept('PUT', `/seasons/${inSeason}`, { ...season, name: 'Winter' })).toBe('done');
    expect(await kept('PUT', `/evenings/${met}`, evening)).toBe('textKept');

    await done({ kind: 'hideTournament', tournament });
    expect((await eve.get(`tournaments/${tournament}`)).body.error).toBe('noTournament');
    expect((await ben.get(`tournaments/${tournament}`)).status).toBe(200);
    expect((await olga.get('operator/tournaments?text=cu')).body.tournaments).toMatchObject([
      { id: tournament, hidden: true, entrants: 2 },
    ]);
    await done({ kind: 'showTournament', tournament });
    expect((await eve.get(`tournaments/${tournament}`)).status).toBe(200);
    for (const one of [
      { kind: 'deleteSeason', season: inSeason },
      { kind: 'deleteEvening', evening: met },
      { kind: 'deleteTournament', tournament },
      { kind: 'deleteClub', club: home.id },
    ])
      await done(one);
    expect((await ben.get(`clubs/${home.id}`)).body.error).toBe('noClub');
    // Reports go with what they are about; the tables stay.
    expect((await olga.get('operator')).body.reports).toMatchObject({ open: 0, settled: 0 });
    expect((await ben.get(`tables/${played[0].tables[0].id}`)).status).toBe(200);
    for (const one of ['renameSeason', 'deleteEvening', 'hideTournament']) {
      const target = { season: 'x', evening: 'x', tournament: 'x', name: 'y' };
      const [, what = ''] = /[a-z]+([A-Z]\w+)/.exec(one) ?? [];
      const wanted = Object.entries(target).filter(
        ([field]) => field === what.toLowerCase() || (field === 'name' && one.startsWith('rename')),
      );
      expect((await act(olga, { kind: one, ...Object.fromEntries(wanted) })).status).toBe(404);
    }
  });

  test('a new guest for each report still reports from the same network', async () => {
    const club = await open(PROXY);
    const olga = await operator(club);
    await act(olga, { kind: 'quota', name: 'reportsPerDay', value: 2 });
    const table = await (await club.guest('Anna')).table();
    const report = async (from: string) => {
      const body = { kind: 'table', table, words: '' };
      return (await (await club.guest('Eve')).ask('POST', 'reports', body, { 'x-forwarded-for': from }))
        .status;
    };
    const from = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'];
    const statuses: number[] = [];
    for (const one of from) statuses.push(await report(one));
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('what a network has used up at one place is lifted with the rest', async () => {
    const few = { burst: 1, perSecond: 1e-9 };
    const club = await open({ rates: { ...NO_LIMITS, asking: few, entering: few }, ...PROXY });
    const olga = await operator(club);
    const anna = await account(club, 'Anna');
    const home = (await anna.post('clubs', { name: 'Home', about: '', open: true })).body.id;
    const cup = { name: 'Cup', title: '1830', options: {}, time: null, seats: 2, rounds: 1, dealt: 'lot' };
    const tournament = (await anna.post('tournaments', cup)).body.id;
    const from = { 'x-forwarded-for': '192.0.2.7' };
    const tried = async () => {
      const eve = await club.guest('Eve');
      const ask = async (path: string, body: object) => (await eve.ask('POST', path, body, from)).status;
      const entry = { contribution: someChance() };
      return [await ask(`clubs/${home}/members`, {}), await ask(`tournaments/${tournament}/entrants`, entry)];
    };
    expect([await tried(), await tried()]).toEqual([
      [200, 200],
      [429, 429],
    ]);
    expect((await act(olga, { kind: 'lift', network: '192.0.2.7' })).status).toBe(200);
    expect(await tried()).toEqual([200, 200]);
  });

  test('a limit is lifted for a person and for a network', async () => {
    const few = { burst: 2, perSecond: 1e-9 };
    const rates = { ...NO_LIMITS, exports: few, uploads: few, guesses: few, questions: few };
    const club = await open({ rates, ...PROXY });
    const olga = await operator(club);
    const guest = await club.guest('Edda');
    const exported = async () => (await guest.get('me/export')).status;
    expect([await exported(), await exported(), await exported()]).toEqual([200, 200, 429]);
    // What is counted in the store, and what each node counts for itself.
    const asked = async () => (await guest.get('clubs')).status;
    expect([await asked(), await asked(), await asked()]).toEqual([200, 200, 429]);
    await act(olga, { kind: 'lift', person: await idOf(guest) });
    expect(await exported()).toBe(200);
    expect(await asked()).toBe(200);
    const wrong = async () =>
      (
        await club
          .stranger()
          .ask(
            'POST',
            'logins',
            { email: 'olga@example.org', password: 'wrong' },
            { 'x-forwarded-for': '192.0.2.9' },
          )
      ).status;
    expect([await wrong(), await wrong(), await wrong()]).toEqual([403, 403, 429]);
    await act(olga, { kind: 'lift', network: '192.0.2.9' });
    expect(await wrong()).toBe(403);
  });

  test('quotas hold at once: open tables, lines in a minute, reports and guests in a day', async () => {
    const club = await open(PROXY);
    const olga = await operator(club);
    const set = (name: string, value: number) => act(olga, { kind: 'quota', name, value });
    expect((await set('openTables', 0)).body.error).toBe('badQuota');
    expect((await set('nothing', 1)).status).toBe(400);
    await set('openTables', 1);
    await set('linesPerMinute', 1);
    await set('reportsPerDay', 1);
    const guest = await club.guest('Quentin');
    const table = await guest.table({ seats: 3 });
    expect(await guest.table({ seats: 3 })).toBeUndefined();
    const say = async () => (await guest.post(`tables/${table}/messages`, { text: 'x' })).status;
    expect([await say(), await say()]).toEqual([200, 429]);
    const other = await club.guest('Rosa');
    // From wherever one person reports.
    const report = async (ip: string, body: object) =>
      (await other.ask('POST', 'reports', { table, words: '', ...body }, { 'x-forwarded-for': ip })).status;
    expect([
      await report('192.0.2.7', { kind: 'table' }),
      await report('198.51.100.7', { kind: 'name', place: 0 }),
    ]).toEqual([200, 429]);
    await set('guestsPerDay', 1);
    const come = async () =>
      (await club.stranger().ask('POST', 'guests', { name: 'X' }, { 'x-forwarded-for': '192.0.2.1' })).status;
    expect([await come(), await come()]).toEqual([200, 429]);
    const used = async (name: string) =>
      (await olga.get('operator')).body.quotas.find((one: { name: string }) => one.name === name);
    // What is used of each is counted by all nodes together, a moment later.
    await until(
      () => used('guestsPerDay'),
      ({ reached }) => reached === 1,
    );
    expect(await used('openTables')).toEqual({
      name: 'openTables',
      value: 1,
      ...QUOTAS.openTables,
      inUse: 1,
      reached: 1,
      soon: null,
    });
    expect(await used('linesPerMinute')).toMatchObject({ inUse: null, reached: 1, soon: null });
    expect(await used('reportsPerDay')).toMatchObject({ reached: 1 });
    // Yesterday's are not today's, and one day more takes a table away that nobody has joined.
    expect(await club.store.use.reachedOfDay(Date.now() + DAY)).toEqual(new Map());
    expect(await used('openTableDays')).toMatchObject({ inUse: null, reached: null, soon: 0 });
    expect(await club.store.use.forsaken(Date.now() + 1)).toBe(1);
    expect(await club.store.use.unseenGuests(Date.now() + 1)).toBeGreaterThan(1);
    expect((await olga.get('operator')).body.server).toMatchObject({
      backup: null,
      taken: expect.any(Number),
    });
    const { acts } = (await olga.get('operator/log')).body;
    expect(acts.map(({ kind }: { kind: string }) => kind)).toEqual([
      'quota',
      'quota',
      'quota',
      'quota',
      'appoint',
    ]);
    expect(acts[3]).toMatchObject({
      operator: { name: 'Olga' },
      details: { name: 'openTables', value: 1, was: 10 },
    });
  });

  test('to whoever is no operator there is nothing, however he asks', async () => {
    const club = await open();
    const olga = await operator(club);
    const { table, players } = await running(club);
    const [first] = players as [Player];
    const nothing = (await first.get('no/such/route')).body;
    const person = await idOf(first);
    const asked = [
      ['GET', 'operator'],
      ['GET', 'operator/reports'],
      ['GET', 'operator/reports?settled=false'],
      ['GET', 'operator/people'],
      ['GET', `operator/people?text=${'x'.repeat(300)}`],
      ['GET', 'operator/tables'],
      ['GET', 'operator/log'],
      ['POST', 'operator/acts', { kind: 'ban', person, until: null, reason: '' }],
      ['POST', 'operator/acts', { kind: 'appoint', person, reason: '' }],
      ['POST', 'operator/acts', { kind: 'nonsense' }],
      ['POST', 'operator/acts', '{'],
    ] as const;
    for (const asker of [first, club.stranger(), await account(club, 'Nora')])
      for (const [method, path, body] of asked)
        expect(await asker.ask(method, path, body)).toMatchObject({ status: 404, body: nothing });
    // An operator appoints nobody, and is not banned or deleted by another.
    expect((await act(olga, { kind: 'appoint', person })).status).toBe(400);
    expect((await act(olga, { kind: 'ban', person: olga.id, until: null })).body.error).toBe('isOperator');
    expect((await act(olga, { kind: 'deletePerson', person: olga.id })).body.error).toBe('isOperator');
    // Not from another site's page.
    const foreign = { origin: 'https://evil.example.org' };
    const wish = { kind: 'deleteTable', table, reason: '' };
    expect((await olga.ask('POST', 'operator/acts', wish, foreign)).status).toBe(403);
    for (const wrong of [
      {},
      [],
      { ...wish, more: 1 },
      { kind: 'ban', reason: '', until: null },
      { ...wish, reason: 'x'.repeat(700) },
    ])
      expect((await olga.ask('POST', 'operator/acts', wrong)).status).toBe(400);
    expect((await olga.ask('POST', 'operator/acts', { ...wish, reason: 'x'.repeat(100_000) })).status).toBe(
      413,
    );
    expect((await first.get(`tables/${table}`)).status).toBe(200);
    // Texts that are patterns elsewhere find what they say.
    for (const text of ['%', '_', '\\', "'; drop table people", '%00'])
      expect((await olga.get(`operator/people?text=${encodeURIComponent(text)}`)).body.people).toEqual([]);
    expect((await olga.get('operator/people?text=OL')).body.people).toMatchObject([
      { name: 'Olga', operator: true },
    ]);
    expect((await olga.get(`operator/tables?text=${table}`)).body.tables).toMatchObject([{ id: table }]);
  });

  test('guests nobody has seen, and open tables nobody joined, go by themselves; whoever plays stays', async () => {
    const club = await open();
    const { store } = club;
    const hall = new Hall(store);
    const lobby = new Lobby(store, () => undefined);
    const expiry = new Expiry(
      store,
      { quota: (name) => QUOTAS[name].usual },
      new Deletion(store, hall, lobby),
    );
    const { players } = await running(club);
    const [player] = players as [Player];
    const away = await club.guest('Away');
    const member = await account(club, 'Member');
    const forsaken = await away.table({ name: 'Alone', seats: 3 });
    const joined = await member.table({ name: 'Two', seats: 3 });
    await (await club.guest('Second')).join(joined);
    const cup = { title: '1830', options: {}, time: null, seats: 2, rounds: 1, dealt: 'lot', name: 'Cup' };
    const unbegun = (await member.ask('POST', 'tournaments', cup)).body;
    const begun = (await member.ask('POST', 'tournaments', cup)).body;
    for (const who of [member, ...players])
      await who.ask('POST', `tournaments/${begun.id}/entrants`, { contribution: 'chance-of-a-test-seat' });
    await member.ask('POST', `tournaments/${begun.id}/rounds`, { round: 1, early: false });
    expect(await expiry.look()).toEqual({ guests: 0, tables: [], tournaments: 0 });
    expect(await expiry.look(Date.now() + 31 * DAY)).toEqual({
      ...{ guests: 0, tables: [forsaken], tournaments: 0 },
    });
    // A tournament that nobody has begun goes on the day that its page tells.
    expect(await expiry.look(unbegun.until - DAY)).toMatchObject({ tournaments: 0 });
    expect(await expiry.look(unbegun.until + DAY)).toMatchObject({ tournaments: 1 });
    expect((await member.get(`tournaments/${unbegun.id}`)).body.error).toBe('noTournament');
    expect((await member.get(`tournaments/${begun.id}`)).body).toMatchObject({
      ...{ status: 'running', until: null },
    });
    // Away and Second are guests who play nowhere.
    expect(await expiry.look(Date.now() + 401 * DAY)).toMatchObject({ guests: 2 });
    expect((await away.get('me')).body.person).toBeNull();
    expect((await player.get('me')).body.person).not.toBeNull();
    expect((await member.get('me')).body.person).not.toBeNull();
    const [last] = await store.operators.log(null, 1);
    expect(last).toMatchObject({ kind: 'expired', by: 'server' });
    // Without names: the log says how many.
    expect(JSON.stringify(await store.operators.log(null, 50))).not.toContain('Away');
    await hall.close();
  });

  test('the log is kept for a year, and goes on with its numbers', async () => {
    const club = await open();
    const olga = await operator(club);
    const guest = await club.guest('Lars');
    await act(olga, { kind: 'mute', person: await idOf(guest), until: Date.now() + DAY });
    await act(olga, { kind: 'unmute', person: await idOf(guest) });
    const { store } = club;
    await store.operators.forget(Date.now() + DAY);
    expect((await store.operators.log(null, 50)).map(({ number }) => number)).toEqual([3]);
    await act(olga, { kind: 'unmute', person: await idOf(guest) });
    expect(await store.operators.number()).toBe(4);
  });

  test('acts at once are all written down, each with a number of its own', async () => {
    const club = await open();
    const olga = await operator(club);
    const people = await Promise.all(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((name) => club.guest(name)));
    const ids = await Promise.all(people.map(idOf));
    const answers = await Promise.all(ids.map((person) => act(olga, { kind: 'ban', person, until: null })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(ids.length);
    for (const guest of people) expect((await guest.get('tables')).status).toBe(403);
  });
});

describe('several nodes', () => {
  let database: Database;
  beforeAll(async () => {
    database = await postgresDatabase();
  });
  afterAll(async () => {
    await database?.end();
  });

  test('a ban at one node holds at the other, whose lines of the banned end', async () => {
    const place = await database.fresh();
    const one = await openClub(place);
    const other = await openClub(place);
    const olga = await operator(one);
    const { table, players } = await running(one);
    const [first] = players as [Player];
    const there = new Player(other.address);
    there.cookie = first.cookie;
    const line = await there.listen(`${table}:0.0`);
    await line.until('table');
    await act(olga, { kind: 'ban', person: await idOf(first), until: null });
    await line.ended;
    expect((await there.get('tables')).status).toBe(403);
    await one.close();
    await other.close();
  });

  test('a limit that is lifted at one node is so at the other, which counts for itself', async () => {
    const place = await database.fresh();
    const one = await openClub(place);
    const few = { ...NO_LIMITS, questions: { burst: 1, perSecond: 0 } };
    const other = await openClub(place, { rates: few });
    const olga = await operator(one);
    const guest = await one.guest('Edda');
    const there = new Player(other.address);
    there.cookie = guest.cookie;
    const asked = async () => (await there.get('clubs')).status;
    expect([await asked(), await asked()]).toEqual([200, 429]);
    await act(olga, { kind: 'lift', person: await idOf(guest) });
    await expect.poll(asked).toBe(200);
    await one.close();
    await other.close();
  });
});

test('the terminal works beside a server that has the data folder: what it asks for the server does', async () => {
  const { embeddedDatabase } = await import('./databases.ts');
  const database = embeddedDatabase();
  const place = await database.fresh();
  const club = await openClub(place, { orderEvery: 50 });
  const { table, players } = await running(club);
  const [first] = players as [Player];
  const person = await idOf(first);
  const { store, isBeside } = await openStoreBeside(place);
  expect(isBeside).toBe(true);
  const errand = async (wish: object) => {
    const id = await store.operators.leaveErrand(JSON.stringify({ reason: '', ...wish }), Date.now());
    const answer = await until(
      () => store.operators.answerOf(id),
      (said) => said !== null,
    );
    return JSON.parse(answer ?? '');
  };
  expect(await errand({ kind: 'deleteTable', table: 'nowhere' })).toEqual({
    error: 'There is no such table.',
  });
  expect(await errand({ kind: 'deletePerson', person })).toEqual({ number: 1 });
  expect((await first.get('me')).body.person).toBeNull();
  const [, second] = players as [Player, Player];
  expect((await second.get(`tables/${table}`)).body.seats).toContainEqual(
    expect.objectContaining({ sitter: expect.objectContaining({ type: 'nobody' }) }),
  );
  await store.close();
  await club.close();
  await database.end();
});
