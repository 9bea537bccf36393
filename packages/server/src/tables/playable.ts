/** The titles as a server plays them: whatever their family, a table. */
import { type PlayerName, playersOf } from '@kursbuch/bots';
import type { Action, GameEvent, Table, TableState } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { Trouble } from '../trouble.ts';

export type AnyTable = Table<TableState, Action, GameEvent>;

/** The computer players of a title, weakest first. */
export async function computersOf(title: string): Promise<readonly PlayerName[]> {
  const entry = titleNamed(title);
  if (!entry) throw new Trouble('noTitle');
  return (await playersOf(await entry.load())).map(({ name }) => name);
}

export async function playable(title: string): Promise<AnyTable> {
  const entry = titleNamed(title);
  if (!entry) throw new Trouble('noTitle');
  const { table } = await entry.load();
  return table;
}
