/** What a guest has left behind becomes that of the account he turns out to have. Seats of games in play change with an entry. */
import type { Kysely } from 'kysely';
import { MOST_ALERTS } from './alerts.ts';
import { bringClubs } from './clubs.ts';
import { bringAnswers } from './evenings.ts';
import { MOST_ADDRESSES } from './notices.ts';
import type { Schema } from './schema.ts';
import { bringTournaments } from './tournaments.ts';

export class GuestStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** What the guest has played the account has played, in a game where it has nothing of its own. */
  async bringEntries(game: string, guest: string, account: string): Promise<void> {
    await this.#db
      .updateTable('entries')
      .set({ person: account })
      .where('game', '=', game)
      .where('person', '=', guest)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('entries as own')
              .select('own.number')
              .where('own.game', '=', game)
              .where('own.person', '=', account),
          ),
        ),
      )
      .execute();
  }

  /** Everything else, and the guest is no more. What the account has of its own stays as it is. Says whether an operator has forbidden the guest something. */
  async bringRest(guest: string, account: string): Promise<{ readonly isHeld: boolean }> {
    return this.#db.transaction().execute(async (db) => {
      const own = await db.selectFrom('seats').select('game').where('person', '=', account).execute();
      await db
        .updateTable('seats')
        .set({ person: account })
        .where('person', '=', guest)
        .$if(own.length > 0, (query) =>
          query.where(
            'game',
            'not in',
            own.map(({ game }) => game),
          ),
        )
        .execute();
      await db.updateTable('seats').set({ former: account }).where('former', '=', guest).execute();
      await db.updateTable('games').set({ owner: account }).where('owner', '=', guest).execute();
      // At a table where both have played he has not won against himself.
      await db
        .updateTable('results')
        .set({ person: account })
        .where('person', '=', guest)
        .where('game', 'not in', ({ selectFrom }) =>
          selectFrom('results as own').select('own.game').where('own.person', '=', account),
        )
        .execute();
      await db
        .updateTable('blocks')
        .set({ person: account })
        .where('person', '=', guest)
        .where('blocked', '!=', account)
        .where('blocked', 'not in', ({ selectFrom }) =>
          selectFrom('blocks as own').select('own.blocked').where('own.person', '=', account),
        )
        .execute();
      await db
        .updateTable('blocks')
        .set({ blocked: account })
        .where('blocked', '=', guest)
        .where('person', '!=', account)
        .where('person', 'not in', ({ selectFrom }) =>
          selectFrom('blocks as own').select('own.person').where('own.blocked', '=', account),
        )
        .execute();
      await db.updateTable('invitations').set({ inviter: account }).where('inviter', '=', guest).execute();
      await db
        .updateTable('invitations')
        .set({ person: account })
        .where('person', '=', guest)
        .where('game', 'not in', ({ selectFrom }) =>
          selectFrom('invitations as own').select('own.game').where('own.person', '=', account),
        )
        .execute();
      await db.updateTable('messages').set({ person: account }).where('person', '=', guest).execute();
      await db
        .updateTable('notes')
        .set({ person: account })
        .where('person', '=', guest)
        .where('game', 'not in', ({ selectFrom }) =>
          selectFrom('notes as own').select('own.game').where('own.person', '=', account),
        )
        .execute();
      await db
        .updateTable('wishes')
        .set({ person: account })
        .where('person', '=', guest)
        .where('game', 'not in', ({ selectFrom }) =>
          selectFrom('wishes as own').select('own.game').where('own.person', '=', account),
        )
        .execute();
      await db.updateTable('alerts').set({ person: account }).where('person', '=', guest).execute();
      await keepFirst(db, 'alerts', account, MOST_ALERTS);
      await db
        .updateTable('readings')
        .set({ person: account })
        .where('person', '=', guest)
        .where('game', 'not in', ({ selectFrom }) =>
          selectFrom('readings as own').select('own.game').where('own.person', '=', account),
        )
        .execute();
      await db
        .updateTable('hours')
        .set({ person: account })
        .where('person', '=', guest)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('hours as own').select('own.person').where('own.person', '=', account))),
        )
        .execute();
      // An address that both have named gets a notice once.
      await db
        .deleteFrom('addresses')
        .where('person', '=', guest)
        .where('target', 'in', ({ selectFrom }) =>
          selectFrom('addresses as own').select('own.target').where('own.person', '=', account),
        )
        .execute();
      await db.updateTable('addresses').set({ person: account }).where('person', '=', guest).execute();
      await keepFirst(db, 'addresses', account, MOST_ADDRESSES);
      await db.updateTable('outbox').set({ person: account }).where('person', '=', guest).execute();
      await bringAnswers(db, guest, account);
      await bringClubs(db, guest, account);
      await bringTournaments(db, guest, account, Date.now());
      await db.updateTable('calls').set({ person: account }).where('person', '=', guest).execute();
      // Somebody who has come in another way is still the person an operator has spoken to.
      const { numUpdatedRows } = await db
        .updateTable('sanctions')
        .set({ person: account })
        .where('person', '=', guest)
        .executeTakeFirst();
      await db.updateTable('reports').set({ person: account }).where('person', '=', guest).execute();
      await db.deleteFrom('people').where('id', '=', guest).execute();
      return { isHeld: numUpdatedRows > 0n };
    });
  }
}

/** Nobody gathers more by coming in as one guest after the other than anybody may have. */
async function keepFirst(
  db: Kysely<Schema>,
  table: 'alerts' | 'addresses',
  person: string,
  most: number,
): Promise<void> {
  await db
    .deleteFrom(table)
    .where('person', '=', person)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom(table)
        .select('id')
        .where('person', '=', person)
        .orderBy('created')
        .orderBy('id')
        .limit(most),
    )
    .execute();
}
