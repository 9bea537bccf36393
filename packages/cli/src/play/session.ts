/** A game being played: its history, undo and redo, and its record. Says nothing itself. */
import { type Bot, eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import {
  type GameRecord,
  isRefusal,
  type RecordedAction,
  type Refusal,
  recordOf,
  type Seat,
  type Setup,
} from '@kursbuch/table';
import type { EighteenTitle } from '@kursbuch/titles';
import type { Line, Words } from '@kursbuch/words';

/** An action that was taken, the state after it, and what it set off. */
interface Moment extends RecordedAction {
  readonly state: EighteenState;
  readonly lines: readonly Line[];
}

/** Players of this name are random players: "random", "Random 2". */
export const isRandomName = (name: string): boolean => /^random( \d+)?$/i.test(name.trim());

export class Session {
  readonly loaded: EighteenTitle;
  readonly setup: Setup;
  readonly #start: EighteenState;
  readonly #past: Moment[] = [];
  readonly #future: Moment[] = [];
  readonly #words: Words;
  readonly #bot: Bot<EighteenState, EighteenAction>;

  constructor(loaded: EighteenTitle, setup: Setup, start: EighteenState, words: Words) {
    this.loaded = loaded;
    this.setup = setup;
    this.#start = start;
    this.#words = words;
    this.#bot = randomPlayer(loaded.table, eighteenHabits(loaded.title), `${setup.seed} at play`);
  }

  get state(): EighteenState {
    return this.#past.at(-1)?.state ?? this.#start;
  }

  get length(): number {
    return this.#past.length;
  }

  isRandom(seat: Seat): boolean {
    return isRandomName(this.state.players[seat] ?? '');
  }

  /** The seats with people in them. */
  get persons(): readonly Seat[] {
    return this.state.players.map((_, seat) => seat).filter((seat) => !this.isRandom(seat));
  }

  /** Take an action: what it set off, or why it is refused. */
  act(seat: Seat, action: unknown): readonly Line[] | Refusal {
    const { table, title } = this.loaded;
    const before = this.state;
    const outcome = table.act(before, seat, action);
    if (isRefusal(outcome)) return outcome;
    const told = this.#words.tell(title, before, outcome.events, seat);
    // Some steps are left without an event: then the action itself is the news.
    const taken = action as EighteenAction;
    const silent = !told.some((line) => line.heading === undefined);
    const own: readonly Line[] = silent ? [this.#words.actionLine(title, before, seat, taken)] : [];
    const lines = [...own, ...told];
    this.#past.push({ seat, action: taken, state: outcome.state, lines });
    this.#future.length = 0;
    return lines;
  }

  /** What a random player does in this seat. */
  randomAction(seat: Seat): EighteenAction | undefined {
    return this.#bot.choose(this.state, seat);
  }

  /** Take back the last decision of a person, and what random players did after it. */
  undo(): boolean {
    if (this.#past.length === 0) return false;
    const anybody = this.persons.length > 0;
    if (anybody && !this.#past.some(({ seat }) => !this.isRandom(seat))) return false;
    for (;;) {
      const moment = this.#past.pop();
      if (!moment) return true;
      this.#future.push(moment);
      if (!anybody || !this.isRandom(moment.seat)) return true;
    }
  }

  /** Take the decision again that was taken back, and what followed it. */
  redo(): boolean {
    if (this.#future.length === 0) return false;
    do this.#past.push(this.#future.pop() as Moment);
    while (this.#future.length > 0 && this.isRandom((this.#future.at(-1) as Moment).seat));
    return true;
  }

  log(count: number): readonly Line[] {
    return this.#past.flatMap(({ lines }) => lines).slice(-count);
  }

  record(): GameRecord {
    return recordOf(
      this.loaded.title.id,
      this.setup,
      this.#past.map(({ seat, action }) => ({ seat, action })),
    );
  }
}
