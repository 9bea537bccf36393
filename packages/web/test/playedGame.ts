/** A whole game of random players, as the screens see one: steps, and the states between them. */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { type EighteenTitle, titleNamed } from '@kursbuch/titles';
import type { Played } from '../src/eighteen/end/course.ts';
import { after } from '../src/game/game.ts';
import { Engine } from '../src/host/engine.ts';
import type { Sitter } from '../src/host/gameHost.ts';

export interface PlayedGame extends Played {
  readonly start: EighteenState;
  readonly end: EighteenState;
}

export async function playedGame(id: string, seed: string): Promise<PlayedGame> {
  const loaded = (await titleNamed(id)?.load()) as EighteenTitle;
  const { table, title } = loaded;
  const players = ['Anna', 'Ben', 'Chiara', 'David'];
  const sitters: readonly Sitter[] = players.map((name, index) => ({
    name,
    player: 'person',
    colour: index + 1,
  }));
  const setup = { players, seed, options: { drawSeats: false } };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const {
    actions,
    state: end,
    trouble,
  } = playWholeGame(table, start, randomPlayer(eighteenHabits(title), seed), { seed });
  if (trouble) throw new Error(trouble);
  const engine = Engine.replay(
    loaded,
    { format: 'kursbuch', version: 2, title: id, ...setup, actions },
    sitters,
  );
  if (!(engine instanceof Engine)) throw new Error(engine.refusal.reason);
  const steps = engine.stepsFrom(0);
  const states = [start];
  for (const { events } of steps) states.push(after(states.at(-1) as EighteenState, events));
  return { title, steps, start, end, stateAt: (count) => states[count] as EighteenState };
}
