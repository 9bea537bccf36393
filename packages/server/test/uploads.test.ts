/** A game that comes from elsewhere: what its uploader may know, and what is redrawn so that he does not. */
import { isProblem, isRefusal, lastSeed, Room, type Seat } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chanceIn, chanceProblem, commitmentTo } from '../src/tables/chance.ts';
import { Hall } from '../src/tables/hall.ts';
import { playable } from '../src/tables/playable.ts';
import { Uploads } from '../src/tables/uploads.ts';
import { type Club, openClub, type Player } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const PLAYERS = ['Anna', 'Ben', 'Cleo'];

/** A Benelux of one screen in which everybody has chosen his orders and his city, and its room. */
async function begun(version: number, steps = 6): Promise<Room> {
  const setup = { players: PLAYERS, seed: 'kitchen table', options: { drawSeats: false }, version };
  const table = await playable('benelux');
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const room = new Room(table, setup, start);
  const act = (seat: Seat, action: object) => {
    if (room.length < steps) expect(room.act(seat, action, room.length)).toBeNull();
  };
  for (const seat of PLAYERS.keys()) {
    const { cards } = room.state.secrets[seat] as { readonly cards: readonly string[] };
    act(seat, { type: 'keepOrders', cards: cards.slice(0, 3) });
    act(seat, { type: 'chooseStart', city: 'bruessel' });
  }
  return room;
}

const deckOf = (room: Room): readonly string[] =>
  (room.state.secrets.table as { readonly deck: readonly string[] }).deck;

describe.each(DATABASES)('uploads, %s', (_, start) => {
  let database: Database;
  let club: Club;
  let anna: Player;
  beforeAll(async () => {
    database = await start();
    club = await openClub(await database.fresh());
    anna = await club.guest('Anna');
  });
  afterAll(async () => {
    await club?.close();
    await database?.end();
  });

  const upload = async (record: object, more: object = {}) => {
    const seats = ['me', 'free', 'free'];
    const { status, body } = await anna.post('tables/uploads', {
      name: 'Kitchen',
      listed: false,
      record,
      seats,
      ...more,
    });
    expect(status).toBe(200);
    return body;
  };
  /** The game that the server plays, as its record says it when it is over. */
  const ended = async (table: string) => {
    await anna.post(`tables/${table}/requests`, { kind: 'end' });
    const record = (await anna.get(`tables/${table}/record`)).body;
    const read = readRecord(record);
    if (isProblem(read)) throw new Error(read.problem);
    const room = Room.replay(await playable(read.title), read);
    if (!(room instanceof Room)) throw new Error(room.refusal.reason);
    return { record, read, room };
  };

  test.each([4, 5])('hidden cards get a chance that was sealed, version %i', async (version) => {
    const local = await begun(version);
    const table = await upload(local.whole);
    expect(table).toMatchObject({
      uploaded: true,
      foreknown: 'before',
      chance: { contributions: [], secret: null, seed: null },
    });
    // People who might sit down hear of it, and nobody hears the seed.
    const ben = await club.guest('Ben');
    expect((await ben.get(`tables/${table.id}`)).body.foreknown).toBe('before');
    const kept = await club.store.games.byId(table.id);
    expect(commitmentTo(kept?.secret ?? '')).toBe(table.chance.commitment);
    for (const path of ['', '/opening', '/record', '/glance'])
      for (const eye of [anna, ben]) {
        const said = JSON.stringify((await eye.get(`tables/${table.id}${path}`)).body);
        expect(said).not.toContain('redraw"');
        expect(said).not.toContain(kept?.secret);
      }
    const { record, read, room } = await ended(table.id);
    const chance = chanceIn(record);
    expect(chance && chanceProblem(chance, lastSeed(read))).toBeNull();
    expect(chance?.commitment).toBe(table.chance.commitment);
    expect(read.version).toBe(version);
    // What the uploader knew of the deck is not how it lies; the hands are those that were dealt.
    expect(deckOf(room)).not.toEqual(deckOf(local));
    expect([...deckOf(room)].sort()).toEqual([...deckOf(local)].sort());
    for (const seat of PLAYERS.keys()) expect(room.state.secrets[seat]).toEqual(local.state.secrets[seat]);
  });

  test('where nobody draws anew it says that everything may be known', async () => {
    const local = await begun(5);
    const table = await upload(local.whole, { redraw: false });
    expect(table).toMatchObject({ uploaded: true, foreknown: 'everything', chance: null });
    // What was played elsewhere nobody takes back: the page is told which steps these are.
    expect((await anna.get(`tables/${table.id}/opening`)).body.foreign).toEqual([0, 1]);
    expect((await anna.post(`tables/${table.id}/undo`, { seen: 1, key: 'back-elsewhere' })).body.error).toBe(
      'nothingBack',
    );
    // Only what a computer player will say is nobody's: it is the same at every node, and not what the seed tells.
    const halls = [new Hall(club.store), new Hall(club.store)];
    const seeds = halls.map(async (hall) => {
      const live = await hall.live(table.id);
      return (await live.question(1, live.number))?.seed;
    });
    const [one, other] = await Promise.all(seeds);
    expect(one).toBe(other);
    expect(one).not.toBe(local.asked(1, local.length).seed);
    for (const hall of halls) await hall.close();
    const { read, room } = await ended(table.id);
    expect(lastSeed(read)).toBe('kitchen table');
    expect(deckOf(room)).toEqual(deckOf(local));
  });

  /** Somebody else sits down in a free seat. */
  const joined = async (table: string, name: string, place: number): Promise<Player> => {
    const player = await club.guest(name);
    expect((await player.post(`tables/${table}/seats/${place}`)).status).toBe(200);
    return player;
  };
  const ask = (player: Player, table: string) => player.post(`tables/${table}/requests`, { kind: 'redraw' });
  const answer = (player: Player, table: string, accept: boolean) =>
    player.post(`tables/${table}/requests/answer`, { kind: 'redraw', accept });
  const infoOf = async (player: Player, table: string) => (await player.get(`tables/${table}`)).body;

  test('in the middle of a game a table agrees to draw anew what is still hidden, as often as it likes', async () => {
    const local = await begun(5);
    const { id } = await upload(local.whole, { redraw: false });
    const ben = await joined(id, 'Ben', 1);
    const seen = async (player: Player) => (await player.get(`tables/${id}/opening`)).body;
    const before = await Promise.all([anna, ben].map(seen));
    const line = await anna.listen(`${id}:${before[0].number}.0`);
    await line.until('presence');

    // Somebody says no, and nothing happens.
    expect((await ask(ben, id)).status).toBe(200);
    expect(await infoOf(anna, id)).toMatchObject({ request: { kind: 'redraw' }, foreknown: 'everything' });
    expect((await answer(anna, id, false)).status).toBe(200);
    expect(await infoOf(anna, id)).toMatchObject({ request: null, foreknown: 'everything', chance: null });
    expect((await seen(ben)).number).toBe(before[1].number);

    expect((await ask(anna, id)).status).toBe(200);
    expect((await answer(ben, id, true)).status).toBe(200);
    const first = await infoOf(ben, id);
    expect(first).toMatchObject({ request: null, foreknown: 'before', chance: { contributions: [] } });
    const { data } = await line.until('steps', ({ number }) => number === before[0].number + 1);
    expect(data.steps.at(-1).redrawn).toBe(true);
    // Each sees the game as before, but for the word that it was done.
    const withoutWord = ({ steps, ...rest }: { steps: { redrawn?: boolean }[]; number: number }) => ({
      ...rest,
      number: 0,
      steps: steps.map(({ redrawn: _, ...step }) => step),
    });
    const after = await Promise.all([anna, ben].map(seen));
    expect(after.map(withoutWord)).toEqual(before.map(withoutWord));
    const kept = await club.store.games.byId(id);
    const carla = await club.guest('Carla');
    for (const path of ['', '/opening', '/record', '/glance'])
      for (const eye of [anna, ben, carla]) {
        const said = JSON.stringify((await eye.get(`tables/${id}${path}`)).body);
        expect(said).not.toContain('redraw"');
        expect(said).not.toContain(kept?.secret);
      }

    // Once more it is another one, and told before it is known.
    await ask(ben, id);
    await answer(anna, id, true);
    const second = await infoOf(ben, id);
    expect(second.chance.seedHash).not.toBe(first.chance.seedHash);
    expect(second.chance.commitment).toBe(first.chance.commitment);
    await line.hangUp();
    await ben.post(`tables/${id}/leave`);
    const { record, read, room } = await ended(id);
    const chance = chanceIn(record);
    expect(chance && chanceProblem(chance, lastSeed(read))).toBeNull();
    expect(chance?.seedHash).toBe(second.chance.seedHash);
    expect(deckOf(room)).not.toEqual(deckOf(local));
    expect([...deckOf(room)].sort()).toEqual([...deckOf(local)].sort());
    for (const seat of PLAYERS.keys()) expect(room.state.secrets[seat]).toEqual(local.state.secrets[seat]);
  });

  test('what was drawn anew cannot be taken back, and is the same after the game was made again', async () => {
    const local = await begun(5);
    const { id } = await upload(local.whole, { redraw: false });
    await ask(anna, id);
    const halls = [new Hall(club.store), new Hall(club.store)];
    const whole = async (hall: Hall) => {
      const live = await hall.live(id);
      return (await live.question(0, live.number))?.seed;
    };
    const [one, other] = await Promise.all(halls.map(whole));
    expect(one).toBe(other);
    expect(one).not.toBe(local.asked(0).seed);
    const { number } = await infoOf(anna, id);
    const undone = await anna.post(`tables/${id}/undo`, { seen: number, key: 'take-it-back' });
    expect(undone.body.error).toBe('nothingBack');
    for (const hall of halls) await hall.close();
  });

  test('where nothing is hidden computer players have a chance that their uploader does not know', async () => {
    const setup = { players: PLAYERS, seed: 'kitchen table', options: { drawSeats: false }, version: 5 };
    const table = await playable('1830');
    const start = table.setup(setup);
    if (isRefusal(start)) throw new Error(start.reason);
    const local = new Room(table, setup, start);
    expect(local.act(0, { type: 'pass' }, 0)).toBeNull();
    // Also where whoever uploads it does not want that.
    const { id, foreknown } = await upload(local.whole, { redraw: false, seats: ['me', 'calm', 'free'] });
    expect(foreknown).toBeNull();
    const hall = new Hall(club.store);
    const seeds = async () => {
      const live = await hall.live(id);
      await live.learn();
      return (await live.question(2, live.number))?.seed;
    };
    const drawn = await seeds();
    expect(drawn).not.toBe(local.asked(2, (await hall.live(id)).number).seed);
    expect(drawn).toMatch(/./);
    expect((await ask(anna, id)).status).toBe(200);
    expect(await seeds()).not.toBe(drawn);
    await hall.close();
  });

  test('a table is not asked where there is nothing to draw', async () => {
    const { id } = await upload((await begun(5, 0)).whole, { redraw: false });
    expect((await ask(anna, id)).body.error).toBe('notPlayed');
    expect((await infoOf(anna, id)).request).toBeNull();
    // Not even when somebody has sat down meanwhile, which is no step of the game.
    const ben = await joined(id, 'Ben', 1);
    await ask(ben, id);
    expect((await answer(anna, id, true)).body.error).toBe('notPlayed');
    expect((await infoOf(anna, id)).request).toBeNull();
    const own = await anna.table({ seats: 2 });
    const carla = await club.guest('Carla');
    await carla.join(own);
    expect((await ask(anna, own)).body.error).toBe('drawnHere');
  });

  test('a long one is played through in pieces, between which others have their turn, also where its end is wrong', async () => {
    const setup = { players: PLAYERS, seed: 'kitchen table', options: {}, version: 5 };
    const table = await playable('1830');
    const start = table.setup(setup);
    if (isRefusal(start)) throw new Error(start.reason);
    const room = new Room(table, setup, start);
    while (room.length < 100) {
      const [seat = 0] = room.waiting;
      if (room.act(seat, { type: 'pass' }, room.length) === null) continue;
      const [offer] = room.offers(seat, room.length) ?? [];
      if (!offer || !('action' in offer)) throw new Error('nothing to do');
      expect(room.act(seat, offer.action, room.length)).toBeNull();
    }
    const { whole } = room;
    const last = whole.actions.at(-1) as (typeof whole.actions)[number];
    const person = await club.store.people.byId((await anna.get('me')).body.person.id);
    if (!person) throw new Error('nobody');
    const uploads = new Uploads(club.store, () => undefined);
    // Every piece takes long; how often others had their turn, as each began.
    let [now, turns, isDone] = [0, 0, false];
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const pieces: number[] = [];
    const { follow } = Room.prototype;
    const followed = vi.spyOn(Room.prototype, 'follow').mockImplementation(function (this: Room, record) {
      pieces.push(turns);
      return follow.call(this, record);
    });
    const atOnce = vi.spyOn(Room, 'replay');
    const others = () => {
      turns++;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    const wanted = {
      name: 'Kitchen',
      listed: false,
      seats: ['me', 'free', 'free'],
      redraw: true,
      time: null,
    } as const;
    try {
      for (const actions of [
        whole.actions,
        [...whole.actions.slice(0, -1), { ...last, action: { type: 'nonsense' } }],
      ]) {
        pieces.length = 0;
        const outcome = await uploads
          .take(person, { ...wanted, record: { ...whole, actions } })
          .catch(String);
        if (actions !== whole.actions) expect(outcome).toContain('no record of a game');
        expect(pieces.length).toBeGreaterThan(4);
        expect(new Set(pieces).size).toBe(pieces.length);
        expect(atOnce).not.toHaveBeenCalled();
      }
    } finally {
      isDone = true;
      for (const one of [clock, followed, atOnce]) one.mockRestore();
    }
  });

  test('where nothing was played everything is drawn here', async () => {
    const local = await begun(4, 0);
    const table = await upload(local.whole);
    expect(table).toMatchObject({ uploaded: true, foreknown: null, number: 0 });
    const opening = (await anna.get(`tables/${table.id}/opening`)).body;
    const seat = opening.start.players.indexOf('Anna');
    expect(opening.start.secrets[seat].cards).not.toEqual(local.view([seat]).secrets[seat]);
    const kept = await club.store.games.byId(table.id);
    expect(kept?.seed).not.toBe('kitchen table');
  });

  test('a game in which nothing is hidden says nothing', async () => {
    const record = {
      format: 'kursbuch',
      version: 4,
      title: '1830',
      players: PLAYERS,
      seed: 'kitchen table',
      options: {},
      actions: [],
    };
    expect(await upload(record)).toMatchObject({ uploaded: true, foreknown: null, chance: null });
  });

  test('a seed of another chance that no database keeps is none', async () => {
    const { whole } = await begun(5);
    for (const redraw of ['\ud800', 'x'.repeat(201)]) {
      const actions = whole.actions.map((one, index) => (index === 5 ? { ...one, redraw } : one));
      const { body } = await anna.post('tables/uploads', {
        name: 'Kitchen',
        listed: false,
        record: { ...whole, actions },
        seats: ['me', 'free', 'free'],
      });
      expect(body.error).toBe('badRecord');
    }
  });
});
