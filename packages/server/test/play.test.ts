import { readRecord } from '@kursbuch/titles/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../src/index.ts';
import { type Club, openClub, type Player, running, someChance, someKey } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const PASS = { type: 'pass' };
const buy = (name: string) => ({ type: 'buyPrivate', private: name });

describe.each(DATABASES)('playing together, %s', (_, start) => {
  let database: Database;
  let place: Place;
  let club: Club;
  beforeAll(async () => {
    database = await start();
    place = await database.fresh();
    club = await openClub(place);
  });
  afterAll(async () => {
    await club?.close();
    await database?.end();
  });

  const two = async (): Promise<{ table: string; first: Player; second: Player }> => {
    const { table, players } = await running(club);
    const [first, second] = players;
    if (!first || !second) throw new Error('nobody came');
    return { table, first, second };
  };

  describe('people', () => {
    test('a name is enough; the token is for this browser alone', async () => {
      const anna = club.stranger();
      expect((await anna.get('me')).body.person).toBeNull();
      const answer = await anna.post('guests', { name: '  Anna\u202e ' });
      expect(answer.body.person.name).toBe('Anna');
      expect(answer.headers.get('set-cookie')).toMatch(
        /^kursbuch=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
      );
      expect((await anna.get('me')).body).toMatchObject(answer.body);
      // Coming in again changes the name, not the person.
      const again = await anna.post('guests', { name: 'Anne' });
      expect(again.body.person).toEqual({ ...answer.body.person, name: 'Anne' });
      expect((await anna.ask('PATCH', 'me', { name: 'Annette' })).body.person.name).toBe('Annette');
      const { cookie } = anna;
      await anna.ask('DELETE', 'me/session');
      anna.cookie = cookie;
      expect((await anna.get('me')).body.person).toBeNull();
    });

    test.each([[''], ['   '], ['\u200b\u202e']])('%j is no name', async (name) => {
      const { status, body } = await club.stranger().post('guests', { name });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.message).toMatch(/^[A-Z].*\.$/);
    });
  });

  describe('tables', () => {
    test('are made, found, joined and left', async () => {
      const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => club.guest(name)));
      if (!anna || !ben || !cleo) throw new Error('nobody came');
      const table = await anna.table({ seats: 3, name: 'Evening', options: { closedCash: true } });
      const quiet = await anna.table({ seats: 3, listed: false });
      const listed = (await ben.get('tables')).body.tables.map(({ id }: { id: string }) => id);
      expect(listed).toContain(table);
      expect(listed).not.toContain(quiet);
      // People with the link find it all the same.
      expect((await ben.get(`tables/${quiet}`)).body).toMatchObject({ id: quiet, you: null });

      expect((await ben.join(table)).body).toMatchObject({
        name: 'Evening',
        status: 'open',
        options: { closedCash: true },
        seats: [
          { place: 0, name: 'Anna', seat: null, owner: true },
          { place: 1, name: 'Ben', seat: null, owner: false },
        ],
        you: 1,
      });
      expect(await ben.join(table)).toMatchObject({ status: 200, body: { you: 1, seats: [{}, {}] } });
      expect(await cleo.post(`tables/${table}/leave`)).toMatchObject({ status: 403 });
      expect(await cleo.post(`tables/${table}/start`)).toMatchObject({
        status: 403,
        body: { error: 'notOwner' },
      });
      // The table goes on without its owner, and is nobody's when all have left.
      await anna.post(`tables/${table}/leave`);
      expect((await ben.get(`tables/${table}`)).body.seats).toMatchObject([{ name: 'Ben', owner: true }]);
      await ben.post(`tables/${table}/leave`);
      expect((await ben.get(`tables/${table}`)).status).toBe(404);
    });

    test('nobody can be taken for another', async () => {
      const [one, other] = await Promise.all([club.guest('Anna'), club.guest('Аnna')]);
      const table = await one.table({ seats: 3 });
      await other.join(table);
      expect((await one.get(`tables/${table}`)).body.seats[1].name).toBe('Аnna 2');
    });

    test('start when they are full, or when the owner says and the title is for so few', async () => {
      const [anna, ben] = await Promise.all([club.guest('Anna'), club.guest('Ben')]);
      const table = await anna.table({ seats: 4 });
      expect(await anna.post(`tables/${table}/start`)).toMatchObject({
        status: 422,
        body: { error: 'badSetup', refusal: { reason: 'badPlayers' } },
      });
      expect((await anna.get(`tables/${table}/opening`)).body.error).toBe('notStarted');
      await ben.join(table);
      const started = await anna.post(`tables/${table}/start`);
      expect(started.body).toMatchObject({ status: 'running', number: 0, waiting: [0] });
      // Pressed twice it plays; to anybody else it is no answer.
      expect(await anna.post(`tables/${table}/start`)).toMatchObject({ status: 200, body: started.body });
      expect((await ben.post(`tables/${table}/start`)).body.error).toBe('notOpen');
      const cleo = await club.guest('Cleo');
      expect(await cleo.join(table)).toMatchObject({ status: 409, body: { error: 'notOpen' } });
      expect((await anna.get('tables/mine')).body.tables[0]).toMatchObject({ id: table, waiting: [0] });
    });

    test('a seat fills once, whoever comes at once', async () => {
      const anna = await club.guest('Anna');
      const table = await anna.table({ seats: 2 });
      const others = await Promise.all(['Ben', 'Cleo', 'Dora'].map((name) => club.guest(name)));
      const answers = await Promise.all(others.map((player) => player.join(table)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect((await anna.get(`tables/${table}`)).body).toMatchObject({ status: 'running' });
    });

    test('nobody fills the lobby with tables of his own; lists go on page by page, the own ones first', async () => {
      const anna = await club.guest('Anna');
      for (let n = 0; n < 10; n++) await anna.table({ name: `Table ${n}` });
      const eleventh = await anna.post('tables', {
        title: '1830',
        name: 'One more',
        seats: 2,
        listed: true,
        options: {},
        contribution: someChance(),
      });
      expect(eleventh).toMatchObject({ status: 409, body: { error: 'manyTables' } });
      const ben = await club.guest('Ben');
      const own = await ben.table({ name: 'Own' });
      for (let n = 0; n < 3; n++) await (await club.guest(`Guest ${n}`)).table();
      expect((await ben.get('tables?most=2')).body.tables[0]).toMatchObject({ id: own });
      // Page by page nobody is met twice or left out, also of the same moment.
      const met: string[] = [];
      for (let before = ''; ; ) {
        const { tables } = (await club.stranger().get(`tables?most=3${before}`)).body;
        if (tables.length === 0) break;
        met.push(...tables.map(({ id }: { id: string }) => id));
        before = `&before=${tables.at(-1).changed}.${tables.at(-1).id}`;
      }
      expect(new Set(met).size).toBe(met.length);
      expect(met.toSorted()).toEqual(
        (await club.stranger().get('tables')).body.tables.map(({ id }: { id: string }) => id).toSorted(),
      );
      expect(met.length).toBeGreaterThanOrEqual(14);
    });

    test('a table at which the last seat was taken when a node died starts when that is asked again', async () => {
      const [anna, ben] = [await club.guest('Anna'), await club.guest('Ben')];
      const table = await anna.table();
      const { id, name } = (await ben.get('me')).body.person;
      const newcomer = { person: id, name, contribution: someChance() };
      await club.store.games.changeOpen(table, Date.now(), () => ({ type: 'join', newcomer }));
      expect((await ben.get(`tables/${table}`)).body.status).toBe('open');
      expect((await ben.join(table)).body).toMatchObject({ status: 'running', you: 1 });
    });

    test('whoever asks twice for the last seat sits there, and is told nothing else', async () => {
      const anna = await club.guest('Anna');
      for (let round = 0; round < 8; round++) {
        const [ben, table] = [await club.guest('Ben'), await anna.table()];
        for (const { status, body } of await Promise.all([ben.join(table), ben.join(table)]))
          expect([status, body.status, body.you]).toEqual([200, 'running', 1]);
        expect((await ben.join(table)).body).toMatchObject({ status: 'running', you: 1 });
      }
    });

    test('whoever takes one of the last two seats at once with another sits there and is told so', async () => {
      const anna = await club.guest('Anna');
      for (let round = 0; round < 8; round++) {
        const table = await anna.table({ seats: 3 });
        const others = await Promise.all(['Ben', 'Cleo'].map((name) => club.guest(name)));
        const answers = await Promise.all(others.map((player) => player.join(table)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect((await anna.get(`tables/${table}`)).body).toMatchObject({ status: 'running', size: 3 });
      }
    });

    test.each([
      [{ title: '1829' }, 422, 'noTitle'],
      [{ seats: 9 }, 422, 'badSetup'],
      [{ options: { bank: 'x' } }, 422, 'badSetup'],
      [{ options: { nothing: true } }, 422, 'badSetup'],
      [{ name: '\u200b' }, 422, 'badName'],
      [{ name: 'see www.example.org' }, 422, 'addressName'],
      [{ seats: 1.5 }, 400, 'malformed'],
      [{ contribution: 'short' }, 400, 'malformed'],
      [{ more: 1 }, 400, 'malformed'],
    ])('%j makes no table', async (wanted, status, error) => {
      const anna = await club.guest('Anna');
      const answer = await anna.post('tables', {
        title: '1830',
        name: 'Thursday',
        seats: 2,
        listed: true,
        options: {},
        contribution: someChance(),
        ...wanted,
      });
      expect(answer).toMatchObject({ status, body: { error } });
      expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
    });
  });

  describe('acting', () => {
    test('the game goes on by a number, and everybody reads the same', async () => {
      const { table, first, second } = await two();
      expect((await first.act(table, 0, buy('SVN&RR'))).body).toEqual({ number: 1 });
      expect((await second.act(table, 1, PASS)).body).toEqual({ number: 2 });
      const [one, other] = await Promise.all(
        [first, second].map(async (player) => (await player.get(`tables/${table}/opening`)).body),
      );
      expect(one.number).toBe(2);
      expect(one.steps.map(({ action }: { action: { type: string } }) => action.type)).toEqual([
        'buyPrivate',
        'pass',
      ]);
      expect(other).toEqual(one);
      expect((await second.get(`tables/${table}`)).body).toMatchObject({ number: 2, waiting: [0] });
    });

    test('of two who act at once one wins, and the other is told what is new', async () => {
      const { table, first } = await two();
      const answers = await Promise.all([
        first.act(table, 0, buy('SVN&RR')),
        first.act(table, 0, { type: 'bid', private: 'C&A', amount: 200 }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const late = answers.find(({ status }) => status === 409);
      expect(late?.body).toMatchObject({ error: 'movedOn', steps: { number: 1, from: 0 } });
      expect(late?.body.steps.steps).toHaveLength(1);
    });

    test('a post that comes again is answered again and done once', async () => {
      const { table, first, second } = await two();
      const key = someKey();
      const posts = [first.act(table, 0, PASS, key), first.act(table, 0, PASS, key)];
      for (const { body } of await Promise.all(posts)) expect(body).toEqual({ number: 1 });
      await second.act(table, 1, PASS);
      expect((await first.act(table, 0, PASS, key)).body).toEqual({ number: 1 });
      expect((await first.get(`tables/${table}/opening`)).body.steps).toHaveLength(2);
      // The word is the player's own: another may use the same.
      expect((await second.act(table, 2, PASS, key)).status).toBe(422);
    });

    test('what the rules forbid is refused with its rule, and nothing changes', async () => {
      const { table, first, second } = await two();
      const refused = await first.act(table, 0, buy('B&O'));
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        error: 'refused',
        refusal: { rule: expect.stringMatching(/^1830-/) },
      });
      expect((await second.act(table, 0, PASS)).body.refusal).toMatchObject({ reason: 'notYourTurn' });
      expect((await first.act(table, 0, { type: 'nonsense' })).body.refusal.reason).toBe('unknownAction');
      expect((await first.get(`tables/${table}`)).body.number).toBe(0);
    });

    test('nobody acts without a seat', async () => {
      const { table } = await two();
      const other = await club.guest('Cleo');
      expect(await other.act(table, 0, PASS)).toMatchObject({ status: 403, body: { error: 'notSeated' } });
      expect(await club.stranger().act(table, 0, PASS)).toMatchObject({ status: 401 });
      expect((await other.get(`tables/${table}/offers?seen=0`)).status).toBe(403);
      expect((await other.post(`tables/${table}/undo`, { seen: 0, key: someKey() })).status).toBe(403);
      expect((await other.get('tables/nothing/opening')).status).toBe(404);
    });

    test('offers and rehearsals are about the moment that was seen', async () => {
      const { table, first } = await two();
      expect(await first.offers(table, 0)).toContainEqual({ type: 'one', action: buy('SVN&RR') });
      const rehearse = (seen: number, action: object) =>
        first.post(`tables/${table}/rehearsals`, { seen, action });
      expect((await rehearse(0, buy('SVN&RR'))).body).toMatchObject({ open: false });
      expect((await rehearse(0, buy('B&O'))).body.error).toBe('refused');
      expect((await first.get(`tables/${table}`)).body.number).toBe(0);
      await first.act(table, 0, PASS);
      expect((await rehearse(0, PASS)).body.error).toBe('movedOn');
      expect((await first.get(`tables/${table}/offers?seen=0`)).body.error).toBe('movedOn');
    });
  });

  describe('taking back', () => {
    const undo = (player: Player, table: string, seen: number, key = someKey()) =>
      player.post(`tables/${table}/undo`, { seen, key });
    const answer = (player: Player, table: string, seen: number, accept: boolean) =>
      player.post(`tables/${table}/undo/answer`, { seen, key: someKey(), accept });

    test('the own last action at once, while nobody else has acted', async () => {
      const { table, first, second } = await two();
      expect((await undo(first, table, 0)).body.error).toBe('nothingBack');
      await first.act(table, 0, buy('SVN&RR'));
      expect((await undo(second, table, 1)).body.error).toBe('nothingBack');
      const key = someKey();
      expect((await undo(first, table, 1, key)).body).toEqual({ number: 2, asked: [] });
      expect((await undo(first, table, 1, key)).body).toEqual({ number: 2, asked: [] });
      expect((await second.get(`tables/${table}/opening`)).body).toMatchObject({ number: 2, steps: [] });
      // As many steps as before, but another game: somebody who saw the first one hears of it.
      await first.act(table, 2, PASS);
      expect((await second.act(table, 1, PASS)).body).toMatchObject({
        error: 'movedOn',
        steps: { number: 3, from: 0, steps: [{ action: PASS }] },
      });
    });

    test('what others have acted on needs their word', async () => {
      const { table, first, second } = await two();
      await first.act(table, 0, buy('SVN&RR'));
      await second.act(table, 1, PASS);
      expect((await undo(first, table, 2)).body).toEqual({ number: 2, asked: [1] });
      expect((await second.get(`tables/${table}`)).body.undo).toMatchObject({
        seat: 0,
        keeps: 0,
        asked: [1],
      });
      expect((await answer(first, table, 2, true)).body.error).toBe('noRequest');
      expect((await answer(second, table, 2, false)).status).toBe(200);
      expect((await second.get(`tables/${table}`)).body).toMatchObject({ undo: null, number: 2 });
      expect((await answer(second, table, 2, true)).body.error).toBe('noRequest');

      await undo(first, table, 2);
      // Asked again it is the same question; anybody else who would like to take back waits for its answer.
      expect((await undo(first, table, 2)).body).toEqual({ number: 2, asked: [1] });
      expect((await answer(second, table, 2, true)).body).toEqual({ number: 3 });
      expect((await second.get(`tables/${table}/opening`)).body).toMatchObject({ number: 3, steps: [] });
    });

    test('a second request does not take the place of the first', async () => {
      const { table, players } = await running(club, { seats: 3 });
      const [first, second, third] = players as [Player, Player, Player];
      await first.act(table, 0, PASS);
      await second.act(table, 1, PASS);
      await third.act(table, 2, buy('SVN&RR'));
      await undo(first, table, 3);
      await answer(second, table, 3, true);
      expect((await undo(second, table, 3)).body.error).toBe('askedAlready');
      expect((await undo(first, table, 3)).status).toBe(200);
      expect((await first.get(`tables/${table}`)).body.undo).toMatchObject({ seat: 0, accepted: [1] });
      expect((await answer(third, table, 3, true)).body).toEqual({ number: 4 });
    });

    test('a request lapses when the game goes on, and whoever asks can ask no longer', async () => {
      const { table, first, second } = await two();
      await first.act(table, 0, PASS);
      await second.act(table, 1, buy('SVN&RR'));
      await undo(first, table, 2);
      expect((await answer(first, table, 2, false)).status).toBe(200);
      expect((await first.get(`tables/${table}`)).body.undo).toBeNull();
      await undo(first, table, 2);
      await first.act(table, 2, PASS);
      expect((await first.get(`tables/${table}`)).body.undo).toBeNull();
      expect((await answer(second, table, 3, true)).body.error).toBe('noRequest');
    });
  });

  describe('a server that ends and starts again', () => {
    test('finds every game, seat and session as they were', async () => {
      const { table, first, second } = await two();
      await first.act(table, 0, buy('SVN&RR'));
      await second.act(table, 1, { type: 'bid', private: 'D&H', amount: 80 });
      await first.post(`tables/${table}/undo`, { seen: 2, key: someKey() });
      const before = (await first.get(`tables/${table}/opening`)).body;
      const info = (await first.get(`tables/${table}`)).body;
      await club.close();
      club = await openClub(place);
      const back = club.stranger();
      back.cookie = first.cookie;
      expect((await back.get(`tables/${table}/opening`)).body).toEqual(before);
      expect((await back.get(`tables/${table}`)).body).toEqual(info);
      expect((await back.act(table, 2, PASS)).body).toEqual({ number: 3 });
    });

    test('keeps what was left to instructions, which nobody else hears of', async () => {
      const { table, first, second } = await two();
      const players = [first, second];
      let number = 0;
      // On to the stock round: everybody who is asked buys what there is.
      for (;;) {
        const { waiting } = (await first.get(`tables/${table}`)).body;
        const player = players[waiting[0]] as Player;
        const open = (await player.get(`tables/${table}/instructions?seen=${number}`)).body.open;
        if (open.length > 0) break;
        const offers = await player.offers(table, number);
        const wanted = offers.find(({ action }) => action?.type === 'buyPrivate') ?? offers[0];
        number = (await player.act(table, number, wanted.action)).body.number;
      }
      const { waiting } = (await first.get(`tables/${table}`)).body;
      const asked = players[waiting[0]] as Player;
      const other = players[1 - waiting[0]] as Player;
      const ask = async (player: Player) =>
        (await player.get(`tables/${table}/instructions?seen=${number}`)).body;
      const { open } = await ask(asked);
      const given = await asked.post(`tables/${table}/instructions`, {
        seen: number,
        key: someKey(),
        instruction: open[0],
      });
      expect(given.status).toBe(200);
      expect(given.body.number).toBe(number + 1);
      number = given.body.number;
      expect((await ask(asked)).given).toMatchObject([{ instruction: open[0], times: 1, over: null }]);
      expect((await ask(other)).given).toEqual([]);

      await club.close();
      club = await openClub(place);
      const [back, opposite] = [club.stranger(), club.stranger()];
      [back.cookie, opposite.cookie] = [asked.cookie, other.cookie];
      expect((await ask(back)).given).toMatchObject([{ instruction: open[0], over: null }]);
      await back.ask('DELETE', `tables/${table}/instructions/${(await ask(back)).given[0].id}`);
      expect((await ask(back)).given).toEqual([]);
    });
  });

  test('a whole game goes packed to whoever can unpack it', async () => {
    const { table, first } = await two();
    const opening = (accepted: string) =>
      first.ask('GET', `tables/${table}/opening`, undefined, { 'accept-encoding': accepted });
    const plain = await opening('gzip;q=0');
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [accepted, packing] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['gzip, br;q=0', 'gzip'],
    ] as const) {
      const packed = await opening(accepted);
      expect(packed.headers.get('content-encoding')).toBe(packing);
      expect(packed.headers.get('vary')).toBe('Accept-Encoding');
      expect(packed.body).toEqual(plain.body);
    }
  });

  test('a record holds what its reader may know', async () => {
    const { table, first } = await two();
    await first.act(table, 0, PASS);
    const record = (await club.stranger().get(`tables/${table}/record`)).body;
    expect(readRecord(record)).toMatchObject({ title: '1830', actions: [{ seat: 0, action: PASS }] });
    expect(record.chance).toMatchObject({ secret: null, seed: null });
  });

  test('whatever is typed is text, in every field', async () => {
    const words = [
      "'; drop table games; --",
      '<script>alert(1)</script>',
      '\0\u0001',
      '\ud800',
      '%s%n',
      '🚂',
    ];
    for (const word of words) {
      const anna = await club.guest(`A ${word}`);
      const { person } = (await anna.get('me')).body;
      const table = await anna.table({ name: `T ${word}`, seats: 3 });
      const info = (await anna.get(`tables/${table}`)).body;
      expect(info.name.startsWith('T')).toBe(true);
      expect(info.seats[0].name).toBe(person.name);
      expect((await anna.post(`tables/${table}/messages`, { text: `M ${word}` })).status).toBe(200);
      expect((await anna.ask('PUT', `tables/${table}/note`, { text: word })).status).toBe(200);
      expect((await anna.get(`tables/${table}/messages`)).body.messages).toHaveLength(1);
      const record = {
        format: 'kursbuch',
        version: 3,
        title: '1830',
        players: ['<b>', "'"],
        seed: 's',
        options: {},
      };
      const uploaded = await anna.post('tables/uploads', {
        name: `U ${word}`,
        listed: false,
        record: { ...record, actions: [] },
        seats: ['me', 'free'],
      });
      expect(uploaded.body.seats.map((one: { name: string }) => one.name)).toEqual(['<b>', "'"]);
      const email = `${word}@example.org`;
      const account = await anna.post('accounts', { email, password: `${word} as a password` });
      expect([200, 422]).toContain(account.status);
      const login = await anna.post('logins', { email, password: `${word} as a password` });
      expect(login.status).toBe(account.status === 200 ? 200 : 403);
      const strange = { title: word, name: 'x', seats: 2, listed: true, options: { [word]: word } };
      expect((await anna.post('tables', { ...strange, contribution: someChance() })).body.error).toBe(
        'noTitle',
      );
    }
    const lists = await club.stranger().get('tables');
    expect(lists.headers.get('content-type')).toContain('application/json');
    expect(lists.body.tables.length).toBeGreaterThanOrEqual(words.length);
  });
});
