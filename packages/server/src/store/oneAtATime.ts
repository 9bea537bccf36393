/** How many there may be of something is counted and added to by one at a time: of many who press at once none gets more. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** No more than can be. */
export const ANY_NUMBER = Number.POSITIVE_INFINITY;

/** Whoever else wants to do the same for this person waits until this transaction is done. The row is locked by the first who writes it, in both databases. */
export async function aloneFor(db: Kysely<Schema>, person: string): Promise<void> {
  await db
    .updateTable('people')
    .set((eb) => ({ created: eb.ref('created') }))
    .where('id', '=', person)
    .execute();
}

/** The same for a club; false: there is none. */
export async function aloneInClub(db: Kysely<Schema>, club: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clubs')
    .set((eb) => ({ open: eb.ref('open') }))
    .where('id', '=', club)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many rows a question finds. */
export async function counted(query: {
  executeTakeFirst(): Promise<{ readonly count: number | string } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.count ?? 0);
}
