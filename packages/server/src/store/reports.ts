/** What people ask the operators to look at. */
import type { Kysely } from 'kysely';
import type { ReportsRow } from './rows/order.ts';
import type { Schema } from './schema.ts';

export type Report = Readonly<ReportsRow>;
/** What it is about: the fields that are left out are null. */
export type NewReport = Pick<Report, 'kind' | 'at' | 'words'> & { readonly reporter: string } & Partial<
    Pick<Report, 'person' | 'line' | (typeof PLACES)[number]>
  >;

/** Where something can be that is reported. */
const PLACES = ['game', 'club', 'season', 'evening', 'tournament'] as const;
const NOWHERE = { game: null, club: null, season: null, evening: null, tournament: null };

const TRIES = 20;

export class ReportStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Gives its number. What the same person has reported and nobody has looked at is one report. */
  async add(given: NewReport): Promise<number> {
    const report = { ...NOWHERE, person: null, line: null, ...given };
    const there = await this.#db
      .selectFrom('reports')
      .select('number')
      .where('kind', '=', report.kind)
      .where('reporter', '=', report.reporter)
      .where('settled', 'is', null)
      .where(({ and, eb }) =>
        and(
          [...PLACES, 'line' as const].map((place) =>
            eb(place, report[place] === null ? 'is' : '=', report[place]),
          ),
        ),
      )
      .executeTakeFirst();
    if (there) return there.number;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const last = await this.#db
        .selectFrom('reports')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst();
      const added = await this.#db
        .insertInto('reports')
        .values({ ...report, number: Number(last?.number ?? 0) + 1, settled: null, outcome: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst();
      if (added) return added.number;
    }
    throw new Error('too much is reported at once');
  }

  async byNumber(number: number): Promise<Report | undefined> {
    return this.#db.selectFrom('reports').selectAll().where('number', '=', number).executeTakeFirst();
  }

  /** Those that wait, the oldest first; or those that were settled, the last first. */
  async list(isSettled: boolean, most: number): Promise<readonly Report[]> {
    return this.#db
      .selectFrom('reports')
      .selectAll()
      .where('settled', isSettled ? 'is not' : 'is', null)
      .orderBy(isSettled ? 'settled' : 'at', isSettled ? 'desc' : 'asc')
      .limit(most)
      .execute();
  }

  async counts(): Promise<{
    readonly open: number;
    readonly settled: number;
    readonly oldest: number | null;
  }> {
    const rows = await this.#db
      .selectFrom('reports')
      .select(({ fn, eb }) => [
        fn.countAll<number | string>().as('all'),
        fn.count<number | string>('settled').as('settled'),
        fn.min(eb.case().when('settled', 'is', null).then(eb.ref('at')).end()).as('oldest'),
      ])
      .executeTakeFirst();
    const all = Number(rows?.all ?? 0);
    const settled = Number(rows?.settled ?? 0);
    return { open: all - settled, settled, oldest: rows?.oldest == null ? null : Number(rows.oldest) };
  }

  /** How many reports were made of these people before. */
  async about(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('reports')
      .select(({ fn }) => ['person', fn.countAll<number | string>().as('count')])
      .where('person', 'in', people)
      .groupBy('person')
      .execute();
    return new Map(rows.flatMap(({ person, count }) => (person === null ? [] : [[person, Number(count)]])));
  }
}
