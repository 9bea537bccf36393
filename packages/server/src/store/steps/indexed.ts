/** What several steps of the schema need: how times are kept, and indices that may be there already. */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Index, onWhat } from '../indices.ts';

/** Milliseconds: more than an integer of PostgreSQL holds. */
export const TIME = 'bigint';

/**
 * On a shared database they are there already (`indices.ts`). Whether one is has to be asked: told to make it if it is not
 * there, PostgreSQL first stops whoever writes into the table, and a later step that changes the table would wait for those
 * who wait for this one.
 */
export async function indexed(db: Kysely<unknown>, indices: readonly Index[]): Promise<void> {
  for (const index of indices) {
    const { name } = index;
    const isThere = isShared(db) && (await sql`select 1 where to_regclass(${name}) is not null`.execute(db));
    if (isThere && isThere.rows.length > 0) continue;
    await sql`create index if not exists ${sql.ref(name)} ${onWhat(index, isShared(db))}`.execute(db);
  }
}

export const isShared = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
