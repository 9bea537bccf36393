/**
 * Games that have to be made again from what is kept: one after the other, networks in turn, and in each everybody in turn.
 * Making one again takes the time of the people who play here, so nobody has many of them waiting, nor a network with all its
 * guests, and between two moments of it others have their turn.
 */
import { Trouble } from '../trouble.ts';

/** Who asks, and the network around him, as limits know them; null: the server itself, which is served first. */
export type Asker = { readonly who: string; readonly around: string } | null;

/** How many may wait for one asker, for a whole network, and for all together who only look on. */
const MOST_EACH = 4;
const MOST_AROUND = 32;
const MOST = 200;

/** No network is called that. */
const HOUSE = { who: '', around: '' } as const;

const firstOf = (map: ReadonlyMap<string, unknown>): string | undefined => map.keys().next().value;

interface Waiting {
  begin(): void;
}

export class Openings {
  /** What waits, by network and asker, each in the order in which they are served. */
  readonly #waiting = new Map<string, Map<string, Waiting[]>>();
  #count = 0;
  #isBusy = false;
  /** How often too many waited. */
  refused = 0;

  /** How many wait. */
  get length(): number {
    return this.#count;
  }

  /** Do it when it is this asker's turn; throws where too much of his waits already. Whoever plays is not sent away for others. */
  async inTurn<T>(asker: Asker, isSeated: boolean, job: () => Promise<T>): Promise<T> {
    if (asker) this.#mustHaveRoom(asker, isSeated);
    if (this.#isBusy)
      await new Promise<void>((begin) => {
        const { who, around } = asker ?? HOUSE;
        const near = this.#waiting.get(around) ?? new Map<string, Waiting[]>();
        near.set(who, [...(near.get(who) ?? []), { begin }]);
        this.#waiting.set(around, near);
        this.#count++;
      });
    this.#isBusy = true;
    try {
      return await job();
    } finally {
      this.#next();
    }
  }

  #mustHaveRoom({ who, around }: NonNullable<Asker>, isSeated: boolean): void {
    const near = this.#waiting.get(around);
    let count = 0;
    for (const { length } of near?.values() ?? []) count += length;
    const isTooMuch = (near?.get(who)?.length ?? 0) >= MOST_EACH || count >= MOST_AROUND;
    if (!isTooMuch && (isSeated || this.#count < MOST)) return;
    this.refused++;
    throw new Trouble(isTooMuch ? 'tooMuch' : 'crowded');
  }

  /** The house first, then the network that has waited longest since it was last served, and in it the asker who has. */
  #next(): void {
    this.#isBusy = false;
    const around = this.#waiting.has(HOUSE.around) ? HOUSE.around : firstOf(this.#waiting);
    const near = around === undefined ? undefined : this.#waiting.get(around);
    const who = near && firstOf(near);
    if (around === undefined || who === undefined) return;
    const [next, ...rest] = near?.get(who) ?? [];
    near?.delete(who);
    if (rest.length > 0) near?.set(who, rest);
    this.#waiting.delete(around);
    if (near && near.size > 0) this.#waiting.set(around, near);
    this.#count--;
    this.#isBusy = true;
    next?.begin();
  }
}
