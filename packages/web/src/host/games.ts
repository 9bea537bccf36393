/** The games of this device, as the home page handles them. Nothing here opens one. */

import { type GameHost, type GameInfo, isOpponent, type Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { hereFrom } from '@kursbuch/screens/host/sitters.ts';
import { type GameRecord, isProblem, isRefusal, parseRecord, type Refusal } from '@kursbuch/table';
import { askOnce } from './channel.ts';
import { exportFile, exportRaw } from './exportFile.ts';
import { forget, keep, keptGame, keptGames } from './keptGames.ts';
import { holdGame } from './lock.ts';
import type { NewGame } from './newGame.ts';
import { askToPersist } from './persist.ts';
import type { Made, Questions } from './protocol.ts';
import { savesHeard } from './saves.ts';
import { indexedDbStore, type Listed, newestFirst, type SavedGame, type SaveProblem } from './store.ts';

const store = indexedDbStore();

export interface Games {
  readonly games: readonly Listed[];
  /** This browser keeps nothing for this page. */
  readonly forbidden: boolean;
}

/** The saved games, and those only this page holds. */
export async function listGames(): Promise<Games> {
  const [saved, forbidden] = await store.list().then(
    (all) => [all, false] as const,
    () => [[], true] as const,
  );
  const kept = keptGames();
  const others = saved.filter(({ id }) => !kept.has(id));
  return { games: [...kept.values(), ...others].sort(newestFirst), forbidden };
}

/** Hear when a game was saved, here or in another tab; gives the way to stop. */
export function whenSaved(hear: () => void): () => void {
  const saves = savesHeard();
  saves.onmessage = hear;
  return () => saves.close();
}

/** The id of a game that was made, and why it could not be saved, if so: then this page keeps it. */
interface Begun {
  readonly id: string;
  readonly problem: SaveProblem | null;
}

function begun({ id, unsaved }: Made): Begun {
  if (unsaved) keep(unsaved.game);
  else askToPersist();
  return { id, problem: unsaved?.problem ?? null };
}

/** A new game, or why its setup is refused. */
export async function startGame(asked: NewGame): Promise<Begun | Refusal> {
  const outcome = await askOnce('start', asked);
  return isRefusal(outcome) ? outcome : begun(outcome);
}

/** The first `upTo` actions of a game (null: all) as a game of its own; those only watched before are people now. */
export async function copyGame(id: string, upTo: number | null, name: string): Promise<Begun> {
  const given = keptGame(id);
  return begun(await askOnce('copy', { id, upTo, name, ...(given ? { given } : {}) }));
}

/** The same for a game that is open: also of what is not saved, or only watched. Null while it would tell secrets. */
export async function copyOpenGame(
  { host, info }: { readonly host: Pick<GameHost, 'branch'>; readonly info: GameInfo },
  upTo: number,
  name: string,
): Promise<Begun | null> {
  const record = await host.branch(upTo);
  return record && addGame({ record, name, sitters: hereFrom(info.sitters) });
}

interface WholeGame {
  readonly record: GameRecord;
  readonly name: string;
  /** The computer player of each player of the record; null: a person. */
  readonly computers: readonly (Opponent | null)[];
}

/** A saved game as it stands, all of it, for whoever takes it elsewhere; undefined: there is none that can be read. */
export async function wholeGame(id: string): Promise<WholeGame | undefined> {
  const found = keptGame(id) ?? (await store.read(id).catch(() => undefined));
  const { record, name, sitters } = (found ?? {}) as { record?: unknown; name?: unknown; sitters?: unknown };
  const parsed = parseRecord(record);
  if (isProblem(parsed)) return undefined;
  const known: readonly unknown[] = Array.isArray(sitters) ? sitters : [];
  const playerOf = (player: string): unknown =>
    known
      .map((one): { name?: unknown; player?: unknown } => Object(one))
      .find(({ name: own }) => own === player)?.player;
  return {
    record: parsed,
    name: typeof name === 'string' ? name : '',
    computers: parsed.players.map((player) => {
      const found = playerOf(player);
      return typeof found === 'string' && isOpponent(found) ? found : null;
    }),
  };
}

/** A game from a record. */
export async function addGame(game: Questions['add']['ask']): Promise<Begun> {
  return begun(await askOnce('add', game));
}

/** False: another tab is playing it. */
export async function renameGame(id: string, name: string): Promise<boolean> {
  const kept = keptGame(id);
  if (kept) {
    keep({ ...kept, name });
    return true;
  }
  return whileHeld(id, async () => {
    const { revision, ...game } = (await store.read(id)) as SavedGame;
    return typeof (await store.write({ ...game, name }, revision)) === 'number';
  });
}

/** False: another tab is playing it. */
export async function removeGame(id: string): Promise<boolean> {
  return whileHeld(id, async () => {
    forget(id);
    // Without a store there is nothing more to remove.
    await store.remove(id).catch(() => {});
    await import('./notes.ts').then(({ removeNotes }) => removeNotes(id)).catch(() => {});
    return true;
  });
}

async function whileHeld(id: string, act: () => Promise<boolean>): Promise<boolean> {
  const held = await holdGame(id);
  if (!held) return false;
  try {
    return await act();
  } finally {
    held.release();
  }
}

/** The game as a file: its record, or whatever stands in the store if that is none. */
export async function exportGame(id: string): Promise<void> {
  const found = keptGame(id) ?? (await store.read(id).catch(() => undefined));
  const { record, name } = (found ?? {}) as { record?: unknown; name?: unknown };
  const parsed = parseRecord(record);
  if (isProblem(parsed)) exportRaw(found, `kursbuch ${id}`);
  else {
    // Of a game with secrets only what the people at this screen may know; what cannot be played goes as it stands.
    const given = keptGame(id);
    const known = await askOnce('known', { id, ...(given ? { given } : {}) }).catch(() => parsed);
    exportFile(known, typeof name === 'string' ? name : '');
  }
}
