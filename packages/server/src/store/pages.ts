/** What the page of somebody shows, as far as whoever looks may know the tables it comes from. */
import type { PlayerName } from '@kursbuch/bots';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { resultOf, type SeatResult } from './results.ts';
import type { PageFor } from './rows/people.ts';
import type { Schema } from './schema.ts';

/** Whose page, and who looks; null: somebody nobody knows. */
export interface Look {
  readonly person: string;
  readonly by: string | null;
}

interface ByTitle {
  readonly title: string;
  readonly games: number;
  /** How often first, second … */
  readonly ranks: readonly number[];
  readonly best: number;
}

/** Somebody who has played at the same tables, or a computer player. */
export interface WithWhom {
  readonly person: string | null;
  readonly player: PlayerName | null;
  readonly name: string;
  readonly together: number;
  /** How often the person of the page ended ahead, and how often behind. */
  readonly ahead: number;
  readonly behind: number;
}

interface DirectedOften {
  readonly title: string;
  readonly company: string;
  readonly games: number;
}

/** A seat of a finished game, with the name it has there. */
interface FinishedSeat extends SeatResult {
  readonly name: string;
}

export interface FinishedGame {
  readonly id: string;
  readonly name: string;
  readonly listed: boolean;
  readonly uploaded: boolean;
  /** By rank. */
  readonly seats: readonly FinishedSeat[];
}

export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly finished: number;
  readonly running: number;
  readonly last: number;
}

/** How fast somebody answers: half of the answers within so many milliseconds; null: too few to say. */
export interface AnswerTime {
  readonly half: number | null;
  readonly at: number;
}

/** Lists of a page are no longer than this. */
const MOST = 20;
const MOST_COMPANIONS = 200;
/** So many of the last answers are looked at, and so many must be there. */
const ANSWERS = 500;
const ENOUGH = 12;

/** Whoever looks may know of the game: it was listed, or he has played there. His own person knows all of them. */
const isSeen =
  ({ person, by }: Look) =>
  ({ or, and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'games'>) =>
    person === by
      ? eb('games.status', '=', 'over')
      : and([
          eb('games.status', '=', 'over'),
          or([
            and([eb('games.listed', '=', 1), eb('games.hidden', '=', 0)]),
            ...(by === null
              ? []
              : [
                  exists(
                    selectFrom('results as theirs')
                      .select('theirs.place')
                      .whereRef('theirs.game', '=', 'games.id')
                      .where('theirs.person', '=', by),
                  ),
                ]),
          ]),
        ]);

export class PageStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** For whom somebody's page is. */
  async pageFor(person: string): Promise<PageFor> {
    const row = await this.#db
      .selectFrom('people')
      .select('page')
      .where('id', '=', person)
      .executeTakeFirst();
    return row?.page ?? 'everybody';
  }

  async setPageFor(person: string, page: PageFor): Promise<void> {
    await this.#db.updateTable('people').set({ page }).where('id', '=', person).execute();
  }

  /** Have these two sat at one table that was played? */
  async haveMet(one: string, other: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('seats as own')
      .innerJoin('seats as theirs', 'theirs.game', 'own.game')
      .innerJoin('games', 'games.id', 'own.game')
      .select('own.game')
      .where('own.person', '=', one)
      .where('theirs.person', '=', other)
      .where('games.status', '!=', 'open')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** How many games are played now, of those that whoever looks may know. */
  async running({ person, by }: Look): Promise<number> {
    const { count } = await this.#db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('seats.person', '=', person)
      .where('games.status', '=', 'running')
      .$if(person !== by, (query) =>
        query.where(({ or, and, eb, exists, selectFrom }) =>
          or([
            and([eb('games.listed', '=', 1), eb('games.hidden', '=', 0)]),
            exists(
              selectFrom('seats as theirs')
                .select('theirs.place')
                .whereRef('theirs.game', '=', 'games.id')
                .where('theirs.person', '=', by ?? ''),
            ),
          ]),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Results by title: what was begun elsewhere does not count. */
  async byTitle(look: Look): Promise<readonly ByTitle[]> {
    const rows = await this.#db
      .selectFrom('results')
      .innerJoin('games', 'games.id', 'results.game')
      .select(({ fn }) => [
        'results.title',
        'results.rank',
        fn.countAll<number | string>().as('count'),
        fn.max('results.score').as('best'),
      ])
      .where('results.person', '=', look.person)
      .where('games.uploaded', '=', 0)
      .where(isSeen(look))
      .groupBy(['results.title', 'results.rank'])
      .execute();
    const titles = [...new Set(rows.map(({ title }) => title))].sort();
    return titles.map((title) => {
      const own = rows.filter((row) => row.title === title);
      const last = Math.max(...own.map(({ rank }) => rank));
      const times = (rank: number) => Number(own.find((row) => row.rank === rank)?.count ?? 0);
      return {
        title,
        games: own.reduce((sum, { count }) => sum + Number(count), 0),
        ranks: Array.from({ length: last }, (_, index) => times(index + 1)),
        best: Math.max(...own.map(({ best }) => Number(best))),
      };
    });
  }

  /** Who has played at the same tables, most often first. */
  async withWhom(look: Look): Promise<readonly WithWhom[]> {
    const rows = await this.#db
      .selectFrom('results as own')
      .innerJoin('results as other', 'other.game', 'own.game')
      .innerJoin('games', 'games.id', 'own.game')
      .leftJoin('people', 'people.id', 'other.person')
      .select(({ fn }) => [
        'other.person',
        sql<PlayerName | null>`case when other.person is null then other.player end`.as('player'),
        'people.name',
        fn.countAll<number | string>().as('together'),
        sql<number | string>`sum(case when own.rank < other.rank then 1 else 0 end)`.as('ahead'),
        sql<number | string>`sum(case when own.rank > other.rank then 1 else 0 end)`.as('behind'),
      ])
      .where('own.person', '=', look.person)
      .whereRef('other.place', '!=', 'own.place')
      .where('games.uploaded', '=', 0)
      .where(({ or, eb }) => or([eb('other.person', 'is not', null), eb('other.player', 'is not', null)]))
      .where(isSeen(look))
      .groupBy(['other.person', sql`case when other.person is null then other.player end`, 'people.name'])
      .orderBy('together', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(({ person, player, name, together, ahead, behind }) => ({
      person,
      player,
      name: name ?? '',
      together: Number(together),
      ahead: Number(ahead),
      behind: Number(behind),
    }));
  }

  /** The companies somebody has directed in most games. */
  async directedOften(look: Look): Promise<readonly DirectedOften[]> {
    const rows = await this.#db
      .selectFrom('results')
      .innerJoin('games', 'games.id', 'results.game')
      .select(({ fn }) => ['results.title', 'companies', fn.countAll<number | string>().as('count')])
      .where('results.person', '=', look.person)
      .where('games.uploaded', '=', 0)
      .where('companies', '!=', '[]')
      .where(isSeen(look))
      .groupBy(['results.title', 'companies'])
      .execute();
    const often = new Map<string, DirectedOften>();
    for (const { title, companies, count } of rows)
      for (const company of JSON.parse(companies) as readonly string[]) {
        const key = `${title} ${company}`;
        often.set(key, { title, company, games: (often.get(key)?.games ?? 0) + Number(count) });
      }
    return [...often.values()].sort((one, other) => other.games - one.games).slice(0, 8);
  }

  /** Finished games, the last first. */
  async finished(
    look: Look,
    { before, most = MOST }: { before?: { ended: number; id: string } | undefined; most?: number },
  ): Promise<readonly FinishedGame[]> {
    const own = await this.#db
      .selectFrom('results')
      .innerJoin('games', 'games.id', 'results.game')
      .select(['games.id', 'games.name', 'games.listed', 'games.uploaded', 'results.ended'])
      .where('results.person', '=', look.person)
      .where(isSeen(look))
      .$if(before !== undefined, (query) =>
        query.where(
          sql<boolean>`(results.ended, results.game) < (${before?.ended ?? 0}, ${before?.id ?? ''})`,
        ),
      )
      .orderBy('results.ended', 'desc')
      .orderBy('results.game', 'desc')
      .limit(Math.min(most, MOST))
      .execute();
    if (own.length === 0) return [];
    const rows = await this.#db
      .selectFrom('results')
      .innerJoin('seats', (join) =>
        join.onRef('seats.game', '=', 'results.game').onRef('seats.place', '=', 'results.place'),
      )
      .selectAll('results')
      .select(sql<string>`coalesce(seats.sitter, seats.name)`.as('name'))
      .where(
        'results.game',
        'in',
        own.map(({ id }) => id),
      )
      .orderBy('rank')
      .orderBy('results.place')
      .execute();
    return own.map(({ id, name, listed, uploaded }) => ({
      id,
      name,
      listed: listed === 1,
      uploaded: uploaded > 0,
      seats: rows
        .filter(({ game }) => game === id)
        .map(({ name: called, ...row }) => ({ ...resultOf(row), name: called })),
    }));
  }

  async *allFinished(person: string): AsyncGenerator<SeatResult> {
    for (let before: { ended: number; id: string } | undefined; ; ) {
      const page = await this.finished({ person, by: person }, { before });
      for (const { seats } of page) yield* seats.filter((one) => one.person === person);
      const last = page.at(-1);
      if (page.length < MOST || !last) return;
      before = { ended: last.seats[0]?.ended ?? 0, id: last.id };
    }
  }

  /** Those somebody has played with, the last first. */
  async companions(person: string, text = ''): Promise<readonly Companion[]> {
    const like = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const rows = await this.#db
      .selectFrom('seats as own')
      .innerJoin('seats as theirs', 'theirs.game', 'own.game')
      .innerJoin('games', 'games.id', 'own.game')
      .innerJoin('people', 'people.id', 'theirs.person')
      .select(({ fn }) => [
        'people.id',
        'people.name',
        sql<number | string>`sum(case when games.status = 'over' then 1 else 0 end)`.as('finished'),
        sql<number | string>`sum(case when games.status = 'running' then 1 else 0 end)`.as('running'),
        fn.max('games.changed').as('last'),
      ])
      .where('own.person', '=', person)
      .where('theirs.person', '!=', person)
      .where('games.status', '!=', 'open')
      .$if(text !== '', (query) => query.where(sql<boolean>`lower(people.name) like ${like} escape '\\'`))
      .groupBy(['people.id', 'people.name'])
      .orderBy('last', 'desc')
      .limit(MOST_COMPANIONS)
      .execute();
    return rows.map(({ finished, running, last, ...who }) => ({
      ...who,
      finished: Number(finished),
      running: Number(running),
      last: Number(last),
    }));
  }

  // ---------------------------------------------------------------- how fast somebody answers

  async paceOf(person: string): Promise<AnswerTime | null> {
    const row = await this.#db
      .selectFrom('people')
      .select('pace')
      .where('id', '=', person)
      .executeTakeFirst();
    return row?.pace == null ? null : JSON.parse(row.pace);
  }

  /** From the last answers: the time from what another did to what he did next. */
  async countPace(person: string, at: number): Promise<AnswerTime> {
    const rows = await this.#db
      .with('own', (db) =>
        db
          .selectFrom('entries')
          .select(['game', 'number', 'at', 'person'])
          .where('person', '=', person)
          .orderBy('at', 'desc')
          .limit(ANSWERS),
      )
      .selectFrom('own')
      .innerJoin('entries as before', (join) =>
        join.onRef('before.game', '=', 'own.game').on(sql<boolean>`before.number = own.number - 1`),
      )
      .select(['own.at', 'before.at as since'])
      .where(({ or, eb }) => or([eb('before.person', 'is', null), eb('before.person', '!=', person)]))
      .execute();
    const taken = rows.map((row) => Number(row.at) - Number(row.since)).sort((one, other) => one - other);
    const half = taken.length < ENOUGH ? null : (taken[Math.floor(taken.length / 2)] ?? null);
    const pace: AnswerTime = { half, at };
    await this.#db
      .updateTable('people')
      .set({ pace: JSON.stringify(pace) })
      .where('id', '=', person)
      .execute();
    return pace;
  }
}
