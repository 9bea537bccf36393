/** A turn: first the train moves, loads and delivers; then track is drawn or the train is changed. */
import type { Choice, Objection, Seat, Shapes, TableReason, TaskRules } from '@kursbuch/table';
import { listOf, oneOf, optional, text, whole } from '@kursbuch/table';
import { attempt } from './attempt.ts';
import { type BuildReason, segmentAt, segments } from './building.ts';
import {
  capacityOf,
  deliveryOf,
  handlings,
  handOf,
  type LoadReason,
  loadingOf,
  unloadingOf,
} from './loading.ts';
import { type CrayonMove, moneyOf, pay } from './money.ts';
import { type MoveReason, stepTo } from './moving.ts';
import { type CrayonTitle, figuresOf, trainOf } from './title.ts';
import { changeTo, type TrainReason } from './trains.ts';
import type {
  CrayonAction,
  CrayonEvent,
  CrayonState,
  DrawingTask,
  LossTask,
  Pair,
  TurnTask,
} from './types.ts';
import { waysOf } from './ways.ts';

export type TurnReason =
  | MoveReason
  | LoadReason
  | BuildReason
  | TrainReason
  | 'tooLateToDiscard'
  | 'movementOver'
  | 'firstRound'
  | 'upgraded';

type TurnAction = Extract<
  CrayonAction,
  {
    readonly type:
      | 'discardHand'
      | 'move'
      | 'load'
      | 'unload'
      | 'deliver'
      | 'endMovement'
      | 'build'
      | 'changeTrain'
      | 'endTurn';
  }
>;

/** Longer than any way of one turn, and than any line that one turn's money draws. */
const LONGEST = 64;

const pair = (value: unknown): value is Pair => listOf(whole, 2)(value) && value.length === 2;

const shapes: Shapes<TurnAction> = {
  discardHand: {},
  move: { way: listOf(whole, LONGEST) },
  load: { good: text, from: optional(oneOf('lying', 'supply')) },
  unload: { good: text },
  deliver: { good: text, card: text },
  endMovement: {},
  build: { segments: listOf(pair, LONGEST) },
  changeTrain: { train: text },
  endTurn: {},
};

/** What belongs to moving, and is over when track is drawn. */
const MOVING: readonly CrayonAction['type'][] = ['move', 'load', 'unload', 'deliver', 'endMovement'];

export const turn = (
  title: CrayonTitle,
): TaskRules<CrayonState, TurnTask, CrayonAction, CrayonEvent, TurnReason> => ({
  actions: shapes,
  actors: (_state, { seat, over }) => (over ? [] : [seat]),
  choices: (state, task, seat) => turnChoices(title, state, task, seat),

  perform(move, task, seat, action): Objection<TurnReason | TableReason> | undefined {
    const { state } = move;
    if (MOVING.includes(action.type) && task.part === 'building')
      return { reason: state.round === 1 ? 'firstRound' : 'movementOver' };
    switch (action.type) {
      case 'discardHand':
        if (task.acted) return { reason: 'tooLateToDiscard' };
        return discardHand(title, move, task);
      case 'move':
        return moveAlong(title, move, task, action.way);
      case 'load': {
        const loading = loadingOf(title, state, seat, task.points, action);
        if ('reason' in loading) return loading;
        const { city, from } = loading;
        move.emit({ type: 'loaded', seat, good: action.good, city, from });
        handled(title, move, task);
        return undefined;
      }
      case 'unload': {
        const unloading = unloadingOf(title, state, seat, task.points, action.good);
        if ('reason' in unloading) return unloading;
        unload(title, move, task, action.good, unloading.city);
        return undefined;
      }
      case 'deliver':
        return deliver(title, move, task, action);
      case 'endMovement':
        move.update<TurnTask>({ ...task, part: 'building', acted: true });
        return undefined;
      case 'build':
        return build(title, move, task, action.segments);
      case 'changeTrain': {
        const change = changeTo(title, state, seat, task, action.train);
        if ('reason' in change) return change;
        const { cost, isUpgrade } = change;
        const spent = task.spent + cost;
        move.update<TurnTask>({
          ...task,
          part: 'building',
          acted: true,
          spent,
          change: { train: action.train, isUpgrade },
        });
        pay(title, move, seat, 'bank', cost, 'train');
        return undefined;
      }
      case 'endTurn':
        move.update<TurnTask>({ ...task, over: true });
        return undefined;
      default:
        return { reason: 'notNow' };
    }
  },

  advance(move, task) {
    if (!task.over) return;
    const { seat, change } = task;
    if (change) {
      move.emit({ type: 'trainChanged', seat, train: change.train });
      move.update<TurnTask>({ ...task, change: null });
      const { loads } = trainOf(move.state, seat);
      if (loads.length > capacityOf(title, move.state, seat))
        move.push<LossTask>({ kind: 'loss', cause: 'change', seats: [seat] });
      return;
    }
    // What this seat drew and has now been hit by itself, the last of all, is over; what it drew now begins.
    for (const { card, acts } of move.state.incidents.filter((one) => one.seat === seat && !one.rests))
      move.emit(acts ? { type: 'incidentOver', card } : { type: 'incidentBegan', card });
    move.pop();
  },
});

function discardHand(title: CrayonTitle, move: CrayonMove, task: TurnTask): undefined {
  const { seat } = task;
  move.update<TurnTask>({ ...task, acted: true, over: true });
  for (const card of handOf(move.state, seat))
    move.emit({ type: 'orderDiscarded', seat, from: 'hand', card });
  move.push<DrawingTask>({ kind: 'drawing', seat, to: 'hand', count: figuresOf(title, move.state).hand });
  return undefined;
}

function moveAlong(
  title: CrayonTitle,
  move: CrayonMove,
  task: TurnTask,
  way: readonly number[],
): Objection<TurnReason | TableReason> | undefined {
  const { seat } = task;
  if (way.length === 0) return { reason: 'malformed', params: { type: 'move', field: 'way' } };
  let now = task;
  for (const to of way) {
    const step = stepTo(title, move.state, seat, now, to);
    if ('reason' in step) return step;
    const { fee, after } = step;
    now = { ...now, ...after, acted: true };
    move.emit({ type: 'trainMoved', seat, to });
    if (fee) {
      const { owner, amount, owed } = fee;
      if (owed) move.emit({ type: 'debtMade', debt: { debtor: seat, creditor: owner, amount } });
      else pay(title, move, seat, owner, amount, 'fee');
      if (move.state.result) break;
    }
  }
  move.update<TurnTask>(now);
  return undefined;
}

/** A good was handled: in the fast game that takes a point. */
function handled(title: CrayonTitle, move: CrayonMove, task: TurnTask): TurnTask {
  const { handling } = figuresOf(title, move.state);
  const after = { ...task, acted: true, points: task.points - handling };
  move.update<TurnTask>(after);
  return after;
}

function unload(title: CrayonTitle, move: CrayonMove, task: TurnTask, good: string, city: string): void {
  const { seat } = task;
  const due = move.state.round + figuresOf(title, move.state).lies;
  move.emit({ type: 'unloaded', seat, good, city, due });
  const promise = move.state.promises.find(
    (one) => one.carrier === seat && one.good === good && one.city === city,
  );
  if (promise) move.emit({ type: 'promiseKept', promise });
  handled(title, move, task);
}

function deliver(
  title: CrayonTitle,
  move: CrayonMove,
  task: TurnTask,
  action: Extract<CrayonAction, { type: 'deliver' }>,
): Objection<TurnReason> | undefined {
  const { seat } = task;
  const delivery = deliveryOf(title, move.state, seat, task.points, action);
  if ('reason' in delivery) return delivery;
  const { card, good } = action;
  const { order, from, pays } = delivery;
  const { toldAt } = figuresOf(title, move.state);
  handled(title, move, task);
  move.emit({ type: 'delivered', seat, good, city: order.city, card, pays });
  // The served card is gone before the payment, which may end the game.
  move.emit({ type: 'orderDiscarded', seat, from, card });
  pay(title, move, 'bank', seat, pays, 'order');
  if (move.state.result) return undefined;
  if (moneyOf(move.state, seat) >= toldAt)
    move.emit({ type: 'wealthTold', seat, atLeast: toldAt, round: move.state.round });
  move.push<DrawingTask>({ kind: 'drawing', seat, to: from, count: 1 });
  return undefined;
}

function build(
  title: CrayonTitle,
  move: CrayonMove,
  task: TurnTask,
  drawn: readonly Pair[],
): Objection<TurnReason | TableReason> | undefined {
  const { seat } = task;
  if (drawn.length === 0) return { reason: 'malformed', params: { type: 'build', field: 'segments' } };
  if (isUpgrading(title, move.state, task)) return { reason: 'upgraded' };
  let now: TurnTask = { ...task, part: 'building', acted: true };
  for (const [from, to] of drawn) {
    const segment = segmentAt(title, move.state, seat, now, from, to);
    if ('reason' in segment) return segment;
    const { edge, cost, outOf } = segment;
    const out = outOf === undefined ? now.out : { ...now.out, [outOf]: (now.out[outOf] ?? 0) + 1 };
    now = { ...now, spent: now.spent + cost, drawn: now.drawn + cost, out };
    move.emit({ type: 'segmentBuilt', seat, from, to, edge: edge.id, cost });
    pay(title, move, seat, 'bank', cost, 'track');
    if (move.state.result) break;
  }
  move.update<TurnTask>(now);
  return undefined;
}

/** An upgrade was made, and takes the place of building. */
function isUpgrading(title: CrayonTitle, state: CrayonState, { change }: TurnTask): boolean {
  return (change?.isUpgrade ?? false) && figuresOf(title, state).upgradeInstead;
}

function turnChoices(
  title: CrayonTitle,
  state: CrayonState,
  task: TurnTask,
  seat: Seat,
): readonly Choice<CrayonAction>[] {
  const one = (action: CrayonAction): Choice<CrayonAction> => ({ type: 'one', action });
  const found: Choice<CrayonAction>[] = [];
  if (!task.acted) found.push(one({ type: 'discardHand' }));
  if (task.part === 'moving') {
    found.push({
      type: 'many',
      kind: 'move',
      list: () => {
        const ways = waysOf(title, state, seat, task);
        return ways.reached.flatMap((at): CrayonAction[] => {
          const way = ways.to(at);
          return way ? [{ type: 'move', way: way.steps }] : [];
        });
      },
      // Any way that its steps allow, not only the best to each milepost.
      includes: (action) => action.type === 'move' && isWay(title, state, task, action.way),
    });
    const handled = handlings(title, state, seat, task.points);
    const loads = handled.filter(({ type }) => type === 'load');
    if (loads.length > 0)
      found.push({
        type: 'many',
        kind: 'load',
        list: () => loads,
        // Where a piece comes from may be said or left out.
        includes: (action) =>
          action.type === 'load' && !('reason' in loadingOf(title, state, seat, task.points, action)),
        isWhole: true,
      });
    found.push(...handled.filter(({ type }) => type !== 'load').map(one), one({ type: 'endMovement' }));
  }
  if (!isUpgrading(title, state, task))
    found.push({
      type: 'many',
      kind: 'build',
      list: () =>
        segments(title, state, seat, task).map(
          (segment): CrayonAction => ({ type: 'build', segments: [segment] }),
        ),
      includes: (action) => action.type === 'build' && isDrawable(title, state, task, action.segments),
    });
  for (const train of title.trains.keys())
    if (!('reason' in changeTo(title, state, seat, task, train)))
      found.push(one({ type: 'changeTrain', train }));
  found.push(one({ type: 'endTurn' }));
  return found;
}

/** Is each of these steps allowed after the one before? */
function isWay(title: CrayonTitle, state: CrayonState, task: TurnTask, way: readonly number[]): boolean {
  return way.length > 0 && attempt(state, (move) => moveAlong(title, move, task, way));
}

function isDrawable(title: CrayonTitle, state: CrayonState, task: TurnTask, drawn: readonly Pair[]): boolean {
  return drawn.length > 0 && attempt(state, (move) => build(title, move, task, drawn));
}
