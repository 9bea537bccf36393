/**
 * The ratings of everybody, title by title, worked out from the results of games in the order in which they ended, and kept
 * nowhere: whoever is deleted, and a game that is taken away, no longer count when it is done again.
 */
import { setTimeout } from 'node:timers/promises';
import type { EndedTable, ResultStore } from '../store/results.ts';
import { NEWCOMER, type Rating, ratedAfter } from './rating.ts';

const MINUTE = 60_000;
/** What ended since is looked up so often at most, and everything is worked out anew. */
const LOOK_EVERY = MINUTE;
const ANEW_EVERY = 24 * 60 * MINUTE;
/** Where somebody is gone it is done sooner; not with everybody who goes: of very many games it takes a while. */
const SOONEST = 60 * MINUTE;
/** So many tables at once: others get their turns in between. */
const AT_ONCE = 500;
/** Whoever asks waits while so many times that are looked up, and is told what is known by then. */
const WAITED_FOR = 4;

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
  /** All who ask at once wait for the same work, or for the first of it. */
  #work: Promise<unknown> | null = null;
  #isSomebodyGone = false;

  constructor(results: Pick<ResultStore, 'endedBehind'>) {
    this.#results = results;
  }

  /** Of somebody, by title; nothing as long as nobody knows. */
  async of(person: string, now = Date.now()): Promise<ReadonlyMap<string, Rating>> {
    if (this.#isToBeLookedAt(now)) {
      this.#work ??= this.#begin(now);
      await this.#work;
    }
    const own = [...(this.#ranked?.titles ?? [])].flatMap(([title, people]) => {
      const rating = people.get(person);
      return rating ? [[title, rating] as const] : [];
    });
    return new Map(own);
  }

  /** Somebody is gone: everything is worked out anew before long. */
  forget(): void {
    this.#isSomebodyGone = true;
  }

  #isToBeLookedAt(now: number): boolean {
    return !this.#ranked || now - this.#ranked.looked >= LOOK_EVERY || this.#isOutdated(this.#ranked, now);
  }

  #isOutdated({ begun }: Ranked, now: number): boolean {
    return now - begun >= (this.#isSomebodyGone ? SOONEST : ANEW_EVERY);
  }

  /** Until it is done, or so much of it that nobody should wait for the rest. */
  #begin(now: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#rank(now, () => resolve(null))
        .then(resolve, reject)
        .finally(() => {
          this.#work = null;
        });
    });
  }

  async #rank(now: number, isLong: () => void): Promise<void> {
    const known = this.#ranked;
    const isAnew = !known || this.#isOutdated(known, now);
    if (isAnew) this.#isSomebodyGone = false;
    const ranked = isAnew
      ? { titles: new Map<string, OfTitle>(), begun: now, after: { ended: -1, game: '' }, looked: now }
      : known;
    for (let times = 1; ; times++) {
      const from = performance.now();
      const tables = await this.#results.endedBehind(ranked.after, AT_ONCE);
      for (const table of tables) count(ranked.titles, table);
      ranked.after = tables.at(-1) ?? ranked.after;
      if (tables.length < AT_ONCE) break;
      if (times === WAITED_FOR) isLong();
      // Others have as much of the time as this.
      await setTimeout(performance.now() - from, undefined, { ref: false });
    }
    ranked.looked = now;
    this.#ranked = ranked;
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
