/**
 * Indices of tables that grow with what is played. PostgreSQL stops whoever writes into a table while an index of it is made,
 * unless it is made beside everything else, which no transaction can. So on a shared database, where others play meanwhile,
 * these are made before the step that brings them, which then finds them there.
 */
import { setTimeout } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { smallLetters } from './beginning.ts';
import type { Schema } from './schema.ts';

export interface Index {
  readonly name: string;
  readonly table: keyof Schema;
  readonly columns: readonly string[];
  /** By the beginning of this column, in small letters, instead (`beginning.ts`). */
  readonly beginning?: string;
  /** Of which rows; of all, where nothing is said. */
  readonly where?: string;
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

/** What operators look for, and what they have hidden or removed, the few among all: step 17. */
export const OF_ORDER: readonly Index[] = [
  { name: 'people_by_creation', table: 'people', columns: ['created'] },
  { name: 'people_by_beginning', table: 'people', columns: ['name'], beginning: 'name' },
  { name: 'games_by_beginning', table: 'games', columns: ['name'], beginning: 'name' },
  { name: 'clubs_by_beginning', table: 'clubs', columns: ['name'], beginning: 'name' },
  { name: 'tournaments_by_beginning', table: 'tournaments', columns: ['name'], beginning: 'name' },
  { name: 'games_hidden', table: 'games', columns: ['hidden'], where: 'hidden = 1' },
  { name: 'messages_removed', table: 'messages', columns: ['removed'], where: 'removed is not null' },
];

/** What stands behind the name of an index. */
export function onWhat({ table, columns, beginning, where }: Index, isShared: boolean): RawBuilder<unknown> {
  const parts =
    beginning === undefined ? columns.map((column) => sql.ref(column)) : [smallLetters(beginning, isShared)];
  const only = where === undefined ? sql`` : sql` where ${sql.raw(where)}`;
  return sql`on ${sql.table(table)} (${sql.join(parts)})${only}`;
}

/** One node makes them, and those that start meanwhile look again so often. */
const LOCK = 7_283_001;
const LOOK = 200;

export async function indicesAhead(
  db: Kysely<Schema>,
  indices: readonly Index[] = [...OF_PEOPLE, ...BY_CHANGE, ...OF_ORDER],
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
      for (const index of indices) {
        const { name, table, columns } = index;
        const there = tables.find((known) => known.name === table);
        // Not there yet: it is made empty, with its index.
        if (!there || !columns.every((column) => there.columns.some((known) => known.name === column)))
          continue;
        const { rows } = await sql<{ isWhole: boolean }>`select indisvalid as "isWhole" from pg_index
          where indexrelid = to_regclass(${name})`.execute(one);
        if (rows[0]?.isWhole) continue;
        // One that was broken off is there, and of no use.
        await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(one);
        await sql`create index concurrently ${sql.ref(name)} ${onWhat(index, true)}`.execute(one);
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(one);
    }
  });
}
