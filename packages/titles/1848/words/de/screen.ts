/** What only 1848 shows, in German. */
import { strong as b } from '@kursbuch/words';
import type { own as English } from '../en/screen.ts';

export const own: typeof English = {
  areas: {
    west: 'Westen',
    queensland: 'Queensland',
    newSouthWales: 'New South Wales',
    victoria: 'Victoria',
  },
  bank: 'Bank von England',
  bankShort: 'Bank',
  price: 'Kurs',
  free: 'Freie Anleihen, Kasse',
  freeOf: (left, of, fund) => `${left} von ${of}, ${fund}`,
  least: (phase) => `Mindestdividende, ${phase}`,
  earns: 'Ihre Bahnhöfe',
  perShare: 'Zahlt je Anteil und Betriebsrunde',
  shares: 'Anteile',
  pool: 'Pool',
  loans: 'Anleihen',
  loansShort: 'Anl.',
  loanCount: (count) => (count === 1 ? '1 Anleihe' : `${count} Anleihen`),
  noLoans: 'Keine Gesellschaft hat eine Anleihe aufgenommen.',
  loanRule: (amount) =>
    `Eine Anleihe bringt ${amount} und wird nie zurückgezahlt. Der Kurs fällt zwei Felder, mit jeder weiteren im selben Spielzug drei.`,
  endByLoans: (taken, of) =>
    `${taken === 0 ? 'Noch keine' : taken} ${taken < 2 ? 'ist' : 'sind'} vergeben; mit ${of} endet das Spiel`,
  zones: {
    receivership: {
      sign: 'Schraffiert',
      text: 'Eine Gesellschaft, die hier landet, kommt unter Verwaltung.',
    },
    end: { sign: 'Höchster Kurs', text: 'Eine Gesellschaft, die hier landet, löst das Spielende aus.' },
  },
  gone: 'unter Verwaltung, Papiere aus dem Spiel',
  receivership: 'Unter Verwaltung',
  noReceivership: 'Keine Gesellschaft steht unter Verwaltung.',
  failed: (name, round) => (round ? `${name}, seit ${round}` : name),
  failedStations: (cities) => `ihre Bahnhöfe bringen der Bank von England Einnahmen: ${cities}`,
  failedNone: 'ohne Bahnhof',
  endByReceiverships: (count, of) => `Bisher ${count}; mit ${of} endet das Spiel`,
  commonwealth: 'Commonwealth Railways',
  linked: 'Sydney und Adelaide sind verbunden, oder ein 6er ist verkauft: Sie darf den Betrieb aufnehmen.',
  unlinked:
    'Sie darf den Betrieb erst aufnehmen, wenn Sydney und Adelaide verbunden sind oder ein 6er verkauft ist.',
  legend: 'Auf der Karte',
  border: 'Grenze zwischen zwei Spurweiten',
  change: 'Spurwechsel, zählt wie eine Stadt; für einen Plus-Zug ist der erste frei',
  keyBorder: 'Grenze der Spurweiten',
  keyChange: ['Spurwechsel,', 'zählt wie eine Stadt'],
  payShareholders: 'Dividende zahlen',
  paysShareholders: (who) => `${who} zahlt Dividende.`,
  pays: (who) => `Für ${who} auszahlen`,
  payDebt: 'Schulden bezahlen',
  debtTitle: 'Deine Schuld',
  debtWhy:
    'Damit wurden die übrigen Anteilseigner der verlorenen Gesellschaft ausbezahlt. Verkaufe, bis sie beglichen ist.',
  fallsUnder: (company) => `Weil kein Zug fährt, kommt ${company} in diesem Spielzug unter Verwaltung.`,
  calledFailure: (label) => `${label}: unter Verwaltung`,
  wayByLoans: (count) => (count === 1 ? 'Mit einer Anleihe.' : `Mit ${b(count)} Anleihen.`),
  noWay: 'Jeder Kauf endet unter Verwaltung.',
  lastLoan: (company) =>
    `${company} verdient nichts und kommt unter Verwaltung; das Geld einer letzten Anleihe bekämen ihre Anteilseigner.`,
  layTasmania: 'Tasmanien-Plättchen legen',
  mayLayTasmania: 'Das Tasmanien-Plättchen darf zusätzlich gelegt werden.',
  mustBorrow: 'muss eine Anleihe aufnehmen',
  lowerAPrice: 'einen Preis senken',
  lower: (price) => `Auf ${price} senken`,
  lowerDraft: (what, price) => `${b(what)} kostet ab jetzt ${b(price)}.`,
  lowered: (what) => `${what} verbilligt`,
  takeLoan: (amount) => (amount === '' ? 'Anleihe aufnehmen' : `Anleihe, ${amount}`),
  noLoan: 'Keine Anleihe.',
  loanDraft: (company, amount, left) =>
    `${b(amount)} für ${company}, danach ${left === 0 ? 'keine Anleihe mehr' : left === 1 ? 'noch 1 Anleihe' : `noch ${left} Anleihen`}.`,
  loansTaken: (count, amount, left) =>
    `${count === 1 ? `Eine Anleihe von ${amount}` : `${b(count)} Anleihen zu je ${amount}`}, ${left === 0 ? 'keine' : left} übrig.`,
  goesUnder: (company) => `${company} kommt unter Verwaltung.`,
  liability: (name, amount) => `${name} zahlt dafür ${amount} Entschädigung.`,
  owes: (name, amount) => `${name} schuldet ${amount}.`,
  station: 'Bahnhof einer Gesellschaft unter Verwaltung; sein Wert geht an die Bank von England',
};

/** What its tasks ask for, to follow a name. */
export const asks = {
  institutionTurn: own.payShareholders,
  debt: own.payDebt,
  tasmania: own.layTasmania,
};
