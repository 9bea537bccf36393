/**
 * The game on the screen: everything the components draw and do goes through here.
 *
 * The steps come from the host; the states between them are evolved here, so that any moment can be shown at once.
 * What somebody is about to do is the draft: map, market, tables and the decision bar all show the same one.
 */
import { type EighteenState, evolve, type Title, viewOf } from '@kursbuch/eighteen';
import { type Eye, evolving, isRefusal, type Refusal, type Seat, sameData } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Look } from '../eighteen/game/look.ts';
import type {
  GameHost,
  GameInfo,
  Happening,
  News,
  Offer,
  Opening,
  Sitter,
  Step,
  Trouble,
} from '../host/gameHost.ts';
import { seated } from '../host/sitters.ts';
import type { Shown, TitleOnScreen } from './shown.ts';

/** What would follow from the draft. */
export interface Outcome {
  readonly events: readonly Happening[];
  readonly after: EighteenState;
}

/** An action chosen and not yet confirmed. `outcome` is null while the host is being asked. */
export interface Draft {
  readonly seat: Seat;
  readonly action: EighteenAction;
  readonly outcome: Outcome | Refusal | null;
}

/** Something that was not allowed, and why. */
export interface Refused {
  readonly seat: Seat;
  readonly action: EighteenAction;
  readonly refusal: Refusal;
}

export const isOutcome = (outcome: Draft['outcome']): outcome is Outcome =>
  outcome !== null && 'events' in outcome;

/** The state after these events. */
export const after = (state: EighteenState, events: readonly Happening[]): EighteenState =>
  events.reduce<EighteenState>(evolving(evolve), state);

export class Game {
  readonly host: GameHost;
  readonly info: GameInfo;
  readonly title: Title;
  /** How the title looks: marks, own panels, guide. */
  readonly look: Look;

  readonly steps = signal<readonly Step[]>([]);
  readonly undone = signal(0);
  /** The moment looked at, as a number of steps; null is now. */
  readonly moment = signal<number | null>(null);
  /** What each person at this screen may do now, by seat; null while the host is being asked. */
  readonly offers = signal<ReadonlyMap<Seat, readonly Offer[]> | null>(null);
  readonly draft = signal<Draft | null>(null);
  readonly refused = signal<Refused | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  /** The seats of the people at this screen. */
  readonly persons: readonly Seat[];
  /** Who looks at the screen, where that makes a difference. */
  readonly eye = signal<Seat | null>(null);

  /** The newest state. */
  readonly now: ReadonlySignal<EighteenState>;
  /** The state to draw: now, or the moment looked at. */
  readonly shown: ReadonlySignal<EighteenState>;
  readonly isPast: ReadonlySignal<boolean>;
  /** The person the screen must be handed to before anything secret is shown; null if there is no need. */
  readonly handOverTo: ReadonlySignal<Seat | null>;
  readonly waiting: ReadonlySignal<readonly Seat[]>;
  /** The person at this screen who is asked; null if nobody is. */
  readonly seat: ReadonlySignal<Seat | null>;
  /** What that person may do; empty while unknown. */
  readonly ownOffers: ReadonlySignal<readonly Offer[]>;

  readonly #start: EighteenState;
  readonly #startWaiting: readonly Seat[];
  readonly #sitters: readonly Sitter[];
  /** States by number of steps, filled as far as they have been asked for. */
  readonly #states: EighteenState[];
  readonly #stop: () => void;
  #asked = 0;
  #acting = false;

  /** The game of a host, shown by the family of its title. */
  static async open(host: GameHost, titleOf: (id: string) => Promise<TitleOnScreen>): Promise<Shown> {
    const early: News[] = [];
    let game: Game | undefined;
    host.listen((news) => {
      if (game) game.#hear(news);
      else early.push(news);
    });
    const opening = await host.open();
    const shown = (await titleOf(opening.info.title)).show(host, opening);
    game = shown.game;
    for (const news of early) game.#hear(news);
    return shown;
  }

  constructor(host: GameHost, opening: Opening, title: Title, look: Look) {
    this.host = host;
    this.info = opening.info;
    this.title = title;
    this.look = look;
    this.#start = opening.start;
    this.#startWaiting = opening.waiting;
    this.#sitters = seated(opening.start.players, opening.info.sitters);
    this.persons = opening.start.players.map((_, seat) => seat).filter((seat) => this.isHere(seat));
    this.#states = [opening.start];
    this.steps.value = opening.steps;
    this.undone.value = opening.undone;
    this.now = computed(() => this.stateAt(this.steps.value.length));
    this.shown = computed(() => {
      const state = this.moment.value === null ? this.now.value : this.stateAt(this.moment.value);
      return viewOf(title, state, this.eye.value === null ? [] : [this.eye.value]);
    });
    this.isPast = computed(() => this.moment.value !== null && this.moment.value < this.steps.value.length);
    this.waiting = computed(() => this.steps.value.at(-1)?.waiting ?? this.#startWaiting);
    this.seat = computed(() => this.waiting.value.find((seat) => this.isHere(seat)) ?? null);
    const { persons } = this;
    // One person alone at the screen hides nothing from himself.
    if (persons.length === 1) this.eye.value = persons[0] as Seat;
    this.handOverTo = computed(() => {
      const { value: seat } = this.seat;
      if (seat === null || this.eye.value === seat) return null;
      const own = this.#seenBy([seat]);
      return persons.some((other) => !sameData(this.#seenBy([other]), own)) ? seat : null;
    });
    this.ownOffers = computed(() =>
      this.seat.value === null ? [] : (this.offers.value?.get(this.seat.value) ?? []),
    );
    this.#stop = effect(() => {
      void this.#askOffers(this.steps.value.length);
    });
  }

  get start(): EighteenState {
    return this.#start;
  }

  #seenBy(eye: Eye): EighteenState {
    return viewOf(this.title, this.now.value, eye);
  }

  /** The state after so many steps. */
  stateAt(count: number): EighteenState {
    const steps = this.steps.value;
    for (let index = this.#states.length; index <= count; index++)
      this.#states.push(after(this.#states[index - 1] as EighteenState, (steps[index - 1] as Step).events));
    return this.#states[count] as EighteenState;
  }

  sitter(seat: Seat): Sitter {
    return this.#sitters[seat] ?? { name: '', player: 'remote', colour: 1 };
  }

  /** Is the player of this seat a person at this screen? */
  isHere(seat: Seat): boolean {
    return this.sitter(seat).player === 'person';
  }

  // ---------------------------------------------------------------- what somebody is about to do

  /** Take an action into the hand: its consequences are shown, nothing happens yet. */
  async choose(seat: Seat, action: EighteenAction): Promise<void> {
    const ticket = ++this.#asked;
    batch(() => {
      this.draft.value = { seat, action, outcome: null };
      this.refused.value = null;
    });
    const told = await this.outcomeOf(seat, action);
    if (ticket !== this.#asked || told === null) return;
    if (isRefusal(told))
      batch(() => {
        this.draft.value = null;
        this.refused.value = { seat, action, refusal: told };
      });
    else this.draft.value = { seat, action, outcome: told };
  }

  /** What would follow from an action, without taking it into the hand; null if the host cannot say. */
  async outcomeOf(seat: Seat, action: EighteenAction): Promise<Outcome | Refusal | null> {
    const before = this.now.value;
    const told = await this.#answer(this.host.rehearse(seat, action, this.steps.value.length));
    if (told === null || isRefusal(told)) return told;
    return { events: told, after: after(before, told) };
  }

  letGo(): void {
    this.#asked++;
    batch(() => {
      this.draft.value = null;
      this.refused.value = null;
    });
  }

  /** Do what is in the hand. */
  async confirm(): Promise<void> {
    const draft = this.draft.value;
    if (draft) await this.act(draft.seat, draft.action);
  }

  /** Do something at once; a refusal is shown. */
  async act(seat: Seat, action: EighteenAction): Promise<void> {
    // A second touch of the same button means the same action.
    if (this.#acting) return;
    this.#acting = true;
    this.#asked++;
    const refusal = await this.#answer(this.host.act(seat, action, this.steps.value.length));
    this.#acting = false;
    batch(() => {
      this.draft.value = null;
      this.refused.value = refusal ? { seat, action, refusal } : null;
    });
  }

  async undo(): Promise<void> {
    this.letGo();
    await this.#answer(this.host.undo());
  }

  async redo(): Promise<void> {
    this.letGo();
    await this.#answer(this.host.redo());
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

  #hear(news: News): void {
    if (news.type === 'trouble') {
      this.trouble.value = news.trouble;
      return;
    }
    batch(() => {
      this.#states.length = Math.min(this.#states.length, news.from + 1);
      this.steps.value = [...this.steps.value.slice(0, news.from), ...news.steps];
      this.undone.value = news.undone;
      this.offers.value = null;
      this.draft.value = null;
      if (this.moment.value !== null && this.moment.value >= this.steps.value.length)
        this.moment.value = null;
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

  async #askOffers(at: number): Promise<void> {
    const lists = await this.#answer(Promise.all(this.persons.map((seat) => this.host.offers(seat, at))));
    if (at !== this.steps.value.length || !lists || lists.includes(null)) return;
    this.offers.value = new Map(
      this.persons.map((seat, index) => [seat, lists[index] as readonly Offer[]] as const),
    );
  }
}
