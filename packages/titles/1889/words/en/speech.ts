/** What only 1889 says, in English. What the privates do: docs/rules/1889.md. */
import type { TitleSpeech, WordsFor } from '@kursbuch/words/eighteen';
import type { Vocabulary1889 } from '../vocabulary.ts';

const words: WordsFor<Vocabulary1889> = {
  reasons: {
    // what every game says, as it is in this one
    keepsOffice: 'No director may change by a sale that pays for a train: you remain director of {company}.',

    // its own
    noExchange: 'Only a player who owns {private} can exchange it.',
    notExchangeable: '{private} cannot be exchanged for a share.',
    exchangePrivatesUnsold: 'There is no exchange before all privates have an owner.',
    exchangeLimit: 'Nobody exchanges beyond {limit%} of the company.',
    noPowers: 'In the beginner game {private} has no power.',
    noNewTrack: 'That tile on {hex} would bring {company} neither track it can use nor another value.',
    salesOnOneSide: 'You have sold before your purchase: sales come all before it or all after it.',
    soldForTrain: 'A share has been sold for the train: it must come from the bank now.',
    portsOnly: 'The ferry lays its port on Nakamura, Nangoku, Muki or Komatsujima, and nothing else.',
    portTaken: 'A tile lies on {hex} already.',
    portExits: 'Both ends of the port on {hex} must lead where track can be.',
    portNotYours: 'Only the player who owns {private} lays its port.',
    portLaid: 'The port has been laid.',
    portNotNow:
      'The port is laid in a stock round, between the turns of companies, or in the track step of a company of yours.',
    portLate: 'In the turn of a company of yours the port is laid in its track step.',
    sellerFirst: 'First the seller of Ehime Railway says whether to lay a tile on Ohzu.',
    onlyTheSeller: 'Only the seller of Ehime Railway decides about the tile on Ohzu.',
    ohzuOnly: 'The seller of Ehime Railway lays a green city tile on Ohzu, and nothing else.',
  },
  privatePowers: {
    'TR-P': ({ beginner }) =>
      beginner ? 'No power besides its income.' : 'No tile is laid on Takamatsu (K4) while a player owns it.',
    MF: ({ beginner }) =>
      beginner
        ? 'No power besides its income.'
        : 'The player who owns it may once lay the port on Nakamura, Nangoku, Muki or Komatsujima, free and without a connection.',
    ER: ({ beginner }) =>
      beginner
        ? 'No power besides its income.'
        : 'No tile is laid on Ohzu (C4) while a player owns it. Whoever sells it to a company may at once lay a green tile there, free.',
    SMR: ({ beginner }) =>
      beginner
        ? 'No power besides its income.'
        : 'A company that owns it pays nothing for mountains without a river.',
    DR: ({ beginner }) =>
      beginner
        ? 'No power besides its income.'
        : 'The player who owns it may exchange it for a 10% share of IR from the offering, at any time; that closes it.',
    SIR: 'No power besides its income.',
    UTF: (_options, money) =>
      `In the hands of a player it stays open when the first 5-train is sold, and pays ${money(50)} from then on.`,
  },
  places: {
    Imabari: 'Imabari',
    'Sakaide & Okayama': 'Sakaide & Okayama',
    'Naruto & Awaji': 'Naruto & Awaji',
  },
  causes: {},
  payouts: {},
  payments: {},
  events: {},
  actions: {},
  questions: { sellersTile: () => 'You have sold Ehime Railway: lay a green tile on Ohzu?' },
};

export const speech: TitleSpeech = () => words;
