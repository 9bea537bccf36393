/** Every save is told to all tabs by the id of its game: to those that watch it, and to lists of games. */
export const savesHeard = (): BroadcastChannel => new BroadcastChannel('kursbuch saves');
