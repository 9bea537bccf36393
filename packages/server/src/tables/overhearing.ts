/** Those who hear that something is new at tables without being there: who looks at a list of them. */
import type { Wire } from '../store/wire.ts';

export class Overhearing {
  readonly #wire: Pick<Wire, 'follow' | 'leave'>;
  readonly #hearers = new Map<string, Set<() => void>>();

  constructor(wire: Pick<Wire, 'follow' | 'leave'>) {
    this.#wire = wire;
  }

  /** Hear of everything from now on, also of what other nodes do; gives the way to stop. */
  async at(id: string, hear: () => void): Promise<() => void> {
    const hearers = this.#hearers.get(id) ?? new Set();
    this.#hearers.set(id, hearers.add(hear));
    await this.#wire.follow(id);
    return () => {
      if (!hearers.delete(hear)) return;
      this.#wire.leave(id);
      if (hearers.size === 0 && this.#hearers.get(id) === hearers) this.#hearers.delete(id);
    };
  }

  tell(id: string): void {
    for (const hear of this.#hearers.get(id) ?? []) hear();
  }

  /** Nobody knows what was missed. */
  tellAll(): void {
    for (const id of this.#hearers.keys()) this.tell(id);
  }
}
