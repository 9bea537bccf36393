/** The rounds: turn after turn, what is due when one begins, and agreements at any time. */
import type { Seat, TaskRules } from '@kursbuch/table';
import { type DealReason, dealChoices, dealShapes, isDeal, performDeal } from './deals.ts';
import { layOutOrders } from './drawing.ts';
import { sparing } from './incidents.ts';
import { journeyOf } from './moving.ts';
import { type CrayonTitle, figuresOf } from './title.ts';
import type { CrayonAction, CrayonEvent, CrayonState, RoundsTask, TurnTask } from './types.ts';

export const rounds = (
  title: CrayonTitle,
): TaskRules<CrayonState, RoundsTask, CrayonAction, CrayonEvent, DealReason> => ({
  actions: dealShapes,
  actors: ({ players }) => [...players.keys()],
  choices: (state, _task, seat) => dealChoices(title, state, seat),
  perform: (move, _task, seat, action) =>
    isDeal(action) ? performDeal(title, move, seat, action) : undefined,

  advance(move, task) {
    const { state } = move;
    const { begun } = task;
    if (begun.length === state.players.length) {
      move.update<RoundsTask>({ kind: 'rounds', begun: [] });
      move.emit({ type: 'roundBegan', round: state.round + 1 });
      return;
    }
    const seat = (beginnerOf(title, state) + begun.length) % state.players.length;
    move.update<RoundsTask>({ kind: 'rounds', begun: [...begun, seat] });
    const spares = figuresOf(title, state).earlierRulings ? [] : sparing(state, seat);
    move.emit({ type: 'turnBegan', seat, round: state.round, ...(spares.length > 0 && { spares }) });
    for (const { city, good, by, due } of state.lying)
      if (by === seat && due <= state.round) move.emit({ type: 'goodExpired', city, good, by, due });
    const { open, openFrom } = figuresOf(title, state);
    if (state.round === openFrom && begun.length === 0) layOutOrders(title, move, open);
    const { points, slowed } = journeyOf(title, move.state, seat);
    move.push<TurnTask>({
      kind: 'turn',
      seat,
      part: state.round === 1 ? 'building' : 'moving',
      points: state.round === 1 ? 0 : points,
      slowed,
      acted: false,
      paid: [],
      spent: 0,
      drawn: 0,
      out: {},
      change: null,
      over: false,
    });
  },
});

/** Who begins this round. */
function beginnerOf(title: CrayonTitle, state: CrayonState): Seat {
  const first = state.starter ?? 0;
  const rotates = figuresOf(title, state).starter === 'rotating';
  return rotates ? (first + state.round - 1) % state.players.length : first;
}
