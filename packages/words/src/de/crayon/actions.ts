/** Actions in German, as choices. */

import type { ActionWords } from '../../crayon/catalogue.ts';
import { costOf, endsOf, endsWhereItBegan, orderServed } from '../../crayon/choice.ts';
import type { Names } from '../../crayon/types.ts';
import type { Figures } from '../../types.ts';
import { priceOf, roundsOf, upToPlace, whose } from './names.ts';

export const actionsIn = (names: Names & Figures): ActionWords => {
  const { sum, steps, segments, place, good, cityName, nameOf } = names;
  return {
    keepOrders: ({ cards }, title) =>
      `behalten: ${cards.map((card) => names.cardName(title, card)).join(' | ')}`,
    chooseStart: ({ city }, title) => `in ${cityName(title, city)} beginnen`,
    discardHand: () => 'alle Aufträge ablegen und drei neue nehmen',
    move({ way }, title, state) {
      const to = way.at(-1) ?? 0;
      const where = endsWhereItBegan((at) => place(title, at), state, way)
        ? `${names.inPlace(title, to)} weiterfahren`
        : `fahren ${upToPlace(place(title, to))}`;
      return `${where}, ${steps(way.length)}`;
    },
    load: (action, title) => {
      const what = good(title, action.good);
      if (action.from === 'lying') return `die hier liegende Ladung ${what} laden`;
      return action.from === 'supply' ? `${what} aus dem Vorrat laden` : `${what} laden`;
    },
    unload: (action, title) => `${good(title, action.good)} hier ausladen`,
    deliver(action, title, state) {
      const served = orderServed(title, state, action);
      return `abliefern: ${served ? names.orderName(title, served) : good(title, action.good)}`;
    },
    endMovement: () => 'stehen bleiben',
    build(action, title, state) {
      const to = endsOf(title, action.segments).map((end) => upToPlace(place(title, end)));
      return `zeichnen ${names.list([...new Set(to)])}, ${segments(action.segments.length)}, ${sum(costOf(title, state, action.segments))}`;
    },
    changeTrain: ({ train }, title) => `Lok wechseln: ${names.trainName(title, train)}`,
    endTurn: () => 'den Zug beenden',
    giveUpLoad: (action, title) => `${good(title, action.good)} aufgeben`,
    proposeRate: ({ partner, side, kind, amount, rounds }, _title, state) =>
      side === 'owner'
        ? `${nameOf(state, partner)} ${roundsOf(rounds)} lang auf deinem Gleis fahren lassen, ${priceOf(sum, kind, amount)}`
        : `${nameOf(state, partner)} bitten, ${roundsOf(rounds)} lang auf ${whose(nameOf(state, partner))} Gleis fahren zu dürfen, ${priceOf(sum, kind, amount)}`,
    proposeSupply: (action, title, state) =>
      action.side === 'carrier'
        ? `${nameOf(state, action.partner)} anbieten, ${good(title, action.good)} nach ${cityName(title, action.city)} zu bringen`
        : `${nameOf(state, action.partner)} bitten, ${good(title, action.good)} nach ${cityName(title, action.city)} zu bringen`,
    acceptOffer: ({ offer }, title, state) => `annehmen: ${termsOf(names, title, state, offer)}`,
    declineOffer: ({ offer }, title, state) => `ablehnen: ${termsOf(names, title, state, offer)}`,
    withdrawOffer: ({ offer }, title, state) => `zurücknehmen: ${termsOf(names, title, state, offer)}`,
  };
};

const termsOf = (
  names: Names,
  title: Parameters<Names['termsName']>[0],
  state: Parameters<Names['termsName']>[1],
  id: number,
): string => {
  const offer = state.offers.find((one) => one.id === id);
  return offer ? names.termsName(title, state, offer.terms) : 'ein Angebot, das es nicht mehr gibt';
};
