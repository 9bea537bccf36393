/** What the guide knows of 1853 alone, in German. */
import type { guide as English } from '../en/guide.ts';

export const guide: typeof English = {
  bonds: {
    title: 'Eine Anleihe, verdeckt',
    text: 'Alle schreiben zugleich. Sie ist die Summe deines Kontrakts: Jede Stadt darin kostet 20 bis 50. Das Geld kommt zurück, wenn Gleise alle verbinden; was nicht in der Anleihe steckt, kauft Aktien. Wer die höchste schreibt, sitzt an erster Stelle und hat den Elefanten.',
  },
  contracts: {
    title: 'Städte verdeckt, Aktien offen',
    text: 'Schreibe Städte, die nahe beieinander liegen: Gleise jeder Gesellschaft verbinden sie. Zu jeder nimmst du eine Aktie, die eine ihrer Nummern anbietet; bezahlt wird nach den Geboten. Aktien weniger Gesellschaften bringen diese bald in Betrieb.',
  },
  elephant: {
    title: 'Der Elefant',
    text: 'Wer ihn hat, beginnt die nächste Aktienrunde und darf eine weitere Betriebsrunde ausrufen. Behalte ihn, oder verkaufe ihn jemandem, der ihn lieber hat.',
  },
  elephantOffer: {
    title: 'Jemand verkauft den Elefanten',
    text: 'Mit ihm beginnst du die nächste Aktienrunde. Du darfst ablehnen.',
  },
  extraRound: {
    title: 'Noch eine Betriebsrunde?',
    text: 'Der Elefant darf sie vor der Aktienrunde ausrufen. Gut für alle, die viel einnehmen und keinen Zug brauchen.',
  },
  takeover: {
    title: 'Ein Zug auf Kredit',
    text: 'Die Gesellschaft, die du jetzt leitest, schuldet der Bank ihren Zug. Bezahle ihn, oder gib ihn zurück.',
  },
  twoTiles: {
    title: 'Zwei Plättchen je Spielzug',
    text: 'Sofort und jedes Mal gegen Gebühr, oder ab Phase 3 umsonst.',
  },
  pardon: {
    title: 'Ein Kontrakt gegen die Regeln',
    text: 'Wer ihn geschrieben hat, muss verkaufen, wenn niemand verzeiht.',
  },
  redeem: {
    title: 'Aktien einlösen',
    text: 'Einige Aktien deines Kontrakts sind nicht bezahlt. Vorher kaufst du nichts anderes, und verkaufen kannst du sie nicht.',
  },
  pass: {
    title: 'Passen, und der Elefant',
    text: 'Wer passt, darf wieder handeln, wenn er an der Reihe ist. Hat einen ganzen Umlauf lang niemand gekauft, ist die Runde zu Ende, und wer nach dem letzten Käufer sitzt, bekommt den Elefanten: Er beginnt die nächste Aktienrunde.',
  },
  stock: (canSell) => ({
    title: 'Ein Spielzug an der Börse',
    text: `Du darfst ${canSell ? 'Anteile verkaufen, ' : ''}ein Papier kaufen oder passen. Es geht reihum, bis einen ganzen Umlauf lang niemand gekauft hat.`,
  }),
  join: 'Sind genug Aktien ausgegeben, wird eine Gesellschaft gegründet; wer die meisten hat, leitet sie.',
  track:
    'Jede Gesellschaft darf beide Spuren bauen, jede an ihresgleichen; ein Zug braucht überall die eigene. Die Städte deines Kontrakts sind nur für dich auf der Karte markiert.',
  run: 'Züge fahren auf ihrer Spur. Eine Fahrt kann Post mitnehmen: Ihre beiden Enden zahlen noch einmal, in die Kasse.',
  secondTile: 'Statt ein Plättchen zu ersetzen, darf sie zwei gelbe legen.',
  dividend:
    'Jede Dividende hebt den Kurs um einen Schritt, eine vom Doppelten des Kurses um zwei, und so weiter. Ohne Dividende fällt er nur, wenn Aktien im Pool liegen.',
  train:
    'Ein Zug braucht Gleise seiner Spur. Kleine Gesellschaften kaufen Züge der Meterspur sofort, große ab Phase 3.',
};
