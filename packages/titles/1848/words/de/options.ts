/** What is said of 1848 and its options before it is played, in German. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';
import type { OptionValues1848 } from '../vocabulary.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: {
    name: 'Plätze auslosen',
    text: 'Die Plätze werden ausgelost; sonst sitzen alle wie aufgeführt.',
  },
  edition: { name: 'Ausgabe', text: 'Die gedruckten Regeln von 2007 oder die der Ausgabe von 2021.' },
  debtorsMustSell: {
    name: 'Schulden zuerst',
    text: 'Wer in der Aktienrunde Schulden hat, muss zuerst verkaufen, aber nie so, dass eine Direktion wechselt.',
  },
  fourGauges: {
    name: 'Vier Spurweiten',
    text: 'Der Westen und Queensland haben verschiedene Spuren, es gibt also vier statt der drei von 2007; 2021 ist das immer so.',
  },
  reading: { name: 'Lesart', text: 'Nach dem Regelheft oder überall so, wie 18xx.games davon abweicht.' },
};

export const values: OptionValues1848 = {
  edition: { '2007': 'Regeln von 2007', '2021': 'Regeln von 2021' },
  reading: { printed: 'Nach dem Regelheft', public: 'Wie auf 18xx.games' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Australien',
  text: 'Fremde Spuren, eine hungrige Bank.',
  hours: '3–5\u00a0h',
};
