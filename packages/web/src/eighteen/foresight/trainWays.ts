/** The ways to a train for the company that must own one, by the rules of its title. */
import { type TrainStepTask, type TrainWay, trainWays } from '@kursbuch/eighteen';
import type { Game } from '../game/game.ts';

/** The cheapest first; empty if nobody must buy, or nothing is left. */
export function waysToTrain({ title, look, now }: Game): readonly TrainWay[] {
  const state = now.value;
  const task = state.agenda.at(-1);
  if (task?.kind !== 'trainStep') return [];
  const step = task as TrainStepTask;
  return look.trainWays?.(title, state, step.company) ?? trainWays(title, state, step);
}

/** Sold by another company that its director leads too. */
export const isOwn = ({ title }: Game, { from, asks }: TrainWay): boolean =>
  asks === null && title.companies.has(from);
