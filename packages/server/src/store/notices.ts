/**
 * Who gets which notice, and where. A notice is put into the outbox with what it is about, in one transaction: so
 * it will be sent even if the server dies the moment after. That happens later, by whichever node takes it out first.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ANY_TIME, type Hours } from '../notices/hours.ts';
import { takeDue } from './due.ts';
import { ANY_NUMBER, aloneFor, counted } from './oneAtATime.ts';
import { type Address, Outbox } from './outbox.ts';
import { NOTICE_KINDS, type NoticeKind, type OutboxRow } from './rows/notices.ts';
import type { Schema } from './schema.ts';

/** Something that somebody is to be told. */
/** So many one person may have. */
export const MOST_ADDRESSES = 20;

export interface Notice {
  readonly game: string;
  readonly person: string;
  readonly kind: NoticeKind;
  /** What it is about: of one thing with the same word each address hears once. */
  readonly about: string;
  /** Not before. */
  readonly due: number;
  /** What its sentence needs beside the game as it is when it is sent. */
  readonly details?: Readonly<Record<string, string | number>>;
}

export type { Address } from './outbox.ts';

/** A notice on its way to an address. */
export interface Delivery extends Notice {
  readonly id: string;
  readonly address: Address;
  readonly tries: number;
}

/** Kinds that speak of a moment: a newer one makes the older one that is not sent yet pointless. */
const OF_A_MOMENT: readonly NoticeKind[] = ['turn', 'undo', 'request', 'reminder'];

/** Put notices into the outbox, with whatever else this transaction does. Cheap where nobody wants to be told. */
export async function addNotices(db: Kysely<Schema>, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const persons = [...new Set(notices.map(({ person }) => person))];
  const games = [...new Set(notices.map(({ game }) => game))];
  const addresses = await db
    .selectFrom('addresses')
    .select(['id', 'person', 'game'])
    .where('trouble', 'is', null)
    .where((eb) =>
      eb.or([eb.and([eb('game', 'is', null), eb('person', 'in', persons)]), eb('game', 'in', games)]),
    )
    .execute();
  if (addresses.length === 0) return;
  const rows = notices.flatMap((notice) =>
    addresses
      .filter(({ person, game }) => (game === null ? person === notice.person : game === notice.game))
      .map(({ id }) => rowOf(notice, id)),
  );
  if (rows.length === 0) return;
  for (const { game, person, kind, about } of notices)
    if (OF_A_MOMENT.includes(kind))
      await db
        .deleteFrom('outbox')
        .where('game', '=', game)
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where('about', '!=', about)
        .where('done', 'is', null)
        .execute();
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['address', 'about']).doNothing())
    .execute();
}

function rowOf({ game, person, kind, about, due, details = {} }: Notice, address: string): OutboxRow {
  const id = randomBytes(12).toString('base64url');
  return {
    id,
    address,
    game,
    person,
    kind,
    about,
    details: JSON.stringify(details),
    due,
    tries: 0,
    done: null,
    held: 0,
  };
}

/** What is held back is due by its digest, never by itself. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** So much is sent as one at most; the rest follows. */
const MOST_HELD = 200;

export class NoticeStore {
  readonly #db: Kysely<Schema>;
  /** Other nodes use the database too. */
  readonly #isShared: boolean;
  /** What is on its way. */
  readonly box: Outbox<'outbox'>;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
    this.box = new Outbox(db, 'outbox', isShared);
  }

  add(notices: readonly Notice[]): Promise<void> {
    return this.#db.transaction().execute((db) => addNotices(db, notices));
  }

  // ---------------------------------------------------------------- the outbox

  /** Take out what is due, for `lease` milliseconds: nobody else gets it before. */
  async take(now: number, lease: number, most: number): Promise<readonly Delivery[]> {
    const taken = await this.box.take(now, lease, most);
    return taken
      .toSorted((a, b) => a.due - b.due)
      .map(({ details, done: _done, ...row }) => ({ ...row, details: JSON.parse(details) }));
  }

  /** Nothing is sent to this address any more, for this reason. */
  async giveUp(address: string, trouble: string, done: number): Promise<void> {
    await this.#db.updateTable('addresses').set({ trouble }).where('id', '=', address).execute();
    await this.box.giveUp(address, done);
  }

  /** How many wait. */
  async waiting(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('done', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  // ---------------------------------------------------------------- held back

  /** It waits until everything that is held back for its address is sent as one. */
  async hold(id: string, address: string, due: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .updateTable('outbox')
        .set((eb) => ({ held: 1, due: NEVER, tries: eb('tries', '-', 1) }))
        .where('id', '=', id)
        .execute();
      await db
        .insertInto('digests')
        .values({ address, due })
        .onConflict((conflict) => conflict.column('address').doNothing())
        .execute();
    });
  }

  /** The addresses to which it is time to send what was held back, for `lease` milliseconds. */
  async takeDigests(now: number, lease: number, most: number): Promise<readonly Address[]> {
    const rows = await takeDue<{ readonly address: string }>(
      this.#db,
      this.#isShared,
      { table: 'digests', key: 'address' },
      { now, lease, most },
    );
    if (rows.length === 0) return [];
    const ids = rows.map(({ address }) => address);
    return this.#db.selectFrom('addresses').selectAll().where('id', 'in', ids).execute();
  }

  async heldFor(address: Address): Promise<readonly Delivery[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .selectAll()
      .where('address', '=', address.id)
      .where('held', '=', 1)
      .where('done', 'is', null)
      .orderBy('id')
      .limit(MOST_HELD)
      .execute();
    return rows.map(({ details, done: _done, held: _held, ...row }) => ({
      ...row,
      address,
      details: JSON.parse(details),
    }));
  }

  /** These were sent as one; what was held back meanwhile follows. */
  async finishHeld(address: string, ids: readonly string[], done: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      if (ids.length > 0) await db.updateTable('outbox').set({ done }).where('id', 'in', ids).execute();
      await db
        .deleteFrom('digests')
        .where('address', '=', address)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .where('outbox.address', '=', address)
                .where('outbox.held', '=', 1)
                .where('outbox.done', 'is', null),
            ),
          ),
        )
        .execute();
    });
  }

  async delayDigest(address: string, due: number): Promise<void> {
    await this.#db.updateTable('digests').set({ due }).where('address', '=', address).execute();
  }

  async hoursOf(person: string): Promise<Hours> {
    const row = await this.#db
      .selectFrom('hours')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    if (!row) return ANY_TIME;
    return { zone: row.zone, digest: row.digest, quiet: row.quiet === null ? null : JSON.parse(row.quiet) };
  }

  async setHours(person: string, { zone, digest, quiet }: Hours): Promise<void> {
    const row = { zone, digest, quiet: quiet && JSON.stringify(quiet) };
    await this.#db
      .insertInto('hours')
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
  }

  // ---------------------------------------------------------------- addresses

  /**
   * An address named again is the same one; a browser belongs to the person who uses it now. False: that person has as many as
   * are allowed, or the table has.
   */
  async addAddress(address: Address, most = ANY_NUMBER, mostAtTable = ANY_NUMBER): Promise<boolean> {
    const { person, game, way, target } = address;
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, person);
      const there = db
        .selectFrom('addresses')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('person', '=', person);
      if ((await counted(there)) >= most) return false;
      const same = db.deleteFrom('addresses').where('target', '=', target).where('way', '=', way);
      if (way === 'push') await same.execute();
      else
        await same
          .where('person', '=', person)
          .where('game', game === null ? 'is' : '=', game)
          .execute();
      const atTable = db
        .selectFrom('addresses')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('game', '=', game ?? '');
      if (game !== null && (await counted(atTable)) >= mostAtTable) return false;
      await db.insertInto('addresses').values(address).execute();
      return true;
    });
  }

  async addressesOf(person: string): Promise<readonly Address[]> {
    return this.#db
      .selectFrom('addresses')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  async removeAddress(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('addresses')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async removeAddresses(person: string): Promise<void> {
    await this.#db.deleteFrom('addresses').where('person', '=', person).execute();
  }

  // ---------------------------------------------------------------- wishes

  /** Which notices somebody wants, table by table; '' is every other table. */
  async wishesOf(person: string): Promise<ReadonlyMap<string, readonly NoticeKind[]>> {
    const rows = await this.#db.selectFrom('wishes').selectAll().where('person', '=', person).execute();
    return new Map(rows.map(({ game, kinds }) => [game, kindsIn(kinds)]));
  }

  /** Null: as everywhere else. */
  async wish(person: string, game: string, kinds: readonly NoticeKind[] | null): Promise<void> {
    if (kinds === null)
      await this.#db.deleteFrom('wishes').where('person', '=', person).where('game', '=', game).execute();
    else
      await this.#db
        .insertInto('wishes')
        .values({ person, game, kinds: JSON.stringify(kinds) })
        .onConflict((conflict) =>
          conflict.columns(['person', 'game']).doUpdateSet({ kinds: JSON.stringify(kinds) }),
        )
        .execute();
  }

  /** Does somebody want a notice of this? Somebody who has said nothing wants all of them. */
  async wants(person: string, game: string, kind: NoticeKind): Promise<boolean> {
    const rows = await this.#db
      .selectFrom('wishes')
      .selectAll()
      .where('person', '=', person)
      .where('game', 'in', ['', game])
      .execute();
    const said = rows.find((row) => row.game === game) ?? rows[0];
    return !said || kindsIn(said.kinds).includes(kind);
  }

  // ---------------------------------------------------------------- constants

  /** What has this name; where there is nothing yet, what is made now, by the first of all nodes. */
  async constant(name: string, make: () => string): Promise<string> {
    const read = () =>
      this.#db.selectFrom('constants').select('value').where('name', '=', name).executeTakeFirst();
    const there = await read();
    if (there) return there.value;
    await this.#db
      .insertInto('constants')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const made = await read();
    if (!made) throw new Error(`${name} is not kept`);
    return made.value;
  }
}

function kindsIn(text: string): readonly NoticeKind[] {
  const said: unknown = JSON.parse(text);
  return NOTICE_KINDS.filter((kind) => Array.isArray(said) && said.includes(kind));
}
