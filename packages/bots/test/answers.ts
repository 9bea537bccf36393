/** What a computer player answers at a table of a test. */
import type { EighteenAction, EighteenAdvice, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import { isOffered, type Seat, stepsOf } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import type { PlayerName } from '../src/index.ts';

export const loadedTitle = async (id: string): Promise<LoadedEighteen> =>
  (await titleNamed(id)?.load()) as LoadedEighteen;

/** What somebody is advised to do who is asked. */
export async function adviseOf(id: string, name: PlayerName) {
  const loaded = await loadedTitle(id);
  const player = (await eighteenPlayers(loaded)).find((one) => one.name === name);
  if (!player) throw new Error(`nobody is called ${name}`);
  return ({ state }: { readonly state: EighteenState }, seat: Seat): EighteenAdvice | undefined => {
    const view = loaded.table.view(state, [seat]);
    const choices = loaded.table.choices(view, seat);
    return player.sit(seat).advise?.(view, choices, 'test', stepsOf(player.steps));
  };
}

/** Its answers to what a seat is asked; all of them must be among the choices. */
export async function answering(id: string, name: PlayerName) {
  const loaded = await loadedTitle(id);
  const player = (await eighteenPlayers(loaded)).find((one) => one.name === name);
  if (!player) throw new Error(`nobody is called ${name}`);
  return (
    { state }: { readonly state: EighteenState },
    seat: Seat,
    seed = 'test',
  ): EighteenAction | undefined => {
    const view = loaded.table.view(state, [seat]);
    const choices = loaded.table.choices(view, seat);
    const action = player.sit(seat).choose(view, choices, seed, stepsOf(player.steps));
    if (action && !isOffered(choices, action)) throw new Error(`not offered: ${JSON.stringify(action)}`);
    return action;
  };
}
