/** What is to be kept belongs to something that is not there any more: a table that was taken away, somebody who has deleted himself. */

/** A key that leads nowhere, as PostgreSQL and SQLite say it. */
const SHARED = '23503';
const EMBEDDED = 787;

export function isGone(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  return error instanceof Error && (code === SHARED || errcode === EMBEDDED);
}
