/** Tournaments: who plays in them, their rounds, and how their tables ended. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Ended } from '../clubs/points.ts';
import type { TimeRules } from '../tables/time.ts';
import { begins } from './beginning.ts';
import type { Newcomer, NewGame, Started } from './game.ts';
import { ANY_NUMBER, aloneFor, counted } from './oneAtATime.ts';
import { insertTable, startTable } from './openTables.ts';
import type { TournamentsRow } from './rows/clubs.ts';
import type { Schema } from './schema.ts';

export interface Tournament extends Readonly<Omit<TournamentsRow, 'options' | 'time' | 'hidden'>> {
  readonly hidden: boolean;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly time: TimeRules | null;
}

export interface Entrant {
  readonly number: number;
  /** Null when that person is gone. */
  readonly person: string | null;
  /** The name of today; of somebody who is gone the last one. */
  readonly name: string;
  readonly contribution: string;
  readonly left: number | null;
}

/** A table of a round: the entrants in the order of their places. */
export interface Dealt {
  readonly game: string;
  readonly entrants: readonly number[];
}

export interface Round {
  readonly number: number;
  /** What it was dealt from. */
  readonly seed: string;
  readonly tables: readonly Dealt[];
  readonly begun: number;
}

export interface TournamentEnd extends Ended {
  readonly place: number;
}

/** A table that is made with everybody seated, and started. */
export interface NewDealt {
  readonly game: NewGame;
  readonly sitting: readonly Newcomer[];
  readonly started: Started;
  readonly entrants: readonly number[];
}

/** Everything a round is dealt from. */
export interface Standing {
  readonly tournament: Tournament;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly ends: readonly TournamentEnd[];
  /** The tables that are still played. */
  readonly playing: readonly string[];
}

const LISTED = 50;

const tournamentOf = ({ options, time, hidden, ...row }: TournamentsRow): Tournament => ({
  ...row,
  hidden: hidden === 1,
  options: JSON.parse(options),
  time: time === null ? null : JSON.parse(time),
});

export class TournamentStore {
  readonly #db: Kysely<Schema>;
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** False: its organiser has as many that are not over as are allowed. */
  async add({ options, time, hidden, ...row }: Tournament, most = ANY_NUMBER): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, row.organiser ?? '');
      const there = db
        .selectFrom('tournaments')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('organiser', '=', row.organiser)
        .where('status', '!=', 'over');
      if ((await counted(there)) >= most) return false;
      await db
        .insertInto('tournaments')
        .values({
          ...row,
          options: JSON.stringify(options),
          time: time && JSON.stringify(time),
          hidden: hidden ? 1 : 0,
        })
        .execute();
      return true;
    });
  }

  async byId(id: string): Promise<Tournament | undefined> {
    const row = await this.#db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tournamentOf(row);
  }

  /** Tournaments whose name begins so, or of this id: for operators. */
  async named(text: string, most: number) {
    const rows = await this.#db
      .selectFrom('tournaments')
      .select(({ selectFrom }) => [
        ...(['id', 'name', 'title', 'status', 'hidden', 'created'] as const),
        selectFrom('entrants')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .whereRef('entrants.tournament', '=', 'tournaments.id')
          .as('entrants'),
      ])
      .where(({ or, eb }) => or([eb('id', '=', text), begins('name', text, this.#isShared)]))
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map((row) => ({ ...row, hidden: row.hidden === 1, entrants: Number(row.entrants ?? 0) }));
  }

  /** Those somebody organises or plays in; or those of a club, but for hidden ones. The newest first. */
  async of(who: { readonly person: string } | { readonly club: string }): Promise<readonly Tournament[]> {
    const rows = await this.#db
      .selectFrom('tournaments')
      .selectAll()
      .where(({ eb, or, selectFrom }) =>
        'club' in who
          ? eb.and([eb('club', '=', who.club), eb('hidden', '=', 0)])
          : or([
              eb('organiser', '=', who.person),
              eb(
                'id',
                'in',
                selectFrom('entrants')
                  .select('entrants.tournament')
                  .where('entrants.person', '=', who.person),
              ),
            ]),
      )
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(LISTED)
      .execute();
    return rows.map(tournamentOf);
  }

  async entrants(id: string): Promise<readonly Entrant[]> {
    return entrantsOf(this.#db, id);
  }

  async standing(id: string): Promise<Standing | undefined> {
    return standingOf(this.#db, id);
  }

  /** What somebody gave to tournaments. */
  async entriesOf(person: string) {
    return this.#db
      .selectFrom('entrants')
      .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
      .select(['tournaments.id', 'tournaments.name', 'entrants.contribution', 'entrants.left'])
      .where('entrants.person', '=', person)
      .orderBy('tournaments.id')
      .execute();
  }

  /**
   * Somebody enters: one after the other. `check` sees how it stands and may say no. False: there is no such tournament.
   */
  async enter(
    id: string,
    { person, name, contribution }: { person: string; name: string; contribution: string },
    enters: (standing: Pick<Standing, 'tournament' | 'entrants'>) => boolean,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const tournament = await locked(db, id);
      if (!tournament) return false;
      const entrants = await entrantsOf(db, id);
      if (!enters({ tournament, entrants })) return true;
      const number = Math.max(0, ...entrants.map((one) => one.number)) + 1;
      await db
        .insertInto('entrants')
        .values({ tournament: id, number, person, name, contribution, left: null })
        .execute();
      return true;
    });
  }

  /** Somebody plays no more: before it begins without a trace. False: he does not play there, or has left before. */
  async leave(id: string, person: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const tournament = await locked(db, id);
      if (!tournament) return false;
      return (await leaveOne(db, tournament, person, now)) > 0n;
    });
  }

  /**
   * A round is dealt and its tables play, all of them or none. `deal` sees how it stands and may say no; nobody else deals
   * at the same time. False: there is no such tournament.
   */
  async addRound(
    id: string,
    now: number,
    deal: (
      standing: Standing,
    ) => Promise<{ readonly seed: string; readonly tables: readonly NewDealt[] } | null>,
  ): Promise<readonly string[] | undefined> {
    return this.#db.transaction().execute(async (db) => {
      if (!(await locked(db, id))) return undefined;
      const standing = await standingOf(db, id);
      if (!standing) return undefined;
      const dealing = await deal(standing);
      if (!dealing) return [];
      const { seed, tables } = dealing;
      for (const { game, sitting, started } of tables) {
        await insertTable(db, game, sitting);
        await startTable(db, { id: game.id, seats: sitting.map((_, place) => ({ place })) }, started);
      }
      const dealt = tables.map(({ game, entrants }): Dealt => ({ game: game.id, entrants }));
      await db
        .insertInto('rounds')
        .values({
          tournament: id,
          number: standing.rounds.length + 1,
          deal: JSON.stringify({ seed, tables: dealt }),
          begun: now,
          ended: null,
        })
        .execute();
      await db.updateTable('tournaments').set({ status: 'running' }).where('id', '=', id).execute();
      return dealt.map(({ game }) => game);
    });
  }

  /** False: it was over before, or has not begun. */
  async end(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('tournaments')
      .set({ status: 'over' })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** False: it has begun, or is not there. */
  async withdraw(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('tournaments')
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Those that nobody has begun since then go; gives how many. */
  async removeUnbegun(before: number, most: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('tournaments')
      .where('status', '=', 'open')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('tournaments as old')
          .select('old.id')
          .where('old.status', '=', 'open')
          .where('old.created', '<', before)
          .orderBy('old.created')
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}

/** The row is locked by the first who writes it, in both databases. */
async function locked(db: Kysely<Schema>, id: string): Promise<Tournament | undefined> {
  const row = await db
    .updateTable('tournaments')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && tournamentOf(row);
}

async function entrantsOf(db: Kysely<Schema>, id: string): Promise<readonly Entrant[]> {
  return db
    .selectFrom('entrants')
    .leftJoin('people', 'people.id', 'entrants.person')
    .select(['entrants.number', 'entrants.person', 'entrants.contribution', 'entrants.left'])
    .select(sql<string>`coalesce(people.name, entrants.name)`.as('name'))
    .where('entrants.tournament', '=', id)
    .orderBy('entrants.number')
    .execute();
}

async function standingOf(db: Kysely<Schema>, id: string): Promise<Standing | undefined> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const entrants = await entrantsOf(db, id);
  const rows = await db
    .selectFrom('rounds')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('number')
    .execute();
  const rounds = rows.map(({ number, deal, begun }): Round => ({ number, begun, ...JSON.parse(deal) }));
  const playing = await db
    .selectFrom('gatherings')
    .innerJoin('games', 'games.id', 'gatherings.game')
    .select('games.id')
    .where('gatherings.tournament', '=', id)
    .where(sql<boolean>`games.status || '' != 'over'`)
    .execute();
  const ends = await db
    .selectFrom('gatherings')
    .innerJoin('games', 'games.id', 'gatherings.game')
    .innerJoin('results', 'results.game', 'gatherings.game')
    .innerJoin('seats', (join) =>
      join.onRef('seats.game', '=', 'results.game').onRef('seats.place', '=', 'results.place'),
    )
    .select(['results.game', 'results.title', 'results.person', 'results.player', 'results.rank'])
    .select(['results.place', 'seats.name'])
    .select(sql<number>`case when seats.former is null then 0 else 1 end`.as('isLeft'))
    .where('gatherings.tournament', '=', id)
    .where(sql<boolean>`games.status || '' = 'over'`)
    .orderBy('results.game')
    .orderBy('results.place')
    .execute();
  return {
    tournament: tournamentOf(row),
    entrants,
    rounds,
    ends: ends.map(({ isLeft, ...one }) => ({ ...one, isLeft: Number(isLeft) === 1 })),
    playing: playing.map((one) => one.id),
  };
}

async function leaveOne(
  db: Kysely<Schema>,
  { id, status }: Tournament,
  person: string,
  now: number,
): Promise<bigint> {
  if (status === 'open') {
    const { numDeletedRows } = await db
      .deleteFrom('entrants')
      .where('tournament', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows;
  }
  const { numUpdatedRows } = await db
    .updateTable('entrants')
    .set({ left: now })
    .where('tournament', '=', id)
    .where('person', '=', person)
    .where('left', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows;
}

/** Somebody is deleted: with whatever else this transaction does. The first who still plays organises it from now on. */
export async function leaveTournaments(db: Kysely<Schema>, person: string, now: number): Promise<void> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('organiser', '=', person),
        eb(
          'id',
          'in',
          selectFrom('entrants').select('entrants.tournament').where('entrants.person', '=', person),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const tournament = await locked(db, id);
    if (!tournament) continue;
    const own = (await entrantsOf(db, id)).find((one) => one.person === person);
    await leaveOne(db, tournament, person, now);
    // What stays is the line, under the last name.
    if (own)
      await db
        .updateTable('entrants')
        .set({ person: null, name: own.name })
        .where('tournament', '=', id)
        .where('person', '=', person)
        .execute();
    if (tournament.organiser !== person || tournament.status === 'over') continue;
    const banned = await db
      .selectFrom('sanctions')
      .select('person')
      .where('kind', '=', 'ban')
      .where('person', 'is not', null)
      .where('lifted', 'is', null)
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
      .execute();
    const next = (await entrantsOf(db, id)).find(
      (one) =>
        one.person !== null && one.left === null && banned.every(({ person: who }) => who !== one.person),
    );
    if (next)
      await db.updateTable('tournaments').set({ organiser: next.person }).where('id', '=', id).execute();
    else if (tournament.status === 'open') await db.deleteFrom('tournaments').where('id', '=', id).execute();
    else await db.updateTable('tournaments').set({ status: 'over' }).where('id', '=', id).execute();
  }
}

/** Another name, also for its tables, which are called after it. */
export async function renameTournament(
  db: Kysely<Schema>,
  id: string,
  name: string,
  nameOfTable: (name: string, label: string) => string,
): Promise<void> {
  await db.updateTable('tournaments').set({ name }).where('id', '=', id).execute();
  const { rounds = [] } = (await standingOf(db, id)) ?? {};
  for (const { number, tables } of rounds)
    for (const [index, { game }] of tables.entries())
      await db
        .updateTable('games')
        .set({ name: nameOfTable(name, `${number}.${index + 1}`) })
        .where('id', '=', game)
        .execute();
}

/** Where a guest plays the account plays; where both have entered the guest's line stays without a person. */
export async function bringTournaments(
  db: Transaction<Schema>,
  guest: string,
  account: string,
  now: number,
): Promise<void> {
  await db.updateTable('tournaments').set({ organiser: account }).where('organiser', '=', guest).execute();
  const both = await db
    .selectFrom('entrants')
    .innerJoin('entrants as own', 'own.tournament', 'entrants.tournament')
    .select('entrants.tournament')
    .where('entrants.person', '=', guest)
    .where('own.person', '=', account)
    .orderBy('entrants.tournament')
    .execute();
  for (const { tournament: id } of both) {
    const tournament = await locked(db, id);
    if (!tournament) continue;
    await leaveOne(db, tournament, guest, now);
    await db
      .updateTable('entrants')
      .set({ person: null })
      .where('tournament', '=', id)
      .where('person', '=', guest)
      .execute();
  }
  await db.updateTable('entrants').set({ person: account }).where('person', '=', guest).execute();
}
