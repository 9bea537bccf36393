/** What only 1848 says, in German. What the privates do: docs/rules/1848.md, chapter V. */
import { cashOf, isBegun, salePrice } from '@kursbuch/eighteen';
import type { Names, WordsFor } from '@kursbuch/words/eighteen';
import type { Vocabulary1848 } from '../vocabulary.ts';

export const speech = ({ either, money }: Names): WordsFor<Vocabulary1848> => ({
  reasons: {
    // what every game says, as it is in this one
    notOnOffer: '{private} gehört schon jemandem.',
    debtFirst: 'Du hast Schulden: Verkaufe zuerst.',
    keepsOffice: 'Ein Verkauf für eine Schuld darf keine Direktion ändern: Die von {company} bleibt bei dir.',
    notForSale: 'Die Bank von England hat keine Direktoraktie: Niemand gründet sie.',
    tooLong:
      'Der {train} bräuchte für große Städte, Häfen und Spurwechsel {used}, und seine Reichweite ist {range}.',
    mustRun: 'Entscheide zuerst über die Fahrt; die Züge dürfen auch stehen bleiben.',

    // its own
    atFloor: '{private} kann nicht billiger werden als {floor}.',
    mustBuy: 'Noch gehört niemandem eine Privatbahn: Du musst eine kaufen.',
    mustBuyOrLower: 'Ohne eigene Privatbahn musst du eine kaufen oder eine verbilligen.',
    formerDirectorLimit:
      'Du hast eine Gesellschaft verloren und darfst höchstens {limit} Papiere halten (du hältst {held}).',
    rightStays: 'Die Privatbahnen sind geschlossen: Das Recht von {private} bleibt, wo es ist.',
    plainOnly: 'Ins offene Gelände von {hex} passt nur ein Plättchen ohne Stadt.',
    townsOnly: 'Auf {hex} passt nur ein Plättchen mit zwei kleinen Städten.',
    cityOnly: 'Auf {hex} passt nur ein Plättchen mit einer großen Stadt.',
    twoCitiesOnly: 'Auf {hex} passt nur ein Plättchen mit zwei getrennten Städten.',
    kOnly: 'Ab Grün gehören K-Plättchen auf K-Städte und nur dorthin: {tile} passt nicht auf {hex}.',
    oneYellow: 'Eine Gesellschaft legt je Spielzug ein gelbes Plättchen.',
    twoYellows: 'Eine Gesellschaft legt je Spielzug zwei gelbe Plättchen oder ersetzt eines.',
    darkBlueSide:
      'Das Gleis auf {hex} würde in {side} führen, bevor das Tasmanien-Plättchen dort anschließt.',
    stationTooExpensive: 'Der Bahnhof kostet {cost}, und in der Kasse sind {cash}.',
    firstOnly: 'Nur für die erste dieser Karten wird ein Zug in Zahlung genommen.',
    faceBetweenDirectors: 'Bei verschiedenen Direktoren kostet ein {kind} genau {price}.',
    tradeNotYet: 'Noch handeln Gesellschaften nicht mit Zügen.',
    notTraded: 'Ein {kind} wird nicht zwischen Gesellschaften gehandelt.',
    dieselNotYet: 'Solange die Bank einen 6er-Zug hat, gibt es keine Diesel.',
    ghanNotYet: 'Vor dem ersten 5er-Zug gibt es keinen 2E-Zug.',
    trainTooExpensive: 'Das kostet {cost}, und in der Kasse sind {cash}.',
    loansForBankTrain: 'Mehr als eine Anleihe gibt es nur für einen neuen Zug von der Bank.',
    noExtraLoans: 'Ein neuer Zug für {cheapest} lässt sich ohne weitere Anleihen bezahlen.',
    oneGhan: 'Eine Gesellschaft hat höchstens einen 2E-Zug.',
    loansNotYet: 'Anleihen gibt es noch nicht.',
    oneLoan: 'Freiwillig nimmt eine Gesellschaft nur eine Anleihe je Runde auf.',
    fiveLoans: 'Freiwillig nimmt eine Gesellschaft höchstens fünf Anleihen auf.',
    noLoanLeft: 'Alle Anleihen sind vergeben.',
    loanInOwnTurn: 'Eine Gesellschaft nimmt Anleihen im eigenen Spielzug auf.',
    noLoanForDebt: 'Für die Entschädigung der Aktionäre gibt es keine Anleihe.',
    debtSaleFirst: 'Zuerst muss die frühere Direktion Anteile verkaufen und die Schuld bezahlen.',
    mustBorrow: '{company} nimmt nichts ein und kann jetzt nur eine Anleihe aufnehmen.',
    tasmaniaFirst: 'Zuerst muss das Tasmanien-Plättchen gelegt werden.',
    tasmaniaSite: 'Auf eines der zwei Felder Tasmaniens gehört das Tasmanien-Plättchen und nichts anderes.',
    tasmaniaByPower: 'Das Tasmanien-Plättchen wird nur mit dem Sonderrecht von P3 gelegt.',
    tasmaniaInTrack: 'Das Tasmanien-Plättchen wird im Gleisschritt gelegt, neben den anderen Plättchen.',
    tasmaniaLaid: 'Das Tasmanien-Plättchen liegt schon auf der Karte.',
    notYourTasmania:
      'Das Tasmanien-Plättchen legt eine Gesellschaft, der {private} gehört oder deren Direktor sie hat.',
    notYourPower: '{private} nützt einer Gesellschaft, der sie gehört oder deren Direktor sie hat.',
    powersNotYet: 'Vor dem ersten 3er-Zug nützen Privatbahnen keiner Gesellschaft.',
    desertOnly: '{private} verbilligt nur das erste Plättchen auf einem Wüstenfeld.',
    ghanOnly: '{private} verbilligt keinen {kind}.',
    ghanUsed: 'Der Rabatt auf einen 2E-Zug ist schon verbraucht.',
    privateTooExpensive: 'Das kostet {cost}, und in der Kasse sind {cash}.',
    notYourTurnInSale: 'Beim Verkauf der Privatbahnen bist du nicht am Zug.',
    homeTileFirst: 'Das erste Plättchen der Gesellschaft gehört auf ihre Heimat, {hex}.',
  },
  privatePowers: {
    P1: 'Kein Sonderrecht, nur der Ertrag.',
    P2: (_options, money) =>
      `Ab dem ersten 3er-Zug baut eine Gesellschaft, der sie oder deren Direktor sie gehört, einmal ${money(40)} billiger auf einem Wüstenfeld. Das Recht bleibt, auch wenn die Privatbahnen geschlossen werden.`,
    P3: ({ edition }) =>
      `Ab dem ersten 3er-Zug darf eine Gesellschaft, der sie ${edition === '2021' ? '' : 'oder deren Direktor sie '}gehört, zusätzlich das Tasmanien-Plättchen legen, kostenlos und ohne Anschluss. Spätestens mit dem ersten 5er-Zug wird es gelegt.`,
    P4: (_options, money) =>
      `Eine Gesellschaft, der sie oder deren Direktor sie gehört, kauft einen 2E-Zug ${money(100)} billiger. Das Recht bleibt, auch wenn die Privatbahnen geschlossen werden.`,
    P5: 'Wer sie kauft, bekommt einen Anteil von QR dazu. Keine Gesellschaft kann sie kaufen.',
    P6: (_options, money) =>
      `Wer sie kauft, bekommt die Direktoraktie von CAR mit Ausgabekurs ${money(100)} dazu. Keine Gesellschaft kann sie kaufen, und mit dem ersten Zug von CAR wird sie geschlossen.`,
  },
  places: {
    'Small harbour': 'Kleiner Hafen',
    'Port Lincoln (small harbour)': 'Port Lincoln',
    'Perth (Kalgoorlie)': 'Perth/Kalgoorlie',
    'Tasmania site west': 'Tasmanien West',
    'Tasmania site east': 'Tasmanien Ost',
  },
  causes: {
    price: 'eine Gesellschaft hat den höchsten Kurs erreicht',
    loans: 'zu viele Anleihen sind vergeben',
    receiverships: 'zu viele Gesellschaften stehen unter Verwaltung',
  },
  payouts: {
    bankOfEngland: () => 'Dividende der Bank von England',
    compensation: (payer) => `Entschädigung für Anteile von ${payer}`,
  },
  payments: {
    loan: (payer, payee, sum) => `${payee} nimmt bei ${payer} eine Anleihe von ${sum} auf.`,
    liability: (payer, payee, sum) => `${payer} zahlt ${sum}, die ${payee} für die eigenen Anteile schuldet.`,
    closed: (payer, payee, sum) => `Die letzten ${sum} von ${payer} gehen an ${payee}.`,
  },
  events: {
    companyClosed: ({ company }) => `${company} kommt unter Verwaltung: Anteile und Züge sind aus dem Spiel.`,
    ownChanged: ({ change }) =>
      change.topPrice === true
        ? 'Der höchste Kurs ist erreicht: Das Spiel endet nach den Betriebsrunden dieser Folge.'
        : null,
  },
  actions: {
    lowerPrice({ private: one }, title, state) {
      const price = title.privates.has(one) ? salePrice(title, state, one) - title.priceCut : undefined;
      return `Preis von ${one}${price === undefined ? '' : ` auf ${money(title, price)}`} senken`;
    },
    takeLoan: () => 'Anleihe aufnehmen',
  },
  questions: {
    // What a loan could change is said where the company may take one.
    trackStep: ({ state, offered }) =>
      offered.has('takeLoan') && !offered.has('layTile')
        ? `Die Gesellschaft kann jetzt kein ${isBegun(state, 'trackStep') ? 'weiteres ' : ''}Plättchen legen; eine Anleihe könnte das ändern.`
        : undefined,
    stationStep: ({ offered }) =>
      offered.has('takeLoan') && !offered.has('placeStation')
        ? 'Die Gesellschaft kann jetzt keinen Bahnhof setzen; eine Anleihe könnte das ändern.'
        : undefined,
    runStep({ offered }) {
      const runs = offered.get('runTrains');
      if (!runs) return 'Die Gesellschaft nimmt nichts ein und muss eine Anleihe aufnehmen.';
      return offered.has('takeLoan') && runs.every(({ type }) => type !== 'many')
        ? 'Kein Zug kann fahren; bevor der Kurs fällt, darf die Gesellschaft eine Anleihe aufnehmen.'
        : undefined;
    },
    trainStep: ({ offered }) =>
      offered.has('takeLoan') && offered.has('pass') && !offered.has('buyTrain')
        ? 'Die Gesellschaft kann jetzt keinen Zug kaufen; eine Anleihe könnte das ändern.'
        : undefined,
    privatesStep({ offered }) {
      if (!offered.has('takeLoan')) return undefined;
      const open = [
        ...(offered.has('requestPrivate') ? ['eine Privatbahn kaufen'] : []),
        ...(offered.has('layTile') || offered.has('placeStation') ? ['eine Privatbahn nutzen'] : []),
        'eine Anleihe aufnehmen',
      ];
      return `Bevor der Spielzug endet: ${either(open)}?`;
    },
    institutionTurn: ({ company }) => `${company} zahlt Dividende.`,
    debt: ({ title, state, seat }) => `Du schuldest ${money(title, -cashOf(state, seat))}: Verkaufe Anteile.`,
    tasmania: () => 'Das Tasmanien-Plättchen muss jetzt gelegt werden.',
  },
});
