/** Counts how often quotas are used up. An attacker may reach one a thousand times a second: it is written once a second. */
import type { UseStore } from '../store/use.ts';
import type { QuotaName } from './quotas.ts';

export class Reached {
  readonly #store: UseStore;
  #counts = new Map<QuotaName, number>();

  constructor(store: UseStore) {
    this.#store = store;
  }

  count(name: QuotaName): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  async write(now = Date.now()): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    await this.#store.reached(counts, now);
  }
}
