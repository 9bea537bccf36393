/**
 * A game on a server, behind the same promises as one on this device. The screens count steps; the server counts entries:
 * the number of the last one is kept beside them, and is what was seen when somebody acts.
 */

import type {
  Adviser,
  Aside,
  Attendance,
  GameHost,
  News,
  NoteStore,
  Opening,
} from '@kursbuch/screens/host/gameHost.ts';
import {
  type Action,
  type Change,
  type GameEvent,
  type GameRecord,
  type Instruction,
  isRefusal,
  MOVED_ON,
  type Offer,
  type Refusal,
  type Rehearsal,
  type Seat,
  type SeenRecord,
  type Standing,
  type Step,
  sameData,
  type TableState,
} from '@kursbuch/table';
import type { ReadonlySignal } from '@preact/signals';
import type { Deciding } from '../host/decision.ts';
import type { Judge } from '../host/judge.ts';
import { askUntilAnswered, Denied, someChance } from './ask.ts';
import type { KeptMove, KeptMoves } from './keptMove.ts';
import { sittersOf } from './sitters.ts';
import type { NumberedOpening, OnlineRecord, Steps, TableInfo } from './wire.ts';

/** So long the steps of an own act may take over the line before they are fetched. */
const OWN_STEPS = 2000;

interface Around {
  info(): TableInfo;
  /** What the server did not do. */
  said(word: string): void;
  attendance(seat: Seat): Attendance | null;
  readonly asides: ReadonlySignal<readonly Aside[]>;
  readonly notes: NoteStore;
  /** What was done and not answered, over the life of a page. */
  readonly moves: KeptMoves;
  /** Who decides from what is seen, so that nobody waits for the line. */
  judge(title: string, opening: NumberedOpening): Judge;
}

export class OnlineGame implements GameHost {
  readonly notes: NoteStore;
  readonly asides: ReadonlySignal<readonly Aside[]>;
  readonly #path: string;
  readonly #end: AbortSignal;
  readonly #around: Around;
  #judge: Judge | undefined;
  #hearNews: (news: News) => void = () => {};
  /** The last entry and the steps that are known; null before the game was opened, and while it is opened anew. */
  #known: { readonly number: number; readonly length: number } | null = null;
  /** Steps of the own seat that a computer player or somebody else did, or that were played elsewhere. */
  #foreign: ReadonlySet<number> = new Set();
  /** A step that is shown before the server has said so. */
  #ahead: Step<Action, GameEvent> | null = null;
  /** What was done and is not answered yet. */
  #pending: Promise<unknown> = Promise.resolve();
  /** What came while the game was not open. */
  #early: { readonly steps: Steps; readonly base: number }[] = [];
  readonly #waiting = new Set<() => void>();
  /** Who gives advice, once somebody has asked. */
  #thinking: Promise<Deciding> | undefined;

  constructor(id: string, end: AbortSignal, around: Around) {
    this.#path = `tables/${id}`;
    this.#end = end;
    this.#around = around;
    this.notes = around.notes;
    this.asides = around.asides;
    end.addEventListener('abort', () => this.#judge?.end());
  }

  isOwn(step: number): boolean {
    return !this.#foreign.has(step);
  }

  attendance(seat: Seat): Attendance | null {
    return this.#around.attendance(seat);
  }

  /** The number of the last entry that is known. */
  get number(): number {
    return this.#known?.number ?? 0;
  }

  /** How many steps are shown; undefined while the game is not open. */
  get #length(): number | undefined {
    return this.#known ? this.#known.length + (this.#ahead ? 1 : 0) : undefined;
  }

  async open(): Promise<Opening> {
    const fetched = await this.#fetched();
    const { number, ...opening } = fetched;
    const { id, title, name, changed, ...table } = this.#around.info();
    if (table.you !== null) this.#judge = this.#around.judge(title, fetched);
    this.#take(number, opening.steps.length);
    const kept = table.you === null ? null : this.#around.moves.read();
    if (kept) this.#pending = this.#doAgain(kept).catch(() => {});
    return { ...opening, info: { id, title, name, changed, sitters: sittersOf(table) } };
  }

  listen(hear: (news: News) => void): void {
    this.#hearNews = hear;
  }

  /** Steps of the line; `base` says from which entry on they are all there is to know. */
  hear(steps: Steps, base: number): void {
    if (!this.#known) {
      this.#early.push({ steps, base });
      return;
    }
    if (steps.number <= this.#known.number) return;
    if (base > this.#known.number) {
      void this.#catchUp();
      return;
    }
    const { number, start, ...rest } = steps;
    const change: Change = { ...rest, ...(start && { start: this.#named(start) }) };
    const { length } = this.#known;
    const ahead = this.#ahead;
    this.#ahead = null;
    // What is shown already is not told again: it would take away what somebody is about to do.
    const isShown = ahead && !change.start && change.from === length && sameData(change.steps[0], ahead);
    if (!isShown) this.#tell(number, change);
    else if (change.steps.length === 1) this.#take(number, length + 1);
    else this.#tell(number, { ...change, from: length + 1, steps: change.steps.slice(1) });
  }

  async offers(seat: Seat, at: number): Promise<readonly Offer<Action>[] | null> {
    if (at !== this.#length) return null;
    const judged = await this.#judge?.offers(seat, at);
    if (judged) return at === this.#length ? judged : null;
    return (await this.#question<{ offers: readonly Offer<Action>[] }>('offers', at))?.offers ?? null;
  }

  async rehearse(seat: Seat, action: Action, at: number): Promise<Rehearsal<GameEvent> | Refusal> {
    if (at !== this.#length) return MOVED_ON;
    const judged = await this.#judge?.rehearse(seat, action, at);
    if (judged) return at === this.#length ? judged.told : MOVED_ON;
    await this.#pending;
    const body = { seen: this.number, action };
    return this.#refusable<Rehearsal<GameEvent>>(this.#send('POST', 'rehearsals', body)).catch(movedOn);
  }

  async act(seat: Seat, action: Action, at: number): Promise<Refusal | null> {
    await this.#pending;
    if (at !== this.#length) return MOVED_ON;
    const doing = this.#shownAtOnce(seat, action, at).then(() =>
      at === this.#known?.length
        ? this.#move({ seat, action, seen: this.number, key: someChance(16) })
        : this.#movedOn(),
    );
    this.#pending = doing.catch(() => {});
    return doing;
  }

  async instruct(_seat: Seat, instruction: Instruction, at: number): Promise<Refusal | null> {
    await this.#pending;
    return this.#post('instructions', { instruction }, at);
  }

  async undo(at: number): Promise<void> {
    await this.#pending;
    await this.#post('undo', {}, at);
  }

  /** What is taken back on a server is gone. */
  async redo(): Promise<void> {}

  async answerUndo(accept: boolean): Promise<void> {
    await this.#pending;
    await this.#post('undo/answer', { accept }, this.#known?.length ?? 0);
  }

  standing(_seat: Seat, at: number): Promise<Standing | null> {
    return this.#question<Standing>('instructions', at);
  }

  async revoke(_seat: Seat, id: number): Promise<void> {
    await this.#send('DELETE', `instructions/${id}`);
  }

  record(): Promise<SeenRecord> {
    return this.#send<OnlineRecord>('GET', 'record');
  }

  readonly adviser: Adviser = {
    isOpen: () => this.#isAmongComputers,
    advise: async (seat, at, whim = 0) => {
      const { title } = this.#around.info();
      const view = await this.#judge?.seen(seat, at);
      if (!view) return null;
      return (await this.#thoughts()).advise({ title, seat, view, whim });
    },
    explain: async (at, { seat, action }) => {
      const { title, seats, you } = this.#around.info();
      const own = seats.find(({ place }) => place === you)?.seat ?? null;
      const player = seats.find((one) => one.seat === seat)?.sitter.player ?? null;
      if (own === null || player === null) return null;
      const view = await this.#judge?.seen(own, at);
      if (!view) return null;
      // Its chance stays with the server: a decision that hung on it is not explained.
      const question = { title, player, seat, view, seed: 'advice', action };
      return (await this.#thoughts()).explain(question);
    },
  };

  #thoughts(): Promise<Deciding> {
    this.#thinking ??= import('../host/decision.ts').then(({ deciding, thinker }) => deciding(thinker));
    return this.#thinking;
  }

  /** Against people nobody is whispered to before the game is over. */
  get #isAmongComputers(): boolean {
    const { status, seats, you } = this.#around.info();
    return (
      status === 'over' || seats.every(({ place, sitter }) => place === you || sitter.type === 'computer')
    );
  }

  async branch(at: number): Promise<GameRecord | null> {
    const { chance: _, ...record } = await this.#send<OnlineRecord>('GET', 'record');
    const { seed } = record;
    const actions = record.actions.flatMap(({ seat, action }) => (action ? [{ seat, action }] : []));
    if (seed === null || actions.length < record.actions.length || at > actions.length) return null;
    return { ...record, seed, actions: actions.slice(0, at) };
  }

  close(): void {
    this.#hearNews = () => {};
  }

  // ---------------------------------------------------------------- inside

  #send<T = unknown>(method: string, what: string, body?: object): Promise<T> {
    return askUntilAnswered<T>(method, `${this.#path}/${what}`, body, this.#end);
  }

  async #fetched(): Promise<NumberedOpening> {
    const { foreign = [], ...opening } = await this.#send<
      NumberedOpening & { readonly foreign?: readonly number[] }
    >('GET', 'opening');
    this.#foreign = new Set(foreign);
    return { ...opening, start: this.#named(opening.start) };
  }

  /** The players as the table calls them here. */
  #named<S extends TableState>(start: S): S {
    const { seats } = this.#around.info();
    const nameOf = (name: string, seat: Seat) => seats.find((one) => one.seat === seat)?.name ?? name;
    return { ...start, players: start.players.map(nameOf) };
  }

  /** A question about the moment after `at` steps; null if that has passed. */
  async #question<T>(what: string, at: number): Promise<T | null> {
    // About what the server has not heard of yet it cannot be asked.
    await this.#pending;
    if (at !== this.#length) return null;
    return this.#send<T>('GET', `${what}?seen=${this.number}`).catch((thrown: unknown) => {
      if (thrown instanceof Denied && thrown.status === 409) return null;
      throw thrown;
    });
  }

  #refusable<T>(answered: Promise<T>): Promise<T | Refusal> {
    return answered.catch((thrown: unknown) => {
      if (thrown instanceof Denied && thrown.problem.refusal) return thrown.problem.refusal;
      throw thrown;
    });
  }

  /** Show what will follow where nothing of it is open: neither chance nor another's secret. */
  async #shownAtOnce(seat: Seat, action: Action, at: number): Promise<void> {
    const judged = await this.#judge?.rehearse(seat, action, at);
    if (!judged || isRefusal(judged.told) || judged.told.open || at !== this.#length) return;
    const step = { seat, action, events: judged.told.events, waiting: judged.waiting };
    this.#ahead = step;
    this.#news({ from: at, steps: [step], undone: 0 });
  }

  /** A move is kept until it is answered: the page may be left before. */
  async #move(move: KeptMove): Promise<Refusal | null> {
    const { moves } = this.#around;
    moves.keep(move);
    const refusal = await this.#sendOnce('actions', { action: move.action }, move);
    moves.forget(move.key);
    return refusal;
  }

  /** What was done before the page was left, and perhaps never reached the server: its key tells. */
  async #doAgain(move: KeptMove): Promise<void> {
    const length = this.#known?.length ?? 0;
    if (move.seen === this.number) await this.#shownAtOnce(move.seat, move.action, length);
    if (await this.#move(move)) this.#around.said('tooLate');
  }

  #movedOn(): Refusal {
    this.#takeBack();
    return MOVED_ON;
  }

  /** What was shown has not happened. */
  #takeBack(): void {
    if (!this.#ahead || !this.#known) return;
    this.#ahead = null;
    this.#news({ from: this.#known.length, steps: [], undone: 0 });
  }

  async #post(what: string, body: object, at: number): Promise<Refusal | null> {
    if (at !== this.#known?.length) return MOVED_ON;
    return this.#sendOnce(what, body, { seen: this.number, key: someChance(16) });
  }

  /** Do something, once and no more: the key tells the server so, however often it is sent. */
  async #sendOnce(
    what: string,
    body: object,
    { seen, key }: Pick<KeptMove, 'seen' | 'key'>,
  ): Promise<Refusal | null> {
    try {
      const done = await this.#refusable(
        this.#send<{ readonly number: number }>('POST', what, { ...body, seen, key }),
      );
      if ('reason' in done) return done;
      await this.#reached(done.number);
      return null;
    } catch (thrown) {
      if (!(thrown instanceof Denied)) throw thrown;
      const { error, steps } = thrown.problem;
      if (steps) this.hear(steps, seen);
      if (error === 'movedOn') return MOVED_ON;
      this.#around.said(error);
      return null;
    } finally {
      this.#takeBack();
    }
  }

  /** The entry is known: it came over the line, or is fetched where that takes too long. */
  async #reached(number: number): Promise<void> {
    if (this.number >= number && this.#known) return;
    const isLate = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => done(true), OWN_STEPS);
      const look = () => {
        if (this.#known && this.number >= number) done(false);
      };
      const done = (late: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(late);
      };
      this.#waiting.add(look);
    });
    if (isLate && !this.#end.aborted) await this.#catchUp();
  }

  /** Everything anew: something in between was missed. */
  async #catchUp(): Promise<void> {
    if (!this.#known) return;
    const { number: before, length } = this.#known;
    this.#known = null;
    try {
      const { number, start, steps, undone } = await this.#fetched();
      if (number > before) {
        this.#ahead = null;
        this.#tell(number, { from: 0, start, steps, undone });
      } else this.#take(before, length);
    } catch {
      this.#take(before, length);
    }
  }

  #news(change: Change): void {
    this.#judge?.change(change);
    this.#hearNews({ type: 'steps', ...change });
  }

  #tell(number: number, change: Change): void {
    // Whoever hears it asks at once about the new moment.
    this.#known = { number, length: change.from + change.steps.length };
    this.#news(change);
    this.#goOn();
  }

  #take(number: number, length: number): void {
    this.#known = { number, length };
    this.#goOn();
  }

  /** What came meanwhile, and whoever waits. */
  #goOn(): void {
    const early = this.#early;
    this.#early = [];
    for (const { steps, base } of early) this.hear(steps, base);
    for (const look of [...this.#waiting]) look();
  }
}

/** Somebody else was faster. */
function movedOn(thrown: unknown): Refusal {
  if (thrown instanceof Denied && thrown.status === 409) return MOVED_ON;
  throw thrown;
}
