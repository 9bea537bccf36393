/** What nobody needs any more goes by itself, a little at a time. */
import type { Deletion } from '../people/deletion.ts';
import type { Store } from '../store/store.ts';
import { UNBEGUN_KEPT } from '../tournaments/tournaments.ts';
import type { HouseOrder } from './order.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many guests are looked at, and how many tables removed, at once. */
const AT_ONCE = 200;
/** The log is kept for a year, and the text of a removed line for a month: so long it can be restored. */
const LOG_KEPT = 365 * DAY;
const REMOVED_KEPT = 30 * DAY;

const FIRST = { created: -1, id: '' };

interface Expired {
  readonly guests: number;
  readonly tables: readonly string[];
  readonly tournaments: number;
}

export class Expiry {
  readonly #store: Store;
  readonly #order: Pick<HouseOrder, 'quota'>;
  readonly #deletion: Deletion;
  /** The guest looked at last: the next look goes on behind him. */
  #after: { readonly created: number; readonly id: string } = FIRST;

  constructor(store: Store, order: Pick<HouseOrder, 'quota'>, deletion: Deletion) {
    this.#store = store;
    this.#order = order;
    this.#deletion = deletion;
  }

  /** One look; whatever went is written down. */
  async look(now = Date.now()): Promise<Expired> {
    const guests = await this.#guests(now - this.#order.quota('guestDays') * DAY);
    const before = now - this.#order.quota('openTableDays') * DAY;
    const tables = await this.#store.operators.removeForsaken(before, AT_ONCE);
    const tournaments = await this.#store.tournaments.removeUnbegun(now - UNBEGUN_KEPT, AT_ONCE);
    await this.#store.operators.wipeRemoved(now - REMOVED_KEPT);
    await this.#store.operators.forget(now - LOG_KEPT);
    await this.#store.operators.forgetGone(now);
    await this.#store.use.sweep(now - 2 * DAY);
    if (guests + tables.length + tournaments > 0) {
      const details = JSON.stringify({ guests, tables: tables.length, tournaments });
      await this.#store.operators.note('expired', { details }, undefined, now);
    }
    return { guests, tables, tournaments };
  }

  async #guests(before: number): Promise<number> {
    const old = await this.#store.operators.guests(before, this.#after, AT_ONCE);
    this.#after = old.length < AT_ONCE ? FIRST : (old.at(-1) ?? FIRST);
    const unseen = await this.#store.operators.unseen(
      old.map(({ id }) => id),
      before,
    );
    for (const guest of old) if (unseen.has(guest.id)) await this.#deletion.of(guest);
    return unseen.size;
  }
}
