/** Steps of the schema for people who play together: pages, invitations, clubs, tournaments, finding a table. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { BY_CHANGE } from '../indices.ts';
import { indexed, TIME } from './indexed.ts';

/** Friends play again at one table, whoever is not wanted stays away, and the log says what happened beside the game. */
export const evenings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('games').addColumn('rematch', 'text').execute();
    await db.schema.alterTable('games').addColumn('asides', 'text').execute();
    await db.schema.alterTable('games').addColumn('unwelcome', 'text').execute();
  },
};

/** How games ended for whom, whom somebody wants to meet, and for whom a seat is kept. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('results')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('player', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('players', 'integer', (column) => column.notNull())
      .addColumn('rank', 'integer', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('lead', 'double precision', (column) => column.notNull())
      .addColumn('agreed', 'integer', (column) => column.notNull())
      .addColumn('companies', 'text', (column) => column.notNull())
      .addColumn('worth', 'text', (column) => column.notNull())
      .addColumn('ended', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['game', 'place'])
      .execute();
    await db.schema.createIndex('results_of_person').on('results').columns(['person', 'ended']).execute();

    await db.schema.alterTable('people').addColumn('page', 'text').execute();
    await db.schema.alterTable('people').addColumn('pace', 'text').execute();

    await db.schema
      .createTable('blocks')
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('blocked', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('since', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
      .execute();
    await db.schema.createIndex('blocks_of_blocked').on('blocks').column('blocked').execute();

    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('inviter', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', TIME, (column) => column.notNull())
      .addColumn('declined', TIME)
      .addUniqueConstraint('invited_once', ['game', 'person'])
      .execute();
    await db.schema.createIndex('invitations_of_person').on('invitations').column('person').execute();
    await db.schema.createIndex('invitations_of_inviter').on('invitations').column('inviter').execute();
    // Whoever wants to hear that friends play again wants to hear that somebody invites.
    await sql`update wishes set kinds = replace(kinds, '"again"', '"again","invited"')`.execute(db);
  },
};

/** Finding a game and being told: what a table is looked for by, when it starts, who wants to hear of it, and when. */
export const finding: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('games').addColumn('language', 'text').execute();
    await db.schema.alterTable('games').addColumn('wanted', 'text').execute();
    await db.schema.alterTable('games').addColumn('starts', TIME).execute();
    await db.schema.alterTable('games').addColumn('starting', 'text').execute();
    await db.schema.alterTable('glances').addColumn('since', 'text').execute();

    await db.schema
      .createTable('alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('title', 'text')
      .addColumn('pace', 'text')
      .addColumn('language', 'text')
      .addColumn('wanted', 'text')
      .addColumn('created', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('alerts_of_person').on('alerts').column('person').execute();
    await db.schema.createIndex('alerts_by_title').on('alerts').column('title').execute();

    await db.schema
      .createTable('readings')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('readings_key', ['game', 'person'])
      .execute();
    await db.schema.createIndex('readings_of_person').on('readings').column('person').execute();

    await db.schema
      .createTable('hours')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('people.id').onDelete('cascade'),
      )
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('digest', 'integer')
      .addColumn('quiet', 'text')
      .execute();

    await db.schema
      .alterTable('outbox')
      .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('digests')
      .addColumn('address', 'text', (column) =>
        column.primaryKey().references('addresses.id').onDelete('cascade'),
      )
      .addColumn('due', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('digests_by_due').on('digests').column('due').execute();

    // Whoever wants to hear of a beginning wants to hear that it comes, or does not.
    await sql`update wishes set kinds = replace(kinds, '"full"', '"full","soon","short"')`.execute(db);
    await sql`update wishes set kinds = replace(kinds, ']', ',"opened"]') where kinds != '[]'`.execute(db);
  },
};

/** Where no letter can confirm an address it is a name to come in with, which several people may have. */
export const logins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('logins')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('people.id').onDelete('cascade'),
      )
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addUniqueConstraint('one_person_a_login', ['address', 'password'])
      .execute();
  },
};

/** Clubs with their members, seasons and evenings; tournaments; for whom a table is played. */
export const clubs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clubs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('open', 'integer', (column) => column.notNull())
      .addColumn('invitation', 'text')
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addColumn('created', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('clubs_by_name').on('clubs').column('name').execute();

    await db.schema
      .createTable('members')
      .addColumn('club', 'text', (column) => column.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('since', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['club', 'person'])
      .execute();
    await db.schema.createIndex('members_of_person').on('members').column('person').execute();

    await db.schema
      .createTable('seasons')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('club', 'text', (column) => column.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('begins', TIME, (column) => column.notNull())
      .addColumn('ends', TIME, (column) => column.notNull())
      .addColumn('points', 'text')
      .addColumn('agreed', 'integer', (column) => column.notNull())
      .addColumn('created', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('seasons_of_club').on('seasons').columns(['club', 'begins']).execute();

    await db.schema
      .createTable('evenings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('club', 'text', (column) => column.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', TIME, (column) => column.notNull())
      .addColumn('minutes', 'integer', (column) => column.notNull())
      .addColumn('venue', 'text')
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('cancelled', TIME)
      .addColumn('remind', TIME)
      .addColumn('created', TIME, (column) => column.notNull())
      .addColumn('changed', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('evenings_of_club').on('evenings').columns(['club', 'at']).execute();
    await db.schema.createIndex('evenings_to_remind').on('evenings').column('remind').execute();

    await db.schema
      .createTable('answers')
      .addColumn('evening', 'text', (column) =>
        column.notNull().references('evenings.id').onDelete('cascade'),
      )
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('at', TIME, (column) => column.notNull())
      .addPrimaryKeyConstraint('answers_key', ['evening', 'person'])
      .execute();
    await db.schema.createIndex('answers_of_person').on('answers').column('person').execute();

    await db.schema
      .createTable('calls')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) =>
        column.notNull().references('addresses.id').onDelete('cascade'),
      )
      .addColumn('evening', 'text', (column) =>
        column.notNull().references('evenings.id').onDelete('cascade'),
      )
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('due', TIME, (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('done', TIME)
      .addUniqueConstraint('called_once', ['address', 'about'])
      .execute();
    await db.schema.createIndex('calls_by_due').on('calls').columns(['done', 'due']).execute();
    await db.schema.createIndex('calls_of_person').on('calls').column('person').execute();
    await db.schema.createIndex('calls_of_evening').on('calls').column('evening').execute();

    await db.schema
      .createTable('tournaments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('club', 'text', (column) => column.references('clubs.id').onDelete('set null'))
      .addColumn('organiser', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('time', 'text')
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('dealt', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addColumn('created', TIME, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tournaments_by_status').on('tournaments').column('status').execute();
    await db.schema.createIndex('tournaments_of_organiser').on('tournaments').column('organiser').execute();
    await db.schema.createIndex('tournaments_of_club').on('tournaments').column('club').execute();

    await db.schema
      .createTable('entrants')
      .addColumn('tournament', 'text', (column) =>
        column.notNull().references('tournaments.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('contribution', 'text', (column) => column.notNull())
      .addColumn('left', TIME)
      .addPrimaryKeyConstraint('entrants_key', ['tournament', 'number'])
      .addUniqueConstraint('entered_once', ['tournament', 'person'])
      .execute();
    await db.schema.createIndex('entrants_of_person').on('entrants').column('person').execute();

    await db.schema
      .createTable('rounds')
      .addColumn('tournament', 'text', (column) =>
        column.notNull().references('tournaments.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('deal', 'text', (column) => column.notNull())
      .addColumn('begun', TIME, (column) => column.notNull())
      .addColumn('ended', TIME)
      .addPrimaryKeyConstraint('rounds_key', ['tournament', 'number'])
      .execute();

    await db.schema
      .createTable('gatherings')
      .addColumn('game', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('club', 'text', (column) => column.references('clubs.id').onDelete('set null'))
      .addColumn('evening', 'text', (column) => column.references('evenings.id').onDelete('set null'))
      .addColumn('tournament', 'text', (column) => column.references('tournaments.id').onDelete('set null'))
      .addColumn('begun', TIME)
      .execute();
    await db.schema.createIndex('gatherings_of_club').on('gatherings').columns(['club', 'begun']).execute();
    await db.schema.createIndex('gatherings_of_evening').on('gatherings').column('evening').execute();
    await db.schema.createIndex('gatherings_of_tournament').on('gatherings').column('tournament').execute();
    // Whoever wants to be told at all wants to hear of evenings, and of the next round.
    await sql`update wishes set kinds = replace(kinds, ']', ',"evening","round"]') where kinds != '[]'`.execute(
      db,
    );
  },
};

/** Games that ended lately are found without looking through all that ever did. */
export const lately: Migration = {
  async up(db: Kysely<unknown>) {
    await indexed(db, BY_CHANGE);
  },
};
