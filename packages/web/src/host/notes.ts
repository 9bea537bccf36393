/**
 * What somebody notes for himself on a game: kept on this device beside the saved games, by game and seat. It is no part of
 * the record, so it is never exported, copied or seen by others.
 */
import type { Seat } from '@kursbuch/table';

/** So many characters are kept. */
export const LONGEST_NOTE = 4000;

/** Whoever only watches has notes too. */
export type NoteSeat = Seat | 'watching';

const DATABASE = 'kursbuch.notes';
const NOTES = 'notes';

interface Note {
  readonly game: string;
  readonly seat: string;
  readonly text: string;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NOTES, { keyPath: ['game', 'seat'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opened for one thing at a time: a note is rare. */
async function inNotes<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(NOTES, mode);
      const request = act(transaction.objectStore(NOTES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export async function readNote(game: string, seat: NoteSeat): Promise<string> {
  const found: Note | undefined = await inNotes('readonly', (store) => store.get([game, String(seat)]));
  return found?.text ?? '';
}

/** An empty note is none. */
export async function writeNote(game: string, seat: NoteSeat, text: string): Promise<void> {
  const note: Note = { game, seat: String(seat), text: text.slice(0, LONGEST_NOTE) };
  if (text === '') await inNotes('readwrite', (store) => store.delete([game, note.seat]));
  else await inNotes('readwrite', (store) => store.put(note));
}

/** All notes on a game go with it. */
export async function removeNotes(game: string): Promise<void> {
  await inNotes('readwrite', (store) => store.delete(IDBKeyRange.bound([game], [game, []])));
}
