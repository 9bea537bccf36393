/** What is said of 1830 and its options before it is played, in English. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';
import type { OptionValues1830 } from '../vocabulary.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  drawSeats: {
    name: 'Draw seats',
    text: 'Seats are drawn by lot; otherwise everybody sits as listed.',
  },
  bank: { name: 'Bank', text: 'All the money in the game, that of the players included.' },
  noDiesels: { name: 'No diesels', text: 'There are no diesels, and the 4-trains stay to the end.' },
  thirdSix: { name: 'Third 6-train', text: 'There is one more 6-train.' },
  closedCash: { name: 'Hidden cash', text: 'Nobody sees how much cash the others have.' },
  ownerNamesHome: {
    name: 'Owner names home',
    text: 'An undecided home is named by its own company, not by the one that lays the tile.',
  },
  severalBrownFromOffer: {
    name: 'Brown shares from the offering',
    text: 'Several brown shares in one turn may also come from the initial offering.',
  },
  reading: {
    name: 'Reading',
    text: 'By the rulebook, or as 18xx.games plays it in every point where it departs from the rulebook.',
  },
};

export const values: OptionValues1830 = {
  reading: { printed: 'By the rulebook', public: 'As on 18xx.games' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'North-east USA',
  text: 'Shares, trains and nerve. The classic.',
  hours: '4–6 h',
};
