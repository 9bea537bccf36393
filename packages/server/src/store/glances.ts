/** What lists show of a game, beside it: written when it has changed, so that no list ever makes a game again. */
import type { Kysely } from 'kysely';
import type { GlancesRow } from './rows/tables.ts';
import type { Schema } from './schema.ts';

export type Glance = Readonly<Pick<GlancesRow, 'number' | 'waiting' | 'view'>>;

export class GlanceStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The last that was written; perhaps the game has gone on since. */
  async of(game: string): Promise<Glance | undefined> {
    return this.#db
      .selectFrom('glances')
      .select(['number', 'waiting', 'view'])
      .where('game', '=', game)
      .executeTakeFirst();
  }

  /** A newer one takes the place of an older one, never the other way round: another node may have gone on. */
  async put(game: string, { number, waiting, view }: Glance): Promise<void> {
    await this.#db
      .insertInto('glances')
      .columns(['game', 'number', 'waiting', 'view'])
      // The game may have been taken away meanwhile.
      .expression(({ selectFrom, val }) =>
        selectFrom('games')
          .select(['id', val(number).as('number'), val(waiting).as('waiting'), val(view).as('view')])
          .where('id', '=', game),
      )
      .onConflict((conflict) =>
        conflict.column('game').doUpdateSet({ number, waiting, view }).where('glances.number', '<=', number),
      )
      .execute();
  }
}
