/** A thread of its own for computer players: it thinks about one question at a time, and ends when nobody asks. */
import { Worker } from 'node:worker_threads';
import type { Answered, SentQuestion } from './question.ts';

/** A thread that nobody asks is ended after so long. */
const IDLE = 60_000;

export class Thread {
  readonly #code: URL;
  readonly #patience: number;
  #worker: Worker | null = null;
  /** What it thinks about. */
  #current: { readonly asked: SentQuestion; answer(answered: Answered): void } | null = null;
  #late: NodeJS.Timeout | undefined;

  /** A player that has not answered after `patience` milliseconds hangs, and is ended with the thread. */
  constructor(code: URL, patience: number) {
    this.#code = code;
    this.#patience = patience;
  }

  /** What it thinks about; null: nothing. */
  get asked(): SentQuestion | null {
    return this.#current?.asked ?? null;
  }

  /** Only a thread that thinks about nothing may be asked. */
  ask(asked: SentQuestion): Promise<Answered> {
    return new Promise((answer) => {
      this.#current = { asked, answer };
      this.#running().postMessage(asked);
      this.#wait();
    });
  }

  /** End it. What it was thinking about gets no answer. */
  async end(trouble: string, which = this.#worker): Promise<void> {
    if (which !== this.#worker || !which) return;
    const current = this.#current;
    this.#worker = null;
    clearTimeout(this.#late);
    await which.terminate();
    // One that thought about nothing may have been asked again meanwhile, and has another worker.
    if (!current) return;
    this.#current = null;
    current.answer({ id: current.asked.id, action: undefined, trouble });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#code);
    // It does not keep the process from ending.
    worker.unref();
    worker.on('message', (answered: Answered) => this.#answered(answered));
    worker.on('error', (error) => void this.end(String(error), worker));
    worker.on('exit', () => void this.end('the thread has ended', worker));
    this.#worker = worker;
    return worker;
  }

  #answered(answered: Answered): void {
    const current = this.#current;
    if (current?.asked.id !== answered.id) return;
    this.#current = null;
    this.#wait();
    current.answer(answered);
  }

  #wait(): void {
    clearTimeout(this.#late);
    const pause = this.#current ? this.#patience : IDLE;
    this.#late = setTimeout(() => void this.end('it did not answer'), pause);
    this.#late.unref();
  }
}
