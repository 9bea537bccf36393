import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isRefusal, Room } from '@kursbuch/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Limit, networkAround, networkOf } from '../src/http/limits.ts';
import { Streams } from '../src/http/streams.ts';
import type { News } from '../src/store/wire.ts';
import { Hall } from '../src/tables/hall.ts';
import { Openings } from '../src/tables/openings.ts';
import { playable } from '../src/tables/playable.ts';
import { Slices } from '../src/tables/slices.ts';
import type { Trouble } from '../src/trouble.ts';
import { type Club, openClub, running } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

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

describe('games in memory', () => {
  test('are forgotten when nobody follows them and nobody asks, and made again when somebody does', async () => {
    const { table, players } = await running(club);
    await players[0]?.act(table, 0, { type: 'pass' });
    const hall = new Hall(club.store);
    const game = await hall.live(table);
    expect(await hall.live(table)).toBe(game);
    await hall.sweep(0);
    expect(hall.games.size).toBe(1);

    const later = Date.now() + 1000;
    const stop = await game.follow(undefined, 0, () => undefined);
    await hall.sweep(later);
    expect(hall.games.size).toBe(1);
    stop();
    await hall.sweep(later);
    expect(hall.games.size).toBe(0);

    const again = await hall.live(table);
    expect(again).not.toBe(game);
    expect(await again.opening(undefined)).toEqual(await game.opening(undefined));
  });

  test('one that somebody is about to follow stays', async () => {
    const { table } = await running(club);
    const hall = new Hall(club.store);
    await hall.live(table);
    const { entries } = club.store;
    const { since } = entries;
    // Between finding the game and following it everything that nobody needs is forgotten.
    entries.since = async (...asked) => {
      await hall.sweep(Date.now() + 1000);
      return since.apply(entries, asked);
    };
    const heard: number[] = [];
    const nothing = () => undefined;
    const leave = await hall
      .attend(
        table,
        { entry: 0, message: 0 },
        {
          person: undefined,
          who: 'eve',
          around: '192.0.2',
          table: nothing,
          message: nothing,
          presence: nothing,
          saidAgain: nothing,
          steps: ({ number }) => void heard.push(number),
        },
      )
      .finally(() => {
        entries.since = since;
      });
    await (await hall.live(table)).actFor(0, 0, { type: 'pass' });
    expect(heard).toEqual([1]);
    leave();
    await hall.sweep(Date.now() + 1000);
    expect(hall.games.size).toBe(0);
    await hall.close();
  });

  test('one that is not there is not kept in mind', async () => {
    const hall = new Hall(club.store);
    await expect(hall.live('nothing')).rejects.toThrow('There is no such table.');
    expect(hall.games.size).toBe(0);
  });
});

describe('the memory of games', () => {
  const eve = { who: 'eve', around: '192.0.2' };
  const anna = { who: 'anna', around: '198.51.100' };
  const looking = { asker: eve, isSeated: false };
  const several = async (count: number) => {
    const tables: string[] = [];
    for (let n = 0; n < count; n++) {
      const { table, players } = await running(club);
      await players[0]?.act(table, 0, { type: 'pass' });
      tables.push(table);
    }
    return tables;
  };

  test('has a ceiling: the game longest not asked for goes first, one that is followed never', async () => {
    const tables = await several(6);
    const [first = '', second = '', third = ''] = tables;
    const hall = new Hall(club.store, 170_000);
    const followed = await (await hall.live(first, looking)).follow(undefined, 0, () => undefined);
    await hall.live(second, looking);
    await hall.live(third, looking);
    expect(hall.games.size).toBe(3);
    await hall.live(second, looking);
    await hall.live(tables[3] ?? '', looking);
    await expect.poll(() => hall.games.size).toBe(3);
    expect([first, second, third].map((id) => hall.games.has(id))).toEqual([true, true, false]);
    expect(hall.games.evicted).toBe(1);
    for (const id of tables) await hall.live(id, looking);
    await expect.poll(() => hall.games.weight).toBeLessThanOrEqual(170_000);
    followed();
    await hall.close();
  });

  test('where everything is followed whoever only looks on waits, and whoever plays does not', async () => {
    const [first = '', second = ''] = await several(2);
    const hall = new Hall(club.store, 10);
    await (await hall.live(first)).follow(undefined, 0, () => undefined);
    await expect(hall.live(second, looking)).rejects.toThrow('more games open than it can hold');
    expect(hall.games.has(second)).toBe(false);
    expect((await hall.live(second, { asker: anna, isSeated: true })).number).toBe(1);
    await hall.close();
  });

  test('what lists show of a game is kept beside it, and no list makes a game again', async () => {
    const [table = ''] = await several(1);
    const hall = new Hall(club.store);
    const glance = await hall.games.glance(table, looking);
    expect(glance).toMatchObject({ number: 1, waiting: [1] });
    const game = await hall.live(table);
    expect((await game.actFor(1, 1, { type: 'pass' })).type).toBe('done');
    await hall.close();
    const other = new Hall(club.store);
    expect(await other.games.glance(table, looking)).toEqual(await game.glance());
    expect(other.games.size).toBe(0);
    // What is kept changes with the game, also where one was kept before it was opened.
    const third = new Hall(club.store);
    const again = await third.live(table);
    expect((await again.actFor(0, 2, { type: 'pass' })).type).toBe('done');
    await third.close();
    expect((await club.store.glances.of(table))?.number).toBe(3);
    // A node that knows less does not write over it.
    await club.store.glances.put(table, { number: 1, waiting: '[]', view: '{}' });
    expect((await club.store.glances.of(table))?.number).toBe(3);
    await club.store.glances.put('nothing', { number: 1, waiting: '[]', view: '{}' });
    expect(await club.store.glances.of('nothing')).toBeUndefined();
  });

  test('whoever asks for many at once is told that it is too much, and others are served between', async () => {
    const tables = await several(8);
    const hall = new Hall(club.store);
    const answers = tables.slice(0, 7).map((id) =>
      hall.live(id, looking).then(
        () => 'eve',
        (error) => error.message,
      ),
    );
    const served: string[] = [];
    for (const [index, answer] of answers.entries())
      void answer.then((who) => served.push(`${who} ${index}`));
    const own = hall.live(tables[7] ?? '', { asker: anna, isSeated: true }).then(() => served.push('anna'));
    await Promise.all([...answers, own]);
    expect(served.filter((one) => one.startsWith('Too much'))).toHaveLength(2);
    const opened = served.filter((one) => !one.startsWith('Too much'));
    expect(opened.indexOf('anna')).toBeLessThan(3);
    expect(opened).toHaveLength(6);
    await hall.close();
  });

  test('the guests of a network wait in one queue, which has an end, and others are served between', async () => {
    const openings = new Openings();
    const served: string[] = [];
    const ask = (who: string, around: string, isSeated = false) =>
      openings
        .inTurn({ who, around }, isSeated, async () => void served.push(who))
        .catch(({ word }: Trouble) => void served.push(word));
    let begin: () => void = () => undefined;
    const long = openings.inTurn(null, true, () => new Promise<void>((resolve) => (begin = resolve)));
    const guests = Array.from({ length: 40 }, (_, n) => ask(`guest ${n}`, '192.0.2'));
    const anna = ask('anna', '198.51.100');
    expect(openings.length).toBe(33);
    begin();
    await Promise.all([long, ...guests, anna]);
    expect(served.filter((one) => one === 'tooMuch')).toHaveLength(8);
    expect(served.filter((one) => one !== 'tooMuch').indexOf('anna')).toBe(1);
    expect(openings.length).toBe(0);
  });

  test('where very many only look on, whoever plays still waits in his turn', async () => {
    const openings = new Openings();
    let begin: () => void = () => undefined;
    const long = openings.inTurn(null, true, () => new Promise<void>((resolve) => (begin = resolve)));
    const told: string[] = [];
    const ask = (who: string, around: string, isSeated: boolean) =>
      openings
        .inTurn({ who, around }, isSeated, async () => void told.push(who))
        .catch(({ word }: Trouble) => void told.push(word));
    const looking = Array.from({ length: 200 }, (_, n) => ask(`guest ${n}`, `network ${n % 10}`, false));
    const late = [ask('ben', '198.51.100', false), ask('anna', '198.51.100', true)];
    begin();
    await Promise.all([long, ...looking, ...late]);
    expect(told).toContain('crowded');
    expect(told).not.toContain('ben');
    expect(told).toContain('anna');
  });
});

test('a server looks by itself what nobody needs any more: tables nobody joined, spent words, full limits', async () => {
  const house = await openClub(await database.fresh(), { memory: { kept: 0, sweep: 20 } });
  const { store } = house;
  const swept = [vi.spyOn(store.limits, 'sweep'), vi.spyOn(store.keys, 'sweep')];
  const { id: owner } = (await (await house.guest('Anna')).get('me')).body.person;
  const made = { title: '1830', name: 'Forsaken', size: 3, listed: true, options: {}, version: 5 };
  await store.games.add(
    { ...made, id: 'forsaken', owner, secret: 's', commitment: 'c', created: 1 },
    { person: owner, name: 'Anna', contribution: 'x' },
  );
  await expect.poll(() => store.games.byId('forsaken')).toBeUndefined();
  for (const one of swept) await expect.poll(() => one.mock.calls.length).toBeGreaterThan(0);
  await house.close();
});

test('who is at a table is told to other nodes in few bytes, however many there are', async () => {
  const { table } = await running(club);
  const sent: string[] = [];
  const wire = { ...club.store.wire, send: (news: News) => void sent.push(JSON.stringify(news)) };
  const hall = new Hall({ ...club.store, wire });
  const nothing = () => undefined;
  const hears = { table: nothing, message: nothing, presence: nothing, saidAgain: nothing, steps: nothing };
  const ids = Array.from({ length: 500 }, (_, n) => `person-${n}`.padEnd(20, '-'));
  const leave: (() => void)[] = [];
  for (const id of ids) {
    const visitor = {
      person: { id, name: '👩🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(4) },
      who: id,
      around: '192.0.2',
      ...hears,
    };
    leave.push(await hall.attend(table, { entry: 0, message: 0 }, visitor));
  }
  for (const one of leave) one();
  expect(sent.length).toBeGreaterThan(500);
  // PostgreSQL takes 8,000 bytes at once.
  expect(Math.max(...sent.map((news) => Buffer.byteLength(news)))).toBeLessThan(6000);
  await hall.close();
});

describe('long work', () => {
  test('lets others have their turn', async () => {
    const slices = new Slices();
    let others = 0;
    setImmediate(() => others++);
    await slices.rest();
    expect(others).toBe(0);
    for (const until = performance.now() + 6; performance.now() < until; );
    await slices.rest();
    expect(others).toBe(1);
  });

  test('is making a long game again, which comes in parts', async () => {
    const table = await playable('1830');
    const setup = { players: ['Anna', 'Ben'], seed: 'long', options: { drawSeats: false } };
    const begun = table.setup(setup);
    if (isRefusal(begun)) throw new Error(begun.reason);
    const room = new Room(table, setup, begun);
    while (room.length < 100) {
      const [seat = 0] = room.waiting;
      const action = table.choices(room.state, seat).find((one) => 'action' in one)?.action;
      expect(room.act(seat, action, room.length)).toBeNull();
    }
    const anna = await club.guest('Anna');
    const uploaded = { name: 'Long', listed: false, record: room.whole, seats: ['me', 'free'] };
    const { id } = (await anna.post('tables/uploads', uploaded)).body;
    const rest = vi.spyOn(Slices.prototype, 'rest');
    const hall = new Hall(club.store);
    expect((await hall.live(id)).number).toBe(1);
    expect(rest.mock.calls.length).toBeGreaterThanOrEqual(5);
    rest.mockRestore();
    await hall.close();
  });
});

describe('a line', () => {
  test('is cut when somebody does not read', async () => {
    const { table } = await running(club);
    const streams = new Streams(new Hall(club.store), club.store.people);
    // Nobody is at the other end: everything waits.
    const raw = new ServerResponse(new IncomingMessage(new Socket()));
    const listener = {
      ...{ who: '', network: '', around: '', ip: '127.0.0.1' },
      ...{ person: undefined, session: null, givesSigns: false },
    };
    await streams.open(raw, listener, new Map([[table, { entry: 0, message: 0 }]]));
    expect(raw.destroyed).toBe(false);
    const text = 'x'.repeat(400_000);
    for (let n = 0; n < 4; n++) raw.write(text);
    streams.beat();
    // One long game may take a while.
    expect(raw.destroyed).toBe(false);
    streams.beat();
    expect(raw.destroyed).toBe(true);
    streams.close();
  });
});

describe('a limit', () => {
  test('lets so many through at once, and so many a second', () => {
    const limit = new Limit({ burst: 2, perSecond: 1 });
    limit.take('anna', 0);
    limit.take('anna', 0);
    expect(() => limit.take('anna', 500)).toThrow('Too much at once');
    limit.take('ben', 500);
    limit.take('anna', 1000);
    expect(() => limit.take('anna', 1500)).toThrow('Too much at once');
  });

  test('gives an address the room of eight people, and a network that of eight addresses', () => {
    const limit = new Limit({ burst: 1, perSecond: 0.01 });
    const taken = (person: number, address: number) => {
      try {
        limit.take([`person ${person}`, `address ${address}`, 'network'], 0);
        return true;
      } catch {
        return false;
      }
    };
    const count = (address: number) =>
      Array.from({ length: 10 }, (_, n) => taken(100 * address + n, address)).filter((one) => one).length;
    expect(Array.from({ length: 10 }, (_, address) => count(address))).toEqual([
      ...[8, 8, 8, 8, 8, 8, 8, 8],
      ...[0, 0],
    ]);
    // Whoever is refused for what others did has not used up his own.
    limit.lift('network');
    limit.lift('address 9');
    expect(taken(909, 9)).toBe(true);
    expect(taken(909, 9)).toBe(false);
    const size = limit.size;
    limit.sweep(1_000_000);
    expect(limit.size).toBeLessThan(size);
    limit.sweep(100_000_000);
    expect(limit.size).toBe(0);
  });

  test('forgets whoever has rested', () => {
    const limit = new Limit({ burst: 2, perSecond: 1 });
    limit.take('anna', 0);
    limit.sweep(500);
    expect(limit.size).toBe(1);
    limit.sweep(1000);
    expect(limit.size).toBe(0);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
    ['2001:db8:0:1:bbbb:2:3:4', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    // Whoever has hung up before it was looked at.
    [undefined, ''],
  ])('counts %s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
    expect(networkAround(ip).split(/[.:]/).length).toBeLessThanOrEqual(3);
  });
});
