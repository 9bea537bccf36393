/** The first steps of the schema: people, games, what is played in them, and telling those who are away. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { OF_PEOPLE } from '../indices.ts';
import { indexed, TIME } from './indexed.ts';

/** The first tables: people, games and what is played in them. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', TIME, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', TIME, (column) => column.notNull())
      .addColumn('used', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_of_person').on('sessions').column('person').execute();

    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('waiting', 'text', (column) => column.notNull())
      .addColumn('result', 'text')
      .addColumn('instructions', 'text', (column) => column.notNull())
      .addColumn('undo', 'text')
      .addColumn('created', TIME, (column) => column.notNull())
      .addColumn('changed', TIME, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('games_by_status')
      .on('games')
      .columns(['status', 'listed', 'changed'])
      .execute();

    await db.schema
      .createTable('seats')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('contribution', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addPrimaryKeyConstraint('seats_key', ['game', 'place'])
      .addUniqueConstraint('one_seat_each', ['game', 'person'])
      .execute();
    await db.schema.createIndex('seats_of_person').on('seats').column('person').execute();

    await db.schema
      .createTable('entries')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('keeps', 'integer', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('key', 'text')
      .addColumn('at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game', 'number'])
      .addUniqueConstraint('one_entry_a_post', ['game', 'person', 'key'])
      .execute();

    await db.schema
      .createTable('messages')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('messages_key', ['game', 'number'])
      .execute();

    await db.schema
      .createTable('notes')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['game', 'person'])
      .execute();
  },
};

/** Telling those who are away. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('addresses')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', (column) => column.references('games.id').onDelete('cascade'))
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('keys', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('trouble', 'text')
      .addColumn('created', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('addresses_of_person').on('addresses').column('person').execute();
    await db.schema.createIndex('addresses_of_game').on('addresses').column('game').execute();
    await db.schema.createIndex('addresses_by_target').on('addresses').column('target').execute();

    await db.schema
      .createTable('wishes')
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wishes_key', ['person', 'game'])
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) =>
        column.notNull().references('addresses.id').onDelete('cascade'),
      )
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('due', TIME, (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('done', TIME)
      .addUniqueConstraint('told_once', ['address', 'about'])
      .execute();
    await db.schema.createIndex('outbox_by_due').on('outbox').columns(['done', 'due']).execute();
    await db.schema.createIndex('outbox_of_game').on('outbox').columns(['game', 'person']).execute();

    await db.schema
      .createTable('constants')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Credentials: a guest may add some, and stays the same person. */
export const credentials: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('registered', TIME).execute();
    await db.schema.alterTable('people').addColumn('email', 'text').execute();
    await db.schema.alterTable('people').addColumn('confirmed', TIME).execute();
    await db.schema.alterTable('people').addColumn('password', 'text').execute();
    await db.schema.createIndex('one_person_an_email').unique().on('people').column('email').execute();

    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('public', 'text', (column) => column.notNull())
      .addColumn('counter', TIME, (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', TIME, (column) => column.notNull())
      .addColumn('used', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute();

    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
      .addColumn('email', 'text')
      .addColumn('expires', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tokens_by_end').on('tokens').column('expires').execute();
  },
};

/** Seats change hands, computer players take some, and time is counted. */
export const seatsAndTime: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seats').addColumn('player', 'text').execute();
    await db.schema.alterTable('seats').addColumn('sitter', 'text').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('former', 'text', (column) => column.references('people.id').onDelete('set null'))
      .execute();

    await db.schema.alterTable('games').addColumn('request', 'text').execute();
    await db.schema
      .alterTable('games')
      .addColumn('uploaded', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('games').addColumn('time', 'text').execute();
    await db.schema.alterTable('games').addColumn('clock', 'text').execute();
    await db.schema.alterTable('games').addColumn('due', TIME).execute();
    await db.schema.createIndex('games_by_due').on('games').column('due').execute();
  },
};

/** People who want notices of requests to take back want notices of other requests too. */
export const requestsTold: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update wishes set kinds = replace(kinds, '"undo"', '"undo","request"')`.execute(db);
  },
};

/** Guesses are counted by all nodes together. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('limits')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('until', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('limits_by_end').on('limits').column('until').execute();
  },
};

/**
 * What belongs to a person is found by person: an export or a deletion must not make the database
 * look through everything that was ever played. Everything that points to people has an index for it.
 */
export const whoseItIs: Migration = {
  async up(db: Kysely<unknown>) {
    await indexed(db, OF_PEOPLE);
  },
};

/** What lists show of a game is kept beside it. */
export const glances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('glances')
      .addColumn('game', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('waiting', 'text', (column) => column.notNull())
      .addColumn('view', 'text', (column) => column.notNull())
      .execute();
  },
};
