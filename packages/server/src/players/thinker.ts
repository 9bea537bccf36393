/** Computer players that think in a thread of their own: the server goes on answering meanwhile. */
import { Worker } from 'node:worker_threads';
import type { PlayerName } from '@kursbuch/bots';
import type { Thinking } from '../tables/clockwork.ts';
import type { Answered, Asked } from './question.ts';

/** Whoever has not answered by then hangs: its thread is ended, and the random player answers. */
const PATIENCE = 60_000;
/** A thread that nobody asks is ended after so long. */
const IDLE = 60_000;

interface Waiting {
  readonly asked: Asked;
  answer(answered: Answered): void;
}

export class Thinker implements Thinking {
  readonly #report: (trouble: string) => void;
  readonly #patience: number;
  #worker: Worker | null = null;
  /** Asked and not answered, the oldest first: it is the one that is thought about. */
  readonly #waiting: Waiting[] = [];
  #late: NodeJS.Timeout | undefined;
  #next = 1;
  #isClosed = false;

  constructor(report: (trouble: string) => void = () => undefined, patience = PATIENCE) {
    this.#report = report;
    this.#patience = patience;
  }

  /** What a player does; undefined: it has found nothing. */
  async think(asked: Omit<Asked, 'id'>): Promise<unknown> {
    const first = await this.#ask(asked);
    if (first.trouble !== null)
      this.#report(`${asked.title}, seat ${asked.seat}, ${asked.player}: ${first.trouble}`);
    if (first.action !== undefined || asked.player === 'random' || this.#isClosed) return first.action;
    const player: PlayerName = 'random';
    return (await this.#ask({ ...asked, player })).action;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end('the server ends');
  }

  #ask(asked: Omit<Asked, 'id'>): Promise<Answered> {
    return new Promise((answer) => {
      const numbered = { ...asked, id: this.#next++ };
      if (this.#isClosed) return answer({ id: numbered.id, action: undefined, trouble: null });
      this.#waiting.push({ asked: numbered, answer });
      this.#thread().postMessage(numbered);
      if (this.#waiting.length === 1) this.#wait();
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    // It does not keep the process from ending.
    worker.unref();
    worker.on('message', (answered: Answered) => this.#answered(answered));
    worker.on('error', (error) => void this.#end(String(error), worker));
    worker.on('exit', () => void this.#end('the thread has ended', worker));
    this.#worker = worker;
    return worker;
  }

  #answered(answered: Answered): void {
    const index = this.#waiting.findIndex(({ asked }) => asked.id === answered.id);
    const [waiting] = index < 0 ? [] : this.#waiting.splice(index, 1);
    waiting?.answer(answered);
    this.#wait();
  }

  /** Whoever thinks now has so long; where nobody does the thread ends after a while. */
  #wait(): void {
    clearTimeout(this.#late);
    const isIdle = this.#waiting.length === 0;
    this.#late = setTimeout(() => void this.#end('it did not answer'), isIdle ? IDLE : this.#patience);
    this.#late.unref();
  }

  /** End the thread. Whoever it thought about gets no answer, those who waited are asked again. */
  async #end(trouble: string, which = this.#worker): Promise<void> {
    if (which !== this.#worker || !which) return;
    this.#worker = null;
    clearTimeout(this.#late);
    const [first, ...others] = this.#waiting.splice(0);
    await which.terminate();
    first?.answer({ id: first.asked.id, action: undefined, trouble });
    for (const { asked, answer } of others) void this.#ask(asked).then(answer);
  }
}
