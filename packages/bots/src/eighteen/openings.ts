/**
 * How Sharp begins: where several things are nearly as good as the best, the seed of the game decides, so that no two games
 * begin alike and nobody learns it by heart.
 */
import type { EighteenState } from '@kursbuch/eighteen';
import { type Asking, type Beginnings, best, type Decide } from './asking.ts';
import { type Bargain, type Preference, privateSaleBy } from './calmPrivates.ts';
import type { Taste } from './calmStock.ts';
import { stockTurnBy } from './steadyStock.ts';

/** What is worth so much of the best is nearly as good, */
const NEARLY = 0.85;
/** and of privates what promises so much of it: they are guesses. */
const NEARLY_PRIVATE = 0.5;

/** Any of those that are as good as the best, or nearly. */
function oneOf<T>(
  items: readonly T[],
  worth: (item: T) => number,
  { dice }: Pick<Asking, 'dice'>,
  isNear: (worth: number, best: number) => boolean,
): T | undefined {
  const found = best(items, worth);
  const good = items.filter((item) => found !== undefined && isNear(worth(item), worth(found)));
  return good.length > 1 ? dice.one(good) : found;
}

const partly = (part: number) => (worth: number, best: number) => worth >= part * best;
const within = (far: number) => (worth: number, best: number) => worth >= best - far;

/** Until a company that somebody began has had its turn. */
export const isOpening = ({ companies }: EighteenState): boolean =>
  Object.values(companies).every(({ operated, par }) => !operated || par === null);

/** What is known of beginnings at such a table. */
export const beginningsAt = ({ own, state }: Pick<Asking, 'own' | 'state'>): Beginnings | undefined =>
  isOpening(state) ? own.beginnings?.[state.players.length] : undefined;

const promising = ({ promises }: Bargain): number => promises;

/**
 * What is on sale, or the first bid for something else. Nobody is outbid while something is on sale: with everybody's money in
 * bids for the same private nobody could buy, and the sale would stand still for rounds.
 */
const anyBargain: Preference = (buys, bids, asking) => {
  const { title, state } = asking;
  const first = bids.filter(({ action }) => (state.bids[action.private] ?? []).length === 0);
  const all = [...buys, ...first];
  const known = beginningsAt(asking);
  if (!known?.privates) return oneOf(all, promising, asking, partly(NEARLY_PRIVATE));
  const { privates } = known;
  const worth = ({ action, price }: Bargain) =>
    (privates[action.private] ?? 0) - price + (title.privates.get(action.private)?.price ?? 0);
  return oneOf(all, worth, asking, within(known.within));
};

const anyHome: Taste = (items, worth, asking) => {
  const known = beginningsAt(asking);
  if (!known) return oneOf(items, worth, asking, partly(NEARLY));
  return oneOf(items, ({ company }) => known.companies[company] ?? 0, asking, within(known.within));
};

export const openings: Readonly<Record<string, Decide>> = {
  privateSale: privateSaleBy(anyBargain),
  stockTurn: stockTurnBy(anyHome),
};
