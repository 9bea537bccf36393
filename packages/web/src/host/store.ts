/**
 * Saved games in IndexedDB. A game is written as a whole, in one transaction, and only over the version it grew
 * from: another tab that has gone on with it is never overwritten.
 */
import { PLAYER_NAMES } from '@kursbuch/bots/players';
import type { FromFile, Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { type Glimpse, keptGlimpse } from '@kursbuch/screens/host/glimpse.ts';
import type { GameRecord, Result } from '@kursbuch/table';

/** What a list of games shows without opening them. */
export interface SavedSummary {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly sitters: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly actions: number;
  readonly glimpse: Glimpse;
  readonly fromFile?: FromFile;
}

export interface SavedGame extends SavedSummary {
  /** Raised with every write. */
  readonly revision: number;
  readonly record: GameRecord;
  /** How it ended where the players agreed to, which no record of ours tells: only of games that are watched. */
  readonly endedByHand?: Result;
  /** The standing instructions of the people at it; a room reads them with care. */
  readonly standing?: unknown;
}

/** What stands in the store and is not a game this program can show. It is left as it is. */
interface BrokenEntry {
  readonly id: string;
  readonly broken: true;
}

export type Listed = SavedSummary | BrokenEntry;

export const isBroken = (entry: Listed): entry is BrokenEntry => 'broken' in entry;

export type SaveProblem = 'full' | 'forbidden' | 'elsewhere';

export interface GameStore {
  /** All games, the newest first; what cannot be shown comes last. */
  list(): Promise<readonly Listed[]>;
  /** What stands there, unchecked; undefined if there is nothing. */
  read(id: string): Promise<unknown>;
  /** Write a game that was read (or made) at `revision`; the new revision, or why it was not written. */
  write(game: Omit<SavedGame, 'revision'>, revision: number): Promise<number | SaveProblem>;
  remove(id: string): Promise<void>;
}

/** An entry of the store as a list shows it. */
export function listed(entry: unknown): Listed | undefined {
  if (!isObject(entry) || typeof entry.id !== 'string') return undefined;
  const { id, title, name, sitters, changed, actions, fromFile } = entry;
  const glimpse = keptGlimpse(entry.glimpse);
  const fine =
    typeof title === 'string' &&
    typeof name === 'string' &&
    typeof changed === 'number' &&
    typeof actions === 'number' &&
    isObject(entry.record) &&
    Array.isArray(sitters) &&
    sitters.every(isSitter) &&
    glimpse;
  if (!fine) return { id, broken: true };
  return {
    id,
    title,
    name,
    sitters,
    changed,
    actions,
    glimpse,
    ...(isFromFile(fromFile) && { fromFile }),
  };
}

export const isFromFile = (value: unknown): value is FromFile =>
  isObject(value) &&
  typeof value.actions === 'number' &&
  (value.played === null || typeof value.played === 'number');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSitter = (value: unknown): value is Sitter =>
  isObject(value) &&
  typeof value.name === 'string' &&
  ['person', 'remote', ...PLAYER_NAMES].includes(String(value.player)) &&
  typeof value.colour === 'number';

/** The newest first; what cannot be shown comes last. */
export const newestFirst = (one: Listed, other: Listed): number =>
  (isBroken(other) ? -1 : other.changed) - (isBroken(one) ? -1 : one.changed);

const DATABASE = 'kursbuch';
const GAMES = 'games';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

export function indexedDbStore(): GameStore {
  let database: Promise<IDBDatabase> | undefined;
  const games = async (mode: IDBTransactionMode) => {
    database ??= opened();
    try {
      return (await database).transaction(GAMES, mode);
    } catch (thrown) {
      // A connection the browser has closed: the next call opens another.
      database = undefined;
      throw thrown;
    }
  };
  return {
    async list() {
      const all = (await done((await games('readonly')).objectStore(GAMES).getAll())) as unknown[];
      return all.flatMap((entry) => listed(entry) ?? []).sort(newestFirst);
    },
    async read(id) {
      return done((await games('readonly')).objectStore(GAMES).get(id));
    },
    async write(game, revision) {
      try {
        const transaction = await games('readwrite');
        const store = transaction.objectStore(GAMES);
        const before = (await done(store.get(game.id))) as SavedGame | undefined;
        if ((before?.revision ?? 0) !== revision) {
          transaction.abort();
          return 'elsewhere';
        }
        store.put({ ...game, revision: revision + 1 });
        await finished(transaction);
        return revision + 1;
      } catch (thrown) {
        return thrown instanceof DOMException && thrown.name === 'QuotaExceededError' ? 'full' : 'forbidden';
      }
    },
    async remove(id) {
      const transaction = await games('readwrite');
      transaction.objectStore(GAMES).delete(id);
      await finished(transaction);
    },
  };
}
