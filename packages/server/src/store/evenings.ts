/** Evenings of clubs: who comes, and what is still to be told of them. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ANY_NUMBER, aloneInClub, counted } from './oneAtATime.ts';
import { Outbox, type Taken } from './outbox.ts';
import type { AnswersRow, EveningsRow } from './rows/clubs.ts';
import type { Schema } from './schema.ts';

export type Evening = Readonly<EveningsRow>;
export type Answer = AnswersRow['answer'];
/** Something that somebody is to be told of an evening. */
export type Call = Taken<'calls'>;

/** Of so many evenings of a club somebody is reminded in a day, however often they are put off. */
const MOST_IN_A_DAY = 10;
const DAY = 24 * 60 * 60 * 1000;

export class EveningStore {
  readonly #db: Kysely<Schema>;
  /** What is on its way. */
  readonly box: Outbox<'calls'>;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.box = new Outbox(db, 'calls', isShared);
  }

  /**
   * Planned, and of those that were only the last are kept. False: so many are planned already. One that was called off counts
   * until its time has come: calendars still ask for it.
   */
  async add(evening: Evening, { most, kept } = { most: ANY_NUMBER, kept: ANY_NUMBER }): Promise<boolean> {
    const { club, created: now } = evening;
    return this.#db.transaction().execute(async (db) => {
      await aloneInClub(db, club);
      const planned = db
        .selectFrom('evenings')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('club', '=', club)
        .where('at', '>', now);
      if ((await counted(planned)) >= most) return false;
      const last = db.selectFrom('evenings').select('at').where('club', '=', club).where('at', '<=', now);
      const [oldest] =
        kept === ANY_NUMBER ? [] : await last.orderBy('at', 'desc').offset(kept).limit(1).execute();
      if (oldest)
        await db.deleteFrom('evenings').where('club', '=', club).where('at', '<=', oldest.at).execute();
      await db.insertInto('evenings').values(evening).execute();
      return true;
    });
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
      .where(
        ({ selectFrom }) =>
          selectFrom('calls')
            .innerJoin('evenings', 'evenings.id', 'calls.evening')
            .select(({ fn }) => fn.count<number>('calls.about').distinct().as('count'))
            .whereRef('calls.person', '=', 'members.person')
            .where('evenings.club', '=', club)
            .where('calls.due', '>', now - DAY),
        '<',
        MOST_IN_A_DAY,
      )
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
