/** People and their sessions. */
import type { Kysely } from 'kysely';
import { leaveClubs } from './clubs.ts';
import { aloneFor } from './oneAtATime.ts';
import type { PeopleRow } from './rows/people.ts';
import type { Schema } from './schema.ts';
import { leaveTournaments } from './tournaments.ts';

/** Somebody, without what only he should know. */
export interface Person extends Readonly<Omit<PeopleRow, 'password' | 'page' | 'pace'>> {
  /** The address he comes in with and that nothing has confirmed, so that others may have it too; null: there is none. */
  readonly login: string | null;
}
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
  'logins.address as login',
] as const;

/** In more browsers nobody is known; and so many are forgotten at once. */
const MOST_SESSIONS = 50;
const MOST_TAKEN = 1000;

export class PeopleStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Somebody new, with the session that is known by this hash. */
  async add({ id, name, created }: Newborn, hash: string): Promise<Person> {
    const row = { id, name, created, registered: null, email: null, confirmed: null };
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('people')
        .values({ ...row, password: null, page: null, pace: null })
        .execute();
      await db.insertInto('sessions').values({ hash, person: id, created, used: created }).execute();
    });
    return { ...row, login: null };
  }

  async byId(id: string): Promise<Person | undefined> {
    return this.#people.select(PERSON).where('people.id', '=', id).executeTakeFirst();
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

  get #people() {
    return this.#db.selectFrom('people').leftJoin('logins', 'logins.person', 'people.id');
  }

  /** Whose this address is, and what is made of his password; null: he has none. */
  async byEmail(email: string): Promise<(Person & { readonly password: string | null }) | undefined> {
    return this.#people
      .select([...PERSON, 'people.password'])
      .where('people.email', '=', email)
      .executeTakeFirst();
  }

  /** Who comes in with this address, which nothing has confirmed, and what this is made of. */
  async byLogin(address: string, password: string): Promise<Person | undefined> {
    return this.#people
      .select(PERSON)
      .where('logins.address', '=', address)
      .where('logins.password', '=', password)
      .executeTakeFirst();
  }

  /** Whoever was the first of those who come in with this address, which nothing has confirmed. */
  async firstWithLogin(address: string): Promise<Person | undefined> {
    return this.#people
      .select(PERSON)
      .where('logins.address', '=', address)
      .orderBy('people.registered')
      .orderBy('people.id')
      .executeTakeFirst();
  }

  /** Who comes in with this address, whether it is his or not: so many of them. */
  async idsWith(address: string, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('people')
      .select('people.id')
      .where('people.email', '=', address)
      .unionAll(({ selectFrom }) =>
        selectFrom('logins').select('logins.person as id').where('logins.address', '=', address),
      )
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** What is made of the password somebody comes in with; null: there is none, or its address has not answered yet. */
  async passwordOf(id: string): Promise<string | null> {
    const found = await this.#people
      .select(['people.email', 'people.password', 'logins.password as ofLogin'])
      .where('people.id', '=', id)
      .executeTakeFirst();
    return (found?.email == null ? found?.ofLogin : found.password) ?? null;
  }

  /** Somebody is known in one more browser; in the one longest not used no more, where there are too many. */
  async addSession(hash: string, person: string, created: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ hash, person, created, used: created }).execute();
    await this.#db
      .deleteFrom('sessions')
      .where('hash', 'in', ({ selectFrom }) =>
        selectFrom('sessions as old')
          .select('old.hash')
          .where('old.person', '=', person)
          .orderBy('old.used', 'desc')
          .orderBy('old.created', 'desc')
          .orderBy('old.hash')
          .limit(MOST_TAKEN)
          .offset(MOST_SESSIONS),
      )
      .execute();
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
   * is his from now on (`heldAs` is its hash). False: another person has that address. Somebody who came in with one that
   * nothing had confirmed does so no more, and keeps his password.
   */
  async setEmail(
    id: string,
    { email, password, now, heldAs }: { email: string; password?: string; now: number; heldAs?: string },
  ): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (db) => {
        const login = await db
          .deleteFrom('logins')
          .where('person', '=', id)
          .returning('password')
          .executeTakeFirst();
        const kept = password ?? login?.password;
        await db
          .updateTable('people')
          .set(({ fn, val }) => ({
            email,
            confirmed: null,
            registered: fn.coalesce('registered', val(now)),
            ...(kept !== undefined && { password: kept }),
          }))
          .where('id', '=', id)
          .execute();
        if (heldAs !== undefined) await holdAgain(db, id, heldAs);
      });
      return true;
    } catch (error) {
      if (await this.byEmail(email)) return false;
      throw error;
    }
  }

  /**
   * An address to come in with that nothing confirms, and what is made of it and a password. As above, but only this
   * password at this address is one person's. False: both are somebody else's.
   */
  async setLogin(
    id: string,
    {
      address,
      password,
      now,
      heldAs,
    }: { address: string; password: string | null; now: number; heldAs: string | null },
  ): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (db) => {
        await db
          .insertInto('logins')
          .values({ person: id, address, password })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ address, password }))
          .execute();
        await db
          .updateTable('people')
          .set(({ fn, val }) => ({
            email: null,
            confirmed: null,
            password: null,
            registered: fn.coalesce('registered', val(now)),
          }))
          .where('id', '=', id)
          .execute();
        if (heldAs !== null) await holdAgain(db, id, heldAs);
      });
      return true;
    } catch (error) {
      const other = password === null ? undefined : await this.byLogin(address, password);
      if (other && other.id !== id) return false;
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
  async bySessions(
    hashes: readonly string[],
    since: number,
  ): Promise<readonly (Person & { readonly used: number; readonly hash: string })[]> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .leftJoin('logins', 'logins.person', 'people.id')
      .select([...PERSON, 'sessions.used', 'sessions.hash'])
      .where('sessions.hash', 'in', hashes)
      .where('sessions.used', '>=', since)
      .execute();
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

/** A ban of somebody who has deleted himself holds again. */
async function holdAgain(db: Kysely<Schema>, id: string, heldAs: string): Promise<void> {
  await db
    .updateTable('sanctions')
    .set({ person: id, address: null })
    .where('address', '=', heldAs)
    .execute();
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
  // In the order in which whoever joins a club takes them: neither waits for the other for ever.
  await aloneFor(db, id);
  await leaveTournaments(db, id, now);
  await leaveClubs(db, id);
  await db.deleteFrom('people').where('id', '=', id).execute();
}
