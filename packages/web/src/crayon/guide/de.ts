/** Der Führer, auf Deutsch. */
import type { guide as English } from './en.ts';

export const guide: typeof English = {
  aim: {
    title: 'Worum es geht',
    text: 'Du zeichnest deine eigene Bahn, bringst Waren in die Städte, die sie bestellen, und wirst bezahlt. Wer 250 Mio. und alle vier Großstädte in einem Netz hat, beendet das Spiel; es gewinnt, wer am reichsten ist.',
  },
  map: {
    title: 'Die Karte',
    text: 'Punkte sind Marken. Gleis führt von einer zur nächsten, bezahlt wird die, die du erreichst: Ebene ist billig, Berge, Städte und Wasser kosten mehr. Berühre einen Auftrag, um zu sehen, wo es die Ware gibt und wohin sie soll.',
  },
  farewell: {
    title: 'Du weißt, wie es geht',
    text: 'Von jetzt an melde ich mich nur, wenn etwas Neues kommt. Fragen beantworten die Regeln.',
  },
  lessons: {
    outset: {
      title: 'Drei Aufträge behalten',
      text: 'Jede Karte hat drei Aufträge, und nur einer davon wird erfüllt. Behalte Karten, deren Waren und Ziele nah beieinander liegen, und beginne in einer Großstadt in der Nähe.',
      hint: 'Such zwei Aufträge, die ein Stück Weg gemeinsam haben.',
    },
    firstBuilding: {
      title: 'In der ersten Runde wird gebaut',
      text: 'Du hast 50 Mio. und darfst im Zug 20 Mio. ausgeben. Verbinde die Stadt, in der es eine Ware gibt, mit der, die sie will.',
      hint: 'Zieh von deiner Stadt dorthin, wo die Strecke enden soll; daneben steht der Preis.',
    },
    moving: {
      title: 'Die Lok fährt',
      text: 'Berühre eine Stadt: Weg, Schritte und Gebühren erscheinen, und was unterwegs geladen und abgeliefert würde. Die Haken im Fahrplan kannst du ändern.',
      hint: 'Fahr dorthin, wo du etwas laden kannst, das einer deiner Aufträge will.',
    },
    building: {
      title: 'Bauen oder eine bessere Lok',
      text: 'Bis zu 20 Mio. im Zug. Eine bessere Lok kostet 20 Mio. und tritt an die Stelle des Bauens; du findest sie unter „Mehr“.',
      hint: 'Bau auf den nächsten Auftrag zu, oder beende den Zug.',
    },
    loss: {
      title: 'Eine Ladung geht verloren',
      text: 'Wähle die, die dir am wenigsten wert ist; sie kommt in den Vorrat zurück.',
      hint: 'Am besten eine, die keiner deiner Aufträge will.',
    },
  },
};
