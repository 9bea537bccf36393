/**
 * Taking what is due, whatever it is: each row once, by whichever node is first. What is taken is due again after `lease`
 * milliseconds, so that a node that dies with it leaves it to be taken again then; what another is just taking is not waited for.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

interface Due {
  readonly table: 'games' | 'outbox' | 'calls' | 'digests';
  /** The column that names a row. */
  readonly key: string;
  /** Which rows, beside their being due. */
  readonly where?: RawBuilder<boolean>;
  /** Taking one is a try: `tries` says how many there were. */
  readonly isTry?: boolean;
  /** What is given of each. */
  readonly returning?: RawBuilder<unknown>;
}

export async function takeDue<Row>(
  db: Kysely<Schema>,
  isShared: boolean,
  { table, key, where = sql<boolean>`true`, isTry = false, returning = sql.ref(key) }: Due,
  { now, lease, most }: { readonly now: number; readonly lease: number; readonly most: number },
): Promise<readonly Row[]> {
  const locking = isShared ? sql`for update skip locked` : sql``;
  const tries = isTry ? sql`, tries = tries + 1` : sql``;
  const { rows } = await sql<Row>`with taken as (
      select ${sql.ref(key)} from ${sql.table(table)} where due <= ${now} and ${where} order by due limit ${most} ${locking}
    )
    update ${sql.table(table)} set due = ${now + lease}${tries}
    where ${sql.ref(key)} in (select ${sql.ref(key)} from taken) returning ${returning}`.execute(db);
  return rows;
}
