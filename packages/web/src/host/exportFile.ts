/** Files for the player: records, and what stands in the store as it is. */
import type { SeenRecord } from '@kursbuch/table';
import { saveFile } from '../parts/saveFile.ts';

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

/** Letters and figures of any language stay; what a file system may not like becomes a hyphen. */
export const fileName = (name: string): string =>
  `${name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .toLowerCase()}.json`;

const offer = (text: string, name: string): void => saveFile(fileName(name), 'application/json', text);
