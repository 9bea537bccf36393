/** Who gets a notice of what happens at their table while away, and how often. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address, Delivery } from '../src/store/notices.ts';
import { type Club, openClub, type Player, running } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

const PASS = { type: 'pass' };
const bid = (amount: number) => ({ type: 'bid', private: 'C&A', amount });
const LATER = Date.now() + 10 ** 9;

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

const CHANNEL: Address = {
  id: 'channel',
  person: '',
  game: null,
  way: 'webhook',
  target: 'https://example.org/',
  keys: null,
  language: 'en',
  trouble: null,
  created: 0,
};

/** From now on this player can be told. */
async function reachable(player: Player): Promise<string> {
  const { id } = (await player.get('me')).body.person;
  await club.store.notices.addAddress({ ...CHANNEL, id: `address of ${id}`, person: id });
  return id;
}

/** Which notices are due by now, and are sent with it. */
async function told(): Promise<readonly Pick<Delivery, 'kind' | 'person'>[]> {
  const deliveries = await club.store.notices.take(LATER, 1, 100);
  for (const { id } of deliveries) await club.store.notices.box.finish(id, LATER);
  return deliveries.map(({ kind, person }) => ({ kind, person }));
}

test('with the start who has the first turn is told that, the others that it has begun, whoever began it nothing', async () => {
  const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => club.guest(name)));
  if (!anna || !ben || !cleo) throw new Error('nobody came');
  const ids = await Promise.all([anna, ben, cleo].map(reachable));
  const table = await anna.table({ seats: 3 });
  await ben.join(table);
  expect(await told()).toEqual([]);
  await cleo.join(table);
  const { seats, waiting } = (await anna.get(`tables/${table}`)).body;
  const first = seats.find(({ seat }: { seat: number }) => waiting.includes(seat)).place;
  const expected = [0, 1].map((place) => ({ kind: place === first ? 'turn' : 'full', person: ids[place] }));
  expect((await told()).toSorted((a, b) => ids.indexOf(a.person) - ids.indexOf(b.person))).toEqual(expected);
});

test('somebody is told once that it is his turn, whatever others take back and play again', async () => {
  const { table, players } = await running(club);
  const [first, second] = players as [Player, Player];
  const ids = await Promise.all(players.map(reachable));
  await first.act(table, 0, PASS);
  expect(await told()).toEqual([{ kind: 'turn', person: ids[1] }]);
  await first.post(`tables/${table}/undo`, { seen: 1, key: 'undo-undo' });
  await first.act(table, 2, bid(165));
  expect(await told()).toEqual([]);
  await second.act(table, 3, bid(170));
  expect(await told()).toEqual([{ kind: 'turn', person: ids[0] }]);
  await first.act(table, 4, bid(175));
  expect(await told()).toEqual([{ kind: 'turn', person: ids[1] }]);
});

test('whoever is asked to take back is told', async () => {
  const { table, players } = await running(club);
  const [first, second] = players as [Player, Player];
  const [, id] = await Promise.all(players.map(reachable));
  await first.act(table, 0, PASS);
  await second.act(table, 1, PASS);
  await told();
  const { body } = await first.post(`tables/${table}/undo`, { seen: 2, key: 'undo-undo' });
  expect(body.asked).toEqual([1]);
  expect(await told()).toEqual([{ kind: 'undo', person: id }]);
});

test('whoever is asked to end the game or to pause is told once, and a channel of the table too', async () => {
  const time = { kind: 'days', days: 3, atEnd: 'remind' };
  const { table, players } = await running(club, { seats: 3, time });
  const [first, second, third] = players as [Player, Player, Player];
  const ids = await Promise.all(players.map(reachable));
  await club.store.notices.addAddress({ ...CHANNEL, person: ids[0] ?? '', game: table });
  const toldNow = async () => {
    const deliveries = await club.store.notices.take(LATER, 1, 100);
    for (const { id } of deliveries) await club.store.notices.box.finish(id, LATER);
    return deliveries
      .map(({ kind, address, details }) => [
        kind,
        address.game ? 'table' : ids.indexOf(address.person),
        details,
      ])
      .toSorted((one, other) => String(one[1]).localeCompare(String(other[1])));
  };
  await toldNow();
  const ask = (player: Player, kind: string) => player.post(`tables/${table}/requests`, { kind });
  const answer = (player: Player, kind: string, accept: boolean) =>
    player.post(`tables/${table}/requests/answer`, { kind, accept });

  expect((await ask(first, 'end')).status).toBe(200);
  const [one, two] = [1, 2].map((seat) => ['request', seat, { asks: 'end' }]);
  expect(await toldNow()).toEqual([one, two, ['request', 'table', { asks: 'end' }]]);
  // Nobody gets a notice of answers, and nobody gets one of the same question twice: asked again, also after a no.
  await answer(second, 'end', true);
  await ask(first, 'end');
  const { request } = (await first.get(`tables/${table}`)).body;
  expect(request).toMatchObject({ asked: [1, 2], accepted: [1] });
  await answer(third, 'end', false);
  await ask(first, 'end');
  expect(await toldNow()).toEqual([]);
  // Another question is.
  await answer(first, 'end', false);
  await ask(third, 'pause');
  expect(await toldNow()).toEqual([
    ['request', 0, { asks: 'pause' }],
    ['request', 1, { asks: 'pause' }],
    ['request', 'table', { asks: 'pause' }],
  ]);
});
