/** How games ended, seat by seat. */
import { type Kysely, sql } from 'kysely';
import type { ResultsRow } from './rows/tables.ts';
import type { Schema } from './schema.ts';

export interface SeatResult extends Readonly<Omit<ResultsRow, 'agreed' | 'companies' | 'worth'>> {
  readonly agreed: boolean;
  readonly companies: readonly string[];
  readonly worth: readonly number[];
}

/** Where the filling of results has come to. */
export interface Filled {
  readonly changed: number;
  readonly id: string;
}

/** A table that was played to its end, and who of its people came where. */
export interface EndedTable {
  readonly game: string;
  readonly title: string;
  readonly ended: number;
  readonly people: readonly { readonly person: string; readonly rank: number }[];
}

/** The word under which that is kept. */
const FILLED = 'results filled';

/** What is kept of a game's end from now on; nothing: it has none any more. With whatever else this transaction does. */
export async function keepResults(
  db: Kysely<Schema>,
  game: string,
  results: readonly SeatResult[],
): Promise<void> {
  await db.deleteFrom('results').where('game', '=', game).execute();
  if (results.length > 0) await db.insertInto('results').values(results.map(rowOf)).execute();
}

export const rowOf = (result: SeatResult): ResultsRow => ({
  ...result,
  agreed: result.agreed ? 1 : 0,
  companies: JSON.stringify(result.companies),
  worth: JSON.stringify(result.worth),
});

export const resultOf = (row: ResultsRow): SeatResult => ({
  ...row,
  agreed: row.agreed === 1,
  companies: JSON.parse(row.companies),
  worth: JSON.parse(row.worth),
});

export class ResultStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** How a finished game ended for each seat, by place; empty while it is played. */
  async of(game: string): Promise<readonly SeatResult[]> {
    const rows = await this.#db
      .selectFrom('results')
      .innerJoin('games', 'games.id', 'results.game')
      .selectAll('results')
      .where('results.game', '=', game)
      .where('games.status', '=', 'over')
      .orderBy('place')
      .execute();
    return rows.map(resultOf);
  }

  /**
   * Tables that anybody could see, begun here and played to their end, in the order in which they ended, behind this one.
   * Seats of computer players, of guests and of people who are gone are left away; whoever let a computer player play for him
   * is still who lost.
   */
  async endedBehind(
    { ended, game }: Pick<EndedTable, 'ended' | 'game'>,
    most: number,
  ): Promise<readonly EndedTable[]> {
    const tables = await this.#db
      .selectFrom('results')
      .innerJoin('games', 'games.id', 'results.game')
      .select(['results.game', 'results.ended', 'results.title'])
      // Each table once.
      .where('results.seat', '=', 0)
      .where(sql<boolean>`(results.ended, results.game) > (${ended}, ${game})`)
      .where('games.status', '=', 'over')
      .where('games.listed', '=', 1)
      .where('games.hidden', '=', 0)
      .where('games.uploaded', '=', 0)
      .where('results.agreed', '=', 0)
      .orderBy('results.ended')
      .orderBy('results.game')
      .limit(most)
      .execute();
    if (tables.length === 0) return [];
    const rows = await this.#db
      .selectFrom('results')
      .innerJoin('people', 'people.id', 'results.person')
      .select(['game', 'people.id as person', 'rank'])
      .where('people.registered', 'is not', null)
      .where(
        'game',
        'in',
        tables.map((one) => one.game),
      )
      .orderBy('game')
      .orderBy('place')
      .execute();
    const people = new Map(tables.map((one) => [one.game, [] as { person: string; rank: number }[]]));
    for (const { game: id, person, rank } of rows) people.get(id)?.push({ person, rank });
    return tables.map((table) => ({ ...table, people: people.get(table.game) ?? [] }));
  }

  /**
   * Finished games behind this one of which nothing is kept here: from before there were results, or ended by an earlier
   * program. One that was over when it was brought is nobody's result.
   */
  async missing(after: Filled, most: number): Promise<readonly Filled[]> {
    return this.#db
      .selectFrom('games')
      .select(['id', 'changed'])
      .where('status', '=', 'over')
      .where(sql<boolean>`(changed, id) > (${after.changed}, ${after.id})`)
      .where(({ not, and, or, eb, exists, selectFrom }) =>
        and([
          or([eb('uploaded', '=', 0), eb('number', '>', 1)]),
          not(exists(selectFrom('results').select('place').whereRef('results.game', '=', 'games.id'))),
        ]),
      )
      .orderBy('changed')
      .orderBy('id')
      .limit(most)
      .execute();
  }

  /** What was missing is there, if the game still ends so and nobody else was faster. */
  async fill(game: string, number: number, results: readonly SeatResult[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Whoever takes the end back writes the same row.
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ number })
        .where('id', '=', game)
        .where('number', '=', number)
        .where('status', '=', 'over')
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await keepResults(db, game, results);
    });
  }

  async filled(): Promise<Filled | null> {
    const row = await this.#db
      .selectFrom('constants')
      .select('value')
      .where('name', '=', FILLED)
      .executeTakeFirst();
    return row ? JSON.parse(row.value) : null;
  }

  async setFilled({ changed, id }: Filled): Promise<void> {
    const value = JSON.stringify({ changed, id });
    await this.#db
      .insertInto('constants')
      .values({ name: FILLED, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
