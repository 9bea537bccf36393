/** Several nodes look for tables at which somebody has to do something: each table is looked after by one of them. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Place, type Store } from '../src/index.ts';
import { Clockwork } from '../src/tables/clockwork.ts';
import { Hall } from '../src/tables/hall.ts';
import { type Club, openClub, running } from './club.ts';
import { type Database, postgresDatabase } from './databases.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TIME = { kind: 'days', days: 1, atEnd: 'computer', player: 'steady' };
const LEASE = 15_000;

let database: Database;
let place: Place;
let club: Club;
const stores: Store[] = [];
beforeAll(async () => {
  database = await postgresDatabase();
  place = await database.fresh();
  club = await openClub(place);
  stores.push(await openStore(place), await openStore(place));
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await club?.close();
  await database?.end();
});

/** A node that looks when it is told to, and notes at which tables a computer player was asked. */
function node(store: Store, asked: string[]): Clockwork {
  const thinker = {
    async think({ seed }: { seed: string }) {
      asked.push(seed);
      return { type: 'pass' };
    },
    close: async () => undefined,
  };
  const failed = (error: unknown) => {
    throw error;
  };
  return new Clockwork(store, new Hall(store), thinker, failed, { tick: DAY });
}

const tables = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await running(club, { time: TIME })).table));

test('each due clock is acted on once, whichever nodes look at the same moment', async () => {
  // More than one node takes at once.
  const ids = await tables(60);
  // After every deadline, and before the next ones.
  const now = Date.now() + DAY;
  const asked: string[] = [];
  const nodes = stores.map((store) => node(store, asked));
  await Promise.all(nodes.map((one) => one.look(undefined, now)));
  if (asked.length < ids.length) await nodes[0]?.look(undefined, now);
  expect(asked).toHaveLength(ids.length);
  expect(new Set(asked).size).toBe(ids.length);
  for (const id of ids) expect((await club.store.games.byId(id))?.number).toBe(1);
  await Promise.all(nodes.map((one) => one.close()));
});

test('a node that hangs while it takes some keeps nobody from the others', async () => {
  if (!('url' in place)) throw new Error('no address');
  const [held = '', ...free] = await tables(4);
  const ids = [held, ...free];
  const hanging = new pg.Client({ connectionString: place.url });
  await hanging.connect();
  try {
    await hanging.query('begin');
    await hanging.query('update games set due = due + 1 where id = $1', [held]);
    const now = Date.now() + 25 * HOUR;
    const taken = await stores[0]?.games.takeDue(now, LEASE, { ids, most: 10 });
    expect(taken?.toSorted()).toEqual(free.toSorted());
    // When its connection is gone, so is its hold.
    await hanging.query('rollback');
    expect(await stores[1]?.games.takeDue(now, LEASE, { ids, most: 10 })).toEqual([held]);
  } finally {
    await hanging.end();
  }
});

test('what a node has taken that died is taken by another when its time is over, and not before', async () => {
  const ids = await tables(1);
  const now = Date.now() + 25 * HOUR;
  const take = (at: number) => stores[1]?.games.takeDue(at, LEASE, { ids, most: 10 });
  expect(await stores[0]?.games.takeDue(now, LEASE, { ids, most: 10 })).toEqual(ids);
  expect(await take(now)).toEqual([]);
  expect(await take(now + LEASE - 1)).toEqual([]);
  expect(await take(now + LEASE)).toEqual(ids);
});

test('no more are taken at once than are asked for, those longest due first', async () => {
  const ids = await tables(3);
  const now = Date.now() + 25 * HOUR;
  const [latest = '', second = '', first = ''] = ids;
  for (const [index, id] of [first, second, latest].entries())
    await club.store.games.setDue(id, 0, now - 100 + index);
  const take = () => stores[0]?.games.takeDue(now, LEASE, { ids, most: 2 });
  expect((await take())?.toSorted()).toEqual([first, second].toSorted());
  expect(await take()).toEqual([latest]);
});
