/** What is said at a table, and what somebody notes for himself. */
import { type Kysely, sql } from 'kysely';
import { ANY_NUMBER, aloneFor, counted } from './oneAtATime.ts';
import type { MessagesRow } from './rows/tables.ts';
import type { Schema } from './schema.ts';

export type Message = Readonly<MessagesRow>;

/** So many lines are given at once. */
export const MOST_LINES = 200;

/** Two who speak at once want the same number: one of them takes the next. */
const TRIES = 20;

/** What an operator has removed is read by nobody. */
const readable = (message: Message): Message =>
  message.removed === null ? message : { ...message, text: '' };

export class TalkStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async say(message: Omit<Message, 'number' | 'removed'>): Promise<Message> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const last = await this.#db
        .selectFrom('messages')
        .select((eb) => eb.fn.max('number').as('number'))
        .where('game', '=', message.game)
        .executeTakeFirst();
      const numbered = { ...message, number: (last?.number ?? 0) + 1, removed: null };
      const added = await this.#db
        .insertInto('messages')
        .values(numbered)
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst();
      if (added) return numbered;
    }
    throw new Error(`nothing can be said at ${message.game}`);
  }

  /** What was said behind this number, the last lines of it, in order. */
  async since(game: string, number: number): Promise<readonly Message[]> {
    const rows = await this.#db
      .selectFrom('messages')
      .selectAll()
      .where('game', '=', game)
      .where('number', '>', number)
      .orderBy('number', 'desc')
      .limit(MOST_LINES)
      .execute();
    return rows.reverse().map(readable);
  }

  async line(game: string, number: number): Promise<Message | undefined> {
    const row = await this.#db
      .selectFrom('messages')
      .selectAll()
      .where('game', '=', game)
      .where('number', '=', number)
      .executeTakeFirst();
    return row && readable(row);
  }

  /** So many lines before this one and after it, as they were said: for operators alone. */
  async around(game: string, number: number, reach: number): Promise<readonly Message[]> {
    return this.#db
      .selectFrom('messages')
      .selectAll()
      .where('game', '=', game)
      .where('number', '>=', number - reach)
      .where('number', '<=', number + reach)
      .orderBy('number')
      .execute();
  }

  /** Somebody has read this far; nobody unreads. */
  async read(game: string, person: string, number: number): Promise<void> {
    await this.#db
      .insertInto('readings')
      .values({ game, person, number })
      .onConflict((conflict) =>
        conflict.columns(['game', 'person']).doUpdateSet({ number }).where('readings.number', '<', number),
      )
      .execute();
  }

  /**
   * How many lines of others somebody has not read, at those of these tables where there are some. Only the last lines are
   * looked at, as many as are given at once: whoever talks without end makes nobody's list slow.
   */
  async unread(person: string, games: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (games.length === 0) return new Map();
    const last = sql<number>`coalesce((select max(l.number) from messages as l where l.game = games.id), 0)`;
    const read = sql<number>`coalesce(readings.number, 0)`;
    const from = sql<number>`case when ${read} > ${last} - ${MOST_LINES} then ${read} else ${last} - ${MOST_LINES} end`;
    const rows = await this.#db
      .selectFrom('games')
      .leftJoin('readings', (join) =>
        join.onRef('readings.game', '=', 'games.id').on('readings.person', '=', person),
      )
      .innerJoin('messages', (join) =>
        join.onRef('messages.game', '=', 'games.id').on(sql<boolean>`messages.number > ${from}`),
      )
      .select('games.id as game')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('games.id', 'in', games)
      .where('messages.removed', 'is', null)
      .where(({ or, eb }) => or([eb('messages.person', 'is', null), eb('messages.person', '!=', person)]))
      .groupBy('games.id')
      .execute();
    return new Map(rows.map(({ game, count }) => [game, Number(count)]));
  }

  async note(game: string, person: string): Promise<string> {
    const found = await this.#db
      .selectFrom('notes')
      .select('text')
      .where('game', '=', game)
      .where('person', '=', person)
      .executeTakeFirst();
    return found?.text ?? '';
  }

  /** An empty note is none. False: that person has as many notes as are kept. */
  async writeNote(game: string, person: string, text: string, most = ANY_NUMBER): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, person);
      const own = db.deleteFrom('notes').where('game', '=', game).where('person', '=', person);
      await own.execute();
      if (text === '') return true;
      const others = db
        .selectFrom('notes')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('person', '=', person);
      if ((await counted(others)) >= most) return false;
      await db.insertInto('notes').values({ game, person, text }).execute();
      return true;
    });
  }
}
