/**
 * How strong somebody plays a title, and how sure that is, from tables of any size: each table is taken as a comparison of
 * every two who sat at it (Weng and Lin, 2011, Bradley–Terry with full pairs; `docs/server/ratings.md` says it in plain words).
 */

/** What a player is believed to be worth, and how far that may be off: one standard deviation. */
export interface Rating {
  readonly value: number;
  readonly deviation: number;
  /** How many games it comes from. */
  readonly games: number;
}

/** Nothing is known yet. */
export const NEWCOMER: Rating = { value: 1500, deviation: 350, games: 0 };

/** How much a single game says beside strength: two who differ by this much end in that order two times of three. */
const LUCK = NEWCOMER.deviation / 2;
/** Nobody stays as he was: so much is added before each game, and long known players can still change. */
const DRIFT = NEWCOMER.deviation / 100;
/** However surprising a game is, so much of the doubt stays. */
const LEAST_LEFT = 0.0001;

export interface Placed {
  readonly rating: Rating;
  /** 1: has won; equals share a rank. */
  readonly rank: number;
}

/** What everybody at a table is believed to be worth after it, in the same order. */
export function ratedAfter(table: readonly Placed[]): readonly Rating[] {
  const drifted = table.map(({ rating, rank }) => ({
    ...rating,
    rank,
    variance: rating.deviation ** 2 + DRIFT ** 2,
  }));
  return drifted.map((own, seat) => {
    let gain = 0;
    let learned = 0;
    for (const [other, opponent] of drifted.entries()) {
      if (other === seat) continue;
      const spread = Math.sqrt(own.variance + opponent.variance + 2 * LUCK ** 2);
      const expected = 1 / (1 + Math.exp((opponent.value - own.value) / spread));
      const came = own.rank < opponent.rank ? 1 : own.rank > opponent.rank ? 0 : 0.5;
      gain += (own.variance / spread) * (came - expected);
      learned += (Math.sqrt(own.variance) / spread) ** 3 * expected * (1 - expected);
    }
    return {
      value: own.value + gain,
      deviation: Math.sqrt(own.variance * Math.max(1 - learned, LEAST_LEFT)),
      games: own.games + 1,
    };
  });
}
