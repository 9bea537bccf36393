/** What becomes of a table before it plays, step by step, in the transaction of whoever changes it. */
import { nextName } from '@kursbuch/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Game, Newcomer, NewGame, Sitting, Started } from './game.ts';
import { newRow, seatRow } from './gameRows.ts';
import { changeInvitations, type InvitationChange } from './invitations.ts';
import { addNotices, type Notice } from './notices.ts';
import { counted } from './oneAtATime.ts';
import type { Schema } from './schema.ts';

/** How many open tables somebody has made and not started. */
export const openedBy = (db: Kysely<Schema>, person: string): Promise<number> =>
  counted(
    db
      .selectFrom('games')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('owner', '=', person)
      .where('status', '=', 'open'),
  );

/** So many names are tried at once. */
const TRIED = 50;

/**
 * The name, or the next one that no open table has beside which this one is shown: of the lists, of whoever makes it, of
 * its club. What others keep to themselves is not told by a number.
 */
export async function freeTableName(
  db: Kysely<Schema>,
  { name, owner, gathering }: Pick<NewGame, 'name' | 'owner' | 'gathering'>,
): Promise<string> {
  const club = gathering?.club ?? null;
  for (let next = name; ; ) {
    const tried: string[] = [];
    for (; tried.length < TRIED; next = nextName(next)) tried.push(next);
    const taken = new Set([
      ...(await openNames(db, tried, { owner })),
      ...(await openNames(db, tried, { listed: 1 })),
      ...(club === null ? [] : await openNamesOf(db, tried, club)),
    ]);
    const free = tried.find((one) => !taken.has(one));
    if (free !== undefined) return free;
  }
}

/** Each way of looking has an index of its own. */
async function openNames(
  db: Kysely<Schema>,
  names: readonly string[],
  where: { readonly owner: string } | { readonly listed: 1 },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('games')
    .select('name')
    .where((eb) => eb.and(where))
    .where('status', '=', 'open')
    .where('name', 'in', names)
    .execute();
  return rows.map((row) => row.name);
}

/** The open tables of a club: those that have not begun. */
async function openNamesOf(
  db: Kysely<Schema>,
  names: readonly string[],
  club: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('gatherings')
    .innerJoin('games', 'games.id', 'gatherings.game')
    .select('games.name')
    .where('gatherings.club', '=', club)
    .where('gatherings.begun', 'is', null)
    .where(sql<boolean>`games.status || '' = 'open'`)
    .where('games.name', 'in', names)
    .execute();
  return rows.map((row) => row.name);
}

export async function insertTable(
  db: Transaction<Schema>,
  game: NewGame,
  sitting: readonly Newcomer[],
): Promise<void> {
  await db.insertInto('games').values(newRow(game)).execute();
  for (const [place, one] of sitting.entries())
    await db
      .insertInto('seats')
      .values(seatRow(game.id, place, one))
      .execute();
  if (game.gathering)
    await db
      .insertInto('gatherings')
      .values({ club: null, evening: null, tournament: null, ...game.gathering, game: game.id, begun: null })
      .execute();
}

export type OpenChange =
  | {
      readonly type: 'join';
      readonly newcomer: Newcomer;
      /** The invitation that is answered with it. */
      readonly answers?: string | undefined;
    }
  | InvitationChange
  /** The last who leaves takes the table along. */
  | { readonly type: 'leave'; readonly person: string }
  /** Somebody is sent away, and does not come back. */
  | { readonly type: 'dismiss'; readonly place: number; readonly person: string }
  /** A computer player is taken away. */
  | { readonly type: 'clear'; readonly place: number }
  /** It starts at another time, or at none; perhaps lists show it no more. */
  | ({
      readonly type: 'plan';
      readonly due: number | null;
      readonly unlist?: true;
      readonly notices: readonly Notice[];
    } & Pick<Game, 'starts' | 'starting'>)
  | { readonly type: 'remove' }
  /** With whom sits down at that moment. */
  | ({ readonly type: 'start'; readonly joining?: readonly Newcomer[] } & Started);

export async function carryOut(db: Transaction<Schema>, game: Game, change: OpenChange): Promise<void> {
  const { id, seats } = game;
  switch (change.type) {
    case 'join': {
      const place = Math.max(-1, ...seats.map((sitting) => sitting.place)) + 1;
      await db
        .insertInto('seats')
        .values(seatRow(id, place, change.newcomer))
        .execute();
      if (change.answers !== undefined)
        await db.deleteFrom('invitations').where('id', '=', change.answers).execute();
      return;
    }
    case 'leave': {
      const left = seats.filter(({ person }) => person !== null && person !== change.person);
      await db.deleteFrom('seats').where('game', '=', id).where('person', '=', change.person).execute();
      await db
        .deleteFrom('invitations')
        .where('game', '=', id)
        .where('inviter', '=', change.person)
        .execute();
      if (left.length === 0) await db.deleteFrom('games').where('id', '=', id).execute();
      else if (game.owner === change.person)
        await db
          .updateTable('games')
          .set({ owner: left[0]?.person ?? null })
          .where('id', '=', id)
          .execute();
      return;
    }
    case 'dismiss':
      await db.deleteFrom('seats').where('game', '=', id).where('place', '=', change.place).execute();
      await db
        .updateTable('games')
        .set({ unwelcome: JSON.stringify([...game.unwelcome, change.person]) })
        .where('id', '=', id)
        .execute();
      return;
    case 'clear':
      await db.deleteFrom('seats').where('game', '=', id).where('place', '=', change.place).execute();
      return;
    case 'invite':
      // Whoever was sent away before is welcome again.
      if (game.unwelcome.some((one) => one === change.invitation.person))
        await db
          .updateTable('games')
          .set({
            unwelcome: JSON.stringify(game.unwelcome.filter((one) => one !== change.invitation.person)),
          })
          .where('id', '=', id)
          .execute();
      await changeInvitations(db, change);
      return;
    case 'withdraw':
    case 'decline':
      await changeInvitations(db, change);
      return;
    case 'plan':
      await db
        .updateTable('games')
        .set({
          starts: change.starts,
          starting: change.starting && JSON.stringify(change.starting),
          due: change.due,
          ...(change.unlist && { listed: 0 }),
        })
        .where('id', '=', id)
        .execute();
      await addNotices(db, change.notices);
      return;
    case 'remove':
      await db.deleteFrom('games').where('id', '=', id).execute();
      return;
    case 'start':
      await startTable(db, game, change);
  }
}

/** A table plays from now on: with whatever else this transaction does. */
export async function startTable(
  db: Transaction<Schema>,
  { id, seats }: { readonly id: string; readonly seats: readonly Pick<Sitting, 'place'>[] },
  change: Started & { readonly joining?: readonly Newcomer[] },
): Promise<void> {
  // Whoever has not come plays another time.
  await db.deleteFrom('invitations').where('game', '=', id).execute();
  const next = Math.max(-1, ...seats.map((sitting) => sitting.place)) + 1;
  const joining = (change.joining ?? []).map((one, index) => ({ ...one, place: next + index }));
  for (const { place, ...one } of joining)
    await db
      .insertInto('seats')
      .values(seatRow(id, place, one))
      .execute();
  for (const [index, { place }] of [...seats, ...joining].entries())
    await db
      .updateTable('seats')
      .set({ seat: change.seats[index] ?? null })
      .where('game', '=', id)
      .where('place', '=', place)
      .execute();
  await db
    .updateTable('games')
    .set({
      status: 'running',
      seed: change.seed,
      waiting: JSON.stringify(change.waiting),
      starts: null,
      starting: null,
      due: null,
      ...(change.clock && { clock: JSON.stringify(change.clock), due: change.due ?? null }),
    })
    .where('id', '=', id)
    .execute();
  await db.updateTable('gatherings').set({ begun: Date.now() }).where('game', '=', id).execute();
  await addNotices(db, change.notices ?? []);
}
