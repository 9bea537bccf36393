/** Telling those who are away: by webhook, letter and browser, past slow and dead receivers, and never into a network. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/index.ts';
import { Courier, type CourierSettings } from '../src/notices/courier.ts';
import { isPublic } from '../src/notices/publicAddress.ts';
import { type Network, OPEN_NETWORK, post, properUrl, Unreachable } from '../src/notices/reach.ts';
import { webhookPosting } from '../src/notices/webhook.ts';
import { sealed } from '../src/notices/webPush.ts';
import { Smtp } from '../src/smtp.ts';
import type { Address, Notice } from '../src/store/notices.ts';
import { noticesOfInvitation } from '../src/tables/occasions.ts';
import { type Club, openClub, type Player, running } from './club.ts';
import { DATABASES, type Database, embeddedDatabase } from './databases.ts';
import { openMailServer } from './mailServer.ts';

const NOW = 1_763_000_000_000;
const MINUTE = 60_000;

/** As the open network, but with this machine in it. */
const NEAR: Network = { ...OPEN_NETWORK, mayReach: () => true, patience: 1500 };

interface Got {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Somewhere to send to. */
class Receiver {
  readonly got: Got[] = [];
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part) => void parts.push(part));
      request.on('end', () => {
        this.got.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        this.answer(response);
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

let database: Database;
let receiver: Receiver;
let near: string;
beforeAll(async () => {
  database = embeddedDatabase();
});
afterAll(() => database?.end());
beforeEach(async () => {
  receiver = new Receiver();
  near = await receiver.open();
  return () => receiver.close();
});

describe.each(DATABASES)('on %s', (_, start) => {
  let own: Database;
  let store: Store;
  beforeAll(async () => {
    own = await start();
    store = await openStore(await own.fresh());
  });
  afterAll(async () => {
    await store?.close();
    await own?.end();
  });

  test('who answers with trouble is tried again after half a minute or so, or as late as he says', async () => {
    const person = 'anna';
    await store.people.add({ id: person, name: 'Anna', created: NOW }, 'hash of anna');
    const game = { id: 'g', title: '1830', name: 'Thursday', owner: person, size: 2, listed: true };
    await store.games.add(
      { ...game, options: {}, version: 3, secret: 's', commitment: 'c', created: NOW },
      { person, name: 'Anna', contribution: 'x' },
    );
    const start = { type: 'start', seed: 'seed', waiting: [0], seats: [0] } as const;
    await store.games.changeOpen('g', NOW, () => start);
    await store.notices.addAddress({
      ...{ id: 'address', person, game: null, way: 'webhook', target: `${near}/hook`, keys: null },
      ...{ language: 'en', trouble: null, created: NOW },
    });
    await store.notices.add([{ game: 'g', person, kind: 'turn', about: 'turn g 0 0', due: NOW }]);
    const failed: unknown[] = [];
    const courier = new Courier({
      ...{ store, mail: null, publicUrl: null, pushContact: null, network: NEAR, poll: 2 ** 30 },
      isHere: () => false,
      failed: (error) => void failed.push(error),
    });
    const look = async (now: number) => {
      await courier.look(now);
      await courier.settled();
    };
    receiver.answer = (response) => response.writeHead(503).end();
    for (const later of [0, 10_000, MINUTE]) await look(NOW + later);
    expect(receiver.got).toHaveLength(2);
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '60.12345' }).end();
    for (const later of [9, 9.5, 11]) await look(NOW + later * MINUTE);
    expect(receiver.got).toHaveLength(4);
    expect(failed).toEqual([]);
    expect(courier.tally).toEqual({ sent: 0, dropped: 0, retried: 4, givenUp: 0 });
    await courier.close();
  });
});

describe('the courier', () => {
  let store: Store;
  const couriers: Courier[] = [];
  beforeEach(async () => {
    store = await openStore(await database.fresh());
    for (const id of ['anna', 'ben']) await store.people.add({ id, name: id, created: NOW }, `hash of ${id}`);
    const [options, contribution] = [{}, 'x'];
    await store.games.add(
      {
        id: 'g',
        title: '1830',
        name: 'Thursday <night> @everyone',
        owner: 'anna',
        size: 2,
        listed: true,
        options,
        version: 3,
        secret: 's',
        commitment: 'c',
        created: NOW,
      },
      { person: 'anna', name: 'Anna', contribution },
    );
    await store.games.changeOpen('g', NOW, () => ({
      type: 'join',
      newcomer: { person: 'ben', name: 'Ben', contribution },
    }));
    await store.games.changeOpen('g', NOW, () => ({
      type: 'start',
      seed: 'seed',
      waiting: [0],
      seats: [0, 1],
    }));
  });
  afterEach(async () => {
    await Promise.all(couriers.splice(0).map((courier) => courier.close()));
    await store.close();
  });

  const courierWith = (more: Partial<CourierSettings> = {}): Courier => {
    const courier = new Courier({
      store,
      mail: null,
      publicUrl: new URL('https://play.example.org'),
      pushContact: 'mailto:host@example.org',
      isHere: () => false,
      failed: (error) => {
        throw error;
      },
      network: NEAR,
      poll: 2 ** 30,
      ...more,
    });
    couriers.push(courier);
    return courier;
  };

  const address = (more: Partial<Address> = {}): Address => ({
    id: 'address',
    person: 'anna',
    game: null,
    way: 'webhook',
    target: `${near}/hook`,
    keys: null,
    language: 'en',
    trouble: null,
    created: NOW,
    ...more,
  });
  const turn = (more: Partial<Notice> = {}): Notice => ({
    game: 'g',
    person: 'anna',
    kind: 'turn',
    about: 'turn g 0 0',
    due: NOW,
    ...more,
  });
  const trouble = async () => (await store.notices.addressesOf('anna'))[0]?.trouble;

  async function sent(courier: Courier, now = NOW): Promise<void> {
    await courier.look(now);
    await courier.settled();
  }

  test('whoever is invited is told by whom, while the seat is kept; a channel of the table is not', async () => {
    await store.people.add({ id: 'cleo', name: 'Cleo', created: NOW }, 'hash of cleo');
    await store.games.add(
      {
        ...{ id: 'open', title: '1830', name: 'Sunday', owner: 'anna', size: 3, listed: false, options: {} },
        ...{ version: 3, secret: 's', commitment: 'c', created: NOW },
      },
      { person: 'anna', name: 'Anna', contribution: 'x' },
    );
    await store.notices.addAddress(address({ id: 'of cleo', person: 'cleo' }));
    await store.notices.addAddress(address({ id: 'table', game: 'open' }));
    const invite = (id: string) =>
      store.games.changeOpen('open', NOW, () => ({
        type: 'invite',
        invitation: {
          ...{ id, game: 'open', inviter: 'anna', person: 'cleo', name: 'Cleo', at: NOW, declined: null },
        },
        notices: noticesOfInvitation('open', 'cleo', id, NOW),
      }));
    const courier = courierWith();
    await invite('first');
    await sent(courier, NOW + MINUTE);
    expect(receiver.got.map(({ body }) => JSON.parse(String(body)).text)).toEqual([
      'Anna invites you and keeps a seat for you: “Sunday” (1830).\nhttps://play.example.org/#/t/open',
    ]);
    // Withdrawn before it is told: nobody hears of it.
    await store.games.changeOpen('open', NOW, () => ({ type: 'withdraw', id: 'first' }));
    await invite('second');
    await store.games.changeOpen('open', NOW, () => ({ type: 'withdraw', id: 'second' }));
    await sent(courier, NOW + 2 * MINUTE);
    expect(receiver.got).toHaveLength(1);
  });

  test('a webhook gets a line in words that Discord and Slack take, once', async () => {
    await store.notices.addAddress(address());
    await store.notices.addAddress(address({ id: 'club', game: 'g', language: 'de' }));
    await store.notices.add([turn()]);
    const courier = courierWith();
    await sent(courier);
    await sent(courier, NOW + 10 * MINUTE);
    expect(receiver.got).toHaveLength(2);
    const lines = receiver.got
      .map(({ body }) => JSON.parse(String(body)))
      .toSorted((a, b) => (a.text < b.text ? -1 : 1));
    expect(lines[0]).toEqual({
      text: 'Anna ist am Zug: „Thursday &lt;night&gt; @everyone“ (1830).\nhttps://play.example.org/#/t/g',
      content:
        'Anna ist am Zug\\: „Thursday \\<night\\> \\@everyone“ \\(1830\\).\nhttps://play.example.org/#/t/g',
      allowed_mentions: { parse: [] },
    });
    expect(lines[1].text).toContain('It is your turn: “Thursday');
    expect(courier.tally).toEqual({ sent: 2, dropped: 0, retried: 0, givenUp: 0 });
  });

  test('of equals only whom the rules name is told to have won', async () => {
    const seats = ['anna', 'ben'].map((person, seat) => ({
      place: seat,
      seat,
      person,
      player: null,
      name: person,
      contribution: 'x',
    }));
    await store.games.addBegun(
      {
        id: 'tie',
        title: 'benelux',
        name: 'Friday',
        owner: 'anna',
        size: 2,
        listed: true,
        options: {},
        version: 5,
        secret: 's',
        commitment: 'c',
        created: NOW,
      },
      {
        seats,
        entry: null,
        seed: 'seed',
        draws: 0,
        waiting: [],
        result: { cause: 'goal', scores: [250, 250], winners: [1] },
        clock: { turns: [], left: null, paused: null, furthest: 0 },
        due: null,
      },
    );
    await store.notices.addAddress(address());
    await store.notices.add([turn({ game: 'tie', kind: 'over', about: 'over tie' })]);
    await sent(courierWith());
    const [line] = receiver.got.map(({ body }) => JSON.parse(String(body)).text);
    expect(line).toContain('The game is over: “Friday” (Benelux). Won by ben.');
  });

  test('each of the two gets the form it knows', () => {
    const line = { text: 'a & b', link: null };
    const bodyFor = (url: string) => JSON.parse(String(webhookPosting(line, new URL(url)).body));
    expect(bodyFor('https://discord.com/api/webhooks/1/x')).toEqual({
      content: 'a & b',
      allowed_mentions: { parse: [] },
    });
    expect(bodyFor('https://hooks.slack.com/services/x')).toEqual({ text: 'a &amp; b' });
  });

  test('what is not so any more, and what somebody does not want, is not sent', async () => {
    await store.notices.addAddress(address());
    await store.notices.addAddress(address({ id: 'bens', person: 'ben' }));
    await store.notices.wish('anna', 'g', ['over']);
    // It is not Ben's turn, and the game is not over.
    await store.notices.add([
      turn(),
      turn({ person: 'ben', about: 'turn g 1 0' }),
      turn({ person: 'ben', kind: 'over', about: 'over g' }),
    ]);
    const courier = courierWith();
    await sent(courier);
    expect(receiver.got).toEqual([]);
    expect(courier.tally.dropped).toBe(3);
    expect(await store.notices.waiting()).toBe(0);
  });

  test('what the table is asked is said in words while it is open, and not any more when it is answered', async () => {
    await store.notices.addAddress(address());
    await store.notices.addAddress(address({ id: 'club', game: 'g', language: 'de' }));
    const request = { kind: 'end', seat: 1, place: null, asked: [0], accepted: [], at: NOW } as const;
    const told = turn({ kind: 'request', about: 'request g 0 end', details: { asks: 'end' } });
    expect(await store.games.setRequest('g', null, request, [told])).toBe(true);
    const courier = courierWith();
    await sent(courier);
    const said = receiver.got.map(({ body }): string => JSON.parse(String(body)).text.split('\n')[0]);
    expect(said.toSorted()).toEqual([
      'Ben asks the table: shall the game end here? “Thursday &lt;night&gt; @everyone” (1830).',
      'Ben fragt den Tisch: Beenden wir das Spiel hier? „Thursday &lt;night&gt; @everyone“ (1830).',
    ]);
    const later = [{ ...told, about: 'request g 1 end' }];
    expect(await store.games.setRequest('g', request, { ...request, accepted: [0] }, later)).toBe(true);
    await sent(courier, NOW + MINUTE);
    expect(receiver.got).toHaveLength(2);
    expect(courier.tally.dropped).toBe(2);
  });

  test('whoever is at the table is told when he has left it', async () => {
    await store.notices.addAddress(address());
    await store.notices.add([turn()]);
    let isHere = true;
    const courier = courierWith({ isHere: () => isHere });
    await sent(courier);
    expect(receiver.got).toEqual([]);
    isHere = false;
    await sent(courier, NOW + MINUTE);
    expect(receiver.got).toHaveLength(1);
  });

  test('who answers with trouble is tried again later and later, also by another node, and as late as he says', async () => {
    await store.notices.addAddress(address());
    await store.notices.add([turn()]);
    receiver.answer = (response) => response.writeHead(503).end();
    const courier = courierWith();
    await sent(courier);
    await sent(courier, NOW + 10_000);
    expect(receiver.got).toHaveLength(1);
    // After a restart.
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '3600' }).end();
    const next = courierWith();
    await sent(next, NOW + MINUTE);
    expect(receiver.got).toHaveLength(2);
    await sent(next, NOW + 59 * MINUTE);
    expect(receiver.got).toHaveLength(2);
    receiver.answer = (response) => response.writeHead(200).end('ok');
    await sent(next, NOW + 62 * MINUTE);
    expect(receiver.got).toHaveLength(3);
    await sent(next, NOW + 999 * MINUTE);
    expect(receiver.got).toHaveLength(3);
    expect(await trouble()).toBe(null);
  });

  test('an address at which nobody answers for ten tries is given up, and says why', async () => {
    await store.notices.addAddress(address({ target: 'http://127.0.0.1:1/' }));
    await store.notices.add([turn()]);
    const courier = courierWith();
    for (let round = 0, now = NOW; round < 10; round++, now += 24 * 60 * MINUTE) await sent(courier, now);
    expect(courier.tally).toEqual({ sent: 0, dropped: 0, retried: 9, givenUp: 1 });
    expect(await trouble()).toContain('ECONNREFUSED');
    expect(await store.notices.waiting()).toBe(0);
  });

  test('one that never answers holds up nobody else, and is left after a while', async () => {
    await store.notices.addAddress(address({ target: `${near}/slow` }));
    await store.notices.addAddress(address({ id: 'good', target: `${near}/good` }));
    await store.notices.add([turn()]);
    const kept: ServerResponse[] = [];
    receiver.answer = (response) => {
      if (receiver.got.at(-1)?.url === '/slow') kept.push(response);
      else response.writeHead(204).end();
    };
    const courier = courierWith();
    await courier.look(NOW);
    // Looking does not wait for it.
    expect(courier.tally.retried).toBe(0);
    await courier.settled();
    expect(courier.tally).toMatchObject({ sent: 1, retried: 1 });
  });

  test('many that never answer hold up nobody whose address does', async () => {
    receiver.answer = (response) => {
      if (receiver.got.at(-1)?.url === '/good') response.writeHead(204).end();
    };
    await store.notices.addAddress(address({ target: `${near}/good` }));
    await store.notices.add([turn()]);
    const courier = courierWith();
    await sent(courier);
    expect(courier.tally.sent).toBe(1);
    for (let n = 0; n < 30; n++)
      await store.notices.addAddress(
        address({ id: `slow ${n}`, person: 'ben', target: `${near}/slow?${n}` }),
      );
    const over = { kind: 'full', about: 'full g' } as const;
    await store.notices.add([turn({ ...over, person: 'ben' }), turn({ ...over, due: NOW + 1 })]);
    receiver.got.length = 0;
    await sent(courier, NOW + 1);
    expect(courier.tally).toMatchObject({ sent: 2, retried: 5 });
    expect(receiver.got.map(({ url }) => url?.split('?')[0]).toSorted()).toEqual([
      '/good',
      ...Array(5).fill('/slow'),
    ]);
    // The others follow, a few at a time.
    await sent(courier, NOW + 5001);
    expect(courier.tally).toMatchObject({ sent: 2, retried: 10 });
  });

  test('a letter goes to the confirmed address of the account, and to no other', async () => {
    const post = await openMailServer();
    const mail = new Smtp({
      host: '127.0.0.1',
      port: post.port,
      isEncrypted: false,
      user: 'user',
      password: 'pass word',
      from: 'kursbuch@example.org',
    });
    await store.notices.addAddress(address({ way: 'mail', target: '', language: 'de' }));
    await store.people.setEmail('anna', { email: 'anna@bücher.example', now: NOW });
    await store.notices.add([turn()]);
    const courier = courierWith({ mail });
    await sent(courier);
    expect(post.taken).toEqual([]);
    await store.people.confirm('anna', 'anna@bücher.example', NOW);
    await store.notices.add([turn({ about: 'turn g 0 5' })]);
    await sent(courier);
    expect(post.taken).toEqual([
      {
        from: '<kursbuch@example.org>',
        to: '<anna@xn--bcher-kva.example>',
        subject: 'Du bist am Zug: „Thursday <night> @everyone“ (1830).',
        text: expect.stringContaining('https://play.example.org/#/t/g'),
      },
    ]);
    expect(post.said).toContain(`AUTH PLAIN ${Buffer.from('\0user\0pass word').toString('base64')}`);
    // Full for now, then there is no such letter box.
    post.answers = (line) => (line.startsWith('RCPT') ? '452 full\r\n' : undefined);
    await store.notices.add([turn({ about: 'turn g 0 6' })]);
    await sent(courier);
    expect([courier.tally.retried, await trouble()]).toEqual([1, null]);
    post.answers = (line) => (line.startsWith('RCPT') ? '550 nobody\r\n' : undefined);
    await sent(courier, NOW + 10 * MINUTE);
    expect(await trouble()).toBe('the mail server said 550 nobody');
    await post.close();
  });

  test('a browser can read its message, the post office can check who sent it, and one that is gone is forgotten', async () => {
    const browser = createECDH('prime256v1');
    const p256dh = browser.generateKeys('base64url');
    const auth = Buffer.alloc(16, 7);
    const keys = JSON.stringify({ p256dh, auth: auth.toString('base64url') });
    await store.notices.addAddress(address({ way: 'push', target: `${near}/push/1`, keys }));
    await store.notices.add([turn()]);
    const courier = courierWith();
    await sent(courier);
    const [got] = receiver.got;
    if (!got) throw new Error('nothing came');
    expect(got.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '604800' });
    const theirs = got.body.subarray(21, 86);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
    const derive = (secret: Uint8Array, salt: Uint8Array, words: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, words, length));
    const secret = derive(browser.computeSecret(theirs), auth, info, 32);
    const salt = got.body.subarray(0, 16);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    decipher.setAuthTag(got.body.subarray(-16));
    const opened = Buffer.concat([decipher.update(got.body.subarray(86, -16)), decipher.final()]);
    expect(opened.at(-1)).toBe(2);
    expect(JSON.parse(opened.subarray(0, -1).toString())).toEqual({
      kind: 'turn',
      table: 'g',
      name: 'Thursday <night> @everyone',
      text: 'It is your turn: “Thursday <night> @everyone” (1830).',
      path: '/#/t/g',
    });
    const [, head = '', claims = '', signed = '', key = ''] =
      /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(got.headers.authorization ?? '') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: near,
      sub: 'mailto:host@example.org',
    });
    expect(key).toBe((await courierWith().key()).publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signed, 'base64url'),
    );
    expect(isSigned).toBe(true);
    receiver.answer = (response) => response.writeHead(410).end();
    await store.notices.add([turn({ about: 'turn g 0 1' })]);
    await sent(courier);
    expect(await store.notices.addressesOf('anna')).toEqual([]);
  });

  test('what leads into a network is given up at once: by number, by name, by redirection', async () => {
    const inside = { ...OPEN_NETWORK, lookup: async () => ['10.0.0.7'] };
    const cases: readonly (readonly [target: string, network: Network])[] = [
      [`${near}/hook`, OPEN_NETWORK],
      ['https://hooks.example.org/x', inside],
    ];
    for (const [target, network] of cases) {
      await store.notices.addAddress(address({ target }));
      await store.notices.add([turn()]);
      await sent(courierWith({ network }));
      expect(await trouble()).toBe('it is an address inside a network');
      await store.notices.removeAddress('anna', 'address');
    }
    expect(receiver.got).toEqual([]);
    // It is asked once, and what it points to never is.
    receiver.answer = (response) => response.writeHead(302, { location: `${near}/secret` }).end();
    await store.notices.addAddress(address());
    await store.notices.add([turn()]);
    await sent(courierWith());
    expect(receiver.got.map(({ url }) => url)).toEqual(['/hook']);
    expect(await trouble()).toBe('it answered with 302');
  });
});

describe('an address that somebody names', () => {
  test('is open to everybody, or not reached', () => {
    const inside = [
      ...[
        '127.0.0.1',
        '127.9.9.9',
        '10.1.2.3',
        '172.16.0.1',
        '172.31.255.255',
        '192.168.1.1',
        '169.254.169.254',
      ],
      ...['0.0.0.0', '100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1'],
      ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1'],
      ...[
        '::ffff:10.0.0.1',
        '::127.0.0.1',
        '64:ff9b::7f00:1',
        '64:ff9b::8.8.8.8',
        '2002:7f00:1::',
        '2001::1',
      ],
      ...['2001:db8::1', 'fec0::1', '100::1', 'localhost', 'example.org', ''],
    ];
    expect(inside.filter(isPublic)).toEqual([]);
    const outside = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '193.99.144.80', '2606:4700::1111', '2a00:1450::8b'];
    expect(outside.filter((one) => !isPublic(one))).toEqual([]);
  });

  test('cannot be written so that it seems another', async () => {
    const written = [
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://127.1/',
      'http://[::1]/',
      'http://[::ffff:7f00:1]/',
      'http://localhost/',
      'http://LOCALHOST./',
      'http://①②⑦.⓪.⓪.①/',
    ];
    for (const text of written) {
      const url = properUrl(text, ['http:', 'https:']);
      if (!url) continue;
      await expect(post(url, { headers: {}, body: '' })).rejects.toThrow(Unreachable);
    }
    for (const text of ['file:///etc/passwd', 'ftp://example.org/', 'https://user:pass@example.org/', 'x'])
      expect(properUrl(text, ['http:', 'https:'])).toBeUndefined();
  });

  test('is looked up once: what its name means a moment later does not matter', async () => {
    let asked = 0;
    const changing: Network = {
      patience: 1500,
      lookup: async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']),
      mayReach: (one) => one === '127.0.0.1',
    };
    const { port } = new URL(near);
    const { status } = await post(
      new URL(`http://club.example:${port}/x`),
      { headers: {}, body: '{}' },
      changing,
    );
    expect([status, asked]).toEqual([204, 1]);
    expect(receiver.got[0]?.headers.host).toBe(`club.example:${port}`);
    // One address inside among others is enough to refuse it.
    const both: Network = { ...OPEN_NETWORK, lookup: async () => ['8.8.8.8', '127.0.0.1'] };
    await expect(post(new URL('http://club.example/'), { headers: {}, body: '' }, both)).rejects.toThrow(
      'inside',
    );
  });
});

describe('a mail server', () => {
  const letter = { to: 'anna@example.org', subject: 'Hello', text: 'Line one\nLine two' };
  const through = (port: number) =>
    new Smtp(
      {
        host: 'localhost',
        port,
        isEncrypted: false,
        user: 'user',
        password: 'pass word',
        from: 'kursbuch@example.org',
      },
      2000,
    );

  test('that wants name and password one after the other gets them', async () => {
    const post = await openMailServer();
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const answers = new Map([
      ['AUTH LOGIN', '334 VXNlcm5hbWU6\r\n'],
      [base64('user'), '334 UGFzc3dvcmQ6\r\n'],
      [base64('pass word'), '235 come in\r\n'],
    ]);
    post.answers = (line) => (line.startsWith('EHLO') ? '250-test\r\n250 AUTH LOGIN\r\n' : answers.get(line));
    await through(post.port).send(letter);
    expect(post.taken).toMatchObject([{ to: '<anna@example.org>', text: 'Line one\r\nLine two' }]);
    await post.close();
  });

  test('that offers encryption and cannot do it is told no password', async () => {
    const post = await openMailServer();
    post.answers = (line) =>
      line.startsWith('EHLO')
        ? '250-test\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n'
        : line === 'STARTTLS'
          ? '220 go on\r\n'
          : undefined;
    await expect(through(post.port).send(letter)).rejects.toThrow();
    expect(post.said.filter((line) => line.startsWith('AUTH'))).toEqual([]);
    expect(post.taken).toEqual([]);
    await post.close();
  });

  test('gets no line that somebody has slipped into an address', async () => {
    const post = await openMailServer();
    for (const to of ['anna@example.org>\r\nRCPT TO:<ben@example.org', 'anna', '@example.org'])
      await expect(through(post.port).send({ ...letter, to })).rejects.toThrow('that is no address');
    expect(post.said).toEqual([]);
    await post.close();
  });
});

test('a message is sealed as the standard reckons it (RFC 8291, appendix A)', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const message = sealed(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    own,
    Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  );
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

describe('through the interface', () => {
  let club: Club;
  beforeAll(async () => {
    club = await openClub(await database.fresh(), { network: NEAR });
  });
  afterAll(() => club?.close());

  test('somebody says where and of what he is told, and sees why he is not', async () => {
    const anna = await club.guest('Anna');
    const { body } = await anna.get('me/notices');
    expect(body).toEqual({
      push: { key: expect.stringMatching(/^B[\w-]{86}$/) },
      mail: 'noMail',
      hours: { zone: 'UTC', digest: null, quiet: null },
      addresses: [],
      kinds: [
        ...['turn', 'full', 'soon', 'short', 'over', 'again', 'invited', 'undo', 'request', 'reminder'],
        ...['evening', 'round', 'opened'],
      ],
      tables: [],
    });
    const hook = await anna.post('me/notices/addresses', {
      way: 'webhook',
      language: 'de',
      url: `${near}/x`,
    });
    expect(hook.body.addresses).toMatchObject([
      { way: 'webhook', target: `${near}/x`, table: null, language: 'de', trouble: null },
    ]);
    const mail = await anna.post('me/notices/addresses', { way: 'mail', language: 'de' });
    expect([mail.status, mail.body.error]).toEqual([409, 'noMail']);
    const wished = await anna.ask('PUT', 'me/notices', { table: null, kinds: ['turn'] });
    expect(wished.body.kinds).toEqual(['turn']);
    const { id } = hook.body.addresses[0];
    const ben = await club.guest('Ben');
    expect((await ben.ask('DELETE', `me/notices/addresses/${id}`)).status).toBe(404);
    expect((await anna.ask('DELETE', `me/notices/addresses/${id}`)).body.addresses).toEqual([]);
    expect((await club.stranger().get('me/notices')).status).toBe(401);
  });

  test('letters need a server that sends them, and an address that has answered', async () => {
    const mail = { send: async () => undefined };
    const writing = await openClub(await database.fresh(), { mail, publicUrl: new URL('http://localhost') });
    const anna = await writing.guest('Anna');
    const email = 'anna@example.org';
    const ask = async () => {
      const { body } = await anna.post('me/notices/addresses', { way: 'mail', language: 'de' });
      return [body.error, (await anna.get('me/notices')).body.mail];
    };
    expect(await ask()).toEqual(['noEmail', 'noEmail']);
    const { body } = await anna.post('accounts', { email, password: 'long enough' });
    expect(await ask()).toEqual(['noEmail', 'noEmail']);
    await writing.store.people.setEmail(body.person.id, { email, now: Date.now() });
    expect(await ask()).toEqual(['unconfirmed', 'unconfirmed']);
    await writing.store.people.confirm(body.person.id, email, Date.now());
    expect(await ask()).toEqual([undefined, 'ready']);
    expect((await anna.get('me/notices')).body.addresses).toMatchObject([{ way: 'mail', target: email }]);
    await writing.close();
  });

  test('a table has an address of its own, from those who sit there', async () => {
    const { table, players } = await running(club);
    const [first] = players as [Player];
    const wanted = { way: 'webhook', language: 'en', url: `${near}/club`, table };
    expect((await first.post('me/notices/addresses', wanted)).body.addresses).toMatchObject([{ table }]);
    const stranger = await club.guest('Zoe');
    expect((await stranger.post('me/notices/addresses', wanted)).body.error).toBe('notSeated');
    expect((await stranger.ask('PUT', 'me/notices', { table, kinds: [] })).body.error).toBe('notSeated');
    expect((await first.ask('PUT', 'me/notices', { table, kinds: [] })).body.tables).toEqual([
      { table, kinds: [] },
    ]);
    expect((await first.ask('PUT', 'me/notices', { table, kinds: null })).body.tables).toEqual([]);
    expect((await first.get('me/export')).body.notices.addresses).toMatchObject([{ target: `${near}/club` }]);
  });

  test('an address inside a network, a key that is none, and too many addresses are refused', async () => {
    const careful = await openClub(await database.fresh());
    const anna = await careful.guest('Anna');
    const add = async (more: object) =>
      (await anna.post('me/notices/addresses', { language: 'en', ...more })).body.error;
    for (const url of [
      'http://127.0.0.1/',
      'http://[::1]:80/',
      'http://localhost/x',
      'http://10.0.0.1/',
      'gopher://x.y/',
    ])
      expect(await add({ way: 'webhook', url })).toBe('badAddress');
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    expect(await add({ way: 'push', endpoint: 'https://8.8.8.8/x', keys })).toBe('badAddress');
    const good = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    };
    expect(await add({ way: 'push', endpoint: 'https://127.0.0.1/x', keys: good })).toBe('badAddress');
    expect(await add({ way: 'push', endpoint: 'http://8.8.8.8/x', keys: good })).toBe('badAddress');
    expect(await add({ way: 'push', endpoint: 'https://8.8.8.8/x', keys: good })).toBeUndefined();
    for (let n = 0; n < 19; n++)
      expect(await add({ way: 'webhook', url: `https://8.8.8.8/${n}` })).toBeUndefined();
    expect(await add({ way: 'webhook', url: 'https://8.8.8.8/more' })).toBe('manyAddresses');
    await careful.close();
  });
});
