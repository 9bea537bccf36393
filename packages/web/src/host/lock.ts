/** One tab at a time plays a game; others may watch. */

const nameOf = (id: string): string => `kursbuch game ${id}`;

/** A tab that is just being closed or reloaded lets go of its games within this time. */
const PATIENCE = 800;

/**
 * Hold the game until `release` is called. Null if another tab holds it; `whenFree` is then called once, as soon as
 * nobody does. Where the browser has no locks, everybody holds: the store still refuses to write over another's save.
 */
export async function holdGame(id: string, whenFree?: () => void): Promise<{ release(): void } | null> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return { release() {} };
  const held = await request(locks, id, { signal: AbortSignal.timeout(PATIENCE) });
  if (!held && whenFree)
    void request(locks, id, {}).then((later) => {
      later?.release();
      whenFree();
    });
  return held;
}

function request(locks: LockManager, id: string, options: LockOptions): Promise<{ release(): void } | null> {
  return new Promise((resolve) => {
    locks
      .request(nameOf(id), options, () => new Promise<void>((release) => resolve({ release })))
      .catch(() => resolve(null));
  });
}
