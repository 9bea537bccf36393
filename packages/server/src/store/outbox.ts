/**
 * What is on its way to addresses: of tables (`outbox`), or of evenings (`calls`). Two tables of one form, because a row goes
 * with what it is about.
 */
import { type Kysely, sql } from 'kysely';
import { takeDue } from './due.ts';
import type { AddressesRow, CallsRow, OutboxRow } from './rows/notices.ts';
import type { Schema } from './schema.ts';

interface Rows {
  readonly outbox: OutboxRow;
  readonly calls: CallsRow;
}

export type Address = Readonly<AddressesRow>;
/** A row with its address. */
export type Taken<Table extends keyof Rows> = Readonly<Omit<Rows[Table], 'address'>> & {
  readonly address: Address;
};

const IS_OPEN = sql<boolean>`done is null`;

export class Outbox<Table extends keyof Rows> {
  readonly #db: Kysely<Schema>;
  readonly #table: Table;
  /** Other nodes use the database too. */
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, table: Table, isShared: boolean) {
    this.#db = db;
    this.#table = table;
    this.#isShared = isShared;
  }

  /** Take out what is due, for `lease` milliseconds: nobody else gets it before. */
  async take(now: number, lease: number, most: number): Promise<readonly Taken<Table>[]> {
    const rows = await takeDue<Rows[Table]>(
      this.#db,
      this.#isShared,
      { table: this.#table, key: 'id', where: IS_OPEN, isTry: true, returning: sql`*` },
      { now, lease, most },
    );
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map(({ address }) => address))];
    const addresses = await this.#db.selectFrom('addresses').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(addresses.map((address) => [address.id, address]));
    return rows.flatMap((row) => {
      const address = byId.get(row.address);
      return address ? [{ ...row, address }] : [];
    });
  }

  /** It is sent, or need not be any more. */
  async finish(id: string, done: number): Promise<void> {
    await sql`update ${this.#name} set done = ${done} where id = ${id}`.execute(this.#db);
  }

  /** Not now; it was no try. */
  async postpone(id: string, due: number): Promise<void> {
    await sql`update ${this.#name} set due = ${due}, tries = tries - 1 where id = ${id}`.execute(this.#db);
  }

  /** Nobody answers at this address: whatever waits for it waits longer. */
  async delay(address: string, due: number): Promise<void> {
    await sql`update ${this.#name} set due = ${due} where address = ${address} and done is null and due < ${due}`.execute(
      this.#db,
    );
  }

  /** Nothing is sent to this address any more. */
  async giveUp(address: string, done: number): Promise<void> {
    await sql`update ${this.#name} set done = ${done} where address = ${address} and done is null`.execute(
      this.#db,
    );
  }

  /** Forget what was done before then. */
  async sweep(before: number): Promise<void> {
    await sql`delete from ${this.#name} where done < ${before}`.execute(this.#db);
  }

  get #name() {
    return sql.table(this.#table);
  }
}
