/**
 * How Sharp begins: where several things are nearly as good as the best, the seed of the game decides, so that no two games
 * begin alike and nobody learns it by heart.
 */
import { type Asking, best, type Decide } from './asking.ts';
import { type Bargain, type Preference, privateSaleBy } from './calmPrivates.ts';
import { stockTurnBy } from './steadyStock.ts';

/** What is worth so much of the best is nearly as good, */
const NEARLY = 0.85;
/** and of privates what promises so much of it: they are guesses. */
const NEARLY_PRIVATE = 0.5;

/** Any of those that are nearly as good as the best. */
function oneOf<T>(
  items: readonly T[],
  worth: (item: T) => number,
  { dice }: Pick<Asking, 'dice'>,
  nearly = NEARLY,
): T | undefined {
  const found = best(items, worth);
  const good = items.filter((item) => found !== undefined && worth(item) >= nearly * worth(found));
  return good.length > 1 ? dice.one(good) : found;
}

const promising = ({ promises }: Bargain): number => promises;

/**
 * What is on sale, or the first bid for something else. Nobody is outbid while something is on sale: with everybody's money in
 * bids for the same private nobody could buy, and the sale would stand still for rounds.
 */
const anyBargain: Preference = (buys, bids, asking) => {
  const first = bids.filter(({ action }) => (asking.state.bids[action.private] ?? []).length === 0);
  return oneOf([...buys, ...first], promising, asking, NEARLY_PRIVATE);
};

export const openings: Readonly<Record<string, Decide>> = {
  privateSale: privateSaleBy(anyBargain),
  stockTurn: stockTurnBy(oneOf),
};
