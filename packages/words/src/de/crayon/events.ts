/** Events in German. */
import { ranked } from '@kursbuch/table';
import type { Catalogue } from '../../crayon/catalogue.ts';
import { lostBySeat } from '../../crayon/lost.ts';
import type { Names } from '../../crayon/types.ts';
import type { Figures } from '../../types.ts';
import { fromPlace, toPlace } from './names.ts';

type EventSpeech = Pick<
  Catalogue,
  'causes' | 'events' | 'payments' | 'ran' | 'drew' | 'laidOpen' | 'discarded'
>;

export function eventsIn(names: Names & Figures): EventSpeech {
  const { nameOf, sum, steps, segments, place, inPlace, good, cityName, incidentName, list } = names;
  return {
    causes: {
      goal: 'Die Summe ist erreicht, und die Großstädte sind angeschlossen',
      agreement: 'Die Spieler haben sich auf das Ende geeinigt',
    },
    ran({ seat, from, to, steps: count, how }, { title, state }) {
      const way = {
        there: `${fromPlace(place(title, from))} ${toPlace(place(title, to))}`,
        inside: `durch ${place(title, from)}`,
        back: `${fromPlace(place(title, from))} weg und wieder zurück`,
        on: `${inPlace(title, to)} weiter`,
      };
      return `${nameOf(state, seat)} fährt ${way[how]}, ${steps(count)}.`;
    },
    drew(drawn, { title, state }) {
      const joined = drawn.cities.filter((city) => !title.board.city(city)?.at.includes(drawn.to));
      const over = joined.length > 0 ? ` über ${list(joined.map((city) => cityName(title, city)))}` : '';
      const [start, end] = [place(title, drawn.from), place(title, drawn.to)];
      const way =
        start === end ? `${inPlace(title, drawn.to)}${over}` : `${fromPlace(start)}${over} ${toPlace(end)}`;
      return `${nameOf(state, drawn.seat)} zeichnet ${segments(drawn.segments)} ${way} für ${sum(drawn.cost)}`;
    },
    laidOpen: (cards, { title }) =>
      cards.length === 1
        ? `Ein neuer offener Auftrag: ${names.cardName(title, cards[0] ?? '')}`
        : `${cards.length} offene Aufträge werden ausgelegt.`,
    discarded: (seat, { state }) => `${nameOf(state, seat)} legt alle Aufträge ab und nimmt neue.`,
    payments: {
      start: () => null,
      track: () => null,
      train: (payer, _to, paid) => `${payer} zahlt ${paid ?? 'den Preis'} für eine andere Lok.`,
      fee: (payer, owner, paid) => `${payer} zahlt ${paid ?? 'eine Gebühr'} an ${owner} für fremdes Gleis.`,
      order: () => null,
      tax: (payer, _to, paid) =>
        paid === null
          ? `${payer} zahlt die Steuer.`
          : paid === sum(0)
            ? `${payer} hat keine Steuer zu zahlen.`
            : `${payer} zahlt ${paid} Steuer.`,
      subsidy: (_from, owner, paid) =>
        paid === null ? `${owner} bekommt Fördermittel.` : `${owner} bekommt ${paid} Fördermittel.`,
      rate: (payer, owner, paid) =>
        payer === '' ? null : `${payer} zahlt ${paid ?? 'die Summe'} an ${owner} für fremdes Gleis.`,
      offer: () => null,
      debt: () => null,
    },
    events: {
      ordersKept: ({ seat }, { state }) => `${nameOf(state, seat)} hat Aufträge gewählt.`,
      startChosen: ({ seat, city }, { title, state }) =>
        `${nameOf(state, seat)} beginnt in ${cityName(title, city)}.`,
      starterNamed: ({ seat }, { state }) => `${nameOf(state, seat)} fängt an.`,
      deckLaid: () => null,
      roundBegan: ({ round }) => ({ text: names.roundName(round), heading: 'round' }),
      turnBegan: ({ seat }, { state }) => ({ text: nameOf(state, seat), heading: 'turn' }),
      loaded: ({ seat, good: what, city, from: source }, { title, state }) =>
        source === 'lying'
          ? `${nameOf(state, seat)} lädt in ${cityName(title, city)} die Ladung ${good(title, what)}, die dort lag.`
          : `${nameOf(state, seat)} lädt ${good(title, what)} in ${cityName(title, city)}.`,
      unloaded: ({ seat, good: what, city, due }, { title, state }) =>
        `${nameOf(state, seat)} lädt ${good(title, what)} in ${cityName(title, city)} aus; die Ladung bleibt dort bis Runde ${due}.`,
      delivered: ({ seat, good: what, city, pays }, { title, state }) =>
        `${nameOf(state, seat)} liefert ${good(title, what)} in ${cityName(title, city)} für ${sum(pays)} ab.`,
      goodExpired: ({ city, good: what }, { title }) =>
        `Die Ladung ${good(title, what)}, die in ${cityName(title, city)} lag, kommt in den Vorrat zurück.`,
      loadLost: ({ seat, good: what, cause }, { title, state }) =>
        cause === 'change'
          ? `${nameOf(state, seat)} hat für ${good(title, what)} keinen Platz mehr.`
          : `${nameOf(state, seat)} verliert ${good(title, what)}.`,
      wealthTold: ({ seat, atLeast }, { state }) => `${nameOf(state, seat)} hat mindestens ${sum(atLeast)}`,
      segmentsLost: ({ edges }, { state }) =>
        `${segments(edges.length)} Gleis ${edges.length === 1 ? 'ist' : 'sind'} weg: ${list(
          lostBySeat(state, edges).map(([seat, count]) => `${nameOf(state, seat)} ${count}`),
        )}.`,
      trainChanged: ({ seat, train }, { title, state }) =>
        `${nameOf(state, seat)} fährt jetzt mit einer ${names.trainName(title, train)}.`,
      orderTaken: () => null,
      incidentDrawn: ({ seat, card }, { title, state }) =>
        `${nameOf(state, seat)} zieht ein Ereignis: ${incidentName(title, card)}. ${names.incidentText(title, card)}`,
      incidentBegan: ({ card }, { title }) => `${incidentName(title, card)}: ab jetzt eine Runde lang.`,
      incidentOver: ({ card }, { title }) =>
        title.incidents.get(card)?.lasts ? `${incidentName(title, card)}: vorbei.` : null,
      deckShuffled: ({ of }) =>
        of === 'discards' ? 'Die abgelegten Karten werden gemischt und sind der neue Stapel.' : null,
      offerMade: ({ offer }, { title, state }) =>
        `${nameOf(state, offer.from)} bietet ${nameOf(state, offer.to)} an: ${names.termsName(title, state, offer.terms)}.`,
      offerGone({ id, how }, { state }) {
        const offer = state.offers.find((one) => one.id === id);
        if (!offer || how === 'accepted' || how === 'replaced') return null;
        return how === 'declined'
          ? `${nameOf(state, offer.to)} lehnt ab, was ${nameOf(state, offer.from)} angeboten hat.`
          : `${nameOf(state, offer.from)} nimmt ein Angebot an ${nameOf(state, offer.to)} zurück.`;
      },
      rateAgreed: ({ rate }, { state }) => `Abgemacht: ${names.rateName(state, rate)}.`,
      supplyPromised: ({ promise }, { title, state }) =>
        `Abgemacht: ${nameOf(state, promise.carrier)} bringt für ${nameOf(state, promise.to)} ${good(title, promise.good)} nach ${cityName(title, promise.city)}.`,
      promiseKept: ({ promise }, { title, state }) =>
        `${nameOf(state, promise.carrier)} hat für ${nameOf(state, promise.to)} ${good(title, promise.good)} nach ${cityName(title, promise.city)} gebracht.`,
      debtMade: ({ debt: { debtor, creditor, amount } }, { state }) =>
        `${nameOf(state, debtor)} schuldet ${nameOf(state, creditor)} ${sum(amount)}`,
      debtPaid: ({ debt: { debtor, creditor, amount } }, { state }) =>
        `${nameOf(state, debtor)} zahlt ${nameOf(state, creditor)} die geschuldeten ${sum(amount)} zurück.`,
      gameEnded: ({ result }, { title, state }) =>
        `Das Spiel ist aus: ${names.causeOf(title, result.cause)}. ${list(
          ranked(result).map(({ seat, score }) => `${nameOf(state, seat)} ${sum(score)}`),
        )}`,
    },
  };
}
