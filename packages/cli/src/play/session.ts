/** A game at this terminal: its room, and the lines that tell of it. Says nothing itself. */
import {
  type Action,
  type Eye,
  type GameEvent,
  type Instruction,
  type RecordedAction,
  type Refusal,
  Room,
  type Seat,
  type Setup,
  type TableState,
} from '@kursbuch/table';
import type { Line } from '@kursbuch/words';
import type { Hosted } from '../families.ts';
import type { Paint } from '../paint.ts';
import type { AtTerminal } from './atTerminal.ts';

/** Players of this name are random players: "random", "Random 2", "Zufall". */
export const isRandomName = (name: string): boolean => /^(random|zufall)( \d+)?$/i.test(name.trim());

export class Session<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly room: Room<S, A, E>;
  readonly #hosted: Hosted<S, A, E>;
  /** Whoever reads the lines: the only person at the terminal, or what several may all know. */
  readonly #eye: Eye;
  /** What each step set off. */
  readonly #lines: (readonly Line[])[] = [];

  constructor(hosted: Hosted<S, A, E>, setup: Setup, start: S) {
    this.#hosted = hosted;
    const bot = hosted.randomPlayer(`${setup.seed} at play`);
    this.room = new Room(hosted.table, setup, start, (name) => (isRandomName(name) ? bot : null));
    this.#eye = this.people.length === 1 ? this.people : [];
    this.room.listen(this.#eye, ({ from, steps }) => {
      this.#lines.length = from;
      for (const step of steps) {
        const before = this.room.view(this.#eye, this.#lines.length);
        this.#lines.push(hosted.tell(before, step));
      }
    });
  }

  /** The title being played. */
  get title(): string {
    return this.#hosted.id;
  }

  /** The seats with people in them. */
  get people(): readonly Seat[] {
    return this.room.people;
  }

  /** The game as the people at the terminal see it together. */
  get state(): S {
    return this.room.view(this.people);
  }

  /** As its family shows it. */
  atTerminal(paint: Paint): AtTerminal {
    return this.#hosted.atTerminal(
      { people: this.people, view: (seat) => this.room.view([seat]), together: () => this.state },
      paint,
    );
  }

  /** Is this seat asked for something that others at this terminal may not know? */
  asksInSecret(seat: Seat): boolean {
    const { known, tasks } = this.#hosted.table.game;
    if (!known || this.people.length < 2) return false;
    // By the task, not by what it offers: that nothing secret is left to do may be a secret too.
    const { actions = {} } = tasks[this.room.state.agenda.at(-1)?.kind ?? ''] ?? {};
    return Object.keys(actions).some((type) => known({ type } as A, seat, []) === null);
  }

  /** What was played before, step by step as it was: nothing is answered in anybody's place. */
  goOnFrom(actions: readonly RecordedAction[]): void {
    if (!this.room.follow({ ...this.room.whole, actions }))
      throw new Error(`${this.title} does not go on as it was played`);
  }

  /** Take an action: what it set off, or why it is refused. */
  act(seat: Seat, action: unknown): readonly Line[] | Refusal {
    const from = this.room.length;
    return this.room.act(seat, action, from) ?? this.#since(from);
  }

  /** Leave something to a standing instruction: what it set off at once, or why it cannot be. */
  instruct(seat: Seat, instruction: Instruction): readonly Line[] | Refusal {
    const from = this.room.length;
    return this.room.instruct(seat, instruction, from) ?? this.#since(from);
  }

  /** Let the random player of a seat act: what that set off. */
  letRandomAct(seat: Seat): readonly Line[] {
    const from = this.room.length;
    if (!this.room.letBotAct(seat)) throw new Error(`a random player has no choice in seat ${seat}`);
    return this.#since(from);
  }

  /** What the steps from this number on have set off, what was done by instructions among them. */
  #since(from: number): readonly Line[] {
    return this.#lines.slice(from).flat();
  }

  /** The last so many lines. */
  log(count: number): readonly Line[] {
    return this.#lines.flat().slice(-count);
  }
}
