/** What the guide knows of 1848 alone, in German. */
import type { guide as English } from '../en/guide.ts';

export const guide: typeof English = {
  sale: (cut) => ({
    title: 'Zuerst die kleinen Bahnen',
    text: `Eine Privatbahn zahlt ihrem Besitzer in jeder Betriebsrunde etwas aus, manche bringt einen Anteil oder ein Sonderrecht. Kaufe eine beliebige oder verbillige eine um ${cut}; passen darf, wer eine besitzt. Was du hier nicht ausgibst, gründet in der Aktienrunde Gesellschaften.`,
  }),
  bank: {
    title: 'Die Bank von England zahlt',
    text: 'Sie ist keine Eisenbahn: Ihre Anteile verdienen an jeder Anleihe der Gesellschaften und an den Bahnhöfen von Gesellschaften unter Verwaltung.',
  },
  debt: {
    title: 'Eine Schuld',
    text: 'Du haftest für eine gescheiterte Gesellschaft. Verkaufe Anteile, bis bezahlt ist.',
  },
  tasmania: {
    title: 'Das Tasmanien-Plättchen',
    text: 'Es wird einmal im Spiel auf eines der zwei Felder Tasmaniens gelegt; dort entsteht eine Stadt.',
  },
  twoTiles: 'Statt ein Plättchen zu ersetzen, darf sie zwei gelbe legen.',
  track: 'Zwischen zwei Spurweiten schließt Gleis an, aber ein Zug zählt den Wechsel wie eine Stadt.',
  train:
    'Ist die Kasse knapp, kann eine Gesellschaft eine Anleihe aufnehmen: Sie wird nie zurückgezahlt, und der Kurs fällt.',
  start: 'COM fährt nicht, bevor Sydney und Adelaide verbunden sind oder ein 6er-Zug verkauft ist.',
};
