/**
 * A game in play: its room, and the entries it was made from. The room is a cache. What is asked of one game goes one after
 * the other; what is played is told and acknowledged when it is kept, and where it could not be kept the room is made
 * anew, as if nothing had been.
 */

import type { PlayerName } from '@kursbuch/bots';
import {
  type Action,
  type Change,
  type Eye,
  type GameEvent,
  type GameRecord,
  isProblem,
  type KeptInstruction,
  type Offer,
  type Opening,
  type RecordedAction,
  type Refusal,
  type Rehearsal,
  Room,
  type Seat,
  type SeenRecord,
  type Standing as StandingInstructions,
  sameData,
  seedFrom,
  type TableState,
} from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { type Entry, type Seating, stepsOf } from '../store/entries.ts';
import { type Game, type Sitting, shownName, type UndoRequest } from '../store/games.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { nameBeside } from './lobby.ts';
import { noticesOf, noticesOfUndo } from './occasions.ts';
import { type AnyTable, playable } from './playable.ts';
import { standInFor } from './standIn.ts';
import { type Standing, takingBack } from './takingBack.ts';
import {
  type Clock,
  clockAfter,
  clockTaken,
  type Duty,
  dueAfter,
  dutiesAt,
  pausedAt,
  resumedAt,
} from './time.ts';

/** What has changed for an eye with the entries up to this number. */
export interface Steps extends Change<TableState, Action, GameEvent> {
  readonly number: number;
}

export interface NumberedOpening extends Opening<TableState, Action, GameEvent> {
  readonly number: number;
}

/** Whoever acts: his seat, and the word by which his post is known again. Nobody: a computer player does. */
export interface Actor {
  readonly person: string | null;
  readonly seat: Seat;
  readonly key: string | null;
  /** The number of the last entry he has seen. */
  readonly seen: number;
}

export type Outcome =
  | { readonly type: 'done'; readonly number: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'movedOn'; readonly steps: Steps };

/** What is remembered of an entry. */
type Played = Pick<Entry, 'keeps' | 'over' | 'person' | 'key'> & { readonly seats: readonly Seat[] };

interface Hearer {
  /** Undefined: nobody knows who it is. */
  readonly person: string | undefined;
  hear(steps: Steps): void;
}

interface Group {
  readonly eye: Eye;
  readonly hearers: Set<Hearer>;
  stop(): void;
}

/** What a computer player needs to decide: what its seat sees. */
export interface Question {
  readonly number: number;
  readonly title: string;
  readonly seat: Seat;
  readonly view: TableState;
  readonly seed: string;
}

/** Beside what is played: who sits where, and whether time runs. */
interface Beside {
  readonly seating?: Seating;
  readonly clock?: Clock;
  readonly isSettled?: boolean;
  /** The seat has another person, but nobody else plays. */
  readonly isSamePlayer?: boolean;
}

/** So often something is tried again that others were faster with. */
const TRIES = 5;

/** Whoever has to know of a game without listening to it. */
export interface Told {
  /** Somebody has to look at the game then. */
  due(at: number): void;
  /** Others sit at the table, or other time runs. */
  changed(): void;
}

/** Nobody acts: a computer player, or something beside the game. */
const NOBODY: Actor = { person: null, key: null, seat: -1, seen: -1 };

/** The record of a game as it is kept, its options in today's words. */
export function recordOfGame(
  game: Pick<Game, 'title' | 'version' | 'options' | 'seats'>,
  seed: string,
  actions: readonly RecordedAction[],
): GameRecord {
  const { title, version, options, seats } = game;
  const players = seats.map(({ name }) => name);
  const record = readRecord({ format: 'kursbuch', version, title, players, seed, options, actions });
  if (isProblem(record)) throw new Error(`the game is kept wrongly: ${record.problem} (${record.at})`);
  return record;
}

export class LiveGame {
  /** As it is kept with the last entry. */
  #game: Game;
  readonly #store: Store;
  /** Told when somebody has to look at the game, and when others sit at it. */
  readonly #told: Told;
  #room: Room;
  #played: Played[];
  readonly #groups = new Map<string, Group>();
  /** What the room has told since the last entry, by eye: sent when that entry is kept. */
  #untold = new Map<string, Change>();
  /** Whom the game waits for after the last entry that is kept. */
  #waited: readonly Seat[];
  /** The standing instructions that are kept. */
  #instructed: readonly KeptInstruction[];
  /** The seed it is taken along with while it is played. */
  #standIn: string | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** What the room holds is perhaps not what is kept: it is made anew before anybody asks it again. */
  #isStale = false;

  private constructor(store: Store, told: Told, game: Game, room: Room, entries: readonly Entry[]) {
    this.#store = store;
    this.#told = told;
    this.#game = game;
    this.#room = room;
    this.#played = entries.map(playedOf);
    this.#waited = room.waiting;
    this.#instructed = game.instructions;
  }

  static async open(store: Store, id: string, told: Told): Promise<LiveGame> {
    const { game, entries, room } = await keptGame(store, id);
    return new LiveGame(store, told, game, room, entries);
  }

  get game(): Game {
    return this.#game;
  }

  // ---------------------------------------------------------------- for everybody

  /** The number of the last entry that is kept. */
  get number(): number {
    return this.#played.length;
  }

  /** The seat of somebody; undefined: he watches. */
  seatOf(person: string | undefined): Seat | undefined {
    return (
      this.game.seats.find((sitting) => sitting.person === person && person !== undefined)?.seat ?? undefined
    );
  }

  eyeOf(person: string | undefined): Eye {
    const seat = this.seatOf(person);
    return seat === undefined ? [] : [seat];
  }

  /** Somebody listens. */
  get isFollowed(): boolean {
    return this.#groups.size > 0;
  }

  /** The game as somebody sees it. */
  opening(person: string | undefined): Promise<NumberedOpening> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      return { number: this.number, ...this.#room.open(this.eyeOf(person)) };
    });
  }

  /** What somebody may know of the record: while it is played with a seed of its own, unless the eye may not know that much. */
  record(person: string | undefined): Promise<SeenRecord> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      const record = this.#room.record(this.eyeOf(person));
      if (this.isOver || record.seed === null) return record;
      if (!this.#standIn || !this.#room.recordUnder(this.#standIn)) this.#standIn = standInFor(this.#room);
      return { ...record, seed: this.#standIn };
    });
  }

  /** Be told of everything behind this number, in order, beginning with what has been already. */
  follow(person: string | undefined, number: number, hear: (steps: Steps) => void): Promise<() => void> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      const eye = this.eyeOf(person);
      const hearer: Hearer = { person, hear };
      this.#groupOf(eye).hearers.add(hearer);
      if (number !== this.number) hear(this.#since(eye, number));
      return () => this.#unfollow(hearer);
    });
  }

  // ---------------------------------------------------------------- for a seat

  offers(seat: Seat, seen: number): Promise<readonly Offer<Action>[] | null> {
    return this.#at(seen, (at) => this.#room.offers(seat, at));
  }

  rehearse(seat: Seat, action: unknown, seen: number): Promise<Rehearsal<GameEvent> | Refusal | null> {
    return this.#at(seen, (at) => this.#room.rehearse(seat, action, at));
  }

  standing(seat: Seat, seen: number): Promise<StandingInstructions | null> {
    return this.#at(seen, (at) => this.#room.standing(seat, at));
  }

  // ---------------------------------------------------------------- who sits where

  /** Somebody takes a free seat, or his own one back from a computer player. */
  take(person: Person, place: number): Promise<void> {
    return this.#change(person.id, () => {
      const { seats } = this.#game;
      if (seats.some((one) => one.person === person.id)) throw new Trouble('seated');
      const sitting = this.#sitting(place);
      const isFree = sitting.person === null && (sitting.player === null || sitting.former === person.id);
      if (!isFree) throw new Trouble('notFree');
      if (this.#knowsOther(person.id, sitting)) throw new Trouble('otherSeat');
      const others = seats.filter((one) => one.place !== place).map(shownName);
      const sitter = sitting.name === person.name ? null : nameBeside(person.name, others);
      const clock = clockTaken(this.#game, this.#game.clock, sitting.seat ?? -1, Date.now());
      return { seating: { place, person: person.id, player: null, sitter, former: null }, clock };
    });
  }

  /** Somebody gives his seat up: to nobody, or to a computer player until he wants it back. */
  leave(person: string, player: PlayerName | null): Promise<void> {
    return this.#change(person, () => {
      const sitting = this.#game.seats.find((one) => one.person === person);
      if (!sitting) throw new Trouble('notSeated');
      return { seating: freed(sitting, player) };
    });
  }

  /** A guest turns out to be somebody who has an account: the seat is his, unless he sits or has sat elsewhere. */
  passOn(guest: string, account: string): Promise<void> {
    return this.#change(guest, () => {
      // What is kept of who has acted has changed beside the entries.
      this.#isStale = true;
      const sitting = this.#game.seats.find((one) => one.person === guest);
      if (!sitting) throw new Trouble('notSeated');
      const isOwn =
        this.#game.seats.some((one) => one.person === account) || this.#knowsOther(account, sitting);
      if (isOwn) return { seating: { ...freed(sitting, null), former: null } };
      const { place, player, sitter, former } = sitting;
      return { seating: { place, person: account, player, sitter, former }, isSamePlayer: true };
    });
  }

  /** The seat that somebody has kept waiting is free. */
  free(seat: Seat, seen: number): Promise<void> {
    return this.#inTurn(async () => {
      const sitting = this.#game.seats.find((one) => one.seat === seat);
      if (seen !== this.number || !sitting?.person) return;
      await this.#keep(this.#room.length, NOBODY, { seating: freed(sitting, null) });
    });
  }

  /** By agreement. */
  freePlace(person: string, place: number): Promise<void> {
    return this.#change(person, () => ({ seating: freed(this.#sitting(place), null), isSettled: true }));
  }

  /** A computer player sits down in a free seat, or leaves it again (null). Whoever made the table says so, or who is left. */
  seatComputer(person: string, place: number, player: PlayerName | null): Promise<void> {
    return this.#change(person, () => {
      const { owner, seats } = this.#game;
      if (!seats.some((one) => one.person === person)) throw new Trouble('notSeated');
      if (owner !== person && seats.some((one) => one.person === owner && owner !== null))
        throw new Trouble('notOwner');
      const sitting = this.#sitting(place);
      if (player === null && sitting.player === null) throw new Trouble('noComputer');
      if (player !== null && sitting.person !== null) throw new Trouble('notFree');
      return { seating: { ...freed(sitting, player), former: sitting.former } };
    });
  }

  // ---------------------------------------------------------------- by agreement

  pause(person: string): Promise<void> {
    return this.#change(person, () => ({ clock: pausedAt(this.#game.clock, Date.now()), isSettled: true }));
  }

  resume(person: string): Promise<void> {
    return this.#change(person, () => {
      if (this.#game.clock.paused === null) throw new Trouble('notPaused');
      return { clock: resumedAt(this.#game.clock, Date.now()) };
    });
  }

  /** The players have agreed to end it here; false: nothing has been played that could be counted. */
  end(person: string): Promise<boolean> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await this.#catchUp();
        if (this.#room.length === 0) return false;
        if (this.#room.state.result) return true;
        const { state } = this.#room;
        const { game } = await playable(this.#game.title);
        const scores = game.scores?.(state) ?? state.players.map(() => 0);
        this.#room.endByHand({ cause: 'agreement', scores });
        const outcome = await this.#keep(this.#room.length, { ...NOBODY, person });
        if (outcome.type === 'done') return true;
      }
      throw new Trouble('movedOn');
    });
  }

  // ---------------------------------------------------------------- time and computer players

  /** What somebody has to do for the game now. */
  duties(now: number): Promise<{ readonly number: number; readonly duties: readonly Duty[] }> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      return { number: this.number, duties: this.isOver ? [] : dutiesAt(this.#game, this.#game.clock, now) };
    });
  }

  /** When somebody has to look again. */
  dueAfter(now: number): number | null {
    return this.isOver ? null : dueAfter(this.#game, this.#game.clock, now);
  }

  get isOver(): boolean {
    return this.#room.state.result !== null;
  }

  /** What a computer player in this seat is asked; null: the game has moved on. */
  question(seat: Seat, seen: number): Promise<Question | null> {
    return this.#at(seen, (at) => ({
      number: seen,
      title: this.#game.title,
      seat,
      view: this.#room.view([seat]),
      // As a room of its own would draw it: asked again the player answers the same.
      seed: seedFrom(`${this.#game.seed} bot ${seat} ${at}`),
    }));
  }

  /** A computer player acts in this seat. */
  actFor(seat: Seat, seen: number, action: unknown): Promise<Outcome> {
    return this.#post({ ...NOBODY, seat, seen }, () => this.#room.act(seat, action, this.#room.length));
  }

  act(actor: Actor, action: unknown): Promise<Outcome> {
    return this.#post(actor, () => this.#room.act(actor.seat, action, this.#room.length));
  }

  /** Leave something to an instruction; what it does at once is an entry like any other. */
  instruct(actor: Actor, instruction: unknown): Promise<Outcome> {
    return this.#post(actor, () => this.#room.instruct(actor.seat, instruction, this.#room.length));
  }

  revoke(seat: Seat, id: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#room.revoke(seat, id)) await this.#keepInstructions();
    });
  }

  // ---------------------------------------------------------------- taking back

  /** Take back one's own last action; 'asked': others have a word in it. */
  undo(
    actor: Actor & { readonly person: string },
  ): Promise<Outcome | { readonly type: 'asked'; readonly request: UndoRequest }> {
    return this.#inTurn(async () => {
      const early = await this.#early(actor);
      if (early) return early;
      const seats = this.game.seats.flatMap(({ seat, person }) => (seat !== null && person ? [seat] : []));
      const wanted = takingBack(this.#standing(), actor, seats, (from) => this.#room.hasTold(from));
      if (typeof wanted === 'string') throw new Trouble(wanted);
      const { keeps, asks } = wanted;
      if (asks.length === 0) return this.#goBack(keeps, actor);
      const { seat } = actor;
      const request: UndoRequest = { seat, keeps, number: this.number, asked: asks, accepted: [] };
      const notices = noticesOfUndo(this.game, asks, this.number, Date.now());
      if (await this.#store.games.setUndo(this.game.id, this.number, request, notices))
        return { type: 'asked', request };
      await this.#renew();
      return { type: 'movedOn', steps: this.#since([actor.seat], actor.seen) };
    });
  }

  /** Say yes or no to what somebody asks; the last yes takes it back. */
  answerUndo(actor: Actor, accept: boolean): Promise<Outcome> {
    return this.#inTurn(async () => {
      const early = await this.#early(actor);
      if (early) return early;
      const game = await this.#store.games.byId(this.game.id);
      const request = game?.undo;
      const { seat } = actor;
      const isMine = request?.seat === seat && !accept;
      if (!request || request.number !== this.number || !(isMine || request.asked.includes(seat)))
        throw new Trouble('noRequest');
      const accepted = [...new Set([...request.accepted, seat])];
      if (accept && request.asked.every((one) => accepted.includes(one)))
        return this.#goBack(request.keeps, actor);
      await this.#store.games.setUndo(this.game.id, this.number, accept ? { ...request, accepted } : null);
      return { type: 'done', number: this.number };
    });
  }

  #goBack(keeps: number, actor: Actor): Promise<Outcome> {
    const { whole } = this.#room;
    if (!this.#room.follow({ ...whole, actions: whole.actions.slice(0, keeps) }))
      throw new Error(`${this.game.id} does not go back to ${keeps}`);
    return this.#keep(keeps, actor);
  }

  /** The steps that stand, with the entries they came with. */
  #standing(): readonly Standing[] {
    const standing: Standing[] = [];
    for (const { keeps, person, seats } of this.#played) {
      standing.length = Math.min(keeps, standing.length);
      for (const seat of seats) standing.push({ seat, person, keeps });
    }
    return standing;
  }

  // ---------------------------------------------------------------- inside

  /** One after the other; what goes wrong goes wrong for its asker alone. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(async () => {
      if (this.#isStale) await this.#renew();
      return job();
    });
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Ask the room about the moment somebody has seen; null: it is another one. */
  #at<T>(seen: number, ask: (at: number) => T): Promise<T | null> {
    return this.#inTurn(async () => {
      if (seen > this.number) await this.#catchUp();
      return seen === this.number ? ask(this.#room.length) : null;
    });
  }

  #post(actor: Actor, play: () => Refusal | null): Promise<Outcome> {
    return this.#inTurn(async () => {
      const outcome = await this.#try(actor, play);
      // Nobody has played: an instruction was given elsewhere meanwhile, and is known now.
      const isSame = outcome.type === 'movedOn' && outcome.steps.number === actor.seen;
      return isSame ? this.#try(actor, play) : outcome;
    });
  }

  async #try(actor: Actor, play: () => Refusal | null): Promise<Outcome> {
    const early = await this.#early(actor);
    if (early) return early;
    const before = this.#room.length;
    const refusal = play();
    if (refusal) return { type: 'refused', refusal };
    if (this.#room.length > before) return this.#keep(before, actor);
    await this.#keepInstructions();
    return { type: 'done', number: this.number };
  }

  /** The answer to a post that has been made before, or by somebody who saw another moment of the game. */
  async #early(actor: Actor): Promise<Outcome | null> {
    if (actor.seen > this.number) await this.#catchUp();
    // He may have sat there when he asked, and no longer.
    if (actor.person !== null && this.seatOf(actor.person) !== actor.seat) throw new Trouble('notSeated');
    const made = this.#madeBefore(actor);
    if (made !== null) return { type: 'done', number: made };
    return actor.seen === this.number
      ? null
      : { type: 'movedOn', steps: this.#since([actor.seat], actor.seen) };
  }

  #madeBefore({ person, key }: Actor): number | null {
    if (key === null) return null;
    const index = this.#played.findIndex((one) => one.person === person && one.key === key);
    return index < 0 ? null : index + 1;
  }

  /** Something beside the game, in order with what is played; it is tried again where somebody was faster. */
  #change(person: string, change: () => Beside): Promise<void> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await this.#catchUp();
        if (this.isOver) throw new Trouble('isOver');
        const beside = change();
        const { type } = await this.#keep(this.#room.length, { ...NOBODY, person }, beside);
        if (type === 'done') return;
      }
      throw new Trouble('movedOn');
    });
  }

  /** Has he sat elsewhere at this table? Then he knows what another hand holds. */
  #knowsOther(person: string, { place, seat }: Sitting): boolean {
    return (
      this.#game.seats.some((one) => one.former === person && one.place !== place) ||
      // The first step of an entry is its person's own; instructions of other seats may follow.
      this.#played.some((one) => one.person === person && one.seats.length > 0 && one.seats[0] !== seat)
    );
  }

  #sitting(place: number): Sitting {
    const sitting = this.#game.seats.find((one) => one.place === place);
    if (!sitting) throw new Trouble('noSeat');
    return sitting;
  }

  /** Keep what the room has played from this step on, then tell of it. */
  async #keep(keeps: number, { person, key, seat, seen }: Actor, beside: Beside = {}): Promise<Outcome> {
    const room = this.#room;
    const { result } = room.state;
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
    const { seating } = beside;
    // Whoever sits down has instructed nothing.
    const left = seating && !beside.isSamePlayer ? this.#sitting(seating.place).seat : null;
    for (const { id } of (left !== null && room.standing(left, room.length)?.given) || [])
      room.revoke(left ?? 0, id);
    const { waiting, instructions } = room;
    const seats = seating
      ? this.#game.seats.map((one) => (one.place === seating.place ? { ...one, ...seating } : one))
      : this.#game.seats;
    const clock = clockAfter(this.#game, beside.clock ?? this.#game.clock, waiting, entry.at);
    const due = dueAfter({ ...this.#game, seats }, clock, entry.at);
    const notices = noticesOf(this.game, {
      person,
      waited: this.#waited,
      waiting,
      isOver: entry.over,
      at: entry.at,
      lastActed: (one) => this.#played.findLastIndex(({ seats }) => seats.includes(one)) + 1,
    });
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
        isSettled: beside.isSettled ?? false,
        ...(seating && { seating }),
      });
    } catch (error) {
      // Perhaps it is kept, perhaps not: what is kept is the game.
      this.#isStale = true;
      await this.#renew().catch(() => undefined);
      throw error;
    }
    if (!isKept) {
      // Nobody hears of what was not kept, whatever the room has told.
      await this.#renew();
      const made = this.#madeBefore({ person, key, seat, seen });
      return made === null
        ? { type: 'movedOn', steps: this.#since([seat], seen) }
        : { type: 'done', number: made };
    }
    this.#played.push(playedOf(entry));
    this.#waited = waiting;
    this.#instructed = instructions;
    this.#game = { ...this.#game, seats, clock };
    const untold = this.#untold;
    this.#untold = new Map();
    const moved = seating ? this.#reseat() : new Set<Hearer>();
    const nothing: Change = { from: room.length, steps: [], undone: room.undone };
    for (const [name, group] of this.#groups)
      tellAll(group, { number: entry.number, ...(untold.get(name) ?? nothing) }, moved);
    if (due !== null) this.#told.due(due);
    if (this.#game.time || entry.steps.length === 0) this.#told.changed();
    return { type: 'done', number: entry.number };
  }

  /** Whoever sees with other eyes now is told the game anew; gives who that is. */
  #reseat(): ReadonlySet<Hearer> {
    const moved = new Set<Hearer>();
    for (const { eye, hearers } of [...this.#groups.values()])
      for (const hearer of [...hearers]) {
        const now = this.eyeOf(hearer.person);
        if (nameOf(now) === nameOf(eye)) continue;
        this.#unfollow(hearer);
        this.#groupOf(now).hearers.add(hearer);
        hearer.hear(this.#since(now, 0));
        moved.add(hearer);
      }
    return moved;
  }

  #unfollow(hearer: Hearer): void {
    for (const [name, group] of this.#groups) {
      if (!group.hearers.delete(hearer) || group.hearers.size > 0) continue;
      group.stop();
      this.#groups.delete(name);
    }
  }

  /** Instructions that have done nothing yet are no entry: nobody else hears of them. */
  async #keepInstructions(): Promise<void> {
    const { instructions } = this.#room;
    if (await this.#store.games.instruct(this.game.id, this.number, this.#instructed, instructions)) {
      this.#instructed = instructions;
      return;
    }
    await this.#renew();
    throw new Trouble('movedOn');
  }

  /** Another node has played: whoever follows here is told. */
  learn(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  /** Entries that another node has added. */
  async #catchUp(): Promise<void> {
    const { id } = this.game;
    const entries = await this.#store.entries.since(id, this.number);
    if (entries.length === 0) return;
    const game = await this.#store.games.byId(id);
    if (!game || !this.#goOn(game, entries)) await this.#renew();
  }

  /** Only what is new is played; false where that does not lead to what is kept. */
  #goOn(game: Game, entries: readonly Entry[]): boolean {
    const { whole } = this.#room;
    const actions = stepsOf(entries, whole.actions);
    this.#untold = new Map();
    // What is kept of the game may be newer than these entries; then it is made anew.
    if (game.number !== this.number + entries.length || !this.#room.follow({ ...whole, actions }))
      return false;
    if (JSON.stringify(this.#room.instructions) !== JSON.stringify(game.instructions)) return false;
    // Others sit there, or the players have agreed to end it.
    if (!sameData(game.seats, this.#game.seats)) return false;
    if ((game.result === null) !== (this.#room.state.result === null)) return false;
    this.#game = game;
    this.#played.push(...entries.map(playedOf));
    this.#waited = this.#room.waiting;
    this.#instructed = game.instructions;
    const { length: from, undone } = this.#room;
    // Taken back and played again it is the same, but for its number.
    for (const [name, group] of this.#groups)
      tellAll(group, { number: this.number, from, steps: [], undone, ...this.#untold.get(name) });
    this.#untold = new Map();
    if (game.time) this.#told.changed();
    return true;
  }

  /** The room made anew from what is kept. Whoever listens is told what he has missed. */
  async #renew(): Promise<void> {
    const { game, entries, room } = await keptGame(this.#store, this.#game.id);
    const known = this.number;
    const isReseated = !sameData(game.seats, this.#game.seats);
    this.#game = game;
    this.#room = room;
    this.#played = entries.map(playedOf);
    this.#waited = this.#room.waiting;
    this.#instructed = game.instructions;
    this.#untold = new Map();
    this.#isStale = false;
    for (const [name, group] of this.#groups) group.stop = this.#listen(name, group.eye);
    const moved = isReseated ? this.#reseat() : new Set<Hearer>();
    if (this.number !== known)
      for (const group of this.#groups.values()) tellAll(group, this.#since(group.eye, known), moved);
    if (isReseated || game.time) this.#told.changed();
  }

  /** Has anything changed beside what is played, such as who sits where? Its entry keeps every step and adds none. */
  #hasChangedSince(known: number): boolean {
    let length = 0;
    return this.#played.some(({ keeps, seats }, index) => {
      const isBeside = keeps === length && seats.length === 0;
      length = keeps + seats.length;
      return isBeside && index >= known;
    });
  }

  #groupOf(eye: Eye): Group {
    const name = nameOf(eye);
    const there = this.#groups.get(name);
    if (there) return there;
    const group: Group = { eye, hearers: new Set(), stop: this.#listen(name, eye) };
    this.#groups.set(name, group);
    return group;
  }

  #listen(name: string, eye: Eye): () => void {
    return this.#room.listen(eye, (change) => void this.#untold.set(name, change));
  }

  /** What has changed for an eye that knows the entries up to this number. */
  #since(eye: Eye, number: number): Steps {
    const { start, steps, undone } = this.#room.open(eye);
    const isOver = (count: number) => this.#played[count - 1]?.over ?? false;
    const known = number >= 0 && number <= this.number ? number : 0;
    // When the game is over everything lies open, from the start on; and whoever has sat down meanwhile sees more.
    if (known === 0 || isOver(known) !== isOver(this.number) || this.#hasChangedSince(known))
      return { number: this.number, from: 0, start, steps, undone };
    const from = Math.min(steps.length, ...this.#played.slice(known).map(({ keeps }) => keeps));
    return { number: this.number, from, steps: steps.slice(from), undone };
  }
}

const nameOf = (eye: Eye): string => eye.join();

const playedOf = ({ keeps, over, person, key, steps }: Entry): Played => ({
  keeps,
  over,
  person,
  key,
  seats: steps.map(({ seat }) => seat),
});

function tellAll({ hearers }: Group, steps: Steps, but: ReadonlySet<Hearer> = new Set()): void {
  for (const hearer of hearers) if (!but.has(hearer)) hearer.hear(steps);
}

/** A game as it is kept. What is played is read first: so who sits there is at least as new, and nobody acts who has left. */
async function keptGame(store: Store, id: string) {
  const entries = await store.entries.since(id, 0);
  const game = await store.games.byId(id);
  if (!game) throw new Trouble('noTable');
  const room = await roomOf(game, entries);
  if (game.result && !room.state.result && entries.at(-1)?.over) room.endByHand(game.result);
  return { game, entries, room };
}

const freed = ({ place, person, former }: Sitting, player: PlayerName | null): Seating => ({
  place,
  person: null,
  player,
  sitter: null,
  former: person ?? former,
});

async function roomOf(game: Game, entries: readonly Entry[]): Promise<Room> {
  if (game.seed === null) throw new Trouble('notStarted');
  const table = await playable(game.title);
  const record = recordOfGame(game, game.seed, stepsOf(entries));
  const room = replayed(table, record);
  room.restore(game.instructions);
  // What instructions did is kept with what made them act. One that acts now is of another time: its seat decides itself.
  return room.length > record.actions.length ? replayed(table, record) : room;
}

function replayed(table: AnyTable, record: GameRecord): Room {
  const outcome = Room.replay(table, record);
  if (outcome instanceof Room) return outcome;
  // It stays as it is kept: perhaps the next version plays it again.
  throw new Trouble('stopped', outcome.refusal);
}
