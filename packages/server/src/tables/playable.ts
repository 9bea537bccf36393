/** The titles as a server plays them: whatever their family, a table. */
import type { Action, GameEvent, Table, TableState } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { Trouble } from '../trouble.ts';

export type AnyTable = Table<TableState, Action, GameEvent>;

export async function playable(title: string): Promise<AnyTable> {
  const entry = titleNamed(title);
  if (!entry) throw new Trouble('noTitle');
  const { table } = await entry.load();
  return table;
}
