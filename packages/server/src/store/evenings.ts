/** Evenings of clubs: who comes, and what is still to be told of them. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Address } from './notices.ts';
import type { AnswersRow, EveningsRow, Schema } from './schema.ts';

export type Evening = Readonly<EveningsRow>;
export type Answer = AnswersRow['answer'];

/** Something that somebody is to be told of an evening. */
export interface Call {
  readonly id: string;
  readonly address: Address;
  readonly evening: string;
  readonly person: string;
  readonly tries: number;
}

export class EveningStore {
  readonly #db: Kysely<Schema>;
  /** Other nodes use the database too. */
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  async add(evening: Evening): Promise<void> {
    await this.#db.insertInto('evenings').values(evening).execute();
  }

  async byId(id: string): Promise<Evening | undefined> {
    return this.#db.selectFrom('evenings').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Those to come, the next first, and the last ones before, the last first. */
  async of(
    club: string,
    since: number,
    past: number,
  ): Promise<{ readonly next: readonly Evening[]; readonly past: readonly Evening[] }> {
    const all = () => this.#db.selectFrom('evenings').selectAll().where('club', '=', club);
    const [next, before] = await Promise.all([
      all().where('at', '>=', since).orderBy('at').orderBy('id').execute(),
      all().where('at', '<', since).orderBy('at', 'desc').orderBy('id').limit(past).execute(),
    ]);
    return { next, past: before };
  }

  /** False: somebody else has changed it meanwhile. */
  async change(evening: Evening): Promise<boolean> {
    const { id, ...row } = evening;
    const { numUpdatedRows } = await this.#db
      .updateTable('evenings')
      .set(row)
      .where('id', '=', id)
      .where('sequence', '=', evening.sequence - 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  // ---------------------------------------------------------------- who comes

  async answer(evening: string, person: string, answer: Answer, at: number): Promise<void> {
    await this.#db
      .insertInto('answers')
      .values({ evening, person, answer, at })
      .onConflict((conflict) => conflict.columns(['evening', 'person']).doUpdateSet({ answer, at }))
      .execute();
  }

  /** What members have said, in the order in which they said it. */
  async answers(
    evenings: readonly string[],
  ): Promise<readonly (Pick<AnswersRow, 'evening' | 'person' | 'answer'> & { readonly name: string })[]> {
    if (evenings.length === 0) return [];
    return this.#db
      .selectFrom('answers')
      .innerJoin('evenings', 'evenings.id', 'answers.evening')
      .innerJoin('members', (join) =>
        join.onRef('members.club', '=', 'evenings.club').onRef('members.person', '=', 'answers.person'),
      )
      .innerJoin('people', 'people.id', 'answers.person')
      .select(['answers.evening', 'answers.person', 'answers.answer', 'people.name'])
      .where('answers.evening', 'in', evenings)
      .where('members.role', '!=', 'asking')
      .orderBy('answers.at')
      .orderBy('answers.person')
      .execute();
  }

  async answersOf(person: string): Promise<readonly Pick<AnswersRow, 'evening' | 'answer' | 'at'>[]> {
    return this.#db
      .selectFrom('answers')
      .select(['evening', 'answer', 'at'])
      .where('person', '=', person)
      .execute();
  }

  // ---------------------------------------------------------------- reminding

  /**
   * Members who have said yes or nothing are to be told of the evenings whose time for that has come. Each evening once, by
   * whichever node is first; says how many evenings these were.
   */
  async remind(now: number): Promise<number> {
    return this.#db.transaction().execute(async (db) => {
      const due = await db
        .updateTable('evenings')
        .set({ remind: null })
        .where('remind', '<=', now)
        .returning(['id', 'club', 'at', 'sequence', 'cancelled'])
        .execute();
      for (const { id, club, at, sequence, cancelled } of due)
        if (cancelled === null && at > now) await this.#callMembers(db, { id, club, sequence }, now);
      return due.length;
    });
  }

  async #callMembers(
    db: Transaction<Schema>,
    { id, club, sequence }: Pick<Evening, 'id' | 'club' | 'sequence'>,
    now: number,
  ): Promise<void> {
    const rows = await db
      .selectFrom('members')
      .innerJoin('addresses', 'addresses.person', 'members.person')
      .leftJoin('answers', (join) =>
        join.onRef('answers.person', '=', 'members.person').on('answers.evening', '=', id),
      )
      .select(['addresses.id as address', 'members.person', 'answers.answer'])
      .where('members.club', '=', club)
      .where('members.role', '!=', 'asking')
      .where('addresses.game', 'is', null)
      .where('addresses.trouble', 'is', null)
      .execute();
    const calls = rows
      .filter(({ answer }) => answer === null || answer === 'yes')
      .map(({ address, person }) => ({
        id: randomBytes(12).toString('base64url'),
        ...{ address, person, evening: id, due: now, tries: 0, done: null },
        // At another time it is told of once more.
        about: `evening ${id} ${sequence}`,
      }));
    if (calls.length > 0)
      await db
        .insertInto('calls')
        .values(calls)
        .onConflict((conflict) => conflict.columns(['address', 'about']).doNothing())
        .execute();
  }

  /** Take out what is due, for `lease` milliseconds: nobody else gets it before. */
  async take(now: number, lease: number, most: number): Promise<readonly Call[]> {
    const rows = await this.#db
      .with('taken', (db) =>
        db
          .selectFrom('calls')
          .select('id')
          .where('done', 'is', null)
          .where('due', '<=', now)
          .orderBy('due')
          .limit(most)
          .$if(this.#isShared, (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('calls')
      .set((eb) => ({ due: now + lease, tries: eb('tries', '+', 1) }))
      .where('id', 'in', ({ selectFrom }) => selectFrom('taken').select('id'))
      .returning(['id', 'address', 'evening', 'person', 'tries'])
      .execute();
    if (rows.length === 0) return [];
    const addresses = await this.#db
      .selectFrom('addresses')
      .selectAll()
      .where(
        'id',
        'in',
        rows.map(({ address }) => address),
      )
      .execute();
    const byId = new Map(addresses.map((address) => [address.id, address]));
    return rows.flatMap((row) => {
      const address = byId.get(row.address);
      return address ? [{ ...row, address }] : [];
    });
  }

  async finish(id: string, done: number): Promise<void> {
    await this.#db.updateTable('calls').set({ done }).where('id', '=', id).execute();
  }

  async postpone(id: string, due: number): Promise<void> {
    await this.#db.updateTable('calls').set({ due }).where('id', '=', id).execute();
  }

  /** Forget what was done before then. */
  async sweep(before: number): Promise<void> {
    await this.#db.deleteFrom('calls').where('done', '<', before).execute();
  }
}

/** What a guest has said of evenings the account has said, where it has said nothing itself. */
export async function bringAnswers(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  await db
    .updateTable('answers')
    .set({ person: account })
    .where('person', '=', guest)
    .where('evening', 'not in', ({ selectFrom }) =>
      selectFrom('answers as own').select('own.evening').where('own.person', '=', account),
    )
    .execute();
}
