/** A game being played: its history, undo and redo, and its record. Says nothing itself. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import {
  type Bot,
  type GameRecord,
  History,
  isRefusal,
  type RecordedAction,
  type Refusal,
  recordOf,
  type Seat,
  type Setup,
} from '@kursbuch/table';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
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
  readonly #history: History<Moment>;
  readonly #words: Words;
  readonly #bot: Bot<EighteenState, EighteenAction>;

  constructor(loaded: EighteenTitle, setup: Setup, start: EighteenState, words: Words) {
    this.loaded = loaded;
    this.setup = setup;
    this.#start = start;
    this.#words = words;
    this.#history = new History(this.persons);
    this.#bot = randomPlayer(eighteenHabits(loaded.title), `${setup.seed} at play`);
  }

  get state(): EighteenState {
    return this.#history.past.at(-1)?.state ?? this.#start;
  }

  get length(): number {
    return this.#history.past.length;
  }

  isRandom(seat: Seat): boolean {
    return isRandomName(this.#start.players[seat] ?? '');
  }

  /** The seats with people in them. */
  get persons(): readonly Seat[] {
    return this.#start.players.map((_, seat) => seat).filter((seat) => !this.isRandom(seat));
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
    this.#history.add({ seat, action: taken, state: outcome.state, lines });
    return lines;
  }

  /** What a random player does in this seat. */
  randomAction(seat: Seat): EighteenAction | undefined {
    const view = this.loaded.table.view(this.state, [seat]);
    return this.#bot.choose(view, this.loaded.table.choices(view, seat), seat);
  }

  /** Take back the last decision of a person, and what random players did after it. */
  undo(): boolean {
    return this.#history.undo();
  }

  /** Take the decision again that was taken back, and what followed it. */
  redo(): boolean {
    return this.#history.redo();
  }

  log(count: number): readonly Line[] {
    return this.#history.past.flatMap(({ lines }) => lines).slice(-count);
  }

  record(): GameRecord {
    return recordOf(
      this.loaded.title.id,
      this.setup,
      this.#history.past.map(({ seat, action }) => ({ seat, action })),
    );
  }
}
