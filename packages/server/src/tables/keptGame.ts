/** A game made from what is kept of it: its record, and the room that plays it. */
import { type GameRecord, isProblem, type RecordedAction, Room } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { type Entry, stepsOf } from '../store/entries.ts';
import type { Game } from '../store/game.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { type AnyTable, playable } from './playable.ts';
import { replayed } from './replayed.ts';

/** The record of a game as it is kept, its options in today's words. */
export function recordOfGame(
  game: Pick<Game, 'title' | 'version' | 'options' | 'seats'>,
  seed: string,
  actions: readonly RecordedAction[],
): GameRecord {
  const { title, version, options, seats } = game;
  const players = seats.map(({ name }) => name);
  const record = readRecord({ format: 'kursbuch', version, title, players, seed, options, actions });
  if (isProblem(record)) throw new Error(`the game is kept wrongly: ${record.problem} (${record.at})`);
  return record;
}

export interface KeptGame {
  readonly game: Game;
  readonly entries: readonly Entry[];
  readonly room: Room;
}

/** What is played is read first: so who sits there is at least as new, and nobody acts who has left. */
export async function keptGame(store: Store, id: string): Promise<KeptGame> {
  const entries = await store.entries.since(id, 0);
  const game = await store.games.byId(id);
  if (!game) throw new Trouble('noTable');
  const room = await roomOf(game, entries);
  if (game.result && !room.state.result && entries.at(-1)?.over) room.endByHand(game.result);
  return { game, entries, room };
}

async function roomOf(game: Game, entries: readonly Entry[]): Promise<Room> {
  if (game.seed === null) throw new Trouble('notStarted');
  const table = await playable(game.title);
  const record = recordOfGame(game, game.seed, stepsOf(entries));
  const room = await whole(table, record);
  room.restore(game.instructions);
  // What instructions did is kept with what made them act. One that acts now is of another time: its seat decides itself.
  return room.length > record.actions.length ? whole(table, record) : room;
}

async function whole(table: AnyTable, record: GameRecord): Promise<Room> {
  const played = await replayed(table, record);
  if (played instanceof Room) return played;
  // It stays as it is kept: perhaps the next version plays it again.
  throw new Trouble('stopped', played);
}
