/** Somebody goes: open tables are left, seats of games in play become free, at all others the name stays without a person. */
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import type { Lobby } from '../tables/lobby.ts';
import { Trouble } from '../trouble.ts';
import { heldAs } from './heldAs.ts';

export class Deletion {
  readonly #store: Store;
  readonly #hall: Hall;
  readonly #lobby: Lobby;

  constructor(store: Store, hall: Hall, lobby: Lobby) {
    this.#store = store;
    this.#hall = hall;
    this.#lobby = lobby;
  }

  async of(person: Pick<Person, 'id' | 'name'>): Promise<void> {
    await this.leaveTables(person);
    await this.#store.people.remove(person.id, await this.heldAs(person.id));
  }

  /** By what a ban finds him again: his address, or what he came in with where others may have the same; null: nothing. */
  async heldAs(id: string): Promise<string | null> {
    const { people } = this.#store;
    const by = (await people.byId(id))?.email ?? (await people.passwordOf(id));
    return by === null ? null : heldAs(this.#store, by);
  }

  /** Tables that have not started; what starts in this moment is a game like any other. */
  leaveOpenTables(id: string): Promise<void> {
    return this.#lobby.leaveAll({ id });
  }

  /** Everything that has to be done before: it may be done twice. */
  async leaveTables(person: Pick<Person, 'id' | 'name'>): Promise<void> {
    await this.leaveOpenTables(person.id);
    const running = await this.#store.games.allOf(person.id, 'running');
    for (const { id, seats } of running)
      if (seats.some((one) => one.person === person.id))
        // A game that cannot be played on keeps its name without any of this.
        await this.#hall
          .live(id)
          .then((game) => game.leave(person.id, null))
          .catch(unlessBusy);
  }
}

/** What a game says no to is nothing that keeps somebody here. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
}
