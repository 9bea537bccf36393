/** From what stands in the store to a game that can be played, or the failure that says why not. */
import { type GameRecord, isProblem, RECORD_VERSION, type Result } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { Failed } from './failed.ts';
import type { Source } from './protocol.ts';
import { type GameStore, isFromFile, isSitter, type SavedGame } from './store.ts';

export async function readGame(store: GameStore, id: string): Promise<SavedGame> {
  let found: unknown;
  try {
    found = await store.read(id);
  } catch (thrown) {
    throw new Failed({ kind: 'storage', message: String(thrown) });
  }
  if (typeof found !== 'object' || found === null) throw new Failed({ kind: 'noSuchGame' });
  return checked(id, found);
}

/** A saved game by its name, or as it is given. */
export const sourceOf = (store: GameStore, { id, given }: Source): Promise<SavedGame> =>
  given ? Promise.resolve(checked(id, given)) : readGame(store, id);

/** What is missing beside the record can be made up for; a record cannot. */
export function checked(id: string, found: object): SavedGame {
  const saved = found as Partial<SavedGame>;
  const version = (saved.record as { version?: unknown } | undefined)?.version;
  if (typeof version === 'number' && version > RECORD_VERSION)
    throw new Failed({ kind: 'newerVersion', version });
  const record = readRecord(saved.record);
  if (isProblem(record)) throw new Failed({ kind: 'unreadable', ...record });
  const { endedByHand, fromFile, ...rest } = saved as SavedGame;
  return {
    ...rest,
    ...(isResultOf(record, endedByHand) && { endedByHand }),
    ...(isFromFile(fromFile) && { fromFile }),
    id,
    title: record.title,
    name: typeof saved.name === 'string' ? saved.name : record.title,
    sitters: Array.isArray(saved.sitters) ? saved.sitters.filter(isSitter) : [],
    revision: typeof saved.revision === 'number' ? saved.revision : 0,
    record,
  };
}

/** A result with a score for every player. */
function isResultOf({ players }: GameRecord, value: unknown): value is Result {
  const { cause, scores }: Partial<Record<keyof Result, unknown>> = Object(value);
  return (
    typeof cause === 'string' &&
    Array.isArray(scores) &&
    scores.length === players.length &&
    scores.every((score) => Number.isFinite(score))
  );
}
