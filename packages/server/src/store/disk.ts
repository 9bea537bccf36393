/** What is kept takes room: how much, and how much is left where that can be known. */
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface Disk {
  /** What the database takes, in bytes. */
  readonly taken: number;
  /** What is left on its disk, and how large that is; null: it is on another machine. */
  readonly left: { readonly free: number; readonly size: number } | null;
}

export async function diskOfFolder(folder: string): Promise<Disk> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('kursbuch.db'));
  // What was written down beside the database may be gone before it is looked at.
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const { bsize, bavail, blocks } = await statfs(folder);
  return {
    taken: sizes.reduce((sum, size) => sum + size, 0),
    left: { free: bavail * bsize, size: blocks * bsize },
  };
}

export async function diskOfPostgres(db: Kysely<Schema>): Promise<Disk> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return { taken: rows[0]?.size ?? 0, left: null };
}
