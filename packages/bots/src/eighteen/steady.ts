/**
 * Steady: plans to the end of the game. Where Calm takes the next good thing, it asks what everybody will be worth after each
 * of the things worth a look, and leaves Calm's choice only for one that is better by more than it may be wrong.
 */
import type { Decide } from './asking.ts';
import { calmTasks } from './calm.ts';
import { stationStep } from './stations.ts';
import { stockTurn } from './steadyStock.ts';
import { revenueStep, trackStep, trainStep } from './steadyTurn.ts';

export const steadyTasks: Readonly<Record<string, Decide>> = {
  ...calmTasks,
  stockTurn,
  trackStep,
  stationStep,
  revenueStep,
  trainStep,
};
