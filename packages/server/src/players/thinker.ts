/**
 * Computer players that think in threads of their own: the server goes on answering meanwhile, and so do the computer
 * players of other tables. Those who have made tables take turns, so that nobody's forty tables hold up another one's; of each
 * the oldest question comes first. A table asks one question at a time, so that its tables take turns, too.
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
  /** Nobody thinks about these yet: by whose table it is, in the order in which they are served, of each the oldest first. */
  readonly #waiting = new Map<string, readonly Waiting[]>();
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

  /** What a player does at somebody's table; undefined: it has found nothing. */
  async think(asked: Omit<SentQuestion, 'id'>, whose = ''): Promise<unknown> {
    for (const player of [asked.player, ...standInsOf(asked.player)]) {
      const { action, trouble } = await this.#ask({ ...asked, player }, whose);
      if (trouble !== null) this.#report(`${asked.title}, seat ${asked.seat}, ${player}: ${trouble}`);
      // A player with nothing to say is not replaced: it was not asked.
      if (action !== undefined || trouble === null || this.#isClosed) return action;
    }
    return undefined;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const { asked, answer } of waiting) answer({ id: asked.id, action: undefined, trouble: null });
    await Promise.all(this.#threads.map((thread) => thread.end('the server ends')));
  }

  #ask(asked: Omit<SentQuestion, 'id'>, whose: string): Promise<Answered> {
    return new Promise((answer) => {
      const numbered = { ...asked, id: this.#next++ };
      if (this.#isClosed) return answer({ id: numbered.id, action: undefined, trouble: null });
      this.#waiting.set(whose, [...(this.#waiting.get(whose) ?? []), { asked: numbered, answer }]);
      this.#goOn();
    });
  }

  /** Threads that are free take the questions whose turn it is, and that they may. */
  #goOn(): void {
    for (const thread of this.#threads) {
      if (thread.asked) continue;
      const long = this.#threads.filter(({ asked }) => asked && LONG.includes(asked.player)).length;
      const mayBeLong = long < this.#threads.length - 1;
      const next = this.#takeNext(({ asked }) => mayBeLong || !LONG.includes(asked.player));
      if (!next) return;
      void thread.ask(next.asked).then((answered) => {
        next.answer(answered);
        this.#goOn();
      });
    }
  }

  /** Taken from whoever has waited longest since one of his was. */
  #takeNext(mayBe: (waiting: Waiting) => boolean): Waiting | undefined {
    for (const [whose, waiting] of this.#waiting) {
      const next = waiting.find(mayBe);
      if (!next) continue;
      const rest = waiting.filter((one) => one !== next);
      this.#waiting.delete(whose);
      if (rest.length > 0) this.#waiting.set(whose, rest);
      return next;
    }
    return undefined;
  }
}
