/** How much of what is limited somebody has used up, told by all nodes together and after a restart. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const hashed = (name: string): string => createHash('sha256').update(name).digest('base64url');
/** What is counted for somebody about something stands behind what is counted for him in general, and is lifted with it. */
const nameOf = (name: string, about: string): string =>
  about === '' ? hashed(name) : `${hashed(name)}.${hashed(about)}`;

export class LimitStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /**
   * One more of what fills again by one in `interval` milliseconds, up to `burst`; false: it is too much. All that is kept
   * is when it will be full again, under a name that tells neither an address nor a person.
   */
  async take(name: string, burst: number, interval: number, now: number, about = ''): Promise<boolean> {
    const from = sql<number>`case when limits.until > ${now} then limits.until else ${now} end`;
    const taken = await this.#db
      .insertInto('limits')
      .values({ name: nameOf(name, about), until: now + interval })
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
  async giveBack(name: string, interval: number, about = ''): Promise<void> {
    await this.#db
      .updateTable('limits')
      .set({ until: sql`until - ${interval}` })
      .where('name', '=', nameOf(name, about))
      .execute();
  }

  /** As if nothing had been taken, whatever it was about. */
  async lift(name: string): Promise<void> {
    const own = hashed(name);
    await this.#db
      .deleteFrom('limits')
      .where(({ or, eb }) => or([eb('name', '=', own), eb('name', 'like', `${own}.%`)]))
      .execute();
  }

  /** Forget what is full again. */
  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('limits').where('until', '<=', now).execute();
  }
}
