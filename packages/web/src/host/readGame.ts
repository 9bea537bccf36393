/** From what stands in the store to a game that can be played, or the failure that says why not. */
import { isProblem, RECORD_VERSION } from '@kursbuch/table';
import { type LoadedTitle, titleNamed } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import { Engine, type Stopped } from './engine.ts';
import { Failed } from './failed.ts';
import { type GameStore, isSitter, type SavedGame } from './store.ts';

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

/** What is missing beside the record can be made up for; a record cannot. */
export function checked(id: string, found: object): SavedGame {
  const saved = found as Partial<SavedGame>;
  const version = (saved.record as { version?: unknown } | undefined)?.version;
  if (typeof version === 'number' && version > RECORD_VERSION)
    throw new Failed({ kind: 'newerVersion', version });
  const record = readRecord(saved.record);
  if (isProblem(record)) throw new Failed({ kind: 'unreadable', ...record });
  return {
    ...(saved as SavedGame),
    id,
    title: record.title,
    name: typeof saved.name === 'string' ? saved.name : record.title,
    sitters: Array.isArray(saved.sitters) ? saved.sitters.filter(isSitter) : [],
    revision: typeof saved.revision === 'number' ? saved.revision : 0,
    record,
  };
}

export async function loadTitle(id: string): Promise<LoadedTitle> {
  const entry = titleNamed(id);
  if (!entry) throw new Failed({ kind: 'noSuchTitle', title: id });
  try {
    return await entry.load();
  } catch {
    throw new Failed({ kind: 'titleNotLoaded', title: id });
  }
}

/** The engine of a saved game, up to so many actions. */
export async function engineOf({ record, sitters }: SavedGame, upTo?: number | null): Promise<Engine> {
  const loaded = await loadTitle(record.title);
  const actions = record.actions.slice(0, upTo ?? undefined);
  const outcome = Engine.replay(loaded, { ...record, actions }, sitters);
  if (outcome instanceof Engine) return outcome;
  throw new Failed(stoppedAt(record.title, outcome));
}

const stoppedAt = (title: string, { engine, index, refusal }: Stopped) =>
  ({ kind: 'refused', title, index, refusal, state: engine?.state ?? null }) as const;
