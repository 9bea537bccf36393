/** Steps of the schema for those who keep order. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { OF_ORDER } from '../indices.ts';
import { indexed, isShared, TIME } from './indexed.ts';

/** People who keep order: what they forbid, hide and have done, and what others ask them to look at. */
export const operators: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('games')
      .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('messages').addColumn('removed', TIME).execute();
    await db.schema
      .createIndex('people_by_registration')
      .on('people')
      .columns(['registered', 'created', 'id'])
      .execute();
    await db.schema.createIndex('people_by_name').on('people').expression(sql`lower(name)`).execute();

    await db.schema
      .createTable('operators')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('people.id').onDelete('cascade'),
      )
      .addColumn('since', TIME, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('sanctions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
      .addColumn('network', 'text')
      .addColumn('at', TIME, (column) => column.notNull())
      .addColumn('until', TIME)
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('lifted', TIME)
      .execute();
    await db.schema.createIndex('sanctions_of_person').on('sanctions').column('person').execute();
    await db.schema.createIndex('sanctions_by_end').on('sanctions').columns(['lifted', 'until']).execute();

    await db.schema
      .createTable('reports')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', TIME, (column) => column.notNull())
      .addColumn('reporter', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('line', 'integer')
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('settled', TIME)
      .addColumn('outcome', 'text')
      .execute();
    await db.schema.createIndex('reports_by_state').on('reports').columns(['settled', 'at']).execute();
    await db.schema.createIndex('reports_of_reporter').on('reports').column('reporter').execute();
    await db.schema.createIndex('reports_of_person').on('reports').column('person').execute();
    await db.schema.createIndex('reports_of_game').on('reports').column('game').execute();

    await db.schema
      .createTable('quotas')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('acts')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('at', TIME, (column) => column.notNull())
      .addColumn('operator', 'text')
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('game', 'text')
      .addColumn('network', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('acts_by_time').on('acts').column('at').execute();

    await db.schema
      .createTable('errands')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('at', TIME, (column) => column.notNull())
      .addColumn('answer', 'text')
      .execute();
  },
};

/** A ban outlives the account, and it is counted how often quotas are used up. */
export const bansAndQuotas: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sanctions').addColumn('address', 'text').execute();
    await db.schema.createIndex('sanctions_of_address').on('sanctions').column('address').execute();

    await db.schema
      .createTable('reached')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reached_key', ['name', 'hour'])
      .execute();
  },
};

/**
 * Clubs and tournaments can be reported too, which belong to no table; what an operator has written there stays for a while.
 * And what operators have hidden or removed is found without looking through all games and all talk.
 */
export const ofClubs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['clubs', 'seasons', 'evenings'])
      await db.schema.alterTable(table).addColumn('kept', TIME).execute();
    if (isShared(db))
      await db.schema
        .alterTable('reports')
        .alterColumn('game', (column) => column.dropNotNull())
        .execute();
    else await reportsWithoutTables(db);
    for (const one of ['club', 'season', 'evening', 'tournament']) {
      await db.schema
        .alterTable('reports')
        .addColumn(one, 'text', (column) => column.references(`${one}s.id`).onDelete('cascade'))
        .execute();
      await db.schema.createIndex(`reports_of_${one}`).on('reports').column(one).execute();
    }
    await indexed(db, OF_ORDER);
  },
};

/** The embedded database changes no column: its reports are written into a table of the new form. */
async function reportsWithoutTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reports').renameTo('reports_before').execute();
  await db.schema
    .createTable('reports')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', TIME, (column) => column.notNull())
    .addColumn('reporter', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.references('games.id').onDelete('cascade'))
    .addColumn('line', 'integer')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('settled', TIME)
    .addColumn('outcome', 'text')
    .execute();
  await sql`insert into reports select * from reports_before`.execute(db);
  await db.schema.dropTable('reports_before').execute();
  await db.schema.createIndex('reports_by_state').on('reports').columns(['settled', 'at']).execute();
  for (const one of ['reporter', 'person', 'game'])
    await db.schema.createIndex(`reports_of_${one}`).on('reports').column(one).execute();
}
