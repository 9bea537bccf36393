/** Seats that change hands, computer players, games that come from elsewhere, and what a table agrees to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../src/index.ts';
import { type Club, openClub, type Player, running, someChance, someKey, until } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const PASS = { type: 'pass' };
const buy = (name: string) => ({ type: 'buyPrivate', private: name });

describe.each(DATABASES)('seats, %s', (_, start) => {
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

  const two = async (wanted: object = {}): Promise<{ table: string; first: Player; second: Player }> => {
    const { table, players } = await running(club, wanted);
    const [first, second] = players as [Player, Player];
    return { table, first, second };
  };
  const info = async (player: Player, table: string) => (await player.get(`tables/${table}`)).body;
  /** The place of the player in this seat. */
  const placeOf = async (player: Player, table: string, seat: number): Promise<number> =>
    (await info(player, table)).seats.find((one: { seat: number }) => one.seat === seat).place;

  describe('a player who leaves', () => {
    test('leaves a free seat, which somebody else takes by the link', async () => {
      const { table, first, second } = await two({ listed: false });
      await first.act(table, 0, buy('SVN&RR'));
      const line = await second.listen(`${table}:1.0`);
      const own = await placeOf(second, table, 1);
      expect((await second.post(`tables/${table}/leave`)).status).toBe(200);
      const left = await info(first, table);
      expect(left).toMatchObject({ status: 'running', number: 2, waiting: [1] });
      expect(left.seats[own].sitter.type).toBe('nobody');
      await line.until('table', ({ seats }) => seats[own].sitter.type === 'nobody');
      expect((await second.act(table, 2, PASS)).body.error).toBe('notSeated');
      expect((await info(second, table)).seats[own].former).toBe(true);
      // An unlisted table is found by nobody without its link.
      const cleo = await club.guest('Cleo');
      expect((await cleo.get('tables')).body.tables.map((one: { id: string }) => one.id)).not.toContain(
        table,
      );
      const taken = await cleo.post(`tables/${table}/seats/${own}`);
      expect(taken.body.you).toBe(own);
      expect(taken.body.seats[own].sitter).toMatchObject({ type: 'person', name: 'Cleo', player: null });
      expect((await second.post(`tables/${table}/seats/${own}`)).body.error).toBe('notFree');
      expect((await cleo.act(table, 3, PASS)).body).toEqual({ number: 4 });
      // She takes back what is hers, and nothing of those before.
      expect((await cleo.post(`tables/${table}/undo`, { seen: 4, key: someKey() })).body.asked).toEqual([]);
      expect((await cleo.post(`tables/${table}/undo`, { seen: 5, key: someKey() })).body.error).toBe(
        'nothingBack',
      );
      await line.hangUp();
    });

    test('is found with its free seat by whoever looks for one, and only once taken', async () => {
      const { table, first, second } = await two();
      const own = await placeOf(second, table, 1);
      await second.post(`tables/${table}/leave`);
      const others = await Promise.all(['Cleo', 'Dora'].map((name) => club.guest(name)));
      const listed = (await club.stranger().get('tables')).body.tables;
      expect(listed.map((one: { id: string }) => one.id)).toContain(table);
      const answers = await Promise.all(others.map((one) => one.post(`tables/${table}/seats/${own}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await first.post(`tables/${table}/seats/${own}`)).body.error).toBe('seated');
      // Asked again for the seat in which one sits, one sits there.
      for (const [n, one] of others.entries()) {
        const again = await one.post(`tables/${table}/seats/${own}`);
        expect(again.status).toBe(answers[n]?.status);
        if (again.status === 200) expect(again.body).toEqual(answers[n]?.body);
      }
      expect((await club.guest('Eve').then((eve) => eve.post(`tables/${table}/seats/9`))).body.error).toBe(
        'noSeat',
      );
      const again = (await club.stranger().get('tables')).body.tables;
      expect(again.map((one: { id: string }) => one.id)).not.toContain(table);
    });

    test('does not come back in another seat', async () => {
      const { table, players } = await running(club, { seats: 3 });
      const [first, second, third] = players as [Player, Player, Player];
      const places = await Promise.all([0, 1].map((seat) => placeOf(third, table, seat)));
      await first.act(table, 0, buy('SVN&RR'));
      await first.post(`tables/${table}/leave`);
      await second.post(`tables/${table}/leave`);
      const take = (player: Player, one = 0) => player.post(`tables/${table}/seats/${one}`);
      expect((await take(first, places[1])).body.error).toBe('otherSeat');
      const emil = await club.guest('Emil');
      // Somebody who just sits down takes the first free seat.
      expect((await emil.join(table)).body.you).toBe(Math.min(...places));
      expect((await take(first, places[1])).body.error).toMatch(/otherSeat|notFree/);
      expect((await emil.post(`tables/${table}/messages`, { text: 'Here I am' })).body.name).toBe('Emil');
      // Nobody is called like another, nor like somebody the game speaks of.
      const { seats } = await info(third, table);
      const [gone, free] = places
        .map((one) => seats[one ?? 0])
        .toSorted((one, other) => one.place - other.place);
      const twin = await club.guest(gone.name);
      expect(
        (await twin.post(`tables/${table}/seats/${free.place}`)).body.seats[free.place].sitter.name,
      ).toBe(`${gone.name} 2`);
    });

    test('gives nothing of his secrets away, nor hears of those that come', async () => {
      const { table, players } = await running(club, { title: 'benelux', seats: 2 });
      const [first, second] = players as [Player, Player];
      const line = await second.listen(`${table}:0.0`);
      await line.until('presence');
      const hand = (data: { start?: { hands: unknown } }) => JSON.stringify(data.start);
      const before = hand((await second.get(`tables/${table}/opening`)).body);
      await second.post(`tables/${table}/leave`);
      const spectator = hand((await club.stranger().get(`tables/${table}/opening`)).body);
      expect(before).not.toBe(spectator);
      // He gets the whole game again, as a spectator sees it.
      const { data } = await line.until(
        'steps',
        ({ number, from, start }) => number === 1 && from === 0 && start,
      );
      expect(hand(data)).toBe(spectator);
      expect(hand((await second.get(`tables/${table}/opening`)).body)).toBe(spectator);
      const own = await placeOf(first, table, 1);
      const cleo = await club.guest('Cleo');
      const watching = await cleo.listen(`${table}:1.0`);
      await watching.until('presence');
      await cleo.post(`tables/${table}/seats/${own}`);
      const seen = await watching.until('steps', ({ number, start }) => number === 2 && start);
      expect(hand(seen.data)).toBe(before);
      // So does somebody who was not there when he sat down.
      const later = await cleo.listen(`${table}:1.0`);
      expect(hand((await later.until('steps')).data)).toBe(before);
      await later.hangUp();
      await line.hangUp();
      await watching.hangUp();
    });

    test('who deletes himself leaves a free seat and a name', async () => {
      const { table, first, second } = await two();
      const own = await placeOf(second, table, 1);
      const { name } = (await second.get('me')).body.person;
      await second.post('me/deletion', { password: null });
      const { seats } = await info(first, table);
      expect(seats[own]).toMatchObject({ name, sitter: { type: 'nobody' }, former: false });
      const cleo = await club.guest('Cleo');
      expect((await cleo.post(`tables/${table}/seats/${own}`)).status).toBe(200);
    });
  });

  describe('computer players', () => {
    test('sit at a table from the first moment on, and play', async () => {
      const anna = await club.guest('Anna');
      const table = await anna.table({ seats: 3, computers: ['random', 'calm'] });
      const { status, seats, chance } = await info(anna, table);
      expect(status).toBe('running');
      expect(seats.map((one: { name: string }) => one.name)).toEqual(['Anna', 'Random', 'Calm']);
      expect(seats[1].sitter).toEqual({ type: 'computer', name: 'Random', player: 'random' });
      expect(chance.contributions[1]).toBe('computer-player-Random');
      const mine = seats[0].seat;
      const asked = await until(
        () => info(anna, table),
        ({ waiting }) => waiting.includes(mine),
      );
      await anna.act(table, asked.number, PASS);
      await until(
        () => info(anna, table),
        ({ waiting, number }) => waiting.includes(mine) && number > asked.number + 1,
      );
      // What they did in between is no reason to ask anybody.
      const { number } = await info(anna, table);
      const undone = await anna.post(`tables/${table}/undo`, { seen: number, key: someKey() });
      expect(undone.body).toEqual({ number: number + 1, asked: [] });
    });

    test('answer an offer when it is made, while somebody else is on turn', async () => {
      const anna = await club.guest('Anna');
      const table = await anna.table({ title: 'benelux', computers: ['calm'] });
      const { seats } = await info(anna, table);
      const { seat } = seats[0];
      /** The game waits for Anna alone; what she may do then. */
      const asked = async () => {
        const { number } = await until(
          () => info(anna, table),
          ({ waiting }) => waiting.join() === `${seat}`,
        );
        return { number, offers: await anna.offers(table, number) };
      };
      for (const kind of ['keepOrders', 'chooseStart']) {
        const { number, offers } = await asked();
        const found = offers.find((one) => one.kind === kind || one.action?.type === kind);
        await anna.act(table, number, found.action ?? found.actions[0]);
      }
      const { number } = await asked();
      const proposed = await anna.act(table, number, {
        type: 'proposeRate',
        partner: 1 - seat,
        side: 'user',
        kind: 'perTurn',
        amount: 2,
        rounds: 1,
      });
      expect(proposed.body).toEqual({ number: number + 1 });
      const answered = await until(
        () => info(anna, table),
        (one) => one.number > number + 1,
      );
      expect(answered).toMatchObject({ number: number + 2, waiting: [seat] });
      const left = await anna.offers(table, answered.number);
      expect(left.filter(({ action }) => action?.type === 'withdrawOffer')).toEqual([]);
    });

    test('are added and sent away by whoever made the table', async () => {
      const [anna, ben] = await Promise.all([club.guest('Anna'), club.guest('Ben')]);
      const table = await anna.table({ seats: 4 });
      await ben.join(table);
      const add = (player: Player, name = 'calm') =>
        player.post(`tables/${table}/computers`, { player: name });
      expect((await add(ben)).body.error).toBe('notOwner');
      expect((await add(anna, 'nobody')).status).toBe(400);
      expect((await add(anna)).body.seats[2].sitter).toMatchObject({ type: 'computer', player: 'calm' });
      expect((await ben.ask('DELETE', `tables/${table}/computers/2`)).body.error).toBe('notOwner');
      expect((await anna.ask('DELETE', `tables/${table}/computers/1`)).body.error).toBe('noComputer');
      expect((await anna.ask('DELETE', `tables/${table}/computers/2`)).body.seats).toHaveLength(2);
      await add(anna);
      expect((await add(anna)).body).toMatchObject({ status: 'running' });
    });

    test('play for somebody until he wants his seat back, also after a restart', async () => {
      const { table, first, second } = await two();
      const own = await placeOf(first, table, 0);
      expect(
        (await first.post(`tables/${table}/handover`, { player: 'random' })).body.seats[own].sitter.type,
      ).toBe('computer');
      const { number } = await until(
        () => info(second, table),
        ({ waiting }) => waiting.includes(1),
      );
      const line = await second.listen(`${table}:${number}.0`);
      await line.until('table');
      await club.close();
      club = await openClub(place);
      const [back, other] = [club.stranger(), club.stranger()];
      [back.cookie, other.cookie] = [first.cookie, second.cookie];
      await other.act(table, number, PASS);
      const later = await until(
        () => info(other, table),
        // A player who has bid all he has can only pass, and is not asked.
        (one) => one.waiting.includes(1) && one.number > number,
      );
      expect((await back.get('tables/mine')).body.tables.map((one: { id: string }) => one.id)).toContain(
        table,
      );
      const cleo = await club.guest('Cleo');
      expect((await cleo.post(`tables/${table}/seats/${own}`)).body.error).toBe('notFree');
      const taken = await back.post(`tables/${table}/seats/${own}`);
      expect(taken.body).toMatchObject({ you: own, number: later.number + 1 });
    });

    test('take a free seat if the owner, or whoever is left, says so', async () => {
      const { table, first, second } = await two();
      const isOwner = (await info(first, table)).seats.find((one: { seat: number }) => one.seat === 0).owner;
      const [owner, other] = isOwner ? [first, second] : [second, first];
      const own = (await info(other, table)).you;
      const cleo = await club.guest('Cleo');
      const seat = (player: Player, body: object = { player: 'random', place: own }) =>
        player.post(`tables/${table}/computers`, body);
      expect((await seat(owner)).body.error).toBe('notFree');
      expect((await seat(other)).body.error).toBe('notOwner');
      await other.post(`tables/${table}/leave`);
      expect((await seat(cleo)).body.error).toBe('notSeated');
      expect((await seat(owner, { player: 'random' })).body.error).toBe('noSeat');
      const seated = await seat(owner);
      expect(seated.body.seats[own].sitter.player).toBe('random');
      // Asked again it is as it was.
      const [aside] = seated.body.asides.slice(-1);
      expect(aside).toMatchObject({ kind: 'computer', place: own });
      expect((await seat(owner)).body.asides).toEqual(seated.body.asides);
      for (let n = 0; n < 2; n++)
        expect(
          (await owner.ask('DELETE', `tables/${table}/computers/${own}`)).body.seats[own].sitter.type,
        ).toBe('nobody');
      const taken = (await info(owner, table)).seats.find((one: { owner: boolean }) => one.owner).place;
      expect((await owner.ask('DELETE', `tables/${table}/computers/${taken}`)).body.error).toBe('noComputer');
    });

    test('are not there where a title has none', async () => {
      const anna = await club.guest('Anna');
      const answer = await anna.post('tables', {
        title: '1830',
        name: 'x',
        seats: 2,
        listed: true,
        options: {},
        contribution: someChance(),
        computers: ['random', 'random'],
      });
      expect(answer.body.error).toBe('full');
    });
  });

  describe('a game from elsewhere', () => {
    const record = (actions: readonly object[] = [], more: object = {}) => ({
      format: 'kursbuch',
      version: 3,
      title: '1830',
      players: ['Anna', 'Ben', 'Cleo'],
      seed: 'local',
      options: { drawSeats: false },
      actions,
      ...more,
    });
    const played = [
      { seat: 0, action: buy('SVN&RR') },
      { seat: 1, action: PASS },
    ];
    const upload = (player: Player, more: object = {}) =>
      player.post('tables/uploads', {
        name: 'From the kitchen table',
        listed: false,
        record: record(played),
        seats: ['free', 'me', 'random'],
        ...more,
      });

    test('goes on here, its seats taken by link, and is copied as it was', async () => {
      const ben = await club.guest('Benjamin');
      const { status, body } = await upload(ben);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'running', uploaded: true, chance: null, you: 1, number: 1 });
      expect(body.seats.map((one: { sitter: { type: string } }) => one.sitter.type)).toEqual([
        'nobody',
        'person',
        'computer',
      ]);
      const table = body.id;
      // Nobody takes back what was played elsewhere.
      expect((await ben.post(`tables/${table}/undo`, { seen: 1, key: someKey() })).body.error).toMatch(
        /nothingBack|movedOn/,
      );
      const later = await until(
        () => info(ben, table),
        ({ waiting, number }) => number > 1 && !waiting.includes(2),
      );
      const anna = await club.guest('Anna');
      await anna.post(`tables/${table}/seats/0`);
      const copy = (await anna.get(`tables/${table}/record`)).body;
      expect(copy).toMatchObject({ chance: null, players: ['Anna', 'Ben', 'Cleo'] });
      // The person who has taken it online knows its seed; the others do not.
      expect(JSON.stringify(copy)).not.toContain('"local"');
      expect(copy.actions.slice(0, 2)).toEqual(played);
      const again = await upload(ben, { record: copy, seats: ['me', 'free', 'free'] });
      expect(again.body).toMatchObject({ status: 'running', waiting: later.waiting });
    });

    test.each<readonly [string, object, string]>([
      ['what the rules forbid', { record: record([{ seat: 1, action: PASS }]) }, 'badRecord'],
      ['what is no record', { record: { format: 'other' } }, 'badRecord'],
      ['a record of a player with secrets', { record: record([], { seed: null }) }, 'badRecord'],
      ['a seed that no database keeps', { record: record([], { seed: 'a\0' }) }, 'badRecord'],
      ['a seed longer than any', { record: record([], { seed: 'x'.repeat(201) }) }, 'badRecord'],
      ['a seed that is no text', { record: record([], { seed: '\ud800' }) }, 'badRecord'],
      ['a title that is not there', { record: record([], { title: '1829' }) }, 'noTitle'],
      ['names that are none', { record: record([], { players: ['\u202eA', 'B', 'C'] }) }, 'badName'],
      ['somebody in two seats', { seats: ['me', 'me', 'free'] }, 'badSeats'],
      ['too few seats', { seats: ['me'] }, 'badSeats'],
    ])('%s is not taken', async (_name, wanted, error) => {
      const anna = await club.guest('Anna');
      expect(await upload(anna, wanted)).toMatchObject({ status: 422, body: { error } });
      expect((await anna.get('tables/mine')).body.tables).toEqual([]);
    });
  });

  describe('what a table agrees to', () => {
    const ask = (player: Player, table: string, kind: string, more: object = {}) =>
      player.post(`tables/${table}/requests`, { kind, ...more });
    const answer = (player: Player, table: string, kind: string, accept: boolean) =>
      player.post(`tables/${table}/requests/answer`, { kind, accept });

    test('an end: all say yes, and everything lies open with its result', async () => {
      const { table, players } = await running(club, { seats: 3 });
      const [first, second, third] = players as [Player, Player, Player];
      await first.act(table, 0, buy('SVN&RR'));
      const line = await third.listen(`${table}:1.0`);
      expect((await ask(await club.guest('Eve'), table, 'end')).body.error).toBe('notSeated');
      await ask(first, table, 'end');
      await line.until('table', ({ request }) => request?.kind === 'end');
      expect((await ask(second, table, 'end')).body.error).toBe('askedAlready');
      expect((await answer(first, table, 'end', true)).body.error).toBe('notAsked');
      await answer(second, table, 'end', true);
      // It stands while the game goes on.
      await second.act(table, 1, PASS);
      expect((await info(third, table)).request).toMatchObject({ kind: 'end', asked: [1, 2], accepted: [1] });
      await answer(third, table, 'end', true);
      const over = await info(first, table);
      expect(over).toMatchObject({ status: 'over', waiting: [], request: null, turns: [] });
      expect(over.result).toEqual({ cause: 'agreement', scores: [800, 800, 800], winners: [0, 1, 2] });
      expect(over.chance.seed).not.toBeNull();
      await line.until(
        'steps',
        ({ number, steps }) => number === 3 && steps.at(-1)?.events.at(-1)?.type === 'gameEnded',
      );
      await line.hangUp();
      expect((await third.act(table, 3, PASS)).body.refusal.reason).toBe('gameOver');
      expect((await first.post(`tables/${table}/leave`)).body.error).toBe('isOver');
      // Said again, or asked again, it is done.
      expect((await answer(second, table, 'end', true)).status).toBe(200);
      expect((await ask(first, table, 'end')).status).toBe(200);
      expect((await answer(second, table, 'end', false)).body.error).toBe('isOver');
      expect((await answer(await club.guest('Eve'), table, 'end', true)).body.error).toBe('notSeated');
      // It is so for people who come later, and in the lists.
      await club.close();
      club = await openClub(place);
      const opening = (await club.stranger().get(`tables/${table}/opening`)).body;
      expect(opening.steps.at(-1).events.at(-1)).toMatchObject({ type: 'gameEnded' });
      const lists = ['tables?status=over', 'tables/mine?status=over'];
      const back = club.stranger();
      back.cookie = first.cookie;
      for (const list of lists) {
        const { tables } = (await back.get(list)).body;
        expect(tables[0]).toMatchObject({ id: table, result: { cause: 'agreement' } });
        const older = (await back.get(`${list}&before=${tables[0].changed}`)).body.tables;
        expect(older.map((one: { id: string }) => one.id)).not.toContain(table);
      }
      expect((await back.get('tables/mine?status=open')).body.tables).toEqual([]);
      const open = [await back.table(), await back.table()];
      expect((await back.get('tables/mine?status=open')).body.tables.length).toBe(open.length);
      expect((await back.get('tables/mine?status=open&most=1')).body.tables.length).toBe(1);
    });

    test('one no ends it, and so does whoever has asked', async () => {
      const { table, first, second } = await two();
      await ask(first, table, 'end');
      await answer(second, table, 'end', false);
      expect(await info(first, table)).toMatchObject({ request: null, status: 'running' });
      await ask(first, table, 'end');
      await answer(first, table, 'end', false);
      expect((await answer(second, table, 'end', true)).body.error).toBe('notAsked');
    });

    test('whoever sits down was not asked, and whoever leaves takes his yes along: it is asked anew', async () => {
      const { table, players } = await running(club, { seats: 3 });
      const [first, second, third] = players as [Player, Player, Player];
      const own = await placeOf(third, table, 2);
      await first.act(table, 0, buy('SVN&RR'));
      await third.post(`tables/${table}/leave`);
      await ask(first, table, 'end');
      const cleo = await club.guest('Cleo');
      await cleo.post(`tables/${table}/seats/${own}`);
      expect(await info(first, table)).toMatchObject({ request: null, status: 'running' });
      expect((await answer(second, table, 'end', true)).body.error).toBe('notAsked');
      // Asked again she has a say; and the yes of somebody who leaves is not the seat's.
      await ask(first, table, 'end');
      expect((await info(first, table)).request).toMatchObject({ asked: [1, 2], accepted: [] });
      await answer(cleo, table, 'end', true);
      await cleo.post(`tables/${table}/handover`, { player: 'calm' });
      expect((await info(first, table)).request).toBeNull();
      await ask(first, table, 'end');
      expect((await info(first, table)).request).toMatchObject({ asked: [1], accepted: [] });
      await answer(second, table, 'end', true);
      expect(await info(first, table)).toMatchObject({ status: 'over' });
    });

    test('nobody sits down between the last yes and what was agreed to', async () => {
      const { table, players } = await running(club, { seats: 3 });
      const [first, second, third] = players as [Player, Player, Player];
      const own = await placeOf(third, table, 2);
      await first.act(table, 0, buy('SVN&RR'));
      await third.post(`tables/${table}/leave`);
      await ask(first, table, 'end');
      const cleo = await club.guest('Cleo');
      const [yes, seat] = await Promise.all([
        answer(second, table, 'end', true),
        cleo.post(`tables/${table}/seats/${own}`),
      ]);
      const { status, you } = await info(cleo, table);
      // Either it was over before she sat down, or she sits there and it goes on.
      expect([yes.status === 200, seat.status === 200, status, you]).toEqual(
        seat.status === 200 ? [false, true, 'running', own] : [true, false, 'over', null],
      );
    });

    test('a table at which nothing was played is taken away', async () => {
      const { table, first, second } = await two();
      await ask(first, table, 'end');
      expect((await answer(second, table, 'end', true)).status).toBe(200);
      expect((await first.get(`tables/${table}`)).status).toBe(404);
    });

    test('whoever plays at a table that is just taken away is told so, and nobody else hears of it', async () => {
      const gone = await two();
      const other = await two();
      for (const { first, table } of [gone, other]) await first.get(`tables/${table}/opening`);
      await club.store.games.remove(gone.table);
      const [late, played] = await Promise.all(
        [gone, other].map(({ first, table }) => first.act(table, 0, { type: 'pass' })),
      );
      expect(late).toMatchObject({ status: 404, body: { error: 'noTable' } });
      expect(played?.body).toEqual({ number: 1 });
    });

    test('nobody is thrown out who has only just been asked; nor is time stopped where none runs', async () => {
      const { table, first, second } = await two();
      const own = await placeOf(first, table, 0);
      expect((await ask(second, table, 'free', { place: own })).body.error).toBe('notWaiting');
      expect((await ask(second, table, 'free', { place: 9 })).body.error).toBe('noSeat');
      expect((await ask(second, table, 'pause')).body.error).toBe('noClock');
      expect((await second.post(`tables/${table}/resume`)).body.error).toBe('noClock');
    });
  });
});
