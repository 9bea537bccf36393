/** Those who keep order: who they are, what they have forbidden and done, and how much there may be of what. */
import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { begins } from './beginning.ts';
import { isForsaken, isUnseen } from './forgotten.ts';
import type { ActsRow, SanctionsRow } from './rows/order.ts';
import type { Schema } from './schema.ts';

export type Sanction = Readonly<SanctionsRow>;
export type Kept = Readonly<ActsRow>;
/** What is written down of something that was done. */
export type NewAct = Omit<Kept, 'number'>;

/** Everything that is checked with every request, so that it is held in memory. */
export interface Order {
  /** The last act it comes from. */
  readonly number: number;
  readonly operators: readonly string[];
  /** Those that hold. */
  readonly sanctions: readonly Sanction[];
  readonly hidden: readonly string[];
  readonly quotas: Readonly<Record<string, number>>;
}

/** Somebody as operators see him. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly created: number;
  readonly registered: number | null;
  readonly seen: number | null;
  readonly games: number;
}

/** A table as operators see it. */
export interface KnownTable {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly status: string;
  readonly listed: number;
  readonly hidden: number;
  readonly changed: number;
}

/** Two acts at once want the same number: one of them takes the next. */
const TRIES = 20;

const STATUSES = ['open', 'running', 'over'] as const;

export class OperatorStore {
  readonly #db: Kysely<Schema>;
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  // ---------------------------------------------------------------- what holds now

  /** The number of the last act: as long as it is the same, so is the order. */
  async number(): Promise<number> {
    const row = await this.#db
      .selectFrom('acts')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst();
    return Number(row?.number ?? 0);
  }

  async order(now: number): Promise<Order> {
    // The number first: what is done while the rest is read is read again.
    const number = await this.number();
    const [operators, sanctions, hidden, quotas] = await Promise.all([
      this.#db.selectFrom('operators').select('person').execute(),
      this.#db
        .selectFrom('sanctions')
        .selectAll()
        .where('lifted', 'is', null)
        .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
        .execute(),
      // By an index of those alone, which is found where the number stands here.
      this.#db.selectFrom('games').select('id').where(sql<boolean>`hidden = 1`).execute(),
      this.#db.selectFrom('quotas').selectAll().execute(),
    ]);
    return {
      number,
      operators: operators.map(({ person }) => person),
      sanctions,
      hidden: hidden.map(({ id }) => id),
      quotas: Object.fromEntries(quotas.map(({ name, value }) => [name, value])),
    };
  }

  isBanned(person: string, now: number): Promise<boolean> {
    return this.isHeld('ban', person, now);
  }

  /** Does something of this kind hold for somebody? */
  async isHeld(kind: Sanction['kind'], person: string, now: number): Promise<boolean> {
    const found = await this.#db
      .selectFrom('sanctions')
      .select('id')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('lifted', 'is', null)
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
      .executeTakeFirst();
    return found !== undefined;
  }

  // ---------------------------------------------------------------- the log

  /** Do something and write it down, both or neither; gives its number. */
  async act(act: NewAct, change: (db: Transaction<Schema>) => Promise<void>): Promise<number> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const number = await this.#db.transaction().execute(async (db) => {
        const next = (await lastNumber(db)) + 1;
        const added = await db
          .insertInto('acts')
          .values({ ...act, number: next })
          .onConflict((conflict) => conflict.doNothing())
          .returning('number')
          .executeTakeFirst();
        if (!added) return undefined;
        await change(db);
        return next;
      });
      if (number !== undefined) return number;
    }
    throw new Error('too much is done at once');
  }

  /** The server itself has done something, or it happened by itself. */
  note(
    kind: string,
    about: Partial<Pick<NewAct, 'person' | 'details'>>,
    change: (db: Transaction<Schema>) => Promise<void> = async () => undefined,
    at = Date.now(),
  ): Promise<number> {
    const nobody = { operator: null, person: null, game: null, network: null, details: '{}', reason: '' };
    return this.act({ ...nobody, ...about, at, by: 'server', kind }, change);
  }

  /** The last acts, the newest first. */
  async log(before: number | null, most: number): Promise<readonly Kept[]> {
    return this.#db
      .selectFrom('acts')
      .selectAll()
      .$if(before !== null, (query) => query.where('number', '<', before ?? 0))
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
  }

  /** What was done behind this number, in order. */
  async since(number: number): Promise<readonly Kept[]> {
    return this.#db
      .selectFrom('acts')
      .selectAll()
      .where('number', '>', number)
      .orderBy('number')
      .limit(500)
      .execute();
  }

  /** What is older is kept no longer. The last one stays: its number goes on. */
  async forget(before: number): Promise<void> {
    const last = await this.number();
    await this.#db.deleteFrom('acts').where('at', '<', before).where('number', '<', last).execute();
    await this.#db.deleteFrom('reports').where('settled', '<', before).execute();
    await this.#db.deleteFrom('sanctions').where('until', '<', before).execute();
    await this.#db.deleteFrom('sanctions').where('lifted', '<', before).execute();
  }

  /** Of whoever has deleted himself nothing is kept longer than his ban lasts. */
  async forgetGone(now: number): Promise<void> {
    await this.#db
      .deleteFrom('sanctions')
      .where('address', 'is not', null)
      .where(({ or, eb }) => or([eb('until', '<=', now), eb('lifted', 'is not', null)]))
      .execute();
  }

  // ---------------------------------------------------------------- what the terminal leaves to a server

  async leaveErrand(act: string, at: number): Promise<string> {
    const id = randomBytes(12).toString('base64url');
    await this.#db.insertInto('errands').values({ id, act, at, answer: null }).execute();
    return id;
  }

  async errands(): Promise<readonly { readonly id: string; readonly act: string }[]> {
    return this.#db
      .selectFrom('errands')
      .select(['id', 'act'])
      .where('answer', 'is', null)
      .orderBy('at')
      .execute();
  }

  async answerErrand(id: string, answer: string): Promise<void> {
    await this.#db.updateTable('errands').set({ answer }).where('id', '=', id).execute();
  }

  /** What became of it, once; null: nothing yet. */
  async answerOf(id: string): Promise<string | null> {
    const row = await this.#db.selectFrom('errands').select('answer').where('id', '=', id).executeTakeFirst();
    if (row?.answer == null) return null;
    await this.takeBackErrand(id);
    return row.answer;
  }

  async takeBackErrand(id: string): Promise<void> {
    await this.#db.deleteFrom('errands').where('id', '=', id).execute();
  }

  // ---------------------------------------------------------------- people and tables

  /** People whose name begins so, or who have this id or address; those who came last first. */
  people(text: string, most: number): Promise<readonly KnownPerson[]> {
    return this.#known(text, begins('people.name', text, this.#isShared), most);
  }

  /** People of exactly this name, id or address. */
  called(text: string): Promise<readonly KnownPerson[]> {
    return this.#known(text, sql<boolean>`lower(people.name) = ${text.toLowerCase()}`, 20);
  }

  async #known(text: string, isCalled: RawBuilder<boolean>, most: number): Promise<readonly KnownPerson[]> {
    const rows = await this.#db
      .selectFrom('people')
      .leftJoin('logins', 'logins.person', 'people.id')
      .select(({ selectFrom, fn }) => [
        'people.id',
        'people.name',
        fn.coalesce('people.email', 'logins.address').as('email'),
        'people.created',
        'people.registered',
        selectFrom('sessions')
          .select(({ fn }) => fn.max('sessions.used').as('used'))
          .whereRef('sessions.person', '=', 'people.id')
          .as('seen'),
        selectFrom('seats')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .whereRef('seats.person', '=', 'people.id')
          .as('games'),
      ])
      // Each found by an index of its own, so that nobody waits while all are looked through.
      .$if(text !== '', (query) =>
        query.where('people.id', 'in', ({ selectFrom }) =>
          selectFrom('people')
            .select('people.id')
            .where('people.id', '=', text)
            .unionAll(selectFrom('people').select('people.id').where('people.email', '=', text.toLowerCase()))
            .unionAll(
              this.#db
                .selectFrom('logins')
                .select('logins.person as id')
                .where('logins.address', '=', text.toLowerCase()),
            )
            .unionAll(selectFrom('people').select('people.id').where(isCalled)),
        ),
      )
      .orderBy('people.created', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ games, seen, ...person }) => ({
      ...person,
      seen: seen === null ? null : Number(seen),
      games: Number(games),
    }));
  }

  /** Tables whose name or id begins so; those played last first. */
  async tables(text: string, most: number): Promise<readonly KnownTable[]> {
    const some = () =>
      this.#db
        .selectFrom('games')
        .select(['id', 'title', 'name', 'status', 'listed', 'hidden', 'changed'])
        .orderBy('changed', 'desc')
        .orderBy('id', 'desc')
        .limit(most);
    // The last ones are found by status: each has them in order.
    const found =
      text === ''
        ? await Promise.all(STATUSES.map((status) => some().where('status', '=', status).execute()))
        : [
            await some()
              .where(({ or, eb }) => or([eb('id', '=', text), begins('name', text, this.#isShared)]))
              .execute(),
          ];
    return found
      .flat()
      .toSorted((one, other) => other.changed - one.changed)
      .slice(0, most);
  }

  async tableNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom('games').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** How many people, and how many tables of each kind. */
  async counts(week: number): Promise<{ people: number; running: number; finished: number }> {
    const count = async (query: Promise<{ count: number | string } | undefined>) =>
      Number((await query)?.count ?? 0);
    const [people, running, finished] = await Promise.all([
      count(
        this.#db
          .selectFrom('people')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .executeTakeFirst(),
      ),
      count(
        this.#db
          .selectFrom('games')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('status', '=', 'running')
          .executeTakeFirst(),
      ),
      count(
        this.#db
          .selectFrom('games')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('status', '=', 'over')
          .where('changed', '>=', week)
          .executeTakeFirst(),
      ),
    ]);
    return { people, running, finished };
  }

  // ---------------------------------------------------------------- what nobody needs any more

  /** Guests of a while ago, in the order in which they came, behind this one: some of them. */
  async guests(
    before: number,
    after: { readonly created: number; readonly id: string },
    most: number,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly created: number }[]> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'name', 'created'])
      .where('registered', 'is', null)
      .where('created', '<', before)
      .where(sql<boolean>`(created, id) > (${after.created}, ${after.id})`)
      .orderBy('created')
      .orderBy('id')
      .limit(most)
      .execute();
  }

  /** Which of these people nobody has seen since then, and who sit at no game that is played. */
  async unseen(ids: readonly string[], since: number): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', ids)
      .where(isUnseen(since))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Take away open tables at which one person alone, or nobody, has waited since then; gives which. */
  async removeForsaken(before: number, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .deleteFrom('games')
      .where('status', '=', 'open')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('games as old')
          .select('old.id')
          .where(isForsaken('old', before))
          .orderBy('old.changed')
          .limit(most),
      )
      .where('changed', '<', before)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The text of what was removed long ago goes for good. */
  async wipeRemoved(before: number): Promise<void> {
    await this.#db
      .updateTable('messages')
      .set({ text: '' })
      .where('removed', '<', before)
      .where('text', '!=', '')
      .execute();
  }
}

async function lastNumber(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('acts')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}
