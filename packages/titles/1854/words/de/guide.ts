/** What the guide knows of 1854 alone, in German. */
import type { guide as English } from '../en/guide.ts';

export const guide: typeof English = {
  sale: {
    title: 'Bergbahnen und Lokalbahnen',
    text: `Elf Papiere in einer Reihe: Kaufe das erste oder biete auf ein späteres, mindestens 5 über dem Preis. Bergbahnen zahlen in jeder Betriebsrunde ein wenig und helfen beim Bauen; eine Lokalbahn fährt selbst, und die Hälfte ihrer Einnahme gehört dir. Ein überbotenes Gebot kannst du zurücknehmen.`,
  },
  mergers: {
    title: 'Aus zweien wird eine',
    text: 'Zwei Lokalbahnen können eine Lokalbahn AG auf dem Plan von Österreich werden. Wähle ein Paar, um zu sehen, was es bringt; gehört dir die andere nicht, muss ihr Besitzer zustimmen. Mit dem ersten 6er müssen alle.',
  },
  consent: (price) => ({
    title: 'Du wirst gefragt',
    text: `Jeder Besitzer bekommt die Hälfte der neuen Gesellschaft im Wert von ${price}; die Direktion hat der mit der kleineren Nummer. Du darfst ablehnen.`,
  }),
  letter: { title: 'Ein Buchstabe', text: 'A, B und C sind gleich: Wähle einen.' },
  mail: {
    title: 'Post',
    text: 'Ein Vertrag zahlt seiner Gesellschaft zu Beginn jedes Spielzugs, in späteren Phasen mehr. Er kostet ein Mal, und mehr als einen hat keine.',
  },
  home: {
    title: 'Eine neue Heimat',
    text: 'Eine Lokalbahn AG beginnt in Österreich von vorn: in Steyr oder in Sankt Pölten.',
  },
  start:
    'Das erste Papier sind 40 Prozent, die anderen 20. Sind 20 zu teuer, nimmt eine Option sie für die Hälfte: Der Rest ist in der nächsten Aktienrunde fällig.',
  float:
    'Eine Option genügt: die Hälfte des Preises jetzt, der Rest in der nächsten Aktienrunde; bis dahin kaufst du nichts anderes.',
  dividend:
    'Überschreitet der Kurs die rote Linie, werden die Aktien geteilt: Jedes Papier wird halbiert, und die Bank zahlt, was fehlt.',
  train: 'Lokalbahnen fahren nur Plus-Züge, alle anderen nur gewöhnliche.',
  track: 'Berge sind teuer; ein Tunnel führt unter ihnen durch. Lokalbahnen bauen auf dem Regionalplan.',
};
