/** Public records of all titles: in and out. */
import {
  exportPublic,
  type ImportedGame,
  type ImportProblem,
  importPublic,
  type PublicFile,
  readPublicRecord,
} from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import { titleNamed } from './index.ts';

/** A public record, whatever its title, as a record of ours. */
export async function importPublicRecord(input: unknown): Promise<ImportedGame | ImportProblem> {
  const record = readPublicRecord(input);
  if ('problem' in record) return record;
  const entry = titleNamed(record.title);
  return entry ? importPublic(await entry.load(), record) : unknownTitle(record.title);
}

/** A record of ours as a public one. */
export async function exportPublicRecord(record: GameRecord): Promise<PublicFile | ImportProblem> {
  const entry = titleNamed(record.title);
  return entry ? exportPublic(await entry.load(), record) : unknownTitle(record.title);
}

const unknownTitle = (name: string): ImportProblem => ({
  problem: `there is no title "${name.slice(0, 40)}"`,
  at: 'title',
});
