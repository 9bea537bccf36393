/** Better trains: what a change costs and why it cannot be made. */
import type { Objection, Seat } from '@kursbuch/table';
import { cashOf } from './money.ts';
import { type CrayonTitle, figuresOf, known, trainOf } from './title.ts';
import type { CrayonState, TurnTask } from './types.ts';

export type TrainReason =
  | 'noSuchTrain'
  | 'sameTrain'
  | 'oneLevel'
  | 'lowerLevel'
  | 'changedAlready'
  | 'notInFirstRound'
  | 'trackDrawn'
  | 'overLimit'
  | 'noCredit';

interface Change {
  readonly cost: number;
  readonly isUpgrade: boolean;
}

export function changeTo(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  train: string,
): Change | Objection<TrainReason> {
  const figures = figuresOf(title, state);
  const wanted = title.trains.get(train);
  if (!wanted) return { reason: 'noSuchTrain', params: { train } };
  const present = known(title.trains, trainOf(state, seat).type);
  if (state.round === 1 && !figures.trainsInFirstRound) return { reason: 'notInFirstRound' };
  if (turn.change) return { reason: 'changedAlready' };
  if (wanted.id === present.id) return { reason: 'sameTrain', params: { train } };
  const up = title.levels.indexOf(wanted.level) - title.levels.indexOf(present.level);
  if (up > 1) return { reason: 'oneLevel', params: { from: present.id, train } };
  if (up < 0) return { reason: 'lowerLevel', params: { from: present.id, train } };
  const isUpgrade = up === 1;
  if (isUpgrade && figures.upgradeInstead && turn.drawn > 0) return { reason: 'trackDrawn' };
  const cost = isUpgrade ? figures.upgrade : figures.refit;
  const left = figures.buildLimit - turn.spent;
  if (cost > left) return { reason: 'overLimit', params: { cost, left, limit: figures.buildLimit } };
  const cash = cashOf(state, seat);
  if (cost > cash) return { reason: 'noCredit', params: { cost, cash } };
  return { cost, isUpgrade };
}
