/**
 * What is played. An entry is acknowledged when it is on the disk, and a commit to the disk is expensive: the entries of one
 * turn of the event loop are committed together, whatever games they belong to.
 */
import type { KeptInstruction, RecordedAction, Result, Seat } from '@kursbuch/table';
import type { Kysely } from 'kysely';
import type { Clock } from '../tables/time.ts';
import type { Aside, Sitting } from './game.ts';
import { isGone } from './gone.ts';
import { addNotices, type Notice } from './notices.ts';
import { keepResults, type SeatResult } from './results.ts';
import type { EntriesRow } from './rows/tables.ts';
import type { Schema } from './schema.ts';
import type { Wire } from './wire.ts';

export interface Entry {
  readonly game: string;
  readonly number: number;
  /** How many steps stay. */
  readonly keeps: number;
  /** What follows them. */
  readonly steps: readonly RecordedAction[];
  readonly over: boolean;
  readonly person: string | null;
  readonly key: string | null;
  readonly at: number;
}

/** What an entry makes of its game. */
export interface Aftermath {
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  readonly instructions: readonly KeptInstruction[];
  /** The instructions as they were kept before, where that matters: others that somebody has given meanwhile are not lost. */
  readonly instructed?: readonly KeptInstruction[];
  /** Whose time runs, and when somebody has to look; undefined: as before. */
  readonly clock?: Clock;
  readonly due?: number | null;
  /** Who sits where from now on. */
  readonly seating?: Seating;
  /** How often an uploaded game was drawn anew, with this entry. */
  readonly draws?: number;
  /** Everything that has happened beside the game, with this entry; undefined: as before. */
  readonly asides?: readonly Aside[];
  /** What the table was asked to agree to is settled. */
  readonly isSettled?: boolean;
  /** How it ended for everybody, or nothing where the end is taken back; undefined: as before. */
  readonly results?: readonly SeatResult[];
  /** Who gets a notice of it while away. */
  readonly notices?: readonly Notice[];
}

/** A seat changes hands. */
export type Seating = Pick<Sitting, 'place' | 'person' | 'player' | 'sitter' | 'former'>;

interface Job {
  readonly entry: Entry;
  readonly after: Aftermath;
  done(won: boolean): void;
  failed(error: unknown): void;
}

/** More in one statement than this would be more values than PostgreSQL takes. */
const LARGEST_BATCH = 500;

export class EntryStore {
  readonly #db: Kysely<Schema>;
  readonly #wire: Wire;
  #jobs: Job[] = [];
  #writing = false;
  /** How many entries this node has kept, in how many commits. */
  kept = 0;
  commits = 0;

  constructor(db: Kysely<Schema>, wire: Wire) {
    this.#db = db;
    this.#wire = wire;
  }

  /** Add an entry to its game. False: another entry has this number, or this post has been made before. */
  append(entry: Entry, after: Aftermath): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#jobs.push({ entry, after, done, failed });
      if (!this.#writing) {
        this.#writing = true;
        setImmediate(() => void this.#write());
      }
    });
  }

  /** The entries of a game behind this number, in order. */
  async since(game: string, number: number): Promise<readonly Entry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .selectAll()
      .where('game', '=', game)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
    return rows.map(entryOf);
  }

  /** Whatever comes while a batch is on its way makes up the next one. */
  async #write(): Promise<void> {
    while (this.#jobs.length > 0) {
      await this.#keep(this.#jobs.splice(0, LARGEST_BATCH));
    }
    this.#writing = false;
  }

  /** What one of them is about may be gone: the others are kept without it. */
  async #keep(batch: readonly Job[]): Promise<void> {
    try {
      const won = await this.#commit(batch);
      this.kept += won.size;
      this.commits++;
      // Not in the transaction: PostgreSQL commits one that tells something after the other, each to the disk.
      for (const { entry } of batch)
        if (won.has(postOf(entry)))
          this.#wire.send({ type: 'played', game: entry.game, number: entry.number });
      for (const { entry, done } of batch) done(won.has(postOf(entry)));
    } catch (error) {
      if (isGone(error) && batch.length > 1) for (const job of batch) await this.#keep([job]);
      else for (const { failed } of batch) failed(error);
    }
  }

  /** The posts whose entry is there now. */
  #commit(batch: readonly Job[]): Promise<ReadonlySet<string>> {
    return this.#db.transaction().execute(async (db) => {
      const added = await db
        .insertInto('entries')
        .values(batch.map(({ entry }) => rowOf(entry)))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['game', 'number', 'person', 'key'])
        .execute();
      const won = new Set(added.map(postOf));
      for (const { entry, after } of batch) {
        if (!won.has(postOf(entry))) continue;
        const { numUpdatedRows } = await db
          .updateTable('games')
          .set({
            number: entry.number,
            status: entry.over ? 'over' : 'running',
            waiting: JSON.stringify(after.waiting),
            result: after.result && JSON.stringify(after.result),
            instructions: JSON.stringify(after.instructions),
            undo: null,
            changed: entry.at,
            ...(after.clock && { clock: JSON.stringify(after.clock) }),
            ...(after.due !== undefined && { due: entry.over ? null : after.due }),
            ...((entry.over || after.isSettled) && { request: null }),
            ...(after.draws !== undefined && { uploaded: 1 + after.draws }),
            ...(after.asides && { asides: JSON.stringify(after.asides) }),
          })
          .where('id', '=', entry.game)
          .$if(after.instructed !== undefined, (query) =>
            query.where('instructions', '=', JSON.stringify(after.instructed)),
          )
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          if (after.seating) await reseat(db, entry.game, after.seating);
          if (after.results) await keepResults(db, entry.game, after.results);
          continue;
        }
        // Somebody has left something to an instruction meanwhile, and this was played without it.
        won.delete(postOf(entry));
        await db
          .deleteFrom('entries')
          .where('game', '=', entry.game)
          .where('number', '=', entry.number)
          .execute();
      }
      await addNotices(
        db,
        batch.flatMap(({ entry, after }) => (won.has(postOf(entry)) ? (after.notices ?? []) : [])),
      );
      return won;
    });
  }
}

async function reseat(db: Kysely<Schema>, game: string, { place, ...seating }: Seating): Promise<void> {
  await db.updateTable('seats').set(seating).where('game', '=', game).where('place', '=', place).execute();
}

const postOf = ({ game, number, person, key }: Pick<Entry, 'game' | 'number' | 'person' | 'key'>): string =>
  JSON.stringify([game, number, person, key]);

const rowOf = (entry: Entry): EntriesRow => ({
  ...entry,
  steps: JSON.stringify(entry.steps),
  over: entry.over ? 1 : 0,
});

const entryOf = (row: EntriesRow): Entry => ({
  game: row.game,
  number: row.number,
  keeps: row.keeps,
  steps: JSON.parse(row.steps),
  over: row.over === 1,
  person: row.person,
  key: row.key,
  at: row.at,
});

/** The steps that stand after these entries. */
export function stepsOf(
  entries: readonly Entry[],
  before: readonly RecordedAction[] = [],
): readonly RecordedAction[] {
  const standing = [...before];
  for (const { keeps, steps } of entries) {
    standing.length = Math.min(keeps, standing.length);
    for (const step of steps) standing.push(step);
  }
  return standing;
}
