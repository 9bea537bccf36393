/** How a server stands: what is used of each quota, how large it is, and when it was last backed up. */
import type { Store } from '../store/store.ts';
import { QUOTA_NAMES, QUOTAS, type QuotaName } from './quotas.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Backup {
  readonly at: number;
  /** Of the file, in bytes; null: there is none. */
  readonly bytes: number | null;
  /** Why it failed; null: it was read again and is whole. */
  readonly problem: string | null;
}

export interface ServerState {
  readonly backup: Backup | null;
  /** What the database takes, in bytes. */
  readonly taken: number;
  /** What is left on its disk; null: it is on another machine. */
  readonly free: number | null;
}

export async function serverState(store: Store): Promise<ServerState> {
  const [last, { taken, left }] = await Promise.all([store.use.lastBackup(), store.disk()]);
  return { backup: last && { at: last.at, ...backupIn(last.details) }, taken, free: left?.free ?? null };
}

function backupIn(details: string): Omit<Backup, 'at'> {
  const { bytes = null, problem = null }: { bytes?: number | null; problem?: string | null } =
    JSON.parse(details);
  return { bytes, problem };
}

export interface QuotaUse {
  readonly name: QuotaName;
  readonly value: number;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** The most that one person uses of it now; null: that is not counted. */
  readonly inUse: number | null;
  /** How often somebody was told in the last 24 hours that it is used up; null: nobody ever is. */
  readonly reached: number | null;
  /** How many go within a day because of it, a thousand at most; null: none ever do. */
  readonly soon: number | null;
}

export async function quotaUse(
  store: Store,
  quota: (name: QuotaName) => number,
  now = Date.now(),
): Promise<readonly QuotaUse[]> {
  const tomorrow = (name: QuotaName) => now - (quota(name) - 1) * DAY;
  const [reached, open, tables, guests] = await Promise.all([
    store.use.reachedOfDay(now),
    store.use.mostOpenTables(),
    store.use.forsaken(tomorrow('openTableDays')),
    store.use.unseenGuests(tomorrow('guestDays')),
  ]);
  const soon: Partial<Record<QuotaName, number>> = { openTableDays: tables, guestDays: guests };
  return QUOTA_NAMES.map((name) => ({
    name,
    value: quota(name),
    ...QUOTAS[name],
    inUse: name === 'openTables' ? open : null,
    reached: soon[name] === undefined && name !== 'ratedGames' ? (reached.get(name) ?? 0) : null,
    soon: soon[name] ?? null,
  }));
}
