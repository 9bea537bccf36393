/** What the privates do, in English. Facts from docs/rules: 1830 chapter 17.0, 1848 chapter V. */
import type { Catalogue } from '../catalogue.ts';

export const privatePowers: Catalogue<string>['privatePowers'] = {
  '1830': {
    'SVN&RR': 'No power besides its income.',
    'C&SL': 'A company that owns it may once lay a free extra tile in its hex (B20), without a connection.',
    'D&H': (_options, money) =>
      `A company that owns it may lay a city in its hex (F16) without a connection, as the tile of the turn and for ${money(120)}, and place a station there free in the same turn.`,
    'M&H':
      'The player who owns it may exchange it for a 10% share of NYC from the offering or the pool; that closes it.',
    'C&A': 'Whoever buys it first gets a 10% share of PRR with it.',
    'B&O-P':
      "Whoever buys it gets the director's certificate of B&O with it and names the par price. It cannot be sold to a company and closes with B&O's first train.",
  },
  '1848': {
    P1: 'No power besides its income.',
    P2: (_options, money) =>
      `From the first 3-train on a company that owns it, or whose director does, builds once on a desert hex for ${money(40)} less. The right outlives the closing of the privates.`,
    P3: ({ edition }) =>
      `From the first 3-train on a company that owns it${edition === '2021' ? '' : ', or whose director does,'} may lay the Tasmania tile in addition to its track, free and without a connection. At the latest it is laid when the first 5-train is sold.`,
    P4: (_options, money) =>
      `A company that owns it, or whose director does, buys one 2E-train for ${money(100)} less. The right outlives the closing of the privates.`,
    P5: 'Whoever buys it gets a 10% share of QR with it. It cannot be sold to a company.',
    P6: (_options, money) =>
      `Whoever buys it gets the director's certificate of CAR with it, at a par of ${money(100)}. It cannot be sold to a company and closes with CAR's first train.`,
  },
};
