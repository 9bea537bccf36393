/** Was die kleinen Entscheidungen im Spielzug einer Gesellschaft sagen. */

import type { tray as English } from '../../../en/screens/eighteen/tray.ts';
import { strong as b } from '../../../strong.ts';
import { several, zug } from './figures.ts';

export const tray: typeof English = {
  bankTrains: 'Züge der Bank',
  buyKind: (kind) => `${zug(kind)} kaufen`,
  buyFor: (price) => `Kaufen, ${price}`,
  askFor: (price) => `Anfragen, ${price}`,
  left: (count) => `noch ${count}`,
  endless: 'beliebig viele',
  oneSide: 'die gekaufte Seite bleibt',
  pool: 'aus dem Pool',
  ofDirector: (name) => `${name} muss zustimmen`,
  own: 'deine eigene Gesellschaft',
  tradeIn: (kind) => `gegen einen ${zug(kind)}`,
  power: (what) => `mit ${what}`,
  stops: (count) => several(count, 'Halt', 'Halte'),
  cities: (count) => several(count, 'Stadt', 'Städte'),
  unlimited: 'beliebig viele Halte',
  gaugesCount: 'Spurwechsel zählen mit',
  gaugeFree: (count) => (count === 1 ? 'ein Spurwechsel frei' : `${count} Spurwechsel frei`),
  express: (place) => `nur nach ${place}; es zählen ${place} und ein eigener Bahnhof`,
  beside: 'zählt nicht zum Zuglimit',
  nextRun: (sum) => `nächste Fahrt ${b(sum)}`,
  noRun: 'noch keine Fahrt',
  cannotRun: (company) => `${company} kann ihn nicht fahren lassen`,
  searching: 'Fahrten werden gesucht',
  otherTrains: 'Züge anderer Gesellschaften',
  priceOf: (what) => `Preis von ${what}`,
  duty: (company) => `${company} muss einen Zug besitzen`,
  treasuryPays: 'Kasse',
  stillMissing: 'Es fehlen noch',
  atBank: 'Bei der Bank',
  yourCash: 'Dein Bargeld',
  sellShares: 'Anteile verkaufen',
  sellPrivates: 'Privatbahn verkaufen',
  bankruptcyText:
    'Alles, was du verkaufen darfst, bringt nicht genug. Ein Bankrott beendet das Spiel sofort.',
  notBankruptText: (kind, from, price) =>
    `Der Zug der Bank ist nicht zu bezahlen, aber ${from}, deine eigene Gesellschaft, darf ihren ${zug(kind)} ab ${price} verkaufen. Eine Bankrotterklärung würde das Spiel sofort beenden.`,
  bankruptUnlessText: (ways) =>
    `Was du verkaufen darfst, bringt nicht genug. Was bleibt, braucht ein fremdes Wort: ${ways}. Eine Bankrotterklärung beendet das Spiel sofort.`,
  unlessTrain: (kind, from) => `der ${zug(kind)} von ${from}`,
  unlessPrivate: 'eine Privatbahn an einen Mitspieler',
  declare: 'Bankrott erklären',
  payOut: 'Auszahlen',
  withhold: 'Einbehalten',
  aShare: (amount) => `${amount} je Anteil`,
  intoTreasury: (amount) => `${amount} in die Kasse`,
  earned: (amount) => `Eingefahren ${amount}`,
  priceStays: (price) => `Kurs bleibt ${price}`,
  priceMoves: (before, after) => `Kurs ${before} → ${b(after)}`,
  discardTitle: (company, held, limit) =>
    `${company} hat ${several(held, 'Zug', 'Züge')}, ${limit} ${limit === 1 ? 'ist' : 'sind'} erlaubt`,
  discardText: (phase, toPool) => `${phase}. Welcher geht ${toPool ? 'in den Pool' : 'aus dem Spiel'}?`,
  thenRun: (sum) => `dann Fahrt ${sum}`,
  consentTitle: 'Ein Vorschlag',
  consentPrivate: (seller, what, buyer, price) =>
    `${seller} würde ${b(what)} für ${b(price)} an ${buyer} verkaufen.`,
  consentTrain: (seller, what, buyer, price) =>
    `${buyer} würde einen ${b(zug(what))} für ${b(price)} von ${seller} kaufen.`,
  income: (amount) => `Ertrag ${amount}`,
  homeTitle: (company) => `Heimat von ${company}`,
  homeCity: (number, value) => `Stadt ${number}${value === '' ? '' : `, ${value}`}`,
  privatesTitle: 'Privatbahn kaufen',
  exchangeTitle: 'Privatbahn tauschen',
  noneToSell: 'Du hast nichts zu verkaufen.',
};
