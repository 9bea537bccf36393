/** Files for the player: records, and what stands in the store as it is. */

import { fileName, saveFile } from '@kursbuch/screens/parts/saveFile.ts';
import type { SeenRecord } from '@kursbuch/table';

/** The record as a file of ours. `name` is what the table is called. */
export function exportFile(record: SeenRecord, name = ''): void {
  const { players, actions } = record;
  const middle = name.trim() || players.join(' ');
  offer(JSON.stringify(record), `${record.title} ${middle} ${actions.length}`);
}

/** Whatever it is, for somebody who can mend it. */
export function exportRaw(content: unknown, name: string): void {
  offer(JSON.stringify(content, null, 1) ?? 'null', name);
}

const offer = (text: string, name: string): void =>
  saveFile(fileName(name, 'json'), text, 'application/json');
