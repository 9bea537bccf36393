/**
 * The game on the screen: everything the components draw and do goes through here.
 *
 * The steps come from the host; the states between them are evolved here, so that any moment can be shown at once.
 * What somebody is about to do is the draft: map, market, tables and the decision bar all show the same one.
 */
import {
  type Action,
  type Eye,
  type GameEvent,
  type Instruction,
  isRefusal,
  type Offer,
  type Refusal,
  type Rehearsal,
  type Seat,
  type Standing,
  type Step,
  sameData,
  type TableEvent,
  type TableState,
} from '@kursbuch/table';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type {
  Attendance,
  Considers,
  GameHost,
  GameInfo,
  News,
  Opening,
  Sitter,
  Trouble,
} from '../host/gameHost.ts';
import { isWatched, peopleAt, seated, toldNames, toldSitters } from '../host/sitters.ts';

/** What would follow from the draft, as far as who holds it can know. */
export interface Rehearsed<S extends TableState, E extends GameEvent> extends Rehearsal<E> {
  readonly after: S;
}

/** An action chosen and not yet confirmed. `outcome` is null while the host is being asked. */
export interface Draft<S extends TableState, A extends Action, E extends GameEvent> {
  readonly seat: Seat;
  readonly action: A;
  readonly outcome: Rehearsed<S, E> | Refusal | null;
}

/** Something that was not allowed, and why. */
export interface Refused<A extends Action = Action> {
  readonly seat: Seat;
  readonly action: A;
  readonly refusal: Refusal;
}

export const isRehearsed = <S extends TableState, E extends GameEvent>(
  outcome: Rehearsed<S, E> | Refusal | null,
): outcome is Rehearsed<S, E> => outcome !== null && 'events' in outcome;

/** Something a seat is asked while it is somebody else's turn. */
export interface Question {
  readonly seat: Seat;
  /** Its name, by which it can be left for later. */
  readonly id: string;
}

/** What the game on the screen needs of its family: how events change what is seen, and what whose eyes may see of it. */
export interface Watched<
  S extends TableState = TableState,
  E extends GameEvent = GameEvent,
  A extends Action = Action,
> {
  evolve(state: S, event: E | TableEvent): S;
  view(state: S, eye: Eye): S;
  /** Must the others at a screen look away while this seat decides? Left out: if one of them sees another table than he does. */
  isPrivate?(state: S, seat: Seat, others: readonly Seat[]): boolean;
  /** Is something decided that each may do unseen, so that the screen is covered after every act? */
  isSecret?(state: S): boolean;
  /** What seats are asked beside the turn, by others; left out: nothing. */
  questions?(state: S): readonly Question[];
  /** What an eye may know of an action while secrets are kept; left out: all of it. */
  known?(action: A, seat: Seat, eye: Eye): A | null;
  /** What would follow, where that is known at once; null, or left out: the host is asked. */
  rehearse?(view: S, seat: Seat, action: A): Rehearsal<E> | Refusal | null;
}

/** A state whose players have names that sentences can be told with. */
const told = <S extends TableState>(state: S): S => ({ ...state, players: toldNames(state.players) });

export class Game<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly host: GameHost<S, A, E>;

  readonly steps = signal<readonly Step<A, E>[]>([]);
  readonly undone = signal(0);
  /** The moment looked at, as a number of steps; null is now. */
  readonly moment = signal<number | null>(null);
  /** What each person at this screen may do now, by seat; null while the host is being asked. */
  readonly offers = signal<ReadonlyMap<Seat, readonly Offer<A>[]> | null>(null);
  /** What the people at this screen have left to standing instructions, and could, by seat. */
  readonly standing = signal<ReadonlyMap<Seat, Standing>>(new Map());
  readonly draft = signal<Draft<S, A, E> | null>(null);
  readonly refused = signal<Refused<A> | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  /** A computer player that takes a while. */
  readonly considers = signal<Considers | null>(null);
  /** Somebody has asked for a hint. */
  readonly hinted = signal(false);
  /** Who looks at the screen, where that makes a difference. */
  readonly eye = signal<Seat | null>(null);

  /** The newest state. */
  readonly now: ReadonlySignal<S>;
  /** The state to draw: now, or the moment looked at. */
  readonly shown: ReadonlySignal<S>;
  readonly isPast: ReadonlySignal<boolean>;
  /** The person the screen must be handed to before anything secret is shown; null if there is no need. */
  readonly handOverTo: ReadonlySignal<Seat | null>;
  /** Is something written now that the others at the screen must not see? */
  readonly canCover: ReadonlySignal<boolean>;
  readonly waiting: ReadonlySignal<readonly Seat[]>;
  /** A question to a person at this screen that comes before the turn goes on; null if there is none. */
  readonly question: ReadonlySignal<Question | null>;
  /** The person at this screen who is asked; null if nobody is. */
  readonly seat: ReadonlySignal<Seat | null>;
  /** What that person may do; empty while unknown. */
  readonly ownOffers: ReadonlySignal<readonly Offer<A>[]>;
  /** Is there something to take back from here? */
  readonly canUndo: ReadonlySignal<boolean>;

  readonly #family: Watched<S, E, A>;
  #start: S;
  readonly #startWaiting: readonly Seat[];
  readonly #info: Signal<GameInfo>;
  readonly #sitters: ReadonlySignal<readonly Sitter[]>;
  /** States by number of steps, filled as far as they have been asked for. */
  readonly #states: S[];
  readonly #stop: () => void;
  /** Questions that were left for later. */
  readonly #later = signal<readonly string[]>([]);
  #asked = 0;
  /** Something is being done after so many steps; null: nothing is. */
  #acting: number | null = null;
  #changed: number;

  /** The game of a host, shown by the family of its title. */
  static async open<F extends { readonly game: Game }>(
    host: GameHost,
    titleOf: (id: string) => Promise<{ show(host: GameHost, opening: Opening): F | Promise<F> }>,
  ): Promise<F> {
    const early: News[] = [];
    let game: Game | undefined;
    host.listen((news) => {
      if (game) game.#hear(news);
      else early.push(news);
    });
    const opened = await host.open();
    const opening: Opening = {
      ...opened,
      info: { ...opened.info, sitters: toldSitters(opened.info.sitters) },
      start: told(opened.start),
    };
    const shown = await (await titleOf(opening.info.title)).show(host, opening);
    game = shown.game;
    for (const news of early) game.#hear(news);
    return shown;
  }

  constructor(host: GameHost<S, A, E>, opening: Opening<S, A, E>, family: Watched<S, E, A>) {
    this.host = host;
    this.#info = signal(opening.info);
    this.#changed = opening.info.changed;
    this.#family = family;
    this.#start = opening.start;
    this.#startWaiting = opening.waiting;
    this.#sitters = computed(() => seated(opening.start.players, this.info.sitters));
    this.#states = [opening.start];
    this.steps.value = opening.steps;
    this.undone.value = opening.undone;
    this.now = computed(() => this.stateAt(this.steps.value.length));
    this.shown = computed(() => {
      const state = this.moment.value === null ? this.now.value : this.stateAt(this.moment.value);
      return family.view(state, this.eye.value === null ? [] : [this.eye.value]);
    });
    this.isPast = computed(() => this.moment.value !== null && this.moment.value < this.steps.value.length);
    this.waiting = computed(() => this.steps.value.at(-1)?.waiting ?? this.#startWaiting);
    this.question = computed(
      () =>
        (this.now.value.result ? [] : (family.questions?.(this.now.value) ?? [])).find(
          ({ seat, id }) => this.isHere(seat) && !this.#later.value.includes(id),
        ) ?? null,
    );
    this.seat = computed(
      () => this.question.value?.seat ?? this.waiting.value.find((seat) => this.isHere(seat)) ?? null,
    );
    // One person alone at the screen hides nothing from himself.
    if (this.persons.length === 1) this.eye.value = this.persons[0] as Seat;
    this.handOverTo = computed(() => {
      const { value: seat } = this.seat;
      if (seat === null || this.eye.value === seat) return null;
      return this.#isPrivate(seat) ? seat : null;
    });
    this.canCover = computed(
      () => this.seat.value !== null && this.persons.length > 1 && family.isSecret?.(this.now.value) === true,
    );
    this.ownOffers = computed(() =>
      this.seat.value === null ? [] : (this.offers.value?.get(this.seat.value) ?? []),
    );
    this.canUndo = computed(() => {
      if (this.isWatched) return false;
      if (!host.isOwn) return this.steps.value.length > 0;
      const isOwn = ({ seat }: { readonly seat: Seat }, step: number) =>
        this.isHere(seat) && host.isOwn?.(step) === true;
      return this.now.value.result === null && this.steps.value.some(isOwn);
    });
    this.#stop = effect(() => {
      void this.#askOffers(this.steps.value.length);
      void this.#askStanding(this.steps.value.length);
    });
  }

  get info(): GameInfo {
    return this.#info.value;
  }

  /** The seats of the people at this screen, also of those who have handed theirs over for a while. */
  get persons(): readonly Seat[] {
    return peopleAt(this.#sitters.value);
  }

  /** Nobody at this screen plays: it can be looked at, and nothing taken back. */
  get isWatched(): boolean {
    return isWatched(this.#sitters.value);
  }

  /** Whoever plays is to find things himself. */
  get isUnaided(): boolean {
    return this.host.unaided === true;
  }

  get start(): S {
    return this.#start;
  }

  /** When it was last played; null where nobody knows: it came out of a file that does not say. */
  get played(): number | null {
    const { fromFile } = this.info;
    return fromFile && this.steps.value.length <= fromFile.actions ? fromFile.played : this.#changed;
  }

  #isPrivate(seat: Seat): boolean {
    const { isPrivate, view } = this.#family;
    const state = this.now.value;
    const others = this.persons.filter((other) => other !== seat);
    if (others.length === 0) return false;
    if (isPrivate) return isPrivate(state, seat, others);
    const own = view(state, [seat]);
    return others.some((other) => !sameData(view(state, [other]), own));
  }

  /** Nobody looks: what is private shows when somebody says who he is. */
  cover(): void {
    this.eye.value = null;
  }

  /** At a screen of several nobody's secrets stay in sight once another is asked, or once something secret is done. */
  #coverUp(): void {
    const { value: seat } = this.seat;
    if (this.persons.length === 1 || seat === null) return;
    if (seat !== this.eye.value || this.#family.isSecret?.(this.now.value)) this.cover();
  }

  /** What was done in a step, as far as whoever looks at the screen may know. */
  actionIn({ seat, action }: Step<A, E>): A | null {
    const { known } = this.#family;
    if (!known || action === null || this.now.value.result) return action;
    return known(action, seat, this.eye.value === null ? [] : [this.eye.value]);
  }

  #after(state: S, events: readonly (E | TableEvent)[]): S {
    return events.reduce<S>(this.#family.evolve, state);
  }

  /** The state after so many steps. */
  stateAt(count: number): S {
    const steps = this.steps.value;
    for (let index = this.#states.length; index <= count; index++)
      this.#states.push(this.#after(this.#states[index - 1] as S, (steps[index - 1] as Step<A, E>).events));
    return this.#states[count] as S;
  }

  sitter(seat: Seat): Sitter {
    return this.#sitters.value[seat] ?? { name: '', player: 'remote', colour: 1 };
  }

  /** Is the player of this seat at the table now, where he plays elsewhere? A table on a server says so. */
  attendance(seat: Seat): Attendance | null {
    return this.host.attendance?.(seat) ?? null;
  }

  /** Is the player of this seat a person at this screen? */
  isHere(seat: Seat): boolean {
    return this.sitter(seat).player === 'person';
  }

  // ---------------------------------------------------------------- what somebody is about to do

  /** Take an action into the hand: its consequences are shown, nothing happens yet. */
  async choose(seat: Seat, action: A): Promise<void> {
    const ticket = ++this.#asked;
    const atOnce = this.#rehearsed(seat, action);
    if (atOnce) return this.#hold(seat, action, atOnce);
    batch(() => {
      this.draft.value = { seat, action, outcome: null };
      this.refused.value = null;
    });
    const told = await this.outcomeOf(seat, action);
    if (ticket === this.#asked && told !== null) this.#hold(seat, action, told);
  }

  /** It is in the hand with what would follow, or refused. */
  #hold(seat: Seat, action: A, told: Rehearsed<S, E> | Refusal): void {
    batch(() => {
      this.draft.value = isRefusal(told) ? null : { seat, action, outcome: told };
      this.refused.value = isRefusal(told) ? { seat, action, refusal: told } : null;
    });
  }

  /** What would follow, where the family knows at once. */
  #rehearsed(seat: Seat, action: A): Rehearsed<S, E> | Refusal | null {
    const { rehearse, view } = this.#family;
    const before = this.now.value;
    const told = rehearse?.(view(before, [seat]), seat, action) ?? null;
    if (told === null || isRefusal(told)) return told;
    return { ...told, after: this.#after(before, told.events) };
  }

  /** What would follow from an action, without taking it into the hand; null if the host cannot say. */
  async outcomeOf(seat: Seat, action: A): Promise<Rehearsed<S, E> | Refusal | null> {
    const atOnce = this.#rehearsed(seat, action);
    if (atOnce) return atOnce;
    const before = this.now.value;
    const told = await this.#answer(this.host.rehearse(seat, action, this.steps.value.length));
    if (told === null || isRefusal(told)) return told;
    return { ...told, after: this.#after(before, told.events) };
  }

  letGo(): void {
    this.#asked++;
    batch(() => {
      this.draft.value = null;
      this.refused.value = null;
    });
  }

  /** Leave the question for later: the turn goes on, and it can still be answered. */
  putOff(): void {
    const { value: question } = this.question;
    if (!question) return;
    batch(() => {
      this.letGo();
      this.#later.value = [...this.#later.value, question.id];
      this.#coverUp();
    });
  }

  /** Do what is in the hand. */
  async confirm(): Promise<void> {
    const draft = this.draft.value;
    if (draft) await this.act(draft.seat, draft.action);
  }

  /** Do something at once; a refusal is shown. */
  async act(seat: Seat, action: A): Promise<void> {
    const at = this.steps.value.length;
    // A second touch of the same button means the same action.
    if (this.#acting === at) return;
    this.#acting = at;
    const ticket = ++this.#asked;
    const refusal = await this.#answer(this.host.act(seat, action, at));
    if (this.#acting === at) this.#acting = null;
    batch(() => {
      // Where the steps are shown before the host has answered somebody may have gone on.
      if (refusal || ticket === this.#asked) {
        this.draft.value = null;
        this.refused.value = refusal ? { seat, action, refusal } : null;
      }
      if (this.trouble.value?.kind === 'replaced') this.trouble.value = null;
    });
  }

  /** Do several things, each after the one before; a refusal ends it, and so does the end of the game. */
  async actInTurn(seat: Seat, actions: readonly A[]): Promise<void> {
    for (const action of actions) {
      await this.act(seat, action);
      if (this.refused.value || this.now.value.result) return;
    }
  }

  /** Leave something to a standing instruction from now on. One that came too late leaves everything as it is. */
  async instruct(seat: Seat, instruction: Instruction): Promise<void> {
    const at = this.steps.value.length;
    if (this.#acting === at) return;
    this.#acting = at;
    this.letGo();
    await this.#answer(this.host.instruct(seat, instruction, at));
    if (this.#acting === at) this.#acting = null;
    await this.#askStanding(this.steps.value.length);
  }

  /** End an instruction, or put away the word that it has ended. */
  async revoke(seat: Seat, id: number): Promise<void> {
    await this.#answer(this.host.revoke(seat, id));
    await this.#askStanding(this.steps.value.length);
  }

  async undo(): Promise<void> {
    if (!this.canUndo.value) return;
    this.letGo();
    await this.#answer(this.host.undo(this.steps.value.length));
  }

  async redo(): Promise<void> {
    this.letGo();
    await this.#answer(this.host.redo(this.steps.value.length));
  }

  // ---------------------------------------------------------------- time

  /** Look at an earlier moment; the newest one is now. */
  lookAt(count: number | null): void {
    this.letGo();
    this.moment.value =
      count === null || count >= this.steps.value.length ? null : Math.max(0, Math.round(count));
  }

  close(): void {
    this.#stop();
    this.host.close();
  }

  // ---------------------------------------------------------------- news

  #hear(news: News<S, A, E>): void {
    if (news.type === 'trouble') {
      // Word of somebody who was replaced waits its turn.
      const isSmall = news.trouble?.kind === 'replaced';
      this.trouble.value = (isSmall ? this.trouble.value : null) ?? news.trouble;
      return;
    }
    if (news.type === 'considers') {
      this.considers.value = news;
      return;
    }
    this.#changed = Date.now();
    batch(() => {
      if (news.type === 'seats') this.#info.value = { ...this.info, sitters: toldSitters(news.sitters) };
      if (news.start) this.#start = this.#states[0] = told(news.start);
      this.#states.length = Math.min(this.#states.length, news.from + 1);
      this.steps.value = [...this.steps.value.slice(0, news.from), ...news.steps];
      this.undone.value = news.undone;
      this.offers.value = null;
      this.draft.value = null;
      this.considers.value = null;
      this.hinted.value = false;
      if (this.moment.value !== null && this.moment.value >= this.steps.value.length)
        this.moment.value = null;
      this.#coverUp();
    });
  }

  /** The host's answer; null if it has none: what is wrong comes as trouble. */
  async #answer<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch {
      this.trouble.value ??= { kind: 'workerLost' };
      return null;
    }
  }

  /** Who has kept his seat. */
  #sitting(): readonly Seat[] {
    return this.persons.filter((seat) => this.isHere(seat));
  }

  async #askStanding(at: number): Promise<void> {
    const persons = this.#sitting();
    const told = await this.#answer(Promise.all(persons.map((seat) => this.host.standing(seat, at))));
    if (at !== this.steps.value.length || !told) return;
    this.standing.value = new Map(
      persons.flatMap((seat, index) => (told[index] ? [[seat, told[index]] as const] : [])),
    );
  }

  async #askOffers(at: number): Promise<void> {
    const persons = this.#sitting();
    const lists = await this.#answer(Promise.all(persons.map((seat) => this.host.offers(seat, at))));
    if (at !== this.steps.value.length || !lists || lists.includes(null)) return;
    this.offers.value = new Map(
      persons.map((seat, index) => [seat, lists[index] as readonly Offer<A>[]] as const),
    );
  }
}
