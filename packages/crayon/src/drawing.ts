/** Drawing cards: orders until there are enough, and the event cards met on the way. */
import { draw, secretOf, shuffle, type TaskRules } from '@kursbuch/table';
import { takeBackFor } from './deals.ts';
import { book, type CrayonMove, cashOf, checkEnd, moneyOf, turnOrder } from './money.ts';
import { networkOf } from './network.ts';
import { type CrayonTitle, known, trainOf } from './title.ts';
import type {
  CrayonAction,
  CrayonEvent,
  CrayonState,
  DrawingTask,
  Effect,
  Hidden,
  LossTask,
} from './types.ts';

const hiddenOf = (state: CrayonState): Hidden => secretOf(state, 'table') as Hidden;

/** The deck is used up: the discards become a new one. */
function shuffleDiscards(move: CrayonMove): void {
  const { chance } = hiddenOf(move.state);
  const [deck, next] = shuffle(chance, move.state.discard);
  move.emit({ type: 'deckShuffled', of: 'discards', hidden: { deck, chance: next } });
}

/** Lay out the first public orders. Event cards met here do nothing and go back into the deck. */
export function layOutOrders(title: CrayonTitle, move: CrayonMove, count: number): void {
  const { deck, chance } = hiddenOf(move.state);
  const found = deck.filter((card) => title.orders.has(card)).slice(0, count);
  const last = deck.indexOf(found.at(-1) ?? '');
  const met = deck.slice(0, last + 1).filter((card) => title.incidents.has(card));
  if (met.length > 0) {
    const rest = deck.slice(last + 1);
    let next = chance;
    for (const card of met) {
      let place: number;
      [place, next] = draw(next, rest.length + 1);
      rest.splice(place, 0, card);
    }
    move.emit({ type: 'deckShuffled', of: 'deck', hidden: { deck: [...found, ...rest], chance: next } });
  }
  for (const card of found) move.emit({ type: 'orderLaidOpen', card });
}

export const drawing = (
  title: CrayonTitle,
): TaskRules<CrayonState, DrawingTask, CrayonAction, CrayonEvent, never> => ({
  actions: {},
  modal: true,
  actors: () => [],
  choices: () => [],
  perform: () => undefined,
  advance(move, task) {
    const { seat, to, count } = task;
    if (count === 0) {
      move.pop();
      return;
    }
    if (move.state.pile === 0) {
      if (move.state.discard.length === 0) {
        move.pop();
        return;
      }
      shuffleDiscards(move);
    }
    const card = hiddenOf(move.state).deck[0]!;
    if (title.orders.has(card)) {
      move.emit(to === 'hand' ? { type: 'orderTaken', seat, card } : { type: 'orderLaidOpen', card });
      move.update<DrawingTask>({ ...task, count: count - 1 });
      return;
    }
    move.emit({ type: 'incidentDrawn', seat, card });
    const { lasts, effects } = known(title.incidents, card);
    if (lasts) return;
    for (const effect of effects) if (!move.state.result) happen(title, move, effect);
    if (!move.state.result) move.emit({ type: 'incidentOver', card });
  },
});

/** What an event card does at once. */
function happen(title: CrayonTitle, move: CrayonMove, effect: Effect): void {
  const { state } = move;
  switch (effect.type) {
    case 'washout': {
      const edges = Object.keys(state.track)
        .map(Number)
        .filter((id) => title.board.edges[id]?.rivers.includes(effect.river));
      if (edges.length > 0) move.emit({ type: 'segmentsLost', edges });
      return;
    }
    case 'tax':
      for (const seat of turnOrder(state)) {
        const money = moneyOf(move.state, seat);
        const due = effect.brackets.findLast(({ from }) => money >= from)?.pays ?? 0;
        takeBackFor(title, move, seat, due);
        book(title, move, seat, 'bank', Math.min(due, cashOf(move.state, seat)), 'tax');
        if (move.state.result) return;
      }
      checkEnd(title, move);
      return;
    case 'subsidy':
      for (const seat of turnOrder(state)) {
        const joined = networkOf(title, move.state, seat).large.size;
        book(title, move, 'bank', seat, joined * effect.perCity, 'subsidy');
        if (move.state.result) return;
      }
      checkEnd(title, move);
      return;
    case 'loseLoad': {
      const region = title.board.regions[effect.region];
      const seats = turnOrder(state).filter((seat) => {
        const { at, loads } = trainOf(state, seat);
        return at !== null && loads.length > 0 && region?.has(at);
      });
      if (seats.length > 0) move.push<LossTask>({ kind: 'loss', cause: 'incident', seats });
      return;
    }
    default:
  }
}

/** Somebody loses a load of his choice; where there is nothing to choose it is gone at once. */
export const loss = (): TaskRules<CrayonState, LossTask, CrayonAction, CrayonEvent, 'notAboard'> => ({
  actions: { giveUpLoad: { good: (value): value is string => typeof value === 'string' } },
  modal: true,
  actors: (_state, { seats }) => seats,
  choices: (state, _task, seat) =>
    [...new Set(trainOf(state, seat).loads)].map((good) => ({
      type: 'one',
      action: { type: 'giveUpLoad', good },
    })),
  perform(move, task, seat, action) {
    if (action.type !== 'giveUpLoad') return;
    const { good } = action;
    if (!trainOf(move.state, seat).loads.includes(good))
      return { reason: 'notAboard', params: { good, doing: 'giveUp', cause: task.cause } };
    lose(move, task, seat, good);
    return undefined;
  },
  advance(move, task) {
    const [seat] = task.seats;
    if (seat === undefined) {
      move.pop();
      return;
    }
    for (const one of task.seats) {
      const [good, ...others] = new Set(trainOf(move.state, one).loads);
      if (good === undefined || others.length > 0) continue;
      lose(move, task, one, good);
      return;
    }
  },
});

function lose(move: CrayonMove, task: LossTask, seat: number, good: string): void {
  move.emit({ type: 'loadLost', seat, good, cause: task.cause });
  move.update<LossTask>({ ...task, seats: task.seats.filter((one) => one !== seat) });
}
