/**
 * Games that have to be made again from what is kept: one after the other, everybody in turn. Making one again takes the
 * time of the people who play here, so nobody has many of them waiting, and between two moments of it others have their turn.
 */
import { Trouble } from '../trouble.ts';

/** Who asks, as limits know them; null: the server itself, which waits in no queue. */
export type Asker = string | null;

/** How many may wait for one asker, and for all of them together. */
const MOST_EACH = 4;
const MOST = 200;

interface Waiting {
  begin(): void;
}

export class Openings {
  /** What waits, by asker, in the order in which they are served. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #isBusy = false;
  /** How often too many waited. */
  refused = 0;

  /** How many wait. */
  get length(): number {
    return this.#count;
  }

  /** Do it when it is this asker's turn; throws where too much of his waits already. */
  async inTurn<T>(asker: Asker, job: () => Promise<T>): Promise<T> {
    const who = asker ?? '';
    const own = this.#waiting.get(who) ?? [];
    if (asker !== null && (own.length >= MOST_EACH || this.#count >= MOST)) {
      this.refused++;
      throw new Trouble(own.length >= MOST_EACH ? 'tooMuch' : 'crowded');
    }
    if (this.#isBusy)
      await new Promise<void>((begin) => {
        this.#waiting.set(who, [...own, { begin }]);
        this.#count++;
      });
    this.#isBusy = true;
    try {
      return await job();
    } finally {
      this.#next();
    }
  }

  /** The house first, then the asker who has waited longest since he was last served. */
  #next(): void {
    this.#isBusy = false;
    const who = this.#waiting.has('') ? '' : this.#waiting.keys().next().value;
    if (who === undefined) return;
    const [next, ...rest] = this.#waiting.get(who) ?? [];
    this.#waiting.delete(who);
    if (rest.length > 0) this.#waiting.set(who, rest);
    this.#count--;
    this.#isBusy = true;
    next?.begin();
  }
}
