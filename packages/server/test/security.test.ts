import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_RATES } from '../src/http/limits.ts';
import { OPEN_NETWORK } from '../src/notices/reach.ts';
import {
  type Answer,
  type Club,
  NO_LIMITS,
  openClub,
  type Player,
  running,
  someChance,
  someKey,
} from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

const PASS = { type: 'pass' };

let database: Database;
let club: Club;
let table: string;
let first: Player;
let second: Player;
beforeAll(async () => {
  database = embeddedDatabase();
  club = await openClub(await database.fresh());
  const { table: id, players } = await running(club);
  table = id;
  [first, second] = players as [Player, Player];
});
afterAll(async () => {
  await club?.close();
  await database?.end();
});

const isRefused = ({ status, body }: Answer) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.error).toMatch(/^\w+$/);
  expect(body.message).toMatch(/^[A-Z][^\n]*\.$/);
};

const unchanged = async () => {
  const opening = (await second.get(`tables/${table}/opening`)).body;
  const info = (await second.get(`tables/${table}`)).body;
  return JSON.stringify({ opening, info });
};

describe('nobody moves for another', () => {
  test.each([
    ['a token that nobody has', `kursbuch=${'A'.repeat(43)}`],
    ['a token that is none', "kursbuch=' or 1=1 --"],
    ['an empty token', 'kursbuch='],
    ['a name instead of a token', 'kursbuch=Anna'],
  ])('%s makes nobody of anybody', async (_, cookie) => {
    const forger = club.stranger();
    forger.cookie = cookie;
    expect((await forger.get('me')).body.person).toBeNull();
    expect((await forger.act(table, 0, PASS)).status).toBe(401);
  });

  test('a forged cookie before the true one hides nobody, and many forged ones make nobody of anybody', async () => {
    const anna = await club.guest('Anna');
    const own = anna.cookie;
    const forged = `kursbuch=${'A'.repeat(43)}`;
    for (const cookie of [`${forged}; ${own}`, `${own}; ${forged}`, `kursbuch=; ${own}`]) {
      anna.cookie = cookie;
      expect((await anna.get('me')).body.person?.name).toBe('Anna');
    }
    const many = Array.from({ length: 150 }, (_, n) => `kursbuch=${String(n).padStart(43, '0')}`).join('; ');
    anna.cookie = many;
    expect((await anna.get('me')).body.person).toBeNull();
    // Nor do as many as a browser keeps.
    for (const cookie of [`${many}; ${own}`, `${own}; ${many}`]) {
      anna.cookie = cookie;
      expect((await anna.get('me')).body.person?.name).toBe('Anna');
    }
    // The first that is somebody's counts, and goes when he does.
    const ben = await club.guest('Ben');
    anna.cookie = `${many}; ${own}; ${ben.cookie}`;
    expect((await anna.get('me')).body.person?.name).toBe('Anna');
    anna.cookie = `${many}; ${ben.cookie}; ${own}`;
    expect((await anna.get('me')).body.person?.name).toBe('Ben');
  });

  test('over an encrypted line the cookie is one that no other site can set', async () => {
    const safe = await openClub(await database.fresh(), { publicUrl: new URL('https://play.example.org') });
    const anna = safe.stranger();
    const { headers } = await anna.post('guests', { name: 'Anna' });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-kursbuch=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      ),
      'kursbuch=; Path=/api; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect((await anna.get('me')).body.person.name).toBe('Anna');
    // One that another site has set beside it does not take its place.
    const eve = await safe.guest('Eve');
    anna.cookie = `${eve.cookie.replace('__Host-', '')}; ${anna.cookie}`;
    expect((await anna.get('me')).body.person.name).toBe('Anna');
    // Nor does it make anybody of somebody new: he would act in the seat of whoever has set it.
    const newcomer = safe.stranger();
    newcomer.cookie = eve.cookie.replace('__Host-', '');
    expect((await newcomer.get('me')).body.person).toBeNull();
    await newcomer.post('guests', { name: 'Ben' });
    expect((await newcomer.get('me')).body.person.name).toBe('Ben');
    await safe.close();
  });

  test('the seat is that of the person, whatever a post says', async () => {
    const before = await unchanged();
    isRefused(
      await second.post(`tables/${table}/actions`, { seen: 0, key: someKey(), action: PASS, seat: 0 }),
    );
    isRefused(await second.act(table, 0, { ...PASS, seat: 0 }));
    isRefused(await second.act(table, 0, PASS));
    expect(await unchanged()).toBe(before);
  });

  test('nor at another table', async () => {
    const other = await running(club);
    for (const player of other.players) isRefused(await player.act(table, 0, PASS));
    isRefused(await (other.players[0] as Player).post(`tables/${table}/messages`, { text: 'Hello' }));
  });
});

describe('another’s seat and another’s table', () => {
  test.each<readonly [string, string, object | undefined]>([
    ['POST', 'seats/0', undefined],
    ['POST', 'seats/1', undefined],
    ['POST', 'leave', undefined],
    ['POST', 'handover', { player: 'random' }],
    ['POST', 'computers', { player: 'random', place: 0 }],
    ['DELETE', 'computers/0', undefined],
    ['POST', 'requests', { kind: 'end' }],
    ['POST', 'requests', { kind: 'free', place: 0 }],
    ['POST', 'requests/answer', { kind: 'end', accept: true }],
    ['POST', 'resume', undefined],
    ['POST', 'start', undefined],
    ['POST', 'join', { contribution: someChance() }],
    ['POST', 'actions', { seen: 0, key: someKey(), action: PASS }],
    ['POST', 'rehearsals', { seen: 0, action: PASS }],
    ['POST', 'instructions', { seen: 0, key: someKey(), instruction: { type: 'passStock' } }],
    ['DELETE', 'instructions/1', undefined],
    ['POST', 'undo', { seen: 0, key: someKey() }],
    ['POST', 'undo/answer', { seen: 0, key: someKey(), accept: true }],
    ['POST', 'messages', { text: 'Hello' }],
  ])('%s %s is refused to whoever does not sit there', async (method, path, body) => {
    const before = await unchanged();
    isRefused(await (await club.guest('Eve')).ask(method, `tables/${table}/${path}`, body));
    expect((await club.stranger().ask(method, `tables/${table}/${path}`, body)).status).toBe(401);
    expect(await unchanged()).toBe(before);
  });

  test('nobody answers for another what the table is asked', async () => {
    const other = await running(club, { seats: 3 });
    const [asker, asked] = other.players as [Player, Player, Player];
    await asker.post(`tables/${other.table}/requests`, { kind: 'end' });
    const answer = (player: Player) =>
      player.post(`tables/${other.table}/requests/answer`, { kind: 'end', accept: true, seat: 2 });
    isRefused(await answer(asked));
    isRefused(await answer(first));
    isRefused(await asker.post(`tables/${other.table}/requests/answer`, { kind: 'end', accept: true }));
    const yes = () => asked.post(`tables/${other.table}/requests/answer`, { kind: 'end', accept: true });
    // The same yes again is one yes.
    await yes();
    await yes();
    expect((await asked.get(`tables/${other.table}`)).body).toMatchObject({
      status: 'running',
      request: { accepted: [1] },
    });
  });

  test('a record longer than any game is not read', async () => {
    const record = { format: 'kursbuch', seed: 'x'.repeat(1_100_000) };
    const answer = await first.post('tables/uploads', { name: 'x', listed: false, record, seats: ['me'] });
    expect(answer.status).toBe(413);
    isRefused(answer);
  });
});

describe('other sites', () => {
  const post = (headers: Record<string, string>) =>
    first.ask('POST', `tables/${table}/join`, { contribution: someChance() }, headers);

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('%j changes nothing here', async (headers) => {
    const answer = await post(headers);
    expect(answer).toMatchObject({ status: 403, body: { error: 'otherSite' } });
  });

  test.each([
    ['a name before our own', (own: string) => own.replace('://', '://evil@')],
    ['a path behind it', (own: string) => `${own}/page`],
  ])('nor does what no browser calls an origin: %s', async (_, origin) => {
    expect(await post({ origin: origin(club.address) })).toMatchObject({
      status: 403,
      body: { error: 'otherSite' },
    });
  });

  test('our own pages do, also behind a proxy', async () => {
    expect((await post({ origin: new URL(club.address).origin })).status).toBe(200);
    const proxied = await openClub(await database.fresh(), {
      publicUrl: new URL('https://play.example.org'),
    });
    const anna = proxied.stranger();
    const answer = await anna.ask('POST', 'guests', { name: 'Anna' }, { origin: 'https://play.example.org' });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure$/);
    await proxied.close();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form (%s) is no request',
    async (type) => {
      const answer = await first.ask('POST', 'guests', JSON.stringify({ name: 'Eve' }), {
        'content-type': type,
      });
      expect(answer.status).toBe(415);
      isRefused(answer);
    },
  );
});

describe('bad input', () => {
  test.each([
    [
      'longer than anything',
      JSON.stringify({ seen: 0, key: someKey(), action: { type: 'x'.repeat(70_000) } }),
      413,
    ],
    ['nested deeply', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
    [
      'nested deeply where anything may stand',
      `{"seen":0,"key":"12345678","action":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
      400,
    ],
    ['no JSON', '{"seen":', 400],
    ['nothing', '', 400],
    ['a prototype', '{"seen":0,"key":"12345678","action":{"type":"pass","__proto__":{"x":1}}}', 400],
    [
      'a constructor',
      '{"seen":0,"key":"12345678","action":{"type":"pass","constructor":{"prototype":{}}}}',
      400,
    ],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['too large a number', '{"seen":1e99,"key":"12345678","action":{"type":"pass"}}', 400],
  ])('%s is refused', async (_, body, status) => {
    const before = await unchanged();
    const answer = await first.ask('POST', `tables/${table}/actions`, body);
    expect(answer.status).toBe(status);
    isRefused(answer);
    expect(await unchanged()).toBe(before);
  });

  test.each(['..%2f..%2fetc%2fpasswd', '%00', "'%20or%201=1--", 'a'.repeat(500), '%', '..'])(
    'the table %s is not there',
    async (id) => {
      const { port } = new URL(club.address);
      const status = await new Promise<{ code: number | undefined; policy: unknown }>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: `/api/tables/${id}` }, (response) => {
          response.resume();
          resolve({ code: response.statusCode, policy: response.headers['content-security-policy'] });
        })
          .on('error', reject)
          .end();
      });
      expect([400, 404, 414]).toContain(status.code);
      expect(status.policy).toContain("default-src 'none'");
    },
  );
});

describe('too much', () => {
  test('whoever looks at many games is counted by his network, whatever address of it he uses', async () => {
    const small = await openClub(await database.fresh(), {
      publicUrl: new URL('https://play.example.org'),
      rates: { ...NO_LIMITS, questions: { burst: 5, perSecond: 0 } },
    });
    const { table: watched } = await running(small);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) {
      const from = { 'x-forwarded-for': `2001:db8:0:1::${n}` };
      statuses.push((await small.stranger().ask('GET', `tables/${watched}/glance`, undefined, from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await small.close();
  });

  test('guests, writes and questions have their limits', async () => {
    const strict = { burst: 3, perSecond: 0 };
    const small = await openClub(await database.fresh(), {
      rates: { ...NO_LIMITS, guests: strict, writes: { burst: 12, perSecond: 0 } },
    });
    const anna = await small.guest('Anna');
    await Promise.all([small.guest('Ben'), small.guest('Cleo')]);
    const late = await small.stranger().post('guests', { name: 'Dora' });
    expect(late).toMatchObject({ status: 429, body: { error: 'tooMuch' } });
    const answers: number[] = [];
    for (let n = 0; n < 14; n++) answers.push((await anna.ask('PATCH', 'me', { name: `Anna ${n}` })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    // Spectators are still served.
    expect((await anna.get('tables')).status).toBe(200);
    await small.close();
  });

  test('a hundred guests of one address may no more than eight people', async () => {
    const small = await openClub(await database.fresh(), {
      publicUrl: new URL('https://play.example.org'),
      rates: { ...NO_LIMITS, writes: { burst: 2, perSecond: 0 }, questions: { burst: 1, perSecond: 0 } },
    });
    const comes = async (ip: string) => {
      const player = small.stranger();
      const from = { 'x-forwarded-for': ip };
      // Coming in is a write, too, of whoever is unknown yet: each comes in elsewhere.
      const home = { 'x-forwarded-for': `203.0.${++homes}.1` };
      await player.ask('POST', 'guests', { name: 'Eve' }, home);
      const renamed = await player.ask('PATCH', 'me', { name: 'Eva' }, from);
      return [renamed.status, (await player.ask('GET', 'clubs', undefined, from)).status];
    };
    let homes = 0;
    const answers: number[][] = [];
    for (let n = 0; n < 18; n++) answers.push(await comes('192.0.2.7'));
    expect(answers.map(([write]) => write)).toEqual([...Array(16).fill(200), 429, 429]);
    expect(answers.map(([, question]) => question)).toEqual([...Array(8).fill(200), ...Array(10).fill(429)]);
    expect(await comes('198.51.100.7')).toEqual([200, 200]);
    await small.close();
  });

  test('whoever has a whole network of IPv6 comes in no more often than from eight addresses', async () => {
    const once = { burst: 1, perSecond: 0 };
    const small = await openClub(await database.fresh(), {
      publicUrl: new URL('https://play.example.org'),
      rates: { ...NO_LIMITS, guests: once, accounts: once, tables: once },
    });
    const statuses: number[][] = [];
    for (let n = 0; n < 10; n++) {
      const from = { 'x-forwarded-for': `2001:db8:7:${n.toString(16)}::1` };
      const [player, other] = [small.stranger(), small.stranger()];
      const credentials = { email: `eve${n}@example.org`, password: 'long enough', name: 'Eve' };
      statuses.push([
        (await player.ask('POST', 'guests', { name: 'Eve' }, from)).status,
        (await other.ask('POST', 'accounts', credentials, from)).status,
      ]);
    }
    expect(statuses).toEqual([...Array(8).fill([200, 200]), [429, 429], [429, 429]]);
    const elsewhere = { 'x-forwarded-for': '2001:db8:8::1' };
    expect((await small.stranger().ask('POST', 'guests', { name: 'Anna' }, elsewhere)).status).toBe(200);
    await small.close();
  });

  test.each([
    [
      'behind a proxy it is the address the proxy names',
      new URL('https://play.example.org'),
      [200, 200, 429],
    ],
    ['elsewhere nobody names himself an address', null, [200, 429, 429]],
  ])('%s', async (_, publicUrl, expected) => {
    const small = await openClub(await database.fresh(), {
      rates: { ...NO_LIMITS, guests: { burst: 1, perSecond: 0 } },
      publicUrl,
    });
    const statuses: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.2']) {
      const headers = { 'x-forwarded-for': address };
      statuses.push((await small.stranger().ask('POST', 'guests', { name: 'Anna' }, headers)).status);
    }
    expect(statuses).toEqual(expected);
    await small.close();
  });

  test('nobody who plays meets them, nor a hundred who come in at one place', () => {
    expect(USUAL_RATES.guests.burst).toBeGreaterThanOrEqual(100);
    expect(USUAL_RATES.writes.burst).toBeGreaterThanOrEqual(50);
  });
});

describe('what is somebody’s own', () => {
  test('is in no answer to another: no address, note, webhook or instruction, at any route that is read', async () => {
    const network = { ...OPEN_NETWORK, mayReach: () => true };
    const house = await openClub(await database.fresh(), { network });
    const { table: id, players } = await running(house, { seats: 3 });
    const [anna, ben] = players as [Player, Player, Player];
    const email = 'anna.private@somewhere.example';
    await anna.post('accounts', { email, password: 'a long way home' });
    await anna.ask('PUT', `tables/${id}/note`, { text: 'sell before the third train' });
    for (const more of [{}, { table: id }]) {
      const url = `http://127.0.0.1:9/hook-of-anna-${Object.keys(more).length}`;
      const given = await anna.post('me/notices/addresses', { way: 'webhook', language: 'en', url, ...more });
      expect(given.status).toBe(200);
    }
    await anna.act(id, 0, PASS);
    await anna.post(`tables/${id}/messages`, { text: 'Hello' });
    await anna.post(`tables/${id}/undo`, { seen: 1, key: 'key-of-anna-1' });
    await anna.act(id, 2, PASS, 'key-of-anna-2');
    // Her id is the name of her page, which leads to her and allows nothing.
    const secrets = ['somewhere.example', 'third train', 'hook-of-anna', 'key-of-anna', anna.cookie.slice(9)];
    const own = JSON.stringify([
      (await anna.get('me/export')).body,
      (await anna.get('me/notices')).body,
      (await anna.get(`tables/${id}/note`)).body,
    ]);
    // They are there to be found.
    for (const secret of secrets.slice(0, 3)) expect(own).toContain(secret);

    const { paths } = (await anna.get('openapi.json')).body;
    const read = Object.entries<object>(paths).flatMap(([path, operations]) =>
      'get' in operations && !path.endsWith('/stream') ? [path.replace('/api/', '').replace('{id}', id)] : [],
    );
    expect(read.length).toBeGreaterThan(12);
    for (const other of [ben, await house.guest('Eve'), house.stranger()]) {
      const line = await other.listen(`${id}:0.0`);
      await line.until('presence');
      let all = line.raw;
      await line.hangUp();
      for (const path of read)
        for (const query of ['', '?seen=3', '?status=running', '?since=0'])
          all += JSON.stringify((await other.get(`${path}${query}`)).body);
      for (const secret of secrets) expect(all).not.toContain(secret);
      expect(all).toContain('Hello');
    }
    await house.close();
  });
});

/** Routes after which somebody is known no longer, is somebody else, or sits no longer where he sat. */
const ENDING = [
  '/api/me/session',
  '/api/me/sessions',
  '/api/me/deletion',
  '/api/logins',
  '/api/accounts',
  '/api/tables/{id}/leave',
  '/api/tables/{id}/handover',
  '/api/tables/{id}/computers',
  '/api/tables/{id}/requests',
];

describe('anything at every route', () => {
  interface Operation {
    readonly requestBody?: {
      readonly content: Record<string, { readonly schema: { readonly properties: object } }>;
    };
  }

  test('is answered, never with a fault of ours, and changes no game', async () => {
    const { paths } = (await first.get('openapi.json')).body;
    const routes = Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(routes.length).toBeGreaterThan(40);
    const before = await unchanged();
    const anything = fc.jsonValue({ maxDepth: 3 });
    const fields: Record<string, fc.Arbitrary<unknown>> = {
      seen: fc.constantFrom<unknown>(0, 1, -1, 1e9),
      key: fc.constantFrom('12345678', 'abcdefgh_-'),
      contribution: fc.constant(someChance()),
      text: fc.string({ unit: 'binary', maxLength: 50 }),
      name: fc.string({ unit: 'binary', maxLength: 50 }),
      email: fc.constantFrom('eve@example.org', "'@example.org", 'x'),
      password: fc.constantFrom<unknown>('long enough', null, ''),
      token: fc.constant('A'.repeat(43)),
      kind: fc.constantFrom('end', 'pause', 'free', 'redraw'),
      player: fc.constantFrom('random', 'calm'),
      place: fc.constantFrom<unknown>(0, 1, 9),
      accept: fc.boolean(),
      seats: fc.constantFrom<unknown>(['me', 'free'], ['me'], 2),
      listed: fc.boolean(),
      title: fc.constantFrom('1830', "'"),
      options: fc.constant({}),
      time: fc.constantFrom<unknown>(null, { kind: 'days', days: 1, atEnd: 'free' }),
      record: fc.record({
        format: fc.constant('kursbuch'),
        version: fc.constantFrom<unknown>(1, 3, 'x'),
        title: fc.constantFrom('1830', '__proto__'),
        players: fc.constantFrom<unknown>(['A', 'B'], ['A'], [1], 'A'),
        seed: fc.constantFrom<unknown>('s', 1),
        options: fc.constantFrom<unknown>({}, { bank: 'x' }),
        actions: fc.array(fc.oneof(anything, fc.record({ seat: anything, action: anything })), {
          maxLength: 3,
        }),
      }),
    };
    for (const { path, method, operation } of routes) {
      if (path.endsWith('/stream')) continue;
      const { properties = {} } = operation.requestBody?.content['application/json']?.schema ?? {};
      // Nearly right, or not at all.
      const nearly = fc.record(
        Object.fromEntries(
          Object.keys(properties).map((name) => [name, fc.oneof(fields[name] ?? anything, anything)]),
        ),
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(nearly, anything),
          fc.constantFrom(table, 'nothing', '%27'),
          fc.oneof(fc.constant('seen=0'), fc.constant(''), fc.webQueryParameters()),
          async (body, id, query) => {
            const where = path
              .replace('/api/', '')
              .replace('{id}', id)
              .replace(/\{\w+\}/, '1');
            const payload = method === 'get' ? undefined : JSON.stringify(body);
            // Who tries this is nobody whose session would end with it.
            const player = ENDING.includes(path) ? await club.guest('Eve') : second;
            const { status } = await player.ask(method.toUpperCase(), `${where}?${query}`, payload);
            expect(status, `${method} ${where} ${payload}`).toBeLessThan(500);
          },
        ),
        { numRuns: 12, seed: 1830 },
      );
    }
    expect(await unchanged()).toBe(before);
  });
});
