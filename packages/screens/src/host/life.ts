/**
 * Does a worker still live? One that is killed says nothing about it, but the browser lets go of the lock it held.
 * Where the browser has no locks, nobody is told.
 */
const locksHere = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

/** A name for the life of a worker. */
export const newLife = (): string =>
  `kursbuch worker ${crypto.getRandomValues(new Uint32Array(3)).join('-')}`;

/** In the worker: hold the lock until the end. `held` is called when it is; false where there are no locks. */
export function liveAs(name: string, held: () => void): boolean {
  const locks = locksHere();
  void locks?.request(name, () => {
    held();
    return new Promise(() => {});
  });
  return locks !== undefined;
}

/** On the page, once the lock is held: `dead` is called as soon as the worker is gone. */
export function whenDead(name: string, dead: () => void, signal: AbortSignal): void {
  locksHere()
    ?.request(name, { signal }, dead)
    // Nobody waits for it any more.
    .catch(() => {});
}
