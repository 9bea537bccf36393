import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Club, type Listener, openClub, type Player, running, someKey } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

const PASS = { type: 'pass' };
const BUY = { type: 'buyPrivate', private: 'SVN&RR' };

let database: Database;
let club: Club;
beforeAll(async () => {
  database = embeddedDatabase();
  club = await openClub(await database.fresh());
});
afterAll(async () => {
  await club?.close();
  await database?.end();
});

async function two(): Promise<{ table: string; first: Player; second: Player }> {
  const { table, players } = await running(club);
  const [first, second] = players;
  if (!first || !second) throw new Error('nobody came');
  return { table, first, second };
}

const say = (player: Player, table: string, text: string) =>
  player.post(`tables/${table}/messages`, { text });

describe('a stream', () => {
  test('tells how the table is, then what happens, in order, with a position', async () => {
    const { table, first, second } = await two();
    const line = await second.listen(`${table}:0.0`);
    await line.until('presence');
    await first.act(table, 0, BUY);
    await say(first, table, 'Your turn');
    await second.act(table, 1, PASS);
    await line.until('steps', ({ number }) => number === 2);
    await line.until('message');
    expect(line.heard[0]).toMatchObject({
      event: 'table',
      data: { id: table, status: 'running', you: expect.any(Number) },
    });
    expect(line.of('steps')).toMatchObject([
      { table, number: 1, from: 0, steps: [{ seat: 0, action: BUY }] },
      { table, number: 2, from: 1, steps: [{ seat: 1, action: PASS }] },
    ]);
    expect(line.of('message')).toMatchObject([{ table, number: 1, text: 'Your turn' }]);
    expect(line.heard.at(-1)?.id).toBe(`${table}:2.1`);
    await line.hangUp();
  });

  test('goes on where it was cut: nothing is lost and nothing comes twice', async () => {
    const { table, first, second } = await two();
    const line = await second.listen(`${table}:0.0`);
    await first.act(table, 0, BUY);
    const { id } = await line.until('steps');
    await line.hangUp();

    await second.act(table, 1, PASS);
    await say(first, table, 'Are you there?');
    await first.act(table, 2, PASS);

    const back = await second.listen(`${table}:0.0`, id);
    await back.until('steps');
    await second.act(table, 3, PASS);
    await back.until('steps', ({ number }) => number === 4);
    const numbers = back.of('steps').map(({ number, from, steps }) => [number, from, steps.length]);
    expect(numbers).toEqual([
      [3, 1, 2],
      [4, 3, 1],
    ]);
    expect(back.of('message')).toHaveLength(1);
    await back.hangUp();

    // A browser that has no event yet says in the address what it knows.
    const fresh = await second.listen(`${table}:3.1`);
    await fresh.until('steps');
    expect(fresh.of('steps')).toMatchObject([{ number: 4, from: 3 }]);
    expect(fresh.of('message')).toEqual([]);
    await fresh.hangUp();
  });

  test('whoever was away while something was taken back is told from where on', async () => {
    const { table, first, second } = await two();
    await first.act(table, 0, BUY);
    await first.post(`tables/${table}/undo`, { seen: 1, key: someKey() });
    await first.act(table, 2, PASS);
    const line = await second.listen(`${table}:1.0`);
    expect((await line.until('steps')).data).toMatchObject({ number: 3, from: 0, steps: [{ action: PASS }] });
    // Those who are there hear of it at once.
    await first.post(`tables/${table}/undo`, { seen: 3, key: someKey() });
    expect((await line.until('steps', ({ number }) => number === 4)).data).toMatchObject({
      from: 0,
      steps: [],
    });
    await line.hangUp();
  });

  test('carries several tables, and says of one that it is not there', async () => {
    const one = await two();
    const other = await two();
    const watcher = club.stranger();
    const line = await watcher.listen(`${one.table}:0.0,nothing:0.0,${other.table}:0.0`);
    await line.until('table', ({ id }) => id === other.table);
    expect(line.of('gone')).toMatchObject([{ table: 'nothing', error: 'noTable' }]);
    await one.first.act(one.table, 0, PASS);
    await other.first.act(other.table, 0, BUY);
    const last = await line.until('steps', ({ table }) => table === other.table);
    expect(last.id).toBe(`${one.table}:1.0,nothing:0.0,${other.table}:1.0`);
    await line.hangUp();
  });

  test('says who is here, and who has gone', async () => {
    const { table, first, second } = await two();
    const { you } = (await first.get(`tables/${table}`)).body;
    const watching = await club.guest('Cleo');
    const line = await first.listen(`${table}:0.0`);
    const others = [await watching.listen(`${table}:0.0`), await club.stranger().listen(`${table}:0.0`)];
    const opposite = await second.listen(`${table}:0.0`);
    await line.until('presence', ({ places, nameless }) => places.length === 2 && nameless === 1);
    const told = () => line.of('presence').at(-1);
    const all = { table, places: [0, 1], lost: [], watching: ['Cleo'], nameless: 1 };
    expect(told()).toEqual(all);
    // A line that ends without a word is lost; a spectator has no place that could show it.
    await Promise.all([...others, opposite].map((one) => one.hangUp()));
    const alone = { table, places: [you], lost: [1 - you], watching: [], nameless: 0 };
    await expect.poll(told, { timeout: 10_000 }).toEqual(alone);
    const listed = async () =>
      (await first.get('tables/mine')).body.tables.find((one: { id: string }) => one.id === table);
    expect(await listed()).toMatchObject({ here: [you], lost: [1 - you], watching: 0 });
    // He is back, and leaves by his own will.
    const back = await second.listen(`${table}:0.0`);
    await expect.poll(told, { timeout: 10_000 }).toMatchObject({ places: [0, 1], lost: [] });
    expect((await second.post('stream/farewell', { tables: [table] })).status).toBe(200);
    await back.hangUp();
    await expect.poll(told, { timeout: 10_000 }).toMatchObject({ places: [you], lost: [] });
    // A word that comes late, and one of a stranger.
    await (await second.listen(`${table}:0.0`)).hangUp();
    await expect.poll(told, { timeout: 10_000 }).toMatchObject({ lost: [1 - you] });
    await second.post('stream/farewell', { tables: [table] });
    await expect.poll(told, { timeout: 10_000 }).toMatchObject({ places: [you], lost: [] });
    expect((await club.stranger().post('stream/farewell', { tables: [table] })).status).toBe(401);
    expect(await listed()).toMatchObject({ here: [you], lost: [] });
    await line.hangUp();
  });

  test('goes over from a table that waits to the game that starts', async () => {
    const [anna, ben] = await Promise.all([club.guest('Anna'), club.guest('Ben')]);
    const table = await anna.table();
    const line = await anna.listen(`${table}:0.0`);
    await line.until('presence');
    await ben.join(table);
    const { data } = await line.until('table', ({ status }) => status === 'running');
    const first = data.seats[0].seat === 0 ? anna : ben;
    await first.act(table, 0, PASS);
    expect((await line.until('steps')).data).toMatchObject({ number: 1, from: 0 });
    await line.hangUp();
  });

  test('says that a table is gone when the last has left it', async () => {
    const anna = await club.guest('Anna');
    const table = await anna.table();
    const line = await anna.listen(`${table}:0.0`);
    await line.until('presence');
    await anna.post(`tables/${table}/leave`);
    expect((await line.until('gone')).data).toMatchObject({ table, error: 'noTable' });
    await line.hangUp();
  });

  test('tells of a request to take back', async () => {
    const { table, first, second } = await two();
    await first.act(table, 0, BUY);
    await second.act(table, 1, PASS);
    const line = await second.listen(`${table}:2.0`);
    await line.until('presence');
    await first.post(`tables/${table}/undo`, { seen: 2, key: someKey() });
    expect((await line.until('table', ({ undo }) => undo !== null)).data.undo).toMatchObject({ seat: 0 });
    await line.hangUp();
  });

  test('a game that can be played on no more stays where it is, and the other tables of the line go on', async () => {
    const stuck = await two();
    const other = await two();
    const wrong = {
      game: stuck.table,
      number: 1,
      keeps: 0,
      steps: [{ seat: 0, action: { type: 'nothing' } }],
    };
    await club.store.entries.append(
      { ...wrong, over: false, person: null, key: null, at: 1 },
      { waiting: [0], result: null, instructions: [] },
    );
    expect((await stuck.first.get(`tables/${stuck.table}/opening`)).body).toMatchObject({ error: 'stopped' });
    const line = await stuck.first.listen(`${stuck.table}:0.0,${other.table}:0.0`);
    await other.first.act(other.table, 0, PASS);
    await line.until('steps', ({ table }) => table === other.table);
    expect(line.of('gone')).toMatchObject([{ table: stuck.table, error: 'stopped' }]);
    await line.hangUp();
  });

  test('what a browser says it has got is a position or nothing', async () => {
    const { table, first } = await two();
    await first.act(table, 0, PASS);
    for (const got of ['nonsense', `${table}:${'9'.repeat(400)}.0`, `${table}:-1.0`, `${table}:999.999`]) {
      const line = await first.listen(`${table}:0.0`, got);
      expect((await line.until('steps')).data).toMatchObject({ number: 1, from: 0 });
      await line.hangUp();
    }
  });

  test.each(['', 'x', 'x:1', 'x:1.', `${'a:1.1,'.repeat(40)}a:1.1`, 'x:1.1;drop', '../x:1.1'])(
    'of %j there is none',
    async (since) => {
      const { status, body } = await club.stranger().get(`stream?since=${encodeURIComponent(since)}`);
      expect(status).toBe(400);
      expect(body.message).toMatch(/^[A-Z].*\.$/);
    },
  );

  test('ends with the session it was opened with, and no other does', async () => {
    const { table, first, second } = await two();
    const lines = await Promise.all([first, first, second].map((one) => one.listen(`${table}:0.0`)));
    const [one, same, others] = lines as [Listener, Listener, Listener];
    for (const line of lines) await line.until('presence');
    await first.ask('DELETE', 'me/sessions');
    await Promise.all([one.ended, same.ended]);
    await second.post(`tables/${table}/messages`, { text: 'Still here' });
    await others.until('message');
    await others.hangUp();
  });

  test('whoever was nobody and goes makes the server look at no line', async () => {
    const small = await openClub(await database.fresh(), { heartbeat: 1e8 });
    const anna = await small.guest('Anna');
    const line = await anna.listen(`${await anna.table()}:0.0`);
    await line.until('table');
    const looked = vi.spyOn(small.store.people, 'sessionsAmong');
    const stranger = small.stranger();
    stranger.cookie = `kursbuch=${'A'.repeat(43)}`;
    expect((await stranger.ask('DELETE', 'me/session')).status).toBe(200);
    expect(looked).not.toHaveBeenCalled();
    expect((await anna.ask('DELETE', 'me/session')).status).toBe(200);
    await line.ended;
    expect(looked).toHaveBeenCalledTimes(1);
    await small.close();
  });

  test('somebody has so many at once, and no more', async () => {
    const small = await openClub(await database.fresh(), { mostLines: 2 });
    const [anna, ben] = [await small.guest('Anna'), await small.guest('Ben')];
    const table = await anna.table();
    const lines = [await anna.listen(`${table}:0.0`), await anna.listen(`${table}:0.0`)];
    expect(await anna.get(`stream?since=${table}:0.0`)).toMatchObject({
      status: 429,
      body: { error: 'tooMuch' },
    });
    lines.push(await ben.listen(`${table}:0.0`));
    for (const line of lines) expect(line.status).toBe(200);
    for (const line of lines) await line.hangUp();
    await small.close();
  });

  test('all who come from one network have so many together, and one that is hung up makes room', async () => {
    const settings = { mostLinesAround: 2, publicUrl: new URL('http://play.example.org') };
    const small = await openClub(await database.fresh(), settings);
    const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => small.guest(name)));
    const [anna, ben, cleo] = people as [Player, Player, Player];
    const table = await anna.table();
    const lines = [await anna.listen(`${table}:0.0`), await ben.overhear(table)];
    expect((await cleo.get(`stream?since=${table}:0.0`)).status).toBe(429);
    expect((await small.stranger().get(`lobby/stream?tables=${table}`)).status).toBe(429);
    // From elsewhere everybody comes in.
    const elsewhere = new AbortController();
    const { status } = await fetch(new URL(`/api/stream?since=${table}:0.0`, small.address), {
      headers: { cookie: cleo.cookie, 'x-forwarded-for': '192.0.2.1' },
      signal: elsewhere.signal,
    });
    expect(status).toBe(200);
    elsewhere.abort();
    await lines[0]?.hangUp();
    await expect.poll(async () => (await small.stranger().get('health')).body.streams).toBe(1);
    lines.push(await cleo.listen(`${table}:0.0`));
    expect(lines.at(-1)?.status).toBe(200);
    for (const line of lines) await line.hangUp();
    await small.close();
  });

  test('a network of many addresses has the lines of eight', async () => {
    const settings = { mostLinesAround: 1, publicUrl: new URL('http://play.example.org') };
    const small = await openClub(await database.fresh(), settings);
    const table = await (await small.guest('Anna')).table();
    const ends = new AbortController();
    const statusAt = async (ip: string) => {
      const url = new URL(`/api/stream?since=${table}:0.0`, small.address);
      return (await fetch(url, { headers: { 'x-forwarded-for': ip }, signal: ends.signal })).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push(await statusAt(`2001:db8:7:${n}::1`));
    expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
    expect(await statusAt('2001:db8:8::1')).toBe(200);
    ends.abort();
    await small.close();
  });

  test('gives signs of life, and ends when the server does', async () => {
    const other = await openClub(await database.fresh(), { pulse: 20 });
    const anna = await other.guest('Anna');
    const table = await anna.table();
    const line = await anna.listen(`${table}:0.0`);
    await expect.poll(() => line.raw).toContain('\n:\n\n');
    expect((await anna.get('health')).body).toMatchObject({ streams: 1 });
    await other.close();
    await line.ended;
  });

  test('is cut where signs of life were promised and none come, and only there', async () => {
    const other = await openClub(await database.fresh(), { heartbeat: 100 });
    const anna = await other.guest('Anna');
    const table = await anna.table();
    const quiet = await anna.listen(`${table}:0.0`);
    const lost = await anna.listen(`${table}:0.0&alive=true`);
    const lively = await anna.listen(`${table}:0.0&alive=true`);
    let stop = false;
    const signs = (async () => {
      for (; !stop; await setTimeout(50)) await anna.post('stream/alive', { line: lively.id });
    })();
    await lost.ended;
    stop = true;
    await signs;
    expect((await anna.get('health')).body).toMatchObject({ streams: 2 });
    // From now on none come any more.
    await lively.ended;
    expect((await anna.get('health')).body).toMatchObject({ streams: 1 });
    await quiet.hangUp();
    await other.close();
  });
});

describe('talking', () => {
  test('those who sit there talk, everybody reads', async () => {
    const { table, first } = await two();
    const watching = await club.guest('Cleo');
    expect((await say(first, table, '  Hello\u202e <b>all</b>\n ')).body).toMatchObject({
      number: 1,
      text: 'Hello <b>all</b>',
    });
    expect(await say(watching, table, 'Psst')).toMatchObject({ status: 403 });
    expect(await say(club.stranger(), table, 'Psst')).toMatchObject({ status: 401 });
    expect((await say(first, table, '\u200b')).status).toBe(422);
    const { messages } = (await watching.get(`tables/${table}/messages`)).body;
    expect(messages).toMatchObject([{ number: 1, text: 'Hello <b>all</b>' }]);
    expect((await watching.get(`tables/${table}/messages?since=1`)).body.messages).toEqual([]);
  });

  test('a note is read by its writer alone', async () => {
    const { table, first, second } = await two();
    expect((await first.ask('PUT', `tables/${table}/note`, { text: 'Sell\0 B&O' })).status).toBe(200);
    expect((await first.get(`tables/${table}/note`)).body).toEqual({ text: 'Sell B&O' });
    expect((await second.get(`tables/${table}/note`)).body).toEqual({ text: '' });
    expect((await club.stranger().get(`tables/${table}/note`)).status).toBe(401);
  });
});

describe('a lobby', () => {
  test('hears that something is new at tables, not what, and is not there', async () => {
    const { table, first, second } = await two();
    const open = await first.table({ seats: 3 });
    const line = await second.overhear(table, open, table);
    const at = (id: string) => line.of('news').filter((data) => data.table === id).length;
    await first.act(table, 0, BUY);
    await expect.poll(() => at(table)).toBeGreaterThan(0);
    await second.join(open);
    await expect.poll(() => at(open)).toBeGreaterThan(0);
    expect(new Set(line.of('news').map((data) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ table }), JSON.stringify({ table: open })]),
    );
    const mine = (await first.get('tables/mine')).body.tables;
    for (const { here, watching } of mine) expect({ here, watching }).toEqual({ here: [], watching: 0 });
    await line.hangUp();
  });

  test('follows no table that there is none of: whoever names thousands makes no node listen to them', async () => {
    const { table, second } = await two();
    const follow = vi.spyOn(club.store.wire, 'follow');
    const none = Array.from({ length: 29 }, (_, one) => `none${one}`);
    const line = await second.overhear(...none, table);
    const told = await second.listen(['none', 'never'].map((id) => `${id}:0.0`).join());
    await told.until('gone', (data) => data.table === 'never');
    await expect.poll(() => follow.mock.calls.map(([id]) => id)).toEqual([table]);
    follow.mockRestore();
    await Promise.all([line.hangUp(), told.hangUp()]);
  });

  test('has no line for what is no list of tables, nor more of them than anybody', async () => {
    const { second } = await two();
    for (const tables of ['', 'a b', ',', Array.from({ length: 31 }, (_, one) => `t${one}`).join()])
      expect((await second.get(`lobby/stream?tables=${encodeURIComponent(tables)}`)).status).toBe(400);
    const strict = await openClub(await database.fresh(), { mostLines: 1 });
    const anna = await strict.guest('Anna');
    const line = await anna.overhear('one');
    expect((await anna.get('lobby/stream?tables=two')).status).toBe(429);
    await line.hangUp();
    await strict.close();
  });
});
