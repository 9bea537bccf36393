/** A game at this terminal: its room, and the lines that tell of it. Says nothing itself. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import { type Eye, type Refusal, Room, type Seat, type Setup, type Step } from '@kursbuch/table';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
import type { Line, Words } from '@kursbuch/words';

/** Players of this name are random players: "random", "Random 2". */
export const isRandomName = (name: string): boolean => /^random( \d+)?$/i.test(name.trim());

export class Session {
  readonly loaded: EighteenTitle;
  readonly room: Room<EighteenState, EighteenAction, EighteenEvent>;
  readonly #words: Words;
  /** Whoever reads the lines: the only person at the terminal, or what several may all know. */
  readonly #eye: Eye;
  /** What each step set off. */
  readonly #lines: (readonly Line[])[] = [];

  constructor(loaded: EighteenTitle, setup: Setup, start: EighteenState, words: Words) {
    this.loaded = loaded;
    this.#words = words;
    const bot = randomPlayer(eighteenHabits(loaded.title), `${setup.seed} at play`);
    this.room = new Room(loaded.table, setup, start, (name) => (isRandomName(name) ? bot : null));
    this.#eye = this.people.length === 1 ? this.people : [];
    this.room.listen(this.#eye, ({ from, steps }) => {
      this.#lines.length = from;
      for (const step of steps) this.#lines.push(this.#told(step, this.#lines.length));
    });
  }

  /** The seats with people in them. */
  get people(): readonly Seat[] {
    return this.room.people;
  }

  /** The game as the people at the terminal see it together. */
  get state(): EighteenState {
    return this.room.view(this.people);
  }

  /** Take an action: what it set off, or why it is refused. */
  act(seat: Seat, action: unknown): readonly Line[] | Refusal {
    return this.room.act(seat, action, this.room.length) ?? this.news;
  }

  /** What the last step set off. */
  get news(): readonly Line[] {
    return this.#lines.at(-1) ?? [];
  }

  /** The last so many lines. */
  log(count: number): readonly Line[] {
    return this.#lines.flat().slice(-count);
  }

  #told({ seat, action, events }: Step<EighteenAction, EighteenEvent>, index: number): readonly Line[] {
    const { title } = this.loaded;
    const before = this.room.view(this.#eye, index);
    const told = this.#words.tell(title, before, events, seat);
    // Some steps are left without an event: then the action itself is the news.
    const silent = !told.some((line) => line.heading === undefined);
    return silent && action ? [this.#words.actionLine(title, before, seat, action), ...told] : told;
  }
}
