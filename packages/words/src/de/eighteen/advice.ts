/** Rat auf Deutsch. */

import type { KitAdviceText } from '../../eighteen/advice/types.ts';
import { number } from '../numbers.ts';

/** „in etwa zwei Runden“. */
const soon = (rounds: number): string => {
  const whole = Math.round(rounds);
  return whole < 1
    ? 'noch in dieser Runde'
    : whole === 1
      ? 'in etwa einer Runde'
      : `in etwa ${number(whole)} Runden`;
};

/** „3er-Züge“, „Diesel“. */
const plural = (train: string): string => train.replace(/Zug$/, 'Züge');

const signed = (amount: number, money: string): string => (amount < 0 ? money : `+${money}`);

export const advice: KitAdviceText = {
  worth: {
    end: (worth, { money }) => `${signed(worth, money(worth))} bis zum Ende`,
    round: (worth, { money }) => `${signed(worth, money(worth))} je Runde`,
    now: (worth, { money }) => signed(worth, money(worth)),
    coin: (worth, { money }) => `${worth.toFixed(1).replace('.', ',')} zurück je ${money(1)}`,
  },
  reasons: {
    // Privatbahnen
    privateWorth: ({ private: one, price, worth }, { money }) =>
      `${one} kostet ${money(price)} und dürfte etwa ${money(worth)} bringen.`,
    privateSells: ({ most, phase }, { money }) =>
      `Ab Phase ${phase} darf eine Gesellschaft sie dir für bis zu ${money(most)} abkaufen.`,
    privateTooExpensive: ({ private: one, price, worth }, { money }) =>
      `${money(price)} ist mehr, als ${one} bringen dürfte (etwa ${money(worth)}).`,
    bidTooHigh: ({ private: one, price, most }, { money }) =>
      `${money(price)} ist mehr, als du für ${one} bieten solltest (${money(most)}).`,
    keepMoney: ({ amount, cash, private: one, price }, { money }) =>
      amount <= 0
        ? 'In Aktien bringt das Geld mehr.'
        : cash >= amount
          ? `${one} für ${money(price)} ließe dir ${money(cash - price)}, weniger als die ${money(amount)} für die Papiere, die eine Gesellschaft in Betrieb bringen.`
          : `Du hast nur ${money(cash)} frei, weniger als die ${money(amount)} für die Papiere, die eine Gesellschaft in Betrieb bringen: Gib davon nichts für Privatbahnen aus.`,
    noPrivateInReach: ({ cash }, { money }) =>
      `Mit ${money(cash)} kannst du nichts bezahlen, was zu haben ist.`,
    leadsBid: ({ private: one, bid }, { money }) =>
      `Dein Gebot von ${money(bid)} für ${one} ist das höchste.`,
    enoughBids: ({ count }) =>
      `Du hast ${count === 1 ? 'ein Gebot' : `${number(count)} Gebote`} offen, und das genügt.`,
    cheapestPrivate: ({ private: one, price }, { money }) =>
      `Etwas muss gekauft werden, und ${one} ist am billigsten (${money(price)}).`,
    privateToCompany: ({ company, private: one, price, face }, { money }) =>
      `${company} darf dir ${money(price)} für ${one} zahlen (aufgedruckt sind ${money(face)}) und kann das Geld entbehren.`,
    privateCloses: ({ private: one }) =>
      `${one} wird bald geschlossen; die Aktie, gegen die sie getauscht wird, bleibt.`,

    // Aktien
    shareBrings: ({ company, price, brings, rounds }, { money }) =>
      `Eine Aktie von ${company} kostet ${money(price)} und dürfte bis zum Ende (noch etwa ${number(Math.round(rounds))} ${Math.round(rounds) === 1 ? 'Runde' : 'Runden'}) ${money(brings)} bringen.`,
    shareEarns: ({ company, price, pays }, { money }) =>
      pays > 0
        ? `Eine Aktie von ${company} kostet ${money(price)} und zahlt ${money(pays)} je Runde.`
        : `${company} ist neu: Wer für ${money(price)} eine Aktie kauft, ist von der ersten Fahrt an dabei.`,
    ownCompany: ({ company }) => `Du leitest ${company}: Was aus ihr wird, hast du in der Hand.`,
    crash: ({ company, price, brings }, { money }) =>
      `Eine Aktie von ${company} bringt jetzt ${money(price)}; behalten brächte sie nur noch etwa ${money(brings)}.`,
    deadCompany: ({ company }) => `${company} hat keinen Zug und kein Geld für einen: Der Kurs wird fallen.`,
    roomForShare: ({ company, better, more }, { money }) =>
      `Mehr Aktien darfst du nicht halten: ${better} statt ${company} bringt etwa ${money(more)} mehr.`,
    roomForCompany: ({ company, begins }) =>
      `Für die Aktien von ${begins} brauchst du Platz, und ${company} bringt am wenigsten.`,
    leastMissed: ({ company, brings }, { money }) =>
      `Geld wird gebraucht: ${company} bringt ${money(brings)} und fehlt am wenigsten.`,
    noShare: ({ best }, { money }) =>
      best
        ? `Keine Aktie verspricht genug: Die beste, ${best.company}, kostet ${money(best.price)} und dürfte bis zum Ende etwa ${money(best.brings)} bringen.`
        : 'Keine Aktie verspricht genug für ihren Preis.',
    boughtAlready: () => 'In diesem Spielzug hast du schon gekauft, und mehr als einen Kauf hat er nicht.',
    noMoney: ({ cash, price }, { money }) =>
      `Du hast ${money(cash)}; die billigste Aktie kostet ${money(price)}.`,
    enoughPapers: ({ limit }) => `Mehr als ${number(limit)} Papiere darfst du nicht halten.`,
    noShareOnSale: () => 'Es gibt keine Aktie, die du jetzt kaufen könntest.',
    floatsAlone: ({ company, par, cost }, { money }) =>
      `Mit einem Ausgabekurs von ${money(par)} bringst du ${company} allein in Betrieb, für ${money(cost)}.`,
    lowestPar: ({ company, par }, { money }) =>
      `Mit dem niedrigsten Ausgabekurs, ${money(par)}, geht ${company} am leichtesten in Betrieb.`,
    floatsSoon: ({ company, papers, cost }, { money }) =>
      `Mit ${papers === 1 ? 'einer Aktie' : `${number(papers)} Aktien`} mehr geht ${company} in Betrieb, für ${money(cost)}.`,
    runWaits: ({ company, revenue }, { money }) =>
      `Am Heimatbahnhof von ${company} wartet eine Fahrt für ${money(revenue)}.`,
    goodHome: ({ company }) => `Um den Heimatbahnhof von ${company} liegen gute Städte.`,

    // die Karte
    runGrows: ({ company, from, to }, { money }) =>
      from > 0
        ? `Die Fahrt von ${company} wächst von ${money(from)} auf ${money(to)}.`
        : `${company} verdient sofort ${money(to)}.`,
    nextRunGrows: ({ company, train, from, to }, { money, train: name }) =>
      from > 0
        ? `Sobald ${company} einen ${name(train)} kauft, verdient sie mit diesem Plättchen ${money(to)} statt ${money(from)}.`
        : `Sobald ${company} einen ${name(train)} kauft, verdient sie mit diesem Plättchen ${money(to)}.`,
    stopsNearer: ({ company, hex }, { place }) =>
      `Von ${place(hex)} führt das Gleis von ${company} weiter zu Orten, die sie noch nicht erreicht.`,
    laidAhead: ({ company, hex }, { place }) =>
      `Noch kommt das Gleis von ${company} nicht nach ${place(hex)}; das Plättchen liegt dort schon, wenn es so weit ist.`,
    ground: ({ cost }, { money }) => `Das Gelände kostet ${money(cost)}; das ist mitgerechnet.`,
    noTile: ({ company }) => `Kein Plättchen bringt ${company} mehr, als es kostet.`,
    noTileToLay: ({ company }) => `Es gibt kein Plättchen, das ${company} legen könnte.`,
    tileOrTrain: ({ company, price, treasury }, { money }) =>
      treasury < price
        ? `${company} hat ${money(treasury)} und braucht ${money(price)} für einen Zug; kein Plättchen, das nichts kostet, bringt etwas.`
        : `${company} hat ${money(treasury)} und hält davon ${money(price)} für einen Zug zurück; kein Plättchen, das sie daneben bezahlen kann, bringt etwas.`,
    stationOrTrain: ({ company, price, treasury }, { money }) =>
      `${company} hat ${money(treasury)} und braucht ${money(price)} für einen Zug: Ein Bahnhof muss warten.`,
    stationEarns: ({ company, hex, more, cost }, { money, place }) =>
      `Ein Bahnhof in ${place(hex)} bringt ${company} ${money(more)} mehr je Runde, für ${money(cost)}.`,
    stationForTrain: ({ company, hex, train, more, cost }, { money, place, train: name }) =>
      `Sobald ${company} einen ${name(train)} kauft, bringt ihr ein Bahnhof in ${place(hex)} ${money(more)} mehr je Runde, für ${money(cost)}.`,
    stationKeepsWay: ({ company, rival, hex, loses, cost }, { money, place }) =>
      `${rival} könnte ${place(hex)} mit einem Bahnhof sperren, und ${company} verdiente ${money(loses)} weniger je Runde. Ein eigener kostet ${money(cost)}.`,
    noStation: ({ company, more, cost }, { money }) =>
      more > 0
        ? `Der beste Bahnhof brächte ${company} nur ${money(more)} je Runde für ${money(cost)}.`
        : `Kein Bahnhof würde die Fahrten von ${company} länger machen.`,
    homeEarns: ({ company, hex, revenue }, { money, place }) =>
      revenue > 0
        ? `Von hier in ${place(hex)} fährt ${company} für ${money(revenue)}.`
        : `Hier in ${place(hex)} steht ${company} nicht schlechter als anderswo.`,
    bestRuns: ({ company, revenue }, { money }) =>
      `Bessere Fahrten gibt es nicht: ${company} verdient ${money(revenue)}.`,

    // Züge
    trainRush: ({ company, sold, rounds, next, lacks }, { money, train }) =>
      `Die ${plural(train(sold))} sind ${soon(rounds)} weg; ${
        lacks > 0
          ? `für einen ${train(next)} fehlen ${company} ${money(lacks)}.`
          : `für einen ${train(next)} hat ${company} das Geld.`
      }`,
    trainsGo: ({ company, trains, next, rounds }, { train }) =>
      `Der erste ${train(next)} kommt ${soon(rounds)} und nimmt ${company} ${trains.length === 1 ? `ihren ${train(trains[0] ?? '')}` : 'alle Züge'}.`,
    trainEarns: ({ company, train: kind, price, more }, { money, train }) =>
      `Ein ${train(kind)} für ${money(price)} bringt ${company} ${money(more)} mehr je Runde.`,
    scrapsOthers: ({ train: kind, companies }, { train, list }) =>
      `Der erste ${train(kind)} verschrottet Züge von ${list(companies)}.`,
    firstTrain: ({ company }) => `${company} hat keinen Zug und kann nicht fahren.`,
    mustOwnTrain: ({ company, train: kind, price, help, isCheapest }, { money, train }) =>
      help > 0
        ? `${company} muss einen Zug haben: Ein ${train(kind)} für ${money(price)} kostet dich ${money(help)}.`
        : isCheapest
          ? `${company} muss einen Zug haben, und ein ${train(kind)} für ${money(price)} ist der billigste, der genügt.`
          : `${company} muss einen Zug haben: Ein ${train(kind)} für ${money(price)} ist der beste, der zu haben ist.`,
    fallsWithPurchase: ({ company }) =>
      `${company} muss einen Zug kaufen, und was das kostet, nimmt ${company} aus dem Spiel.`,
    idleMoney: ({ company, treasury }, { money }) =>
      `In der Kasse von ${company} liegen ${money(treasury)} und tun nichts.`,
    noTrain: ({ company }) => `Kein Zug bringt ${company}, was er kostet.`,
    enoughTrains: ({ company, count }) =>
      `${company} hat ${count === 1 ? 'einen Zug' : `${number(count)} Züge`} und darf nicht mehr haben.`,
    noTrainMoney: ({ company, treasury, price }, { money }) =>
      `${company} hat ${money(treasury)}; der billigste Zug, der genügt, kostet ${money(price)}.`,
    noTrainOnSale: ({ company }) => `Es gibt keinen Zug zu kaufen, den ${company} brauchen könnte.`,
    trainMissedLeast: ({ company, train: kind, revenue }, { money, train }) =>
      `Ohne diesen ${train(kind)} verdient ${company} immer noch ${money(revenue)}.`,
    spareTrain: ({ company, train: kind, from }, { train }) =>
      `${from} kann den ${train(kind)} entbehren, und bei ${company} verdient er mehr.`,

    sisterTrain: ({ train: kind, from, price }, { train, money }) =>
      `${from} gehört auch dir und gibt ihren ${train(kind)} für ${money(price)} ab.`,

    // die Einnahmen
    payOut: ({ company, yours, from, to }, { money }) =>
      to > from
        ? `Auszahlen bringt dir ${money(yours)}, und der Kurs von ${company} steigt von ${money(from)} auf ${money(to)}.`
        : `Auszahlen bringt dir ${money(yours)}, und der Kurs von ${company} fällt nicht.`,
    keepForTrain: ({ company, train: kind, price, treasury }, { money, train }) =>
      `Die Einnahmen helfen ${company} zu einem ${train(kind)}: Er kostet ${money(price)}, und da sind ${money(treasury)}.`,

    // alles andere
    standsBetter: ({ by }, { money }) => `Am Ende dürftest du etwa ${money(by)} besser stehen.`,
    playedOn: ({ rounds }) => `Im Kopf ${number(rounds)} Runden weitergespielt, kam das am besten heraus.`,
    goodDeal: ({ price, fair }, { money }) =>
      `${money(price)} ist ein guter Preis: ${money(fair)} wären angemessen.`,
    tooLittle: ({ price, fair }, { money }) =>
      `${money(price)} ist zu wenig: Es sollten mindestens ${money(fair)} sein.`,
    tooMuch: ({ price, fair }, { money }) =>
      `${money(price)} ist zu viel: Es sollten höchstens ${money(fair)} sein.`,
    lastTrain: ({ company }) => `${company} hätte dann keinen Zug mehr.`,
    nothingBetter: () => 'Nichts von dem, was geht, verspricht mehr als Warten.',
    anyOfThem: () => 'Eines davon muss es sein, und keines sieht besser aus.',
  },
};
