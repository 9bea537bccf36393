/** 1853 at a terminal in German. */
import { terminalIn } from '../terminal.ts';

export const terminal = terminalIn({
  typed: {
    verbs: {
      ...{ anleihe: 'bond', leihen: 'bond', aufschreiben: 'write', schreiben: 'write' },
      ...{ einlösen: 'redeem', einloesen: 'redeem', elefant: 'elephant', runde: 'round' },
      ...{ plättchen: 'tiles', plaettchen: 'tiles', kredit: 'credit', bezahlen: 'settle' },
      ...{ zurückgeben: 'return', zurueckgeben: 'return', verzeihen: 'pardon' },
    },
    things: {
      ...{ jetzt: 'now', sofort: 'now', später: 'later', spaeter: 'later' },
      ...{ zurück: 'return', zurueck: 'return', post: 'mail', auszahlen: 'pay', zahlen: 'pay' },
    },
  },
  groups: { contract: 'Kontrakt', elephant: 'Elefant', redeem: 'Aktien einlösen' },
  sorry: {
    bond: () => 'Nenne den Betrag: anleihe 130.',
    write: (like) =>
      `Nenne eine Stadt und die Gesellschaft, deren Aktie du nimmst: aufschreiben ${like.place} ${like.company}.`,
    redeem: (like) => `Nenne eine Gesellschaft und die Zahl der Aktien: einlösen ${like.company} 2.`,
    elephant: () => 'Nenne, wem du ihn anbietest, und einen Preis: elefant Ben 50.',
    tiles: () => 'Zwei Plättchen ab jetzt gegen Gebühr, oder ab Phase 3: plättchen jetzt, plättchen später.',
    credit: (like) => `Nenne den Zug: kredit ${like.train}.`,
    settle: () => 'Bezahle den Zug oder gib ihn zurück: bezahlen auszahlen, zurückgeben.',
    pardon: () => 'Verzeihst du oder nicht: verzeihen ja, verzeihen nein.',
  },
  writeBond: (numbers) => `eine Anleihe aufschreiben: ${numbers}`,
  offerElephant: (player, numbers) => `${player} den Elefanten anbieten: ${numbers}`,
  redeem: (company, numbers, price) => `${numbers} Aktien von ${company} zu ${price} einlösen`,
  withMail: (amount) => `, dazu Post für ${amount}`,
  freeOfLimits: 'außerhalb der Grenzen für Papiere',
});
