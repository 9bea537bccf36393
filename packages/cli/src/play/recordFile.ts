/** Games in files: writing our records. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@kursbuch/table';
import type { Labels } from '@kursbuch/words';

/** Write a record; the sentence that says why not. Never over a file that is something else. */
export function saveRecord(file: string, record: GameRecord, labels: Labels): string | undefined {
  try {
    if (existsSync(file) && !isRecord(file)) return labels.otherFile(file);
    // First beside it: an interrupted write must not cost the game.
    const fresh = `${file}.new`;
    writeFileSync(fresh, `${JSON.stringify(record)}\n`);
    renameSync(fresh, file);
    return undefined;
  } catch (error) {
    return labels.notWritten(file, (error as Error).message);
  }
}

function isRecord(file: string): boolean {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { format?: unknown }).format === 'kursbuch';
  } catch {
    return false;
  }
}
