/** Several nodes on one database, and a database that goes away and comes back. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Place } from '../src/index.ts';
import { type Club, openClub, Player, running, someKey } from './club.ts';
import { type Database, postgresDatabase } from './databases.ts';

const PASS = { type: 'pass' };
const bid = (amount: number) => ({ type: 'bid', private: 'C&A', amount });

let database: Database;
let place: Place;
let one: Club;
let other: Club;
beforeAll(async () => {
  database = await postgresDatabase();
  place = await database.fresh();
  one = await openClub(place);
  other = await openClub(place);
});
afterAll(async () => {
  await one?.close();
  await other?.close();
  await database?.end();
});

/** The same person at another node. */
function at(club: Club, { cookie }: Player): Player {
  const player = new Player(club.address);
  player.cookie = cookie;
  return player;
}

test('any node serves any game: what one has played the other goes on with', async () => {
  const { table, players } = await running(one);
  const [first, second] = players as [Player, Player];
  // Both hold the game in memory before anything happens.
  await Promise.all([first.get(`tables/${table}/opening`), at(other, second).get(`tables/${table}/opening`)]);
  expect((await first.act(table, 0, PASS)).body).toEqual({ number: 1 });
  // The other node has not heard of it, and yet nothing is played on top of what it knows.
  expect((await at(other, first).act(table, 0, bid(200))).body).toMatchObject({
    error: 'movedOn',
    steps: { number: 1, from: 0, steps: [{ action: PASS }] },
  });
  expect((await at(other, second).act(table, 1, PASS)).body).toEqual({ number: 2 });
  const openings = await Promise.all(
    [first, at(other, first)].map(async (player) => (await player.get(`tables/${table}/opening`)).body),
  );
  expect(openings[0].number).toBe(2);
  expect(openings[1]).toEqual(openings[0]);
});

test('of posts to both nodes at once one wins, and a post that goes to both is done once', async () => {
  const { table, players } = await running(one);
  const [first, second] = players as [Player, Player];
  const everywhere = (player: Player) => [player, at(other, player)];
  let number = 0;
  for (let turn = 0; turn < 10; turn++) {
    const player = turn % 2 === 0 ? first : second;
    const amounts = [165 + turn * 10, 170 + turn * 10];
    const answers = await Promise.all(
      everywhere(player).map((self, index) => self.act(table, number, bid(amounts[index] ?? 0))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    number++;
  }
  const key = someKey();
  const posts = everywhere(first).map((self) => self.act(table, number, PASS, key));
  for (const { body } of await Promise.all(posts)) expect(body).toEqual({ number: number + 1 });
  const { body } = await at(other, second).get(`tables/${table}/opening`);
  expect(body.steps).toHaveLength(11);
});

test('whoever follows at a node is told what another has played when that node learns of it', async () => {
  const { table, players } = await running(one);
  const [first, second] = players as [Player, Player];
  const line = await at(other, second).listen(`${table}:0.0`);
  await line.until('presence');
  await first.act(table, 0, PASS);
  await at(other, second).act(table, 1, PASS);
  await line.until('steps', ({ number }) => number === 2);
  expect(line.of('steps').flatMap(({ steps }) => steps)).toHaveLength(2);
  await line.hangUp();
});

test('connections that are cut are made again: nothing acknowledged is lost, nothing is done twice', async () => {
  if (!('url' in place)) throw new Error('no address');
  const { table, players } = await running(one);
  // Not to the database whose connections are cut.
  const elsewhere = new URL(place.url);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const administrator = new pg.Client({ connectionString: elsewhere.href });
  await administrator.connect();
  const cut = () =>
    administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const turns = 12;
  for (let turn = 0; turn < turns; turn++) {
    const player = players[turn % 2] as Player;
    const key = someKey();
    const post = () => player.act(table, turn, bid(165 + turn * 5), key);
    let [answer] = await Promise.all([post(), cut()]);
    // As a client does: the same post until it is answered.
    while (answer.status === 503) answer = await post();
    expect([answer.status, answer.body]).toEqual([200, { number: turn + 1 }]);
  }
  await administrator.end();
  const { body } = await at(other, players[0] as Player).get(`tables/${table}/opening`);
  expect(body.steps.map(({ action }: { action: { amount: number } }) => action.amount)).toEqual(
    Array.from({ length: turns }, (_, turn) => 165 + turn * 5),
  );
});
