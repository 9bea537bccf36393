/**
 * A game on a server, behind the same promises as one on this device. The screens count steps; the server counts entries:
 * the number of the last one is kept beside them, and is what was seen when somebody acts.
 */
import {
  type Action,
  type GameRecord,
  type Instruction,
  MOVED_ON,
  type Offer,
  type Refusal,
  type Rehearsal,
  type Seat,
  type SeenRecord,
  type Standing,
} from '@kursbuch/table';
import type { GameHost, News, NoteStore, Opening } from '../host/gameHost.ts';
import { askUntilAnswered, Denied, someChance } from './ask.ts';
import { sittersOf } from './sitters.ts';
import type { NumberedOpening, OnlineRecord, Steps, TableInfo } from './wire.ts';

/** So long the steps of an own act may take over the line before they are fetched. */
const OWN_STEPS = 2000;

interface Around {
  info(): TableInfo;
  /** What the server did not do. */
  said(word: string): void;
  readonly notes: NoteStore;
}

export class OnlineGame implements GameHost {
  readonly notes: NoteStore;
  readonly #path: string;
  readonly #end: AbortSignal;
  readonly #around: Around;
  #hearNews: (news: News) => void = () => {};
  /** The last entry and the steps that are known; null before the game was opened, and while it is opened anew. */
  #known: { readonly number: number; readonly length: number } | null = null;
  /** What came while it was not. */
  #early: { readonly steps: Steps; readonly base: number }[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(id: string, end: AbortSignal, around: Around) {
    this.#path = `tables/${id}`;
    this.#end = end;
    this.#around = around;
    this.notes = around.notes;
  }

  /** The number of the last entry that is known. */
  get number(): number {
    return this.#known?.number ?? 0;
  }

  async open(): Promise<Opening> {
    const { number, ...opening } = await this.#fetched();
    const { id, title, name, changed, ...table } = this.#around.info();
    this.#take(number, opening.steps.length);
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
    const { number, ...change } = steps;
    this.#tell(number, { type: 'steps', ...change });
  }

  async offers(_seat: Seat, at: number): Promise<readonly Offer<Action>[] | null> {
    const told = await this.#question<{ offers: readonly Offer<Action>[] }>('GET', 'offers', at);
    return told?.offers ?? null;
  }

  async rehearse(_seat: Seat, action: Action, at: number): Promise<Rehearsal<never> | Refusal> {
    if (at !== this.#known?.length) return MOVED_ON;
    const body = { seen: this.number, action };
    return this.#refusable<Rehearsal<never>>(this.#send('POST', 'rehearsals', body)).catch(movedOn);
  }

  act(_seat: Seat, action: Action, at: number): Promise<Refusal | null> {
    return this.#post('actions', { action }, at);
  }

  instruct(_seat: Seat, instruction: Instruction, at: number): Promise<Refusal | null> {
    return this.#post('instructions', { instruction }, at);
  }

  async undo(at: number): Promise<void> {
    await this.#post('undo', {}, at);
  }

  /** What is taken back on a server is gone. */
  async redo(): Promise<void> {}

  async answerUndo(accept: boolean): Promise<void> {
    await this.#post('undo/answer', { accept }, this.#known?.length ?? 0);
  }

  standing(_seat: Seat, at: number): Promise<Standing | null> {
    return this.#question<Standing>('GET', 'instructions', at);
  }

  async revoke(_seat: Seat, id: number): Promise<void> {
    await this.#send('DELETE', `instructions/${id}`);
  }

  record(): Promise<SeenRecord> {
    return this.#send<OnlineRecord>('GET', 'record');
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

  #fetched(): Promise<NumberedOpening> {
    return this.#send<NumberedOpening>('GET', 'opening');
  }

  /** A question about the moment after `at` steps; null if that has passed. */
  async #question<T>(method: string, what: string, at: number): Promise<T | null> {
    if (at !== this.#known?.length) return null;
    return this.#send<T>(method, `${what}?seen=${this.number}`).catch((thrown: unknown) => {
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

  /** Do something, once and no more: the key tells the server so, however often it is sent. */
  async #post(what: string, body: object, at: number): Promise<Refusal | null> {
    if (at !== this.#known?.length) return MOVED_ON;
    const seen = this.number;
    const key = someChance(16);
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
      if (number > before) this.#tell(number, { type: 'steps', from: 0, start, steps, undone });
      else this.#take(before, length);
    } catch {
      this.#take(before, length);
    }
  }

  #tell(number: number, news: Extract<News, { type: 'steps' }>): void {
    // Whoever hears it asks at once about the new moment.
    this.#known = { number, length: news.from + news.steps.length };
    this.#hearNews(news);
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
