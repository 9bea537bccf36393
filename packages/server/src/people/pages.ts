/** The page of a person, as far as whoever looks may see it: what its owner allows, and of tables what one may know anyway. */
import type { AnswerTime } from '../store/pages.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';

/** So long what was counted is good. */
const COUNTED_EVERY = 24 * 60 * 60 * 1000;

export class Pages {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * May somebody see this page, and invite its person? Somebody who is blocked finds what everybody finds at a page that is
   * shown to nobody: it could be either.
   */
  async isOpenTo(viewer: string | null, owner: string): Promise<boolean> {
    if (viewer === owner) return true;
    const page = await this.#store.pages.pageFor(owner);
    if (page === 'nobody') return false;
    if (viewer === null) return page === 'everybody';
    if ((await this.#store.blocks.around(viewer)).by.has(owner)) return false;
    return page === 'everybody' || this.#store.pages.haveMet(viewer, owner);
  }

  async mustBe(id: string): Promise<Person> {
    const person = await this.#store.people.byId(id);
    if (!person) throw new Trouble('noSuchPerson');
    return person;
  }

  /** How fast somebody answers, counted once a day at most. */
  async paceOf(id: string, now = Date.now()): Promise<AnswerTime> {
    const known = await this.#store.pages.paceOf(id);
    return known && now - known.at < COUNTED_EVERY ? known : this.#store.pages.countPace(id, now);
  }
}
