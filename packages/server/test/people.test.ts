/** People: guests who register, come back, lose a password, and go. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_RATES } from '../src/http/limits.ts';
import type { Letter } from '../src/index.ts';
import { hashOf } from '../src/people/sessions.ts';
import { Authenticator } from './authenticator.ts';
import { type Answer, type Club, NO_LIMITS, openClub, type Player, running, someKey } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const SITE = new URL('https://play.example.org');
const PASSWORD = 'a long way home';

describe.each(DATABASES)('people, %s', (_, start) => {
  let database: Database;
  let club: Club;
  const letters: Letter[] = [];
  beforeAll(async () => {
    database = await start();
    const mail = { send: async (letter: Letter) => void letters.push(letter) };
    club = await openClub(await database.fresh(), { publicUrl: SITE, mail });
  });
  afterAll(async () => {
    await club?.close();
    await database?.end();
  });

  let count = 0;
  const address = () => `Anna.${++count}@Example.org`;
  const logIn = async (email: string, password = PASSWORD): Promise<Player & { answer: Answer }> => {
    const player = club.stranger();
    return Object.assign(player, { answer: await player.post('logins', { email, password }) });
  };
  const registered = async (name = 'Anna') => {
    const email = address();
    const player = await club.guest(name);
    await register(player, email);
    return { player, email };
  };
  /** Makes an account, whose address answers. */
  const register = async (player: Player, email: string): Promise<void> => {
    await player.post('accounts', { email, password: PASSWORD });
    expect((await club.stranger().post('confirmations', { token: tokenIn(email) })).status).toBe(200);
  };
  const tokenIn = (to: string): string =>
    letters.findLast((letter) => letter.to === to.toLowerCase())?.text.match(/#\/\w+\/([\w-]{43})\n/)?.[1] ??
    '';

  test('a guest who registers keeps identity, seats and games, and comes back anywhere', async () => {
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    const before = (await first.get('me')).body.person;
    expect(before).toMatchObject({ guest: true, email: null });
    const old = first.cookie;
    const email = address();
    const answer = await first.post('accounts', { email, password: PASSWORD });
    // He is a guest until his address has answered.
    const asked = { ...before, asked: email.toLowerCase() };
    expect(answer.body.person).toEqual(asked);
    expect((await first.get('me')).body.person).toEqual(asked);
    expect((await logIn(email)).answer.status).toBe(403);
    expect((await club.stranger().post('confirmations', { token: tokenIn(email) })).status).toBe(200);
    expect((await first.get('me')).body.person).toEqual({
      ...before,
      guest: false,
      email: email.toLowerCase(),
      confirmed: true,
    });
    // Somebody who has seen the old cookie has nothing.
    expect(first.cookie).not.toBe(old);
    const stolen = club.stranger();
    stolen.cookie = old;
    expect((await stolen.get('me')).body.person).toBeNull();

    const elsewhere = await logIn(email.toUpperCase());
    expect(elsewhere.answer.body.person.id).toBe(before.id);
    expect((await elsewhere.act(table, 0, { type: 'pass' })).body).toEqual({ number: 1 });
    expect((await second.get(`tables/${table}`)).body.number).toBe(1);
    // Once is enough.
    expect((await first.post('accounts', { email: address(), password: PASSWORD })).body.error).toBe(
      'registered',
    );
    expect((await second.get('me')).body.person.guest).toBe(true);
  });

  test('nobody but its owner learns that an address has an account', async () => {
    const { player: owner, email: taken } = await registered('Olga');
    const free = address();
    const [eve, mallory] = [await club.guest('Eve'), await registered('Mallory')];
    const answers = [];
    for (const email of [taken, free]) {
      const wanted = { email, password: 'a guess of mine' };
      const stranger = club.stranger();
      const said = [
        await eve.post('accounts', wanted),
        await eve.get('me'),
        await eve.post('me/email/confirmation'),
        await eve.get('me/export'),
        await club.stranger().post('logins', wanted),
        await stranger.post('accounts', { ...wanted, name: 'Stranger' }),
        await stranger.get('me'),
        await mallory.player.ask('PUT', 'me/email', { email, password: PASSWORD }),
        await mallory.player.get('me'),
      ];
      answers.push(
        said.map(({ status, body }) => [
          status,
          JSON.stringify(body)
            .replaceAll(email.toLowerCase(), 'ADDRESS')
            .replaceAll(/"(id|created|used|at)":("[^"]*"|\d+)/g, '"$1":0'),
        ]),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    // Its owner hears of it, with no link that gives anything to anybody.
    const letter = letters.findLast(({ to }) => to === taken.toLowerCase());
    expect(letter?.subject).toBe('Kursbuch: you have an account already');
    expect(letter?.text).toContain('Hello Olga');
    expect(letter?.text).toContain('https://play.example.org/#/online/me\n');
    expect(letter?.text).not.toMatch(/#\/\w+\/[\w-]{43}/);
    // Nothing of the account has changed; and after a typing error one gives the right address.
    expect((await owner.get('me')).body.person).toMatchObject({
      email: taken.toLowerCase(),
      confirmed: true,
    });
    expect((await logIn(taken)).answer.status).toBe(200);
    const right = address();
    await register(eve, right);
    expect((await logIn(right)).answer.status).toBe(200);
  });

  test('of two who want an address the first who reads its letter has it', async () => {
    const email = address();
    const [one, two] = [await club.guest('Anna'), await club.guest('Ben')];
    await one.post('accounts', { email, password: PASSWORD });
    const first = tokenIn(email);
    await two.post('accounts', { email, password: 'another password' });
    const second = tokenIn(email);
    expect((await club.stranger().post('confirmations', { token: second })).status).toBe(200);
    expect((await club.stranger().post('confirmations', { token: first })).body.error).toBe('spentToken');
    expect((await logIn(email)).answer.status).toBe(403);
    expect((await logIn(email, 'another password')).answer.status).toBe(200);
    expect((await one.get('me')).body.person).toMatchObject({ guest: true, email: null });
  });

  test('a guest who comes in with the account he has brings seats, games and words along', async () => {
    const { player, email } = await registered('Anna');
    const { id } = (await player.get('me')).body.person;
    const { table, players } = await running(club, { title: '1853', seats: 3 });
    const [guest, other] = players as [Player, Player];
    const open = await guest.table({ seats: 3 });
    await guest.post(`tables/${table}/messages`, { text: 'hello' });
    await guest.ask('PUT', `tables/${table}/note`, { text: 'mine' });
    await guest.act(table, 0, { type: 'writeBond', amount: 100 });
    const stream = await guest.listen(`${table}:1.0`);
    await stream.until('presence');
    const seen = (await guest.get(`tables/${table}/opening`)).body;
    const old = guest.cookie;

    expect((await guest.post('logins', { email, password: PASSWORD })).body.person.id).toBe(id);
    // The line of the guest belongs to nobody who sits there.
    const { data } = await stream.until('steps', ({ number }) => number === 2);
    expect(data.steps).toMatchObject([{ seat: 0, action: null }]);
    await stream.hangUp();
    const stolen = club.stranger();
    stolen.cookie = old;
    expect((await stolen.get('me')).body.person).toBeNull();

    const mine = (await player.get('tables/mine')).body.tables;
    expect(mine.map((one: { id: string }) => one.id).toSorted()).toEqual([open, table].toSorted());
    for (const one of mine) expect(one.seats[one.you]).toMatchObject({ sitter: { type: 'person' } });
    expect(mine.find((one: { id: string }) => one.id === open).seats[0].owner).toBe(true);
    expect((await player.get(`tables/${table}/note`)).body.text).toBe('mine');
    const { messages, entries } = (await player.get('me/export')).body;
    expect(messages).toMatchObject([{ table, text: 'hello' }]);
    expect(entries).toMatchObject([{ table, number: 1 }]);
    // The account sees the hand of the seat, and takes back what the guest has done.
    expect((await player.get(`tables/${table}/opening`)).body.steps).toEqual(seen.steps);
    expect((await player.post(`tables/${table}/undo`, { seen: 2, key: someKey() })).body).toEqual({
      number: 3,
      asked: [],
    });
    expect((await player.act(table, 3, { type: 'writeBond', amount: 200 })).status).toBe(200);
    expect((await other.get(`tables/${table}`)).body).toMatchObject({ number: 4, waiting: [1, 2] });
  });

  test('whoever comes in as one guest after the other gathers no more than anybody may have', async () => {
    const { player, email } = await registered('Anna');
    const idOf = async (one: Player) => (await one.get('me')).body.person.id;
    const fill = async (one: Player, from: number) => {
      const person = await idOf(one);
      for (let n = from; n < from + 15; n++)
        await club.store.notices.addAddress({
          ...{
            id: `${person} ${n}`,
            person,
            game: null,
            way: 'webhook',
            target: `https://x.example/${person}/${n}`,
          },
          ...{ keys: null, language: 'en', trouble: null, created: n },
        });
      for (const title of ['1830', '1848', '1853', '1854', '1889', 'benelux'])
        expect((await one.post('me/alerts', { title })).status).toBe(200);
    };
    await fill(player, 0);
    const guest = await club.guest('Anna');
    await fill(guest, 100);
    expect((await guest.post('logins', { email, password: PASSWORD })).status).toBe(200);
    const { addresses } = (await player.get('me/notices')).body;
    expect(addresses).toHaveLength(20);
    // What was there first stays.
    const first = await idOf(player);
    expect(addresses.filter(({ id }: { id: string }) => id.startsWith(first))).toHaveLength(15);
    expect((await player.get('me/alerts')).body.alerts).toHaveLength(10);
  });

  test('where the account sits already its own seat counts, and the one of the guest is free', async () => {
    const { table, players } = await running(club, { seats: 3 });
    const [own, guest, third] = players as [Player, Player, Player];
    const email = address();
    await register(own, email);
    const open = await own.table({ seats: 3 });
    await guest.join(open);
    const { you } = (await own.get(`tables/${table}`)).body;
    const left = (await guest.get(`tables/${table}`)).body.you;
    expect((await guest.post('logins', { email, password: PASSWORD })).status).toBe(200);
    const { body } = await guest.get(`tables/${table}`);
    expect(body.you).toBe(you);
    expect(body.seats[left].sitter.type).toBe('nobody');
    expect(body.seats[you].sitter.type).toBe('person');
    expect((await guest.get(`tables/${open}`)).body).toMatchObject({ you: 0, seats: [{ place: 0 }] });
    // Somebody else may sit down there, and the account keeps playing its own.
    const newcomer = await club.guest('Dora');
    expect((await newcomer.post(`tables/${table}/seats/${left}`)).status).toBe(200);
    const { number } = (await third.get(`tables/${table}`)).body;
    expect((await guest.act(table, number, { type: 'pass' })).status).toBe(200);
  });

  test('an account that comes in with another leaves everything where it is', async () => {
    const { player: one, email } = await registered('Anna');
    const { player: two, email: others } = await registered('Ben');
    const table = await two.table();
    await two.post('logins', { email, password: PASSWORD });
    expect((await one.get('tables/mine')).body.tables).toEqual([]);
    const back = await logIn(others);
    expect((await back.get('tables/mine')).body.tables).toMatchObject([{ id: table, you: 0 }]);
  });

  test('somebody who was away for 400 days is nobody in this browser any more', async () => {
    const anna = await club.guest('Anna');
    const hash = hashOf(/kursbuch=([\w-]{43})/.exec(anna.cookie)?.[1] ?? '');
    const away = async (days: number) => {
      await club.store.people.useSession(hash, Date.now() - days * 24 * 60 * 60 * 1000);
      return (await anna.get('me')).body.person?.name;
    };
    expect(await away(399)).toBe('Anna');
    expect(await away(401)).toBeUndefined();
  });

  test('a stranger registers with a name', async () => {
    const anna = club.stranger();
    const email = address();
    expect((await anna.post('accounts', { email, password: PASSWORD })).body.error).toBe('badName');
    // A name that is an address stands in nobody's list: one sentence, and nobody has come in.
    for (const name of ['anna@example.org', 'https://example.org', 'www.example.org']) {
      expect((await anna.post('accounts', { name, email, password: PASSWORD })).body.error).toBe(
        'addressName',
      );
      expect((await anna.post('guests', { name })).body.error).toBe('addressName');
    }
    expect((await anna.get('me')).body.person).toBeNull();
    expect((await anna.post('accounts', { name: 'Anna', email, password: PASSWORD })).status).toBe(200);
    expect((await anna.get('me')).body.person).toMatchObject({ name: 'Anna', guest: true });
    await anna.post('confirmations', { token: tokenIn(email) });
    expect((await anna.get('me')).body.person).toMatchObject({ name: 'Anna', guest: false });
  });

  test.each([
    ['anna', PASSWORD, 'badEmail'],
    ['anna@example', PASSWORD, 'badEmail'],
    ['an na@example.org', PASSWORD, 'badEmail'],
    ['<b>@example.org', PASSWORD, 'badEmail'],
    ['a@example.org\nBcc: b@example.org', PASSWORD, 'badEmail'],
    ['anna@example.org', 'short', 'badPassword'],
    ['anna@example.org', 'ANNA@example.org', 'badPassword'],
  ])('%j with %j is no account', async (email, password, error) => {
    const anna = await club.guest('Anna');
    expect(await anna.post('accounts', { email, password })).toMatchObject({ status: 422, body: { error } });
    expect((await anna.get('me')).body.person.guest).toBe(true);
  });

  test('what is wrong with a login is not told', async () => {
    const { email } = await registered();
    const answers = [
      await logIn(email, 'something else'),
      await logIn(address()),
      await logIn("' or 1=1 --"),
    ];
    for (const { answer } of answers)
      expect(answer).toMatchObject({ status: 403, body: { error: 'wrongLogin' } });
    for (const { cookie } of answers) expect(cookie).toBe('');
  });

  test('a new password needs the old one, and other browsers come in anew', async () => {
    const { player, email } = await registered();
    const other = await logIn(email);
    const change = (old: string | null) => player.ask('PUT', 'me/password', { old, password: 'another one' });
    expect((await change('wrong')).body.error).toBe('wrongPassword');
    expect((await change(null)).body.error).toBe('wrongPassword');
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await player.get('me')).body.person).not.toBeNull();
    expect((await other.get('me')).body.person).toBeNull();
    expect((await logIn(email)).answer.status).toBe(403);
    const back = await logIn(email, 'another one');
    expect(back.answer.status).toBe(200);

    await player.ask('DELETE', 'me/sessions');
    expect((await back.get('me')).body.person).toBeNull();
    const guest = await club.guest('Ben');
    expect((await guest.ask('PUT', 'me/password', { old: null, password: PASSWORD })).body.error).toBe(
      'noEmail',
    );
  });

  test('an address is changed with the password, and confirmed by its letter', async () => {
    const { player, email } = await registered();
    const [other, next] = [address(), address()];
    await player.ask('PUT', 'me/email', { email: other, password: PASSWORD });
    const first = tokenIn(other);
    expect(first).not.toBe('');
    const change = (password: string) => player.ask('PUT', 'me/email', { email: next, password });
    expect((await change('wrong')).body.error).toBe('wrongPassword');
    expect((await change(PASSWORD)).body.person).toMatchObject({
      email: email.toLowerCase(),
      confirmed: true,
      asked: next.toLowerCase(),
    });
    // The letter to the one given before confirms nothing.
    expect((await player.post('confirmations', { token: first })).body.error).toBe('spentToken');
    const token = tokenIn(next);
    expect((await club.stranger().post('confirmations', { token })).status).toBe(200);
    expect((await player.get('me')).body.person).toMatchObject({
      email: next.toLowerCase(),
      confirmed: true,
      asked: null,
    });
    expect((await player.post('confirmations', { token })).body.error).toBe('spentToken');
  });

  test('a lost password is replaced by a letter, once', async () => {
    const { player, email } = await registered('Zoë');
    const sent = letters.length;
    expect((await club.stranger().post('resets', { email: address() })).body).toEqual({});
    expect(letters).toHaveLength(sent);
    const asked = club.stranger();
    const headers = { 'accept-language': 'de-AT,de;q=0.9', 'x-forwarded-host': 'evil.example' };
    expect((await asked.ask('POST', 'resets', { email }, headers)).body).toEqual({});
    const letter = letters.at(-1);
    expect(letter?.subject).toBe('Kursbuch: neues Passwort');
    expect(letter?.text).toContain('Hallo Zoë');
    expect(letter?.text).toContain('https://play.example.org/#/reset/');
    const token = tokenIn(email);
    const answer = (password: string) => asked.post('resets/answer', { token, password });
    expect((await answer('short')).body.error).toBe('badPassword');
    expect((await answer('remembered now')).body.person).toMatchObject({ name: 'Zoë', confirmed: true });
    expect((await asked.get('me')).body.person.confirmed).toBe(true);
    expect((await player.get('me')).body.person).toBeNull();
    expect((await answer('once more, please')).body.error).toBe('spentToken');
    expect((await logIn(email, 'remembered now')).answer.status).toBe(200);
  });

  test('nobody’s mailbox is filled, however many ask for letters to it and in whatever way', async () => {
    const sent: string[] = [];
    const small = await openClub(await database.fresh(), {
      publicUrl: SITE,
      mail: { send: async ({ to }: Letter) => void sent.push(to) },
      rates: { ...NO_LIMITS, letters: { burst: 3, perSecond: 0 } },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const eve = await small.guest('Eve');
      const email = 'Victim@Example.org';
      statuses.push((await eve.post('accounts', { email, password: PASSWORD })).status);
      statuses.push((await eve.post('me/email/confirmation')).status);
      statuses.push((await small.stranger().post('resets', { email })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(sent.filter((to) => to === 'victim@example.org').length).toBeLessThanOrEqual(3);
    // Others get theirs.
    const anna = await small.guest('Anna');
    expect((await anna.post('accounts', { email: 'a@example.org', password: PASSWORD })).status).toBe(200);
    expect(sent).toContain('a@example.org');
    await small.close();
  });

  test('whoever asks for letters to somebody else uses up what his network may ask for, not what the owner may', async () => {
    const sent: string[] = [];
    const { letters: each, mailboxes } = USUAL_RATES;
    const strict = await openClub(await database.fresh(), {
      publicUrl: SITE,
      mail: { send: async ({ to }: Letter) => void sent.push(to) },
      rates: { ...NO_LIMITS, letters: each, mailboxes },
    });
    const askFrom = (ip: string, path: string, body: object) =>
      strict
        .stranger()
        .ask('POST', path, body, { 'x-forwarded-for': ip, origin: SITE.origin })
        .then(({ status }) => status);
    const email = 'owner@example.org';
    const register = { email, password: PASSWORD, name: 'Owner' };
    const eve: number[] = [];
    // At any address of hers.
    for (let n = 0; n < 12; n++)
      eve.push(
        await (n % 2 === 0
          ? askFrom(`192.0.2.${n}`, 'resets', { email })
          : askFrom(`192.0.2.${n}`, 'accounts', register)),
      );
    expect(eve).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    expect(await askFrom('198.51.100.7', 'accounts', register)).toBe(200);
    expect(await askFrom('198.51.100.7', 'resets', { email })).toBe(200);
    // From however many networks, the mailbox is not filled.
    for (let n = 0; n < 40; n++) await askFrom(`203.0.${n}.1`, 'accounts', register);
    expect(sent.length).toBeLessThanOrEqual(mailboxes.burst);
    expect(mailboxes.burst + mailboxes.perSecond * 24 * 3600).toBeLessThanOrEqual(70);
    await strict.close();
  });

  test('whoever has been sent as many letters as there may be has one that still works', () => {
    const { burst, perSecond } = USUAL_RATES.letters;
    // A link for a new password is good for an hour.
    expect(1 / perSecond).toBeLessThanOrEqual(3600);
    expect(burst + perSecond * 24 * 3600).toBeLessThanOrEqual(30);
  });

  describe('passkeys', () => {
    const made = async (player: Player, device: Authenticator, name = 'Phone') => {
      const { options } = (await player.post('me/passkeys/options')).body;
      return player.post('me/passkeys', { name, response: device.make(options.challenge) });
    };
    const proved = async (device: Authenticator, challenge?: string) => {
      const player = club.stranger();
      const { options } = (await player.post('logins/passkey/options')).body;
      const response = device.prove(challenge ?? options.challenge);
      return { player, response, answer: await player.post('logins/passkey', { response }) };
    };

    test.each([false, true])(
      'whoever had not shown that the address is his comes in no more when its owner does (shown: %s)',
      async (isShown) => {
        const player = await club.guest('Mallory');
        const email = address();
        const { id } = (await player.get('me')).body.person;
        // As accounts were made before addresses had to answer, or are without mail.
        await club.store.people.setEmail(id, { email: email.toLowerCase(), password: 'x', now: 1 });
        if (isShown) await club.store.people.confirm(id, email.toLowerCase(), 1);
        const device = new Authenticator(SITE.origin);
        await made(player, device);
        const webhook = {
          id: `hook ${id}`,
          person: id,
          game: null,
          way: 'webhook',
          target: 'https://a.b/c',
        } as const;
        await club.store.notices.addAddress({
          ...webhook,
          keys: null,
          language: 'en',
          trouble: null,
          created: 0,
        });
        const owner = club.stranger();
        await owner.post('resets', { email });
        expect(
          (await owner.post('resets/answer', { token: tokenIn(email), password: 'my own address' })).status,
        ).toBe(200);
        expect((await proved(device)).answer.status).toBe(isShown ? 200 : 403);
        expect((await owner.get('me/notices')).body.addresses).toHaveLength(isShown ? 1 : 0);
      },
    );

    test('a guest makes one, keeps his seats, and comes in with it', async () => {
      const anna = await club.guest('Anna');
      const table = await anna.table({ seats: 3 });
      const device = new Authenticator(SITE.origin);
      const answer = await made(anna, device, "<b>'; drop table passkeys</b>");
      expect(answer.body.passkeys).toMatchObject([{ name: "<b>'; drop table passkeys</b>" }]);
      expect((await anna.get('me')).body.person).toMatchObject({ guest: false, email: null });
      expect((await made(anna, device)).body.error).toBe('knownPasskey');

      const { player, response } = await proved(device);
      expect((await player.get('tables/mine')).body.tables).toMatchObject([{ id: table, you: 0 }]);
      // The same answer again is worth nothing.
      expect((await club.stranger().post('logins/passkey', { response })).body.error).toBe('wrongPasskey');
      const id = answer.body.passkeys[0].id;
      expect((await anna.ask('DELETE', `me/passkeys/${id}`)).body.error).toBe('lastKey');
      const ben = await club.guest('Ben');
      expect((await ben.ask('DELETE', `me/passkeys/${id}`)).body.error).toBe('noPasskey');
      await register(anna, address());
      expect((await anna.ask('DELETE', `me/passkeys/${id}`)).body.passkeys).toEqual([]);
      expect((await proved(device)).answer.status).toBe(403);
    });

    test.each<readonly [string, () => Authenticator]>([
      ['of another site', () => new Authenticator('https://evil.example', SITE.hostname)],
      ['for another site', () => new Authenticator(SITE.origin, 'evil.example')],
    ])('one made %s is not taken', async (_name, device) => {
      const anna = await club.guest('Anna');
      expect(await made(anna, device())).toMatchObject({ status: 403, body: { error: 'wrongPasskey' } });
      expect((await anna.get('me')).body.person.guest).toBe(true);
    });

    test('nobody comes in with another device, another challenge, or one that was meant for somebody', async () => {
      const anna = await club.guest('Anna');
      const device = new Authenticator(SITE.origin);
      await made(anna, device);
      expect((await proved(new Authenticator(SITE.origin))).answer.body.error).toBe('wrongPasskey');
      expect((await proved(device, someKey())).answer.body.error).toBe('wrongPasskey');
      const { options } = (await anna.post('me/passkeys/options')).body;
      expect((await proved(device, options.challenge)).answer.body.error).toBe('wrongPasskey');
      const ben = await club.guest('Ben');
      const forBen = (await ben.post('me/passkeys/options')).body.options.challenge;
      const response = new Authenticator(SITE.origin).make(forBen);
      expect((await anna.post('me/passkeys', { name: 'x', response })).body.error).toBe('wrongPasskey');
      const other = Object.assign(new Authenticator(SITE.origin), { id: device.id });
      expect((await proved(other)).answer.body.error).toBe('wrongPasskey');
    });
  });

  test('whoever has played for years is told everything, part by part, and three times a day', async () => {
    const many = await openClub(await database.fresh(), {
      rates: { ...NO_LIMITS, exports: USUAL_RATES.exports },
    });
    const { table, players } = await running(many);
    const [first] = players as [Player, Player];
    const { id } = (await first.get('me')).body.person;
    const entry = { game: table, keeps: 0, steps: [], over: false, person: id, key: null };
    const after = { waiting: [0], result: null, instructions: [] };
    // Many of the same moment, which no page may leave out.
    for (let number = 1; number <= 2345; number++)
      void many.store.entries.append({ ...entry, number, at: 1000 + (number % 3) }, after);
    await expect.poll(() => many.store.entries.kept).toBe(2345);
    const { status, body, headers } = await first.get('me/export');
    expect(status).toBe(200);
    // It is sent while it is read: nobody knows yet how long it is.
    expect(headers.get('transfer-encoding')).toBe('chunked');
    expect(
      body.entries.map((one: { number: number }) => one.number).toSorted((a: number, b: number) => a - b),
    ).toEqual(Array.from({ length: 2345 }, (_, index) => index + 1));
    expect(body.tables).toHaveLength(1);
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await first.get('me/export')).status);
    expect(statuses).toEqual([200, 200, 429]);
    await many.close();
  });

  test('whoever goes takes everything along but his name at the tables', async () => {
    const { table, players } = await running(club);
    const [first, second] = players as [Player, Player];
    const { id, name } = (await first.get('me')).body.person;
    const email = address();
    await register(first, email);
    const open = await first.table({ seats: 3 });
    await first.act(table, 0, { type: 'pass' });
    await first.post(`tables/${table}/messages`, { text: 'Hello' });
    await first.ask('PUT', `tables/${table}/note`, { text: 'mine' });
    const { body } = await first.get('me/export');
    expect(body).toMatchObject({
      person: { id, name, email: email.toLowerCase() },
      sessions: [{}],
      passkeys: [],
      entries: [{ table, number: 1 }],
      messages: [{ table, text: 'Hello' }],
      notes: [{ table, text: 'mine' }],
    });
    expect(body.tables.map((one: { id: string }) => one.id).toSorted()).toEqual([open, table].toSorted());
    expect(JSON.stringify(body)).not.toContain('argon2');

    expect((await first.post('me/deletion', { password: null })).body.error).toBe('wrongPassword');
    expect((await first.post('me/deletion', { password: PASSWORD })).status).toBe(200);
    expect((await first.get('me')).body.person).toBeNull();
    expect((await logIn(email)).answer.status).toBe(403);
    expect((await second.get(`tables/${open}`)).status).toBe(404);
    const info = (await second.get(`tables/${table}`)).body;
    expect(info.seats.map((one: { name: string }) => one.name)).toContain(name);
    expect((await second.get(`tables/${table}/messages`)).body.messages).toMatchObject([
      { name, text: 'Hello' },
    ]);
    expect(JSON.stringify(info)).not.toContain(id);
    expect((await second.get(`tables/${table}/opening`)).body.number).toBeGreaterThan(0);
    // The address is free again.
    const again = await club.guest('Anna');
    await register(again, email);
    expect((await logIn(email)).answer.body.person.id).not.toBe(id);
  });

  test('passwords are guessed slowly by whoever guesses, and keep nobody out', async () => {
    const slow = await openClub(await database.fresh(), {
      publicUrl: SITE,
      rates: { ...NO_LIMITS, guesses: { burst: 4, perSecond: 0 } },
    });
    const anna = slow.stranger();
    const email = 'anna@example.org';
    await anna.post('accounts', { name: 'Anna', email, password: PASSWORD });
    const guess = async (ip: string, account: string, password: string) =>
      (await slow.stranger().ask('POST', 'logins', { email: account, password }, { 'x-forwarded-for': ip }))
        .status;
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push(await guess('192.0.2.1', `a${n}@example.org`, 'guess'));
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
    // However many guess at her account from elsewhere, she comes in.
    statuses.length = 0;
    for (let n = 0; n < 12; n++)
      statuses.push(await guess(`198.51.100.${n}`, email, n === 11 ? PASSWORD : 'guess'));
    expect(statuses).toEqual([...Array(11).fill(403), 200]);
    // So does her own browser where others guess from the same address, and it alone.
    const from = { 'x-forwarded-for': '192.0.2.1' };
    expect((await anna.ask('POST', 'logins', { email, password: PASSWORD }, from)).status).toBe(200);
    expect(await guess('192.0.2.1', email, PASSWORD)).toBe(429);
    const thief = slow.stranger();
    const device = anna.cookie.split('; ').find((one) => one.startsWith('__Host-kursbuch-device='));
    thief.cookie = `${device?.slice(0, -1)}${device?.endsWith('A') ? 'B' : 'A'}`;
    expect((await thief.ask('POST', 'logins', { email, password: PASSWORD }, from)).status).toBe(429);
    // A browser that is known does not guess for ever either; and many addresses of one network are one guesser.
    thief.cookie = device ?? '';
    statuses.length = 0;
    for (let n = 0; n < 5; n++)
      statuses.push((await thief.ask('POST', 'logins', { email, password: 'guess' }, from)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
    statuses.length = 0;
    for (let n = 0; n < 33; n++) statuses.push(await guess(`100.64.7.${n}`, email, 'guess'));
    expect(statuses).toEqual([...Array(32).fill(403), 429]);
    // A club comes in through one address: people who know their password do not count there.
    const club = Array.from({ length: 6 }, (_, n) => `club${n}@example.org`);
    for (const [n, email] of club.entries()) {
      const from = { 'x-forwarded-for': `100.65.${n}.1` };
      await slow.stranger().ask('POST', 'accounts', { name: 'Member', email, password: PASSWORD }, from);
    }
    statuses.length = 0;
    for (const member of club) statuses.push(await guess('203.0.113.1', member, PASSWORD));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    // And comes in with nothing more than before if somebody guesses in between.
    statuses.length = 0;
    for (let n = 0; n < 5; n++) {
      statuses.push(await guess('203.0.113.2', `b${n}@example.org`, 'guess'));
      statuses.push(await guess('203.0.113.2', `club${n}@example.org`, PASSWORD));
    }
    expect(statuses).toEqual([403, 200, 403, 200, 403, 200, 403, 429, 429, 429]);
    await slow.close();
  });
});

test('without mail a server says so', async () => {
  const database = await DATABASES[0]?.[1]();
  const club = await openClub((await database?.fresh()) ?? { folder: '' });
  const anna = club.stranger();
  await anna.post('accounts', { name: 'Anna', email: 'anna@example.org', password: PASSWORD });
  expect((await anna.post('resets', { email: 'anna@example.org' })).body.error).toBe('noMail');
  expect((await anna.post('me/email/confirmation')).body.error).toBe('noMail');
  await club.close();
  await database?.end();
});
