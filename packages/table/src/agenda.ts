/**
 * The heart: an action becomes events, events become the next state.
 *
 * `decide` opens a move, lets the task that answers the action perform it, then lets the agenda settle:
 * tasks advance by themselves until somebody has to choose or the game is over.
 */
import { Unseen } from './secrets.ts';
import { parseSetup } from './setup.ts';
import { parserOf } from './shape.ts';
import { topTask } from './tasks.ts';
import type {
  Action,
  Choice,
  Citation,
  Eye,
  Game,
  GameEvent,
  Move,
  Objection,
  Params,
  Refusal,
  Result,
  Seat,
  TableEvent,
  TableReason,
  TableState,
  Task,
  TaskRules,
} from './types.ts';

export interface Table<
  S extends TableState,
  A extends Action,
  E extends GameEvent,
  R extends string = string,
> {
  readonly game: Game<S, A, E, R>;
  /** The table before the first move, or why it cannot be set up. Never throws on bad input. */
  setup(input: unknown): S | Refusal;
  /** The rules: what follows from this action, or why it is refused. Changes nothing, never throws on bad input. */
  decide(state: S, seat: Seat, input: unknown): readonly (E | TableEvent)[] | Refusal;
  /** The bookkeeping. */
  evolve(state: S, event: E | TableEvent): S;
  /** `decide`, and the state that follows: what a host calls. */
  act(state: S, seat: Seat, input: unknown): Outcome<S, A, E> | Refusal;
  /** What would follow as far as this seat can know. Takes the view of the seat; nothing happens. */
  rehearse(view: S, seat: Seat, input: unknown): Rehearsal<E> | Refusal;
  /** Everything this seat may do now. */
  choices(state: S, seat: Seat): readonly Choice<A>[];
  /** What the task on top asks of this seat, without what may be done beside it. */
  asked(state: S, seat: Seat): readonly Choice<A>[];
  /** A state put together by hand, advanced until somebody has to choose. */
  settled(state: S): S;
  /** The seats the game waits for. */
  waiting(state: S): readonly Seat[];
  /** The state as an eye may know it. */
  view(state: S, eye: Eye): S;
  /** What an eye may know of what happens in this state. */
  seen(state: S, events: readonly (E | TableEvent)[], eye: Eye): readonly (E | TableEvent)[];
}

/** An action that was taken. */
export interface Outcome<S extends TableState, A extends Action, E extends GameEvent> {
  /** As it was read: a copy, so that nobody changes it afterwards. */
  readonly action: A;
  readonly events: readonly (E | TableEvent)[];
  readonly state: S;
}

/** What would follow from an action. */
export interface Rehearsal<E extends GameEvent> {
  readonly events: readonly (E | TableEvent)[];
  /** It may come otherwise from some point on, or go on: chance or another's secret has a word in it. */
  readonly open: boolean;
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'reason' in value && 'rule' in value;

export const isObjection = <T extends object, R extends string>(
  value: T | Objection<R>,
): value is Objection<R> => 'reason' in value;

/** An objection with the rule it is made by. */
export const refusalFor = <R extends string>(
  rules: Readonly<Record<R, Citation>>,
  { reason, params = {} }: Objection<R>,
): Refusal => ({ reason, rule: ruleBehind(rules[reason], params), params });

function ruleBehind(citation: Citation, params: Params): string {
  if (typeof citation === 'string') return citation;
  const { by, cases, otherwise } = citation;
  // What an action names may be anything: only what is listed is a case, not what every object has.
  const value = String(params[by]);
  return ruleBehind(Object.hasOwn(cases, value) ? (cases[value] ?? otherwise) : otherwise, params);
}

/** Every rule that a list of citations names. */
export const citedRules = (rules: Readonly<Record<string, Citation>>): readonly string[] =>
  Object.values(rules).flatMap((one) =>
    typeof one === 'string' ? one : citedRules({ ...one.cases, otherwise: one.otherwise }),
  );

/**
 * More automatic steps, and more tasks on top of each other, than any real chain of events: a task that never settles is a bug.
 * Steps may be many: where nobody can do anything but get his income, rounds go on by themselves until the bank is broken.
 */
const SETTLE_LIMIT = 500_000;
const DEEPEST = 100;

export function createTable<
  S extends TableState,
  A extends Action,
  E extends GameEvent,
  R extends string = string,
>(game: Game<S, A, E, R>): Table<S, A, E, R> {
  // biome-ignore lint/suspicious/noExplicitAny: the kind of a task decides its type.
  const rulesOf = (task: Task): TaskRules<S, any, A, E, R | TableReason> => {
    const rules = game.tasks[task.kind];
    if (!rules) throw new Error(`${game.title} has no task "${task.kind}"`);
    return rules;
  };

  const parse = parserOf<A>(game.tasks);

  const evolve = evolving(game.evolve);

  const refuse = (objection: Objection<R | TableReason>): Refusal => refusalFor(game.rules, objection);

  function settle(move: OpenMove<S, E>): void {
    for (let step = 0; step < SETTLE_LIMIT; step++) {
      const before = move.state;
      const top = topTask(before);
      if (!top || before.result) return;
      rulesOf(top).advance?.(move, top);
      if (move.state === before) return;
      if (move.state.agenda.length > DEEPEST) break;
    }
    throw new Error(`the agenda does not settle: ${move.state.agenda.map((task) => task.kind).join(' > ')}`);
  }

  function setup(input: unknown): S | Refusal {
    const asked = parseSetup(input);
    if (isObjection(asked)) return refuse(asked);
    const start = game.setup(asked);
    if (isObjection(start)) return refuse(start);
    return settled(start);
  }

  function settled(state: S): S {
    const move = new OpenMove<S, E>(state, game.evolve);
    settle(move);
    return move.state;
  }

  function act(state: S, seat: Seat, input: unknown): Outcome<S, A, E> | Refusal {
    const action = parse(input);
    if (isObjection(action)) return refuse(action);
    const move = new OpenMove<S, E>(state, game.evolve);
    return play(move, seat, action) ?? { action, events: move.events, state: move.state };
  }

  function rehearsed(view: S, seat: Seat, input: unknown): Rehearsal<E> | Refusal {
    const action = parse(input);
    if (isObjection(action)) return refuse(action);
    const move = new OpenMove<S, E>(view, game.evolve);
    try {
      const refusal = play(move, seat, action);
      if (refusal) return refusal;
    } catch (thrown) {
      if (!(thrown instanceof Unseen)) throw thrown;
      move.leaveOpen();
    }
    return { events: seen(view, move.events, [seat]), open: move.isOpen };
  }

  function seen(state: S, events: readonly (E | TableEvent)[], eye: Eye): readonly (E | TableEvent)[] {
    const isAlike = game.tellsAlike?.(state) ?? false;
    const told: (E | TableEvent)[] = [];
    let before = state;
    for (const event of events) {
      const one = game.seen(event, before, eye);
      if (one) told.push(one);
      if (!isAlike) before = evolve(before, event);
    }
    return told;
  }

  /** Carry an action out on an open move, or say why not. */
  function play(move: OpenMove<S, E>, seat: Seat, action: A): Refusal | undefined {
    const { state } = move;
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.players.length)
      return refuse({ reason: 'noSuchSeat', params: { seat: String(seat) } });
    if (state.result) return refuse({ reason: 'gameOver' });

    /** The uppermost task that answers the action, but not to this seat: one further down may. */
    let notHim: Task | undefined;
    for (let index = state.agenda.length - 1; index >= 0; index--) {
      const task = state.agenda[index] as Task;
      const rules = rulesOf(task);
      if (Object.hasOwn(rules.actions, action.type) && !rules.actors(state, task).includes(seat))
        notHim ??= task;
      else if (Object.hasOwn(rules.actions, action.type)) {
        const objection = rules.perform(move, task, seat, action);
        if (objection) return refuse(objection);
        settle(move);
        return undefined;
      }
      if (rules.modal && !rules.admits?.(state, task).includes(action.type)) {
        if (rules.first && !notHim) return refuse({ reason: rules.first, params: { action: action.type } });
        break;
      }
    }
    if (!notHim) return refuse(game.notNow(state, seat, action));
    const why = rulesOf(notHim).notYours?.(state, notHim, seat) ?? game.notYours?.(state, seat, action);
    return refuse(why ?? { reason: 'notYourTurn', params: { seat, waiting: [...waiting(state)] } });
  }

  function decide(state: S, seat: Seat, input: unknown) {
    const outcome = act(state, seat, input);
    return isRefusal(outcome) ? outcome : outcome.events;
  }

  function choices(state: S, seat: Seat): readonly Choice<A>[] {
    if (state.result) return [];
    const found: Choice<A>[] = [];
    let isOpen = (_choice: Choice<A>): boolean => true;
    for (let index = state.agenda.length - 1; index >= 0; index--) {
      const task = state.agenda[index] as Task;
      const rules = rulesOf(task);
      if (rules.actors(state, task).includes(seat))
        for (const choice of rules.choices(state, task, seat)) if (isOpen(choice)) found.push(choice);
      if (!rules.modal) continue;
      const admitted = rules.admits?.(state, task) ?? [];
      if (admitted.length === 0) break;
      const above = isOpen;
      isOpen = (choice) => above(choice) && admitted.includes(typeOf(choice));
    }
    return found;
  }

  function asked(state: S, seat: Seat): readonly Choice<A>[] {
    const top = topTask(state);
    return top && waiting(state).includes(seat) ? rulesOf(top).choices(state, top, seat) : [];
  }

  function waiting(state: S): readonly Seat[] {
    const top = topTask(state);
    return top && !state.result ? rulesOf(top).actors(state, top) : [];
  }

  return {
    game,
    setup,
    decide,
    evolve,
    act,
    rehearse: rehearsed,
    choices,
    asked,
    settled,
    waiting,
    view: (state, eye) => game.view(state, eye),
    seen,
  };
}

/** The type of the actions a choice stands for. */
const typeOf = (choice: Choice): string => (choice.type === 'many' ? choice.kind : choice.action.type);

/** The bookkeeping of a whole game: the table's own events, the game's, and what an eye comes to see with them. */
export const evolving =
  <S extends TableState, E extends GameEvent>(evolve: (state: S, event: E) => S) =>
  (state: S, event: E | TableEvent): S =>
    evolved(evolve, state, event);

function evolved<S extends TableState, E extends GameEvent>(
  evolve: (state: S, event: E) => S,
  state: S,
  event: E | TableEvent,
): S {
  let next: S;
  const known = event as TableEvent;
  switch (known.type) {
    case 'taskPushed':
      next = { ...state, agenda: [...state.agenda, known.task] };
      break;
    case 'taskUpdated':
      next = { ...state, agenda: state.agenda.with(known.index, known.task) };
      break;
    case 'taskPopped':
      next = { ...state, agenda: state.agenda.slice(0, -1) };
      break;
    case 'gameEnded':
      next = { ...state, result: known.result };
      break;
    default:
      next = evolve(state, event as E);
  }
  return event.shown ? { ...next, ...event.shown } : next;
}

/** The state after a piece of rules has run, for a look ahead: nothing of it happens. */
export function rehearse<S extends TableState, E extends GameEvent>(
  state: S,
  evolve: (state: S, event: E) => S,
  play: (move: Move<S, E>) => void,
): S {
  const move = new OpenMove<S, E>(state, evolve);
  play(move);
  return move.state;
}

/** A move as it happens: every event changes the state at once. */
class OpenMove<S extends TableState, E extends GameEvent> implements Move<S, E> {
  state: S;
  readonly events: (E | TableEvent)[] = [];
  isOpen = false;
  readonly #evolve: (state: S, event: E) => S;

  constructor(start: S, evolve: (state: S, event: E) => S) {
    this.state = start;
    this.#evolve = evolve;
  }

  emit(event: E | TableEvent): void {
    this.events.push(event);
    this.state = evolved(this.#evolve, this.state, event);
  }

  push(task: Task): void {
    this.emit({ type: 'taskPushed', task });
  }

  update(task: Task): void {
    const index = this.state.agenda.findLastIndex((entry) => entry.kind === task.kind);
    this.emit({ type: 'taskUpdated', index, task });
  }

  pop(): void {
    this.emit({ type: 'taskPopped' });
  }

  end(result: Result): void {
    this.emit({ type: 'gameEnded', result });
  }

  leaveOpen(): void {
    this.isOpen = true;
  }
}
