/**
 * Indices of tables that grow with what is played. PostgreSQL stops whoever writes into a table while an index of it is made,
 * unless it is made beside everything else, which no transaction can. So on a shared database, where others play meanwhile,
 * these are made before the step that brings them, which then finds them there.
 */
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface Index {
  readonly name: string;
  readonly table: keyof Schema;
  readonly columns: readonly string[];
}

/** By whom everything is found: step 7. */
export const OF_PEOPLE: readonly Index[] = [
  { name: 'entries_of_person', table: 'entries', columns: ['person', 'at'] },
  { name: 'messages_of_person', table: 'messages', columns: ['person', 'at'] },
  { name: 'notes_of_person', table: 'notes', columns: ['person'] },
  { name: 'games_of_owner', table: 'games', columns: ['owner', 'status'] },
  { name: 'seats_of_former', table: 'seats', columns: ['former'] },
  { name: 'tokens_of_person', table: 'tokens', columns: ['person'] },
  { name: 'outbox_of_person', table: 'outbox', columns: ['person'] },
];

/** Finished games by when they changed, whether they are on a list or not, and results by when they came: step 16. */
export const BY_CHANGE: readonly Index[] = [
  { name: 'games_by_change', table: 'games', columns: ['status', 'changed', 'id'] },
  { name: 'results_by_end', table: 'results', columns: ['seat', 'ended', 'game'] },
];

/** One node makes them, and those that start meanwhile look again so often. */
const LOCK = 7_283_001;
const LOOK = 200;

export async function indicesAhead(
  db: Kysely<Schema>,
  indices: readonly Index[] = [...OF_PEOPLE, ...BY_CHANGE],
): Promise<void> {
  await db.connection().execute(async (one) => {
    // Never a question that waits: making an index beside everything waits for whoever is in the middle of one.
    for (;;) {
      const { rows } = await sql<{
        isOurs: boolean;
      }>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`.execute(one);
      if (rows[0]?.isOurs) break;
      await setTimeout(LOOK);
    }
    try {
      const tables = await one.introspection.getTables();
      for (const { name, table, columns } of indices) {
        const there = tables.find((known) => known.name === table);
        // Not there yet: it is made empty, with its index.
        if (!there || !columns.every((column) => there.columns.some((known) => known.name === column)))
          continue;
        const { rows } = await sql<{ isWhole: boolean }>`select indisvalid as "isWhole" from pg_index
          where indexrelid = to_regclass(${name})`.execute(one);
        if (rows[0]?.isWhole) continue;
        // One that was broken off is there, and of no use.
        await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(one);
        const on = sql.join(columns.map((column) => sql.ref(column)));
        await sql`create index concurrently ${sql.ref(name)} on ${sql.table(table)} (${on})`.execute(one);
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(one);
    }
  });
}
