/** Games, their seats, and who may come and go before they start. */
import type { PlayerName } from '@kursbuch/bots';
import type { KeptInstruction, Result, Seat, Setup } from '@kursbuch/table';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { Clock, Starting, TimeRules } from '../tables/time.ts';
import { tellOfOpening } from './alerts.ts';
import type { Entry } from './entries.ts';
import { newRow, seatRow, withSeats } from './gameRows.ts';
import { changeInvitations, type Invitation, type InvitationChange } from './invitations.ts';
import { addNotices, type Notice } from './notices.ts';
import type { GamesRow, Pace, Schema, Wanted } from './schema.ts';

/** A game as it is kept, without what is played in it. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly owner: string | null;
  readonly size: number;
  readonly listed: boolean;
  readonly options: Setup['options'];
  readonly version: number;
  readonly status: GamesRow['status'];
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly number: number;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  readonly instructions: readonly KeptInstruction[];
  readonly undo: UndoRequest | null;
  readonly request: Request | null;
  readonly uploaded: boolean;
  /** How often what was still hidden in an uploaded game was decided anew. */
  readonly draws: number;
  readonly hidden: boolean;
  readonly time: TimeRules | null;
  readonly clock: Clock;
  /** The table at which its players play again. */
  readonly rematch: Rematch | null;
  /** What happened beside the game, the oldest first. */
  readonly asides: readonly Aside[];
  /** Who was sent away before it started. */
  readonly unwelcome: readonly string[];
  /** In which language people talk there; null: nobody has said. */
  readonly language: string | null;
  /** For whom it is; null: for anybody. */
  readonly wanted: Wanted | null;
  /** For whom seats of it are kept while it is open, and who has declined. */
  readonly invitations: readonly Invitation[];
  /** When it is to start, and what happens then where seats are free; null: when it is full. */
  readonly starts: number | null;
  readonly starting: Starting | null;
  readonly created: number;
  readonly changed: number;
  /** For whom it is played, if not for whoever comes. */
  readonly gathering: Gathering;
  /** In the order of joining. */
  readonly seats: readonly Sitting[];
}

export interface Gathering {
  readonly club: string | null;
  readonly evening: string | null;
  readonly tournament: string | null;
}

export interface Sitting {
  readonly place: number;
  readonly person: string | null;
  readonly name: string;
  readonly contribution: string;
  readonly seat: Seat | null;
  readonly player: PlayerName | null;
  readonly sitter: string | null;
  readonly former: string | null;
}

/** Whose seat it is: who sits there, or has left it to a computer player and may have it back. */
export const holderOf = ({ person, player, former }: Pick<Sitting, 'person' | 'player' | 'former'>) =>
  person ?? (player === null ? null : former);

/** What happened beside the game after so many steps. Nobody is named but by the place: names change, and people go. */
export interface Aside {
  readonly step: number;
  readonly kind: 'handed' | 'back' | 'free' | 'taken' | 'computer' | 'paused' | 'resumed';
  /** Whose seat it is about; of a pause: who ended it. */
  readonly place: number | null;
  readonly player: PlayerName | null;
}

export interface Rematch {
  readonly id: string;
  /** Null: it is there no more. */
  readonly table: RematchTable | null;
}

export interface RematchTable {
  readonly status: Game['status'];
  readonly hidden: boolean;
  /** Who has asked for it, under the name at that table; null: gone. */
  readonly by: string | null;
  /** Who sits there. */
  readonly people: readonly string[];
  readonly unwelcome: readonly string[];
}

/** Under which name somebody sits there now; the game knows the first one. */
export const shownName = ({ sitter, name }: Pick<Sitting, 'sitter' | 'name'>): string => sitter ?? name;

/** Somebody asks to go back to this many steps; each of these seats has a say. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly keeps: number;
  /** The last entry when it was asked. */
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
}

/** What a table can agree to. */
export type RequestKind = 'end' | 'pause' | 'free' | 'redraw';

/** Somebody asks the others to agree to something; it stands until somebody says no or all say yes. */
export interface Request {
  readonly kind: RequestKind;
  readonly seat: Seat;
  /** The place that is to be free. */
  readonly place: number | null;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
  readonly at: number;
}

export type NewGame = Pick<
  Game,
  'id' | 'title' | 'name' | 'size' | 'listed' | 'options' | 'version' | 'secret' | 'commitment' | 'created'
> & {
  readonly owner: string;
  readonly time?: TimeRules | null;
  readonly gathering?: Partial<Gathering>;
} & Partial<Pick<Game, 'language' | 'wanted' | 'starts' | 'starting'>>;

export type Newcomer = Pick<Sitting, 'person' | 'name' | 'contribution'> & {
  readonly player?: PlayerName | null;
};

/** A game that was begun elsewhere: who sits where, and everything that was played. */
export interface Begun extends Pick<Game, 'seed' | 'draws' | 'waiting' | 'result' | 'clock'> {
  readonly seats: readonly Omit<Sitting, 'sitter' | 'former'>[];
  readonly entry: Entry | null;
  readonly due: number | null;
}

/** What the start of a game settles. */
export interface Started {
  readonly seed: string;
  readonly waiting: readonly Seat[];
  /** The seat of each place. */
  readonly seats: readonly Seat[];
  readonly clock?: Clock;
  readonly due?: number | null;
  readonly notices?: readonly Notice[];
}

/** By what a table is looked for; what is left out may be anything. */
export interface Filter {
  readonly title?: string;
  readonly pace?: Pace;
  readonly language?: string;
  readonly wanted?: Wanted | 'anybody';
}

/** Which of many games are listed. */
export interface Listing {
  readonly filter?: Filter;
  readonly status?: Game['status'];
  /** Only those behind this one in the list, which is ordered by when they changed: the next page. */
  readonly before?: { readonly changed: number; readonly id: string };
  readonly most?: number;
}

/** So long a list of games is where nobody says how long. */
export const MOST = 100;

const isBehind = ({ changed, id }: NonNullable<Listing['before']> = { changed: 0, id: '' }) =>
  sql<boolean>`(changed, id) < (${changed}, ${id})`;

/**
 * Asked of games that were found otherwise. SQLite would rather look through all games of a status, a million of them
 * perhaps, than through somebody's seats: what is put together from a column is not looked up by its index.
 */
const isOf = (status: Game['status']) => sql<boolean>`status || '' = ${status}`;

/** Listed, and somebody may sit down: it has not started, or somebody has left it. */
const hasFreeSeat = ({ or, and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'games'>) =>
  and([
    eb('listed', '=', 1),
    eb('hidden', '=', 0),
    or([
      eb('status', '=', 'open'),
      and([
        eb('status', '=', 'running'),
        exists(
          selectFrom('seats')
            .select('place')
            .whereRef('seats.game', '=', 'games.id')
            .where('seats.person', 'is', null)
            .where('seats.player', 'is', null),
        ),
      ]),
    ]),
  ]);

/** How time is counted, of the text in which its rules are kept. */
const paceOf = sql<Pace>`case when time is null then 'none' when time like '%"kind":"live"%' then 'live' else 'days' end`;

const isFound =
  ({ title, pace, language, wanted }: Filter) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'games'>) =>
    and([
      ...(title === undefined ? [] : [eb('title', '=', title)]),
      ...(pace === undefined ? [] : [eb(paceOf, '=', pace)]),
      ...(language === undefined ? [] : [eb('language', '=', language)]),
      ...(wanted === undefined
        ? []
        : [wanted === 'anybody' ? eb('wanted', 'is', null) : eb('wanted', '=', wanted)]),
    ]);

/** So many tables are of one kind. */
export interface CountedKind extends Pick<Game, 'title' | 'language' | 'wanted'> {
  readonly pace: Pace;
  readonly count: number;
}

export class GameStore {
  readonly #db: Kysely<Schema>;
  /** Other nodes use the database too. */
  readonly #isShared: boolean;

  constructor(db: Kysely<Schema>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** A new table with those who sit there from the first moment on. */
  async add(game: NewGame, ...sitting: readonly Newcomer[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await insertTable(db, game, sitting);
      if (game.listed) await tellOfOpening(db, game);
    });
  }

  /** A table at which another is played again. False: somebody was faster, and nothing is made. */
  async addRematch(
    of: string,
    before: string | null,
    game: NewGame,
    sitting: readonly Newcomer[],
    notices: readonly Notice[],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ rematch: game.id })
        .where('id', '=', of)
        .where('status', '=', 'over')
        .where('rematch', before === null ? 'is' : '=', before)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await insertTable(db, game, sitting);
      await addNotices(db, notices);
      return true;
    });
  }

  /** A table at which something has been played already. */
  async addBegun(game: NewGame, begun: Begun): Promise<void> {
    const { seats, entry, seed, draws, waiting, result, clock, due } = begun;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('games')
        .values({
          ...newRow(game),
          status: result ? 'over' : 'running',
          seed,
          number: entry ? 1 : 0,
          waiting: JSON.stringify(waiting),
          result: result && JSON.stringify(result),
          uploaded: 1 + draws,
          clock: JSON.stringify(clock),
          due,
        })
        .execute();
      for (const { place, ...one } of seats)
        await db
          .insertInto('seats')
          .values({ ...seatRow(game.id, place, one), seat: one.seat })
          .execute();
      if (entry)
        await db
          .insertInto('entries')
          .values({ ...entry, steps: JSON.stringify(entry.steps), over: entry.over ? 1 : 0 })
          .execute();
    });
  }

  async byId(id: string): Promise<Game | undefined> {
    return (await withSeats(this.#db, await this.#rows([id])))[0];
  }

  /** Tables anybody may sit down at, the newest first: those that have not started, and those with a free seat. */
  async open({ filter = {}, before, most = MOST }: Listing = {}): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where(hasFreeSeat)
      .where(isFound(filter))
      .$if(before !== undefined, (query) => query.where(isBehind(before)))
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** Tables that everybody may see, those played last first. */
  async listed({ status = 'over', filter = {}, before, most = MOST }: Listing): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', status)
      .where('listed', '=', 1)
      .where('hidden', '=', 0)
      .where(isFound(filter))
      .$if(before !== undefined, (query) => query.where(isBehind(before)))
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** How many tables anybody may sit down at there are of each kind; of all, or of those at which somebody sits. */
  async countOpen(person?: string): Promise<readonly CountedKind[]> {
    const rows = await this.#db
      .selectFrom('games')
      .select(['title', paceOf.as('pace'), 'language', 'wanted'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where(hasFreeSeat)
      .$if(person !== undefined, (query) =>
        query.where('id', 'in', ({ selectFrom }) =>
          selectFrom('seats')
            .select('game')
            .where('person', '=', person ?? ''),
        ),
      )
      .groupBy(['title', 'pace', 'language', 'wanted'])
      .execute();
    return rows.map(({ count, ...kind }) => ({ ...kind, count: Number(count) }));
  }

  /** The titles of the games in play, the one played last first. */
  async titlesInPlay(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('games')
      .select(({ fn }) => ['title', fn.max('changed').as('last')])
      .where('status', '=', 'running')
      .groupBy('title')
      .orderBy('last', 'desc')
      .execute();
    return rows.map(({ title }) => title);
  }

  /** The games somebody has a seat in, or has left one that he may have back; those played last first. */
  async of(person: string, { status, before, most = MOST }: Listing = {}): Promise<readonly Game[]> {
    const rows = await this.#db
      .selectFrom('games')
      .selectAll()
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('seats')
          .select('game')
          .where(({ or, and, eb }) =>
            or([eb('person', '=', person), and([eb('former', '=', person), eb('person', 'is', null)])]),
          ),
      )
      .$if(status !== undefined, (query) => query.where(isOf(status ?? 'open')))
      .$if(before !== undefined, (query) => query.where(isBehind(before)))
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return withSeats(this.#db, rows);
  }

  /** All games of somebody, page by page: many of them take nobody else's time. */
  async *pagesOf(person: string, status?: Game['status']): AsyncGenerator<Game> {
    for (let before: Listing['before']; ; ) {
      const page = await this.of(person, { ...(status && { status }), ...(before && { before }) });
      yield* page;
      before = page.at(-1);
      if (page.length < MOST) return;
    }
  }

  /** The same at once, for callers that change them while they go through. */
  async allOf(person: string, status?: Game['status']): Promise<readonly Game[]> {
    const games: Game[] = [];
    for await (const game of this.pagesOf(person, status)) games.push(game);
    return games;
  }

  /** How many open tables somebody has made and not started. */
  async openedBy(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('games')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('owner', '=', person)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /**
   * Take the games that somebody has to look at, for `lease` milliseconds: no other node gets them before. A node that dies
   * with one leaves it to be taken again then; what another is just taking is not waited for.
   */
  takeDue(
    now: number,
    lease: number,
    { ids, most }: { readonly ids?: readonly string[] | undefined; readonly most: number },
  ): Promise<readonly string[]> {
    return this.#take('running', now, lease, most, ids);
  }

  /** Take the open tables whose start somebody has to look at, in the same way. */
  takeStarts(now: number, lease: number, most: number): Promise<readonly string[]> {
    return this.#take('open', now, lease, most);
  }

  async #take(
    status: Game['status'],
    now: number,
    lease: number,
    most: number,
    ids?: readonly string[],
  ): Promise<readonly string[]> {
    const rows = await this.#db
      .with('taken', (db) =>
        db
          .selectFrom('games')
          .select('id')
          .where('due', '<=', now)
          .where(isOf(status))
          .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
          .orderBy('due')
          .limit(most)
          .$if(this.#isShared, (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('games')
      .set({ due: now + lease })
      .where('id', 'in', ({ selectFrom }) => selectFrom('taken').select('id'))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Nobody has to look before; as long as nothing is played. */
  async setDue(id: string, number: number, due: number | null): Promise<void> {
    await this.#db
      .updateTable('games')
      .set({ due })
      .where('id', '=', id)
      .where('number', '=', number)
      .execute();
  }

  /** What the table is asked to agree to; false if it is no more as it was seen. */
  async setRequest(
    id: string,
    before: Request | null,
    after: Request | null,
    notices: readonly Notice[] = [],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ request: after && JSON.stringify(after) })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('request', before ? '=' : 'is', before && JSON.stringify(before))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await addNotices(db, notices);
      return numUpdatedRows > 0n;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('games').where('id', '=', id).execute();
  }

  /**
   * Change an open table: people who come, go or start it do so one after the other. `change` sees it as it is and says
   * what becomes of it; null leaves it alone. Gives the table as it was seen; undefined where there is no open one.
   */
  async changeOpen(
    id: string,
    changed: number,
    change: (game: Game) => OpenChange | null | Promise<OpenChange | null>,
  ): Promise<Game | undefined> {
    return this.#db.transaction().execute(async (db) => {
      // The row is locked by the first who writes it, in both databases.
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ changed })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      const rows = await db.selectFrom('games').selectAll().where('id', '=', id).execute();
      const [game] = await withSeats(db, rows);
      const wanted = game && (await change(game));
      if (game && wanted) await carryOut(db, game, wanted);
      return game;
    });
  }

  /** Somebody asks to take back, or nobody any more; false if the game has moved on from that entry. */
  async setUndo(
    id: string,
    number: number,
    undo: UndoRequest | null,
    notices: readonly Notice[] = [],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ undo: undo && JSON.stringify(undo) })
        .where('id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await addNotices(db, notices);
      return numUpdatedRows > 0n;
    });
  }

  /** What is left to instructions from now on; false if it is no more as it was seen. */
  async instruct(
    id: string,
    number: number,
    before: readonly KeptInstruction[],
    after: readonly KeptInstruction[],
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('games')
      .set({ instructions: JSON.stringify(after) })
      .where('id', '=', id)
      .where('number', '=', number)
      .where('instructions', '=', JSON.stringify(before))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #rows(ids: readonly string[]): Promise<GamesRow[]> {
    return this.#db.selectFrom('games').selectAll().where('id', 'in', ids).execute();
  }
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

async function carryOut(db: Transaction<Schema>, game: Game, change: OpenChange): Promise<void> {
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
