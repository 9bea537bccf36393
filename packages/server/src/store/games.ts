/** Games, their seats, and who may come and go before they start. */
import type { KeptInstruction, Result, Seat, Setup } from '@kursbuch/table';
import type { Kysely, Transaction } from 'kysely';
import { addNotices, type Notice } from './notices.ts';
import type { GamesRow, Schema, SeatsRow } from './schema.ts';

/** A game as it is kept, without what is played in it. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly owner: string | null;
  readonly size: number;
  readonly listed: boolean;
  readonly options: Setup['options'];
  readonly version: number;
  readonly status: GamesRow['status'];
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly number: number;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  readonly instructions: readonly KeptInstruction[];
  readonly undo: UndoRequest | null;
  readonly created: number;
  readonly changed: number;
  /** In the order of joining. */
  readonly seats: readonly Sitting[];
}

export interface Sitting {
  readonly place: number;
  readonly person: string | null;
  readonly name: string;
  readonly contribution: string;
  readonly seat: Seat | null;
}

/** Somebody asks to go back to so many steps; each of these seats has a word in it. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly keeps: number;
  /** The last entry when it was asked. */
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
}

export type NewGame = Pick<
  Game,
  'id' | 'title' | 'name' | 'size' | 'listed' | 'options' | 'version' | 'secret' | 'commitment' | 'created'
> & { readonly owner: string };

export type Newcomer = Omit<Sitting, 'place' | 'seat'>;

/** What the start of a game settles. */
export interface Started {
  readonly seed: string;
  readonly waiting: readonly Seat[];
  /** The seat of each place. */
  readonly seats: readonly Seat[];
  readonly notices?: readonly Notice[];
}

/** The longest list of games that is given. */
const MOST = 100;

export class GameStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(game: NewGame, first: Newcomer): Promise<void> {
    const { listed, options, ...rest } = game;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('games')
        .values({
          ...rest,
          listed: listed ? 1 : 0,
          options: JSON.stringify(options),
          status: 'open',
          seed: null,
          number: 0,
          waiting: '[]',
          result: null,
          instructions: '[]',
          undo: null,
          changed: game.created,
        })
        .execute();
      await db
        .insertInto('seats')
        .values({ ...first, game: game.id, place: 0, seat: null })
        .execute();
    });
  }

  async byId(id: string): Promise<Game | undefined> {
    return (await withSeats(this.#db, await this.#rows([id])))[0];
  }

  /** Tables anybody may sit down at, the newest first. */
  async open(): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .orderBy('changed', 'desc')
      .limit(MOST)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** The games somebody has a seat in, those played last first. */
  async of(person: string, most = MOST): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll('games')
      .innerJoin('seats', 'seats.game', 'games.id')
      .where('seats.person', '=', person)
      .orderBy('games.changed', 'desc')
      .$if(Number.isFinite(most), (query) => query.limit(most))
      .execute();
    return withSeats(this.#db, rows);
  }

  /**
   * Change an open table: whoever comes, goes or starts it does so after the other. `change` sees it as it is and says
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

export type OpenChange =
  | { readonly type: 'join'; readonly newcomer: Newcomer }
  /** The last who leaves takes the table along. */
  | { readonly type: 'leave'; readonly person: string }
  | ({ readonly type: 'start' } & Started);

async function carryOut(db: Transaction<Schema>, game: Game, change: OpenChange): Promise<void> {
  const { id, seats } = game;
  switch (change.type) {
    case 'join': {
      const place = Math.max(-1, ...seats.map((sitting) => sitting.place)) + 1;
      await db
        .insertInto('seats')
        .values({ ...change.newcomer, game: id, place, seat: null })
        .execute();
      return;
    }
    case 'leave': {
      const left = seats.filter(({ person }) => person !== change.person);
      await db.deleteFrom('seats').where('game', '=', id).where('person', '=', change.person).execute();
      if (left.length === 0) await db.deleteFrom('games').where('id', '=', id).execute();
      else if (game.owner === change.person)
        await db
          .updateTable('games')
          .set({ owner: left[0]?.person ?? null })
          .where('id', '=', id)
          .execute();
      return;
    }
    case 'start': {
      for (const [index, { place }] of seats.entries())
        await db
          .updateTable('seats')
          .set({ seat: change.seats[index] ?? null })
          .where('game', '=', id)
          .where('place', '=', place)
          .execute();
      await db
        .updateTable('games')
        .set({ status: 'running', seed: change.seed, waiting: JSON.stringify(change.waiting) })
        .where('id', '=', id)
        .execute();
      await addNotices(db, change.notices ?? []);
    }
  }
}

async function withSeats(db: Kysely<Schema>, rows: readonly GamesRow[]): Promise<readonly Game[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('game', 'in', ids)
    .orderBy('game')
    .orderBy('place')
    .execute();
  return rows.map((row) =>
    gameOf(
      row,
      seats.filter(({ game }) => game === row.id),
    ),
  );
}

/** The one place where the texts of a row are parsed. */
function gameOf(row: GamesRow, seats: readonly SeatsRow[]): Game {
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    owner: row.owner,
    size: row.size,
    listed: row.listed === 1,
    options: JSON.parse(row.options),
    version: row.version,
    status: row.status,
    secret: row.secret,
    commitment: row.commitment,
    seed: row.seed,
    number: row.number,
    waiting: JSON.parse(row.waiting),
    result: row.result === null ? null : JSON.parse(row.result),
    instructions: JSON.parse(row.instructions),
    undo: row.undo === null ? null : JSON.parse(row.undo),
    created: row.created,
    changed: row.changed,
    seats: seats.map(({ place, person, name, contribution, seat }) => ({
      place,
      person,
      name,
      contribution,
      seat,
    })),
  };
}
