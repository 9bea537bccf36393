/** The options of a table, in English. */
import type { Catalogue } from '../catalogue.ts';

export const options: Catalogue<string>['options'] = {
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
  edition: { name: 'Edition', text: 'The printed rules of 2007, or those of the edition of 2021.' },
  debtorsMustSell: {
    name: 'Debtors sell first',
    text: 'In a stock round a debtor must sell before anything else, but never so that a director changes.',
  },
  fourGauges: {
    name: 'Four gauges',
    text: 'The west and Queensland have different gauges, so there are four instead of the three of 2007; in 2021 there always are.',
  },
};

export const optionValues: Catalogue<string>['optionValues'] = {
  edition: { '2007': 'Rules of 2007', '2021': 'Rules of 2021' },
  reading: { printed: 'By the rulebook', public: 'As on 18xx.games' },
};
