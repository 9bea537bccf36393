/**
 * The ratings of everybody, title by title, reckoned from the results of games in the order in which they ended, and kept
 * nowhere: whoever is deleted, and a game that is taken away, count no more when they are reckoned again.
 */
import { setImmediate } from 'node:timers/promises';
import type { EndedTable, ResultStore } from '../store/results.ts';
import { NEWCOMER, type Rating, ratedAfter } from './rating.ts';

const MINUTE = 60_000;
/** What ended since is looked up so often at most, and everything is reckoned anew. */
const LOOK_EVERY = MINUTE;
const ANEW_EVERY = 24 * 60 * MINUTE;
/** So many tables at once: others get their turns in between. */
const AT_ONCE = 500;

type OfTitle = Map<string, Rating>;

interface Reckoned {
  readonly titles: Map<string, OfTitle>;
  readonly begun: number;
  /** The last table that was reckoned. */
  after: { readonly ended: number; readonly game: string };
  looked: number;
}

export class Ratings {
  readonly #results: Pick<ResultStore, 'endedBehind'>;
  #reckoned: Reckoned | null = null;
  #work: Promise<Reckoned> | null = null;

  constructor(results: Pick<ResultStore, 'endedBehind'>) {
    this.#results = results;
  }

  /** Of somebody, by title. */
  async of(person: string, now = Date.now()): Promise<ReadonlyMap<string, Rating>> {
    const known = this.#reckoned;
    const isFresh = known && now - known.looked < LOOK_EVERY;
    // All who ask at once wait for the same work.
    if (!isFresh) this.#work ??= this.#reckon(now).finally(() => (this.#work = null));
    const { titles } = isFresh ? known : await (this.#work as Promise<Reckoned>);
    const own = [...titles].flatMap(([title, people]) => {
      const rating = people.get(person);
      return rating ? [[title, rating] as const] : [];
    });
    return new Map(own);
  }

  /** Somebody is gone: whoever asks next has everything reckoned anew. */
  forget(): void {
    this.#reckoned = null;
  }

  async #reckon(now: number): Promise<Reckoned> {
    const known = this.#reckoned;
    const reckoned =
      known && now - known.begun < ANEW_EVERY
        ? known
        : { titles: new Map<string, OfTitle>(), begun: now, after: { ended: -1, game: '' }, looked: now };
    for (;;) {
      const tables = await this.#results.endedBehind(reckoned.after, AT_ONCE);
      for (const table of tables) count(reckoned.titles, table);
      reckoned.after = tables.at(-1) ?? reckoned.after;
      if (tables.length < AT_ONCE) break;
      await setImmediate();
    }
    reckoned.looked = now;
    // Somebody may have gone meanwhile.
    if (known === this.#reckoned) this.#reckoned = reckoned;
    return reckoned;
  }
}

function count(titles: Reckoned['titles'], { title, people }: EndedTable): void {
  if (people.length < 2) return;
  const ratings = titles.get(title) ?? new Map<string, Rating>();
  titles.set(title, ratings);
  const after = ratedAfter(
    people.map(({ person, rank }) => ({ rating: ratings.get(person) ?? NEWCOMER, rank })),
  );
  for (const [index, { person }] of people.entries()) ratings.set(person, after[index] ?? NEWCOMER);
}
