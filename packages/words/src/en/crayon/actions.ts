/** Actions in English, as choices. */

import type { ActionWords } from '../../crayon/catalogue.ts';
import { costOf, endsOf, endsWhereItBegan, orderServed } from '../../crayon/choice.ts';
import type { Names } from '../../crayon/types.ts';
import type { Figures } from '../../types.ts';
import { priceOf, roundsOf } from './names.ts';

export const actionsIn = (names: Names & Figures): ActionWords => {
  const { sum, steps, segments, place, good, cityName, nameOf } = names;
  return {
    keepOrders: ({ cards }, title) => `keep ${cards.map((card) => names.cardName(title, card)).join(' | ')}`,
    chooseStart: ({ city }, title) => `start in ${cityName(title, city)}`,
    discardHand: () => 'discard all orders and take three new ones',
    move({ way }, title, state) {
      const to = way.at(-1) ?? 0;
      const where = endsWhereItBegan((at) => place(title, at), state, way)
        ? `on ${names.inPlace(title, to)}`
        : `to ${place(title, to)}`;
      return `run ${where}, ${steps(way.length)}`;
    },
    load: (action, title) => {
      const what = good(title, action.good);
      if (action.from === 'lying') return `load the ${what} lying here`;
      return action.from === 'supply' ? `load ${what} from the supply` : `load ${what}`;
    },
    unload: (action, title) => `leave ${good(title, action.good)} here`,
    deliver(action, title, state) {
      const served = orderServed(title, state, action);
      return `deliver ${served ? names.orderName(title, served) : good(title, action.good)}`;
    },
    endMovement: () => 'stay here',
    build(action, title, state) {
      const to = endsOf(title, action.segments).map((end) => `to ${place(title, end)}`);
      return `draw ${names.list([...new Set(to)])}, ${segments(action.segments.length)}, ${sum(costOf(title, state, action.segments))}`;
    },
    changeTrain: ({ train }, title) => `change to a ${names.trainName(title, train)}`,
    endTurn: () => 'end the turn',
    giveUpLoad: (action, title) => `give up ${good(title, action.good)}`,
    proposeRate: ({ partner, side, kind, amount, rounds }, _title, state) =>
      side === 'owner'
        ? `let ${nameOf(state, partner)} run on your track for ${roundsOf(rounds)}, ${priceOf(sum, kind, amount)}`
        : `ask ${nameOf(state, partner)} for the use of ${nameOf(state, partner)}’s track for ${roundsOf(rounds)}, ${priceOf(sum, kind, amount)}`,
    proposeSupply: (action, title, state) =>
      action.side === 'carrier'
        ? `offer ${nameOf(state, action.partner)} to bring ${good(title, action.good)} to ${cityName(title, action.city)}`
        : `ask ${nameOf(state, action.partner)} to bring ${good(title, action.good)} to ${cityName(title, action.city)}`,
    acceptOffer: ({ offer }, title, state) => `accept: ${termsOf(names, title, state, offer)}`,
    declineOffer: ({ offer }, title, state) => `decline: ${termsOf(names, title, state, offer)}`,
    withdrawOffer: ({ offer }, title, state) => `take back: ${termsOf(names, title, state, offer)}`,
  };
};

const termsOf = (
  names: Names,
  title: Parameters<Names['termsName']>[0],
  state: Parameters<Names['termsName']>[1],
  id: number,
): string => {
  const offer = state.offers.find((one) => one.id === id);
  return offer ? names.termsName(title, state, offer.terms) : 'an offer that is gone';
};
