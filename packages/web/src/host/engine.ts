/** A game being played on this device: its history, undo and redo, and the players that choose by themselves. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import {
  type Bot,
  type Choice,
  type GameRecord,
  History,
  isRefusal,
  type RecordedAction,
  type Refusal,
  recordOf,
  type Seat,
  type Setup,
  sameData,
} from '@kursbuch/table';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
import type { Happening, Offer, Opening, Sitter, Step } from './gameHost.ts';
import { seated } from './sitters.ts';

interface Moment extends Step {
  readonly state: EighteenState;
}

/** What playing needs of a title. */
type Loaded = Pick<EighteenTitle, 'title' | 'table'>;

/** A record that cannot be played to its end. */
export interface Stopped {
  /** The game up to there; null if there is none. */
  readonly engine: Engine | null;
  /** The action that is refused; -1 is the setup. */
  readonly index: number;
  readonly refusal: Refusal;
}

export class Engine {
  readonly #loaded: Loaded;
  readonly #setup: Setup;
  readonly #start: EighteenState;
  readonly #sitters: readonly Sitter[];
  readonly #history: History<Moment>;
  readonly #bot: Bot<EighteenState, EighteenAction>;

  constructor(loaded: Loaded, setup: Setup, start: EighteenState, sitters: readonly Sitter[]) {
    this.#loaded = loaded;
    this.#setup = setup;
    this.#start = start;
    this.#sitters = seated(start.players, sitters);
    const seats = start.players.map((_, seat) => seat);
    this.#history = new History(seats.filter((seat) => !this.#isRandom(seat)));
    this.#bot = randomPlayer(eighteenHabits(loaded.title), `${setup.seed} at play`);
  }

  /** The game of a record, or what stops it. */
  static replay(loaded: Loaded, record: GameRecord, sitters: readonly Sitter[]): Engine | Stopped {
    const { players, seed, options } = record;
    const start = loaded.table.setup({ players, seed, options });
    if (isRefusal(start)) return { engine: null, index: -1, refusal: start };
    const engine = new Engine(loaded, { players, seed, options }, start, sitters);
    return engine.#playOn(record.actions) ?? engine;
  }

  /** What comes before this action is done, and it is refused. */
  #playOn(actions: readonly RecordedAction[]): Stopped | undefined {
    for (const { seat, action } of actions) {
      const refusal = this.act(seat, action as EighteenAction);
      if (refusal) return { engine: this, index: this.length, refusal };
    }
    return undefined;
  }

  get state(): EighteenState {
    return this.#history.past.at(-1)?.state ?? this.#start;
  }

  get length(): number {
    return this.#history.past.length;
  }

  get undone(): number {
    return this.#history.undone;
  }

  get waiting(): readonly Seat[] {
    return this.#loaded.table.waiting(this.state);
  }

  opening(): Omit<Opening, 'info'> {
    return {
      start: this.#start,
      waiting: this.#loaded.table.waiting(this.#start),
      steps: this.stepsFrom(0),
      undone: this.undone,
    };
  }

  stepsFrom(index: number): readonly Step[] {
    return this.#history.past
      .slice(index)
      .map(({ seat, action, events, waiting }) => ({ seat, action, events, waiting }));
  }

  record(): GameRecord {
    const actions: RecordedAction[] = this.#history.past.map(({ seat, action }) => ({ seat, action }));
    return recordOf(this.#loaded.title.id, this.#setup, actions);
  }

  offers(seat: Seat): readonly Offer[] {
    return this.#loaded.table.choices(this.state, seat).map(spelledOut);
  }

  rehearse(seat: Seat, action: EighteenAction): readonly Happening[] | Refusal {
    return this.#loaded.table.decide(this.state, seat, action);
  }

  act(seat: Seat, action: EighteenAction): Refusal | null {
    const outcome = this.#loaded.table.act(this.state, seat, action);
    if (isRefusal(outcome)) return outcome;
    const waiting = this.#loaded.table.waiting(outcome.state);
    this.#history.add({ seat, action, events: outcome.events, waiting, state: outcome.state });
    return null;
  }

  /** Back before the last action of a person, and what random players did after it. */
  undo(): void {
    this.#history.undo();
  }

  redo(): void {
    this.#history.redo();
  }

  /**
   * Become the game of this record, which somebody else has played on with. What both have in common stays; from
   * there on it is new. Undefined if the record cannot be played.
   */
  follow({ actions }: GameRecord): number | undefined {
    const { past } = this.#history;
    let common = 0;
    while (common < past.length && isSame(past[common], actions[common])) common++;
    this.#history.cut(common);
    return this.#playOn(actions.slice(common)) ? undefined : common;
  }

  /** The seat of a random player the game waits for, if nobody else has to speak. */
  botsTurn(): Seat | undefined {
    const { waiting } = this;
    return waiting.every((seat) => this.#isRandom(seat)) ? waiting[0] : undefined;
  }

  /** What the random player in this seat does; undefined if it finds nothing. */
  botAction(seat: Seat): EighteenAction | undefined {
    const view = this.#loaded.table.view(this.state, [seat]);
    return this.#bot.choose(view, this.#loaded.table.choices(view, seat), seat);
  }

  #isRandom(seat: Seat): boolean {
    return this.#sitters[seat]?.player === 'random';
  }
}

const isSame = (one: RecordedAction | undefined, other: RecordedAction | undefined): boolean =>
  one?.seat === other?.seat && sameData(one?.action, other?.action);

function spelledOut(choice: Choice<EighteenAction>): Offer {
  if (choice.type !== 'many') return choice;
  const kind = choice.kind as EighteenAction['type'];
  // A list that cannot be complete (sets of runs) is searched for by the screen.
  return choice.includes
    ? { type: 'many', kind, actions: [], open: true }
    : { type: 'many', kind, actions: choice.list(), open: false };
}
