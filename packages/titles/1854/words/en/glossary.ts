/** Terms that only 1854 has or means otherwise, and how it ends, in English. */
import type { EndText } from '@kursbuch/words';

export const glossary = {
  localRailway: {
    name: 'local railway',
    forms: ['local railway', 'local railways'],
    means:
      'A small railway with one owner and a map of its own. It builds and runs itself, and half of what it earns goes to its owner. Later two of them become a Lokalbahn AG.',
  },
  lokalbahnAG: {
    name: 'Lokalbahn AG',
    forms: ['Lokalbahn AG', 'Lokalbahn AGs'],
    means:
      'Two local railways merged into one company on the map of Austria. It has two papers of half the company each, and runs old trains of the others.',
  },
  mailContract: {
    name: 'mail contract',
    forms: ['mail contract', 'mail contracts'],
    means:
      'It pays its company at the start of each of its turns, more in later phases. That is no revenue: it stays in the treasury.',
  },
  mountainRailway: {
    name: 'mountain railway',
    forms: ['mountain railway', 'mountain railways'],
    means:
      'A small railway with one owner. It pays a fixed income in every operating round, its owner’s companies build on its hex for nothing, and it closes with the first 5 at the latest.',
  },
  mustBuy: {
    name: 'must buy a train',
    forms: ['must buy a train', 'must own a train'],
    also: ['forced purchase', 'emergency buy'],
    means:
      'A company with a route must own a train it can run at the end of its turn; local railways need none. Where its treasury is too small the director pays the rest, and sells shares if need be.',
  },
  option: {
    name: 'option',
    forms: ['option', 'options'],
    means:
      'You take a paper of 20% and pay half of it now. Until you pay the rest it counts 10%, and you buy no other paper.',
  },
  par: {
    name: 'par price',
    forms: ['par price', 'par'],
    means:
      'What 10% of a new large company cost. Whoever takes the director’s certificate names it; the company starts with ten times as much.',
  },
  private: {
    name: 'private',
    forms: ['private', 'privates'],
    means:
      'A paper that is sold before all others: a mountain railway with a fixed income, or a local railway, which runs itself.',
  },
  scrap: {
    name: 'scrap',
    forms: ['scrapped', 'scraps'],
    also: ['rust'],
    means:
      'Old trains are taken from their companies without payment when the first train of a certain later kind is bought. Some may then be bought by a Lokalbahn AG.',
  },
  split: {
    name: 'split',
    forms: ['split', 'splits'],
    means:
      'When the price of a large company crosses the red line each of its papers is halved, the bank pays for the other half, and new papers come for sale.',
  },
  tunnel: {
    name: 'tunnel',
    forms: ['tunnel', 'tunnels'],
    means:
      'Track under a hex, one a turn besides the tile. It always costs 100, whatever lies above it, and never goes where there is a large city.',
  },
};

export const outcome: EndText = {
  ends: ({ endsAtTopPrice }) =>
    `It ends when the bank cannot make a payment in full${endsAtTopPrice ? ', or a price reaches the last cell' : ''}: the operating rounds up to the next stock round are still played. A player who goes bankrupt ends it at once.`,
  wins: ({ privatesCount }) =>
    privatesCount
      ? 'The richest player wins: cash, shares at their price, open privates at their printed price. What companies own does not count.'
      : 'The richest player wins: cash and shares at their price. Privates and what companies own do not count.',
};
