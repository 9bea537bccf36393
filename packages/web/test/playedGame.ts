/** A whole game of random players, as the screens see one: steps, and the states between them. */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState, EighteenTable, LoadedEighteen } from '@kursbuch/eighteen';
import type { Played } from '@kursbuch/screens/eighteen/end/course.ts';
import { after } from '@kursbuch/screens/eighteen/game/game.ts';
import { type GameRecord, isRefusal, RECORD_VERSION, Room, type Setup } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';

export interface PlayedGame extends Played {
  readonly start: EighteenState;
  readonly end: EighteenState;
  readonly table: EighteenTable;
  readonly record: GameRecord;
}

export async function playedGame(
  id: string,
  seed: string,
  options: Setup['options'] = {},
): Promise<PlayedGame> {
  const loaded = (await eighteenNamed(id)?.load()) as LoadedEighteen;
  const { table, title } = loaded;
  const players = ['Anna', 'Ben', 'Chiara', 'David'];
  // Seats are drawn in some titles; the others know no such option.
  const seats = 'drawSeats' in (eighteenNamed(id)?.options ?? {}) ? { drawSeats: false } : {};
  const setup = { players, seed, options: { ...seats, ...options } };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const {
    actions,
    state: end,
    trouble,
  } = playWholeGame(table, start, randomPlayer(await eighteenHabits(loaded), seed), { seed });
  if (trouble) throw new Error(trouble);
  const record: GameRecord = { format: 'kursbuch', version: RECORD_VERSION, title: id, ...setup, actions };
  const room = Room.replay(table, record);
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  const { steps } = room.open([0, 1, 2, 3]);
  const states = [start];
  for (const { events } of steps) states.push(after(states.at(-1) as EighteenState, events));
  return { title, table, record, steps, start, end, stateAt: (count) => states[count] as EighteenState };
}
