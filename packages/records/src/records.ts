/** Public records of all titles: in and out. */

import type { LoadedEighteen } from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import { exportPublic, type PublicFile } from './export.ts';
import { type ImportedGame, type ImportProblem, importPublic, type PublicGame } from './import.ts';
import type { PublicTitle } from './publicTitle.ts';
import { readPublicRecord } from './record.ts';

declare module '@kursbuch/eighteen' {
  interface LoadedEighteen {
    /** What the title says about its public records, where the site knows it. */
    readonly records?: () => Promise<{ readonly publicRecords: PublicTitle }>;
  }
}

/** Where a title is found by its name. */
type TitleByName = (name: string) => { load(): Promise<LoadedEighteen> } | undefined;

/** A loaded title with what it says about public records; undefined where the site does not know it. */
export async function publicGame<T extends LoadedEighteen>(loaded: T): Promise<(T & PublicGame) | undefined> {
  const module = await loaded.records?.();
  return module && { ...loaded, publicRecords: module.publicRecords };
}

/** A public record, whatever its title, as a record of ours. */
export async function importPublicRecord(
  input: unknown,
  titles: TitleByName,
): Promise<ImportedGame | ImportProblem> {
  const record = readPublicRecord(input);
  if ('problem' in record) return record;
  const game = await gameNamed(record.title, titles);
  return 'problem' in game ? game : importPublic(game, record);
}

/** A record of ours as a public one. */
export async function exportPublicRecord(
  record: GameRecord,
  titles: TitleByName,
): Promise<PublicFile | ImportProblem> {
  const game = await gameNamed(record.title, titles);
  return 'problem' in game ? game : exportPublic(game, record);
}

async function gameNamed(name: string, titles: TitleByName): Promise<PublicGame | ImportProblem> {
  const loaded = await titles(name)?.load();
  if (!loaded) return { problem: `there is no title "${name.slice(0, 40)}"`, at: 'title' };
  return (await publicGame(loaded)) ?? { problem: `public records know no ${loaded.title.id}`, at: 'title' };
}
