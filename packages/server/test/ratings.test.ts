/** How strong somebody plays, from tables of any size: known cases, and what is shown of it. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEWCOMER, type Rating, ratedAfter } from '../src/people/rating.ts';
import { Ratings } from '../src/people/ratings.ts';
import type { EndedTable, SeatResult } from '../src/store/results.ts';
import { type Club, openClub, type Player } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const HOUR = 3_600_000;
const PASSWORD = 'a long way home';

const someRating = fc.record({
  value: fc.double({ min: 800, max: 2400, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  games: fc.nat(200),
});
const someTable = fc.array(fc.record({ rating: someRating, rank: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 2,
  maxLength: 6,
});
const ended = (...ranks: readonly number[]) => ratedAfter(ranks.map((rank) => ({ rating: NEWCOMER, rank })));

describe('a table', () => {
  test('of two newcomers: what one gains the other loses, as worked out by hand', () => {
    const [winner, loser] = ended(1, 2) as [Rating, Rating];
    // With 350² + 3.5² of doubt each and 175 of luck: 122512.25 / 553.43 of half a surprise.
    expect(winner.value).toBeCloseTo(1500 + 110.686, 2);
    expect(loser.value).toBeCloseTo(1500 - 110.686, 2);
    expect(winner.deviation).toBeCloseTo(338.77, 2);
    expect(loser.deviation).toBe(winner.deviation);
    expect(winner.games).toBe(1);
  });

  test('of equals who tie moves nobody, and something is learned all the same', () => {
    for (const rating of ended(1, 1, 1)) {
      expect(rating.value).toBeCloseTo(1500, 9);
      expect(rating.deviation).toBeLessThan(NEWCOMER.deviation);
    }
  });

  test('of newcomers raises the first, lowers the last, and leaves whoever is in the middle', () => {
    const [first, middle, last] = ended(1, 2, 3) as [Rating, Rating, Rating];
    expect(middle.value).toBeCloseTo(1500, 9);
    expect(first.value - 1500).toBeCloseTo(1500 - last.value, 9);
  });

  test('says the same in whatever order its people are named', () => {
    fc.assert(
      fc.property(someTable, (table) => {
        const turned = [...ratedAfter([...table].reverse())].reverse();
        for (const [index, rating] of ratedAfter(table).entries()) {
          expect(turned[index]?.value).toBeCloseTo(rating.value, 6);
          expect(turned[index]?.deviation).toBeCloseTo(rating.deviation, 6);
        }
      }),
    );
  });

  test('makes numbers of numbers, never lowers who beats all, and never raises who is beaten by all', () => {
    fc.assert(
      fc.property(someTable, (table) => {
        const after = ratedAfter(table);
        for (const [index, { rating, rank }] of table.entries()) {
          const own = after[index] as Rating;
          expect(Number.isFinite(own.value) && own.deviation > 0).toBe(true);
          const others = table.filter((_, other) => other !== index);
          if (others.every((other) => rank < other.rank)) expect(own.value).toBeGreaterThan(rating.value);
          if (others.every((other) => rank > other.rank)) expect(own.value).toBeLessThan(rating.value);
        }
      }),
    );
  });

  test('says more of whoever is little known, and more where it surprises', () => {
    const known: Rating = { value: 1500, deviation: 60, games: 100 };
    const strong: Rating = { ...known, value: 1900 };
    const [newcomer, old] = ratedAfter([
      { rating: NEWCOMER, rank: 1 },
      { rating: known, rank: 2 },
    ]) as [Rating, Rating];
    expect(newcomer.value - 1500).toBeGreaterThan(5 * (1500 - old.value));
    const gain = (rank: number) =>
      (ratedAfter([
        { rating: known, rank },
        { rating: strong, rank: 3 - rank },
      ])[0]?.value ?? 0) - known.value;
    expect(gain(1)).toBeGreaterThan(3 * -gain(2));
  });

  test('after table the doubt about a newcomer falls, and does not fall to nothing', () => {
    let own = NEWCOMER;
    const doubts: number[] = [];
    for (let game = 0; game < 300; game++) {
      const table = [own, NEWCOMER, NEWCOMER].map((rating, index) => ({
        rating,
        rank: index === 0 ? 1 + (game % 3) : 2,
      }));
      own = ratedAfter(table)[0] as Rating;
      doubts.push(own.deviation);
    }
    for (let game = 1; game < 20; game++) expect(doubts[game]).toBeLessThan(doubts[game - 1] ?? 0);
    expect(doubts.at(-1)).toBeGreaterThan(20);
    expect(doubts.at(-1)).toBeLessThan(120);
  });
});

describe('of very many games', () => {
  /** Some thousand tables that ended; looked up for the sixth time it takes until somebody lets it go on. */
  function manyTables() {
    let [asked, begun] = [0, 0];
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const endedBehind = async (
      { ended }: { ended: number },
      most: number,
    ): Promise<readonly EndedTable[]> => {
      if (ended === -1) begun++;
      if (++asked === 6) await held;
      return Array.from({ length: ended < 5000 ? most : 0 }, (_, index) => ({
        ...{ game: `game ${ended + 1 + index}`, title: '1830', ended: ended + 1 + index },
        people: ['anna', 'ben'].map((person, place) => ({ person, rank: place + 1 })),
      }));
    };
    return { ratings: new Ratings({ endedBehind }), goOn, begun: () => begun };
  }

  test('nobody waits until all of them are counted', async () => {
    const { ratings, goOn } = manyTables();
    expect((await ratings.of('anna', 0)).size).toBe(0);
    goOn();
    await expect.poll(async () => (await ratings.of('anna', 0)).get('1830')?.games).toBeGreaterThan(5000);
    // Worked out anew a day later: what was known is told meanwhile.
    expect((await ratings.of('anna', 25 * HOUR)).get('1830')?.games).toBeGreaterThan(5000);
  });

  test('those who delete themselves one after the other do not have them counted again and again', async () => {
    const { ratings, goOn, begun } = manyTables();
    goOn();
    await expect.poll(async () => (await ratings.of('anna', 0)).size).toBe(1);
    for (let minute = 1; minute < 60; minute++) {
      ratings.forget();
      await ratings.of('anna', minute * 60_000);
    }
    expect(begun()).toBe(1);
    ratings.forget();
    await ratings.of('anna', HOUR);
    await expect.poll(() => begun()).toBe(2);
  });
});

describe.each(DATABASES)('ratings, %s', (_, start) => {
  let database: Database;
  let club: Club;
  const players: Player[] = [];
  const ids: string[] = [];
  beforeAll(async () => {
    database = await start();
    club = await openClub(await database.fresh());
    for (const name of ['Anna', 'Ben', 'Cleo']) {
      const player = club.stranger();
      await player.post('accounts', { name, email: `${name}@example.org`, password: PASSWORD });
      players.push(player);
      ids.push((await player.get('me')).body.person.id);
    }
  });
  afterAll(async () => {
    await club?.close();
    await database?.end();
  });

  /** A finished game, as if it had been played: who came where, and what else is so. */
  const over = async (
    ended: number,
    people: readonly (string | null)[],
    ranks: readonly number[],
    { listed = true, agreed = false, title = '1830' } = {},
  ): Promise<string> => {
    const [anna] = players as [Player];
    const table = await anna.table({ seats: 3, listed, title });
    const game = await club.store.games.byId(table);
    const results = people.map(
      (person, seat): SeatResult => ({
        game: table,
        place: seat,
        seat,
        person,
        player: person === null ? 'calm' : null,
        title,
        players: people.length,
        rank: ranks[seat] ?? 9,
        score: 1000,
        lead: 0,
        agreed,
        companies: [],
        worth: [],
        ended,
      }),
    );
    await club.store.operators.act(
      {
        at: 1,
        operator: null,
        by: 'server',
        kind: 'made',
        person: null,
        game: null,
        network: null,
        details: '{}',
        reason: '',
      },
      async (db) => {
        await db
          .updateTable('games')
          .set({ status: 'over', changed: ended })
          .where('id', '=', table)
          .execute();
      },
    );
    await club.store.results.fill(table, game?.number ?? 0, results);
    return table;
  };
  const titlesOf = async (owner: string, by = club.stranger()) =>
    (await by.get(`people/${owner}`)).body.known.titles;

  test('come from listed tables that were played to their end, in order, and are shown where they are wanted', async () => {
    const [anna, ben, cleo] = ids as [string, string, string];
    await over(1000, [anna, ben, cleo], [1, 2, 3]);
    await over(2000, [ben, anna, null], [1, 2, 3]);
    // These say nothing: not listed, ended by agreement, alone with computers.
    await over(3000, [ben, anna], [1, 2], { listed: false });
    await over(4000, [ben, anna], [1, 2], { agreed: true });
    await over(5000, [ben, null, null], [1, 2, 3]);
    await over(1500, [cleo, anna], [1, 2], { title: '1889' });

    const [a1, b1, c1] = ended(1, 2, 3) as [Rating, Rating, Rating];
    const [b2, a2] = ratedAfter([
      { rating: b1, rank: 1 },
      { rating: a1, rank: 2 },
    ]) as [Rating, Rating];
    const ratings = new Ratings(club.store.results);
    const of = async (person: string) => (await ratings.of(person)).get('1830');
    expect(await of(anna)).toEqual(a2);
    expect(await of(ben)).toEqual(b2);
    expect(await of(cleo)).toEqual(c1);
    expect([...(await ratings.of(cleo)).keys()].sort()).toEqual(['1830', '1889']);

    // Nobody is rated as long as no operator wants it.
    expect(JSON.stringify(await titlesOf(anna))).not.toContain('rating');
    const quota = (value: number) =>
      club.store.operators.act(
        {
          at: Date.now(),
          operator: null,
          by: 'machine',
          kind: 'quota',
          person: null,
          game: null,
          network: null,
          details: '{}',
          reason: '',
        },
        async (db) => {
          await db
            .insertInto('quotas')
            .values({ name: 'ratedGames', value })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
            .execute();
        },
      );
    await quota(2);
    await expect.poll(async () => JSON.stringify(await titlesOf(anna))).toContain('rating');
    const shown = await titlesOf(anna);
    expect(shown.find((one: { title: string }) => one.title === '1830').rating).toEqual({
      value: Math.round(a2.value),
      within: Math.round(2 * a2.deviation),
    });
    // After one game it is too soon to say.
    expect(shown.find((one: { title: string }) => one.title === '1889').rating).toBeUndefined();
    expect(JSON.stringify(await titlesOf(cleo))).not.toContain('rating');
    await quota(0);
    await expect.poll(async () => JSON.stringify(await titlesOf(anna))).not.toContain('rating');
  });

  test('come from games among people with an account: guests who lose on purpose raise nobody', async () => {
    const [, ben, cleo] = ids as [string, string, string];
    const title = '1848';
    const guests: string[] = [];
    for (const ended of [2100, 2200, 2300]) {
      const guest = await club.guest('Guest');
      guests.push((await guest.get('me')).body.person.id);
      await over(ended, [ben, guests.at(-1) as string], [1, 2], { title });
    }
    const of = async (person: string) => (await new Ratings(club.store.results).of(person)).get(title);
    expect(await of(ben)).toBeUndefined();
    // Where they sit beside others only these are compared.
    await over(2400, [guests[0] as string, ben, cleo], [1, 2, 3], { title });
    const [won, lost] = ended(1, 2) as [Rating, Rating];
    expect([await of(ben), await of(cleo)]).toEqual([won, lost]);
    for (const guest of guests) expect(await of(guest)).toBeUndefined();
  });

  test('are counted on from where they were, and anew when somebody is gone', async () => {
    const [anna, ben, cleo] = ids as [string, string, string];
    const now = Date.now();
    const ratings = new Ratings(club.store.results);
    const before = (await ratings.of(anna, now)).get('1830') as Rating;
    await over(6000, [anna, ben], [1, 2]);
    expect((await ratings.of(anna, now + 1000)).get('1830')).toEqual(before);
    const after = (await ratings.of(anna, now + 61_000)).get('1830') as Rating;
    expect(after.games).toBe(before.games + 1);
    expect(after.value).toBeGreaterThan(before.value);
    expect((await new Ratings(club.store.results).of(anna, now)).get('1830')).toEqual(after);
    // Without Cleo the first table was one of two.
    await (players[2] as Player).post('me/deletion', { password: PASSWORD });
    const [a1, b1] = ended(1, 2) as [Rating, Rating];
    const [b2, a2] = ratedAfter([
      { rating: b1, rank: 1 },
      { rating: a1, rank: 2 },
    ]) as [Rating, Rating];
    const [a3] = ratedAfter([
      { rating: a2, rank: 1 },
      { rating: b2, rank: 2 },
    ]);
    ratings.forget();
    expect((await ratings.of(anna, now + HOUR - 1)).get('1830')).toEqual(after);
    expect([...(await ratings.of(anna, now + HOUR))]).toEqual([['1830', a3]]);
    expect((await ratings.of(cleo, now + HOUR)).size).toBe(0);
  });
});
