/** What is said of 1848 and its options before it is played, in English. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';
import type { OptionValues1848 } from '../vocabulary.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: {
    name: 'Draw seats',
    text: 'Seats are drawn by lot; otherwise everybody sits as listed.',
  },
  edition: { name: 'Edition', text: 'The printed rules of 2007, or those of the edition of 2021.' },
  debtorsMustSell: {
    name: 'Debtors sell first',
    text: 'In a stock round a debtor must sell before anything else, but never so that a director changes.',
  },
  fourGauges: {
    name: 'Four gauges',
    text: 'The west and Queensland have different gauges, so there are four instead of the three of 2007; in 2021 there always are.',
  },
  reading: {
    name: 'Reading',
    text: 'By the rulebook, or as 18xx.games plays it in every point where it departs from the rulebook.',
  },
};

export const values: OptionValues1848 = {
  edition: { '2007': 'Rules of 2007', '2021': 'Rules of 2021' },
  reading: { printed: 'By the rulebook', public: 'As on 18xx.games' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Australia',
  text: 'Gauges that do not fit, a hungry bank.',
  hours: '3–5 h',
};
