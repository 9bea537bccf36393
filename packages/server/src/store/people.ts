/** People and their sessions. */
import type { Kysely } from 'kysely';
import type { PeopleRow, Schema } from './schema.ts';

/** Somebody, without what only he should know. */
export type Person = Readonly<Omit<PeopleRow, 'password' | 'page' | 'pace'>>;
export type Newborn = Pick<Person, 'id' | 'name' | 'created'>;

/** How many are looked up in one query. */
const AT_ONCE = 500;

const PERSON = [
  'people.id',
  'people.name',
  'people.created',
  'people.registered',
  'people.email',
  'people.confirmed',
] as const;

export class PeopleStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Somebody new, with the session that is known by this hash. */
  async add({ id, name, created }: Newborn, hash: string): Promise<Person> {
    const person: Person = { id, name, created, registered: null, email: null, confirmed: null };
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('people')
        .values({ ...person, password: null, page: null, pace: null })
        .execute();
      await db.insertInto('sessions').values({ hash, person: id, created, used: created }).execute();
    });
    return person;
  }

  async byId(id: string): Promise<Person | undefined> {
    return this.#db.selectFrom('people').select(PERSON).where('id', '=', id).executeTakeFirst();
  }

  /** The names of these people, as far as there are such. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const rows = await this.#db
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', 'in', ids.slice(from, from + AT_ONCE))
        .execute();
      for (const { id, name } of rows) found.set(id, name);
    }
    return found;
  }

  /** What is made of somebody's password; null: he has none. */
  async byEmail(email: string): Promise<(Person & { readonly password: string | null }) | undefined> {
    return this.#db
      .selectFrom('people')
      .select([...PERSON, 'people.password'])
      .where('email', '=', email)
      .executeTakeFirst();
  }

  async passwordOf(id: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('people')
      .select('password')
      .where('id', '=', id)
      .executeTakeFirst();
    return found?.password ?? null;
  }

  async addSession(hash: string, person: string, created: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ hash, person, created, used: created }).execute();
  }

  async sessionsOf(person: string): Promise<readonly { created: number; used: number }[]> {
    return this.#db
      .selectFrom('sessions')
      .select(['created', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** Which of these sessions there still are. */
  async sessionsAmong(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let from = 0; from < hashes.length; from += AT_ONCE) {
      const rows = await this.#db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', 'in', hashes.slice(from, from + AT_ONCE))
        .execute();
      for (const { hash } of rows) found.add(hash);
    }
    return found;
  }

  /** End all of somebody's sessions but one. */
  async endSessions(person: string, but: string | null = null): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .$if(but !== null, (query) => query.where('hash', '!=', but ?? ''))
      .execute();
  }

  /**
   * An address and, where one is given, a password: no guest any more. A ban of whoever had that address and deleted himself
   * is his from now on (`heldAs` is its hash). False: another person has that address.
   */
  async setEmail(
    id: string,
    { email, password, now, heldAs }: { email: string; password?: string; now: number; heldAs?: string },
  ): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (db) => {
        await db
          .updateTable('people')
          .set(({ fn, val }) => ({
            email,
            confirmed: null,
            registered: fn.coalesce('registered', val(now)),
            ...(password !== undefined && { password }),
          }))
          .where('id', '=', id)
          .execute();
        if (heldAs !== undefined)
          await db
            .updateTable('sanctions')
            .set({ person: id, address: null })
            .where('address', '=', heldAs)
            .execute();
      });
      return true;
    } catch (error) {
      if (await this.byEmail(email)) return false;
      throw error;
    }
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#db.updateTable('people').set({ password }).where('id', '=', id).execute();
  }

  /** The address is this person's, if it still is the one that was asked about. */
  async confirm(id: string, email: string, confirmed: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('people')
      .set({ confirmed })
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** What is known of somebody goes with him; at tables his name stays. */
  async remove(id: string, heldAs: string | null, now = Date.now()): Promise<void> {
    await this.#db.transaction().execute((db) => removePerson(db, id, heldAs, now));
  }

  /** Whose session this is, if it was used since then. */
  async bySession(hash: string, since: number): Promise<(Person & { readonly used: number }) | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select([...PERSON, 'sessions.used'])
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

/** With whatever else this transaction does. A ban that holds stays with a hash of the address: he might come back. */
export async function removePerson(
  db: Kysely<Schema>,
  id: string,
  heldAs: string | null,
  now: number,
): Promise<void> {
  if (heldAs !== null)
    await db
      .updateTable('sanctions')
      .set({ person: null, address: heldAs })
      .where('kind', '=', 'ban')
      .where('person', '=', id)
      .where('lifted', 'is', null)
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
      .execute();
  await db.deleteFrom('people').where('id', '=', id).execute();
}
