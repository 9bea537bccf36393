/** Terms that only 1848 has or means otherwise, and how it ends, in English. */
import type { EndText } from '@kursbuch/words';

export const glossary = {
  bankOfEngland: {
    name: 'Bank of England',
    forms: ['Bank of England'],
    means:
      'No railway, but anybody may buy its shares. Each loan lifts its price, and it earns with the stations of companies in receivership.',
  },
  float: {
    name: 'float',
    forms: ['float', 'floats', 'floated', 'floating'],
    means:
      'A company floats when enough of its shares have been bought: it gets its start capital and acts. COM also needs track from Sydney to Adelaide, until the first 6 is sold.',
  },
  gaugeChange: {
    name: 'change of gauge',
    forms: ['change of gauge', 'changes of gauge'],
    means:
      'Where track crosses into another gauge. A train counts it like a city that pays nothing; a plus train may cross one for free.',
  },
  loan: {
    name: 'loan',
    forms: ['loan', 'loans'],
    means:
      'A company gets 100 at once and never pays it back. Its own price falls, and that of the Bank of England rises.',
  },
  mustBuy: {
    name: 'must buy a train',
    forms: ['must buy a train', 'must own a train'],
    also: ['forced purchase'],
    means:
      'A company with a route must own a train at the end of its turn. Where its treasury is too small it takes loans; its director pays nothing.',
  },
  offering: {
    name: 'initial offering',
    forms: ['initial offering', 'from the offering', 'offer, at par'],
    also: ['IPO'],
    means:
      'The shares nobody has bought yet. Those of railways are sold at the par price, those of the Bank of England at its price now.',
  },
  par: {
    name: 'par price',
    forms: ['par price', 'par'],
    means:
      'What a new share of a railway costs. Whoever takes the director’s certificate names it, except for CAR; the company starts with ten times as much.',
  },
  receivership: {
    name: 'receivership',
    forms: ['receivership'],
    means:
      'A company whose price comes into the hatched area goes to the Bank of England. Its shares and trains leave the game, and the others are paid par, if need be by its director.',
  },
};

export const outcome: EndText = {
  ends: () =>
    'It ends when the bank has no money left, a railway reaches the highest price, 16 loans are taken, or five companies are in receivership. The operating rounds up to the next stock round are still played.',
  wins: () =>
    'The richest player wins: cash and shares at their price, less any debt. Privates and what companies own do not count.',
};
