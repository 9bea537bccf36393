/** What a title's player is made with: the door for the folders `player` of titles. */

export type { Dice } from '../dice.ts';
export {
  type ActionOf,
  type Asking,
  type Beginnings,
  best,
  type Decide,
  offered,
  passing,
  type Range,
  ranges,
  type TitleJudgement,
} from './asking.ts';
export { resaleReasons } from './calmPrivates.ts';
export { saleFor } from './calmStock.ts';
export { laying } from './calmTurn.ts';
export { canSpare } from './fleet.ts';
export { roundsToTop } from './forecast.ts';
export type { LeafWeights } from './leaf.ts';
export { because } from './notes.ts';
export { dividend, leastFloat } from './papers.ts';
export { trainReasons } from './reasons.ts';
export { kindsOwned, revenueWith } from './revenue.ts';
export { type Lay, layCost, withTile } from './track.ts';
export { usualBut, type Weights } from './weights.ts';
