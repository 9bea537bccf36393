/** How games end for whom: kept with the end, taken back with it, filled in where an earlier program has ended them. */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import { isRefusal, RECORD_VERSION, Room } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Place } from '../src/index.ts';
import { embedded } from '../src/store/embedded.ts';
import type { Game } from '../src/store/game.ts';
import { postgres } from '../src/store/postgres.ts';
import type { Schema } from '../src/store/schema.ts';
import { fillMissing } from '../src/tables/fillingIn.ts';
import { recordOfGame } from '../src/tables/keptGame.ts';
import { playable } from '../src/tables/playable.ts';
import { resultsOf } from '../src/tables/results.ts';
import { type Player, running } from './club.ts';
import { DATABASES } from './databases.ts';
import { oneClub } from './oneClub.ts';

const PASS = { type: 'pass' };

const sitting = (place: number, seat: number, more: Partial<Game['seats'][number]> = {}) => ({
  place,
  seat,
  person: `person ${seat}`,
  name: `Name ${seat}`,
  contribution: '',
  player: null,
  sitter: null,
  former: null,
  ...more,
});

/** A game of players who take anything, to its end. */
async function wholeGame() {
  const loaded = await titleNamed('1830')?.load();
  if (loaded?.family !== 'eighteen') throw new Error('there is no such title');
  const setup = { players: ['Anna', 'Ben', 'Cleo'], seed: 'course', options: {} };
  const start = loaded.table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const player = randomPlayer(await eighteenHabits(loaded), 'whole');
  const { actions, state } = playWholeGame(loaded.table, start, player, { seed: 'whole' });
  if (!state.result) throw new Error('it did not end');
  const table = await playable('1830');
  const seats = setup.players.map((name, place) => sitting(place, state.players.indexOf(name), { name }));
  const record = recordOfGame(
    { title: '1830', version: RECORD_VERSION, options: {}, seats },
    'course',
    actions,
  );
  const room = Room.replay(table, record);
  if (!(room instanceof Room)) throw new Error(`stopped at ${room.index}`);
  return { table, room, state, result: state.result, seats, record };
}

describe('what is kept of an end', () => {
  const ended = (
    scores: readonly number[],
    more: object = {},
    seats = scores.map((_, seat) => sitting(seat, seat)),
  ) => resultsOf({ id: 'game', title: '1830', seats }, { cause: 'bank', scores, ...more }, 7, null);

  test('says the rank, and by how much', () => {
    expect(ended([400, 900, 850]).map(({ rank, score, lead }) => [rank, score, lead])).toEqual([
      [3, 400, -500],
      [1, 900, 50],
      [2, 850, -50],
    ]);
    expect(ended([5, 5, 3]).map(({ rank, lead }) => [rank, lead])).toEqual([
      [1, 0],
      [1, 0],
      [3, -2],
    ]);
  });

  test('takes the winner from the rules', () => {
    expect(ended([250, 262, 90], { winners: [0] }).map(({ rank, lead }) => [rank, lead])).toEqual([
      [1, -12],
      [2, 12],
      [3, -160],
    ]);
  });

  test('names whoever has left the seat to a computer player, and the player; nobody where the seat is free', () => {
    const seats = [
      sitting(0, 1, { person: null, player: 'steady', former: 'anna' }),
      sitting(1, 0, { person: null, player: 'calm' }),
      sitting(2, 2, { person: null, former: 'ben' }),
    ];
    expect(ended([1, 2, 3], {}, seats).map(({ seat, person, player }) => [seat, person, player])).toEqual([
      [1, 'anna', 'steady'],
      [0, null, 'calm'],
      [2, null, null],
    ]);
  });

  test('has the course of a whole game by rounds, and who directed what', async () => {
    const { table, room, state, result, seats } = await wholeGame();
    const results = resultsOf({ id: 'game', title: '1830', seats }, result, 7, { table, room });
    for (const { seat, worth, score, companies } of results) {
      expect(worth.length).toBeGreaterThan(5);
      expect(worth.length).toBeLessThanOrEqual(60);
      expect(worth[0]).toBe(800);
      expect(worth.at(-1)).toBe(score);
      for (const company of table.game.directed?.(state)[seat] ?? []) expect(companies).toContain(company);
    }
    expect(results.flatMap(({ companies }) => companies).length).toBeGreaterThan(0);
  });
});

/** Beside the server that uses it. */
async function rows<T>(place: Place, ask: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const { dialect, release } =
    'folder' in place ? embedded(place.folder) : { dialect: postgres(place.url), release: () => undefined };
  const db = new Kysely<Schema>({ dialect });
  try {
    return await ask(db);
  } finally {
    await db.destroy();
    release();
  }
}

describe.each(DATABASES)('on %s', (_, start) => {
  const club = oneClub(start);

  const idOf = async (player: Player) => (await player.get('me')).body.person.id;

  async function agreedEnd(players: readonly Player[], table: string) {
    const [first, ...others] = players as [Player, ...Player[]];
    await first.post(`tables/${table}/requests`, { kind: 'end' });
    for (const other of others)
      await other.post(`tables/${table}/requests/answer`, { kind: 'end', accept: true });
  }

  test('the end is kept with the entry that brings it, and goes when it is taken back', async () => {
    const { table, players } = await running(club);
    const [anna, ben] = players as [Player, Player];
    await anna.act(table, 0, PASS);
    expect(await club.store.results.of(table)).toEqual([]);
    await agreedEnd(players, table);
    const ids = [await idOf(anna), await idOf(ben)];
    const results = await club.store.results.of(table);
    expect(results).toHaveLength(2);
    for (const { seat, person, ...result } of results) {
      expect(person).toBe(ids[seat]);
      expect(result).toMatchObject({
        rank: 1,
        score: 1200,
        lead: 0,
        agreed: true,
        title: '1830',
        players: 2,
      });
      expect(result.worth).toEqual([1200, 1200]);
    }
    const game = await club.store.games.byId(table);
    const number = game?.number ?? 0;
    const kept = await club.store.entries.append(
      { game: table, number: number + 1, keeps: 0, steps: [], over: false, person: null, key: null, at: 9 },
      { waiting: [0], result: null, instructions: [], results: [] },
    );
    expect(kept).toBe(true);
    expect(await club.store.results.of(table)).toEqual([]);
  });

  test('nobody who is gone is named, and a guest brought along keeps what was played', async () => {
    const { table, players } = await running(club);
    const [anna, ben] = players as [Player, Player];
    await anna.act(table, 0, PASS);
    await agreedEnd(players, table);
    const account = await club.guest('Anna');
    await account.post('accounts', { email: 'results@example.org', password: 'long enough' });
    await anna.post('logins', { email: 'results@example.org', password: 'long enough' });
    await ben.post('me/deletion', { password: null });
    expect((await club.store.results.of(table)).map(({ person }) => person)).toEqual(
      expect.arrayContaining([await idOf(account), null]),
    );
  });

  test('games that ended before are filled in, also one that cannot be played any more; each once', async () => {
    const { table, players } = await running(club);
    await (players[0] as Player).act(table, 0, PASS);
    await agreedEnd(players, table);
    const { table: other, players: others } = await running(club);
    await (others[0] as Player).act(other, 0, PASS);
    await agreedEnd(others, other);
    const { table: played } = await running(club);
    const known = await club.store.results.of(table);
    await club.reopen(() =>
      rows(club.place, async (db) => {
        await sql`delete from results`.execute(db);
        await sql`update entries set steps = '[{"seat":0,"action":{"type":"nonsense"}}]' where game = ${other} and number = 1`.execute(
          db,
        );
        // An earlier program has taken this one back, and knows nothing of results.
        await sql`insert into results select ${played}, place, seat, person, player, title, players, rank, score, lead, agreed,
        companies, worth, ended from (select 0 as place, 0 as seat, null as person, null as player, '1830' as title,
        2 as players, 1 as rank, 1 as score, 0 as lead, 0 as agreed, '[]' as companies, '[]' as worth, 1 as ended) as old`.execute(
          db,
        );
      }),
    );
    await expect.poll(async () => (await club.store.results.of(other)).length).toBe(2);
    await expect.poll(async () => (await club.store.results.of(table)).length).toBe(2);
    expect((await club.store.results.of(table)).map(({ ended: _, ...rest }) => rest)).toEqual(
      known.map(({ ended: _, ...rest }) => rest),
    );
    expect((await club.store.results.of(other))[0]).toMatchObject({ score: 1200, worth: [] });
    expect(await club.store.results.of(played)).toEqual([]);
    expect(await fillMissing(club.store)).toBe(0);
  });

  test('a game that was over when it was brought is a result of nobody here', async () => {
    const { record } = await wholeGame();
    const anna = await club.guest('Anna');
    const { status, body } = await anna.post('tables/uploads', {
      name: 'Kitchen',
      listed: true,
      record,
      seats: ['me', 'free', 'free'],
    });
    expect([status, body.status]).toEqual([200, 'over']);
    expect(await fillMissing(club.store)).toBe(0);
    expect(await club.store.results.of(body.id)).toEqual([]);
  });
});
