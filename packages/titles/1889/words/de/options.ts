/** What is said of 1889 and its options before it is played, in German. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';
import type { OptionValues1889 } from '../vocabulary.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: {
    name: 'Plätze auslosen',
    text: 'Die Plätze werden ausgelost; sonst sitzen alle wie aufgeführt.',
  },
  beginner: {
    name: 'Einsteigerspiel',
    text: 'Privatbahnen haben keine Sonderrechte und werden ausgelost, eine für jeden; es gibt ein paar Plättchen mehr.',
  },
  dealt: {
    name: 'Verteilte Privatbahnen',
    text: 'Einsteigerspiel: wer welche Privatbahn hat, der Sitzordnung nach; leer entscheidet das Los.',
  },
  playersTradePrivates: {
    name: 'Privatbahnen unter Spielern',
    text: 'Spieler dürfen einander Privatbahnen verkaufen.',
  },
  closedCash: { name: 'Verdecktes Geld', text: 'Niemand sieht, wie viel Geld die anderen haben.' },
  runsAsTold: {
    name: 'Fahrten wie notiert',
    text: 'Für ältere Aufzeichnungen: Fahrten zählen, auch wenn ihnen Bahnhöfe anderer im Weg standen.',
  },
  reading: { name: 'Lesart', text: 'Wie hier ausgelegt oder überall so, wie 18xx.games davon abweicht.' },
};

export const values: OptionValues1889 = {
  reading: { printed: 'Wie hier ausgelegt', public: 'Wie auf 18xx.games' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Shikoku, Japan',
  text: 'Kleine Karte: das 18xx zum Einstieg.',
  hours: '3–4\u00a0h',
};
