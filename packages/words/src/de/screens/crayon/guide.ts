/** Der Führer, auf Deutsch. */
import type { guide as English } from '../../../en/screens/crayon/guide.ts';

export const guide: typeof English = {
  aim: {
    title: 'Worum es geht',
    text: (sum, cities) =>
      `Du zeichnest deine eigene Bahn, bringst Waren in die Städte, die sie bestellen, und wirst bezahlt. Wer ${sum} und ${cities} Großstädte in einem Netz hat, beendet das Spiel; es gewinnt, wer am reichsten ist.`,
  },
  map: {
    title: 'Die Karte',
    text: 'Punkte sind Marken. Gleis führt von einer zur nächsten, bezahlt wird die, die du erreichst: Ebene ist billig, Berge, Städte und Wasser kosten mehr. Berühre einen Auftrag, um zu sehen, wo es die Ware gibt und wohin sie soll.',
  },
  farewell: {
    title: 'Du weißt, wie es geht',
    text: (hasHint) =>
      `Du hast Aufträge gewählt, gebaut und bist gefahren. Von jetzt an melde ich mich nur, wenn etwas Neues kommt.${hasHint ? ' Wenn du wissen willst, was ich täte, frage in der Leiste nach einem Hinweis: Er sagt dasselbe.' : ''}`,
  },
  topics: {
    outset: {
      title: 'Drei Aufträge behalten',
      text: 'Jede Karte hat drei Aufträge, und nur einer davon wird erfüllt. Behalte Karten, deren Waren und Ziele nah beieinander liegen, und beginne in einer Großstadt in der Nähe.',
    },
    firstBuilding: {
      title: 'In der ersten Runde wird gebaut',
      text: (cash, limit) =>
        `Du hast ${cash} und darfst im Zug ${limit} ausgeben. Verbinde die Stadt, in der es eine Ware gibt, mit der, die sie will.`,
    },
    moving: {
      title: 'Die Lok fährt',
      text: 'Berühre eine Stadt: Weg, Schritte und Gebühren erscheinen, und was unterwegs geladen und abgeliefert würde. Die Haken im Fahrplan kannst du ändern.',
    },
    building: {
      title: 'Bauen oder eine bessere Lok',
      text: (limit, train, isInstead) =>
        `Bis zu ${limit} im Zug. Eine bessere Lok kostet ${train}${isInstead ? ' und tritt an die Stelle des Bauens' : ''}; du findest sie hinter „Mehr“ (···) in der Leiste.`,
    },
    loss: {
      title: 'Eine Ladung geht verloren',
      text: 'Wähle die, die dir am wenigsten wert ist; sie kommt in den Vorrat zurück.',
    },
    offer: {
      title: 'Jemand bietet eine Abmachung an',
      text: (fee) =>
        `Fremdes Gleis kostet sonst ${fee} im Zug, und dafür darf es niemand verweigern. Weniger ist gut für den, der fährt, eine Summe sofort für den, dem das Gleis gehört.`,
    },
  },
  hints: {
    keep: (city) => `Ich würde in ${city} beginnen und die markierten Karten behalten.`,
    keepFrom: 'Ich würde die markierten Karten behalten.',
    start: (city) => `Ich würde in ${city} beginnen.`,
    press: (label) => `Drück „${label}“.`,
    pressFor: (what, label) => `${what}: Drück „${label}“.`,
    draw: (to, cost) =>
      `Ich würde auf ${to} zu zeichnen, für ${cost} in diesem Zug. Zieh nach, was gepunktet ist.`,
    touch: (city) => `Ich würde nach ${city} fahren: Berühre die Stadt.`,
    towards: (city) => `Ich würde den gepunkteten Weg fahren, in Richtung ${city}.`,
    train: 'Ich würde eine bessere Lok nehmen. Du findest sie hinter dem markierten „Mehr“ (···).',
    discard:
      'Ich würde diese Aufträge ablegen und neue nehmen: Das findest du hinter dem markierten „Mehr“ (···).',
    other: (what) => `${what}.`,
    more: (what) => `${what}: Du findest es hinter dem markierten „Mehr“ (···).`,
    end: 'Ich würde den Zug beenden.',
    stay: 'Ich würde in diesem Zug nicht weiterfahren.',
    lose: (good) => `Ich würde ${good} aufgeben.`,
    accept: 'Ich würde annehmen.',
    decline: 'Ich würde ablehnen.',
  },
};
