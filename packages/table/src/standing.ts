/**
 * Standing instructions: what a seat wants done in its place until something concerns it. They are a secret of their
 * seat: nobody else hears of one, and what is done by one looks like anything done by hand.
 */
import type { Shapes } from './shape.ts';
import type { Action, Choice, GameEvent, Params, Seat, TableEvent, TableState } from './types.ts';

/** What a seat instructs. Plain JSON; `type` says which kind. */
export interface Instruction {
  readonly type: string;
}

/** A moment of the game as a seat sees it. */
export interface AskedMoment<S extends TableState, A extends Action> {
  readonly view: S;
  readonly seat: Seat;
  /** What the task on top asks of the seat itself. */
  readonly asked: readonly Choice<A>[];
  /** That, and everything it may do beside. */
  readonly choices: readonly Choice<A>[];
}

/** A step as the seat of an instruction sees it. */
export interface SeenStep<S extends TableState, A extends Action, E extends GameEvent> {
  /** Who acted. */
  readonly by: Seat;
  /** Null: the seat may not know it. */
  readonly action: A | null;
  readonly events: readonly (E | TableEvent)[];
  readonly before: S;
  readonly after: S;
}

/** Why an instruction has come to its end; a word and what it is about. */
export interface Ending {
  readonly reason: string;
  readonly params: Params;
}

/** What a game lets its seats instruct. Pure, like all rules: it sees no more than the seat does. */
export interface StandingRules<
  S extends TableState,
  A extends Action,
  E extends GameEvent,
  I extends Instruction = Instruction,
> {
  /** The form of each instruction. */
  readonly forms: Shapes<I>;
  /** Of each subject a seat has one instruction at most: a new one takes the place of the old. */
  subject(instruction: I): string;
  /** What the seat could instruct now. */
  open(asking: AskedMoment<S, A>): readonly I[];
  /** What the instruction says to what is asked now; null: nothing. It is taken like an action from outside. */
  answer(instruction: I, asking: AskedMoment<S, A>): Action | null;
  /**
   * The answer to a question that nobody needs to be asked, instructed or not; null: it is a question. `done` is what the
   * seat itself did with the step before this moment, if that was its own. Made of what the seat sees, like all of this.
   */
  needless?(view: S, seat: Seat, asking: () => AskedMoment<S, A>, done: A | null): Action | null;
  /** Why the instruction is over with this step; null: it is not. */
  ends(instruction: I, step: SeenStep<S, A, E>, seat: Seat): Ending | null;
}

/** An instruction that a seat has given. */
export interface Given {
  readonly id: number;
  readonly instruction: Instruction;
  /** How often it has acted. */
  readonly times: number;
  /** Why it is over; it stays in sight until the seat acts again. */
  readonly over: Ending | null;
}

/** What the seat itself may know of its instructions. */
export interface Standing {
  readonly given: readonly Given[];
  /** What it could instruct now. */
  readonly open: readonly Instruction[];
}

/** An instruction as a host keeps it with a saved game. */
export interface KeptInstruction {
  readonly seat: Seat;
  readonly instruction: Instruction;
}
