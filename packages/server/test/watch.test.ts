/** Watching a server: is it well, what does it do, and what does it tell of it. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayWatch } from '../src/http/watchRoutes.ts';
import { type Club, NO_LIMITS, openClub, type Player, running, someKey } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

let database: Database;
let club: Club;
let log = '';
beforeAll(async () => {
  database = embeddedDatabase();
  const stream = new Writable({
    write(text, _encoding, done) {
      log += text;
      done();
    },
  });
  club = await openClub(await database.fresh(), { logger: { level: 'trace', stream } });
});
afterAll(async () => {
  await club?.close();
  await database?.end();
});

const page = async (headers: Record<string, string> = {}) => {
  const response = await fetch(new URL('/api/metrics', club.address), { headers });
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
};

test('what it does is counted, route by route, with how long it took', async () => {
  const { table, players } = await running(club);
  const [first] = players as [Player];
  await first.act(table, 0, { type: 'pass' });
  await first.act(table, 7, { type: 'pass' });
  const line = await first.listen(`${table}:0.0`);
  await line.until('presence');
  const { status, text, type } = await page();
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toContain(
    'kursbuch_requests_total{method="POST",route="/api/tables/:id/actions",status="200"} 1\n',
  );
  expect(text).toContain(
    'kursbuch_requests_total{method="POST",route="/api/tables/:id/actions",status="409"} 1\n',
  );
  expect(text).toMatch(/kursbuch_request_seconds_bucket\{kind="action",le="10"\} 2\n/);
  expect(text).toContain('\nkursbuch_streams 1\n');
  expect(text).toContain('\nkursbuch_entries_total 1\n');
  expect(text).toContain('\nkursbuch_games_in_memory 1\n');
  expect(text).toContain('\nkursbuch_notices_waiting 0\n');
  // Every line is a comment, or a name with or without labels and a number.
  for (const one of text.trimEnd().split('\n'))
    expect(one).toMatch(/^(# (HELP|TYPE) .+|[a-z_0-9]+(\{[^{}]*\})? [0-9.e+-]+)$/);
  await line.hangUp();
});

test('what is refused, sent out of memory, waits, is dropped or left of the disk is told as it is', async () => {
  const small = await openClub(await database.fresh(), {
    rates: { ...NO_LIMITS, tables: { burst: 2, perSecond: 0 } },
    ceiling: 1,
  });
  const told = async (name: string) => {
    const { body } = await small.stranger().get('metrics');
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1]);
  };
  const games = [await running(small), await running(small)];
  expect(await (await small.guest('Eve')).table()).toBeUndefined();
  expect(await told('kursbuch_limited_total{limit="tables"}')).toBe(1);
  expect(await told('kursbuch_limited_total{limit="guests"}')).toBe(0);
  expect(await told('kursbuch_games_evicted_total')).toBe(0);
  for (const { table, players } of games) await players[0]?.get(`tables/${table}/opening`);
  await expect.poll(() => told('kursbuch_games_evicted_total')).toBeGreaterThan(0);
  expect(await told('kursbuch_disk_free_bytes')).toBeGreaterThan(0);
  expect(await told('kursbuch_disk_size_bytes')).toBeGreaterThan(await told('kursbuch_disk_free_bytes'));
  expect(await told('kursbuch_database_bytes')).toBeGreaterThan(10_000);
  Object.assign(small.store, { wire: { ...small.store.wire, dropped: 3 } });
  expect(await told('kursbuch_news_dropped_total')).toBe(3);
  await small.close();
});

test('games that wait to be opened are told as long as they wait', async () => {
  const small = await openClub(await database.fresh());
  const games = [await running(small), await running(small), await running(small)];
  const waiting = async () =>
    /^kursbuch_openings_waiting (.*)$/m.exec((await small.stranger().get('metrics')).body)?.[1];
  const { entries } = small.store;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { since } = entries;
  entries.since = async (...asked) => {
    await held;
    return since.apply(entries, asked);
  };
  const opened = games.map(({ table, players }) => players[0]?.get(`tables/${table}/opening`));
  await expect.poll(waiting).toBe('2');
  goOn();
  for (const one of await Promise.all(opened)) expect(one?.status).toBe(200);
  expect(await waiting()).toBe('0');
  await small.close();
});

/** What this server tells somebody who sends these headers: of what it does, and of how much there is. */
async function told(server: Club, headers: Record<string, string> = {}) {
  const ask = (path: string) => fetch(new URL(`/api/${path}`, server.address), { headers });
  const health = await ask('health');
  return { metrics: (await ask('metrics')).status, health: health.status, ...Object(await health.json()) };
}
const ALL = {
  metrics: 200,
  health: 200,
  ok: true,
  games: expect.any(Number),
  streams: expect.any(Number),
  warm: false,
};
const LITTLE = { metrics: 404, health: 200, ok: true };

test.each([
  ['without a public address', {}],
  ['with one', { publicUrl: new URL('http://localhost') }],
])(
  '%s only whoever asks from this machine, and not through a proxy, is told what it does',
  async (_, more) => {
    const server = await openClub(await database.fresh(), more);
    expect(await told(server)).toEqual(ALL);
    for (const from of ['8.8.8.8', '192.168.1.9', '127.0.0.1', ''])
      expect(await told(server, { 'x-forwarded-for': from })).toEqual(LITTLE);
    for (const headers of [
      { forwarded: 'for=192.0.2.1' },
      { 'x-real-ip': '192.0.2.1' },
      { 'x-forwarded-proto': 'https' },
      { via: '1.1 proxy' },
    ])
      expect(await told(server, headers as Record<string, string>)).toEqual(LITTLE);
    await server.close();
  },
);

test('with a token whoever knows it is told, and nobody else', async () => {
  const metricsToken = 'a-token-of-some-length';
  const server = await openClub(await database.fresh(), { metricsToken });
  expect(await told(server)).toEqual(LITTLE);
  expect(await told(server, { authorization: `Bearer ${metricsToken}x` })).toEqual(LITTLE);
  expect(await told(server, { authorization: metricsToken })).toEqual(LITTLE);
  const right = { authorization: `Bearer ${metricsToken}` };
  expect(await told(server, right)).toEqual(ALL);
  expect(await told(server, { ...right, 'x-forwarded-for': '8.8.8.8' })).toEqual(ALL);
  await server.close();
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.9', false],
  ['fd00::1', false],
  ['8.8.8.8', false],
  ['1::1', false],
  [undefined, false],
])('%s is this machine: %s', (remoteAddress, isHere) => {
  expect(mayWatch({ headers: { host: 'localhost:8080' }, socket: { remoteAddress } }, null)).toBe(isHere);
});

test.each([
  ['localhost', true],
  ['LOCALHOST:8080', true],
  ['127.0.0.1:8080', true],
  ['[::1]:8080', true],
  ['play.example.org', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example:8080', false],
  [undefined, false],
])('asked for as %s it is asked from here: %s', (host, isHere) => {
  expect(mayWatch({ headers: { host }, socket: { remoteAddress: '127.0.0.1' } }, null)).toBe(isHere);
});

test('whoever asks whether it is well does not fill the log', async () => {
  await club.stranger().get('health');
  await club.stranger().get('me');
  expect(log).toContain('"route":"/api/me"');
  expect(log).not.toContain('"route":"/api/health"');
});

test('what it tells of its work holds no secret: no token, no password, no address, no link of a table', async () => {
  const { table, players } = await running(club);
  const [first] = players as [Player];
  const password = 'correct horse battery';
  const email = 'anna@somewhere.example';
  await first.post('accounts', { email, password });
  await first.post('logins', { email, password: `${password}!` });
  await first.post('logins', { email, password });
  await first.post('me/notices/addresses', {
    way: 'webhook',
    language: 'en',
    url: 'https://8.8.8.8/secret-hook',
  });
  await first.act(table, 0, { type: 'pass' }, 'key-of-this-post');
  await first.post(`tables/${table}/messages`, { text: 'said in private' });
  const line = await first.listen(`${table}:0.0`);
  await line.until('steps');
  await line.hangUp();
  await first.ask('POST', `tables/${table}/actions`, '{"not json', { 'content-type': 'application/json' });
  await first.get(`tables/${table}/nothing?secret=${someKey()}`);
  expect(log.length).toBeGreaterThan(1000);
  const secrets = [
    first.cookie.split('=')[1] ?? '',
    password,
    email,
    table,
    'secret',
    'said in private',
    'key-of-this',
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
