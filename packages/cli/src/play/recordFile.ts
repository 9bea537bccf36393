/** Games in files: writing our records. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@kursbuch/table';

/** Write a record; the sentence that says why not. Never over a file that is something else. */
export function saveRecord(file: string, record: GameRecord): string | undefined {
  try {
    if (existsSync(file) && !isRecord(file)) return `${file} is there already and is no Kursbuch record.`;
    // First beside it: an interrupted write must not cost the game.
    const fresh = `${file}.new`;
    writeFileSync(fresh, `${JSON.stringify(record)}\n`);
    renameSync(fresh, file);
    return undefined;
  } catch (error) {
    return `${file} cannot be written: ${(error as Error).message}.`;
  }
}

function isRecord(file: string): boolean {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { format?: unknown }).format === 'kursbuch';
  } catch {
    return false;
  }
}
