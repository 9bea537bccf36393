/** Public records in tests of titles: the traces beside a test, played, and their states. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { EighteenState } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import { expect } from 'vitest';
import {
  exportPublic,
  type ImportedGame,
  importPublic,
  type PublicFile,
  type PublicGame,
  PublicImport,
  type PublicRecord,
  publicSetup,
  readPublicRecord,
} from '../src/index.ts';

/** The public records of one title; its traces lie with the title's tests. */
export function recordsOf(game: PublicGame) {
  const folder = new URL(`../../titles/${game.title.id}/test/games/`, import.meta.url);
  const json = (name: string) => JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString());
  const read = (input: unknown): PublicRecord => {
    const record = readPublicRecord(input);
    if ('problem' in record) throw new Error(record.problem);
    return record;
  };
  const imported = (record: PublicRecord): ImportedGame => {
    const result = importPublic(game, record);
    if ('problem' in result) throw new Error(`${result.problem} (${result.at})`);
    return result;
  };
  const exported = (own: ImportedGame['record']): PublicFile => {
    const result = exportPublic(game, own);
    if ('problem' in result) throw new Error(`${result.problem} (${result.at})`);
    return result;
  };
  /** Every state on the way, the first one before the first action. */
  const statesOf = (record: PublicRecord): readonly EighteenState[] => {
    const { table, title, publicRecords } = game;
    const start = table.setup(publicSetup(game, record) as Setup) as EighteenState;
    const steps = [...new PublicImport(table, title, publicRecords, record, start).steps()];
    expect(steps.at(-1)?.problem).toBeUndefined();
    return [start, ...steps.map(({ state }) => state)];
  };
  return { names: readdirSync(folder), json, read, imported, exported, statesOf };
}
