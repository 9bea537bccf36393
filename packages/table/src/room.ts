/**
 * A game being played, and everybody at it: people at this screen or elsewhere, computer players, spectators.
 *
 * Nothing leaves a room but through `view`, `seen` and `known`: each eye opens the game, and hears of it, as it may
 * know it. A room has no clock and no store, and does not know how its news travel: these are its host's.
 */
import { isRefusal, type Outcome, type Rehearsal, refusalFor, type Table } from './agenda.ts';
import { stepsOf } from './budget.ts';
import { seedFrom } from './chance.ts';
import { sameData } from './choices.ts';
import { History } from './history.ts';
import { Instructions } from './instructions.ts';
import { Listeners } from './listeners.ts';
import { needlessAnswer } from './needless.ts';
import { type Offer, spelledOut } from './offers.ts';
import {
  entry,
  type GameRecord,
  playEntry,
  RECORD_VERSION,
  type RecordedAction,
  recordOf,
  type SeenRecord,
} from './record.ts';
import type { AskedMoment, KeptInstruction, SeenStep, Standing } from './standing.ts';
import { tellsSecret } from './told.ts';
import type {
  Action,
  Bot,
  Budget,
  Eye,
  GameEvent,
  Refusal,
  Result,
  Seat,
  Setup,
  TableEvent,
  TableState,
} from './types.ts';

/** An action that was taken and what followed from it, as an eye sees it. */
export interface Step<A extends Action, E extends GameEvent> {
  readonly seat: Seat;
  /** Null: this eye may not know it. */
  readonly action: A | null;
  readonly events: readonly (E | TableEvent)[];
  /** Whom the game waits for afterwards. */
  readonly waiting: readonly Seat[];
  /** After it, everything chance had decided and nobody knew yet was decided anew. */
  readonly redrawn?: true;
}

/** Everything up to now, as an eye sees it. The views in between follow from the events. */
export interface Opening<S extends TableState, A extends Action, E extends GameEvent> {
  readonly start: S;
  readonly waiting: readonly Seat[];
  readonly steps: readonly Step<A, E>[];
  /** How many steps undo took back that redo may bring again. */
  readonly undone: number;
}

/** Steps from this number on are new; what was there before from it on is gone (play, undo, redo). */
export interface Change<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly from: number;
  /** Only with all steps from the first on: the game is over and lies open, or it is so no more. */
  readonly start?: S;
  readonly steps: readonly Step<A, E>[];
  readonly undone: number;
}

/** A record that cannot be played to its end. */
interface Stopped<R> {
  /** The game up to there; null if there is none. */
  readonly room: R | null;
  /** The action that is refused; -1 is the set-up. */
  readonly index: number;
  readonly refusal: Refusal;
}

/** The answer to somebody who saw another moment of the game than this one. */
export const MOVED_ON: Refusal = { reason: 'notNow', rule: '', params: {} };

interface Moment<S, A extends Action, E extends GameEvent> {
  readonly seat: Seat;
  readonly action: A;
  readonly events: readonly (E | TableEvent)[];
  readonly waiting: readonly Seat[];
  readonly state: S;
  /** It told somebody a secret: nobody can unlearn it. */
  readonly told: boolean;
  /** Done by a standing instruction. */
  readonly standing: boolean;
  readonly redraw?: string;
}

/** What a computer player may spend on a decision, unless its host says otherwise. */
const BOT_STEPS = 2000;

/** More steps than any instructions take in a row: some that never end are a bug. */
const STANDING_LIMIT = 1000;

export class Room<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly #table: Table<S, A, E>;
  readonly #setup: Required<Setup>;
  readonly #start: S;
  #bots: readonly (Bot<S, A> | null)[];
  readonly #history: History<Moment<S, A, E>>;
  readonly #listeners = new Listeners<Change<S, A, E>>();
  readonly #instructions: Instructions<S, A, E>;
  /** The game was over when listeners last heard of it. */
  #wasOver = false;

  /** `botFor` says which computer player sits in a seat; none: somebody else acts there. */
  constructor(
    table: Table<S, A, E>,
    setup: Setup,
    start: S,
    botFor: (name: string, seat: Seat) => Bot<NoInfer<S>, NoInfer<A>> | null = () => null,
  ) {
    this.#table = table;
    const { players, seed, options, version = RECORD_VERSION } = setup;
    this.#setup = { players, seed, options, version };
    this.#start = start;
    this.#instructions = new Instructions(table.game.standing);
    this.#bots = start.players.map(botFor);
    this.#history = new History([...start.players.keys()].filter((seat) => !this.#bots[seat]));
  }

  /** The game of a record, or what stops it. */
  static replay<S extends TableState, A extends Action, E extends GameEvent>(
    table: Table<S, A, E>,
    record: GameRecord,
    botFor?: (name: string, seat: Seat) => Bot<NoInfer<S>, NoInfer<A>> | null,
  ): Room<S, A, E> | Stopped<Room<S, A, E>> {
    const start = table.setup(record);
    if (isRefusal(start)) return { room: null, index: -1, refusal: start };
    const room = new Room(table, record, start, botFor);
    const { moments, refusal } = room.#played(
      0,
      Array.isArray(record.actions) ? record.actions : [record.actions],
    );
    room.#history.goOn(0, moments);
    room.#wasOver = room.#isOver;
    return refusal ? { room, index: room.length, refusal } : room;
  }

  // ---------------------------------------------------------------- for the host alone

  /** The true state. */
  get state(): S {
    return this.stateAt(this.length);
  }

  /** The true state after that many steps. */
  stateAt(count: number): S {
    return this.#history.past[count - 1]?.state ?? this.#start;
  }

  /** The whole record, for whatever keeps the game. */
  get whole(): GameRecord {
    const actions = this.#history.past.map(({ seat, action, redraw }) => entry(seat, action, redraw));
    return recordOf(this.#table.game.title, this.#setup, actions);
  }

  /**
   * The whole record with another seed, for somebody who may have the game but not its seed. Null where that seed would
   * have brought another game: other seats, another lot.
   */
  recordUnder(seed: string): GameRecord | null {
    const { whole } = this;
    const start = this.#table.setup({ ...this.#setup, seed });
    if (isRefusal(start) || !isSameButForChance(start, this.#start)) return null;
    const actions = whole.actions.map(({ seat, action }) => entry(seat, action));
    const record = { ...whole, seed, actions };
    // Where nothing was drawn since the start, no seed has a word in what followed.
    if (sameData(this.#start.secrets.table, this.state.secrets.table)) return record;
    let state: S = start;
    for (const { seat, action, state: after } of this.#history.past) {
      const outcome = this.#table.act(state, seat, action);
      if (isRefusal(outcome) || !isSameButForChance(outcome.state, after)) return null;
      state = outcome.state;
    }
    return record;
  }

  /** Has anything from this step on told somebody a secret? Nobody unlearns it. */
  hasTold(from: number): boolean {
    return this.#history.past.slice(from).some(({ told }) => told);
  }

  /** The standing instructions of all seats, to be kept with the game. */
  get instructions(): readonly KeptInstruction[] {
    return this.#instructions.kept;
  }

  /** Instructions that were kept with the game. What has not the form of one is left out. */
  restore(kept: unknown): void {
    for (const entry of Array.isArray(kept) ? kept : []) {
      const { seat, instruction }: Partial<Record<keyof KeptInstruction, unknown>> = Object(entry);
      const read = this.#instructions.read(instruction);
      if ('reason' in read || typeof seat !== 'number' || !this.people.includes(seat)) continue;
      this.#instructions.give(seat, read, this.length);
    }
    const at = this.length;
    this.#carryOut();
    if (this.length > at) this.#tell(at);
  }

  /** The players have agreed to end it here, which no rule does: their last step ends it with this result. */
  endByHand(result: Result): void {
    const last = this.#history.past.at(-1);
    if (!last || this.#isOver) return;
    const end: TableEvent = { type: 'gameEnded', result };
    const state = this.#table.evolve(last.state, end);
    const events = [...last.events, end];
    // Whatever was secret lies open from now on.
    this.#history.goOn(this.length - 1, [{ ...last, events, waiting: [], state, told: true }]);
    this.#tell(this.length - 1);
  }

  /** From now on another chance decides what nobody knows yet. False: nothing was played, so another seed does the same. */
  redraw(seed: string): boolean {
    const last = this.#history.past.at(-1);
    if (!last || this.#isOver) return false;
    const at = this.length - 1;
    // From the action on, as a record does it: what may have been redrawn there before plays no part.
    const outcome = playEntry(this.#table, this.stateAt(at), entry(last.seat, last.action, seed));
    if (isRefusal(outcome)) return false;
    this.#history.goOn(at, [this.#moment(this.stateAt(at), last.seat, outcome, last.standing)]);
    this.#tell(at);
    return true;
  }

  // ---------------------------------------------------------------- for everybody

  /** How many steps have been taken. */
  get length(): number {
    return this.#history.past.length;
  }

  get undone(): number {
    return this.#history.undone;
  }

  get waiting(): readonly Seat[] {
    return this.#table.waiting(this.state);
  }

  /** The seats that are asked something beside the turn. */
  get addressed(): readonly Seat[] {
    return this.#isOver ? [] : (this.#table.game.addressed?.(this.state) ?? []);
  }

  /** The seats that no computer player has. */
  get people(): readonly Seat[] {
    return this.#history.people;
  }

  /** The game as an eye sees it after that many steps. When it is over everything lies open, from the start on. */
  view(eye: Eye, count = this.length): S {
    const state = this.stateAt(count);
    return this.#isOver ? state : this.#table.view(state, eye);
  }

  open(eye: Eye): Opening<S, A, E> {
    return {
      start: this.view(eye, 0),
      waiting: this.#table.waiting(this.#start),
      steps: this.#stepsFor(eye, 0),
      undone: this.undone,
    };
  }

  /**
   * Hear of everything that changes, in order; returns a way to stop. What a listener throws comes out where the
   * change was made (`act`, `undo` …), the first of it and only when everybody has heard: the step stands. A host
   * that wants its answer in any case catches in its listeners.
   */
  listen(eye: Eye, hear: (change: Change<S, A, E>) => void): () => void {
    return this.#listeners.add(eye, hear);
  }

  /** What a seat may do after `at` steps; null if the game has moved on. */
  offers(seat: Seat, at: number): readonly Offer<A>[] | null {
    if (at !== this.length) return null;
    return this.#table.choices(this.view([seat]), seat).map(spelledOut);
  }

  /** Take an action after `at` steps. Nobody else hears of a refusal. */
  act(seat: Seat, action: unknown, at: number): Refusal | null {
    if (at !== this.length) return MOVED_ON;
    const refusal = this.#take(seat, action);
    if (refusal) return refusal;
    this.#carryOut();
    this.#tell(at);
    return null;
  }

  /** What would follow, as far as the seat can know; nothing happens. */
  rehearse(seat: Seat, action: unknown, at: number): Rehearsal<E> | Refusal {
    return at === this.length ? this.#table.rehearse(this.view([seat]), seat, action) : MOVED_ON;
  }

  /**
   * Back before the last action of a person, and what computer players did after it; or to the moment `to`, if a person
   * decided something else then. False: there is nothing to take back, or the game has moved on from the `at` steps that
   * were seen.
   */
  undo(at: number, to?: number): boolean {
    const done = at === this.length && this.#history.undo(to);
    if (!done) return false;
    this.#instructions.forget(this.length);
    this.#tell(this.length);
    return true;
  }

  /** One undo taken back; false as with `undo`. */
  redo(at: number): boolean {
    const done = at === this.length && this.#history.redo();
    if (!done) return false;
    this.#heed(at);
    this.#carryOut();
    this.#tell(at);
    return true;
  }

  /** What an eye may know of the record: all of it as soon as nothing is sealed any more. */
  record(eye: Eye): SeenRecord {
    const { whole } = this;
    if (!this.#isSealed) return whole;
    const actions = this.#history.past.map(({ seat, action }) => ({
      seat,
      action: this.#known(seat, action, eye),
    }));
    return { ...whole, seed: null, actions };
  }

  /** A game to play on with from a moment of this one; null while it would tell what is sealed, or without such a moment. */
  branch(at: number): GameRecord | null {
    if (this.#isSealed || !Number.isInteger(at) || at < 0 || at > this.length) return null;
    const { whole } = this;
    return { ...whole, actions: whole.actions.slice(0, at) };
  }

  /**
   * Become the game of this record, which somebody else has played on with. What both have in common stays; the rest
   * is news; where all is common there is none. False if the record is of another game or cannot be played: then
   * nothing changes.
   */
  follow(record: GameRecord): boolean {
    const { title, players, seed, options, version } = record;
    const setup: Required<Setup> = { players, seed, options, version };
    if (title !== this.#table.game.title || !sameData(setup, this.#setup)) return false;
    const { past } = this.#history;
    let common = 0;
    while (common < past.length && isSame(past[common], record.actions[common])) common++;
    const rest = record.actions.slice(common);
    if (common === past.length && rest.length === 0) return true;
    const { moments, refusal } = this.#played(common, rest);
    if (refusal) return false;
    this.#history.goOn(common, moments);
    this.#instructions.forget(common);
    this.#heed(common);
    this.#tell(common);
    return true;
  }

  // ---------------------------------------------------------------- standing instructions

  /** What a seat has instructed and could instruct after `at` steps: for this seat alone. Null if the game has moved on. */
  standing(seat: Seat, at: number): Standing | null {
    if (at !== this.length) return null;
    return {
      given: this.#instructions.of(seat),
      open: this.#table.game.standing?.open(this.#asking(seat)) ?? [],
    };
  }

  /** Leave something to an instruction from now on. What it says to the question of this moment is done at once. */
  instruct(seat: Seat, input: unknown, at: number): Refusal | null {
    if (at !== this.length) return MOVED_ON;
    const instruction = this.#instructions.read(input);
    if ('reason' in instruction) return refusalFor(this.#table.game.rules, instruction);
    const { standing, rules } = this.#table.game;
    if (!standing?.open(this.#asking(seat)).some((one) => sameData(one, instruction)))
      return refusalFor(rules, { reason: 'notNow', params: { action: instruction.type } });
    const id = this.#instructions.give(seat, instruction, this.length);
    // The first answer is the decision of the person who instructs: undo comes back to it.
    const first = this.#answer(seat, id);
    if (first) this.#take(seat, first.action, id, true);
    this.#carryOut();
    if (this.length > at) this.#tell(at);
    return null;
  }

  /** End an instruction, or put away the word that it has ended; false if the seat has no such instruction. */
  revoke(seat: Seat, id: number): boolean {
    return this.#instructions.revoke(seat, id);
  }

  #asking(seat: Seat): AskedMoment<S, A> {
    const view = this.#table.view(this.state, [seat]);
    const { asked, choices } = this.#table;
    return { view, seat, asked: asked(view, seat), choices: choices(view, seat) };
  }

  /** What the instructions of a seat, or one of them, say to what it is asked now. */
  #answer(seat: Seat, id?: number): ReturnType<Instructions<S, A, E>['answer']> {
    return this.waiting.includes(seat) ? this.#instructions.answer(seat, () => this.#asking(seat), id) : null;
  }

  /** Do what is instructed, until somebody has to decide himself. Who walks through what was taken back is not run over. */
  #carryOut(): void {
    for (let step = 0; step < STANDING_LIMIT && this.undone === 0; step++)
      if (!this.waiting.some((seat) => this.#answerFor(seat))) return;
  }

  /** Let the instructions of a seat answer, or what answers itself; false if there is nothing to say, or nothing allowed. */
  #answerFor(seat: Seat): boolean {
    const said = this.#answer(seat);
    if (said !== null) return this.#take(seat, said.action, said.id) === null;
    const action = this.#needless(seat);
    return action !== null && this.#take(seat, action, undefined, false) === null;
  }

  /**
   * Did the room answer the question after that many steps itself, and not its seat? Worked out from what the seat saw then, so a
   * record tells it as well as a game that is played. Computer players answer everything themselves.
   */
  wasNeedless(at: number): boolean {
    const moment = this.#history.past[at];
    return moment !== undefined && sameData(this.#needless(moment.seat, at), moment.action);
  }

  /** The answer to a question that needs no asking, after that many steps. Computer players answer everything themselves. */
  #needless(seat: Seat, at = this.length): Action | null {
    if (!this.#table.game.standing?.needless || this.#bots[seat]) return null;
    const view = this.#table.view(this.stateAt(at), [seat]);
    return needlessAnswer(this.#table, view, seat, this.#history.past[at - 1]);
  }

  /** Instructions end with the steps from this number on that concern their seats. */
  #heed(from: number): void {
    if (this.#instructions.isEmpty) return;
    for (let index = from; index < this.length; index++) {
      const moment = this.#history.past[index] as Moment<S, A, E>;
      this.#instructions.heed(moment, (seat) => this.#seenStep(index, moment, [seat]));
    }
  }

  #seenStep(index: number, { seat, action, events, state }: Moment<S, A, E>, eye: Eye): SeenStep<S, A, E> {
    const before = this.stateAt(index);
    return {
      by: seat,
      action: this.#known(seat, action, eye),
      events: this.#table.seen(before, events, eye),
      before: this.#table.view(before, eye),
      after: this.#table.view(state, eye),
    };
  }

  // ---------------------------------------------------------------- computer players

  /** The seat of a computer player whose turn it is, if the game waits for nobody else. */
  get botsTurn(): Seat | undefined {
    const { waiting } = this;
    return waiting.every((seat) => this.#bots[seat]) ? waiting[0] : undefined;
  }

  /**
   * What a computer player in this seat has to decide by after that many steps: what it sees then, and its chance. For a host
   * that asks it elsewhere. What lies open since the end of the game was not to be seen before.
   */
  asked(seat: Seat, at = this.length): { readonly view: S; readonly seed: string } {
    return {
      view: this.#table.view(this.stateAt(at), [seat]),
      seed: seedFrom(`${this.#seedAt(at)} bot ${seat} ${at}`),
    };
  }

  /** From now on this computer player has the seat; null: somebody else acts there. What was done stays as it is. */
  sit(seat: Seat, bot: Bot<S, A> | null): void {
    this.#bots = this.#bots.map((before, index) => (index === seat ? bot : before));
    this.#history.people = this.#bots.flatMap((one, index) => (one ? [] : [index]));
    if (bot) this.#instructions.clear(seat);
  }

  /**
   * Let the computer player in this seat act on what it sees; false if it finds nothing to do. Its chance follows from the
   * game and the moment: taken back and asked again it answers the same.
   */
  letBotAct(seat: Seat, budget: Budget = stepsOf(BOT_STEPS)): boolean {
    const { view, seed } = this.asked(seat);
    const action = this.#bots[seat]?.choose(view, this.#table.choices(view, seat), seed, budget);
    return action !== undefined && this.act(seat, action, this.length) === null;
  }

  // ---------------------------------------------------------------- inside

  /** The seed of chance after that many steps. */
  #seedAt(at: number): string {
    return (
      this.#history.past.slice(0, at).findLast(({ redraw }) => redraw !== undefined)?.redraw ??
      this.#setup.seed
    );
  }

  get #isOver(): boolean {
    return this.state.result !== null;
  }

  get #isSealed(): boolean {
    return this.#table.game.sealed?.(this.state) ?? false;
  }

  #known(seat: Seat, action: A, eye: Eye): A | null {
    const { known } = this.#table.game;
    return known && this.#isSealed ? known(action, seat, eye) : action;
  }

  /** Take an action, by hand or by an instruction; listeners do not hear of it yet. */
  #take(seat: Seat, input: unknown, order?: number, isDecided = order === undefined): Refusal | null {
    const at = this.length;
    const moment = this.#taken(this.state, seat, input, !isDecided);
    if (isRefusal(moment)) return moment;
    this.#history.add(moment);
    if (order !== undefined) this.#instructions.acted(order, at);
    this.#heed(at);
    return null;
  }

  /** What an action brings; nothing happens yet. */
  #taken(before: S, seat: Seat, input: unknown, standing = false): Moment<S, A, E> | Refusal {
    const outcome = this.#table.act(before, seat, input);
    return isRefusal(outcome) ? outcome : this.#moment(before, seat, outcome, standing);
  }

  #moment(
    before: S,
    seat: Seat,
    outcome: Outcome<S, A, E> & { readonly redraw?: string },
    standing = false,
  ): Moment<S, A, E> {
    const { state, action, redraw } = outcome;
    const table = this.#table;
    let told: boolean | undefined;
    return {
      seat,
      ...outcome,
      waiting: table.waiting(state),
      // Expensive in games with secrets, and asked only when somebody wants to take something back.
      get told() {
        told ??= redraw !== undefined || tellsSecret(table, before, state, seat, action);
        return told;
      },
      standing,
    };
  }

  /** What the entries of a record bring after that many steps, and why it goes no further, if so. */
  #played(
    at: number,
    entries: readonly RecordedAction[],
  ): { readonly moments: readonly Moment<S, A, E>[]; readonly refusal?: Refusal } {
    const moments: Moment<S, A, E>[] = [];
    let state = this.stateAt(at);
    for (const one of entries) {
      const outcome = playEntry(this.#table, state, one);
      if (isRefusal(outcome)) return { moments, refusal: outcome };
      const moment = this.#moment(state, one.seat, outcome);
      moments.push(moment);
      state = moment.state;
    }
    return { moments };
  }

  #stepsFor(eye: Eye, from: number): readonly Step<A, E>[] {
    const isOver = this.#isOver;
    return this.#history.past.slice(from).map(({ seat, action, events, waiting, redraw }, index) => ({
      seat,
      action: this.#known(seat, action, eye),
      events: isOver ? events : this.#table.seen(this.stateAt(from + index), events, eye),
      waiting,
      ...(redraw !== undefined && { redrawn: true }),
    }));
  }

  /** Does this eye see less than all seats together, at the start or of what was sealed later? */
  #misses(eye: Eye): boolean {
    const { game, view } = this.#table;
    const all = [...this.#start.players.keys()];
    if (all.every((seat) => eye.includes(seat))) return false;
    return game.sealed !== undefined || !sameData(view(this.#start, eye), view(this.#start, all));
  }

  /** What has changed from this step on, to each as he may know it. */
  #tell(from: number): void {
    const { undone } = this;
    const turned = this.#isOver !== this.#wasOver;
    this.#wasOver = this.#isOver;
    this.#listeners.tell((eye) =>
      turned && this.#misses(eye)
        ? { from: 0, start: this.view(eye, 0), steps: this.#stepsFor(eye, 0), undone }
        : { from, steps: this.#stepsFor(eye, from), undone },
    );
  }
}

/** The same to everybody, whatever the generator draws next. */
const isSameButForChance = (one: TableState, other: TableState): boolean =>
  sameData(
    { ...one, secrets: { ...one.secrets, table: null } },
    { ...other, secrets: { ...other.secrets, table: null } },
  );

const isSame = (one: RecordedAction | undefined, other: RecordedAction | undefined): boolean =>
  one?.seat === other?.seat && one?.redraw === other?.redraw && sameData(one?.action, other?.action);
