/** Addresses on a server without mail: nothing confirms them, so they are names to come in with, and belong to nobody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Letter } from '../src/index.ts';
import { Authenticator } from './authenticator.ts';
import { type Club, NO_LIMITS, openClub, type Player } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const SITE = new URL('https://play.example.org');
const [HERS, HIS] = ['a long way home', 'another way home'];
const EMAIL = 'anna@example.org';

const banned = async (at: Club, id: string): Promise<void> => {
  const now = Date.now();
  await at.store.operators.act(
    {
      at: now,
      operator: null,
      by: 'machine',
      kind: 'ban',
      person: id,
      game: null,
      network: null,
      details: '{}',
      reason: '',
    },
    async (db) => {
      await db
        .insertInto('sanctions')
        .values({
          id: `ban of ${id}`,
          kind: 'ban',
          person: id,
          network: null,
          address: null,
          at: now,
          until: null,
          reason: 'insults',
          lifted: null,
        })
        .execute();
    },
  );
};

describe.each(DATABASES)('without mail, %s', (_, start) => {
  let database: Database;
  let club: Club;
  beforeAll(async () => {
    database = await start();
    club = await openClub(await database.fresh(), { publicUrl: SITE });
  });
  afterAll(async () => {
    await club?.close();
    await database?.end();
  });

  let count = 0;
  const address = () => `anna.${++count}@example.org`;
  const registered = async (email: string, password: string, name: string, at = club): Promise<Player> => {
    const player = await at.guest(name);
    expect((await player.post('accounts', { email, password })).status).toBe(200);
    return player;
  };
  const nameBehind = async (email: string, password: string, at = club): Promise<string | undefined> =>
    (await at.stranger().post('logins', { email, password })).body.person?.name;

  test('nobody learns that an address has an account', async () => {
    const [taken, free] = [address(), address()];
    await registered(taken, HERS, 'Olga');
    const answers = [];
    for (const email of [taken, free]) {
      const [eve, stranger, mallory] = [
        await club.guest('Eve'),
        club.stranger(),
        await registered(address(), HIS, 'Mallory'),
      ];
      const wanted = { email, password: 'a guess of mine' };
      const said = [
        await club.stranger().post('logins', wanted),
        await eve.post('accounts', wanted),
        await eve.get('me'),
        await eve.get('me/export'),
        await stranger.post('accounts', { ...wanted, password: 'another guess', name: 'Stranger' }),
        await stranger.get('me'),
        await mallory.ask('PUT', 'me/email', { email, password: HIS }),
        await mallory.get('me'),
        await club.stranger().post('resets', { email }),
      ];
      answers.push(
        said.map(({ status, body, headers }) => [
          status,
          headers.getSetCookie().length,
          JSON.stringify(body)
            .replaceAll(email, 'ADDRESS')
            .replaceAll(/"(id|created|registered|used|at)":("[^"]*"|\d+)/g, '"$1":0'),
        ]),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(([status]) => status)).toEqual([403, 200, 200, 200, 200, 200, 200, 200, 409]);
  });

  test('several have an address, and each comes in as himself by his own password', async () => {
    const email = address();
    const [anna, ben] = [await registered(email, HERS, 'Anna'), await registered(email, HIS, 'Ben')];
    expect((await ben.get('me')).body.person).toMatchObject({ email, guest: false, confirmed: false });
    expect(await nameBehind(email.toUpperCase(), HERS)).toBe('Anna');
    expect(await nameBehind(email, HIS)).toBe('Ben');
    expect(await nameBehind(email, 'neither of them')).toBeUndefined();
    // What one of them does is nothing to the other.
    const change = (player: Player, old: string, password: string) =>
      player.ask('PUT', 'me/password', { old, password });
    expect((await change(ben, HERS, 'wrong before')).body.error).toBe('wrongPassword');
    expect((await change(ben, HIS, 'a third way home')).status).toBe(200);
    expect(await nameBehind(email, HIS)).toBeUndefined();
    expect(await nameBehind(email, 'a third way home')).toBe('Ben');
    expect(await nameBehind(email, HERS)).toBe('Anna');
    expect((await ben.post('me/deletion', { password: HERS })).body.error).toBe('wrongPassword');
    expect((await ben.post('me/deletion', { password: 'a third way home' })).status).toBe(200);
    expect(await nameBehind(email, 'a third way home')).toBeUndefined();
    const other = address();
    expect((await anna.ask('PUT', 'me/email', { email: other, password: HERS })).body.person.email).toBe(
      other,
    );
    expect(await nameBehind(email, HERS)).toBeUndefined();
    expect(await nameBehind(other, HERS)).toBe('Anna');
  });

  test('an address and a password together are one person’s: who has both already is told to come in', async () => {
    const email = address();
    await registered(email, HERS, 'Anna');
    const people = async () => (await club.store.operators.counts(0)).people;
    const before = await people();
    const again = await club.stranger().post('accounts', { email, password: HERS, name: 'Anna again' });
    expect(again).toMatchObject({ status: 409, body: { error: 'accountThere' } });
    // Nobody is made in vain, and nobody comes in where he has not asked to.
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await people()).toBe(before);
    const ben = await registered(email, HIS, 'Ben');
    const toHers = await ben.ask('PUT', 'me/password', { old: HIS, password: HERS });
    expect(toHers.body.error).toBe('accountThere');
    const eve = await registered(address(), HERS, 'Eve');
    expect((await eve.ask('PUT', 'me/email', { email, password: HERS })).body.error).toBe('accountThere');
    expect(await nameBehind(email, HERS)).toBe('Anna');
    expect(await nameBehind(email, HIS)).toBe('Ben');
    // Also where both come at the same moment.
    const both = address();
    const answers = await Promise.all(
      ['Cleo', 'Cleo too'].map((name) =>
        club.stranger().post('accounts', { email: both, password: HERS, name }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('an account of before, whose address nobody else could have, is one of them', async () => {
    const email = address();
    const olga = await club.guest('Olga');
    const { id } = (await olga.get('me')).body.person;
    const { hashOfPassword } = await import('../src/people/passwords.ts');
    await club.store.people.setEmail(id, { email, password: await hashOfPassword(HERS), now: 1 });
    expect((await club.stranger().post('accounts', { email, password: HERS, name: 'X' })).body.error).toBe(
      'accountThere',
    );
    await registered(email, HIS, 'Ben');
    expect(await nameBehind(email, HERS)).toBe('Olga');
    expect(await nameBehind(email, HIS)).toBe('Ben');
    // A new address makes hers one like all others.
    const next = address();
    expect((await olga.ask('PUT', 'me/email', { email: next, password: HERS })).status).toBe(200);
    expect(await nameBehind(next, HERS)).toBe('Olga');
    expect(await nameBehind(email, HERS)).toBeUndefined();
    await registered(next, HIS, 'Carl');
  });

  test('choosing a password at an address is a guess, whoever chooses it and however', async () => {
    const slow = await openClub(await database.fresh(), {
      publicUrl: SITE,
      rates: { ...NO_LIMITS, guesses: { burst: 4, perSecond: 0 } },
    });
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const join = (ip: string, password: string, email = EMAIL) =>
      slow.stranger().ask('POST', 'accounts', { email, password, name: 'Somebody' }, from(ip));
    expect((await join('192.0.2.1', HERS)).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await join('198.51.100.1', `guess number ${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    // With accounts of his own at her address nobody guesses more often.
    const own = slow.stranger();
    await own.ask('POST', 'accounts', { email: EMAIL, password: HIS, name: 'Eve' }, from('203.0.113.1'));
    const tries: number[] = [];
    let old = HIS;
    for (let n = 0; n < 4; n++) {
      const password = `guess number ${n + 5}`;
      const { status } = await own.ask('PUT', 'me/password', { old, password }, from('203.0.113.1'));
      if (status === 200) old = password;
      tries.push(status);
    }
    expect(tries).toEqual([200, 200, 200, 429]);
    // Nor with the browser in which he has come in there: it opens his own account alone, and as often as any browser.
    const login = (password: string) =>
      own.ask('POST', 'logins', { email: EMAIL, password }, from('203.0.113.1'));
    expect((await login(HERS)).body.error).toBe('wrongLogin');
    expect((await login(old)).status).toBe(200);
    await slow.close();
  });

  test('a ban stays with address and password of whoever deletes himself, and meets nobody else', async () => {
    const email = address();
    const mia = await registered(email, HERS, 'Mia');
    const { id } = (await mia.get('me')).body.person;
    await banned(club, id);
    await expect.poll(async () => (await mia.get('tables')).status).toBe(403);
    expect((await mia.post('me/deletion', { password: HERS })).status).toBe(200);
    // Whoever has the same address knows nothing of it, and is not the one who is banned.
    const other = await registered(email, HIS, 'Olga');
    expect((await other.get('tables')).status).toBe(200);
    const back = await registered(email, HERS, 'Nobody knows');
    await expect.poll(async () => (await back.get('tables')).body.error).toBe('banned');
    expect((await other.get('tables')).status).toBe(200);
  });

  describe('and when mail comes later', () => {
    let place: Awaited<ReturnType<Database['fresh']>>;
    let mailed: Club;
    const letters: Letter[] = [];
    const links = (to: string): readonly string[] =>
      letters
        .filter((letter) => letter.to === to)
        .flatMap(({ text }) => text.match(/#\/\w+\/([\w-]{43})\n/)?.[1] ?? []);
    beforeAll(async () => {
      place = await database.fresh();
      const before = await openClub(place, { publicUrl: SITE });
      for (const email of [EMAIL, 'lost@example.org', 'third@example.org']) {
        await registered(email, HERS, 'Anna', before);
        await registered(email, HIS, 'Ben', before);
      }
      await before.close();
      const mail = { send: async (letter: Letter) => void letters.push(letter) };
      mailed = await openClub(place, { publicUrl: SITE, mail });
    });
    afterAll(() => mailed?.close());
    const comeIn = async (email: string, password: string): Promise<Player> => {
      const player = mailed.stranger();
      expect((await player.post('logins', { email, password })).status).toBe(200);
      return player;
    };

    test('the first who confirms the address has it, and the other keeps his account and his way in', async () => {
      const [anna, ben] = [await comeIn(EMAIL, HERS), await comeIn(EMAIL, HIS)];
      expect((await anna.get('me')).body.person).toMatchObject({ email: EMAIL, confirmed: false });
      for (const player of [anna, ben]) expect((await player.post('me/email/confirmation')).status).toBe(200);
      const [hers = '', his = ''] = links(EMAIL);
      expect((await mailed.stranger().post('confirmations', { token: hers })).status).toBe(200);
      expect((await mailed.stranger().post('confirmations', { token: his })).body.error).toBe('spentToken');
      expect((await anna.get('me')).body.person).toMatchObject({ email: EMAIL, confirmed: true });
      expect((await ben.get('me')).body.person).toMatchObject({ email: EMAIL, confirmed: false });
      expect(await nameBehind(EMAIL, HERS, mailed)).toBe('Anna');
      expect(await nameBehind(EMAIL, HIS, mailed)).toBe('Ben');
      // A letter for a new password is hers alone, as is one for whoever tries to have it too.
      letters.length = 0;
      await mailed.stranger().post('resets', { email: EMAIL });
      await ben.post('me/email/confirmation');
      expect(letters.map(({ text }) => /Hello (\w+)/.exec(text)?.[1])).toEqual(['Anna', 'Anna']);
      expect(links(EMAIL)).toHaveLength(1);
      // He takes another address, with the password he has.
      await ben.ask('PUT', 'me/email', { email: 'ben@example.org', password: HIS });
      await ben.post('confirmations', { token: links('ben@example.org')[0] });
      expect((await ben.get('me')).body.person).toMatchObject({ email: 'ben@example.org', confirmed: true });
      expect(await nameBehind('ben@example.org', HIS, mailed)).toBe('Ben');
      expect(await nameBehind(EMAIL, HIS, mailed)).toBeUndefined();
    });

    test('a lost password is replaced by a letter to the address, and its reader has the account alone', async () => {
      const email = 'lost@example.org';
      const anna = await comeIn(email, HERS);
      const device = new Authenticator(SITE.origin);
      const { options } = (await anna.post('me/passkeys/options')).body;
      await anna.post('me/passkeys', { name: 'Phone', response: device.make(options.challenge) });
      await mailed.stranger().post('resets', { email });
      const [token = ''] = links(email);
      const reader = mailed.stranger();
      const answer = await reader.post('resets/answer', { token, password: 'remembered now' });
      expect(answer.body.person).toMatchObject({ name: 'Anna', email, confirmed: true });
      expect((await anna.get('me')).body.person).toBeNull();
      expect((await reader.get('me/passkeys')).body.passkeys).toEqual([]);
      expect(await nameBehind(email, HERS, mailed)).toBeUndefined();
      expect(await nameBehind(email, 'remembered now', mailed)).toBe('Anna');
      expect(await nameBehind(email, HIS, mailed)).toBe('Ben');
    });

    test('a ban stays with an address that was confirmed, whatever the password', async () => {
      const email = 'mia@example.org';
      const comes = async (password: string): Promise<Player> => {
        const player = await mailed.guest('Mia');
        await player.post('accounts', { email, password });
        await player.post('confirmations', { token: links(email).at(-1) });
        return player;
      };
      const mia = await comes(HERS);
      await banned(mailed, (await mia.get('me')).body.person.id);
      await expect.poll(async () => (await mia.get('tables')).status).toBe(403);
      expect((await mia.post('me/deletion', { password: HERS })).status).toBe(200);
      const back = await comes(HIS);
      await expect.poll(async () => (await back.get('tables')).body.error).toBe('banned');
    });

    test('a stranger who registers with such an address hears what everybody hears', async () => {
      const answers = [];
      for (const email of ['third@example.org', 'free@example.org']) {
        const { status, body } = await mailed
          .stranger()
          .post('accounts', { email, password: HERS, name: 'Eve' });
        answers.push([status, { ...body.person, id: '', asked: '' }]);
        // Her letter makes it hers, and takes nothing from those who came in with it.
        expect(links(email)).toHaveLength(1);
      }
      expect(answers[0]).toEqual(answers[1]);
      await mailed.stranger().post('confirmations', { token: links('third@example.org')[0] });
      expect(await nameBehind('third@example.org', HIS, mailed)).toBe('Ben');
    });
  });
});
