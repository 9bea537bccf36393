/** A game that comes to its end: everything lies open, and the seed can be checked. */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import { isRefusal, RECORD_VERSION } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceIn, chanceProblem, commitmentTo } from '../src/tables/chance.ts';
import { recordOfGame } from '../src/tables/keptGame.ts';
import { type Club, openClub, type Player } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

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

/** Three players at a table whose secret and contributions are the same in every run of the test. */
async function alwaysTheSame(): Promise<{ readonly table: string; readonly players: readonly Player[] }> {
  const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => club.guest(name)));
  const [anna, ...others] = people as [Player, ...Player[]];
  const { person } = (await anna.get('me')).body;
  const table = 'ending';
  const contribution = (name: string) => `chance-of-${name}-at-the-table`;
  await club.store.games.add(
    {
      id: table,
      title: '1853',
      name: 'Evening',
      owner: person.id,
      size: 3,
      listed: true,
      options: {},
      version: RECORD_VERSION,
      secret: 'known',
      commitment: commitmentTo('known'),
      created: 1,
    },
    { person: person.id, name: person.name, contribution: contribution('anna') },
  );
  for (const [index, other] of others.entries())
    await other.post(`tables/${table}/join`, { contribution: contribution(String(index)) });
  const seats: readonly { seat: number }[] = (await anna.get(`tables/${table}`)).body.seats;
  return {
    table,
    players: seats.map((_, seat) => people[seats.findIndex((one) => one.seat === seat)] as Player),
  };
}

/** Put all but the last action of a random game into the store, as if it had been played. */
async function nearlyOver(table: string) {
  const game = await club.store.games.byId(table);
  const loaded = await titleNamed('1853')?.load();
  if (!game?.seed || loaded?.family !== 'eighteen') throw new Error('there is no such game');
  const start = loaded.table.setup(recordOfGame(game, game.seed, []));
  if (isRefusal(start)) throw new Error(start.reason);
  const player = randomPlayer(await eighteenHabits(loaded), 'whole');
  const { state, actions, trouble } = playWholeGame(loaded.table, start, player, { seed: 'whole' });
  if (trouble !== undefined) throw new Error(trouble);
  const kept = await club.store.entries.append(
    {
      game: table,
      number: 1,
      keeps: 0,
      steps: actions.slice(0, -1),
      over: false,
      person: null,
      key: null,
      at: 1,
    },
    { waiting: [actions.at(-1)?.seat ?? 0], result: null, instructions: [] },
  );
  expect(kept).toBe(true);
  return { last: actions.at(-1), result: state.result, count: actions.length };
}

test('a finished game lies open, is listed with its result, and its seed is what was promised', async () => {
  const { table, players } = await alwaysTheSame();
  const promised = (await club.stranger().get(`tables/${table}`)).body.chance;
  expect(promised).toMatchObject({ secret: null, seed: null });
  const { last, result, count } = await nearlyOver(table);
  const watcher = club.stranger();
  const before = (await watcher.get(`tables/${table}/record`)).body;
  expect(before.seed).toBeNull();
  const line = await watcher.listen(`${table}:1.0`);
  await line.until('presence');

  const player = players[last?.seat ?? 0];
  expect((await player?.act(table, 1, last?.action))?.body).toEqual({ number: 2 });
  // A spectator sees from the start on what was secret.
  const { data } = await line.until('steps');
  expect(data).toMatchObject({ number: 2, from: 0 });
  expect(data.steps).toHaveLength(count);
  expect(Object.keys(data.start.secrets)).toContain('table');
  // And hears that it is over, with what was sealed: nobody has to ask for it, or come again.
  await expect.poll(() => line.of('table').at(-1)).toMatchObject({ status: 'over', result });
  expect(chanceProblem(line.of('table').at(-1)?.chance, line.of('table').at(-1)?.chance.seed)).toBeNull();
  await line.hangUp();

  const info = (await player?.get(`tables/${table}`))?.body;
  expect(info).toMatchObject({ status: 'over', result, waiting: [] });
  expect((await player?.get('tables/mine'))?.body.tables[0]).toMatchObject({ id: table, result });
  expect(info.chance).toMatchObject({ commitment: promised.commitment, seedHash: promised.seedHash });

  const record = (await watcher.get(`tables/${table}/record`)).body;
  const chance = chanceIn(record);
  expect(readRecord(record)).toMatchObject({ seed: chance?.seed, actions: { length: count } });
  expect(chance && chanceProblem(chance, record.seed)).toBeNull();
  expect((await player?.act(table, 2, last?.action))?.body.refusal).toMatchObject({ reason: 'gameOver' });
});
