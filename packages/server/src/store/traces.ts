/** What somebody has left behind at tables, for himself to read. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** When he acted. What an entry holds may tell what others keep secret: the record of the game says what he may know. */
interface TraceOfEntry {
  readonly table: string;
  readonly number: number;
  readonly at: number;
}

interface TraceOfMessage extends TraceOfEntry {
  readonly text: string;
}

/** How many are read at once: somebody who has played for years takes nobody else's time. */
const AT_ONCE = 1000;

export class TraceStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  entriesOf(person: string): AsyncGenerator<TraceOfEntry> {
    return this.#paged((after, most) =>
      this.#db
        .selectFrom('entries')
        .select(['game as table', 'number', 'at'])
        .where('person', '=', person)
        .$if(after !== undefined, (query) => query.where(isBehind(after)))
        .orderBy('at')
        .orderBy('game')
        .orderBy('number')
        .limit(most)
        .execute(),
    );
  }

  messagesOf(person: string): AsyncGenerator<TraceOfMessage> {
    return this.#paged((after, most) =>
      this.#db
        .selectFrom('messages')
        .select(['game as table', 'number', 'text', 'at'])
        .where('person', '=', person)
        .$if(after !== undefined, (query) => query.where(isBehind(after)))
        .orderBy('at')
        .orderBy('game')
        .orderBy('number')
        .limit(most)
        .execute(),
    );
  }

  notesOf(person: string): Promise<readonly { readonly table: string; readonly text: string }[]> {
    return this.#db
      .selectFrom('notes')
      .select(['game as table', 'text'])
      .where('person', '=', person)
      .execute();
  }

  async *#paged<T extends TraceOfEntry>(
    page: (after: T | undefined, most: number) => Promise<readonly T[]>,
  ): AsyncGenerator<T> {
    for (let after: T | undefined; ; ) {
      const found = await page(after, AT_ONCE);
      yield* found;
      after = found.at(-1);
      if (found.length < AT_ONCE) return;
    }
  }
}

/** Later than this one, in the order in which they are read. */
const isBehind = (after: TraceOfEntry | undefined) =>
  sql<boolean>`(at, game, number) > (${after?.at ?? 0}, ${after?.table ?? ''}, ${after?.number ?? 0})`;
