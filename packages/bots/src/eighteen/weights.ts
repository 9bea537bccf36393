/**
 * What the judgement of a player weighs, as numbers. The usual ones are what somebody would say who knows these games; a title
 * may have others for its best player that did better in games against the usual ones (`npm run tune -- TITLE judgement`).
 */
import type { TitleJudgement } from './asking.ts';

export interface Weights {
  /** Track: how much the run of the next kind of train counts beside that of today, */
  readonly trackNext: number;
  /** stops that are near and not reached, each hex on the way leaving so much of their value, */
  readonly nearness: number;
  readonly eachHex: number;
  /** and what a coin in the treasury is worth beside one of revenue in every round to come. */
  readonly coin: number;
  /** How much stops count that are near to stations where no train of the company runs, while one runs elsewhere. */
  readonly aside: number;

  /** A station has to bring back its price in so many rounds: by the runs of today, and where the money is for no train. */
  readonly stationRounds: number;
  readonly idleStationRounds: number;
  /** What the next train would earn more by it counts so much, */
  readonly stationNext: number;
  /** and so likely is it that a rival stands there one day. */
  readonly stationRival: number;

  /** It leads fewer companies than this, and begins one only so many rounds before the end. */
  readonly companies: number;
  readonly roundsToBegin: number;
  /** A run that waits at a home, and its par, beside the stops around it. */
  readonly waitingRun: number;
  readonly parBeside: number;
  /** A share has to bring so much for a coin, and one's own counts so much more. */
  readonly worthBuying: number;
  readonly office: number;
  /** What is left of a price when it is better to sell, and by how much a paper has to be better in the place of another. */
  readonly crash: number;
  readonly better: number;
  /** Rounds looked ahead at a company without a prospect, and what a new one may bring a round, in parts of its price. */
  readonly horizon: number;
  readonly unknown: number;

  /** A purchase has to be better than none by so much, and a sister's train to earn so much more here. */
  readonly margin: number;
  readonly worthMoving: number;
  /** A train has to earn its price in so many rounds; money that lies idle so often its price buys a second one. */
  readonly trainRounds: number;
  readonly idle: number;
  /** What the next train has to bring for a run to be kept, in so many rounds at most, each counted so dearly. */
  readonly worthSaving: number;
  readonly patience: number;
  readonly keeping: number;

  /** Forecast: every round all companies earn so much more, in parts of the bank; and what purses give back to it. */
  readonly growth: number;
  readonly returns: number;
  /** Trains bought a round by a company that can, that cannot, and that must. */
  readonly able: number;
  readonly unable: number;
  readonly must: number;
  /** How much of its trains' stops a company finds in the end, and the rounds in which it comes half way there. */
  readonly found: number;
  readonly halfWay: number;
  /** How much of dividends that are far off is believed, and how much the worth of others counts against one's own. */
  readonly belief: number;
  readonly rivals: number;
}

export const USUAL: Weights = {
  trackNext: 0.6,
  nearness: 0.35,
  eachHex: 0.55,
  coin: 0.08,
  aside: 0.2,
  stationRounds: 6,
  idleStationRounds: 10,
  stationNext: 0.6,
  stationRival: 0.3,
  companies: 3.5,
  roundsToBegin: 5,
  waitingRun: 2,
  parBeside: 0.25,
  worthBuying: 1.12,
  office: 1.2,
  crash: 0.85,
  better: 50,
  horizon: 6,
  unknown: 0.1,
  margin: 8,
  worthMoving: 20,
  trainRounds: 14,
  idle: 3,
  worthSaving: 150,
  patience: 3,
  keeping: 1.3,
  growth: 0.0045,
  returns: 0.4,
  able: 0.55,
  unable: 0.05,
  must: 0.5,
  found: 0.75,
  halfWay: 5,
  belief: 0.92,
  rivals: 0.7,
};

export const WEIGHT_NAMES = Object.keys(USUAL) as readonly (keyof Weights)[];

/** The usual numbers but for these. */
export const usualBut = (some: Partial<Weights>): Weights => ({ ...USUAL, ...some });

/** By which numbers somebody judges. */
export const weightsOf = ({ weights = USUAL }: Pick<TitleJudgement, 'weights'>): Weights => weights;
