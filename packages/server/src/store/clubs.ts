/** Clubs: who belongs to them, their seasons, and the tables that are played for them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Ended, Points } from '../clubs/points.ts';
import { begins } from './beginning.ts';
import type { Game } from './game.ts';
import { withSeats } from './gameRows.ts';
import type { Listing } from './games.ts';
import { ANY_NUMBER, aloneFor, aloneInClub, counted } from './oneAtATime.ts';
import type { ClubsRow, MembersRow, SeasonsRow } from './rows/clubs.ts';
import type { Schema } from './schema.ts';

export interface Club extends Readonly<Omit<ClubsRow, 'open' | 'hidden'>> {
  readonly open: boolean;
  readonly hidden: boolean;
}
export type Role = MembersRow['role'];
export interface Member {
  readonly person: string;
  readonly name: string;
  readonly role: Role;
  readonly since: number;
}
export interface Season extends Readonly<Omit<SeasonsRow, 'points' | 'agreed'>> {
  readonly points: Points | null;
  readonly agreed: boolean;
}

/** A club as somebody finds it who comes or goes. */
interface ClubNow {
  readonly members: readonly Pick<Member, 'person' | 'role'>[];
  /** To how many clubs the person belongs. */
  readonly clubs: number;
  /** By which one joins; null: by none. */
  readonly invitation: string | null;
}

/** Sent away: whoever knows the invitation comes in by it no more, and by this one instead, where there is one. */
interface Removed {
  readonly invitation: string;
}

/** One's own club in a list. */
export interface OwnClub extends Club {
  readonly role: Role;
  readonly members: number;
  readonly asking: number;
}

/** More seats of one season are not counted. */
const MOST_ENDED = 20_000;
const LISTED = 100;

const clubOf = ({ open, hidden, ...row }: ClubsRow): Club => ({
  ...row,
  open: open === 1,
  hidden: hidden === 1,
});
const seasonOf = ({ points, agreed, ...row }: SeasonsRow): Season => ({
  ...row,
  points: points === null ? null : JSON.parse(points),
  agreed: agreed === 1,
});
const seasonRow = ({ points, agreed, ...season }: Season): SeasonsRow => ({
  ...season,
  points: points && JSON.stringify(points),
  agreed: agreed ? 1 : 0,
});

export class ClubStore {
  readonly #db: Kysely<Schema>;
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** A club with its organiser; false: he belongs to as many as are allowed. */
  async add(club: Club, organiser: string, most = ANY_NUMBER): Promise<boolean> {
    const { open, hidden, ...row } = club;
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, organiser);
      if ((await clubsOf(db, organiser)) >= most) return false;
      await db
        .insertInto('clubs')
        .values({ ...row, open: open ? 1 : 0, hidden: hidden ? 1 : 0 })
        .execute();
      await db
        .insertInto('members')
        .values({ club: club.id, person: organiser, role: 'organiser', since: club.created })
        .execute();
      return true;
    });
  }

  async byId(id: string): Promise<Club | undefined> {
    const row = await this.#db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst();
    return row && clubOf(row);
  }

  /** Clubs whose name begins so, or of this id: for operators. */
  async named(text: string, most: number) {
    const rows = await this.#db
      .selectFrom('clubs')
      .select(({ selectFrom }) => [
        'id',
        'name',
        'about',
        'hidden',
        'created',
        selectFrom('members')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .whereRef('members.club', '=', 'clubs.id')
          .where('members.role', '!=', 'asking')
          .as('members'),
      ])
      .where(({ or, eb }) => or([eb('id', '=', text), begins('name', text, this.#isShared)]))
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map((row) => ({ ...row, hidden: row.hidden === 1, members: Number(row.members ?? 0) }));
  }

  /** The clubs somebody belongs to, or has asked to; those joined first come first. */
  async of(person: string): Promise<readonly OwnClub[]> {
    const rows = await this.#db
      .selectFrom('members')
      .innerJoin('clubs', 'clubs.id', 'members.club')
      .selectAll('clubs')
      .select(['members.role', 'members.since'])
      .where('members.person', '=', person)
      .orderBy('members.since')
      .orderBy('clubs.id')
      .execute();
    if (rows.length === 0) return [];
    const counted = await this.#db
      .selectFrom('members')
      .select(({ fn }) => ['club', 'role', fn.countAll<number | string>().as('count')])
      .where(
        'club',
        'in',
        rows.map(({ id }) => id),
      )
      .groupBy(['club', 'role'])
      .execute();
    const count = (club: string, isAsking: boolean) =>
      counted
        .filter((one) => one.club === club && (one.role === 'asking') === isAsking)
        .reduce((all, one) => all + Number(one.count), 0);
    return rows.map(({ role, since: _, ...row }) => ({
      ...clubOf(row),
      role,
      members: count(row.id, false),
      asking: count(row.id, true),
    }));
  }

  async roleOf(club: string, person: string): Promise<Role | null> {
    const found = await this.#db
      .selectFrom('members')
      .select('role')
      .where('club', '=', club)
      .where('person', '=', person)
      .executeTakeFirst();
    return found?.role ?? null;
  }

  /** Organisers first, then as they joined. */
  async members(club: string): Promise<readonly Member[]> {
    const rows = await this.#db
      .selectFrom('members')
      .innerJoin('people', 'people.id', 'members.person')
      .select(['members.person', 'people.name', 'members.role', 'members.since'])
      .where('club', '=', club)
      .orderBy('members.since')
      .orderBy('members.person')
      .execute();
    const order: readonly Role[] = ['organiser', 'member', 'asking'];
    return rows.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  }

  async change(id: string, to: Partial<Pick<Club, 'name' | 'about' | 'open' | 'invitation'>>): Promise<void> {
    const { open, ...rest } = to;
    await this.#db
      .updateTable('clubs')
      .set({
        ...rest,
        ...(open !== undefined && { open: open ? 1 : 0 }),
      })
      .where('id', '=', id)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('clubs').where('id', '=', id).execute();
  }

  /**
   * Somebody joins, asks to, or has another role from now on; people come and go one after the other. `change` sees how the
   * club is now and says what becomes of the person. Gives the tables at which a seat is kept no longer; null: there is no
   * such club.
   */
  async changeMember(
    club: string,
    person: string,
    now: number,
    change: (now: ClubNow) => Role | 'left' | Removed,
  ): Promise<readonly string[] | null> {
    return this.#db.transaction().execute(async (db) => {
      await aloneFor(db, person);
      if (!(await aloneInClub(db, club))) return null;
      const { invitation } = await db
        .selectFrom('clubs')
        .select('invitation')
        .where('id', '=', club)
        .executeTakeFirstOrThrow();
      const members = await db
        .selectFrom('members')
        .select(['person', 'role'])
        .where('club', '=', club)
        .execute();
      const role = change({ members, clubs: await clubsOf(db, person), invitation });
      if (typeof role !== 'string') {
        await db
          .updateTable('clubs')
          .set({ invitation: role.invitation })
          .where('id', '=', club)
          .where('invitation', 'is not', null)
          .execute();
        await leaveClub(db, club, person);
        return endInvitations(db, club, person);
      }
      if (role === 'left') {
        await leaveClub(db, club, person);
        return [];
      }
      await db
        .insertInto('members')
        .values({ club, person, role, since: now })
        .onConflict((conflict) => conflict.columns(['club', 'person']).doUpdateSet({ role }))
        .execute();
      await handOver(db, club);
      return [];
    });
  }

  async clearAsking(club: string): Promise<void> {
    await this.#db.deleteFrom('members').where('club', '=', club).where('role', '=', 'asking').execute();
  }

  // ---------------------------------------------------------------- tables

  /** The club for which a game is played; null: for none. */
  async ofGame(game: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('gatherings')
      .select('club')
      .where('game', '=', game)
      .executeTakeFirst();
    return found?.club ?? null;
  }

  /** Tables played for a club, or for one of its evenings; those played last first. */
  async tables(
    of: { readonly club: string; readonly evening?: string },
    { status, before, most = LISTED }: Listing = {},
  ): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll('games')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('gatherings')
          .select('game')
          .where('club', '=', of.club)
          .$if(of.evening !== undefined, (query) => query.where('evening', '=', of.evening ?? '')),
      )
      .where('hidden', '=', 0)
      .$if(status !== undefined, (query) => query.where(sql<boolean>`status || '' = ${status}`))
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`(changed, id) < (${before?.changed ?? 0}, ${before?.id ?? ''})`),
      )
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** How finished games ended, seat by seat, that began in a season and ended as it wants. The last game first. */
  async ended({ club, begins, ends, agreed }: Season): Promise<readonly Ended[]> {
    const rows = await this.#db
      .selectFrom('gatherings')
      .innerJoin('games', 'games.id', 'gatherings.game')
      .innerJoin('results', 'results.game', 'gatherings.game')
      .innerJoin('seats', (join) =>
        join.onRef('seats.game', '=', 'results.game').onRef('seats.place', '=', 'results.place'),
      )
      .leftJoin('people', 'people.id', 'results.person')
      .select(['results.game', 'results.title', 'results.person', 'results.player', 'results.rank'])
      .select([
        sql<string>`coalesce(people.name, seats.sitter, seats.name)`.as('name'),
        sql<number>`case when seats.former is null then 0 else 1 end`.as('isLeft'),
      ])
      .where('gatherings.club', '=', club)
      .where('gatherings.begun', '>=', begins)
      .where('gatherings.begun', '<', ends)
      .where(sql<boolean>`games.status || '' = 'over'`)
      .$if(!agreed, (query) => query.where('results.agreed', '=', 0))
      .orderBy('gatherings.begun', 'desc')
      .orderBy('results.game')
      .orderBy('results.place')
      .limit(MOST_ENDED)
      .execute();
    return rows.map(({ isLeft, ...row }) => ({ ...row, isLeft: Number(isLeft) === 1 }));
  }

  /** These games, in this order. */
  async games(ids: readonly string[]): Promise<readonly Game[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db.selectFrom('games').selectAll().where('id', 'in', ids).execute();
    const found = new Map((await withSeats(this.#db, rows)).map((game) => [game.id, game]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  // ---------------------------------------------------------------- seasons

  /** False: the club has as many as are kept. */
  async addSeason(season: Season, most = ANY_NUMBER): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await aloneInClub(db, season.club);
      const there = db
        .selectFrom('seasons')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('club', '=', season.club);
      if ((await counted(there)) >= most) return false;
      await db.insertInto('seasons').values(seasonRow(season)).execute();
      return true;
    });
  }

  /** The latest first. */
  async seasons(club: string): Promise<readonly Season[]> {
    const rows = await this.#db
      .selectFrom('seasons')
      .selectAll()
      .where('club', '=', club)
      .orderBy('begins', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(seasonOf);
  }

  async seasonById(id: string): Promise<Season | undefined> {
    const row = await this.#db.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst();
    return row && seasonOf(row);
  }

  async changeSeason(season: Season): Promise<void> {
    const { id, ...row } = seasonRow(season);
    await this.#db.updateTable('seasons').set(row).where('id', '=', id).execute();
  }

  async removeSeason(id: string): Promise<void> {
    await this.#db.deleteFrom('seasons').where('id', '=', id).execute();
  }
}

/** To how many clubs somebody belongs, or has asked to. */
const clubsOf = (db: Kysely<Schema>, person: string): Promise<number> =>
  counted(
    db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('person', '=', person),
  );

/** Somebody goes. Where no organiser is left the longest member is one; a club with nobody is gone. */
async function leaveClub(db: Kysely<Schema>, club: string, person: string): Promise<void> {
  await db.deleteFrom('members').where('club', '=', club).where('person', '=', person).execute();
  await handOver(db, club);
}

async function handOver(db: Kysely<Schema>, club: string): Promise<void> {
  const left = await db
    .selectFrom('members')
    .select(['person', 'role'])
    .where('club', '=', club)
    .where('role', '!=', 'asking')
    .orderBy('since')
    .orderBy('person')
    .execute();
  const [longest] = left;
  if (!longest) await db.deleteFrom('clubs').where('id', '=', club).execute();
  else if (left.every(({ role }) => role !== 'organiser'))
    await db
      .updateTable('members')
      .set({ role: 'organiser' })
      .where('club', '=', club)
      .where('person', '=', longest.person)
      .execute();
}

/** No seat is kept at tables of a club for somebody who may not sit down there; gives the tables at which one was. */
async function endInvitations(
  db: Transaction<Schema>,
  club: string,
  person: string,
): Promise<readonly string[]> {
  const kept = await db
    .selectFrom('invitations')
    .innerJoin('gatherings', 'gatherings.game', 'invitations.game')
    .select(['invitations.id', 'invitations.game'])
    .where('invitations.person', '=', person)
    .where('gatherings.club', '=', club)
    .execute();
  for (const { id } of kept) await db.deleteFrom('invitations').where('id', '=', id).execute();
  return kept.map(({ game }) => game);
}

/** Somebody is deleted: with whatever else this transaction does. */
export async function leaveClubs(db: Transaction<Schema> | Kysely<Schema>, person: string): Promise<void> {
  const rows = await db.selectFrom('members').select('club').where('person', '=', person).execute();
  for (const { club } of rows.toSorted((a, b) => (a.club < b.club ? -1 : 1))) {
    await aloneInClub(db, club);
    await leaveClub(db, club, person);
  }
}

/** What a guest was in clubs the account is from now on; where it was a member itself, the better of both. */
export async function bringClubs(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  const own = await db.selectFrom('members').selectAll().where('person', '=', account).execute();
  const brought = await db.selectFrom('members').selectAll().where('person', '=', guest).execute();
  const order: readonly Role[] = ['organiser', 'member', 'asking'];
  for (const { club, role } of brought) {
    const there = own.find((one) => one.club === club);
    if (!there) continue;
    if (order.indexOf(role) < order.indexOf(there.role))
      await db
        .updateTable('members')
        .set({ role })
        .where('club', '=', club)
        .where('person', '=', account)
        .execute();
    await db.deleteFrom('members').where('club', '=', club).where('person', '=', guest).execute();
  }
  await db.updateTable('members').set({ person: account }).where('person', '=', guest).execute();
}
