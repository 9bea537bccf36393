/**
 * A small game for the table's own tests: players take one to three pebbles from a heap; who takes the last one loses.
 * At any moment of the round a player may ring the bell once. Taking three must be confirmed. Each player has a secret number.
 *
 * Option `cards`: once in the game a player may draw a card, which nobody else sees. He may show it later, and others
 * may guess it: all learn whether the guess is right. He may also whisper it to one other player.
 * Option `closed`: only a player sees how many pebbles they have taken, though anybody who counts along knows it too.
 * Option `bids`: before the first turn everybody seals a bid. When all have, the bids are opened and the highest begins; lots decide between equal ones.
 */
import {
  type Action,
  type Chance,
  type Choice,
  chanceFrom,
  completed,
  createTable,
  draw,
  type Eye,
  evolving,
  type Game,
  inSight,
  type Move,
  type Objection,
  type Seat,
  type Setup,
  type StandingRules,
  secretOf,
  type TableEvent,
  type TableReason,
  type TableState,
  type Task,
  whole,
  withoutSecrets,
} from '../src/index.ts';

export interface PebbleState extends TableState {
  readonly heap: number;
  /** With closed hands a view lacks what others have. */
  readonly taken: readonly (number | null)[];
  readonly bells: readonly boolean[];
  /** Who has drawn a card, and the cards that lie open. */
  readonly drawn: readonly boolean[];
  readonly cards: readonly (number | null)[];
  /** The bids, once they are open. */
  readonly bids: readonly number[] | null;
}

/** What only one player knows. */
interface Secret {
  readonly number: number;
  readonly card: number | null;
  /** What was whispered to him last. */
  readonly heard: number | null;
}

export type PebbleAction =
  | { readonly type: 'take'; readonly count: number }
  | { readonly type: 'ring' }
  | { readonly type: 'confirm' }
  | { readonly type: 'regret' }
  | { readonly type: 'draw' }
  | { readonly type: 'show' }
  | { readonly type: 'guess'; readonly whom: Seat; readonly card: number }
  | { readonly type: 'whisper'; readonly whom: Seat }
  | { readonly type: 'seal'; readonly amount: number };

export type PebbleEvent =
  | { readonly type: 'took'; readonly seat: number; readonly count: number }
  | { readonly type: 'rang'; readonly seat: number }
  /** Others see that a card is drawn, not which. */
  | { readonly type: 'drew'; readonly seat: number; readonly card: number | null }
  /** Nobody sees what comes next. */
  | { readonly type: 'chanceMoved'; readonly chance: Chance }
  | { readonly type: 'showed'; readonly seat: number; readonly card: number }
  | { readonly type: 'guessed'; readonly seat: number; readonly whom: number; readonly right: boolean }
  | { readonly type: 'whispered'; readonly seat: number; readonly whom: number; readonly card: number | null }
  | { readonly type: 'unsealed'; readonly bids: readonly number[] };

interface RoundTask extends Task {
  readonly kind: 'round';
  readonly seat: number;
}

interface TurnTask extends Task {
  readonly kind: 'turn';
  readonly seat: number;
}

/** The sealed bids lie in the task; another's bid is seen as a sealed one. */
interface SealingTask extends Task {
  readonly kind: 'sealing';
  readonly bids: readonly (number | 'sealed' | null)[];
}

interface ConfirmTask extends Task {
  readonly kind: 'confirm';
  readonly seat: number;
}

const CARDS = 9;
const MOST_BID = 5;

const secret = (state: PebbleState, seat: Seat): Secret => secretOf(state, seat) as Secret;

/** A number from the table's chance, which moves on. */
function lot(move: Move<PebbleState, PebbleEvent>, below: number): number {
  const [value, chance] = draw(secretOf(move.state, 'table') as Chance, below);
  move.emit({ type: 'chanceMoved', chance });
  return value;
}

const isSealing = (task: Task): task is SealingTask => task.kind === 'sealing';

/** A task as an eye sees it. */
function taskFor(task: Task, eye: Eye): Task {
  if (!isSealing(task)) return task;
  const bids = task.bids.map((bid, seat) => (bid === null || eye.includes(seat) ? bid : 'sealed'));
  const masked: SealingTask = { ...task, bids };
  return masked;
}

function view(state: PebbleState, eye: Eye): PebbleState {
  if (state.result) return state;
  const taken = state.options.closed
    ? state.taken.map((count, seat) => (eye.includes(seat) ? count : null))
    : state.taken;
  return { ...withoutSecrets(state, eye), taken, agenda: state.agenda.map((task) => taskFor(task, eye)) };
}

/** What an eye sees of an event, before its view is completed. */
function told(event: PebbleEvent | TableEvent, eye: Eye): PebbleEvent | TableEvent | null {
  switch (event.type) {
    case 'chanceMoved':
      return null;
    case 'drew':
      return eye.includes(event.seat) ? event : { ...event, card: null };
    case 'whispered':
      return eye.includes(event.seat) || eye.includes(event.whom) ? event : { ...event, card: null };
    case 'taskPushed':
    case 'taskUpdated':
      return { ...event, task: taskFor(event.task, eye) };
    default:
      return event;
  }
}

function evolve(state: PebbleState, event: PebbleEvent): PebbleState {
  switch (event.type) {
    case 'took': {
      const had = state.taken[event.seat];
      const taken = typeof had === 'number' ? state.taken.with(event.seat, had + event.count) : state.taken;
      return { ...state, heap: state.heap - event.count, taken };
    }
    case 'rang':
      return { ...state, bells: state.bells.with(event.seat, true) };
    case 'drew': {
      const drawn = state.drawn.with(event.seat, true);
      if (event.card === null) return { ...state, drawn };
      const own = { ...secret(state, event.seat), card: event.card };
      return { ...state, drawn, secrets: { ...state.secrets, [event.seat]: own } };
    }
    case 'chanceMoved':
      return { ...state, secrets: { ...state.secrets, table: event.chance } };
    case 'showed': {
      const cards = state.cards.with(event.seat, event.card);
      const held = state.secrets[event.seat] as Secret | undefined;
      if (!held) return { ...state, cards };
      return { ...state, cards, secrets: { ...state.secrets, [event.seat]: { ...held, card: null } } };
    }
    case 'whispered': {
      const listener = state.secrets[event.whom] as Secret | undefined;
      if (!listener) return state;
      const heard = { ...listener, heard: event.card };
      return { ...state, secrets: { ...state.secrets, [event.whom]: heard } };
    }
    case 'unsealed':
      return { ...state, bids: event.bids };
    case 'guessed':
      return state;
  }
}

const most = (state: PebbleState): number => Math.min(3, state.heap);

type PebbleReason =
  | 'badCount'
  | 'rungAlready'
  | 'noCards'
  | 'drawnAlready'
  | 'nothingToShow'
  | 'nothingToGuess'
  | 'nobodyThere'
  | 'badCard'
  | 'badBid';

/** Take one pebble on every turn, until somebody else rings the bell or the heap is low. */
type PebbleInstruction = { readonly type: 'takeOne'; readonly low: number };

const takingOne: StandingRules<PebbleState, PebbleAction, PebbleEvent, PebbleInstruction> = {
  forms: { takeOne: { low: whole } },
  subject: ({ type }) => type,
  open: ({ view }) => (view.heap > 2 ? [{ type: 'takeOne', low: 2 }] : []),
  answer: (_instruction, { asked }) =>
    asked.some((choice) => choice.type === 'range' && choice.action.type === 'take')
      ? { type: 'take', count: 1 }
      : null,
  ends({ low }, { by, events, after }, seat) {
    if (by !== seat && events.some(({ type }) => type === 'rang')) return { reason: 'rang', params: { by } };
    return after.heap <= low ? { reason: 'low', params: {} } : null;
  },
};

export const pebbles: Game<PebbleState, PebbleAction, PebbleEvent, PebbleReason> = {
  title: 'pebbles',
  tasks: {
    round: {
      actions: {
        ring: {},
        draw: {},
        show: {},
        guess: { whom: whole, card: whole },
        whisper: { whom: whole },
      },
      actors: (state) => state.players.map((_, seat) => seat),
      advance(move, task: RoundTask) {
        if (move.state.heap === 0) {
          const last = (task.seat + move.state.players.length - 1) % move.state.players.length;
          move.end({ cause: 'empty', scores: move.state.players.map((_, seat) => (seat === last ? 0 : 1)) });
          return;
        }
        const { options, bids, players } = move.state;
        if (options.bids && !bids) move.push<SealingTask>({ kind: 'sealing', bids: players.map(() => null) });
        else move.push<TurnTask>({ kind: 'turn', seat: task.seat });
      },
      choices(state, _task, seat) {
        const ring = { type: 'one', action: { type: 'ring' } } as const;
        const found: Choice<PebbleAction>[] = state.bells[seat] ? [] : [ring];
        if (!state.options.cards) return found;
        if (!state.drawn[seat]) found.push({ type: 'one', action: { type: 'draw' } });
        else if (state.cards[seat] === null) found.push({ type: 'one', action: { type: 'show' } });
        if (state.drawn[seat] && state.cards[seat] === null)
          for (const whom of state.players.keys())
            if (whom !== seat) found.push({ type: 'one', action: { type: 'whisper', whom } });
        for (const whom of state.players.keys())
          if (whom !== seat && state.drawn[whom] && state.cards[whom] === null)
            found.push({
              type: 'range',
              action: { type: 'guess', whom, card: 1 },
              field: 'card',
              min: 1,
              max: CARDS,
              step: 1,
            });
        return found;
      },
      perform(move, _task, seat, action) {
        const { bells, drawn, cards, options } = move.state;
        if (action.type === 'ring') {
          if (bells[seat]) return { reason: 'rungAlready', params: { seat } };
          move.emit({ type: 'rang', seat });
          return undefined;
        }
        if (!options.cards) return { reason: 'noCards' };
        switch (action.type) {
          case 'draw':
            if (drawn[seat]) return { reason: 'drawnAlready' };
            move.emit({ type: 'drew', seat, card: 1 + lot(move, CARDS) });
            return undefined;
          case 'show':
            if (!drawn[seat] || cards[seat] !== null) return { reason: 'nothingToShow' };
            move.emit({ type: 'showed', seat, card: inSight(secret(move.state, seat).card ?? undefined) });
            return undefined;
          case 'whisper': {
            const { whom } = action;
            if (whom === seat || drawn[whom] === undefined) return { reason: 'nobodyThere' };
            if (!drawn[seat] || cards[seat] !== null) return { reason: 'nothingToShow' };
            const { card } = secret(move.state, seat);
            move.emit({ type: 'whispered', seat, whom, card });
            return undefined;
          }
          case 'guess': {
            const { whom, card } = action;
            if (whom === seat || !drawn[whom] || cards[whom] !== null) return { reason: 'nothingToGuess' };
            if (card < 1 || card > CARDS) return { reason: 'badCard', params: { card } };
            move.emit({ type: 'guessed', seat, whom, right: secret(move.state, whom).card === card });
            return undefined;
          }
          default:
            return { reason: 'notNow' };
        }
      },
    },
    sealing: {
      actions: { seal: { amount: whole } },
      modal: true,
      actors: (_state, task: SealingTask) => [...task.bids.keys()].filter((seat) => task.bids[seat] === null),
      advance(move, task: SealingTask) {
        if (task.bids.includes(null)) return;
        const bids = task.bids.map((bid) => inSight(bid === 'sealed' || bid === null ? undefined : bid));
        move.emit({ type: 'unsealed', bids });
        const highest = [...bids.keys()].filter((seat) => bids[seat] === Math.max(...bids));
        const first = highest.length > 1 ? highest[lot(move, highest.length)] : highest[0];
        move.pop();
        move.update<RoundTask>({ kind: 'round', seat: first ?? 0 });
      },
      choices: () => [
        {
          type: 'range',
          action: { type: 'seal', amount: 0 },
          field: 'amount',
          min: 0,
          max: MOST_BID,
          step: 1,
        },
      ],
      perform(move, task: SealingTask, seat, action) {
        if (action.type !== 'seal') return { reason: 'notNow' };
        if (action.amount < 0 || action.amount > MOST_BID) return { reason: 'badBid' };
        move.update<SealingTask>({ ...task, bids: task.bids.with(seat, action.amount) });
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
        // Who has taken most is of no account, but somebody who does not see it cannot be sure.
        if (move.state.taken.includes(null)) move.leaveOpen();
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
  setup({ players, seed, options }: Setup): PebbleState | Objection<TableReason> {
    if (players.length < 2) return { reason: 'badPlayers' };
    let chance = chanceFrom(seed);
    const secrets: Record<string, unknown> = {};
    players.forEach((_, seat) => {
      let number: number;
      [number, chance] = draw(chance, 1000);
      secrets[seat] = { number, card: null, heard: null } satisfies Secret;
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
      drawn: players.map(() => false),
      cards: players.map(() => null),
      bids: null,
    };
  },
  evolve,
  rules: {
    malformed: 'pebbles-0',
    unknownAction: 'pebbles-0',
    unknownOption: 'pebbles-0',
    badOption: 'pebbles-0',
    badPlayers: 'pebbles-badPlayers',
    sameName: 'pebbles-0',
    noSuchSeat: 'pebbles-noSuchSeat',
    gameOver: 'pebbles-gameOver',
    notYourTurn: 'pebbles-notYourTurn',
    notNow: 'pebbles-notNow',
    badCount: 'pebbles-badCount',
    rungAlready: 'pebbles-rungAlready',
    noCards: 'pebbles-noCards',
    drawnAlready: 'pebbles-drawnAlready',
    nothingToShow: 'pebbles-nothingToShow',
    nothingToGuess: 'pebbles-nothingToGuess',
    nobodyThere: 'pebbles-nobodyThere',
    badCard: 'pebbles-badCard',
    badBid: 'pebbles-badBid',
  },
  notNow: (state, _seat, action: Action) => ({
    reason: 'notNow',
    params: { action: action.type, now: state.agenda.at(-1)?.kind ?? '' },
  }),
  view,
  seen: (event, state, eye) =>
    completed({ evolve: evolving(evolve), view }, event, state, eye, told(event, eye)),
  known: (action, seat, eye) => (action.type === 'seal' && !eye.includes(seat) ? null : action),
  sealed: (state) => !state.result,
  standing: takingOne,
  inventory: (state) => ({
    pebbles: state.heap + state.taken.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  }),
  invariants: (state) => (state.heap < 0 ? ['the heap is below zero'] : []),
};

export const table = createTable(pebbles);

export function newGame(
  heap = 7,
  players = ['Anna', 'Ben'],
  options: Setup['options'] = {},
  seed = 'seed',
): PebbleState {
  const state = table.setup({ players, seed, options: { heap, ...options } });
  if (!('agenda' in state)) throw new Error(state.reason);
  return state;
}
