/** Keeps what lists show of games: a moment after they have changed, and what has changed often only once. */
import type { GlanceStore } from '../store/glances.ts';
import type { LiveGame } from './liveGame.ts';

/** Milliseconds until it is written; meanwhile a game may change again. */
const SOON = 2000;

export class Glances {
  readonly #store: GlanceStore;
  /** The games for which something older is kept. */
  readonly #old = new Map<string, LiveGame>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: GlanceStore) {
    this.#store = store;
  }

  isOld(id: string, game: LiveGame): void {
    this.#old.set(id, game);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write();
    }, SOON).unref();
  }

  /** Write what is left. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#write();
    await this.#writing;
  }

  #write(): void {
    const old = [...this.#old];
    this.#old.clear();
    this.#writing = this.#writing.then(async () => {
      for (const [id, game] of old)
        try {
          const { number, waiting, view } = await game.glance();
          await this.#store.put(id, { number, waiting: JSON.stringify(waiting), view: JSON.stringify(view) });
        } catch {
          // Where the database does not answer, or the game is no more: a list shows the one before.
        }
    });
  }
}
