/** A game that comes from elsewhere: what its uploader may know, and what is drawn anew so that he does not. */
import { isProblem, isRefusal, lastSeed, Room, type Seat } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceIn, chanceProblem, commitmentTo } from '../src/tables/chance.ts';
import { playable } from '../src/tables/playable.ts';
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
    // It is told to whoever might sit down, and the seed to nobody.
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
    const { read, room } = await ended(table.id);
    expect(lastSeed(read)).toBe('kitchen table');
    expect(deckOf(room)).toEqual(deckOf(local));
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
