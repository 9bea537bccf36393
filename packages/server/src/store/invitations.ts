/** Seats of open tables that are kept for somebody. They are changed with their table, one after the other. */
import type { Kysely, Transaction } from 'kysely';
import { addNotices, type Notice } from './notices.ts';
import type { InvitationsRow } from './rows/tables.ts';
import type { Schema } from './schema.ts';

/** A seat that is kept; one that was declined is remembered, so that nobody is asked twice. */
export type Invitation = Readonly<InvitationsRow>;

/** So many are shown to somebody. */
const MOST = 20;

/** What becomes of the seats that a table keeps. */
export type InvitationChange =
  | { readonly type: 'invite'; readonly invitation: Invitation; readonly notices: readonly Notice[] }
  | { readonly type: 'withdraw'; readonly id: string }
  | { readonly type: 'decline'; readonly id: string; readonly at: number };

export async function changeInvitations(db: Transaction<Schema>, change: InvitationChange): Promise<void> {
  switch (change.type) {
    case 'invite':
      await db.insertInto('invitations').values(change.invitation).execute();
      await addNotices(db, change.notices);
      return;
    case 'withdraw':
      await db.deleteFrom('invitations').where('id', '=', change.id).execute();
      return;
    case 'decline':
      await db.updateTable('invitations').set({ declined: change.at }).where('id', '=', change.id).execute();
  }
}

/** The seats these open tables keep, by game, in the order in which they were kept. */
export async function keptSeats(
  db: Kysely<Schema>,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly Invitation[]>> {
  const found = new Map<string, Invitation[]>();
  if (games.length === 0) return found;
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('game', 'in', games)
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const row of rows) found.set(row.game, [...(found.get(row.game) ?? []), row]);
  return found;
}

export class InvitationStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Where a seat is kept for somebody who has not answered, the last first. */
  async to(person: string): Promise<readonly Invitation[]> {
    return this.#db
      .selectFrom('invitations')
      .innerJoin('games', 'games.id', 'invitations.game')
      .selectAll('invitations')
      .where('invitations.person', '=', person)
      .where('invitations.declined', 'is', null)
      .where('games.status', '=', 'open')
      .where('games.hidden', '=', 0)
      .orderBy('invitations.at', 'desc')
      .limit(MOST)
      .execute();
  }

  /** Everything about somebody: for himself to read. */
  async about(person: string): Promise<readonly Invitation[]> {
    return this.#db
      .selectFrom('invitations')
      .selectAll()
      .where(({ or, eb }) => or([eb('person', '=', person), eb('inviter', '=', person)]))
      .execute();
  }
}
