/**
 * A guest comes in with an account he has had all along: seats, games, messages and notes go along, and the guest is no
 * more. One person has one seat at a table: where the account has or had one of its own, the guest's becomes free.
 */
import type { Game } from '../store/game.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import type { Lobby } from '../tables/lobby.ts';
import { Trouble } from '../trouble.ts';

export class BringingAlong {
  readonly #store: Store;
  readonly #hall: Hall;
  readonly #lobby: Lobby;

  constructor(store: Store, hall: Hall, lobby: Lobby) {
    this.#store = store;
    this.#hall = hall;
    this.#lobby = lobby;
  }

  /** Nothing happens where somebody else than a guest was known in this browser. */
  async of(guest: Person | undefined, account: Person): Promise<void> {
    if (!guest || guest.registered !== null || guest.id === account.id) return;
    const games = await this.#store.games.allOf(guest.id);
    for (const game of games) await this.#bring(game, guest, account);
    const { isHeld } = await this.#store.guests.bringRest(guest.id, account.id);
    // Whatever is forbidden is known to all nodes by what was done.
    if (isHeld) await this.#store.operators.note('broughtAlong', { person: account.id });
    for (const { id } of games) await this.#hall.changed(id);
  }

  async #bring({ id, status, seats }: Game, guest: Person, account: Person): Promise<void> {
    const isOwn = seats.some(({ person, former }) => person === account.id || former === account.id);
    if (status === 'open') {
      if (isOwn) await this.#lobby.leave(id, guest).catch(unlessBusy);
      return;
    }
    if (!isOwn) await this.#store.guests.bringEntries(id, guest.id, account.id);
    if (status !== 'running' || !seats.some(({ person }) => person === guest.id)) return;
    await this.#hall
      .live(id)
      .then((game) => game.passOn(guest.id, account.id))
      .catch(unlessBusy);
  }
}

/** What a game says no to keeps nobody out. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof Trouble) || error.word === 'busy') throw error;
}
