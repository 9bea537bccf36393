/** The standing instructions of all seats of a room, the oldest first: given, carried out, over, taken back. */
import { parserOf } from './shape.ts';
import type {
  AskedMoment,
  Ending,
  Given,
  Instruction,
  KeptInstruction,
  SeenStep,
  StandingRules,
} from './standing.ts';
import type { Action, GameEvent, Objection, Seat, TableReason, TableState } from './types.ts';

/** An instruction, and where in the game it was given and has acted last. */
interface RunningInstruction extends Given {
  readonly seat: Seat;
  readonly since: number;
  readonly last: number;
}

/** Why an instruction is over whose act was taken back. */
const UNDONE: Ending = { reason: 'undone', params: {} };

export class Instructions<S extends TableState, A extends Action, E extends GameEvent> {
  /** None where the game knows no instructions. */
  readonly #rules: StandingRules<S, A, E> | undefined;
  #all: readonly RunningInstruction[] = [];
  #next = 1;

  constructor(rules: StandingRules<S, A, E> | undefined) {
    this.#rules = rules;
  }

  /** As they are kept with the game. */
  get kept(): readonly KeptInstruction[] {
    return this.#inForce().map(({ seat, instruction }) => ({ seat, instruction }));
  }

  /** What a seat has instructed. */
  of(seat: Seat): readonly Given[] {
    return this.#all
      .filter((order) => order.seat === seat)
      .map(({ id, instruction, times, over }) => ({ id, instruction, times, over }));
  }

  /** An instruction from outside, or what is wrong with its form. */
  read(input: unknown): Instruction | Objection<TableReason> {
    return parserOf<Instruction>({ standing: { actions: this.#rules?.forms ?? {} } })(input);
  }

  /** From the moment after that many steps on; returns its number. */
  give(seat: Seat, instruction: Instruction, since: number): number {
    const id = this.#next++;
    const others = this.#all.filter(
      (order) =>
        order.seat !== seat ||
        (order.over === null &&
          this.#rules?.subject(order.instruction) !== this.#rules?.subject(instruction)),
    );
    this.#all = [...others, { id, seat, instruction, times: 0, over: null, since, last: -1 }];
    return id;
  }

  /** False if the seat has no such instruction. */
  revoke(seat: Seat, id: number): boolean {
    const left = this.#all.filter((order) => order.seat !== seat || order.id !== id);
    const found = left.length < this.#all.length;
    this.#all = left;
    return found;
  }

  /** Who gives the seat away instructs nothing there any more. */
  clear(seat: Seat): void {
    this.#all = this.#all.filter((order) => order.seat !== seat);
  }

  /** What the instructions of a seat, or one of them, say to what it is asked. */
  answer(
    seat: Seat,
    asking: () => AskedMoment<S, A>,
    id?: number,
  ): { readonly id: number; readonly action: Action } | null {
    const orders = this.#inForce().filter((order) => order.seat === seat && (!id || order.id === id));
    if (!this.#rules || orders.length === 0) return null;
    const asked = asking();
    for (const order of orders) {
      const action = this.#rules.answer(order.instruction, asked);
      if (action) return { id: order.id, action };
    }
    return null;
  }

  /** This one has acted with the step after that many others. */
  acted(id: number, at: number): void {
    this.#all = this.#all.map((one) => (one.id === id ? { ...one, times: one.times + 1, last: at } : one));
  }

  /** Instructions end with a step that concerns their seats; `seenBy` is the step as a seat sees it. */
  heed(
    { seat: by, standing }: { readonly seat: Seat; readonly standing: boolean },
    seenBy: (seat: Seat) => SeenStep<S, A, E>,
  ): void {
    this.#all = this.#all
      .map((order) => (order.over ? order : { ...order, over: this.#ending(order, seenBy(order.seat)) }))
      // Somebody who decides by hand has read why they were asked, and knows what they did.
      .filter(({ seat, over }) => over === null || standing || seat !== by);
  }

  /** Nothing is instructed from behind a moment that the game went back to, nor by what acted after it. */
  forget(length: number): void {
    this.#all = this.#all
      .filter(({ since }) => since <= length)
      .map((order) => (order.last >= length ? { ...order, over: order.over ?? UNDONE } : order));
  }

  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

  #inForce(): readonly RunningInstruction[] {
    return this.#all.filter(({ over }) => over === null);
  }

  #ending({ seat, instruction }: RunningInstruction, step: SeenStep<S, A, E>): Ending | null {
    return this.#rules?.ends(instruction, step, seat) ?? null;
  }
}
