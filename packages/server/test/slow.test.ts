/** People who send and read as slowly as they can: they hold nothing for long, and nobody else waits for them. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Readers, UNREAD } from '../src/http/readers.ts';
import { createApp, openStore } from '../src/index.ts';
import { type Club, NO_LIMITS, openClub } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

let database: Database;
let club: Club;
beforeAll(async () => {
  database = embeddedDatabase();
  club = await openClub(await database.fresh(), {
    slowness: {
      ...{ headersTimeout: 200, requestTimeout: 400, keepAliveTimeout: 300 },
      connectionsCheckingInterval: 50,
    },
  });
});
afterAll(async () => {
  await club?.close();
  await database?.end();
});

/** A line over which something is sent bit by bit for as long as it is open; gives what came back. */
async function dripped(beginning: string): Promise<string> {
  const { hostname, port } = new URL(club.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  await once(socket, 'connect');
  socket.write(beginning);
  const drip = setInterval(() => socket.write('x'), 20);
  // It may be cut in the middle of what is sent.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  return said;
}

test('whoever sends a head or a body bit by bit is cut off, while others are answered', async () => {
  const slow = [
    ...Array.from({ length: 20 }, () => dripped('GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
    ...Array.from({ length: 20 }, () =>
      dripped(
        'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
      ),
    ),
  ];
  expect((await (await club.guest('Anna')).get('me')).status).toBe(200);
  for (const said of await Promise.all(slow)) expect(said).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test('whoever asks once and then says nothing is hung up on', async () => {
  const { hostname, port } = new URL(club.address);
  const socket = connect(Number(port), hostname);
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  await once(socket, 'close');
  expect(said).toMatch(/^HTTP\/1.1 200 /);
});

test('a server that is told nothing about it has patience, but not without end', async () => {
  const store = await openStore(await database.fresh());
  const app = createApp({ store });
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  for (const patience of [headersTimeout, requestTimeout, keepAliveTimeout]) {
    expect(patience).toBeGreaterThanOrEqual(10_000);
    expect(patience).toBeLessThanOrEqual(120_000);
  }
  await app.close();
  await store.close();
});

test('whatever one asks for is counted, also where it costs little', async () => {
  const few = { ...NO_LIMITS, requests: { burst: 4, perSecond: 1e-9 } };
  const strict = await openClub(await database.fresh(), { rates: few });
  const anna = await strict.guest('Anna');
  for (const path of ['me', 'me/alerts', 'me/blocks', 'me/notices'])
    expect((await anna.get(path)).status).toBe(200);
  expect((await anna.get('me/passkeys')).status).toBe(429);
  expect((await anna.get('openapi.json')).status).toBe(429);
  // Whoever looks after it is answered.
  expect((await anna.get('health')).status).toBe(200);
  await strict.close();
});

class Answer {
  writableLength: number;
  writableEnded = false;
  isCut = false;

  constructor(bytes: number) {
    this.writableLength = bytes;
  }

  destroy(): void {
    this.isCut = true;
  }
}

test('so much waits for those who do not read, and no more: those for whom most does are cut off', () => {
  const readers = new Readers({ ...UNREAD, most: 1_000_000 });
  const answers = [100_000, 400_000, 300_000, 150_000].map((bytes) => new Answer(bytes));
  for (const one of answers) {
    readers.add(one);
    readers.wrote(one, 0);
  }
  expect(answers.map(({ isCut }) => isCut)).toEqual([false, false, false, false]);
  const more = new Answer(200_000);
  readers.add(more);
  // Not weighed with everything that is written.
  readers.wrote(more, 50);
  expect(answers[1]?.isCut).toBe(false);
  readers.wrote(more, 100);
  expect([...answers, more].map(({ isCut }) => isCut)).toEqual([false, true, false, false, false]);
  expect([readers.waiting, readers.refused]).toEqual([750_000, 1]);
});

test('an answer that nobody takes is given up after two minutes, a stream is not', () => {
  const readers = new Readers();
  const [answer, stream, read] = [new Answer(10), new Answer(10), new Answer(10)] as const;
  for (const one of [answer, stream, read]) readers.add(one);
  answer.writableEnded = true;
  read.writableEnded = true;
  readers.look(0);
  readers.delete(read);
  readers.look(120_000);
  expect(answer.isCut).toBe(false);
  readers.look(120_001);
  expect([answer, stream, read].map(({ isCut }) => isCut)).toEqual([true, false, false]);
});

describe('the server weighs what waits for those it sends something to', () => {
  const HOUR = 60 * 60 * 1000;
  const cutOff = async (house: Club) =>
    Number(
      /^kursbuch_limited_total\{limit="unread"\} (\d+)$/m.exec(
        (await house.stranger().get('metrics')).body,
      )?.[1],
    );

  /** Somebody who asks for so many answers of some hundred kilobytes and reads nothing. */
  async function deaf(house: Club, answers: number): Promise<Socket> {
    const { hostname, port } = new URL(house.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    await once(socket, 'connect');
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(answers));
    return socket;
  }

  test('with every answer', async () => {
    const house = await openClub(await database.fresh(), { unread: { most: 100_000, lookedEvery: HOUR } });
    // More than the system keeps for a line.
    const socket = await deaf(house, 80);
    await expect.poll(() => cutOff(house)).toBeGreaterThan(0);
    socket.destroy();
    await house.close();
  });

  test('with everything that goes over a stream', async () => {
    const house = await openClub(await database.fresh(), { unread: { most: 50_000, lookedEvery: HOUR } });
    const anna = await house.guest('Anna');
    const table = await anna.table();
    const said = { game: table, person: null, name: 'Anna', text: 'x'.repeat(500), at: Date.now() };
    for (let n = 0; n < 200; n++) await house.store.talk.say(said);
    // Cut off at once, or after the first of it.
    const line = await anna.listen(`${table}:0.0`).catch(() => undefined);
    await expect.poll(() => cutOff(house)).toBe(1);
    await line?.hangUp();
    await house.close();
  });

  test('and every now and then, for those who take nothing any more', async () => {
    const house = await openClub(await database.fresh(), { unread: { patience: 50, lookedEvery: 20 } });
    const socket = await deaf(house, 80);
    await expect.poll(() => cutOff(house)).toBeGreaterThan(0);
    socket.destroy();
    await house.close();
  });
});

test('an answer that nobody reads is let go of with the line', async () => {
  const { hostname, port } = new URL(club.address);
  const lines: Socket[] = [];
  for (let n = 0; n < 10; n++) {
    const socket = connect(Number(port), hostname);
    socket.pause();
    await once(socket, 'connect');
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5));
    lines.push(socket);
  }
  for (const socket of lines) socket.destroy();
  const waiting = async () =>
    /^kursbuch_unread_bytes (\d+)$/m.exec((await club.stranger().get('metrics')).body)?.[1];
  await expect.poll(waiting).toBe('0');
});
