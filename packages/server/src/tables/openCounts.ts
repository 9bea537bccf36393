/**
 * How many tables each filter would leave, with the other filters as they are: nobody is led to an empty list unawares. What
 * is counted is remembered for a moment, as everybody in the lobby asks for it.
 */
import type { CountedKind, Filter, GameStore } from '../store/games.ts';

/** Milliseconds until tables of other nodes are seen; those of this one are at once. */
const KEPT = 4000;

export type Counts = {
  readonly [F in keyof Required<Filter>]: Readonly<Record<string, number>>;
};

export class OpenCounts {
  readonly #games: Pick<GameStore, 'countOpen'>;
  #counted: Promise<readonly CountedKind[]> | undefined;
  #until = 0;

  constructor(games: Pick<GameStore, 'countOpen'>) {
    this.#games = games;
  }

  /** A table has changed at this node. */
  changed(): void {
    this.#counted = undefined;
  }

  /** Without the tables at which somebody sits already. */
  async of(filter: Filter, person: string | undefined, now = Date.now()): Promise<Counts> {
    if (!this.#counted || now >= this.#until) {
      const counted = this.#games.countOpen();
      this.#counted = counted;
      this.#until = now + KEPT;
      counted.catch(() => {
        if (this.#counted === counted) this.#counted = undefined;
      });
    }
    const [all, own] = await Promise.all([
      this.#counted,
      person === undefined ? [] : this.#games.countOpen(person),
    ]);
    return countsOf([...all, ...own.map((kind) => ({ ...kind, count: -kind.count }))], filter);
  }
}

const valuesOf = ({ title, pace, language, wanted }: CountedKind) => ({
  title,
  pace,
  language,
  wanted: wanted ?? 'anybody',
});

const FILTERS = ['title', 'pace', 'language', 'wanted'] as const;

function countsOf(kinds: readonly CountedKind[], filter: Filter): Counts {
  const countsBy = (by: keyof Filter): Readonly<Record<string, number>> => {
    const counts = new Map<string, number>();
    for (const kind of kinds) {
      const values = valuesOf(kind);
      const value = values[by];
      const isLeft = FILTERS.every(
        (other) => other === by || filter[other] === undefined || filter[other] === values[other],
      );
      if (isLeft && value !== null) counts.set(value, (counts.get(value) ?? 0) + kind.count);
    }
    // What was counted a moment ago may be less than what is known now.
    return Object.fromEntries([...counts].filter(([, count]) => count > 0));
  };
  return {
    title: countsBy('title'),
    pace: countsBy('pace'),
    language: countsBy('language'),
    wanted: countsBy('wanted'),
  };
}
