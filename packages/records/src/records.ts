/** Public records of all titles: in and out. */

import type { LoadedEighteen } from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';
import { exportPublic, type PublicFile } from './export.ts';
import { type ImportedGame, type ImportProblem, importPublic, type PublicGame } from './import.ts';
import type { PublicTitle } from './publicTitle.ts';
import { readPublicRecord } from './record.ts';

/** What each title says about its public records, loaded with the first of them. */
const publicTitles: Readonly<Record<string, () => Promise<{ readonly publicRecords: PublicTitle }>>> = {
  '1830': () => import('./1830.ts'),
  '1848': () => import('./1848.ts'),
};

/** A loaded title with what it says about public records; undefined where the site does not know it. */
export async function publicGame<T extends LoadedEighteen>(loaded: T): Promise<(T & PublicGame) | undefined> {
  const { id } = loaded.title;
  const module = Object.hasOwn(publicTitles, id) ? await publicTitles[id]?.() : undefined;
  return module && { ...loaded, publicRecords: module.publicRecords };
}

/** A public record, whatever its title, as a record of ours. */
export async function importPublicRecord(input: unknown): Promise<ImportedGame | ImportProblem> {
  const record = readPublicRecord(input);
  if ('problem' in record) return record;
  const game = await gameNamed(record.title);
  return 'problem' in game ? game : importPublic(game, record);
}

/** A record of ours as a public one. */
export async function exportPublicRecord(record: GameRecord): Promise<PublicFile | ImportProblem> {
  const game = await gameNamed(record.title);
  return 'problem' in game ? game : exportPublic(game, record);
}

async function gameNamed(name: string): Promise<PublicGame | ImportProblem> {
  const loaded = await eighteenNamed(name)?.load();
  if (!loaded) return { problem: `there is no title "${name.slice(0, 40)}"`, at: 'title' };
  return (await publicGame(loaded)) ?? { problem: `public records know no ${loaded.title.id}`, at: 'title' };
}
