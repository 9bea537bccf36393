/** What somebody has left behind at tables, for himself to read. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Traces {
  /** When he acted. What an entry holds may tell what others keep secret: the record of the game says what he may know. */
  readonly entries: readonly { readonly table: string; readonly number: number; readonly at: number }[];
  readonly messages: readonly {
    readonly table: string;
    readonly number: number;
    readonly text: string;
    readonly at: number;
  }[];
  readonly notes: readonly { readonly table: string; readonly text: string }[];
}

export class TraceStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(person: string): Promise<Traces> {
    const [entries, messages, notes] = await Promise.all([
      this.#db
        .selectFrom('entries')
        .select(['game as table', 'number', 'at'])
        .where('person', '=', person)
        .orderBy('at')
        .execute(),
      this.#db
        .selectFrom('messages')
        .select(['game as table', 'number', 'text', 'at'])
        .where('person', '=', person)
        .orderBy('at')
        .execute(),
      this.#db.selectFrom('notes').select(['game as table', 'text']).where('person', '=', person).execute(),
    ]);
    return { entries, messages, notes };
  }
}
