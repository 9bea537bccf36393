/** The habits of a random player at an 18xx table: it builds, trades a little, mostly pays out, and comes to an end. */
import type { Title } from '@kursbuch/eighteen';
import type { EighteenAction } from '@kursbuch/titles';
import type { Habits } from './random.ts';

const WEIGHTS: Readonly<Partial<Record<EighteenAction['type'], number>>> = {
  buyPrivate: 6,
  bid: 3,
  pass: 3,
  buyShare: 9,
  startCompany: 3,
  sellShares: 0.6,
  exchangePrivate: 1,
  // Deals are proposed seldom and declined mostly: otherwise a private would go round and round.
  requestPrivate: 0.3,
  offerPrivate: 0.15,
  accept: 1,
  decline: 2,
  layTile: 15,
  placeStation: 3,
  payOut: 7,
  withhold: 3,
  buyTrain: 6,
  // A loan lowers the price: who borrows whenever he may ruins every company before there is a map to speak of.
  takeLoan: 0.1,
  lowerPrice: 2,
};

export function eighteenHabits(title: Title): Habits<EighteenAction> {
  return {
    weight: (type) => WEIGHTS[type as EighteenAction['type']] ?? 1,
    taste(action) {
      switch (action.type) {
        case 'bid':
          // Without an end to it all money would lie on bids, and nobody could buy what is on offer.
          return action.amount > 2 * (title.privates.get(action.private)?.price ?? 0) ? 0 : 1;
        case 'buyTrain':
          return title.companies.has(action.from) ? 0.3 : 1;
        case 'sellShares':
          return 1 / action.count;
        case 'buyShare':
          return action.from === 'offer' ? 2 : 1;
        case 'runTrains':
          return action.runs.length > 0 ? 1 : 0.1;
        default:
          return 1;
      }
    },
  };
}
