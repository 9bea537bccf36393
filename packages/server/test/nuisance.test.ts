/** Somebody who wants to be a nuisance: to tournaments, to those who are told of things, to those who have blocked him. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { USUAL_RATES } from '../src/http/limits.ts';
import { OPEN_NETWORK } from '../src/notices/reach.ts';
import { type Answer, type Club, NO_LIMITS, openClub, type Player, running, someChance } from './club.ts';
import { agreedToEnd } from './clubOfTwelve.ts';
import { DATABASES, type Database } from './databases.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SITE = 'https://kursbuch.example';
const CUP = { name: 'Cup', title: '1830', options: {}, time: null, seats: 2, rounds: 1, dealt: 'lot' };

describe.each(DATABASES)('on %s', (_, start) => {
  let database: Database;
  let house: Club;
  let accounts = 0;
  beforeAll(async () => {
    database = await start();
    const { entering, telling, addresses } = USUAL_RATES;
    house = await openClub(await database.fresh(), {
      rates: { ...NO_LIMITS, entering, telling, addresses },
      publicUrl: new URL(SITE),
      network: { ...OPEN_NETWORK, mayReach: () => true },
    });
  });
  afterAll(async () => {
    await house?.close();
    await database?.end();
  });

  const idOf = async (player: Player): Promise<string> => (await player.get('me')).body.person.id;

  /** A guest at this address; what he asks comes from there. */
  async function guestAt(ip: string): Promise<(path: string, body?: object) => Promise<Answer>> {
    const player = house.stranger();
    const ask = (path: string, body?: object) =>
      player.ask('POST', path, body, { 'x-forwarded-for': ip, origin: SITE });
    await ask('guests', { name: 'Eve' });
    return ask;
  }

  /** A tournament, and who organises it. */
  async function cup(): Promise<{ readonly anna: Player; readonly path: string }> {
    const anna = house.stranger();
    const email = `anna${++accounts}@example.org`;
    await anna.post('accounts', { email, password: 'long enough', name: 'Anna' });
    await house.store.people.confirm(await idOf(anna), email, Date.now());
    const { body } = await anna.post('tournaments', CUP);
    return { anna, path: `tournaments/${body.id}/entrants` };
  }
  const entry = () => ({ contribution: someChance() });

  /** Somebody can be told from now on; gives how many things of this kind were on their way to him so far. */
  async function toldOf(player: Player, kind: string): Promise<() => Promise<number>> {
    const person = await idOf(player);
    const { notices } = house.store;
    await notices.addAddress({
      ...{ id: `to ${person}`, person, game: null, way: 'webhook', target: 'http://127.0.0.1:9/' },
      ...{ keys: null, language: 'en', trouble: null, created: 1 },
    });
    // The courier takes them out, too.
    const seen = new Set<string>();
    const take = notices.take.bind(notices);
    notices.take = async (...asked) => {
      const taken = await take(...asked);
      for (const one of taken) if (one.person === person && one.kind === kind) seen.add(one.about);
      return taken;
    };
    return async () => {
      await notices.take(Date.now() + DAY, 0, 1000);
      return seen.size;
    };
  }

  /** Turns the writing round, is not seen, ends lines, and is what PostgreSQL does not keep. */
  const NASTY = 'A\u202eb\u200bc\r\nBEGIN:VEVENT\u2028X:\u0000\u2066\u0085d';
  const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b]/u;
  /** Every text of an answer. */
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];

  test('whatever somebody names, nothing gets into it that is not seen, nor a line into a calendar', async () => {
    const { anna } = await cup();
    const seen: unknown[] = [];
    const good = async (method: string, path: string, body?: object) => {
      const { status, body: answer } = await anna.ask(method, path, body);
      expect([status, method, path]).toEqual([200, method, path]);
      seen.push(answer);
      return answer;
    };
    await good('PATCH', 'me', { name: NASTY });
    const start = { at: Date.now() + DAY, fill: null, otherwise: 'wait' };
    const wish = { title: '1830', seats: 3, listed: true, options: {}, ...entry() };
    const table = (await good('POST', 'tables', { ...wish, name: NASTY, start })).id;
    await good('POST', `tables/${table}/invitations`, { name: NASTY });
    await good('POST', `tables/${table}/messages`, { text: NASTY });
    await good('PUT', `tables/${table}/note`, { text: 'mine' });
    const club = (await good('POST', 'clubs', { name: NASTY, about: NASTY, open: true })).id;
    await good('PATCH', `clubs/${club}`, { name: `${NASTY}2`, about: NASTY });
    const season = { name: NASTY, begins: Date.now(), ends: Date.now() + DAY, points: null, agreed: true };
    await good('POST', `clubs/${club}/seasons`, season);
    const evening = { name: NASTY, at: Date.now() + DAY, minutes: 60, venue: NASTY };
    const [{ id }] = (await good('POST', `clubs/${club}/evenings`, evening)).evenings;
    await good('PUT', `clubs/${club}/evenings/${id}`, { ...evening, minutes: 90 });
    await good('POST', 'tournaments', { ...CUP, name: NASTY });
    for (const path of ['me', 'tables', `tables/${table}`, `clubs/${club}`, 'tournaments', 'clubs'])
      await good('GET', path);
    const texts = textsIn(seen);
    expect(texts.filter((text) => text.startsWith('Abc')).length).toBeGreaterThan(10);
    expect(texts.filter((text) => UNSEEN.test(text))).toEqual([]);
    for (const path of [`tables/${table}/calendar`, `clubs/${club}/evenings/${id}/calendar`]) {
      const file = await (
        await fetch(new URL(`/api/${path}`, house.address), { headers: { cookie: anna.cookie } })
      ).text();
      const lines = file.split('\r\n');
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(lines.filter((line) => UNSEEN.test(line) || line.startsWith('X:'))).toEqual([]);
    }
  });

  test('a character that no database keeps is no fault of ours, wherever it stands', async () => {
    const ben = await house.guest('Ben');
    const { paths } = (await ben.get('openapi.json')).body;
    const queries = [
      '',
      '?text=%00',
      '?invitation=%00',
      '?club=%00',
      '?before=1.%00',
      '?title=%00&language=%00',
    ];
    const faults: string[] = [];
    for (const [path, operations] of Object.entries<object>(paths)) {
      if (path.endsWith('/stream')) continue;
      for (const method of Object.keys(operations))
        for (const query of method === 'get' ? queries : ['']) {
          const where = `${path.replace('/api/', '').replace(/\{\w+\}/g, '%00')}${query}`;
          const { status } = await ben.ask(method.toUpperCase(), where, method === 'get' ? undefined : {});
          if (status >= 500) faults.push(`${method} ${where} ${status}`);
        }
    }
    const table = await ben.table();
    for (const [method, path, body] of [
      ['PUT', `tables/${table}/note`, { text: NASTY }],
      ['POST', 'me/alerts', { title: '1830', language: '\u0000' }],
      ['POST', `tables/${table}/join`, { ...entry(), invitation: '\u0000' }],
      ['POST', 'me/notices/addresses', { way: 'webhook', language: 'en', url: 'http://x.example/\u0000' }],
      ['POST', 'reports', { kind: 'club', club: '\u0000', words: NASTY }],
      ['PUT', 'me/notices/hours', { zone: '\u0000', digest: 9, quiet: null }],
      ['POST', 'accounts', { email: 'a\u0000@example.org', password: 'a\u0000 long way', name: NASTY }],
      ['POST', 'logins', { email: 'a\u0000@example.org', password: '\u0000' }],
    ] as const) {
      const { status } = await ben.ask(method, path, body);
      if (status >= 500) faults.push(`${method} ${path} ${status}`);
    }
    expect(faults).toEqual([]);
  });

  test('nobody sits down at all tables there are', async () => {
    const { sitting } = USUAL_RATES;
    const strict = await openClub(await database.fresh(), { rates: { ...NO_LIMITS, sitting } });
    const eve = await strict.guest('Eve');
    const tables: string[] = [];
    const taken: number[] = [];
    for (let n = 0; n < 24; n++) {
      const anna = await strict.guest('Anna');
      tables.push(await anna.table({ seats: n === 0 ? 2 : 3 }));
      taken.push((await eve.join(tables[n] as string)).status);
    }
    expect(taken).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    // Whoever sits there already, makes a table of his own or comes back to his seat does not sit down at another one.
    expect((await eve.join(tables[5] as string)).status).toBe(200);
    expect(await eve.table()).toMatch(/./);
    await eve.post(`tables/${tables[0]}/handover`, { player: 'calm' });
    expect((await eve.post(`tables/${tables[0]}/seats/1`)).status).toBe(200);
    expect((await eve.post(`tables/${tables[21]}/seats/1`)).status).toBe(429);
    await strict.close();
  });

  test('no network fills the lobby alone', async () => {
    const { tables, listed } = USUAL_RATES;
    const strict = await openClub(await database.fresh(), {
      rates: { ...NO_LIMITS, tables: { ...tables, perSecond: 1e9 }, listed },
      publicUrl: new URL(SITE),
    });
    const open = async (player: Player, ip: string, wanted: object = {}) => {
      const table = {
        title: '1830',
        name: 'Thursday',
        seats: 3,
        listed: true,
        options: {},
        ...wanted,
        contribution: someChance(),
      };
      return player.ask('POST', 'tables', table, { 'x-forwarded-for': ip });
    };
    /** What is said to guests at this address who open so many, eleven each. */
    const openMany = async (ip: string, many: number) => {
      const said: Record<string, number> = {};
      for (let guest = 0; guest < many; guest++) {
        const eve = await strict.guest('Eve');
        for (let n = 0; n < 11; n++) {
          const word: string = (await open(eve, ip)).body.error ?? 'open';
          said[word] = (said[word] ?? 0) + 1;
        }
      }
      return said;
    };
    // What somebody has too many of himself takes nothing from the others of his address.
    expect(await openMany('192.0.2.1', 7)).toEqual({ open: 60, manyTables: 5, manyListed: 12 });
    // A table that does not stand in the lobby, or that waits for nobody, is always to be had.
    const anna = await strict.guest('Anna');
    for (const wanted of [{ listed: false }, { computers: ['calm', 'calm'] }])
      expect((await open(anna, '192.0.2.1', wanted)).status).toBe(200);
    expect(await open(anna, '192.0.2.1')).toMatchObject({ status: 429, body: { error: 'manyListed' } });
    // Whoever has one connection has many addresses; whoever comes from elsewhere has his own.
    expect(await openMany('192.0.2.2', 4)).toEqual({ open: 40, manyTables: 4 });
    expect(await openMany('192.0.2.3', 3)).toEqual({ open: 20, manyTables: 1, manyListed: 12 });
    expect((await open(anna, '198.51.100.1')).status).toBe(200);
    await strict.close();
  });

  test('no network fills a tournament alone', async () => {
    const [one, other] = [await cup(), await cup()];
    const enter = async (ip: string, path: string) => (await (await guestAt(ip))(path, entry())).status;
    const entered: number[] = [];
    // Whoever has one connection has many addresses.
    for (let n = 1; n <= 42; n++) entered.push(await enter(`2001:db8:0:${n % 4}::${n}`, one.path));
    expect(entered).toEqual([...Array(40).fill(200), 429, 429]);
    // Another tournament has its own list, and others still enter.
    expect(await enter('2001:db8::1', other.path)).toBe(200);
    expect(await enter('2001:db8:1::1', one.path)).toBe(200);
  });

  test('a tournament full of people of one name costs no more than another', async () => {
    const { anna, path } = await cup();
    const tournament = path.split('/')[1] ?? '';
    for (let n = 0; n < 120; n++) {
      const [id, hash] = [`${tournament} ${n}`, `hash of ${tournament} ${n}`];
      await house.store.people.add({ id, name: 'Eve', created: Date.now() }, hash);
      await house.store.tournaments.enter(tournament, { person: id, name: 'Eve', ...entry() }, () => true);
    }
    const looked = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const { standings } = (await anna.get(`tournaments/${tournament}`)).body;
    expect(new Set(standings.map(({ name }: { name: string }) => name)).size).toBe(120);
    expect(looked.mock.calls.length).toBeLessThan(1000);
    looked.mockRestore();
  });

  test('whoever enters and leaves again and again is stopped', async () => {
    const { path } = await cup();
    const ben = await house.guest('Ben');
    const statuses: number[] = [];
    for (let n = 1; n <= 41; n++) {
      statuses.push((await ben.post(path, entry())).status);
      // Entered already it costs nothing.
      if (n === 1) expect((await ben.post(path, entry())).status).toBe(200);
      await ben.ask('DELETE', `${path}/me`);
    }
    expect(statuses).toEqual([...Array(40).fill(200), 429]);
  });

  test('whoever is blocked does not come to the tables of a tournament of whoever blocked him', async () => {
    const { anna, path } = await cup();
    const ben = await house.guest('Ben');
    await anna.ask('PUT', `me/blocks/${await idOf(ben)}`);
    expect((await ben.post(path, entry())).body.error).toBe('notForYou');
    await anna.ask('DELETE', `me/blocks/${await idOf(ben)}`);
    expect((await ben.post(path, entry())).status).toBe(200);
  });

  test('those who wait for a table hear of eight from one network in a day, also where each is closed again', async () => {
    const dora = await house.guest('Dora');
    await dora.post('me/alerts', { title: '1889' });
    const told = await toldOf(dora, 'opened');
    const open = async (ip: string) => {
      const ask = await guestAt(ip);
      const wish = { title: '1889', name: 'Thursday', seats: 3, listed: true, options: {} };
      const { status, body } = await ask('tables', { ...wish, ...entry() });
      expect(status).toBe(200);
      await told();
      await ask(`tables/${body.id}/leave`);
    };
    for (let n = 1; n <= 10; n++) await open(`2001:db8:1::${n}`);
    expect(await told()).toBe(8);
    await open('2001:db8:1:1::1');
    expect(await told()).toBe(9);
  });

  test('nobody is asked to play again more often than eight times a day by one, nor by whom he has blocked', async () => {
    const { table, players } = await running(house);
    const [eve, anna] = players as [Player, Player];
    await eve.act(table, 0, { type: 'pass' });
    await agreedToEnd(table, players);
    const told = await toldOf(anna, 'again');
    const ask = async () => {
      const { body } = await eve.post(`tables/${table}/rematch`, entry());
      await told();
      await eve.post(`tables/${body.id}/leave`);
    };
    for (let n = 0; n < 10; n++) await ask();
    expect(await told()).toBe(8);
    const other = await running(house);
    const [ben, cleo] = other.players as [Player, Player];
    await ben.act(other.table, 0, { type: 'pass' });
    await agreedToEnd(other.table, other.players);
    const heard = await toldOf(cleo, 'again');
    await cleo.ask('PUT', `me/blocks/${await idOf(ben)}`);
    expect((await ben.post(`tables/${other.table}/rematch`, entry())).status).toBe(200);
    expect(await heard()).toBe(0);
  });

  test('another time again and again is told eight times a day', async () => {
    const [eve, anna] = [await house.guest('Eve'), await house.guest('Anna')];
    const start = (n: number) => ({ at: Date.now() + DAY + n * MINUTE, fill: null, otherwise: 'wait' });
    const table = await eve.table({ seats: 3, start: start(0) });
    await anna.join(table);
    const told = await toldOf(anna, 'soon');
    // Who did not make it cannot use it up.
    for (let n = 1; n <= 10; n++)
      expect((await anna.ask('PUT', `tables/${table}/start`, { start: start(n) })).status).toBe(403);
    for (let n = 1; n <= 12; n++) {
      expect((await eve.ask('PUT', `tables/${table}/start`, { start: start(n) })).status).toBe(200);
      await told();
    }
    expect(await told()).toBe(8);
  });

  test('an evening put off again and again is told ten times a day', async () => {
    const [eve, anna] = [await house.guest('Eve'), await house.guest('Anna')];
    const club = (await eve.post('clubs', { name: 'Friends', about: '', open: false })).body;
    await anna.post(`clubs/${club.id}/members`, { invitation: club.invitation });
    await toldOf(anna, 'evening');
    const { evenings } = house.store;
    const about = new Set<string>();
    const take = evenings.box.take.bind(evenings.box);
    evenings.box.take = async (...asked) => {
      const taken = await take(...asked);
      for (const one of taken) about.add(one.about);
      return taken;
    };
    const wish = (n: number) => ({ name: 'Thursday', at: Date.now() + n * MINUTE, minutes: 60, venue: null });
    const path = `clubs/${club.id}/evenings`;
    const [{ id }] = (await eve.post(path, wish(100))).body.evenings;
    for (let n = 1; n <= 14; n++) {
      await eve.ask('PUT', `${path}/${id}`, wish(100 + n));
      await evenings.remind(Date.now());
      await evenings.box.take(Date.now(), 0, 100);
    }
    expect(about.size).toBe(10);
  });

  test('a table has three channels, and a network names sixty addresses to post to in a day', async () => {
    const { table, players } = await running(house, { seats: 3 });
    const url = (n: number) => `http://127.0.0.1:9/${n}`;
    const errors: unknown[] = [];
    for (const player of players)
      for (let n = 0; n < 2; n++) {
        const wanted = { way: 'webhook', language: 'en', url: url(n), table };
        errors.push((await player.post('me/notices/addresses', wanted)).body.error);
      }
    expect(errors).toEqual([undefined, undefined, undefined, ...Array(3).fill('manyAddresses')]);
    // The same again is the same one.
    const [first] = players as [Player];
    const again = { way: 'webhook', language: 'en', url: url(0), table };
    expect((await first.post('me/notices/addresses', again)).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 1; n <= 62; n++) {
      const ask = await guestAt(`2001:db8:2::${n}`);
      statuses.push(
        (await ask('me/notices/addresses', { way: 'webhook', language: 'en', url: url(n) })).status,
      );
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
  });
});

describe.each(DATABASES)('what costs much on %s', (_, start) => {
  let database: Database;
  let house: Club;
  beforeAll(async () => {
    database = await start();
    house = await openClub(await database.fresh(), {
      // As many at once as usual, however long it takes.
      rates: {
        ...NO_LIMITS,
        questions: { burst: USUAL_RATES.questions.burst, perSecond: 0 },
        tables: { burst: 6, perSecond: 0 },
      },
      publicUrl: new URL(SITE),
    });
  });
  afterAll(async () => {
    await house?.close();
    await database?.end();
  });

  /** What somebody hears who asks for this five times from this address. */
  async function fiveTimes(path: string, ip: string): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await house.stranger().ask('GET', path, undefined, { 'x-forwarded-for': ip })).status);
    return statuses;
  }

  test('a season of thousands of games is not counted as often as somebody likes', async () => {
    const anna = await house.guest('Anna');
    const { id } = (await anna.post('clubs', { name: 'Friends', about: '', open: true })).body;
    const wish = { begins: Date.now(), ends: Date.now() + DAY, points: null, agreed: true };
    const seasonOf = async (name: string) =>
      `clubs/${id}/seasons/${(await anna.post(`clubs/${id}/seasons`, { name, ...wish })).body.season.id}`;
    const [short, long] = [await seasonOf('Short'), await seasonOf('Long')];
    house.store.clubs.ended = async ({ name }) =>
      Array.from({ length: name === 'Long' ? 12_000 : 12 }, (_, seat) => ({
        ...{ game: `game${Math.floor(seat / 4)}`, title: '1830', person: null, player: null },
        ...{ rank: 1 + (seat % 4), name: `Eve ${seat % 4}`, isLeft: false },
      }));
    expect(await fiveTimes(short, '192.0.2.1')).toEqual([200, 200, 200, 200, 200]);
    expect(await fiveTimes(long, '192.0.2.2')).toEqual([200, 200, 429, 429, 429]);
    expect(await fiveTimes(long, '198.51.100.1')).toContain(200);
  });

  test('a long answer is not asked for as often as a short one', async () => {
    const long = await (await fetch(new URL('/api/openapi.json', house.address))).text();
    const { burst } = USUAL_RATES.questions;
    // With each of them as much is used up as with so many questions.
    const each = 1 + Math.floor(long.length / 50_000);
    expect(each).toBeGreaterThan(5);
    let [asked, status] = [0, 200];
    for (; status === 200 && asked <= burst; asked++) {
      const headers = { 'x-forwarded-for': '192.0.2.77' };
      status = (await house.stranger().ask('GET', 'openapi.json', undefined, headers)).status;
    }
    expect([status, asked]).toEqual([429, Math.ceil(burst / each) + 1]);
  });

  test('a tournament of very many tables is not told of as often as somebody likes, and each table is a new one', async () => {
    const anna = house.stranger();
    await anna.post('accounts', { email: 'anna@example.org', password: 'long enough', name: 'Anna' });
    const person = (await anna.get('me')).body.person.id;
    await house.store.people.confirm(person, 'anna@example.org', Date.now());
    const { id } = (await anna.post('tournaments', CUP)).body;
    for (let n = 0; n < 6; n++)
      await (await house.guest(`Eve ${n}`)).post(`tournaments/${id}/entrants`, {
        contribution: someChance(),
      });
    const { status, body } = await anna.post(`tournaments/${id}/rounds`, { round: 1, early: false });
    expect([status, body.played[0].tables.length]).toEqual([200, 3]);
    expect((await anna.post('tournaments', CUP)).status).toBe(200);
    expect((await anna.post('tournaments', CUP)).status).toBe(429);

    expect(await fiveTimes(`tournaments/${id}`, '203.0.113.1')).toEqual([200, 200, 200, 200, 200]);
    const { tournaments } = house.store;
    const standing = tournaments.standing.bind(tournaments);
    tournaments.standing = async (asked) => {
      const found = await standing(asked);
      const rounds = Array.from({ length: 12 }, (_, round) => ({
        ...{ number: round + 1, begun: 1, seed: '' },
        tables: Array.from({ length: 100 }, (_, table) => ({ game: `g${round}x${table}`, entrants: [1, 2] })),
      }));
      return found && { ...found, rounds };
    };
    expect(await fiveTimes(`tournaments/${id}`, '203.0.113.2')).toEqual([200, 200, 429, 429, 429]);
  });
});
