/** What only 1830 says, in English. What the privates do: docs/rules/1830.md, chapter 17.0. */
import type { TitleSpeech, WordsFor } from '@kursbuch/words/eighteen';
import type { Vocabulary1830 } from '../vocabulary.ts';

const words: WordsFor<Vocabulary1830> = {
  reasons: {
    noExchange: 'Only a player who owns {private} can exchange it.',
    notExchangeable: '{private} cannot be exchanged for a share.',
    exchangePrivatesUnsold: 'There is no exchange before all privates have an owner.',
    exchangeLimit: 'Nobody exchanges beyond {limit%} of the company.',
  },
  privatePowers: {
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
  places: {
    Gulf: 'Gulf',
    'Canadian West': 'Canadian West',
    'Maritime Provinces': 'Maritime Provinces',
    'Deep South': 'Deep South',
  },
  causes: {},
  payouts: {},
  payments: {},
  events: {},
  actions: {},
  questions: {},
};

export const speech: TitleSpeech = () => words;
