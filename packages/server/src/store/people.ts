/** People and their sessions. */
import type { Kysely } from 'kysely';
import type { PeopleRow, Schema } from './schema.ts';

export type Person = Readonly<PeopleRow>;

export class PeopleStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Somebody new, with the session that is known by this hash. */
  async add(person: Person, hash: string): Promise<void> {
    const { id, created } = person;
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('people').values(person).execute();
      await db.insertInto('sessions').values({ hash, person: id, created, used: created }).execute();
    });
  }

  /** Whose session this is, if it was used since then. */
  async bySession(hash: string, since: number): Promise<(Person & { readonly used: number }) | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.created', 'sessions.used'])
      .where('sessions.hash', '=', hash)
      .where('sessions.used', '>=', since)
      .executeTakeFirst();
  }

  async useSession(hash: string, used: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ used }).where('hash', '=', hash).execute();
  }

  async endSession(hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }
}
