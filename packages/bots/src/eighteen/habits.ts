/** The habits of a random player at an 18xx table: it builds, trades a little, mostly pays out, and comes to an end. */
import type { EighteenAction, LoadedEighteen } from '@kursbuch/eighteen';
import type { Habits } from '../random.ts';

/** By the name of an action of the kit; titles say what they like of their own. */
const WEIGHTS: Readonly<Record<string, number>> = {
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
};

/**
 * At a table of more companies the trains of all others would be asked for in every turn; new ones are bought all the more,
 * or no game would see its last phases.
 */
const MANY_COMPANIES = 10;

export async function eighteenHabits({
  title,
  player,
}: Pick<LoadedEighteen, 'title' | 'player'>): Promise<Habits<EighteenAction>> {
  const weights = { ...WEIGHTS, ...(await player?.())?.judgement.likes };
  const isCrowded = title.companies.size > MANY_COMPANIES;
  /** A train of another company. */
  const isDeal = (action: EighteenAction) => action.type === 'buyTrain' && title.companies.has(action.from);
  return {
    weight: (type) => weights[type] ?? 1,
    taste(action) {
      switch (action.type) {
        case 'bid':
          // Without an end to it all money would lie on bids, and nobody could buy what is on offer.
          return action.amount > 2 * (title.privates.get(action.private)?.price ?? 0) ? 0 : 1;
        case 'buyTrain':
          return isDeal(action) ? (isCrowded ? 0.02 : 0.3) : 1;
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
    interest(choices) {
      if (!isCrowded || choices.some((choice) => choice.type === 'many' || choice.action.type !== 'buyTrain'))
        return 1;
      return choices.every((choice) => choice.type !== 'many' && isDeal(choice.action)) ? 0.1 : 3;
    },
  };
}
