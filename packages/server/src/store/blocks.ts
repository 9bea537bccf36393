/** Who wants to have nothing to do with whom. Nobody learns who has blocked him. */
import type { Kysely } from 'kysely';
import { aloneFor, counted } from './oneAtATime.ts';
import type { Schema } from './schema.ts';

/** More than anybody needs, and few enough to be asked with every list. */
const MOST_BLOCKED = 200;

/** Whom somebody has blocked, and by whom he is. */
export interface Blocks {
  readonly own: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
}

export interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

export class BlockStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async around(person: string): Promise<Blocks> {
    const rows = await this.#db
      .selectFrom('blocks')
      .select(['person', 'blocked'])
      .where(({ or, eb }) => or([eb('person', '=', person), eb('blocked', '=', person)]))
      .execute();
    return {
      own: new Set(rows.filter((row) => row.person === person).map(({ blocked }) => blocked)),
      by: new Set(rows.filter((row) => row.blocked === person).map((row) => row.person)),
    };
  }

  /** Whom somebody has blocked, the last first. */
  async of(person: string): Promise<readonly Blocked[]> {
    return this.#db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked')
      .select(['people.id', 'people.name', 'blocks.since'])
      .where('blocks.person', '=', person)
      .orderBy('blocks.since', 'desc')
      .execute();
  }

  /** Seats that one keeps for the other are kept no more. False: that person has blocked as many as can be. */
  async add(person: string, blocked: string, since: number): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, person);
      const there = db
        .selectFrom('blocks')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('person', '=', person);
      if ((await counted(there)) >= MOST_BLOCKED) return false;
      await db
        .insertInto('blocks')
        .values({ person, blocked, since })
        .onConflict((conflict) => conflict.columns(['person', 'blocked']).doNothing())
        .execute();
      await db
        .deleteFrom('invitations')
        .where(({ or, and, eb }) =>
          or([
            and([eb('inviter', '=', person), eb('person', '=', blocked)]),
            and([eb('inviter', '=', blocked), eb('person', '=', person)]),
          ]),
        )
        .execute();
      return true;
    });
  }

  async remove(person: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
  }
}
