/** How much of what is limited somebody has used up, told by all nodes together and after a restart. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const hashed = (name: string): string => createHash('sha256').update(name).digest('base64url');

export class LimitStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /**
   * One more of what fills again by one in `interval` milliseconds, up to `burst`; false: it is too much. All that is kept
   * is when it will be full again, under a name that tells neither an address nor a person.
   */
  async take(name: string, burst: number, interval: number, now: number): Promise<boolean> {
    const from = sql<number>`case when limits.until > ${now} then limits.until else ${now} end`;
    const taken = await this.#db
      .insertInto('limits')
      .values({ name: hashed(name), until: now + interval })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ until: sql`${from} + ${interval}` })
          .where(sql<boolean>`${from} + ${interval} <= ${now + burst * interval}`),
      )
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  }

  /** What was taken is given back: it was nothing to be limited. */
  async giveBack(name: string, interval: number): Promise<void> {
    await this.#db
      .updateTable('limits')
      .set({ until: sql`until - ${interval}` })
      .where('name', '=', hashed(name))
      .execute();
  }

  /** As if nothing had been taken. */
  async lift(name: string): Promise<void> {
    await this.#db.deleteFrom('limits').where('name', '=', hashed(name)).execute();
  }

  /** Forget what is full again. */
  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('limits').where('until', '<=', now).execute();
  }
}
