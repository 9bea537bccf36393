/**
 * A small game for the table's own tests: players take one to three pebbles from a heap; who takes the last one loses.
 * At any moment of the round a player may ring the bell once. Taking three must be confirmed. Each player has a secret number.
 */
import {
  type Action,
  chanceFrom,
  createTable,
  draw,
  type Game,
  type GameEvent,
  type Objection,
  type Setup,
  type TableState,
  type Task,
  whole,
  withoutSecrets,
} from '../src/index.ts';

export interface PebbleState extends TableState {
  readonly heap: number;
  readonly taken: readonly number[];
  readonly bells: readonly boolean[];
}

export type PebbleAction =
  | { readonly type: 'take'; readonly count: number }
  | { readonly type: 'ring' }
  | { readonly type: 'confirm' }
  | { readonly type: 'regret' };

export type PebbleEvent =
  | { readonly type: 'took'; readonly seat: number; readonly count: number }
  | { readonly type: 'rang'; readonly seat: number };

interface RoundTask extends Task {
  readonly kind: 'round';
  readonly seat: number;
}

interface TurnTask extends Task {
  readonly kind: 'turn';
  readonly seat: number;
}

interface ConfirmTask extends Task {
  readonly kind: 'confirm';
  readonly seat: number;
}

const most = (state: PebbleState): number => Math.min(3, state.heap);

export const pebbles: Game<PebbleState, PebbleAction, PebbleEvent> = {
  title: 'pebbles',
  tasks: {
    round: {
      actions: { ring: {} },
      actors: (state) => state.players.map((_, seat) => seat),
      advance(move, task: RoundTask) {
        if (move.state.heap === 0) {
          const last = (task.seat + move.state.players.length - 1) % move.state.players.length;
          move.end({ cause: 'empty', scores: move.state.players.map((_, seat) => (seat === last ? 0 : 1)) });
          return;
        }
        move.push<TurnTask>({ kind: 'turn', seat: task.seat });
      },
      choices: (state, _task, seat) => (state.bells[seat] ? [] : [{ type: 'one', action: { type: 'ring' } }]),
      perform(move, _task, seat) {
        if (move.state.bells[seat]) return { reason: 'rungAlready', params: { seat } };
        move.emit({ type: 'rang', seat });
        return undefined;
      },
    },
    turn: {
      actions: { take: { count: whole } },
      actors: (_state, task: TurnTask) => [task.seat],
      choices: (state) => [
        {
          type: 'range',
          action: { type: 'take', count: 1 },
          field: 'count',
          min: 1,
          max: most(state),
          step: 1,
        },
      ],
      perform(move, task: TurnTask, seat, action) {
        if (action.type !== 'take') return { reason: 'notNow' };
        // Emitted before the check on purpose: a refused move must leave no trace.
        move.emit({ type: 'took', seat, count: action.count });
        if (action.count < 1 || action.count > 3 || move.state.heap < 0)
          return { reason: 'badCount', params: { count: action.count } };
        move.pop();
        move.update<RoundTask>({ kind: 'round', seat: (task.seat + 1) % move.state.players.length });
        if (action.count === 3) move.push<ConfirmTask>({ kind: 'confirm', seat });
        return undefined;
      },
    },
    confirm: {
      actions: { confirm: {}, regret: {} },
      modal: true,
      actors: (_state, task: ConfirmTask) => [task.seat],
      choices: () => [
        { type: 'many', kind: 'confirm', list: () => [{ type: 'confirm' }, { type: 'regret' }] },
      ],
      perform(move) {
        move.pop();
        return undefined;
      },
    },
  },
  setup({ players, seed, options }: Setup): PebbleState | Objection {
    if (players.length < 2) return { reason: 'badPlayers' };
    let chance = chanceFrom(seed);
    const secrets: Record<string, unknown> = {};
    players.forEach((_, seat) => {
      let number: number;
      [number, chance] = draw(chance, 1000);
      secrets[seat] = number;
    });
    const round: RoundTask = { kind: 'round', seat: 0 };
    return {
      title: 'pebbles',
      options,
      players,
      agenda: [round],
      secrets: { ...secrets, table: chance },
      result: null,
      heap: typeof options.heap === 'number' ? options.heap : 7,
      taken: players.map(() => 0),
      bells: players.map(() => false),
    };
  },
  evolve(state, event: PebbleEvent | GameEvent) {
    const known = event as PebbleEvent;
    if (known.type === 'took')
      return {
        ...state,
        heap: state.heap - known.count,
        taken: state.taken.with(known.seat, (state.taken[known.seat] ?? 0) + known.count),
      };
    return { ...state, bells: state.bells.with(known.seat, true) };
  },
  rule: (reason) => `pebbles-${reason}`,
  notNow: (state, _seat, action: Action) => ({
    reason: 'notNow',
    params: { action: action.type, now: state.agenda.at(-1)?.kind ?? '' },
  }),
  view: withoutSecrets,
  inventory: (state) => ({ pebbles: state.heap + state.taken.reduce((sum, count) => sum + count, 0) }),
  invariants: (state) => (state.heap < 0 ? ['the heap is below zero'] : []),
};

export const table = createTable(pebbles);

export function newGame(heap = 7, players = ['Anna', 'Ben']): PebbleState {
  const state = table.setup({ players, seed: 'seed', options: { heap } });
  if (!('agenda' in state)) throw new Error(state.reason);
  return state;
}
