/** What is said of 1889 and its options before it is played, in English. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';
import type { OptionValues1889 } from '../vocabulary.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: {
    name: 'Draw seats',
    text: 'Seats are drawn by lot; otherwise everybody sits as listed.',
  },
  beginner: {
    name: 'Beginner game',
    text: 'Privates have no powers and are dealt by lot, one to each player; there are a few more tiles.',
  },
  dealt: {
    name: 'Privates dealt',
    text: 'Beginner game: who has which private, by seat; left empty, lots decide.',
  },
  playersTradePrivates: {
    name: 'Privates among players',
    text: 'Players may sell privates to each other.',
  },
  closedCash: { name: 'Hidden cash', text: 'Nobody sees how much cash the others have.' },
  runsAsTold: {
    name: 'Runs as told',
    text: 'For older records: runs count though stations of others were in their way.',
  },
  reading: {
    name: 'Reading',
    text: 'As ruled here, or as 18xx.games plays it in every point where it departs from that.',
  },
};

export const values: OptionValues1889 = {
  reading: { printed: 'As ruled here', public: 'As on 18xx.games' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Shikoku, Japan',
  text: 'A small map: the 18xx to begin with.',
  hours: '3–4 h',
};
