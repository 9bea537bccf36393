/**
 * The room of a game over the entries it was made from. The room is a cache. What is asked of one game goes one after the
 * other; what is played is sent out and acknowledged when it is kept, and where it could not be kept the room is rebuilt,
 * as if nothing had been.
 */
import {
  type Eye,
  type KeptInstruction,
  type Refusal,
  type Room,
  type Seat,
  sameData,
} from '@kursbuch/table';
import { type Entry, type Seating, stepsOf } from '../store/entries.ts';
import { type Aside, type Game, holderOf, type Request, type Sitting } from '../store/game.ts';
import { isGone } from '../store/gone.ts';
import type { SeatResult } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { Audience, type Hearer, type Steps } from './audience.ts';
import { type KeptGame, keptGame } from './keptGame.ts';
import { noticesOf } from './occasions.ts';
import { playable } from './playable.ts';
import { PlayedEntries } from './playedEntries.ts';
import { resultsOf } from './results.ts';
import { sittingAt } from './seating.ts';
import { type Clock, clockAfter, dueAfter } from './time.ts';

/** Who acts: the seat, and the key by which the post is recognised. Nobody: a computer player does. */
export interface Actor {
  readonly person: string | null;
  readonly seat: Seat;
  readonly key: string | null;
  /** The number of the last entry he has seen. */
  readonly seen: number;
}

export type Posted =
  | { readonly type: 'done'; readonly number: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'movedOn'; readonly steps: Steps };

/** Beside what is played: who sits where, and whether time runs. */
export interface Beside {
  readonly seating?: Seating;
  readonly clock?: Clock;
  readonly isSettled?: boolean;
  /** How often an uploaded game was drawn anew. */
  readonly draws?: number;
  /** What the log says of it. */
  readonly aside?: Omit<Aside, 'step'>;
  /** The seat has another person, but nobody else plays. */
  readonly isSamePlayer?: boolean;
}

/** What has to know of a game without listening to it. */
export interface Onlooker {
  /** Somebody has to look at the game then. */
  due(at: number): void;
  /** Others sit at the table, other time runs, or the game is over. */
  changed(): void;
  /** Something was kept by this node: what lists show of the game is another. */
  kept(): void;
}

/** The log tells so much of what happened beside the game. */
const MOST_ASIDES = 60;

/** So often something is tried again that others were faster with. */
export const TRIES = 5;

/** Nobody acts: a computer player, or something beside the game. */
export const NOBODY: Actor = { person: null, key: null, seat: -1, seen: -1 };

export class KeptRoom {
  /** As it is kept with the last entry. */
  #game: Game;
  readonly #store: Store;
  readonly #told: Onlooker;
  #room: Room;
  #played: PlayedEntries;
  readonly #audience: Audience;
  /** Whom the game waits for after the last entry that is kept. */
  #waited: readonly Seat[];
  /** The standing instructions that are kept. */
  #instructed: readonly KeptInstruction[];
  #queue: Promise<unknown> = Promise.resolve();
  #isStale = false;

  constructor(store: Store, told: Onlooker, { game, room, entries }: KeptGame) {
    this.#store = store;
    this.#told = told;
    this.#game = game;
    this.#room = room;
    this.#audience = new Audience(room);
    this.#played = new PlayedEntries(entries);
    this.#waited = room.waiting;
    this.#instructed = game.instructions;
  }

  get game(): Game {
    return this.#game;
  }

  get room(): Room {
    return this.#room;
  }

  get played(): PlayedEntries {
    return this.#played;
  }

  /** The number of the last entry that is kept. */
  get number(): number {
    return this.#played.number;
  }

  /** Somebody listens. */
  get isFollowed(): boolean {
    return !this.#audience.isEmpty;
  }

  /** The seat of somebody; undefined: he watches. */
  seatOf(person: string | undefined): Seat | undefined {
    return (
      this.game.seats.find((sitting) => sitting.person === person && person !== undefined)?.seat ?? undefined
    );
  }

  /** Somebody whose seat a computer player keeps sees what he would see on taking it back. */
  eyeOf(person: string | undefined): Eye {
    if (person === undefined) return [];
    const seat = this.seatOf(person) ?? this.game.seats.find((one) => holderOf(one) === person)?.seat;
    return seat == null ? [] : [seat];
  }

  /** Has he sat elsewhere at this table? Then he knows what another hand holds. */
  readonly knowsOther = (person: string, { place, seat }: Sitting): boolean =>
    this.#game.seats.some((one) => one.former === person && one.place !== place) ||
    this.#played.hasActedBeside(person, seat);

  /** Has he sat in this seat before, as far as anybody knows? */
  hasSatAt(person: string, { former, seat }: Sitting): boolean {
    return former === person || this.#played.hasActedIn(person, seat);
  }

  // ---------------------------------------------------------------- one after the other

  /** What goes wrong goes wrong for its asker alone. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(async () => {
      if (this.#isStale) await this.renew();
      return job();
    });
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Ask the room about the moment somebody has seen; null: it is another one. */
  at<T>(seen: number, ask: (at: number) => T): Promise<T | null> {
    return this.inTurn(async () => {
      if (seen > this.number) await this.catchUp();
      return seen === this.number ? ask(this.#room.length) : null;
    });
  }

  post(actor: Actor, play: () => Refusal | null): Promise<Posted> {
    return this.inTurn(async () => {
      const outcome = await this.#try(actor, play);
      // Nobody has played: an instruction was given elsewhere meanwhile, and is known now.
      const isSame = outcome.type === 'movedOn' && outcome.steps.number === actor.seen;
      return isSame ? this.#try(actor, play) : outcome;
    });
  }

  async #try(actor: Actor, play: () => Refusal | null): Promise<Posted> {
    const early = await this.early(actor);
    if (early) return early;
    const before = this.#room.length;
    const refusal = play();
    if (refusal) return { type: 'refused', refusal };
    if (this.#room.length > before) return this.keep(before, actor);
    await this.keepInstructions();
    return { type: 'done', number: this.number };
  }

  /** The answer to a post that has been made before, or by somebody who saw another moment of the game. */
  async early(actor: Actor): Promise<Posted | null> {
    if (actor.seen > this.number) await this.catchUp();
    // He may have sat there when he asked, and no longer.
    if (actor.person !== null && this.seatOf(actor.person) !== actor.seat) throw new Trouble('notSeated');
    const made = this.#played.madeBefore(actor);
    if (made !== null) {
      // Posted again: the node that kept it may have died before it told the others.
      this.#store.wire.send({ type: 'played', game: this.game.id, number: made });
      return { type: 'done', number: made };
    }
    return actor.seen === this.number ? null : this.movedOn(actor);
  }

  movedOn({ seat, seen }: Actor): Posted {
    return { type: 'movedOn', steps: this.#since([seat], seen) };
  }

  /**
   * Something beside the game, in order with what is played; it is tried again where somebody was faster. What was agreed
   * to (`agreed`) is done only while everybody who has a say has agreed: somebody who sits down meanwhile has not. Null: it is
   * so already.
   */
  change(person: string, change: (game: Game) => Beside | null, agreed?: Request): Promise<void> {
    return this.inTurn(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await this.catchUp();
        if (this.#room.state.result) throw new Trouble('isOver');
        if (agreed) await this.mustStand(agreed);
        const beside = change(this.#game);
        if (!beside) return;
        const { type } = await this.keep(this.#room.length, { ...NOBODY, person }, beside);
        if (type === 'done') return;
      }
      throw new Trouble('movedOn');
    });
  }

  /** Is this still what the table is asked? A change of seats, which is an entry, has ended it. */
  async mustStand(agreed: Request): Promise<void> {
    const kept = await this.#store.games.byId(this.game.id);
    if (!sameData(kept?.request ?? null, agreed)) throw new Trouble('notAsked');
  }

  // ---------------------------------------------------------------- keeping

  /** Keep what the room has played from this step on, then tell of it. */
  async keep(keeps: number, actor: Actor, beside: Beside = {}): Promise<Posted> {
    const room = this.#room;
    const { result } = room.state;
    const { person, key } = actor;
    const entry: Entry = {
      game: this.game.id,
      number: this.number + 1,
      keeps,
      steps: room.whole.actions.slice(keeps),
      over: result !== null,
      person,
      key,
      at: Date.now(),
    };
    const { seating, aside } = beside;
    const asides = aside
      ? [...this.#game.asides, { step: room.length, ...aside }].slice(-MOST_ASIDES)
      : this.#game.asides;
    if (seating && !beside.isSamePlayer) this.#endInstructions(sittingAt(this.#game, seating.place).seat);
    const { waiting, instructions } = room;
    const seats = seating
      ? this.#game.seats.map((one) => (one.place === seating.place ? { ...one, ...seating } : one))
      : this.#game.seats;
    const clock = clockAfter(this.#game, beside.clock ?? this.#game.clock, waiting, entry.at, room.length);
    const due = dueAfter({ ...this.#game, seats }, clock, entry.at, room.addressed);
    const notices = noticesOf(this.game, {
      person,
      waited: this.#waited,
      waiting,
      isOver: entry.over,
      at: entry.at,
      lastActed: (seat) => this.#played.lastActed(seat),
    });
    const results = await this.#resultsAfter(seats, entry.at);
    let isKept: boolean;
    try {
      isKept = await this.#store.entries.append(entry, {
        waiting,
        result,
        instructions,
        instructed: this.#instructed,
        notices,
        clock,
        due,
        // Somebody who sits down was not asked, and a yes is a person's, not the seat's.
        isSettled: beside.isSettled ?? (seating !== undefined && !beside.isSamePlayer),
        ...(seating && { seating }),
        ...(beside.draws !== undefined && { draws: beside.draws }),
        ...(aside && { asides }),
        ...(results && { results }),
      });
    } catch (error) {
      // Perhaps it is kept, perhaps not: what is kept is the game.
      this.distrust();
      if (!isGone(error)) {
        await this.renew().catch(() => undefined);
        throw error;
      }
      // The table was taken away, or somebody of it has deleted himself: what is there now says what to answer.
      isKept = false;
    }
    if (!isKept) {
      await this.renew();
      const made = this.#played.madeBefore(actor);
      return made === null ? this.movedOn(actor) : { type: 'done', number: made };
    }
    this.#played.add(entry);
    this.#waited = waiting;
    this.#instructed = instructions;
    const isTurned = this.#endsOrBegins(result);
    this.#game = { ...this.#game, seats, clock, result, asides, draws: beside.draws ?? this.#game.draws };
    this.#audience.tell(entry.number, seating ? this.#regroup() : undefined);
    this.#told.kept();
    if (due !== null) this.#told.due(due);
    if (this.#game.time || isTurned || entry.steps.length === 0) this.#told.changed();
    return { type: 'done', number: entry.number };
  }

  /** Is a game over with this that was not, or the other way round? Then its secret lies open, or is one again. */
  #endsOrBegins(result: Game['result']): boolean {
    return (result === null) !== (this.#game.result === null);
  }

  /** How it has ended for everybody; nothing where an end is taken back, undefined where there is and was none. */
  async #resultsAfter(seats: Game['seats'], at: number): Promise<readonly SeatResult[] | undefined> {
    const room = this.#room;
    const { result } = room.state;
    if (!result) return this.#game.result ? [] : undefined;
    const table = await playable(this.#game.title);
    return resultsOf({ ...this.#game, seats }, result, at, { table, room });
  }

  /** Somebody who sits down has instructed nothing. */
  #endInstructions(seat: Seat | null): void {
    if (seat === null) return;
    for (const { id } of this.#room.standing(seat, this.#room.length)?.given ?? [])
      this.#room.revoke(seat, id);
  }

  /** Instructions that have done nothing yet are no entry: nobody else hears of them. */
  async keepInstructions(): Promise<void> {
    const { instructions } = this.#room;
    if (await this.#store.games.instruct(this.game.id, this.number, this.#instructed, instructions)) {
      this.#instructed = instructions;
      return;
    }
    await this.renew();
    throw new Trouble('movedOn');
  }

  // ---------------------------------------------------------------- what others have kept

  /** Entries that another node has added. */
  async catchUp(): Promise<void> {
    const { id } = this.game;
    const entries = await this.#store.entries.since(id, this.number);
    if (entries.length === 0) return;
    const game = await this.#store.games.byId(id);
    if (!game || !this.#goOn(game, entries)) await this.renew();
  }

  /** Only what is new is played; false where that does not lead to what is kept. */
  #goOn(game: Game, entries: readonly Entry[]): boolean {
    const { whole } = this.#room;
    const actions = stepsOf(entries, whole.actions);
    this.#audience.forget();
    // What is kept of the game may be newer than these entries; then it is rebuilt.
    if (game.number !== this.number + entries.length || !this.#room.follow({ ...whole, actions }))
      return false;
    if (JSON.stringify(this.#room.instructions) !== JSON.stringify(game.instructions)) return false;
    // Others sit there, or the players have agreed to end it.
    if (!sameData(game.seats, this.#game.seats)) return false;
    if ((game.result === null) !== (this.#room.state.result === null)) return false;
    const isTurned = this.#endsOrBegins(game.result);
    this.#game = game;
    this.#played.add(...entries);
    this.#waited = this.#room.waiting;
    this.#instructed = game.instructions;
    // Taken back and played again it is the same, but for its number.
    this.#audience.tell(this.number);
    if (game.time || isTurned) this.#told.changed();
    return true;
  }

  /** What the room holds is perhaps not what is kept: it is rebuilt before anybody asks it again. */
  distrust(): void {
    this.#isStale = true;
  }

  /** The room rebuilt from what is kept. Listeners hear what they have missed. */
  async renew(): Promise<void> {
    const { game, entries, room } = await keptGame(this.#store, this.#game.id);
    const known = this.number;
    const isReseated = !sameData(game.seats, this.#game.seats);
    const isTurned = this.#endsOrBegins(game.result);
    this.#game = game;
    this.#room = room;
    this.#played = new PlayedEntries(entries);
    this.#waited = this.#room.waiting;
    this.#instructed = game.instructions;
    this.#isStale = false;
    this.#audience.moveTo(room);
    const moved = isReseated ? this.#regroup() : undefined;
    if (this.number !== known) this.#audience.tellMissed((eye) => this.#since(eye, known), moved);
    if (isReseated || isTurned || game.time) this.#told.changed();
  }

  // ---------------------------------------------------------------- telling

  /** Hear of everything after this number, in order, beginning with what has happened already. */
  follow(hearer: Hearer, number: number): () => void {
    const eye = this.eyeOf(hearer.person);
    this.#audience.add(eye, hearer);
    if (number !== this.number) hearer.hear(this.#since(eye, number));
    return () => this.#audience.remove(hearer);
  }

  #regroup(): ReadonlySet<Hearer> {
    return this.#audience.regroup(
      (person) => this.eyeOf(person),
      (eye) => this.#since(eye, 0),
    );
  }

  /** What has changed for an eye that knows the entries up to this number. */
  #since(eye: Eye, number: number): Steps {
    const { start, steps, undone } = this.#room.open(eye);
    const known = number >= 0 && number <= this.number ? number : 0;
    // When the game is over everything lies open, from the start on; and somebody who has sat down meanwhile sees more.
    if (
      known === 0 ||
      this.#played.wasOver(known) !== this.#played.wasOver(this.number) ||
      this.#played.hasBesideSince(known)
    )
      return { number: this.number, from: 0, start, steps, undone };
    const from = Math.min(steps.length, this.#played.keptSince(known));
    return { number: this.number, from, steps: steps.slice(from), undone };
  }
}
