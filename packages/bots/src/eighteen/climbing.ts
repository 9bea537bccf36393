/**
 * Weights from games against oneself. In each game two seats judge by numbers that are all a stride up or down, at random, and
 * the two others by the same strides the other way; which strides went with winning says where to go. Every game tells something
 * of every number, so that some hundred games do where trying them one by one would take thousands.
 */
import type { Dice } from '../dice.ts';
import { WEIGHT_NAMES, type Weights } from './weights.ts';

/** How far a stride goes, in logs, where it is not the usual. */
const STRIDES: Partial<Weights> = {
  coin: 0.4,
  aside: 0.5,
  stationRounds: 0.4,
  idleStationRounds: 0.4,
  stationRival: 0.5,
  waitingRun: 0.4,
  parBeside: 0.5,
  worthBuying: 0.06,
  office: 0.12,
  crash: 0.1,
  better: 0.5,
  unknown: 0.4,
  margin: 0.7,
  worthMoving: 0.5,
  trainRounds: 0.3,
  worthSaving: 0.5,
  patience: 0.3,
  keeping: 0.3,
  unable: 0.5,
  belief: 0.08,
  rivals: 0.3,
};
const STRIDE = 0.25;

/** Strides by name: 1 is one up, -1 one down. */
type Strides = Readonly<Record<keyof Weights, number>>;

const named = (value: (name: keyof Weights) => number): Strides & Weights =>
  Object.fromEntries(WEIGHT_NAMES.map((name) => [name, value(name)])) as Record<keyof Weights, number>;

/** A stride up or down for each number. */
export const anyStrides = (dice: Dice): Strides => named(() => (dice.below(2) === 0 ? -1 : 1));

/** The numbers so many strides on, or as many back. */
export const strode = (weights: Weights, strides: Strides, times = 1): Weights =>
  named((name) => weights[name] * Math.exp((STRIDES[name] ?? STRIDE) * strides[name] * times));

/** What came of a game: by how much the parts of those who took the strides exceeded the others'. */
export interface Climb {
  readonly strides: Strides;
  readonly gain: number;
}

/** Half a stride for each standard error by which it was better, and never more than this. */
const PACE = 0.5;
const MOST = 1.5;
/** In parts of a table's worth. */
const LEAST_ERROR = 1e-9;

/** How sure it is of each number that more is better, in standard errors. */
export function surenessOf(climbs: readonly Climb[]): Strides {
  const count = climbs.length;
  const mean = climbs.reduce((sum, { gain }) => sum + gain, 0) / count;
  const squares = climbs.reduce((sum, { gain }) => sum + (gain - mean) ** 2, 0);
  // Games that all came out alike say nothing.
  const error = Math.max(LEAST_ERROR, Math.sqrt(squares / Math.max(1, count - 1) / count));
  return named((name) => {
    const along = climbs.reduce((sum, { strides, gain }) => sum + strides[name] * (gain - mean), 0);
    return along / count / error;
  });
}

/** The numbers after what these games say. */
export function climbed(weights: Weights, climbs: readonly Climb[]): Weights {
  const sureness = surenessOf(climbs);
  return strode(
    weights,
    named((name) => Math.max(-MOST, Math.min(MOST, PACE * sureness[name]))),
  );
}
