/** Several nodes on one database, and a database that goes away and comes back. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { upgrade } from '../src/store/migrations.ts';
import { postgres } from '../src/store/postgres.ts';
import type { Schema } from '../src/store/schema.ts';
import { NO_LIMITS, openClub, Player, running, someKey } from './club.ts';
import { countedSteps } from './databases.ts';
import { startServer } from './startServer.ts';
import { at, twoNodes } from './twoNodes.ts';

const PASS = { type: 'pass' };
const bid = (amount: number) => ({ type: 'bid', private: 'C&A', amount });

const pair = twoNodes();

test('any node serves any game: what one has played the other goes on with', async () => {
  const { table, players } = await running(pair.one);
  const [first, second] = players as [Player, Player];
  // Both hold the game in memory before anything happens.
  await Promise.all([
    first.get(`tables/${table}/opening`),
    at(pair.other, second).get(`tables/${table}/opening`),
  ]);
  expect((await first.act(table, 0, PASS)).body).toEqual({ number: 1 });
  // The other node has not heard of it, and yet nothing is played on top of what it knows.
  expect((await at(pair.other, first).act(table, 0, bid(200))).body).toMatchObject({
    error: 'movedOn',
    steps: { number: 1, from: 0, steps: [{ action: PASS }] },
  });
  expect((await at(pair.other, second).act(table, 1, PASS)).body).toEqual({ number: 2 });
  const openings = await Promise.all(
    [first, at(pair.other, first)].map(async (player) => (await player.get(`tables/${table}/opening`)).body),
  );
  expect(openings[0].number).toBe(2);
  expect(openings[1]).toEqual(openings[0]);
});

test('whoever may see the tables of a club no more hears nothing of them through any node', async () => {
  const [anna, ben, cleo, eve] = await Promise.all(
    ['Anna', 'Ben', 'Cleo', 'Eve'].map((name) => pair.one.guest(name)),
  );
  if (!anna || !ben || !cleo || !eve) throw new Error('nobody came');
  const club = (await anna.post('clubs', { name: 'Friends', about: '', open: false })).body;
  for (const one of [ben, cleo]) await one.post(`clubs/${club.id}/members`, { invitation: club.invitation });
  const table = await anna.table({ seats: 3, club: club.id });
  const followed = async (player: Player) => {
    const line = await at(pair.other, player).listen(`${table}:0.0`);
    await line.until('table');
    return line;
  };
  const [bens, cleos] = [await followed(ben), await followed(cleo)];
  const overheard = await at(pair.other, ben).overhear(table);
  const { id } = (await ben.get('me')).body.person;
  await anna.ask('DELETE', `clubs/${club.id}/members/${id}`);
  await Promise.all([bens.ended, overheard.ended]);
  expect((await at(pair.other, ben).get(`tables/${table}`)).body.error).toBe('noTable');
  // Whoever still belongs to it goes on.
  await anna.post(`tables/${table}/messages`, { text: 'only for us' });
  await cleos.until('message', ({ text }) => text === 'only for us');
  expect(bens.raw).not.toContain('only for us');
  // The same where a club that everybody saw is seen by its members alone.
  await anna.ask('PATCH', `clubs/${club.id}`, { open: true });
  const eves = await followed(eve);
  await anna.ask('PATCH', `clubs/${club.id}`, { open: false });
  await eves.ended;
  await anna.post(`tables/${table}/messages`, { text: 'again only for us' });
  await cleos.until('message', ({ text }) => text === 'again only for us');
  await cleos.hangUp();
});

test('nodes that start at once on an empty database make its tables once', async () => {
  const empty = await pair.database.empty();
  if (!('url' in empty)) throw new Error('several nodes need a PostgreSQL');
  const { counted, done } = countedSteps();
  const nodes = Array.from({ length: 3 }, () => new Kysely<Schema>({ dialect: postgres(empty.url) }));
  await Promise.all(nodes.map((db) => upgrade(db, undefined, counted)));
  await Promise.all(nodes.map((db) => db.destroy()));
  expect(done).toEqual(Object.keys(counted.steps));
  const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(empty)));
  for (const store of stores) await store.ping();
  await Promise.all(stores.map((store) => store.close()));
});

test('passwords, links and passkeys are guessed no faster at two nodes than at one, nor after a restart', async () => {
  const shared = await pair.database.fresh();
  const rates = { ...NO_LIMITS, guesses: { burst: 3, perSecond: 0 }, accounts: { burst: 2, perSecond: 0 } };
  const publicUrl = new URL('https://play.example.org');
  const open = () => openClub(shared, { rates, publicUrl });
  const nodes = [await open(), await open()];
  let ip = 0;
  const statuses = async (path: string, body?: object) => {
    ip++;
    const found: number[] = [];
    for (let n = 0; n < 4; n++) {
      const asker = nodes[n % 2]?.stranger();
      const answer = await asker?.ask('POST', path, body, { 'x-forwarded-for': `192.0.2.${ip}` });
      found.push(answer?.status ?? 0);
    }
    return found;
  };
  const login = { email: 'anna@example.org', password: 'a guess' };
  expect(await statuses('confirmations', { token: 'x'.repeat(43) })).toEqual([403, 403, 403, 429]);
  expect(await statuses('logins/passkey/options')).toEqual([200, 200, 200, 429]);
  expect(await statuses('logins', login)).toEqual([403, 403, 403, 429]);
  const guesser = { 'x-forwarded-for': `192.0.2.${ip}` };
  const account = (n: number) => ({ name: 'A', email: `a${n}@example.org`, password: 'long enough' });
  ip++;
  const made: number[] = [];
  for (const n of [0, 1, 2])
    made.push(
      (
        await nodes[n % 2]
          ?.stranger()
          .ask('POST', 'accounts', account(n), { 'x-forwarded-for': `192.0.2.${ip}` })
      )?.status ?? 0,
    );
  expect(made).toEqual([200, 200, 429]);
  for (const node of nodes) await node.close();
  const again = await open();
  expect((await again.stranger().ask('POST', 'logins', login, guesser)).status).toBe(429);
  await again.close();
});

test('whoever is out at one node is so on his lines to another', async () => {
  const quick = await openClub(pair.place, { heartbeat: 50 });
  const { table, players } = await running(pair.one);
  const [first, second] = players as [Player, Player];
  const line = await at(quick, first).listen(`${table}:0.0`);
  const other = await at(quick, second).listen(`${table}:0.0`);
  await Promise.all([line.until('presence'), other.until('presence')]);
  await first.ask('DELETE', 'me/sessions');
  await line.ended;
  await second.post(`tables/${table}/messages`, { text: 'Still here' });
  await other.until('message');
  await other.hangUp();
  await quick.close();
});

test('what a guest brings along into his account at one node is the account’s at the other', async () => {
  const { table, players } = await running(pair.one);
  const [guest, second] = players as [Player, Player];
  const credentials = { email: 'anna@example.org', password: 'a long way home' };
  const account = pair.one.stranger();
  await account.post('accounts', { name: 'Anna', ...credentials });
  await guest.act(table, 0, PASS);
  // Both hold the game in memory, with the guest in his seat.
  await Promise.all([
    second.get(`tables/${table}/opening`),
    at(pair.other, second).get(`tables/${table}/opening`),
  ]);
  expect((await at(pair.other, guest).post('logins', credentials)).status).toBe(200);
  const { body } = await account.post(`tables/${table}/undo`, { seen: 2, key: someKey() });
  expect(body).toEqual({ number: 3, asked: [] });
  expect((await at(pair.other, account).act(table, 3, PASS)).body).toEqual({ number: 4 });
});

test('of posts to both nodes at once one wins, and a post that goes to both is done once', async () => {
  const { table, players } = await running(pair.one);
  const [first, second] = players as [Player, Player];
  const everywhere = (player: Player) => [player, at(pair.other, player)];
  let number = 0;
  for (let turn = 0; turn < 10; turn++) {
    const player = turn % 2 === 0 ? first : second;
    const amounts = [165 + turn * 10, 170 + turn * 10];
    const answers = await Promise.all(
      everywhere(player).map((self, index) => self.act(table, number, bid(amounts[index] ?? 0))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    number++;
  }
  const key = someKey();
  const posts = everywhere(first).map((self) => self.act(table, number, PASS, key));
  for (const { body } of await Promise.all(posts)) expect(body).toEqual({ number: number + 1 });
  const { body } = await at(pair.other, second).get(`tables/${table}/opening`);
  expect(body.steps).toHaveLength(11);
});

test('whoever follows at a node is told at once what is played, said and changed at another', async () => {
  const { table, players } = await running(pair.one);
  const [first, second] = players as [Player, Player];
  const line = await at(pair.other, second).listen(`${table}:0.0`);
  await line.until('presence');
  await first.act(table, 0, PASS);
  await line.until('steps', ({ number }) => number === 1);
  // Taken back and played again it is the same game under another number.
  await first.post(`tables/${table}/undo`, { seen: 1, key: someKey() });
  await first.act(table, 2, PASS);
  await line.until('steps', ({ number }) => number === 3);
  await at(pair.other, second).act(table, 3, PASS);
  const { data } = await line.until('steps', ({ number }) => number === 4);
  expect(data).toMatchObject({ from: 1, steps: [{ action: PASS }] });
  await first.post(`tables/${table}/messages`, { text: 'Hello over there' });
  await line.until('message', ({ text }) => text === 'Hello over there');
  await first.post(`tables/${table}/undo`, { seen: 4, key: someKey() });
  await line.until('table', ({ undo }) => undo?.asked.includes(1));
  const [opening, elsewhere] = await Promise.all(
    [second, at(pair.other, second)].map(
      async (player) => (await player.get(`tables/${table}/opening`)).body,
    ),
  );
  expect(elsewhere).toEqual(opening);
  await line.hangUp();
});

test('whoever leaves at one node moves no more at another, and sees no more than others', async () => {
  for (let round = 0; round < 5; round++) {
    const { table, players } = await running(pair.one);
    const [first, second] = players as [Player, Player];
    const elsewhere = at(pair.other, first);
    await elsewhere.get(`tables/${table}/opening`);
    const line = await elsewhere.listen(`${table}:0.0`);
    await line.until('presence');
    const [acted, left] = await Promise.all([
      elsewhere.act(table, 0, PASS),
      first.post(`tables/${table}/leave`),
    ]);
    expect(left.status).toBe(200);
    const number = acted.status === 200 ? 2 : 1;
    expect((await second.get(`tables/${table}`)).body.number).toBe(number);
    if (acted.status !== 200) expect([403, 409]).toContain(acted.status);
    expect((await elsewhere.act(table, number, PASS)).body.error).toBe('notSeated');
    await line.until('table', ({ you }) => you === null);
    await line.hangUp();
  }
});

test('a computer player answers once, whichever node is asked', async () => {
  const anna = await pair.one.guest('Anna');
  const table = await anna.table({ computers: ['random'] });
  const line = await at(pair.other, anna).listen(`${table}:0.0`);
  const { data } = await line.until('table', ({ status }) => status === 'running');
  const own = data.seats[0].seat;
  /** A thread takes a while to start: it is not what this is about. */
  const asked = async (): Promise<number> => {
    let last = 0;
    await expect
      .poll(async () => {
        const { waiting, number } = (await anna.get(`tables/${table}`)).body;
        last = number;
        return waiting;
      })
      .toContain(own);
    return last;
  };
  for (const player of [at(pair.other, anna), anna]) {
    const number = await asked();
    expect((await player.act(table, number, PASS)).body).toEqual({ number: number + 1 });
  }
  const last = await asked();
  await line.until('steps', ({ number }) => number === last);
  const numbers: readonly number[] = line.of('steps').map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  await line.hangUp();
});

test('a table fills at one node, and whoever waits at another sees it start', async () => {
  const anna = await pair.one.guest('Anna');
  const ben = await pair.other.guest('Ben');
  const table = await anna.table();
  const line = await anna.listen(`${table}:0.0`);
  await line.until('table', ({ status }) => status === 'open');
  await ben.join(table);
  await line.until('table', ({ status }) => status === 'running');
  const { waiting, seats } = (await anna.get(`tables/${table}`)).body;
  const mover = seats[0].seat === waiting[0] ? anna : ben;
  expect((await mover.act(table, 0, PASS)).status).toBe(200);
  await line.until('steps', ({ number }) => number === 1);
  await line.hangUp();
});

test('who is at a table is known at every node, and so is who has gone', async () => {
  const { table, players } = await running(pair.one);
  const [first, second] = players as [Player, Player];
  const places = (await first.get(`tables/${table}`)).body.seats;
  const placeOf = (seat: number) => places.find((sitting: { seat: number }) => sitting.seat === seat).place;
  const line = await first.listen(`${table}:0.0`);
  await line.until('presence');
  const away = await at(pair.other, second).listen(`${table}:0.0`);
  await line.until('presence', ({ places: here }) => here.length === 2);
  // Somebody who comes later hears who is there already.
  await away.until('presence', ({ places: here }) => here.length === 2);
  const watching = await pair.other.stranger().listen(`${table}:0.0`);
  await line.until('presence', ({ nameless }) => nameless === 1);
  await Promise.all([away.hangUp(), watching.hangUp()]);
  const told = () => line.of('presence').at(-1);
  await expect.poll(told, { timeout: 10_000 }).toMatchObject({
    places: [placeOf(0)],
    lost: [placeOf(1)],
    nameless: 0,
  });
  // A farewell that comes late and to another node is heard all the same.
  expect((await second.post('stream/farewell', { tables: [table] })).status).toBe(200);
  await expect.poll(told, { timeout: 10_000 }).toMatchObject({ places: [placeOf(0)], lost: [] });
  await line.hangUp();
});

test('however many watch a table, and whatever they call themselves, news of other tables go on', async () => {
  const { table, players } = await running(pair.one);
  const watched = await (players[0] as Player).table({ name: 'Watched' });
  const family = '👩🏽‍👩🏽‍👧🏽‍👦🏽';
  const guests = await Promise.all(
    Array.from({ length: 70 }, (_, index) => pair.one.guest(`${family.repeat(4)}${index}`)),
  );
  const lines = await Promise.all(guests.map((guest) => guest.listen(`${watched}:0.0`)));
  const there = await at(pair.other, players[0] as Player).listen(`${watched}:0.0`);
  // Of that many not all are listed, but those that are by name.
  await there.until('presence', ({ watching }) => watching.length >= 60 && watching[0].startsWith(family));
  const far = await at(pair.other, players[1] as Player).listen(`${table}:0.0`);
  await (players[0] as Player).act(table, 0, PASS);
  await far.until('steps', ({ number }) => number === 1);
  expect(pair.one.store.wire.dropped).toBe(0);
  await Promise.all([...lines, there, far].map((line) => line.hangUp()));
});

test('what cannot be told to other nodes is dropped alone and counted', async () => {
  const { table, players } = await running(pair.one);
  const far = await at(pair.other, players[1] as Player).listen(`${table}:0.0`);
  await far.until('presence');
  pair.one.store.wire.send({ type: 'alive', line: 'x'.repeat(9000) });
  await (players[0] as Player).post(`tables/${table}/messages`, { text: 'still here' });
  await far.until('message', ({ text }) => text === 'still here');
  expect(pair.one.store.wire.dropped).toBe(1);
  await far.hangUp();
});

test('a node that has just started knows who is at tables of others, though nothing changes there', async () => {
  const { table, players } = await running(pair.one);
  const [first, second] = players as [Player, Player];
  const { body } = await first.get(`tables/${table}`);
  const placeOf = (seat: number) =>
    body.seats.find((sitting: { seat: number }) => sitting.seat === seat).place;
  const line = await first.listen(`${table}:0.0`);
  const cut = await second.listen(`${table}:0.0`);
  await line.until('presence', ({ places }) => places.length === 2);
  await cut.hangUp();
  await line.until('presence', ({ lost }) => lost.length === 1);
  const late = await openClub(pair.place);
  const there = async () => (await at(late, first).get('tables/mine')).body.tables[0];
  await expect
    .poll(there, { timeout: 20_000 })
    .toMatchObject({ id: table, here: [placeOf(0)], lost: [placeOf(1)] });
  await late.close();
  await line.hangUp();
});

test('an instruction that was ended at one node does nothing at another', async () => {
  const { table, players } = await running(pair.one);
  const infoOf = async () => (await (players[0] as Player).get(`tables/${table}`)).body;
  let number = 0;
  // On to the stock round: everybody who is asked buys what there is.
  let open: readonly unknown[] = [];
  let asked = players[0] as Player;
  let opponent = players[1] as Player;
  for (;;) {
    const { waiting } = await infoOf();
    asked = players[waiting[0]] as Player;
    opponent = players[1 - waiting[0]] as Player;
    open = (await asked.get(`tables/${table}/instructions?seen=${number}`)).body.open;
    if (open.length > 0) break;
    const offers = await asked.offers(table, number);
    const wanted = offers.find(({ action }) => action?.type === 'buyPrivate') ?? offers[0];
    number = (await asked.act(table, number, wanted.action)).body.number;
  }
  const instruction = open.at(-1);
  const given = await asked.post(`tables/${table}/instructions`, {
    seen: number,
    key: someKey(),
    instruction,
  });
  number = given.body.number;
  const there = at(pair.other, opponent);
  const { steps } = (await there.get(`tables/${table}/opening`)).body;
  const [{ id }] = (await asked.get(`tables/${table}/instructions?seen=${number}`)).body.given;
  // It is no entry, so nobody elsewhere hears of it.
  await asked.ask('DELETE', `tables/${table}/instructions/${id}`);
  const offers = await there.offers(table, number);
  // Not a pass, with which the round would be over.
  const wanted = offers
    .map(({ action, actions = [] }) => action ?? actions[0])
    .find((one) => one && one.type !== 'pass');
  expect((await there.act(table, number, wanted)).body).toEqual({ number: number + 1 });
  const after = (await there.get(`tables/${table}/opening`)).body;
  expect(after.steps).toHaveLength(steps.length + 1);
});

test('connections that are cut are made again: nothing acknowledged is lost, nothing is done twice', async () => {
  const { table, players } = await running(pair.one);
  // Not to the database whose connections are cut.
  const elsewhere = new URL(pair.place.url);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const administrator = new pg.Client({ connectionString: elsewhere.href });
  await administrator.connect();
  const cut = () =>
    administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const turns = 12;
  for (let turn = 0; turn < turns; turn++) {
    const player = players[turn % 2] as Player;
    const key = someKey();
    const post = () => player.act(table, turn, bid(165 + turn * 5), key);
    let [answer] = await Promise.all([post(), cut()]);
    // As a client does: the same post until it is answered.
    while (answer.status === 503) answer = await post();
    expect([answer.status, answer.body]).toEqual([200, { number: turn + 1 }]);
  }
  // The line of news is made again as well, and what was missed is looked up.
  const player = players[turns % 2] as Player;
  const listen = () => at(pair.other, player).listen(`${table}:${turns}.0`);
  let line = await listen();
  // The other node may have been cut off just now: a browser comes back, too.
  while (line.status === 503) line = await listen();
  await line.until('presence');
  await cut();
  const post = () => player.act(table, turns, bid(165 + turns * 5), 'after-the-cut');
  for (let answer = await post(); answer.status !== 200; ) answer = await post();
  await line.until('steps', ({ number }) => number === turns + 1);
  await line.hangUp();
  await administrator.end();
  const { body } = await at(pair.other, players[0] as Player).get(`tables/${table}/opening`);
  expect(body.steps.map(({ action }: { action: { amount: number } }) => action.amount)).toEqual(
    Array.from({ length: turns + 1 }, (_, turn) => 165 + turn * 5),
  );
});

const later = () => new Promise((resolve) => setTimeout(resolve, 25));

/** A browser that is cut off goes to the other node, as a proxy would send it there: 200 times at most, five seconds apart from answers. */
async function elsewhere<T>(addresses: readonly string[], ask: (address: string) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await ask(addresses[attempt % addresses.length] ?? '');
    } catch (error) {
      if (!(error instanceof TypeError) || attempt > 200) throw error;
      await later();
    }
}

test('a node is killed under load: its players go on at the other one, and nothing is lost', async () => {
  const { url } = pair.place;
  const nodes = await Promise.all([startServer(url), startServer(url)]);
  const addresses = nodes.map(({ address }) => address);
  const TABLES = 6;
  const MORE = 10;
  let isKilled = false;
  try {
    const games = await Promise.all(Array.from({ length: TABLES }, () => running(pair.one)));
    /** Bid at one node until it is gone, then at the other; gives how often somebody has bid. */
    const play = async ({ table, players }: (typeof games)[number], order: readonly string[]) => {
      let left = MORE;
      let number = 0;
      for (; left > 0; number++) {
        const key = someKey();
        const { body } = await elsewhere(order, async (address) => {
          const player = new Player(address);
          player.cookie = players[number % 2]?.cookie ?? '';
          const answer = await player.act(table, number, bid(165 + number * 5), key);
          // A node that cannot answer now is asked again.
          if (answer.status === 503) throw new TypeError('busy');
          return answer;
        });
        expect(body).toEqual({ number: number + 1 });
        if (isKilled) left--;
      }
      return number;
    };
    /** Follow at one node until it is gone, then at the other, from where one was. */
    const follow = async (table: string, order: readonly string[], until: () => number) => {
      const numbers: number[] = [];
      let id = `${table}:0.0`;
      for (let attempt = 0; attempt < 200 && (numbers.at(-1) ?? 0) < until(); attempt++) {
        const player = new Player(order[attempt % order.length] ?? '');
        const line = await player.listen(`${table}:0.0`, id).catch(() => undefined);
        if (line) {
          let isCut = false;
          void line.ended.then(() => {
            isCut = true;
          });
          // How far it goes may be known only after the last of it has come.
          while (!isCut && (line.of('steps').at(-1)?.number ?? numbers.at(-1) ?? 0) < until()) await later();
          await line.hangUp();
          numbers.push(...line.of('steps').map(({ number }) => number));
          id = line.heard.findLast(({ id: position }) => position)?.id ?? id;
        } else await later();
      }
      return numbers;
    };
    const totals = new Map<string, number>();
    const all = Promise.all(
      games.map(async (game, index) => {
        const order = index % 2 === 0 ? addresses : addresses.toReversed();
        const heard = follow(game.table, order, () => totals.get(game.table) ?? Number.POSITIVE_INFINITY);
        const played = await play(game, order);
        totals.set(game.table, played);
        return { game, played, heard };
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 700));
    const kill = nodes[0]?.kill('SIGKILL');
    isKilled = true;
    await kill;
    for (const { game, played, heard } of await all) {
      const player = at(pair.other, game.players[0] as Player);
      const { body } = await player.get(`tables/${game.table}/opening`);
      expect(body.steps.map(({ action }: { action: { amount: number } }) => action.amount)).toEqual(
        Array.from({ length: played }, (_, number) => 165 + number * 5),
      );
      const numbers = await heard;
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers.at(-1)).toBe(played);
    }
    expect(await nodes[1]?.kill('SIGTERM')).toBe(0);
  } finally {
    await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
  }
});

test('a node that hangs in the middle of a transaction holds nobody up for long', async () => {
  const { url } = pair.place;
  const hanging = new Kysely<Schema>({ dialect: postgres(url) });
  const { table, players } = await running(pair.one);
  const [first] = players as [Player];
  // What it holds is what everybody needs who acts at this table.
  const ended = hanging
    .transaction()
    .execute(async (held) => {
      await sql`update games set changed = changed where id = ${table}`.execute(held);
      acted = first.act(table, 0, PASS);
      await acted;
    })
    .then(
      () => 'kept',
      () => 'let go',
    );
  let acted: Promise<unknown> | undefined;
  expect(await ended).toBe('let go');
  expect(await acted).toMatchObject({ status: 200, body: { number: 1 } });
  await hanging.destroy();
});

test('a database that does not answer keeps nobody waiting, and is used again when it does', async () => {
  const { url } = pair.place;
  const target = new URL(url);
  // Between the server and the database: a line over which nothing comes while it is frozen.
  let isFrozen = false;
  const lines = new Set<Socket>();
  const between = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      lines.add(socket);
      socket.on('error', () => undefined).on('close', () => lines.delete(socket));
      if (isFrozen) socket.pause();
    }
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => near.write(part));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((between.address() as AddressInfo).port);
  const slow = await openClub({ url: through.href }, { patience: 500 });
  const { table, players } = await running(slow);
  const [first] = players as [Player, Player];
  expect((await slow.stranger().get('health')).status).toBe(200);
  isFrozen = true;
  for (const line of lines) line.pause();
  for (const ask of [
    () => slow.stranger().get('health'),
    () => slow.stranger().get('tables'),
    () => first.get('me'),
    () => first.act(table, 0, PASS),
  ])
    expect(await ask()).toMatchObject({ status: 503, body: { error: 'busy' } });
  isFrozen = false;
  for (const line of lines) line.resume();
  await expect.poll(async () => (await slow.stranger().get('health')).status).toBe(200);
  const key = someKey();
  const acted = await first.post(`tables/${table}/actions`, { seen: 0, key, action: PASS });
  expect([200, 409]).toContain(acted.status);
  expect((await first.get(`tables/${table}/opening`)).body.steps).toHaveLength(1);
  await slow.close();
  between.close();
});
