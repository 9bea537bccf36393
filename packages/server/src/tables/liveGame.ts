/** A game in play: what anybody can ask it, and what seats, the table and time can do with it. */
import type { PlayerName } from '@kursbuch/bots';
import type {
  Action,
  Eye,
  GameEvent,
  Offer,
  Opening,
  Refusal,
  Rehearsal,
  Seat,
  SeenRecord,
  Standing as StandingInstructions,
  TableState,
} from '@kursbuch/table';
import type { Game, Request, Sitting, UndoRequest } from '../store/game.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { Steps } from './audience.ts';
import { seedOfDraw, seedOfPlayer } from './chance.ts';
import { keptGame } from './keptGame.ts';
import { type Actor, type Beside, KeptRoom, NOBODY, type Onlooker, type Posted, TRIES } from './keptRoom.ts';
import { noticesOfUndo } from './occasions.ts';
import { playable } from './playable.ts';
import { computerSeated, freed, passedOn, sittingAt, sittingOf, taken } from './seating.ts';
import { standInFor } from './standIn.ts';
import { takingBack } from './takingBack.ts';
import { clockLeft, clockTaken, type Duty, dueAfter, dutiesAt, pausedAt, resumedAt } from './time.ts';

/** A game as it stands, for a look from outside. */
export interface Glance {
  readonly number: number;
  readonly waiting: readonly Seat[];
  readonly view: TableState;
}

export interface NumberedOpening extends Opening<TableState, Action, GameEvent> {
  readonly number: number;
  /** The steps of one's own seat that somebody else did. */
  readonly foreign: readonly number[];
}

/** What a computer player needs to decide: what its seat sees. */
export interface Question {
  readonly number: number;
  readonly title: string;
  readonly seat: Seat;
  readonly view: TableState;
  readonly seed: string;
}

/** Measured: 2,400 bytes a step in the smallest 18xx title to 4,100 in the largest, with games of 600 steps. */
const BYTES = 50_000;
const BYTES_A_STEP = 4000;

/** Somebody gives a seat up, or has it no longer: to nobody, or to a computer player. */
const left = ({ clock }: Game, sitting: Sitting, player: PlayerName | null, now = Date.now()): Beside => ({
  seating: freed(sitting, player),
  aside: { kind: player === null ? 'free' : 'handed', place: sitting.place, player },
  ...(sitting.seat !== null && { clock: clockLeft(clock, sitting.seat, now) }),
});

/** Who has been away so long is told of the last of it. */
const FARTHEST = 200;

/** Something that was done, and the game before it, as somebody may know them. */
export interface Happened {
  readonly step: number;
  readonly seat: Seat;
  readonly events: readonly unknown[];
  readonly state: TableState;
}

/** What happened since somebody last acted, and the game as it stands now. */
interface Meanwhile {
  readonly happened: readonly Happened[];
  readonly now: TableState;
}

export class LiveGame {
  readonly #store: Store;
  readonly #kept: KeptRoom;
  /** The seed it is taken along with while it is played. */
  #standIn: string | null = null;

  private constructor(store: Store, kept: KeptRoom) {
    this.#store = store;
    this.#kept = kept;
  }

  static async open(store: Store, id: string, told: Onlooker): Promise<LiveGame> {
    return new LiveGame(store, new KeptRoom(store, told, await keptGame(store, id)));
  }

  /** As it is kept with the last entry. */
  get game(): Game {
    return this.#kept.game;
  }

  // ---------------------------------------------------------------- for everybody

  /** The number of the last entry that is kept. */
  get number(): number {
    return this.#kept.number;
  }

  get isOver(): boolean {
    return this.#kept.room.state.result !== null;
  }

  /** The seat of somebody; undefined: he watches. */
  seatOf(person: string | undefined): Seat | undefined {
    return this.#kept.seatOf(person);
  }

  eyeOf(person: string | undefined): Eye {
    return this.#kept.eyeOf(person);
  }

  /** Somebody listens. */
  get isFollowed(): boolean {
    return this.#kept.isFollowed;
  }

  /** About how many bytes of memory it takes, by what games of all titles were measured to. */
  get weight(): number {
    return BYTES + this.#kept.room.length * BYTES_A_STEP;
  }

  /** The game as somebody sees it. */
  opening(person: string | undefined): Promise<NumberedOpening> {
    return this.#upToDate(() => {
      const { room, played } = this.#kept;
      const seat = person === undefined ? undefined : this.seatOf(person);
      const foreign = seat === undefined ? [] : played.foreign(seat, person);
      return { number: this.number, ...room.open(this.eyeOf(person)), foreign };
    });
  }

  /** The game as it stands, as anybody may see it: for a picture of it. */
  glance(): Promise<Glance> {
    return this.#upToDate(() => {
      const { room } = this.#kept;
      return { number: this.number, waiting: room.waiting, view: room.view([]) };
    });
  }

  /** What was done since a seat last acted, each with the game before it, as that seat may know it. */
  since(seat: Seat): Promise<Meanwhile> {
    return this.#upToDate(() => {
      const { room } = this.#kept;
      const { steps } = room.open([seat]);
      const last = steps.findLastIndex((step) => step.seat === seat);
      const from = Math.max(last + 1, steps.length - FARTHEST);
      const happened = steps.slice(from).map(({ seat: who, events }, index) => ({
        ...{ step: from + index, seat: who, events },
        state: room.view([seat], from + index),
      }));
      return { happened, now: room.view([seat]) };
    });
  }

  /** What somebody may know of the record: while it is played with a seed of its own, unless the eye may not know that much. */
  record(person: string | undefined): Promise<SeenRecord> {
    return this.#upToDate(() => {
      const { room } = this.#kept;
      const record = room.record(this.eyeOf(person));
      if (this.isOver || record.seed === null) return record;
      if (!this.#standIn || !room.recordUnder(this.#standIn)) this.#standIn = standInFor(room);
      // Nor does it say by what seed something was redrawn.
      const actions = record.actions.map(({ seat, action }) => ({ seat, action }));
      return { ...record, seed: this.#standIn, actions };
    });
  }

  /** Hear of everything after this number, in order, beginning with what has happened already. */
  follow(person: string | undefined, number: number, hear: (steps: Steps) => void): Promise<() => void> {
    return this.#upToDate(() => this.#kept.follow({ person, hear }, number));
  }

  /** Another node has played: those who follow here hear of it. */
  learn(): Promise<void> {
    return this.#upToDate(() => undefined);
  }

  #upToDate<T>(ask: () => T): Promise<T> {
    return this.#kept.inTurn(async () => {
      await this.#kept.catchUp();
      return ask();
    });
  }

  // ---------------------------------------------------------------- for a seat

  offers(seat: Seat, seen: number): Promise<readonly Offer<Action>[] | null> {
    return this.#kept.at(seen, (at) => this.#kept.room.offers(seat, at));
  }

  rehearse(seat: Seat, action: unknown, seen: number): Promise<Rehearsal<GameEvent> | Refusal | null> {
    return this.#kept.at(seen, (at) => this.#kept.room.rehearse(seat, action, at));
  }

  standing(seat: Seat, seen: number): Promise<StandingInstructions | null> {
    return this.#kept.at(seen, (at) => this.#kept.room.standing(seat, at));
  }

  act(actor: Actor, action: unknown): Promise<Posted> {
    return this.#kept.post(actor, () => {
      const { room } = this.#kept;
      return room.act(actor.seat, action, room.length);
    });
  }

  /** Leave something to an instruction; what it does at once is an entry like any other. */
  instruct(actor: Actor, instruction: unknown): Promise<Posted> {
    return this.#kept.post(actor, () => {
      const { room } = this.#kept;
      return room.instruct(actor.seat, instruction, room.length);
    });
  }

  revoke(seat: Seat, id: number): Promise<void> {
    return this.#kept.inTurn(async () => {
      if (this.#kept.room.revoke(seat, id)) await this.#kept.keepInstructions();
    });
  }

  // ---------------------------------------------------------------- who sits where

  /** Somebody takes a free seat, or his own one back from a computer player; or he sits there. */
  take(person: Person, place: number): Promise<void> {
    return this.#kept.change(person.id, (game) => {
      if (sittingAt(game, place).person === person.id) return null;
      const seating = taken(game, person, place, this.#kept.knowsOther);
      const sitting = sittingAt(game, place);
      const isNew = !this.#kept.hasSatAt(person.id, sitting);
      const steps = this.#kept.room.length;
      const clock = clockTaken(game, game.clock, sitting.seat ?? -1, Date.now(), { isNew, steps });
      // His own seat, which a computer player has kept for him.
      const isBack = sitting.player !== null;
      return { seating, clock, aside: { kind: isBack ? 'back' : 'taken', place, player: sitting.player } };
    });
  }

  /** Somebody gives his seat up: to nobody, or to a computer player until he wants it back. */
  leave(person: string, player: PlayerName | null): Promise<void> {
    return this.#kept.change(person, (game) => left(game, sittingOf(game, person), player));
  }

  /** A guest turns out to be somebody who has an account. */
  passOn(guest: string, account: string): Promise<void> {
    return this.#kept.change(guest, (game) => {
      // What is kept of who has acted has changed beside the entries.
      this.#kept.distrust();
      const seating = passedOn(game, guest, account, this.#kept.knowsOther);
      return { seating, isSamePlayer: seating.person !== null };
    });
  }

  /** The seat that somebody has kept waiting is free. */
  free(seat: Seat, seen: number, now: number): Promise<void> {
    return this.#kept.inTurn(async () => {
      const sitting = this.game.seats.find((one) => one.seat === seat);
      if (seen !== this.number || !sitting?.person) return;
      await this.#kept.keep(this.#kept.room.length, NOBODY, left(this.game, sitting, null, now));
    });
  }

  /** By agreement. */
  freePlace(person: string, place: number, agreed: Request): Promise<void> {
    return this.#kept.change(person, (game) => left(game, sittingAt(game, place), null), agreed);
  }

  /** A computer player sits down in a free seat, or leaves it again (null). */
  seatComputer(person: string, place: number, player: PlayerName | null): Promise<void> {
    return this.#kept.change(person, (game) => {
      const seating = computerSeated(game, person, place, player);
      return seating && { seating, aside: { kind: player === null ? 'free' : 'computer', place, player } };
    });
  }

  // ---------------------------------------------------------------- by agreement

  pause(person: string, agreed: Request): Promise<void> {
    return this.#kept.change(
      person,
      ({ clock }) => ({
        clock: pausedAt(clock, Date.now()),
        isSettled: true,
        aside: { kind: 'paused', place: null, player: null },
      }),
      agreed,
    );
  }

  resume(person: string): Promise<void> {
    return this.#kept.change(person, (game) => {
      const { clock } = game;
      if (!game.time) throw new Trouble('noClock');
      if (clock.paused === null) return null;
      const { place } = sittingOf(game, person);
      return { clock: resumedAt(clock, Date.now()), aside: { kind: 'resumed', place, player: null } };
    });
  }

  /** The players have agreed to end it here; false: nothing has been played that could be counted. */
  end(person: string, agreed: Request): Promise<boolean> {
    return this.#kept.inTurn(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await this.#kept.catchUp();
        const { room } = this.#kept;
        const { state } = room;
        if (state.result) return true;
        await this.#kept.mustStand(agreed);
        if (room.length === 0) return false;
        const { game } = await playable(this.game.title);
        const scores = game.scores?.(state) ?? state.players.map(() => 0);
        room.endByHand({ cause: 'agreement', scores });
        const outcome = await this.#kept.keep(room.length, { ...NOBODY, person });
        if (outcome.type === 'done') return true;
      }
      throw new Trouble('movedOn');
    });
  }

  /**
   * The players have agreed that another chance decides what is still hidden, and what computer players draw: one that the
   * server had sealed, so that nobody chooses it. False: nothing has been played that it could come after.
   */
  redraw(agreed: Request): Promise<boolean> {
    return this.#kept.inTurn(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await this.#kept.catchUp();
        const { room } = this.#kept;
        if (room.state.result) throw new Trouble('isOver');
        await this.#kept.mustStand(agreed);
        const draws = this.game.draws + 1;
        if (!room.redraw(seedOfDraw(this.game.secret, draws))) return false;
        // Nobody's step: nobody takes it back, and nobody has acted in the seat of the last one.
        const outcome = await this.#kept.keep(room.length - 1, NOBODY, { draws, isSettled: true });
        if (outcome.type === 'done') return true;
      }
      throw new Trouble('movedOn');
    });
  }

  // ---------------------------------------------------------------- time and computer players

  /** What somebody has to do for the game now. */
  duties(now: number): Promise<{ readonly number: number; readonly duties: readonly Duty[] }> {
    return this.#upToDate(() => ({
      number: this.number,
      duties: this.isOver ? [] : dutiesAt(this.game, this.game.clock, now, this.#kept.room.addressed),
    }));
  }

  /** When somebody has to look again. */
  dueAfter(now: number): number | null {
    return this.isOver ? null : dueAfter(this.game, this.game.clock, now, this.#kept.room.addressed);
  }

  /** What a computer player in this seat is asked; null: the game has moved on. */
  question(seat: Seat, seen: number): Promise<Question | null> {
    return this.#kept.at(seen, (at) => {
      const { seed } = this.#kept.room.asked(seat, at);
      const { title, uploaded, secret } = this.game;
      return {
        number: seen,
        title,
        seat,
        view: this.#kept.room.view([seat]),
        // Asked again the player answers the same.
        seed: uploaded ? seedOfPlayer(secret, seed) : seed,
      };
    });
  }

  /** A computer player acts in this seat. */
  actFor(seat: Seat, seen: number, action: unknown): Promise<Posted> {
    return this.act({ ...NOBODY, seat, seen }, action);
  }

  // ---------------------------------------------------------------- taking back

  /** Take back one's own last action; 'asked': others have a word in it. */
  undo(
    actor: Actor & { readonly person: string },
  ): Promise<Posted | { readonly type: 'asked'; readonly request: UndoRequest }> {
    return this.#kept.inTurn(async () => {
      const early = await this.#kept.early(actor);
      if (early) return early;
      const { room, played } = this.#kept;
      const seats = this.game.seats.flatMap(({ seat, person }) => (seat !== null && person ? [seat] : []));
      const wanted = takingBack(played.standing(), actor, seats, (from) => room.hasTold(from));
      if (typeof wanted === 'string') throw new Trouble(wanted);
      const { keeps, asks } = wanted;
      if (asks.length === 0) return this.#goBack(keeps, actor);
      const { seat } = actor;
      const standing = (await this.#store.games.byId(this.game.id))?.undo;
      if (standing?.number === this.number) {
        // Asked again it is the same question; another's is answered first.
        if (standing.seat === seat) return { type: 'asked', request: standing };
        throw new Trouble('askedAlready');
      }
      const request: UndoRequest = { seat, keeps, number: this.number, asked: asks, accepted: [] };
      const notices = noticesOfUndo(this.game, asks, this.number, Date.now());
      if (await this.#store.games.setUndo(this.game.id, this.number, request, notices))
        return { type: 'asked', request };
      await this.#kept.renew();
      return this.#kept.movedOn(actor);
    });
  }

  /** Say yes or no to what somebody asks; the last yes takes it back. */
  answerUndo(actor: Actor, accept: boolean): Promise<Posted> {
    return this.#kept.inTurn(async () => {
      const early = await this.#kept.early(actor);
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

  #goBack(keeps: number, actor: Actor): Promise<Posted> {
    const { room } = this.#kept;
    const { whole } = room;
    if (!room.follow({ ...whole, actions: whole.actions.slice(0, keeps) }))
      throw new Error(`${this.game.id} does not go back to ${keeps}`);
    return this.#kept.keep(keeps, actor);
  }
}
