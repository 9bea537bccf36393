/**
 * Computer players that think in threads of their own: the server goes on answering meanwhile, and so do the computer
 * players of other tables. A table asks one question at a time, so that the oldest question is that of the table which has
 * waited longest: tables take turns.
 */
import { availableParallelism } from 'node:os';
import { type PlayerName, standInsOf } from '@kursbuch/bots';
import type { Thinking } from '../tables/clockwork.ts';
import type { Answered, SentQuestion } from './question.ts';
import { Thread } from './thread.ts';

/** A player that has not answered by then hangs: its thread is ended, and its stand-in answers. */
const PATIENCE = 60_000;
/** More threads than these take memory, and no table waits for less. */
const MOST_THREADS = 4;
/** Players that think long: one thread is never theirs, so that quick ones can answer at once. */
const LONG: readonly PlayerName[] = ['keen', 'sharp'];

export interface ThinkerSettings {
  /** Something went wrong, and what. */
  report?(trouble: string): void;
  readonly patience?: number;
  /** At least two: one for those who think long, one for the others. */
  readonly threads?: number;
  /** What runs in a thread. */
  readonly code?: URL;
}

interface Waiting {
  readonly asked: SentQuestion;
  answer(answered: Answered): void;
}

export class Thinker implements Thinking {
  readonly #report: (trouble: string) => void;
  readonly #threads: readonly Thread[];
  /** Nobody thinks about these yet, the oldest first. */
  readonly #waiting: Waiting[] = [];
  #next = 1;
  #isClosed = false;

  constructor({
    report = () => undefined,
    patience = PATIENCE,
    threads = Math.min(MOST_THREADS, availableParallelism()),
    code = new URL('./worker.ts', import.meta.url),
  }: ThinkerSettings = {}) {
    this.#report = report;
    this.#threads = Array.from({ length: Math.max(2, threads) }, () => new Thread(code, patience));
  }

  /** What a player does; undefined: it has found nothing. */
  async think(asked: Omit<SentQuestion, 'id'>): Promise<unknown> {
    for (const player of [asked.player, ...standInsOf(asked.player)]) {
      const { action, trouble } = await this.#ask({ ...asked, player });
      if (trouble !== null) this.#report(`${asked.title}, seat ${asked.seat}, ${player}: ${trouble}`);
      // A player with nothing to say is not replaced: it was not asked.
      if (action !== undefined || trouble === null || this.#isClosed) return action;
    }
    return undefined;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { asked, answer } of this.#waiting.splice(0))
      answer({ id: asked.id, action: undefined, trouble: null });
    await Promise.all(this.#threads.map((thread) => thread.end('the server ends')));
  }

  #ask(asked: Omit<SentQuestion, 'id'>): Promise<Answered> {
    return new Promise((answer) => {
      const numbered = { ...asked, id: this.#next++ };
      if (this.#isClosed) return answer({ id: numbered.id, action: undefined, trouble: null });
      this.#waiting.push({ asked: numbered, answer });
      this.#goOn();
    });
  }

  /** Threads that are free take the oldest questions that they may. */
  #goOn(): void {
    for (const thread of this.#threads) {
      if (thread.asked) continue;
      const long = this.#threads.filter(({ asked }) => asked && LONG.includes(asked.player)).length;
      const mayBeLong = long < this.#threads.length - 1;
      const index = this.#waiting.findIndex(({ asked }) => mayBeLong || !LONG.includes(asked.player));
      const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (!next) return;
      void thread.ask(next.asked).then((answered) => {
        next.answer(answered);
        this.#goOn();
      });
    }
  }
}
