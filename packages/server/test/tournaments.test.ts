/** Tournaments: entered, dealt round by round, counted; and what goes wrong with them. */

import { namesApart } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { Keeper } from '../src/operators/keeper.ts';
import { Deletion } from '../src/people/deletion.ts';
import { commitmentTo } from '../src/tables/chance.ts';
import { apart, byLot, inOrder, tableSizes } from '../src/tournaments/dealing.ts';
import { seedOfRound } from '../src/tournaments/tournaments.ts';
import { type Club, type Player, someChance } from './club.ts';
import { agreedToEnd, outbid } from './clubOfTwelve.ts';
import { DATABASES } from './databases.ts';
import { oneClub } from './oneClub.ts';
import { at, twoNodes } from './twoNodes.ts';

const wish = (wanted: object = {}) => ({
  ...{ name: 'Spring', title: '1830', options: { drawSeats: false }, time: null, seats: 2, rounds: 2 },
  ...{ dealt: 'strength', ...wanted },
});
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];
let accounts = 0;

/** Somebody with an account. */
async function member(house: Club, name: string): Promise<Player> {
  const player = house.stranger();
  const email = `${name}${++accounts}.${Date.now()}@example.org`;
  const { status } = await player.post('accounts', { email, password: 'long enough', name });
  expect(status).toBe(200);
  return player;
}

/** This person can be told; gives who it is. */
async function reachable(house: Club, player: Player): Promise<string> {
  const { id } = (await player.get('me')).body.person;
  await house.store.notices.addAddress({
    ...{ id: `address of ${id}`, person: id, game: null, way: 'webhook', target: 'https://example.org/' },
    ...{ keys: null, language: 'en', trouble: null, created: 0 },
  });
  return id;
}

/** Who is told of such a thing from now on, whoever takes the notices out: the courier does so too. */
function heardOf({ store: { notices } }: Club, kind: string): ReadonlySet<string> {
  const told = new Set<string>();
  const take = notices.take.bind(notices);
  notices.take = async (...asked) => {
    const taken = await take(...asked);
    for (const one of taken) if (one.kind === kind) told.add(one.person);
    return taken;
  };
  return told;
}

interface Entered {
  readonly id: string;
  readonly path: string;
  readonly anna: Player;
  readonly people: ReadonlyMap<string, Player>;
}

/** A tournament that Anna organises and plays in, with so many in all. */
async function entered(house: Club, count: number, wanted: object = {}): Promise<Entered> {
  const anna = await member(house, 'Anna');
  const { body } = await anna.post('tournaments', wish(wanted));
  const people = new Map<string, Player>();
  for (const name of NAMES.slice(0, count)) {
    const player = name === 'Anna' ? anna : await house.guest(name);
    const { status } = await player.post(`tournaments/${body.id}/entrants`, { contribution: someChance() });
    expect(status).toBe(200);
    people.set(name, player);
  }
  return { id: body.id, path: `tournaments/${body.id}`, anna, people };
}

interface TableSeen {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly seats: readonly { readonly name: string }[];
}
const sittingAt = (table: TableSeen): readonly string[] => table.seats.map(({ name }) => name);

/** The first who sits at each table of the round wins it. */
async function playRound(people: Entered['people'], tables: readonly TableSeen[]): Promise<void> {
  for (const table of tables) {
    const sitting = sittingAt(table).map((name) => people.get(name) as Player);
    await outbid(table.id, sitting);
    await agreedToEnd(table.id, sitting);
  }
}

const deal = (player: Player, path: string, round: number, early = false) =>
  player.post(`${path}/rounds`, { round, early });

/** Nobody waits at an open table here. */
const NO_TABLES = { leaveAll: async () => undefined } as never;

describe('dealing', () => {
  const from = (least: number, most: number) => (seats: number) => seats >= least && seats <= most;

  test('makes tables of the wished number and one less, or one more', () => {
    expect(tableSizes(8, 4, from(2, 6))).toEqual([4, 4]);
    expect(tableSizes(11, 4, from(2, 6))).toEqual([4, 4, 3]);
    expect(tableSizes(9, 4, from(2, 6))).toEqual([3, 3, 3]);
    expect(tableSizes(5, 4, from(2, 6))).toEqual([5]);
    expect(tableSizes(5, 4, from(2, 4))).toEqual([3, 2]);
    expect(tableSizes(3, 4, from(2, 6))).toEqual([3]);
    expect(tableSizes(5, 2, from(2, 2))).toBeNull();
    expect(tableSizes(2, 3, from(3, 6))).toBeNull();
    expect(tableSizes(1, 2, from(1, 6))).toBeNull();
    for (let people = 6; people <= 120; people++) {
      const sizes = tableSizes(people, 4, from(3, 6)) ?? [];
      expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(people);
      for (const one of sizes) expect(from(3, 5)(one)).toBe(true);
    }
  });

  test('draws the same lot from the same seed, and another one from another', () => {
    const all = Array.from({ length: 20 }, (_, number) => number + 1);
    expect(byLot(all, 'one')).toEqual(byLot(all.toReversed(), 'one'));
    expect(byLot(all, 'one')).not.toEqual(byLot(all, 'two'));
    expect([...byLot(all, 'one')].toSorted((a, b) => a - b)).toEqual(all);
  });

  test('keeps apart who sat together, where neighbours can change places', () => {
    expect(
      apart(
        [
          [1, 2],
          [3, 4],
        ],
        [
          [1, 2],
          [3, 4],
        ],
      ),
    ).toEqual([
      [1, 3],
      [2, 4],
    ]);
    // Nobody is gained by it, and nobody moves.
    const again = inOrder([1, 2, 3], [3]);
    expect(apart(again, [[1, 2, 3]])).toEqual([[1, 2, 3]]);
    expect(
      apart(
        [
          [1, 2],
          [3, 4],
        ],
        [
          [1, 3],
          [2, 4],
        ],
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});

describe.each(DATABASES)('on %s', (_, start) => {
  const house = oneClub(start);

  test('of two tables and two rounds is played to its end', async () => {
    const { path, anna, people } = await entered(house, 4);
    const before = (await anna.get(path)).body;
    expect(before).toMatchObject({ status: 'open', organiser: true, entered: true, played: [] });
    expect(before.standings.map(({ name }: { name: string }) => name)).toEqual(NAMES.slice(0, 4));
    const ben = await reachable(house, people.get('Ben') as Player);
    await reachable(house, anna);
    const told = heardOf(house, 'round');
    const begun = (await deal(anna, path, 1)).body;
    expect(begun.status).toBe('running');
    const first: readonly TableSeen[] = begun.played[0].tables;
    expect(first.map(({ status, name }) => [status, name])).toEqual([
      ['running', 'Spring 1.1'],
      ['running', 'Spring 1.2'],
    ]);
    expect(first.flatMap(sittingAt).toSorted()).toEqual(NAMES.slice(0, 4));
    // Everybody hears of it but whoever has dealt it.
    await house.store.notices.take(Date.now() + 1, 60_000, 100);
    await expect.poll(() => [...told]).toEqual([ben]);
    expect((await people.get('Ben')?.get('tables/mine'))?.body.tables).toMatchObject([
      { tournament: begun.id, status: 'running', listed: false },
    ]);
    expect((await deal(anna, path, 2)).body.error).toBe('stillPlaying');
    await playRound(people, first);
    const between = (await anna.get(path)).body;
    expect(between.played[0].over).toBe(true);
    expect(between.standings.map(({ points, wins, rank }: never) => [points, wins, rank])).toEqual([
      [3, 1, 1],
      [3, 1, 1],
      [1, 0, 3],
      [1, 0, 3],
    ]);
    // The winners meet, and so do the others.
    const second: readonly TableSeen[] = (await deal(anna, path, 2)).body.played[1].tables;
    const winners = first.map((table) => sittingAt(table)[0]);
    expect(sittingAt(second[0] as TableSeen).toSorted()).toEqual(winners.toSorted());
    expect((await anna.get(path)).body.chance.secret).toBeNull();
    await playRound(people, second);
    const over = (await anna.get(path)).body;
    expect(over.status).toBe('over');
    expect(over.standings.map(({ points, rank }: never) => [points, rank])).toEqual([
      [6, 1],
      [4, 2],
      [4, 2],
      [2, 4],
    ]);
    expect((await deal(anna, path, 3)).body.error).toBe('tournamentOver');
    expect(await anna.post(`${path}/end`)).toMatchObject({ status: 200, body: { status: 'over' } });
    // The lot can be computed again.
    const { commitment, contributions, secret } = over.chance;
    expect(commitmentTo(secret)).toBe(commitment);
    const seed = seedOfRound(secret, 1, contributions);
    expect(over.played[0].seed).toBe(seed);
    const drawn = byLot([1, 2, 3, 4], seed).map((number) => NAMES[number - 1]);
    expect(first.flatMap(sittingAt)).toEqual(drawn);
  });

  test('shows no table that an operator has hidden, but to those who sit there', async () => {
    const { anna, path } = await entered(house, 2);
    const { body } = await deal(anna, path, 1);
    const [table] = body.played[0].tables;
    const keeper = new Keeper(house.store, new Deletion(house.store, {} as never, NO_TABLES), null);
    await keeper.perform({ kind: 'hide', table: table.id, reason: 'so' }, 'machine');
    for (const [player, shown] of [
      [anna, 1],
      [house.stranger(), 0],
    ] as const)
      expect((await player.get(path)).body.played[0].tables).toHaveLength(shown);
  });

  test('is dealt though people of one name, and of one that stands for another, come to one table', async () => {
    const { anna, path } = await entered(house, 1, { seats: 5 });
    for (const name of ['Eve', 'Eve', 'Eve', '\u0395ve'])
      await (await house.guest(name)).post(`${path}/entrants`, { contribution: someChance() });
    const { status, body } = await deal(anna, path, 1);
    expect([status, body.error]).toEqual([200, undefined]);
    const names = sittingAt(body.played[0].tables[0]);
    expect([names.length, namesApart(names)]).toEqual([5, names]);
  });

  test('begins once, however many press', async () => {
    const { path, anna, people } = await entered(house, 4);
    const answers = await Promise.all(Array.from({ length: 5 }, () => deal(anna, path, 1)));
    // All of them wanted that it begins, and it has.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(body.played).toEqual(answers[0]?.body.played);
    const { tables } = (await people.get('Ben')?.get('tables/mine'))?.body ?? {};
    expect(tables).toHaveLength(1);
    const again = await Promise.all([deal(anna, path, 2, true), deal(anna, path, 2, true)]);
    expect(again.map(({ body }) => body.played?.length)).toEqual([2, 2]);
    expect((await people.get('Ben')?.get('tables/mine'))?.body.tables).toHaveLength(2);
    // Long ago is not what he sees.
    expect((await deal(anna, path, 1)).body.error).toBe('hasBegun');
  });

  test('says in one sentence what is wrong, and loses nothing', async () => {
    const { path, anna, people } = await entered(house, 1);
    const [guest, eve] = [await house.guest('Guest'), house.stranger()];
    const enter = (player: Player) => player.post(`${path}/entrants`, { contribution: someChance() });
    expect((await guest.post('tournaments', wish())).body.error).toBe('organiserNeedsAccount');
    for (const [wanted, error] of [
      [{ name: ' ' }, 'badName'],
      [{ name: 'https://x.example' }, 'addressName'],
      [{ title: '1999' }, 'noTitle'],
      [{ seats: 8 }, 'badSetup'],
      [{ club: 'nothing' }, 'noClub'],
    ] as const)
      expect((await anna.post('tournaments', wish(wanted))).body.error).toBe(error);
    expect((await deal(anna, path, 1)).body.error).toBe('tooFew');
    expect((await deal(anna, path, 2)).body.error).toBe('notBegun');
    expect((await anna.post(`${path}/end`)).body.error).toBe('notBegun');
    const there = (await anna.get(path)).body;
    expect(await enter(anna)).toMatchObject({ status: 200, body: { standings: there.standings } });
    expect((await enter(eve)).status).toBe(401);
    expect((await guest.ask('DELETE', `${path}/entrants/me`)).body.entered).toBe(false);
    for (const { body } of await Promise.all([enter(guest), enter(guest)]))
      expect(body).toMatchObject({ entered: true, standings: [{}, {}] });
    for (const act of [deal(guest, path, 1), guest.ask('DELETE', path), guest.post(`${path}/end`)])
      expect((await act).body.error).toBe('notOrganiser');
    expect((await guest.ask('DELETE', `${path}/entrants/me`)).body.standings).toHaveLength(1);
    expect((await enter(guest)).status).toBe(200);
    expect((await deal(anna, path, 1)).status).toBe(200);
    expect((await enter(await house.guest('Late'))).body.error).toBe('hasBegun');
    expect((await anna.ask('DELETE', path)).body.error).toBe('hasBegun');
    expect((await anna.post(`${path}/end`)).body.status).toBe('over');
    expect(people.size).toBe(1);
    // Withdrawn: gone for everybody.
    const other = await entered(house, 2);
    expect((await other.anna.ask('DELETE', other.path)).status).toBe(200);
    for (const player of [other.anna, guest])
      expect((await player.get(other.path)).body.error).toBe('noTournament');
    const time = { kind: 'days', days: 2, atEnd: 'remind' };
    for (let count = 0; count < 5; count++)
      expect((await other.anna.post('tournaments', wish({ time }))).body.time).toMatchObject(time);
    expect((await other.anna.post('tournaments', wish())).body.error).toBe('manyTournaments');
    // One that is over is not among them.
    const [{ id: last }] = (await other.anna.get('tournaments')).body.tournaments;
    for (const player of other.people.values())
      await player.post(`tournaments/${last}/entrants`, { contribution: someChance() });
    const { played } = (await deal(other.anna, `tournaments/${last}`, 1)).body;
    expect(played[0].tables).toMatchObject([{ time }]);
    expect((await other.anna.post('tournaments', wish())).body.error).toBe('manyTournaments');
    expect((await other.anna.post(`tournaments/${last}/end`)).status).toBe(200);
    expect((await other.anna.post('tournaments', wish())).status).toBe(200);
  });

  test('goes on without whoever leaves, is deleted or banned', async () => {
    const { id, path, anna, people } = await entered(house, 6, { seats: 3 });
    const idOf = async (name: string) => (await people.get(name)?.get('me'))?.body.person.id as string;
    const first: readonly TableSeen[] = (await deal(anna, path, 1)).body.played[0].tables;
    expect(first.map(({ seats }) => seats.length)).toEqual([3, 3]);
    await playRound(people, first);
    const points = new Map<string, number>(
      (await anna.get(path)).body.standings.map((line: { name: string; points: number }) => [
        line.name,
        line.points,
      ]),
    );
    expect((await people.get('Ben')?.ask('DELETE', `${path}/entrants/me`))?.status).toBe(200);
    expect((await people.get('Ben')?.ask('DELETE', `${path}/entrants/me`))?.body.entered).toBe(false);
    // He has left, so he enters no more; whoever plays does already.
    for (const [name, error] of [
      ['Ben', 'hasBegun'],
      ['Anna', undefined],
    ] as const)
      expect(
        (await people.get(name)?.post(`${path}/entrants`, { contribution: someChance() }))?.body.error,
      ).toBe(error);
    expect((await people.get('Cleo')?.get('me/export'))?.body.tournaments).toMatchObject([{ id }]);
    const [cleo, dora] = [await idOf('Cleo'), await idOf('Dora')];
    await house.store.people.remove(cleo, null);
    const keeper = new Keeper(house.store, new Deletion(house.store, {} as never, NO_TABLES), null);
    await keeper.perform({ kind: 'ban', person: dora, until: null, reason: 'so' }, 'machine');
    await expect.poll(async () => (await people.get('Dora')?.get(path))?.body.error).toBe('banned');
    const second: readonly TableSeen[] = (await deal(anna, path, 2)).body.played[1].tables;
    expect(second.flatMap(sittingAt).toSorted()).toEqual(['Anna', 'Emil', 'Fritz']);
    const { standings } = (await anna.get(path)).body;
    for (const { name, points: now, left } of standings) {
      expect(now).toBe(points.get(name));
      expect(left).toBe(['Ben', 'Cleo'].includes(name));
    }
    // The first who still plays organises it when its organiser is gone.
    const deletion = new Deletion(
      house.store,
      { live: async () => ({ leave: async () => undefined }) } as never,
      NO_TABLES,
    );
    await deletion.of({ id: await idOf('Anna'), name: 'Anna' });
    expect((await people.get('Emil')?.get(path))?.body).toMatchObject({ organiser: true, by: 'Emil' });
    // Who was banned and is no longer may.
    await keeper.perform({ kind: 'unban', person: dora, reason: 'so' }, 'machine');
    await deletion.of({ id: await idOf('Emil'), name: 'Emil' });
    expect((await people.get('Fritz')?.get(path))?.body.by).toBe('Dora');
  });

  test('of a club that only members see is not there for others', async () => {
    const [anna, ben] = [await member(house, 'Anna'), await house.guest('Ben')];
    const [eve, nobody] = [await member(house, 'Eve'), house.stranger()];
    const club = (await anna.post('clubs', { name: 'Friends', about: '', open: false })).body;
    await ben.post(`clubs/${club.id}/members`, { invitation: club.invitation });
    const made = (await anna.post('tournaments', wish({ club: club.id, name: 'Inner circle' }))).body;
    const path = `tournaments/${made.id}`;
    for (const player of [anna, ben])
      expect((await player.post(`${path}/entrants`, { contribution: someChance() })).status).toBe(200);
    const [table] = (await deal(anna, path, 1)).body.played[0].tables;
    expect((await ben.get(`tournaments?club=${club.id}`)).body.tournaments).toMatchObject([{ id: made.id }]);
    for (const other of [eve, nobody])
      for (const asked of [
        await other.get(path),
        await other.get(`tournaments?club=${club.id}`),
        await other.get(`tables/${table.id}`),
        await other.post(`${path}/entrants`, { contribution: someChance() }),
        await deal(other, path, 2),
        await other.ask('DELETE', path),
        await other.get('tournaments'),
        await other.get('tables'),
      ])
        expect(JSON.stringify(asked.body)).not.toMatch(/Inner|Ben|Friends/);
    expect((await eve.get(path)).status).toBe(404);
    expect((await eve.post('tournaments', wish({ club: club.id }))).body.error).toBe('noClub');
    // Where the club can be seen the tournament can be, but only members enter.
    await anna.ask('PATCH', `clubs/${club.id}`, { open: true });
    expect((await eve.get(path)).body).toMatchObject({ name: 'Inner circle', mayEnter: false });
    expect((await eve.post(`${path}/entrants`, { contribution: someChance() })).body.error).toBe('notMember');
    expect((await eve.get(path)).body.chance.secret).toBeNull();
  });

  test('is brought along by a guest who makes an account', async () => {
    const { path, people } = await entered(house, 3);
    const [ben, cleo] = [people.get('Ben') as Player, people.get('Cleo') as Player];
    const login = { email: `cleo${Date.now()}.${++accounts}@example.org`, password: 'long enough' };
    await cleo.post('accounts', { ...login, name: 'Cleo' });
    // Ben is Cleo: one line of the two stays.
    expect((await ben.post('logins', login)).status).toBe(200);
    expect((await ben.get(path)).body).toMatchObject({
      entered: true,
      standings: [{ name: 'Anna' }, { name: 'Cleo', you: true }],
    });
    const other = await entered(house, 2);
    expect((await other.people.get('Ben')?.post('logins', login))?.status).toBe(200);
    expect((await ben.get(other.path)).body).toMatchObject({
      entered: true,
      standings: [{ name: 'Anna' }, { name: 'Cleo', you: true }],
    });
  });
});

describe('two nodes', () => {
  const nodes = twoNodes();
  test('deal a round once', async () => {
    const { path, anna, people } = await entered(nodes.one, 4);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => deal(index % 2 === 0 ? anna : at(nodes.other, anna), path, 1)),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.played).toEqual(answers[0]?.body.played);
    }
    const ben = at(nodes.other, people.get('Ben') as Player);
    expect((await ben.get('tables/mine')).body.tables).toHaveLength(1);
    expect((await ben.get(path)).body.played[0].tables).toHaveLength(2);
  });
});
