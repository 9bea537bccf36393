/** The words of every game at this table. Nothing here knows what is being played. */
import type { Chance } from './chance.ts';
import type { Shapes } from './shape.ts';
import type { StandingRules } from './standing.ts';

/** A game's money: its sign, and whether that stands before the figure where the money is at home. */
export interface Currency {
  readonly sign: string;
  readonly before: boolean;
}

/** A place at the table, 0..n-1 in turn order. */
export type Seat = number;

/** Who looks: the seats at one screen. An eye without seats is a spectator. */
export type Eye = readonly Seat[];

/** What a seat asks for. Plain JSON; `type` says which kind. */
export interface Action {
  readonly type: string;
}

/** Something that happened on the table. Plain JSON; only events change a state. */
export interface GameEvent {
  readonly type: string;
  /** Only on an event as an eye sees it: what comes into its sight, or goes out of it, as its view has it then. */
  readonly shown?: Readonly<Record<string, unknown>>;
}

/** Why an action is not allowed. `reason` is a stable word, `rule` the number in the title's rule inventory. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly params: Params;
}

export type Params = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** A refusal as a rule module states it: the table adds the rule's number from the game's list. */
export interface Objection<R extends string = string> {
  readonly reason: R;
  readonly params?: Params;
}

/** The reasons of the table itself: the form of actions and set-ups, seats and turns. Every game has a rule for each. */
export type TableReason =
  | 'malformed'
  | 'unknownAction'
  | 'unknownOption'
  | 'badOption'
  | 'badPlayers'
  | 'sameName'
  | 'noSuchSeat'
  | 'gameOver'
  | 'notYourTurn'
  | 'notNow';

/** The rule behind a reason; where one reason serves several rules, one of its parameters says which, or one after the other. */
export type Citation =
  | string
  | {
      readonly by: string;
      readonly cases: Readonly<Record<string, Citation>>;
      readonly otherwise: Citation;
    };

/** A rule for each reason a game can state: one that is missing, or that nobody states, does not compile. */
export type Rules<R extends string> = Readonly<Record<R | TableReason, Citation>>;

/** One entry of the agenda: what is going on, and everything it needs to remember. Plain JSON. */
export interface Task {
  readonly kind: string;
}

/** What may be done: one concrete action, a number from a range, or a list that is expensive to make. */
export type Choice<A extends Action = Action> =
  | { readonly type: 'one'; readonly action: A }
  | {
      readonly type: 'range';
      /** The action with `field` at its minimum. */
      readonly action: A;
      readonly field: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Numbers between the two that are not offered. */
      readonly except?: readonly number[];
    }
  | {
      readonly type: 'many';
      /** The type of the actions in the list. */
      readonly kind: string;
      /** The actions. A list that `includes` judges may be a selection of good ones. */
      list(): readonly A[];
      /** Present where the list cannot be complete (sets of routes): is this action legal too? */
      includes?(action: A): boolean;
      /** The list is complete all the same: `includes` only knows other ways to say what is in it. */
      readonly isWhole?: boolean;
    };

export interface Setup {
  readonly players: readonly string[];
  readonly seed: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The version of the game's record, which says how its chance is drawn; absent: a new game. */
  readonly version?: number;
}

export interface Result {
  /** What ended the game, a word of the title's. */
  readonly cause: string;
  /** Final score of each seat. */
  readonly scores: readonly number[];
  /** Who has won, where the highest score alone does not say it. Read with `winnersOf`. */
  readonly winners?: readonly Seat[];
}

/** What every game's state has. Plain immutable JSON: `evolve` copies only the path it changes. */
export interface TableState {
  readonly title: string;
  readonly options: Setup['options'];
  readonly players: readonly string[];
  /** The stack of tasks; the last one is on top and decides what is asked now. */
  readonly agenda: readonly Task[];
  /** What only one seat (or nobody: `table`) may see. `view` is the only door out. */
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly result: Result | null;
}

/** A move in the making: rules emit events and read the state that follows from them. */
export interface Move<S extends TableState, E extends GameEvent> {
  readonly state: S;
  readonly events: readonly (E | TableEvent)[];
  emit(event: E): void;
  /** Put a task on top of the agenda. */
  push<T extends Task>(task: T): void;
  /** Replace the data of the topmost task of this kind. */
  update<T extends Task>(task: T): void;
  /** Take the topmost task off. */
  pop(): void;
  end(result: Result): void;
  /** Something may follow here from what is not in sight: a rehearsal goes on as if it did not, and says so. */
  leaveOpen(): void;
}

/** The events of the table itself. */
export type TableEvent = Pick<GameEvent, 'shown'> & TableHappening;

type TableHappening =
  | { readonly type: 'taskPushed'; readonly task: Task }
  | { readonly type: 'taskUpdated'; readonly index: number; readonly task: Task }
  | { readonly type: 'taskPopped' }
  | { readonly type: 'gameEnded'; readonly result: Result };

/** One kind of task. All control flow of a game is in these modules. `R` are the reasons it can state. */
export interface TaskRules<
  S extends TableState,
  T extends Task,
  A extends Action,
  E extends GameEvent,
  R extends string = string,
> {
  /** The actions this task answers, by type, with the form of each. */
  readonly actions: Partial<Shapes<A>>;
  /** True: while this task is on the agenda, nothing below it may be done. */
  readonly modal?: boolean;
  /** Why nothing below a modal task may be done: what must come first. */
  readonly first?: R;
  /** What a modal task lets through to the tasks below it all the same. */
  admits?(state: S, task: T): readonly A['type'][];
  /**
   * Do what follows without anybody's choice: end the task, push the next one, pay what is due.
   * Leaves the agenda as it is when somebody must choose.
   */
  advance?(move: Move<S, E>, task: T): void;
  /** The seats this task waits for or listens to. */
  actors(state: S, task: T): readonly Seat[];
  choices(state: S, task: T, seat: Seat): readonly Choice<A>[];
  /** Carry the action out, or say why not; an objection discards the whole move. */
  perform(move: Move<S, E>, task: T, seat: Seat, action: A): Objection<R | TableReason> | undefined;
  /** This task is for others: why not for this seat, if there is more to say than "not your turn". */
  notYours?(state: S, task: T, seat: Seat): Objection<R> | undefined;
}

/**
 * How long a computer player may think. Counted in steps (`stepsOf`) the same question has the same answer everywhere; a host
 * with a clock may end it by time instead, or because nobody waits for the answer any more.
 */
export interface Budget {
  /** Take this many steps, one unless said otherwise. False: nothing is left, and the answer is due. */
  spend(steps?: number): boolean;
}

/** Why a player would do something, as data: its game says what reasons there are, and words say them. */
export interface AdviceReason {
  readonly kind: string;
}

/** Something a player thought of, and what it is worth to him. */
export interface Compared<A extends Action = Action> {
  readonly action: A;
  readonly worth: number;
}

/** What a player would do, and why. */
export interface Advice<A extends Action = Action, R extends AdviceReason = AdviceReason> {
  readonly action: A;
  /** The most important first. */
  readonly reasons: readonly R[];
  /** This and a few others he thought of, the best first, all in one unit; empty where nothing was weighed. */
  readonly compared: readonly Compared<A>[];
  /** What worth is counted in, by a word of the game. */
  readonly unit?: string;
}

/**
 * A computer player in a seat: it sees what its seat sees and takes one of the choices; undefined if it finds none. All its
 * chance comes from the seed, so that the same question with the same budget of steps has the same answer.
 */
export interface Bot<
  S extends TableState = TableState,
  A extends Action = Action,
  R extends AdviceReason = AdviceReason,
> {
  choose(view: S, choices: readonly Choice<A>[], seed: string, budget: Budget): A | undefined;
  /** It has a chance of its own for a whole game: callers need not make a seed for each decision. */
  readonly ownChance?: true;
  /** What it would choose, asked the same, with its reasons: for somebody who wants a hint. */
  advise?(view: S, choices: readonly Choice<A>[], seed: string, budget: Budget): Advice<A, R> | undefined;
}

/** A game: plain functions over plain data. `createTable` makes it playable. */
export interface Game<
  S extends TableState,
  A extends Action,
  E extends GameEvent,
  R extends string = string,
> {
  readonly title: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own task type; the kind is the key.
  readonly tasks: Readonly<Record<string, TaskRules<S, any, A, E, R | TableReason>>>;
  setup(setup: Setup): S | Objection<R | TableReason>;
  evolve(state: S, event: E): S;
  readonly rules: Rules<R>;
  /** An action nobody is asked for now: say which rule keeps it back. */
  notNow(state: S, seat: Seat, action: A): Objection<R | TableReason>;
  /** An action somebody else is asked for now: why not this seat, if there is more to say than "not your turn". */
  notYours?(state: S, seat: Seat, action: A): Objection<R | TableReason> | undefined;
  /** Seats that are asked something beside the turn and may answer at once, such as an offer. Absent: nobody ever is. */
  addressed?(state: S): readonly Seat[];
  /** The state as an eye may know it. A narrower eye sees the same in a view as in the state itself. */
  view(state: S, eye: Eye): S;
  /**
   * What an eye may know of an event that happens in this state: itself, a redacted or completed form, or nothing.
   * Evolving what is seen in a view gives the view of what has happened.
   */
  seen(event: E | TableEvent, state: S, eye: Eye): E | TableEvent | null;
  /**
   * All through this game it makes no difference to `seen` in which state something happens, so nobody need make that state
   * to tell of it. Absent: it does.
   */
  tellsAlike?(state: S): boolean;
  /** What an eye may know of an action while the game runs; null: only that there was one. Absent: actions are public. */
  known?(action: A, seat: Seat, eye: Eye): A | null;
  /**
   * Is there still something that not everybody may know and public actions do not tell: a hand, a sealed bid, what
   * chance will bring? Then the seed is a secret, and what has once been told cannot be taken back. Absent: never.
   */
  sealed?(state: S): boolean;
  /**
   * What happens where everything that chance has decided and nobody may know yet is decided again by another chance: no
   * eye sees anything of it. Absent: chance decides nothing after the start.
   */
  redrawn?(state: S, chance: Chance): readonly E[];
  /** What each seat would have if the game ended in this state. Absent: nothing is counted. */
  scores?(state: S): readonly number[];
  /** What tells one round from the next, for whoever looks back. Absent: nothing does. */
  round?(state: S): string;
  /** What each seat directs, by id. Absent: there is nothing to direct. */
  directed?(state: S): readonly (readonly string[])[];
  /** What a seat may have done in its place. Absent: nothing. */
  readonly standing?: StandingRules<S, A, E>;
  /** How many of each component there are; nothing is ever made or lost. */
  inventory(state: S): Readonly<Record<string, number>>;
  /** What must hold in every state beyond the inventory; a sentence for each breach. */
  invariants(state: S): readonly string[];
}
