/** What every language has words for in any 18xx game. A word missing in one of them is a compile error; a test holds these lists to the kit. */

/** What can end a game; by hand no rule does, but the players of a public record did, or those at a table agree. */
export const CAUSES = ['bank', 'bankruptcy', 'standstill', 'byHand', 'agreement'] as const;
export type Cause = (typeof CAUSES)[number];

/** The tasks that ask somebody. */
export const TASKS = [
  'privateSale',
  'bidding',
  'parChoice',
  'stockTurn',
  'beforeRound',
  'chooseHome',
  'trackStep',
  'stationStep',
  'runStep',
  'revenueStep',
  'trainStep',
  'privatesStep',
  'discardTrains',
  'consent',
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

/** Payments to many purses at once, told in one sentence: what a payment's `why` names. */
export type Payout = 'dividend' | 'privates';

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

export const TERRAINS = [
  ...(['mountain', 'water', 'desert', 'river', 'rivers', 'hill'] as const),
  ...(['himalaya', 'gorge'] as const),
] as const;
export type Terrain = (typeof TERRAINS)[number];
