/**
 * How Sharp begins: where several things are nearly as good as the best, the seed of the game decides, so that no two games
 * begin alike and nobody learns it by heart.
 */
import type { EighteenState, PrivateId } from '@kursbuch/eighteen';
import { type Asking, type Beginnings, best, type Decide } from './asking.ts';
import {
  type Bargain,
  biddingBy,
  privateSaleBy,
  spareFor,
  uncontested,
  usualValuing,
  type Valuing,
} from './calmPrivates.ts';
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

/** What a private came to beyond its price, where that is known. */
const gainOf = (asking: Asking, one: PrivateId): number | undefined => beginningsAt(asking)?.privates?.[one];

const priceOf = ({ title }: Asking, one: PrivateId): number => title.privates.get(one)?.price ?? 0;

/** Of what a private brings beyond its price so much is paid for it where others want it too. */
const SHARED = 0.5;

/** By what privates came to, where that is known. */
const valuing: Valuing = {
  value(asking, one) {
    const usual = usualValuing.value(asking, one);
    const gain = gainOf(asking, one);
    // What nobody takes would let the sale stand still: what came to least is taken last.
    return gain === undefined ? usual : Math.max(usual, priceOf(asking, one) + gain);
  },

  limit(asking, one) {
    const usual = usualValuing.limit(asking, one);
    const gain = gainOf(asking, one);
    if (gain === undefined) return usual;
    const committed = asking.state.bids[one]?.findLast(({ seat }) => seat === asking.seat)?.amount ?? 0;
    const most = Math.min(priceOf(asking, one) + SHARED * gain, spareFor(asking, one) + committed);
    return Math.max(usual, most);
  },

  /**
   * What is on sale, or the first bid for something else. Nobody is outbid while something is on sale: with everybody's money
   * in bids for the same private nobody could buy, and the sale would stand still for rounds.
   */
  prefer(buys, bids, asking) {
    const all = uncontested(buys, bids, asking);
    const known = beginningsAt(asking);
    if (!known?.privates) return oneOf(all, promising, asking, partly(NEARLY_PRIVATE));
    const worth = ({ action: { private: one }, price }: Bargain) =>
      (gainOf(asking, one) ?? 0) + priceOf(asking, one) - price;
    return oneOf(all, worth, asking, within(known.within));
  },
};

const anyHome: Taste = (items, worth, asking) => {
  const known = beginningsAt(asking);
  if (!known) return oneOf(items, worth, asking, partly(NEARLY));
  return oneOf(items, ({ company }) => known.companies[company] ?? 0, asking, within(known.within));
};

export const openings: Readonly<Record<string, Decide>> = {
  privateSale: privateSaleBy(valuing),
  bidding: biddingBy(valuing),
  stockTurn: stockTurnBy(anyHome),
};
