/** Passkeys, and tokens that are good for once. */
import type { Kysely } from 'kysely';
import type { PasskeysRow, TokensRow } from './rows/people.ts';
import type { Schema } from './schema.ts';

export interface Passkey extends Readonly<Omit<PasskeysRow, 'transports'>> {
  readonly transports: readonly string[];
}

export type Token = Readonly<TokensRow>;

export class KeyStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** A new passkey of somebody, who has credentials from now on; false: it is known already. */
  async add(passkey: Passkey): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const added = await db
        .insertInto('passkeys')
        .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return false;
      await db
        .updateTable('people')
        .set({ registered: passkey.created })
        .where('id', '=', passkey.person)
        .where('registered', 'is', null)
        .execute();
      return true;
    });
  }

  async byId(id: string): Promise<Passkey | undefined> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && passkeyOf(row);
  }

  async of(person: string): Promise<readonly Passkey[]> {
    const rows = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
    return rows.map(passkeyOf);
  }

  async use(id: string, counter: number, used: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute();
  }

  /** False: this person has no such key. */
  async remove(id: string, person: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Nobody comes in as this person with a passkey any more. */
  async removeAll(person: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('person', '=', person).execute();
  }

  async issue(token: Token): Promise<void> {
    await this.#db.insertInto('tokens').values(token).execute();
  }

  /** The token, which is good no longer; undefined: there is none that could be used. */
  async redeem(hash: string, purpose: Token['purpose'], now: number): Promise<Token | undefined> {
    return this.#db
      .deleteFrom('tokens')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires', '>', now)
      .returningAll()
      .executeTakeFirst();
  }

  /** Those of somebody for one purpose are good no longer. */
  async withdraw(person: string, purpose: Token['purpose']): Promise<void> {
    await this.#db.deleteFrom('tokens').where('person', '=', person).where('purpose', '=', purpose).execute();
  }

  /** The address that is asked whether it is this person's. */
  async confirming(person: string, now: number): Promise<string | null> {
    const found = await this.#db
      .selectFrom('tokens')
      .select('email')
      .where('person', '=', person)
      .where('purpose', '=', 'confirm')
      .where('expires', '>', now)
      .executeTakeFirst();
    return found?.email ?? null;
  }

  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('tokens').where('expires', '<=', now).execute();
  }
}

const passkeyOf = (row: PasskeysRow): Passkey => ({ ...row, transports: JSON.parse(row.transports) });
