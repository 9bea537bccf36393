/** Der Führer, auf Deutsch. */
import type { guide as English } from './en.ts';

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
    text: 'Von jetzt an melde ich mich nur, wenn etwas Neues kommt. Fragen beantworten die Regeln.',
  },
  lessons: {
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
        `Bis zu ${limit} im Zug. Eine bessere Lok kostet ${train}${isInstead ? ' und tritt an die Stelle des Bauens' : ''}; du findest sie unter „Mehr“.`,
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
    keep: (city, orders) =>
      orders === ''
        ? `Ich würde in ${city} beginnen und die markierten Karten behalten.`
        : `Ich würde in ${city} beginnen und die markierten Karten behalten, für: ${orders}`,
    keepFrom: (city, orders) =>
      orders === ''
        ? `Von ${city} aus würde ich die markierten Karten behalten.`
        : `Von ${city} aus würde ich die markierten Karten behalten, für: ${orders}`,
    start: (city) => `Ich würde in ${city} beginnen.`,
    press: (label) => `Drück „${label}“.`,
    pressFor: (what, label) => `${what}: Drück „${label}“.`,
    draw: (to, cost, why) =>
      `Ich würde auf ${to} zu zeichnen, für ${cost} in diesem Zug${why === '' ? '' : `: ${why}`}. Zieh die gepunktete Linie nach.`,
    join: (to, cost) =>
      `Verbinde die Großstädte: Ich würde auf ${to} zu zeichnen, für ${cost} in diesem Zug. Zieh die gepunktete Linie nach.`,
    why: (orders, turns) => `${orders} in etwa ${turns === 1 ? 'einem Zug' : `${turns} Zügen`}`,
    load: (city, good, why) => `Berühre ${city}: Dort lädst du ${good}${why === '' ? '' : ` (${why})`}.`,
    deliver: (city, good, sum) => `Berühre ${city}: Dort bekommst du ${sum} für ${good}.`,
    dotted: (place) => `Berühre das Ende des gepunkteten Wegs, ${place}.`,
    trackEnds: (place, city) =>
      `Berühre das Ende des gepunkteten Wegs, ${place}: Weiter führt dein Gleis nach ${city} noch nicht.`,
    stepsEnd: (place, city) =>
      `Berühre das Ende des gepunkteten Wegs, ${place}: Weiter in Richtung ${city} reichen die Schritte dieses Zugs nicht.`,
    train: 'Eine bessere Lok lohnt sich jetzt. Du findest sie unter „Mehr“.',
    discard: 'Diese Aufträge bringen wenig. Unter „Mehr“ kannst du sie ablegen und neue nehmen.',
    other: (what) => `${what}: Du findest es unter „Mehr“.`,
    end: 'Ich würde den Zug beenden.',
    stay: 'Im Moment gibt es nichts zu fahren.',
    lose: (good) => `Ich würde ${good} aufgeben.`,
    accept: 'Ich würde annehmen.',
    decline: 'Ich würde ablehnen.',
  },
};
