import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Limit, networkOf } from '../src/http/limits.ts';
import { Streams } from '../src/http/streams.ts';
import { Hall } from '../src/tables/hall.ts';
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
    expect(hall.size).toBe(1);

    const later = Date.now() + 1000;
    const stop = await game.follow(undefined, 0, () => undefined);
    await hall.sweep(later);
    expect(hall.size).toBe(1);
    stop();
    await hall.sweep(later);
    expect(hall.size).toBe(0);

    const again = await hall.live(table);
    expect(again).not.toBe(game);
    expect(await again.opening(undefined)).toEqual(await game.opening(undefined));
  });

  test('one that is not there is not kept in mind', async () => {
    const hall = new Hall(club.store);
    await expect(hall.live('nothing')).rejects.toThrow('There is no such table.');
    expect(hall.size).toBe(0);
  });
});

describe('a line', () => {
  test('is cut when somebody does not read', async () => {
    const { table } = await running(club);
    const streams = new Streams(new Hall(club.store), club.store.people);
    // Nobody is at the other end: everything waits.
    const raw = new ServerResponse(new IncomingMessage(new Socket()));
    const listener = { who: '', person: undefined, session: null, givesSigns: false };
    await streams.open(raw, listener, new Map([[table, { entry: 0, message: 0 }]]));
    expect(raw.destroyed).toBe(false);
    const text = 'x'.repeat(400_000);
    for (let n = 0; n < 4; n++) raw.write(text);
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
  ])('counts %s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
