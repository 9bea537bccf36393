/** Games: made, listed, looked after, and changed while they are open. */
import type { KeptInstruction } from '@kursbuch/table';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { tellOfOpening } from './alerts.ts';
import { takeDue } from './due.ts';
import type { Begun, Game, Newcomer, NewGame, Request, UndoRequest } from './game.ts';
import { newRow, seatRow, withSeats } from './gameRows.ts';
import { addNotices, type Notice } from './notices.ts';
import { ANY_NUMBER, aloneFor } from './oneAtATime.ts';
import { carryOut, freeTableName, insertTable, type OpenChange, openedBy } from './openTables.ts';
import type { GamesRow, Pace, Wanted } from './rows/tables.ts';
import type { Schema } from './schema.ts';

/** By what a table is looked for; what is left out may be anything. */
export interface Filter {
  readonly title?: string;
  readonly pace?: Pace;
  readonly language?: string;
  readonly wanted?: Wanted | 'anybody';
}

/** Which of many games are listed. */
export interface Listing {
  readonly filter?: Filter;
  readonly status?: Game['status'];
  /** Only those behind this one in the list, which is ordered by when they changed: the next page. */
  readonly before?: { readonly changed: number; readonly id: string };
  readonly most?: number;
}

/** So long a list of games is where nobody says how long. */
export const MOST = 100;

const isBehind = ({ changed, id }: NonNullable<Listing['before']> = { changed: 0, id: '' }) =>
  sql<boolean>`(changed, id) < (${changed}, ${id})`;

/**
 * Asked of games that were found otherwise. SQLite would rather look through all games of a status, a million of them
 * perhaps, than through somebody's seats: what is put together from a column is not looked up by its index.
 */
const isOf = (status: Game['status']) => sql<boolean>`status || '' = ${status}`;

/** Listed, and somebody may sit down: it has not started, or somebody has left it. */
const hasFreeSeat = ({ or, and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'games'>) =>
  and([
    eb('listed', '=', 1),
    eb('hidden', '=', 0),
    or([
      eb('status', '=', 'open'),
      and([
        eb('status', '=', 'running'),
        exists(
          selectFrom('seats')
            .select('place')
            .whereRef('seats.game', '=', 'games.id')
            .where('seats.person', 'is', null)
            .where('seats.player', 'is', null),
        ),
      ]),
    ]),
  ]);

/** How time is counted, of the text in which its rules are kept. */
const paceOf = sql<Pace>`case when time is null then 'none' when time like '%"kind":"live"%' then 'live' else 'days' end`;

const isFound =
  ({ title, pace, language, wanted }: Filter) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'games'>) =>
    and([
      ...(title === undefined ? [] : [eb('title', '=', title)]),
      ...(pace === undefined ? [] : [eb(paceOf, '=', pace)]),
      ...(language === undefined ? [] : [eb('language', '=', language)]),
      ...(wanted === undefined
        ? []
        : [wanted === 'anybody' ? eb('wanted', 'is', null) : eb('wanted', '=', wanted)]),
    ]);

/** So many tables are of one kind. */
export interface CountedKind extends Pick<Game, 'title' | 'language' | 'wanted'> {
  readonly pace: Pace;
  readonly count: number;
}

export class GameStore {
  readonly #db: Kysely<Schema>;
  /** Other nodes use the database too. */
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** A new table with those who sit there from the first moment on. */
  async add(game: NewGame, ...sitting: readonly Newcomer[]): Promise<void> {
    await this.addWithin(ANY_NUMBER, game, sitting);
  }

  /**
   * The same where its owner has fewer than so many that are open. False: he has as many, and nothing is made. `isTold`: to
   * those who wait for one like it.
   */
  async addWithin(
    most: number,
    wanted: NewGame,
    sitting: readonly Newcomer[],
    isTold = wanted.listed,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, wanted.owner);
      if ((await openedBy(db, wanted.owner)) >= most) return false;
      const game = { ...wanted, name: await freeTableName(db, wanted) };
      await insertTable(db, game, sitting);
      if (isTold) await tellOfOpening(db, game);
      return true;
    });
  }

  /**
   * A table at which another is played again, where its owner has fewer than so many that are open. Nothing is made where he
   * has as many, or where somebody else was faster.
   */
  async addRematch(
    of: string,
    before: string | null,
    game: NewGame,
    sitting: readonly Newcomer[],
    notices: readonly Notice[],
    most: number,
  ): Promise<'made' | 'late' | 'many'> {
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, game.owner);
      if ((await openedBy(db, game.owner)) >= most) return 'many';
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ rematch: game.id })
        .where('id', '=', of)
        .where('status', '=', 'over')
        .where('rematch', before === null ? 'is' : '=', before)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 'late';
      await insertTable(db, { ...game, name: await freeTableName(db, game) }, sitting);
      await addNotices(db, notices);
      return 'made';
    });
  }

  /** A table at which something has been played already. */
  async addBegun(game: NewGame, begun: Begun): Promise<void> {
    const { seats, entry, seed, draws, waiting, result, clock, due } = begun;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('games')
        .values({
          ...newRow(game),
          status: result ? 'over' : 'running',
          seed,
          number: entry ? 1 : 0,
          waiting: JSON.stringify(waiting),
          result: result && JSON.stringify(result),
          uploaded: 1 + draws,
          clock: JSON.stringify(clock),
          due,
        })
        .execute();
      for (const { place, ...one } of seats)
        await db
          .insertInto('seats')
          .values({ ...seatRow(game.id, place, one), seat: one.seat })
          .execute();
      if (entry)
        await db
          .insertInto('entries')
          .values({ ...entry, steps: JSON.stringify(entry.steps), over: entry.over ? 1 : 0 })
          .execute();
    });
  }

  async byId(id: string): Promise<Game | undefined> {
    return (await withSeats(this.#db, await this.#rows([id])))[0];
  }

  /** Tables anybody may sit down at, the newest first: those that have not started, and those with a free seat. */
  async open({ filter = {}, before, most = MOST }: Listing = {}): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where(hasFreeSeat)
      .where(isFound(filter))
      .$if(before !== undefined, (query) => query.where(isBehind(before)))
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** Tables that everybody may see, those played last first. */
  async listed({ status = 'over', filter = {}, before, most = MOST }: Listing): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', status)
      .where('listed', '=', 1)
      .where('hidden', '=', 0)
      .where(isFound(filter))
      .$if(before !== undefined, (query) => query.where(isBehind(before)))
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** How many tables anybody may sit down at there are of each kind; of all, or of those at which somebody sits. */
  async countOpen(person?: string): Promise<readonly CountedKind[]> {
    const rows = await this.#db
      .selectFrom('games')
      .select(['title', paceOf.as('pace'), 'language', 'wanted'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where(hasFreeSeat)
      .$if(person !== undefined, (query) =>
        query.where('id', 'in', ({ selectFrom }) =>
          selectFrom('seats')
            .select('game')
            .where('person', '=', person ?? ''),
        ),
      )
      .groupBy(['title', 'pace', 'language', 'wanted'])
      .execute();
    return rows.map(({ count, ...kind }) => ({ ...kind, count: Number(count) }));
  }

  /** The titles of the games in play, the one played last first. */
  async titlesInPlay(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('games')
      .select(({ fn }) => ['title', fn.max('changed').as('last')])
      .where('status', '=', 'running')
      .groupBy('title')
      .orderBy('last', 'desc')
      .execute();
    return rows.map(({ title }) => title);
  }

  /** The games somebody has a seat in, or has left one that he may have back; those played last first. */
  async of(person: string, { status, before, most = MOST }: Listing = {}): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('seats')
          .select('game')
          .where(({ or, and, eb }) =>
            or([eb('person', '=', person), and([eb('former', '=', person), eb('person', 'is', null)])]),
          ),
      )
      .$if(status !== undefined, (query) => query.where(isOf(status ?? 'open')))
      .$if(before !== undefined, (query) => query.where(isBehind(before)))
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** All games of somebody, page by page: many of them take nobody else's time. */
  async *pagesOf(person: string, status?: Game['status']): AsyncGenerator<Game> {
    for (let before: Listing['before']; ; ) {
      const page = await this.of(person, { ...(status && { status }), ...(before && { before }) });
      yield* page;
      before = page.at(-1);
      if (page.length < MOST) return;
    }
  }

  /** The same at once, for callers that change them while they go through. */
  async allOf(person: string, status?: Game['status']): Promise<readonly Game[]> {
    const games: Game[] = [];
    for await (const game of this.pagesOf(person, status)) games.push(game);
    return games;
  }

  /**
   * Take the games that somebody has to look at, for `lease` milliseconds: no other node gets them before. A node that dies
   * with one leaves it to be taken again then; what another is just taking is not waited for.
   */
  takeDue(
    now: number,
    lease: number,
    { ids, most }: { readonly ids?: readonly string[] | undefined; readonly most: number },
  ): Promise<readonly string[]> {
    return this.#take('running', now, lease, most, ids);
  }

  /** Take the open tables whose start somebody has to look at, in the same way. */
  takeStarts(now: number, lease: number, most: number): Promise<readonly string[]> {
    return this.#take('open', now, lease, most);
  }

  async #take(
    status: Game['status'],
    now: number,
    lease: number,
    most: number,
    ids?: readonly string[],
  ): Promise<readonly string[]> {
    const among =
      ids === undefined ? sql`` : ids.length === 0 ? sql`and false` : sql`and id in (${sql.join(ids)})`;
    const rows = await takeDue<{ readonly id: string }>(
      this.#db,
      this.#isShared,
      { table: 'games', key: 'id', where: sql<boolean>`${isOf(status)} ${among}` },
      { now, lease, most },
    );
    return rows.map(({ id }) => id);
  }

  /** Nobody has to look before; as long as nothing is played. */
  async setDue(id: string, number: number, due: number | null): Promise<void> {
    await this.#db
      .updateTable('games')
      .set({ due })
      .where('id', '=', id)
      .where('number', '=', number)
      .execute();
  }

  /** What the table is asked to agree to; false if it is no more as it was seen. */
  async setRequest(
    id: string,
    before: Request | null,
    after: Request | null,
    notices: readonly Notice[] = [],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ request: after && JSON.stringify(after) })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('request', before ? '=' : 'is', before && JSON.stringify(before))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await addNotices(db, notices);
      return numUpdatedRows > 0n;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('games').where('id', '=', id).execute();
  }

  /**
   * Change an open table: people who come, go or start it do so one after the other. `change` sees it as it is and says
   * what becomes of it; null leaves it alone. Gives the table as it was seen; undefined where there is no open one.
   */
  async changeOpen(
    id: string,
    changed: number,
    change: (game: Game) => OpenChange | null | Promise<OpenChange | null>,
  ): Promise<Game | undefined> {
    return this.#db.transaction().execute(async (db) => {
      // The row is locked by the first who writes it, in both databases.
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ changed })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      const rows = await db.selectFrom('games').selectAll().where('id', '=', id).execute();
      const [game] = await withSeats(db, rows);
      const wanted = game && (await change(game));
      if (game && wanted) await carryOut(db, game, wanted);
      return game;
    });
  }

  /** Somebody asks to take back, or nobody any more; false if the game has moved on from that entry. */
  async setUndo(
    id: string,
    number: number,
    undo: UndoRequest | null,
    notices: readonly Notice[] = [],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ undo: undo && JSON.stringify(undo) })
        .where('id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await addNotices(db, notices);
      return numUpdatedRows > 0n;
    });
  }

  /** Those of these tables that there are. */
  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom('games').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** What is left to instructions from now on; false if it is no more as it was seen. */
  async instruct(
    id: string,
    number: number,
    before: readonly KeptInstruction[],
    after: readonly KeptInstruction[],
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('games')
      .set({ instructions: JSON.stringify(after) })
      .where('id', '=', id)
      .where('number', '=', number)
      .where('instructions', '=', JSON.stringify(before))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #rows(ids: readonly string[]): Promise<GamesRow[]> {
    return this.#db.selectFrom('games').selectAll().where('id', 'in', ids).execute();
  }
}
