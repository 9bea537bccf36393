/** How the planners of crayon games differ. */
import { USUAL_TASTES } from '@kursbuch/crayon';
import type { Manner } from './planner.ts';

/** One order at a time. */
export const CALM: Manner = {
  judgement: { most: 1, looks: 16, track: 0.8, joining: 0.3, shared: 0.85, slack: 0.3, tastes: USUAL_TASTES },
  hopeless: 1.5,
  reserve: 40,
  room: 0.2,
  trust: 0.6,
  spare: false,
};

/** Up to three orders that share track and way. */
export const STEADY: Manner = {
  judgement: { most: 3, looks: 60, track: 0.8, joining: 0.3, shared: 0.85, slack: 0.3, tastes: USUAL_TASTES },
  hopeless: 2,
  reserve: 30,
  room: 0.2,
  trust: 0.6,
  spare: true,
};

/** The first good thing, at little expense; games of simulations stay what they were. */
export const WANDERING: Manner = {
  ...CALM,
  judgement: { ...CALM.judgement, looks: 3, retakes: true },
};
