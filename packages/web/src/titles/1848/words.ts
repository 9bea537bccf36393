/** What only 1848 shows, in the language spoken now. */
import { words } from '../../words/index.ts';

const en = {
  bank: 'Bank of England',
  price: 'Price',
  free: 'Loans left, fund',
  freeOf: (left: number, of: number, fund: string) => `${left} of ${of}, ${fund}`,
  least: (phase: string) => `Least dividend, ${phase}`,
  earns: 'Its stations',
  perShare: 'Pays each share in every operating round',
  shares: 'Shares',
  pool: 'Pool',
  loans: 'Loans',
  noLoans: 'No company has taken a loan.',
  loanRule:
    'A loan brings £100 and is never repaid. The price falls two cells, with every further loan of the turn three.',
  endByLoans: (taken: number, of: number) => `${taken} ${taken === 1 ? 'is' : 'are'} out; ${of} end the game`,
  receivership: 'Receivership',
  noReceivership: 'No company is in receivership.',
  failed: (name: string, round: string) => (round ? `${name}, since ${round}` : name),
  failedStations: (cities: string) => `its stations earn for the bank: ${cities}`,
  failedNone: 'without a station',
  endByReceiverships: (count: number, of: number) => `${count} so far; ${of} end the game`,
  commonwealth: 'Commonwealth Railways',
  linked: 'Sydney and Adelaide are linked, or a 6 has been sold: it may operate.',
  unlinked: 'It may operate once Sydney and Adelaide are linked, or a 6 has been sold.',
  legend: 'On the map',
  border: 'Border of the gauge',
  change: 'Change of gauge, counts like a city; the first is free for a plus train',
  station: 'Station of a company in receivership: the Bank of England earns its value',
};

const de: typeof en = {
  bank: 'Bank von England',
  price: 'Kurs',
  free: 'Freie Anleihen, Kasse',
  freeOf: (left, of, fund) => `${left} von ${of}, ${fund}`,
  least: (phase) => `Mindestdividende, ${phase}`,
  earns: 'Ihre Bahnhöfe',
  perShare: 'Zahlt je Anteil und Betriebsrunde',
  shares: 'Anteile',
  pool: 'Pool',
  loans: 'Anleihen',
  noLoans: 'Keine Gesellschaft hat eine Anleihe aufgenommen.',
  loanRule:
    'Eine Anleihe bringt 100\u00a0£ und wird nie zurückgezahlt. Der Kurs fällt zwei Felder, mit jeder weiteren im selben Spielzug drei.',
  endByLoans: (taken, of) =>
    `${taken === 0 ? 'Noch keine' : taken} ${taken < 2 ? 'ist' : 'sind'} vergeben; mit ${of} endet das Spiel`,
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
  station: 'Bahnhof einer Gesellschaft unter Verwaltung; sein Wert geht an die Bank von England',
};

export const own = (): typeof en => (words().language === 'de' ? de : en);
