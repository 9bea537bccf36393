/** What nodes on one database tell each other: those who have a game open, and nobody else; and nobody misses anything. */
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { PostgresWire } from '../src/store/postgresWire.ts';
import { type Listener, openClub, type Player, running } from './club.ts';
import { at, twoNodes } from './twoNodes.ts';

const bid = (amount: number) => ({ type: 'bid', private: 'C&A', amount });

const pair = twoNodes();

/** The player whose turn it is bids five more. */
function bidding({ table, players }: Awaited<ReturnType<typeof running>>) {
  let number = 0;
  return async () => {
    const player = players[number % 2] as Player;
    expect((await player.act(table, number, bid(165 + number * 5))).status).toBe(200);
    return ++number;
  };
}

/** How many steps a line has told, each once and in order; two entries that a node hears of at once may come in one event. */
function wholeOf(line: Listener): number {
  let [last, length] = [0, 0];
  for (const { number, from, steps } of line.of('steps')) {
    expect(number).toBeGreaterThan(last);
    expect(from).toBe(length);
    [last, length] = [number, from + steps.length];
  }
  return length;
}

/** A connection of its own to the channel of all, as a node of an earlier version has it. */
async function earlierNode(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => void heard.push(payload));
  await client.query('listen kursbuch');
  const say = (told: object) =>
    client.query("select pg_notify('kursbuch', $1)", [
      JSON.stringify({ node: 'earlier', news: [], ...told }),
    ]);
  return { client, heard, say };
}

const ALL_KNOWN = 30_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a node at which nobody has a game open is told nothing of it', { timeout: 90_000 }, async () => {
  const here = await running(pair.one);
  const both = await running(pair.one);
  const [play, playBoth] = [bidding(here), bidding(both)];
  const line = await at(pair.other, both.players[1] as Player).listen(`${both.table}:0.0`);
  await line.until('presence');
  // Until it is known that there is no node of an earlier version everything is sent to all as well.
  const { heard } = pair.other.store.wire;
  for (const end = Date.now() + ALL_KNOWN; ; ) {
    const before = pair.other.store.wire.heard;
    await play();
    // What is sent later is heard later: with this one everything before it has come.
    const number = await playBoth();
    await line.until('steps', (steps) => steps.number === number);
    if (pair.other.store.wire.heard === before + 1) break;
    if (Date.now() > end) throw new Error('it is told everything');
    await pause(500);
  }
  expect(pair.other.store.wire.heard).toBeGreaterThan(heard);
  // As soon as somebody opens the game there, it is.
  const late = await at(pair.other, here.players[1] as Player).listen(`${here.table}:0.0`);
  await late.until('presence');
  const number = await play();
  await late.until('steps', (steps) => steps.number === number);
  await Promise.all([line.hangUp(), late.hangUp()]);
});

test('whoever opens a game at another node misses nothing that is played while he does', {
  timeout: 60_000,
}, async () => {
  const game = await running(pair.one);
  const play = bidding(game);
  // Whoever opens a game of which lists show something older looks it up again to write that down, and would catch up then.
  const first = await play();
  await expect
    .poll(async () => (await pair.one.store.glances.of(game.table))?.number, { timeout: 20_000 })
    .toBe(first);
  const { wire } = pair.other.store;
  const { follow } = wire;
  let line: Listener | undefined;
  let played: Promise<unknown> | undefined;
  /** A node that does not wait until it listens has read and told everything by then, and hears nothing later. */
  const playLate = async () => {
    for (let n = 0; n < 40 && !line?.of('presence').length; n++) await pause(25);
    await play();
    // News of it are under way a moment longer.
    await pause(500);
  };
  wire.follow = async (id) => {
    if (id === game.table) {
      played ??= playLate();
      await played;
    }
    await follow.call(wire, id);
  };
  try {
    line = await at(pair.other, game.players[0] as Player).listen(`${game.table}:0.0`);
    await line.until('steps', ({ number }) => number === first + 1);
    const last = await play();
    await line.until('steps', ({ number }) => number === last);
    expect(wholeOf(line)).toBe(last);
    const { body } = await at(pair.other, game.players[0] as Player).get(`tables/${game.table}/opening`);
    expect(body.steps).toHaveLength(last);
  } finally {
    await line?.hangUp();
    wire.follow = follow;
  }
});

test('lines that are opened one after the other while others play hear everything, in order and once', async () => {
  const game = await running(pair.one);
  const play = bidding(game);
  const LAST = 30;
  const lines = [];
  let number = 0;
  const playing = (async () => {
    while (number < LAST) number = await play();
  })();
  for (let n = 0; n < 12; n++) {
    const line = await at(pair.other, game.players[n % 2] as Player).listen(`${game.table}:0.0`);
    lines.push(line);
    // Now and then the node has nobody there any more, and listens no longer.
    if (n % 3 === 2) await lines.shift()?.hangUp();
  }
  await playing;
  for (const line of lines) {
    await line.until('steps', (steps) => steps.number === LAST);
    expect(wholeOf(line)).toBe(LAST);
    await line.hangUp();
  }
});

test('a node that is to listen to very many games at once says so at once, and hears of each', async () => {
  const wire = new PostgresWire(pair.place.url);
  const told: string[] = [];
  await new Promise<void>((missed) =>
    wire.listen({
      news: (one) => void (one.type === 'spoken' && told.push(one.game)),
      missed,
      gone: () => undefined,
    }),
  );
  const games = Array.from({ length: 600 }, (_, one) => `many${one}`);
  const said = vi.spyOn(pg.Client.prototype, 'query');
  await Promise.all(games.map((game) => wire.follow(game)));
  const listened = said.mock.calls.filter(([statement]) =>
    String(statement).startsWith('listen "kursbuch_many'),
  );
  said.mockRestore();
  expect(listened.length).toBeLessThan(5);
  for (const game of games) pair.one.store.wire.send({ type: 'spoken', game });
  await expect.poll(() => new Set(told).size).toBe(games.length);
  // Whoever leaves one and comes back in the same moment still hears of it.
  wire.leave('many7');
  await wire.follow('many7');
  wire.leave('many8');
  const before = told.length;
  for (const game of ['many8', 'many7']) pair.one.store.wire.send({ type: 'spoken', game });
  await expect.poll(() => told.slice(before)).toContain('many7');
  await wire.close();
});

test('a line that does not take what is said over it is made again at once, and nothing is lost', async () => {
  const wire = new PostgresWire(pair.place.url);
  let missed = 0;
  wire.listen({ news: () => undefined, missed: () => void missed++, gone: () => undefined });
  await expect.poll(() => missed).toBe(1);
  const { query } = pg.Client.prototype;
  // As where the database has taken it and does not answer.
  const hanging = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: readonly unknown[]
  ) {
    return String(asked[0]).startsWith('select pg_notify')
      ? Promise.reject(new Error('Query read timeout'))
      : Reflect.apply(query, this, asked);
  });
  const line = await pair.one.guest('Anna');
  const table = await line.table({ seats: 3 });
  const heard = await line.overhear(table);
  wire.send({ type: 'played', game: table, number: 1 });
  // Sooner than it would notice that it does not hear itself.
  await expect.poll(() => missed, { timeout: 8000 }).toBeGreaterThan(1);
  hanging.mockRestore();
  await heard.until('news', (data) => data.table === table);
  await heard.hangUp();
  await wire.close();
});

test('a node of an earlier version hears of every game, and is heard', async () => {
  const game = await running(pair.one);
  const play = bidding(game);
  const { client, heard, say } = await earlierNode(pair.place.url);
  try {
    await say({});
    // The other node knows of it as soon as it has heard it; what it tells comes after the answer to whoever played.
    const told: string[] = [];
    const isHeard = () => heard.some((text) => told.some((news) => text.includes(news)));
    await expect
      .poll(
        async () => {
          if (!isHeard())
            told.push(JSON.stringify({ type: 'played', game: game.table, number: await play() }));
          return isHeard();
        },
        { interval: 200 },
      )
      .toBe(true);
    const line = await at(pair.other, game.players[0] as Player).listen(`${game.table}:0.0`);
    await line.until('presence');
    await client.query('insert into messages (game, number, name, text, at) values ($1, 1, $2, $3, 1)', [
      game.table,
      'Somebody',
      'Said at an earlier node',
    ]);
    await say({ news: [{ type: 'spoken', game: game.table }] });
    await line.until('message', ({ text }) => text === 'Said at an earlier node');
    await line.hangUp();
    await say({ isLast: true });
  } finally {
    await client.end();
  }
});

test('what a node has kept and died before telling is told by whoever is asked again, or when it is missed', {
  timeout: 90_000,
}, async () => {
  const dying = await openClub(pair.place);
  // As if it were killed in between: what it keeps it tells nobody.
  dying.store.wire.send = () => undefined;
  const game = await running(pair.one);
  const [first, second] = game.players as [Player, Player];
  const line = await at(pair.other, second).listen(`${game.table}:0.0`);
  await line.until('presence');
  try {
    expect((await at(dying, first).act(game.table, 0, bid(165), 'the-same-post')).status).toBe(200);
    // He had no answer and posts it again, elsewhere.
    expect((await first.act(game.table, 0, bid(165), 'the-same-post')).body).toEqual({ number: 1 });
    await line.until('steps', ({ number }) => number === 1);
    // Nobody posts again what a computer player has done: it is looked up when the node is not heard any more.
    const { client, say } = await earlierNode(pair.place.url);
    await say({ byGame: true });
    expect((await at(dying, second).act(game.table, 1, bid(170))).status).toBe(200);
    await client.end();
    await line.until('steps', ({ number }) => number === 2);
    expect(line.of('steps').map(({ number }) => number)).toEqual([1, 2]);
  } finally {
    await line.hangUp();
    await dying.close();
  }
});
