/** Events in English. */
import { ranked } from '@kursbuch/table';
import type { Catalogue } from '../../crayon/catalogue.ts';
import { lostBySeat } from '../../crayon/lost.ts';
import type { Names } from '../../crayon/types.ts';
import type { Figures } from '../../types.ts';

type EventSpeech = Pick<
  Catalogue,
  'causes' | 'events' | 'payments' | 'ran' | 'drew' | 'laidOpen' | 'discarded'
>;

export function eventsIn(names: Names & Figures): EventSpeech {
  const { nameOf, sum, steps, segments, place, inPlace, good, cityName, incidentName, list } = names;
  return {
    causes: {
      goal: 'the sum is reached, and the large cities are joined',
      agreement: 'the players have agreed to end it here',
    },
    ran({ seat, from, to, steps: count, how }, { title, state }) {
      const way = {
        there: `from ${place(title, from)} to ${place(title, to)}`,
        inside: `through ${place(title, from)}`,
        back: `from ${place(title, from)} and back`,
        on: `on ${inPlace(title, to)}`,
      };
      return `${nameOf(state, seat)} runs ${way[how]}, ${steps(count)}.`;
    },
    drew({ seat, from, to, cities, segments: count, cost }, { title, state }) {
      const joined = cities.filter((city) => !title.board.city(city)?.at.includes(to));
      const over = joined.length > 0 ? ` by way of ${list(joined.map((city) => cityName(title, city)))}` : '';
      const [start, end] = [place(title, from), place(title, to)];
      const way = start === end ? inPlace(title, to) : `from ${start} to ${end}`;
      return `${nameOf(state, seat)} draws ${segments(count)} ${way}${over} for ${sum(cost)}.`;
    },
    laidOpen: (cards, { title }) =>
      cards.length === 1
        ? `A new public order: ${names.cardName(title, cards[0] ?? '')}.`
        : `${cards.length} public orders are laid out.`,
    discarded: (seat, { state }) => `${nameOf(state, seat)} discards all orders and takes new ones.`,
    payments: {
      start: () => null,
      track: () => null,
      train: (from, _to, paid) => `${from} pays ${paid ?? 'the price'} for another train.`,
      fee: (from, to, paid) => `${from} pays ${to} ${paid ?? 'a fee'} for the use of track.`,
      order: () => null,
      tax: (from, _to, paid) =>
        paid === null
          ? `${from} pays the tax.`
          : paid === sum(0)
            ? `${from} has no tax to pay.`
            : `${from} pays ${paid} in tax.`,
      subsidy: (_from, to, paid) =>
        paid === null ? `${to} receives a subsidy.` : `${to} receives a subsidy of ${paid}.`,
      rate: (from, to, paid) =>
        from === '' ? null : `${from} pays ${to} ${paid ?? 'the sum'} for the use of track.`,
      offer: () => null,
      debt: () => null,
    },
    events: {
      ordersKept: ({ seat }, { state }) => `${nameOf(state, seat)} has chosen orders.`,
      startChosen: ({ seat, city }, { title, state }) =>
        `${nameOf(state, seat)} starts in ${cityName(title, city)}.`,
      starterNamed: ({ seat }, { state }) => `${nameOf(state, seat)} will begin.`,
      deckLaid: () => null,
      roundBegan: ({ round }) => ({ text: names.roundName(round), heading: 'round' }),
      turnBegan: ({ seat }, { state }) => ({ text: nameOf(state, seat), heading: 'turn' }),
      loaded: ({ seat, good: what, city, from }, { title, state }) =>
        from === 'lying'
          ? `${nameOf(state, seat)} loads the ${good(title, what)} that lay in ${cityName(title, city)}.`
          : `${nameOf(state, seat)} loads ${good(title, what)} in ${cityName(title, city)}.`,
      unloaded: ({ seat, good: what, city, due }, { title, state }) =>
        `${nameOf(state, seat)} leaves a load of ${good(title, what)} in ${cityName(title, city)}; it lies there until round ${due}.`,
      delivered: ({ seat, good: what, city, pays }, { title, state }) =>
        `${nameOf(state, seat)} delivers ${good(title, what)} in ${cityName(title, city)} for ${sum(pays)}.`,
      goodExpired: ({ city, good: what }, { title }) =>
        `The load of ${good(title, what)} left in ${cityName(title, city)} goes back to the supply.`,
      loadLost: ({ seat, good: what, cause }, { title, state }) =>
        cause === 'change'
          ? `${nameOf(state, seat)} has no room for ${good(title, what)} any more.`
          : `${nameOf(state, seat)} loses ${good(title, what)}.`,
      wealthTold: ({ seat, atLeast }, { state }) => `${nameOf(state, seat)} has at least ${sum(atLeast)}.`,
      segmentsLost: ({ edges }, { state }) =>
        `${segments(edges.length)} of track ${edges.length === 1 ? 'is' : 'are'} gone: ${list(
          lostBySeat(state, edges).map(([seat, count]) => `${nameOf(state, seat)} ${count}`),
        )}.`,
      trainChanged: ({ seat, train }, { title, state }) =>
        `${nameOf(state, seat)} has a ${names.trainName(title, train)} now.`,
      orderTaken: () => null,
      incidentDrawn: ({ seat, card }, { title, state }) =>
        `${nameOf(state, seat)} draws an event: ${incidentName(title, card)}. ${names.incidentText(title, card)}`,
      incidentBegan: ({ card }, { title }) => `${incidentName(title, card)}: for one round from now on.`,
      incidentOver: ({ card }, { title }) =>
        title.incidents.get(card)?.lasts ? `${incidentName(title, card)}: it is over.` : null,
      deckShuffled: ({ of }) =>
        of === 'discards' ? 'The discards are shuffled and are the new deck.' : null,
      offerMade: ({ offer: { from, to, terms } }, { title, state }) =>
        `${nameOf(state, from)} offers ${nameOf(state, to)}: ${names.termsName(title, state, terms)}.`,
      offerGone({ id, how }, { state }) {
        const offer = state.offers.find((one) => one.id === id);
        if (!offer || how === 'accepted' || how === 'replaced') return null;
        return how === 'declined'
          ? `${nameOf(state, offer.to)} declines what ${nameOf(state, offer.from)} offered.`
          : `${nameOf(state, offer.from)} takes an offer to ${nameOf(state, offer.to)} back.`;
      },
      rateAgreed: ({ rate }, { state }) => `Agreed: ${names.rateName(state, rate)}.`,
      supplyPromised: ({ promise: { carrier, to, good: what, city } }, { title, state }) =>
        `Agreed: ${nameOf(state, carrier)} will bring ${good(title, what)} to ${cityName(title, city)} for ${nameOf(state, to)}.`,
      promiseKept: ({ promise: { carrier, to, good: what, city } }, { title, state }) =>
        `${nameOf(state, carrier)} has brought ${good(title, what)} to ${cityName(title, city)} for ${nameOf(state, to)}.`,
      debtMade: ({ debt: { debtor, creditor, amount } }, { state }) =>
        `${nameOf(state, debtor)} owes ${nameOf(state, creditor)} ${sum(amount)}.`,
      debtPaid: ({ debt: { debtor, creditor, amount } }, { state }) =>
        `${nameOf(state, debtor)} pays ${nameOf(state, creditor)} back the ${sum(amount)} owed.`,
      gameEnded: ({ result }, { title, state }) =>
        `The game is over: ${names.causeOf(title, result.cause)}. ${list(
          ranked(result).map(({ seat, score }) => `${nameOf(state, seat)} ${sum(score)}`),
        )}.`,
    },
  };
}
