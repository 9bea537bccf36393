/** Games and seats as rows of the database, and back. */
import type { Seat } from '@kursbuch/table';
import type { Kysely } from 'kysely';
import { clockAtStart, dueOfStart } from '../tables/time.ts';
import type { Game, Newcomer, NewGame, RematchTable } from './game.ts';
import { type Invitation, keptSeats } from './invitations.ts';
import type { GamesRow, SeatsRow } from './rows/tables.ts';
import type { Schema } from './schema.ts';

export const newRow = ({
  listed,
  options,
  time = null,
  language = null,
  wanted = null,
  starts = null,
  starting = null,
  gathering: _,
  ...rest
}: NewGame): GamesRow => ({
  ...rest,
  language,
  wanted,
  starts,
  starting: starting && JSON.stringify(starting),
  listed: listed ? 1 : 0,
  options: JSON.stringify(options),
  status: 'open',
  seed: null,
  number: 0,
  waiting: '[]',
  result: null,
  instructions: '[]',
  undo: null,
  request: null,
  uploaded: 0,
  hidden: 0,
  time: time && JSON.stringify(time),
  clock: null,
  due: starts === null ? null : dueOfStart(starts, rest.created),
  rematch: null,
  asides: null,
  unwelcome: null,
  changed: rest.created,
});

export const seatRow = (game: string, place: number, newcomer: Newcomer): SeatsRow => ({
  game,
  place,
  person: newcomer.person,
  name: newcomer.name,
  contribution: newcomer.contribution,
  seat: null,
  player: newcomer.player ?? null,
  sitter: null,
  former: null,
});

/** These games with who sits at them. */
export async function withSeats(db: Kysely<Schema>, rows: readonly GamesRow[]): Promise<readonly Game[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // For whom it is played comes along with who sits there: one question.
  const seats = await db
    .selectFrom('seats')
    .leftJoin('gatherings', 'gatherings.game', 'seats.game')
    .selectAll('seats')
    .select(['gatherings.club', 'gatherings.evening', 'gatherings.tournament'])
    .where('seats.game', 'in', ids)
    .orderBy('seats.game')
    .orderBy('seats.place')
    .execute();
  const ofGame = new Map<string, SeatedRow[]>();
  for (const seat of seats) ofGame.set(seat.game, [...(ofGame.get(seat.game) ?? []), seat]);
  const rematches = await rematchTables(
    db,
    rows.flatMap(({ rematch }) => rematch ?? []),
  );
  const kept = await keptSeats(
    db,
    rows.filter(({ status }) => status === 'open').map(({ id }) => id),
  );
  return rows.map((row) => gameOf(row, ofGame.get(row.id) ?? [], kept.get(row.id) ?? [], rematches));
}

/** The tables at which others are played again, as far as they are still there. */
async function rematchTables(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RematchTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('games')
    .leftJoin('seats', 'seats.game', 'games.id')
    .select(['games.id', 'status', 'owner', 'hidden', 'unwelcome', 'person', 'seats.name as name'])
    .where('games.id', 'in', ids)
    .orderBy('place')
    .execute();
  const found = new Map<string, RematchTable>();
  for (const { id, status, owner, hidden, unwelcome, person, name } of rows) {
    const { people = [], by = null } = found.get(id) ?? {};
    found.set(id, {
      status,
      hidden: hidden === 1,
      by: person !== null && person === owner ? name : by,
      people: person === null ? people : [...people, person],
      unwelcome: listIn(unwelcome),
    });
  }
  return found;
}

type SeatedRow = SeatsRow & Game['gathering'];

const NOBODY: Game['gathering'] = { club: null, evening: null, tournament: null };

const listIn = (text: string | null): readonly string[] => (text === null ? [] : JSON.parse(text));

/** The one place where the texts of a row are parsed. */
function gameOf(
  row: GamesRow,
  seats: readonly SeatedRow[],
  invitations: readonly Invitation[],
  rematches: ReadonlyMap<string, RematchTable>,
): Game {
  const waiting: readonly Seat[] = JSON.parse(row.waiting);
  const { club, evening, tournament } = seats[0] ?? NOBODY;
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    owner: row.owner,
    size: row.size,
    listed: row.listed === 1,
    options: JSON.parse(row.options),
    version: row.version,
    status: row.status,
    secret: row.secret,
    commitment: row.commitment,
    seed: row.seed,
    number: row.number,
    waiting,
    result: row.result === null ? null : JSON.parse(row.result),
    instructions: JSON.parse(row.instructions),
    undo: row.undo === null ? null : JSON.parse(row.undo),
    request: row.request === null ? null : JSON.parse(row.request),
    uploaded: row.uploaded > 0,
    draws: Math.max(0, row.uploaded - 1),
    hidden: row.hidden === 1,
    time: row.time === null ? null : JSON.parse(row.time),
    // A game from before time was counted: it waits since it was last played.
    clock:
      row.clock === null ? clockAtStart({ time: null, seats }, waiting, row.changed) : JSON.parse(row.clock),
    rematch: row.rematch === null ? null : { id: row.rematch, table: rematches.get(row.rematch) ?? null },
    asides: row.asides === null ? [] : JSON.parse(row.asides),
    unwelcome: listIn(row.unwelcome),
    language: row.language,
    wanted: row.wanted,
    invitations,
    starts: row.starts,
    starting: row.starting === null ? null : JSON.parse(row.starting),
    created: row.created,
    changed: row.changed,
    gathering: { club, evening, tournament },
    seats: seats.map(({ game: _, club: _c, evening: _e, tournament: _t, ...sitting }) => sitting),
  };
}
