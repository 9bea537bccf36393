/** What happened, in German. */
import { cellOf, type Deal, type EighteenState, salePrice, type Title } from '@kursbuch/eighteen';
import { ranked } from '@kursbuch/table';
import type { Catalogue, Names } from '../../eighteen/catalogue.ts';
import { kindOf } from '../../eighteen/names.ts';
import { isNews } from '../../eighteen/tell.ts';
import { capital } from '../../figures.ts';
import { comingFrom, trainAsObject } from './names.ts';

export function eventsIn(names: Names): Pick<Catalogue, 'causes' | 'payouts' | 'shares' | 'events'> {
  const { aTrain, hexName, lies, money, nameOf, runName } = names;

  const causes: Catalogue['causes'] = {
    bank: 'die Bank ist gesprengt',
    bankruptcy: 'jemand ist bankrott',
    standstill: 'niemand kann mehr etwas tun',
    byHand: 'die Spieler haben es hier beendet, dies ist das aufgezeichnete Ergebnis',
    agreement: 'die Spieler haben sich auf das Ende geeinigt',
  };

  const payouts: Catalogue['payouts'] = {
    dividend: (_payer, company) => (company === undefined ? 'Dividende' : `Dividende von ${company}`),
    privates: () => 'Ertrag der Privatbahnen',
  };

  const dealText = (title: Title, state: EighteenState, deal: Deal): string => {
    const what = deal.item === 'private' ? deal.private : aTrain(kindOf(state, deal.train));
    return `${what} ${comingFrom(state, deal.seller)} an ${nameOf(state, deal.buyer)} für ${money(title, deal.price)}`;
  };

  const forPrice = (title: Title, price: number | undefined): string =>
    price === undefined ? '' : ` für ${money(title, price)}`;

  const shares: Catalogue['shares'] = ({ title, state }, { company, percent, director, from, to, price }) => {
    const what = director ? `die Direktoraktie von ${company}` : `${names.percent(percent)} von ${company}`;
    if (to === 'pool') return `${nameOf(state, from)} verkauft ${what}${forPrice(title, price)}.`;
    const source = director ? '' : ` ${comingFrom(state, from === company ? 'treasury' : from)}`;
    const verb = price === undefined ? 'erhält' : 'kauft';
    const who = nameOf(state, to);
    return `${to === 'offer' ? capital(who) : who} ${verb} ${what}${source}${forPrice(title, price)}.`;
  };

  const events: Catalogue['events'] = {
    paid({ from, to, amount, why }, { title, state }) {
      const [payer, payee, sum] = [nameOf(state, from), nameOf(state, to), money(title, amount)];
      switch (why) {
        case 'capital':
          return `${payee} erhält das Startkapital von ${sum}.`;
        case 'withheld':
          return `${payee} behält die Einnahmen von ${sum} ein.`;
        case 'help':
          return `${payer} legt ${sum} in die Kasse von ${payee}.`;
        case 'bankruptcy':
          return `${payer} gibt die letzten ${sum} ab.`;
        case 'sale':
          return `${payee} erhält ${sum} für den Verkauf.`;
        default:
          return `${from === 'bank' ? capital(payer) : payer} zahlt ${sum} an ${payee}.`;
      }
    },
    certificateMoved({ company, certificate, to }, scene) {
      const one = scene.state.certificates[company]?.find(({ id }) => id === certificate);
      if (!one || !isNews(one.holder, to)) return null;
      const { percent, director, holder: from } = one;
      return shares(scene, { company, percent, director, from, to, price: scene.price });
    },
    certificateTurned({ company, certificate, into }, { state }) {
      const one = state.certificates[company]?.find(({ id }) => id === certificate);
      if (!one) return null;
      const parts = into.map(({ percent, holder }) => `${names.percent(percent)} (${nameOf(state, holder)})`);
      return `Ein Papier über ${names.percent(one.percent)} von ${company} wird zu ${names.list(parts)}.`;
    },
    parSet: ({ company, par }, { title }) => `${company} startet mit Ausgabekurs ${money(title, par)}.`,
    floated: ({ company }) => `${company} nimmt den Betrieb auf.`,
    capitalPaid: () => null,
    markerMoved({ company, cell, why }, { title, state }) {
      if (why === 'par') return null;
      const before = cellOf(title.market, state, company)?.price ?? 0;
      const after = title.market.cells.get(cell)?.price ?? 0;
      const [old, now] = [money(title, before), money(title, after)];
      if (why === 'soldOut')
        return after > before
          ? `${company} ist ausverkauft und steigt von ${old} auf ${now}.`
          : `${company} ist ausverkauft: Der Kursmarker rückt auf, der Kurs bleibt bei ${now}.`;
      if (after === before) return `Der Kursmarker von ${company} rückt weiter, der Kurs bleibt bei ${now}.`;
      return `${company} ${after > before ? 'steigt' : 'fällt'} von ${old} auf ${now}.`;
    },
    directorChanged: ({ company, to }, { state }) =>
      to === null
        ? `${company} hat keine Direktion mehr.`
        : `${nameOf(state, to)} übernimmt die Direktion von ${company}.`,
    privateMoved({ private: one, to }, { title, state, price }) {
      const seller = state.privates[one]?.owner ?? 'bank';
      const from = seller === 'bank' ? '' : ` ${comingFrom(state, seller)}`;
      if (price === undefined) return `${nameOf(state, to)} bekommt ${one}${from} umsonst.`;
      return `${nameOf(state, to)} kauft ${one}${from} für ${money(title, price)}.`;
    },
    privateClosed: ({ private: one }) => `${one} wird geschlossen.`,
    privateUsed: ({ private: one }) => `Das Sonderrecht von ${one} ist verbraucht.`,
    bidPlaced: ({ private: one, seat, amount }, { title, state }) =>
      `${nameOf(state, seat)} bietet ${money(title, amount)} auf ${one}.`,
    bidDropped: ({ private: one, seat }, { state }) =>
      `${nameOf(state, seat)} steigt aus der Versteigerung von ${one} aus.`,
    bidsCleared: () => null,
    discounted({ private: one, by: step }, { title, state, by }) {
      if (by === undefined) return `Niemand will ${one}: Der Preis sinkt um ${money(title, step)}.`;
      const price = money(title, salePrice(title, state, one) - step);
      return { text: `${nameOf(state, by)} senkt den Preis von ${one} auf ${price}.`, seats: [by] };
    },
    passed: ({ seat, company }, { state }) => `${company ?? nameOf(state, seat)} passt.`,
    roundBegan: ({ round }) => ({ text: names.roundName(round), heading: 'round' }),
    turnBegan({ company }, { title, state }) {
      const speaker = title.operating.speaker(state, company);
      return {
        text: speaker === null ? company : `${company} (${nameOf(state, speaker)})`,
        heading: 'turn',
      };
    },
    priorityMoved: ({ to }, { state }) => `${nameOf(state, to)} hat das Erstkaufrecht.`,
    tileLaid({ company, hex, tile, rotation, cost }, { title, state }) {
      const verb = state.tiles[hex] ? 'ersetzt das Plättchen auf' : 'baut auf';
      const price = cost > 0 ? `, für ${money(title, cost)}` : '';
      return `${company} ${verb} ${hexName(title, hex)}: Plättchen ${tile}, ${lies(title, tile, rotation)}${price}.`;
    },
    stationPlaced: ({ company, hex, edge }, { title, price }) =>
      `${company} setzt einen Bahnhof ${edge ? 'neben' : 'in'} ${hexName(title, hex)}${forPrice(title, price)}.`,
    stationMoved({ company, hex, from, settled }, { title }) {
      if (settled) return `Der Bahnhof von ${company} neben ${hexName(title, hex)} rückt in die Stadt.`;
      return from === null
        ? `Der Heimatbahnhof von ${company} in ${hexName(title, hex)} hat seinen Platz.`
        : null;
    },
    trainsRun({ company, runs, revenue }, { title, state }) {
      if (runs.length === 0) return `${company} lässt keinen Zug fahren.`;
      const ways = runs.map((run) => runName(title, state, run));
      return `${company} fährt ${money(title, revenue)} ein (${ways.join('; ')}).`;
    },
    trainMoved({ train, to, why, kind: side }, { title, state, price }) {
      const one = state.trains.find(({ id }) => id === train);
      const holder = one?.holder ?? 'bank';
      const [what, owner] = [trainAsObject(side ?? one?.kind ?? train), nameOf(state, holder)];
      switch (why) {
        case 'bought':
          return `${nameOf(state, to)} kauft ${what} ${comingFrom(state, holder)}${forPrice(title, price)}.`;
        case 'exported':
          return `${capital(aTrain(side ?? one?.kind ?? train))} scheidet aus dem Spiel aus.`;
        case 'closed':
          return null;
        case 'scrapped':
          return holder === 'bank' || holder === 'pool' ? null : `${owner} verschrottet ${what}.`;
        case 'tradedIn':
          return `${owner} gibt ${what} in Zahlung.`;
        case 'added':
        case 'putAside':
          return `${capital(aTrain(one?.kind ?? train))} ${why === 'added' ? 'kommt ins Angebot' : 'wird beiseitegelegt'}.`;
        default:
          return `${owner} gibt ${what} ab.`;
      }
    },
    phaseBegan: ({ phase }) => `${names.phaseName(phase)} beginnt.`,
    loanTaken: () => null,
    companyClosed: ({ company }) => `${company} ist aus dem Spiel.`,
    companiesReplaced: ({ companies, into }) => `${into} tritt an die Stelle von ${names.list(companies)}.`,
    stationRemoved: ({ company, hex }, { title }) =>
      `Der Bahnhof von ${company} in ${hexName(title, hex)} verlässt den Plan.`,
    tileRemoved: () => null,
    trackAdded: ({ company, hex, cost }, { title }) =>
      `${company} baut in ${hexName(title, hex)} ein zusätzliches Gleis für ${money(title, cost)}.`,
    addedTrackRemoved: () => null,
    ownChanged: () => null,
    secretKept: () => null,
    bankBroke: () => 'Die Bank ist gesprengt: Das Spiel endet nach den Betriebsrunden dieser Folge.',
    wentBankrupt: ({ seat }, { state }) => `${nameOf(state, seat)} ist bankrott.`,
    offered: ({ deal }, { title, state }) => `Vorschlag: ${dealText(title, state, deal)}.`,
    answered: ({ deal, accepted }, { title, state }) =>
      `${accepted ? 'Angenommen' : 'Abgelehnt'}: ${dealText(title, state, deal)}.`,
    taskPushed: () => null,
    taskUpdated: () => null,
    taskPopped: () => null,
    gameEnded({ result }, { title, state }) {
      const ranking = ranked(result).map(
        ({ seat, score }) => `${nameOf(state, seat)} ${money(title, score)}`,
      );
      const cause = names.causeOf(title, result.cause);
      return `Das Spiel ist zu Ende, denn ${cause}: ${ranking.join(', ')}.`;
    },
  };

  return { causes, payouts, shares, events };
}
