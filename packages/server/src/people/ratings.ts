/**
 * The ratings of everybody, title by title, worked out from the results of games in the order in which they ended, and kept
 * nowhere: whoever is deleted, and a game that is taken away, no longer count when it is done again.
 */
import { setImmediate } from 'node:timers/promises';
import type { EndedTable, ResultStore } from '../store/results.ts';
import { NEWCOMER, type Rating, ratedAfter } from './rating.ts';

const MINUTE = 60_000;
/** What ended since is looked up so often at most, and everything is worked out anew. */
const LOOK_EVERY = MINUTE;
const ANEW_EVERY = 24 * 60 * MINUTE;
/** So many tables at once: others get their turns in between. */
const AT_ONCE = 500;

type OfTitle = Map<string, Rating>;

interface Ranked {
  readonly titles: Map<string, OfTitle>;
  readonly begun: number;
  /** The last table that was counted. */
  after: { readonly ended: number; readonly game: string };
  looked: number;
}

export class Ratings {
  readonly #results: Pick<ResultStore, 'endedBehind'>;
  #ranked: Ranked | null = null;
  #work: Promise<Ranked> | null = null;

  constructor(results: Pick<ResultStore, 'endedBehind'>) {
    this.#results = results;
  }

  /** Of somebody, by title. */
  async of(person: string, now = Date.now()): Promise<ReadonlyMap<string, Rating>> {
    const known = this.#ranked;
    const isFresh = known && now - known.looked < LOOK_EVERY;
    // All who ask at once wait for the same work.
    if (!isFresh) this.#work ??= this.#rank(now).finally(() => (this.#work = null));
    const { titles } = isFresh ? known : await (this.#work as Promise<Ranked>);
    const own = [...titles].flatMap(([title, people]) => {
      const rating = people.get(person);
      return rating ? [[title, rating] as const] : [];
    });
    return new Map(own);
  }

  /** Somebody is gone: whoever asks next has everything worked out anew. */
  forget(): void {
    this.#ranked = null;
  }

  async #rank(now: number): Promise<Ranked> {
    const known = this.#ranked;
    const ranked =
      known && now - known.begun < ANEW_EVERY
        ? known
        : { titles: new Map<string, OfTitle>(), begun: now, after: { ended: -1, game: '' }, looked: now };
    for (;;) {
      const tables = await this.#results.endedBehind(ranked.after, AT_ONCE);
      for (const table of tables) count(ranked.titles, table);
      ranked.after = tables.at(-1) ?? ranked.after;
      if (tables.length < AT_ONCE) break;
      await setImmediate();
    }
    ranked.looked = now;
    // Somebody may have gone meanwhile.
    if (known === this.#ranked) this.#ranked = ranked;
    return ranked;
  }
}

function count(titles: Ranked['titles'], { title, people }: EndedTable): void {
  if (people.length < 2) return;
  const ratings = titles.get(title) ?? new Map<string, Rating>();
  titles.set(title, ratings);
  const after = ratedAfter(
    people.map(({ person, rank }) => ({ rating: ratings.get(person) ?? NEWCOMER, rank })),
  );
  for (const [index, { person }] of people.entries()) ratings.set(person, after[index] ?? NEWCOMER);
}
