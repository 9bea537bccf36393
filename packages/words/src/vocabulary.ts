/** What every language has words for. A word missing in one of them is a compile error; a test holds these lists to the titles. */

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What can end a game. */
export const CAUSES = ['bank', 'bankruptcy', 'price', 'loans', 'receiverships', 'standstill'] as const;
export type Cause = (typeof CAUSES)[number];

/** The tasks that ask somebody. */
export const TASKS = [
  'privateSale',
  'bidding',
  'parChoice',
  'stockTurn',
  'beforeRound',
  'institutionTurn',
  'chooseHome',
  'trackStep',
  'stationStep',
  'runStep',
  'revenueStep',
  'trainStep',
  'privatesStep',
  'discardTrains',
  'consent',
  'debt',
  'tasmania',
] as const;
export type AskingTask = (typeof TASKS)[number];

/** Those of them that can be passed. */
export type PassableTask =
  | 'privateSale'
  | 'bidding'
  | 'stockTurn'
  | 'beforeRound'
  | 'trackStep'
  | 'stationStep'
  | 'trainStep'
  | 'privatesStep';

/** Payments to many purses at once, told in one sentence. */
export const PAYOUTS = ['dividend', 'bankOfEngland', 'compensation'] as const;
export type Payout = (typeof PAYOUTS)[number];

/** Payouts on shares, as a payment's `why` names them. */
const DIVIDENDS: readonly Payout[] = ['dividend', 'bankOfEngland'];
export const isDividend = (why: string): boolean => (DIVIDENDS as readonly string[]).includes(why);

/** Colours of hexes, tiles and places on the market. */
export const COLOURS = [
  'white',
  'yellow',
  'green',
  'brown',
  'gray',
  'darkgray',
  'red',
  'blue',
  'orange',
] as const;
export type ColourName = (typeof COLOURS)[number];

export const TERRAINS = ['mountain', 'water', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The options of all titles. */
export const OPTIONS = [
  'drawSeats',
  'bank',
  'noDiesels',
  'thirdSix',
  'closedCash',
  'ownerNamesHome',
  'severalBrownFromOffer',
  'reading',
  'edition',
  'debtorsMustSell',
  'fourGauges',
] as const;
export type OptionName = (typeof OPTIONS)[number];

/** Options whose values are words, and these words. */
export const OPTION_VALUES = { edition: ['2007', '2021'], reading: ['printed', 'public'] } as const;

/** The privates of each title. */
export const PRIVATES = {
  '1830': ['SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A', 'B&O-P'],
  '1848': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
} as const;

/** Names on the maps that are not told as they are printed: words of a language, and remarks in brackets. */
export const PLACES = [
  'Gulf',
  'Canadian West',
  'Maritime Provinces',
  'Deep South',
  'Small harbour',
  'Port Lincoln (small harbour)',
  'Perth (Kalgoorlie)',
  'Tasmania site west',
  'Tasmania site east',
] as const;
export type PlaceWord = (typeof PLACES)[number];

/** The sign of each title's money. */
export const CURRENCIES: Readonly<Record<string, string>> = { '1830': '$', '1848': '£' };
