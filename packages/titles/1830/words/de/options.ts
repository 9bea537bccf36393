/** What is said of 1830 and its options before it is played, in German. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';
import type { OptionValues1830 } from '../vocabulary.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: {
    name: 'Plätze auslosen',
    text: 'Die Plätze werden ausgelost; sonst sitzen alle wie aufgeführt.',
  },
  bank: { name: 'Bank', text: 'Alles Geld im Spiel, auch das Startgeld der Spieler.' },
  noDiesels: { name: 'Ohne Diesel', text: 'Es gibt keine Diesel, und die 4er-Züge bleiben bis zum Schluss.' },
  thirdSix: { name: 'Dritter 6er-Zug', text: 'Es gibt einen 6er-Zug mehr.' },
  closedCash: { name: 'Verdecktes Geld', text: 'Niemand sieht, wie viel Geld die anderen haben.' },
  ownerNamesHome: {
    name: 'Heimat selbst wählen',
    text: 'Eine offene Heimat bestimmt die Gesellschaft selbst, nicht die, die das Plättchen legt.',
  },
  severalBrownFromOffer: {
    name: 'Braune Anteile auch neu',
    text: 'Mehrere braune Anteile in einem Spielzug dürfen auch aus dem Anfangsangebot kommen.',
  },
  reading: { name: 'Lesart', text: 'Nach dem Regelheft oder überall so, wie 18xx.games davon abweicht.' },
};

export const values: OptionValues1830 = {
  reading: { printed: 'Nach dem Regelheft', public: 'Wie auf 18xx.games' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Nordosten der USA',
  text: 'Aktien, Züge, Nerven. Der Klassiker.',
  hours: '4–6\u00a0h',
};
