/**
 * How the database came to be what it is, step by step: the same steps for both kinds. One that has been released is
 * never changed; what comes later is a step of its own.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { BY_CHANGE, type Index, OF_PEOPLE } from './indices.ts';
import type { Schema } from './schema.ts';
import { Unusable } from './unusable.ts';

/** Milliseconds: more than an integer of PostgreSQL holds. */
const TIME = 'bigint';

/** The first tables: people, games and what is played in them. */
const first: Migration = {
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
const notices: Migration = {
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
const credentials: Migration = {
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
const seatsAndTime: Migration = {
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
const requestsTold: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update wishes set kinds = replace(kinds, '"undo"', '"undo","request"')`.execute(db);
  },
};

/** Guesses are counted by all nodes together. */
const limits: Migration = {
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
const whoseItIs: Migration = {
  async up(db: Kysely<unknown>) {
    await indexed(db, OF_PEOPLE);
  },
};

/**
 * On a shared database they are there already (`indices.ts`). Whether one is has to be asked: told to make it if it is not
 * there, PostgreSQL first stops whoever writes into the table, and a later step that changes the table would wait for those
 * who wait for this one.
 */
async function indexed(db: Kysely<unknown>, indices: readonly Index[]): Promise<void> {
  const isShared = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const { name, table, columns } of indices) {
    const isThere = isShared && (await sql`select 1 where to_regclass(${name}) is not null`.execute(db));
    if (isThere && isThere.rows.length > 0) continue;
    await db.schema
      .createIndex(name)
      .ifNotExists()
      .on(table)
      .columns([...columns])
      .execute();
  }
}

/** What lists show of a game is kept beside it. */
const glances: Migration = {
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

/** People who keep order: what they forbid, hide and have done, and what others ask them to look at. */
const operators: Migration = {
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
const bansAndQuotas: Migration = {
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

/** Friends play again at one table, whoever is not wanted stays away, and the log says what happened beside the game. */
const evenings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('games').addColumn('rematch', 'text').execute();
    await db.schema.alterTable('games').addColumn('asides', 'text').execute();
    await db.schema.alterTable('games').addColumn('unwelcome', 'text').execute();
  },
};

/** How games ended for whom, whom somebody wants to meet, and for whom a seat is kept. */
const people: Migration = {
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
const finding: Migration = {
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
const logins: Migration = {
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
const clubs: Migration = {
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
const lately: Migration = {
  async up(db: Kysely<unknown>) {
    await indexed(db, BY_CHANGE);
  },
};

/** In the order of their names. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-notices': notices,
  '0003-credentials': credentials,
  '0004-seats-and-time': seatsAndTime,
  '0005-requests-told': requestsTold,
  '0006-limits': limits,
  '0007-whose-it-is': whoseItIs,
  '0008-glances': glances,
  '0009-operators': operators,
  '0010-bans-and-quotas': bansAndQuotas,
  '0011-evenings': evenings,
  '0012-people': people,
  '0013-clubs': clubs,
  '0014-finding': finding,
  '0015-logins': logins,
  '0016-lately': lately,
};

/**
 * Programs that know this step work with the database as the last one leaves it. Steps expand: they add what earlier programs
 * need not know, so that nodes of two neighbouring versions run on one database. What nobody needs any more is taken away one
 * release later, and then this is the step before.
 */
export const FITS_FROM = '0008-glances';
const FITS = 'fits from';

export interface Steps {
  readonly steps: Readonly<Record<string, Migration>>;
  readonly fitsFrom: string;
}

export const STEPS: Steps = { steps: MIGRATIONS, fitsFrom: FITS_FROM };

/**
 * Others play while a shared database is changed: one of them may hold a table that a step needs and need one that a step
 * holds. The database then breaks off either; all steps are one transaction, so that they begin again where it was them.
 */
const TRIES = 20;
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/**
 * Bring a database to what this program needs, or to what an older one did. Throws where it cannot, and where a newer
 * program has written it that this one does not fit beside.
 */
export async function upgrade(
  db: Kysely<Schema>,
  to?: string,
  { steps, fitsFrom }: Steps = STEPS,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } });
  const migrate = () => (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  let { error } = await migrate();
  for (let tries = 1; isDeadlock(error) && tries < TRIES; tries++) ({ error } = await migrate());
  if (!error) {
    if (to === undefined) await sayWhatFits(db, fitsFrom);
    return;
  }
  const { message } = error instanceof Error ? error : new Error(String(error));
  if (/previously executed migration .* is missing/.test(message)) {
    if (to === undefined && (await fitsBeside(db, Object.keys(steps)))) return;
    throw new Unusable('The database was written by a newer Kursbuch; start that one, or restore a backup.');
  }
  throw error instanceof Error ? error : new Error(message);
}

async function sayWhatFits(db: Kysely<Schema>, value: string): Promise<void> {
  const known = await db.selectFrom('constants').select('value').where('name', '=', FITS).executeTakeFirst();
  if (known?.value === value) return;
  await db
    .insertInto('constants')
    .values({ name: FITS, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A newer program has gone on from where this one is, and says that this one still fits. */
async function fitsBeside(db: Kysely<Schema>, own: readonly string[]): Promise<boolean> {
  const last = own.toSorted().at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = rows.map(({ name }) => name);
  const isFurther = own.every((name) => done.includes(name));
  const isBehind = done.every((name) => own.includes(name) || name > last);
  const known = await db.selectFrom('constants').select('value').where('name', '=', FITS).executeTakeFirst();
  return isFurther && isBehind && known !== undefined && known.value <= last;
}
