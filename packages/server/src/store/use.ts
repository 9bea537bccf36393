/** How much of what there may be is in use, for the people who set it. */
import type { Kysely } from 'kysely';
import { isForsaken, isUnseen } from './forgotten.ts';
import type { Schema } from './schema.ts';

const HOUR = 60 * 60 * 1000;
/** What is counted for an overview is not counted further than this. */
const MOST_COUNTED = 1000;

const hourOf = (at: number): number => Math.floor(at / HOUR);

export class UseStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Somebody had to be told so often that a quota is used up. */
  async reached(counts: ReadonlyMap<string, number>, now: number): Promise<void> {
    const hour = hourOf(now);
    for (const [name, count] of counts)
      await this.#db
        .insertInto('reached')
        .values({ name, hour, count })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'hour'])
            .doUpdateSet((eb) => ({ count: eb('reached.count', '+', count) })),
        )
        .execute();
  }

  /** How often that was in the last 24 hours, by quota. */
  async reachedOfDay(now: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('reached')
      .select(({ fn }) => ['name', fn.sum<number | string>('count').as('count')])
      .where('hour', '>', hourOf(now) - 24)
      .groupBy('name')
      .execute();
    return new Map(rows.map(({ name, count }) => [name, Number(count)]));
  }

  /** The most tables that one person has open. */
  async mostOpenTables(): Promise<number> {
    const row = await this.#db
      .selectFrom('games')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('status', '=', 'open')
      .where('owner', 'is not', null)
      .groupBy('owner')
      .orderBy('count', 'desc')
      .limit(1)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** How many open tables nobody has joined since then. */
  forsaken(before: number): Promise<number> {
    return this.#counted(
      this.#db.selectFrom('games').select('id').where(isForsaken('games', before)).limit(MOST_COUNTED),
    );
  }

  /** How many guests nobody has seen since then. */
  unseenGuests(before: number): Promise<number> {
    return this.#counted(
      this.#db
        .selectFrom('people')
        .select('id')
        .where('registered', 'is', null)
        .where('created', '<', before)
        .where(isUnseen(before))
        .limit(MOST_COUNTED),
    );
  }

  async #counted(query: { execute(): Promise<readonly unknown[]> }): Promise<number> {
    return (await query.execute()).length;
  }

  /** What was counted before is not needed any more. */
  async sweep(before: number): Promise<void> {
    await this.#db.deleteFrom('reached').where('hour', '<', hourOf(before)).execute();
  }

  /** The last backup; null: there was none as long as the log goes back. */
  async lastBackup(): Promise<{ readonly at: number; readonly details: string } | null> {
    const row = await this.#db
      .selectFrom('acts')
      .select(['at', 'details'])
      .where('kind', '=', 'backup')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  }
}
