/** Who wants to hear of which tables that are opened. */
import type { Kysely, Transaction } from 'kysely';
import { noticesOfOpening } from '../tables/occasions.ts';
import type { NewGame } from './game.ts';
import { addNotices } from './notices.ts';
import { ANY_NUMBER, aloneFor } from './oneAtATime.ts';
import type { AlertsRow } from './rows/notices.ts';
import type { Pace } from './rows/tables.ts';
import type { Schema } from './schema.ts';

/** So many one person may have. */
export const MOST_ALERTS = 10;

export type Alert = Readonly<AlertsRow>;

/** So many are told of one table at most: no table is worth a letter to a whole city. */
const MOST_TOLD = 2000;
/** Of so many tables somebody hears in a day: more is no news. */
const MOST_IN_A_DAY = 10;
const DAY = 24 * 60 * 60 * 1000;
/** So many are looked up at once. */
const AT_ONCE = 500;

/** By which one is told from another. */
const FIELDS = ['title', 'pace', 'language', 'wanted'] as const;

export class AlertStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  of(person: string): Promise<readonly Alert[]> {
    return this.#db
      .selectFrom('alerts')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  /** Asked for twice it is the same one. False: that person has as many as are allowed. */
  async add(alert: Alert, most = ANY_NUMBER): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, alert.person);
      const known = await db.selectFrom('alerts').selectAll().where('person', '=', alert.person).execute();
      const isKnown = known.some((one) => FIELDS.every((field) => one[field] === alert[field]));
      if (isKnown) return true;
      if (known.length >= most) return false;
      await db.insertInto('alerts').values(alert).execute();
      return true;
    });
  }

  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('alerts')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

const paceOf = ({ time }: NewGame): Pace => time?.kind ?? 'none';

/** A table is opened for everybody: whoever waits for one like it is told, but not by whom they keep away from. */
export async function tellOfOpening(db: Transaction<Schema>, game: NewGame): Promise<void> {
  const { owner, title, language = null, wanted = null } = game;
  const rows = await db
    .selectFrom('alerts')
    .select('person')
    .distinct()
    .where('person', '!=', owner)
    .where(({ or, eb }) => or([eb('title', 'is', null), eb('title', '=', title)]))
    .where(({ or, eb }) => or([eb('pace', 'is', null), eb('pace', '=', paceOf(game))]))
    .where(({ or, eb }) =>
      or([eb('language', 'is', null), ...(language === null ? [] : [eb('language', '=', language)])]),
    )
    .where(({ or, eb }) =>
      or([eb('wanted', 'is', null), ...(wanted === null ? [] : [eb('wanted', '=', wanted)])]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.person')
            .where(({ or, and, eb }) =>
              or([
                and([eb('blocks.person', '=', owner), eb('blocks.blocked', '=', eb.ref('alerts.person'))]),
                and([eb('blocks.blocked', '=', owner), eb('blocks.person', '=', eb.ref('alerts.person'))]),
              ]),
            ),
        ),
      ),
    )
    .where(
      ({ selectFrom }) =>
        selectFrom('outbox')
          .select(({ fn }) => fn.count<number>('about').distinct().as('count'))
          .whereRef('outbox.person', '=', 'alerts.person')
          .where('kind', '=', 'opened')
          .where('due', '>', game.created - DAY),
      '<',
      MOST_IN_A_DAY,
    )
    .orderBy('person')
    .limit(MOST_TOLD)
    .execute();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const persons = rows.slice(from, from + AT_ONCE).map(({ person }) => person);
    await addNotices(db, noticesOfOpening(game.id, persons, game.created));
  }
}
