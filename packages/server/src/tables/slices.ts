/** Long work in short pieces: other requests are answered between two of them. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work at once. */
const WORK = 5;

export class Slices {
  #until = performance.now() + WORK;

  /** Let others have their turn if this has taken long enough. */
  async rest(): Promise<void> {
    if (performance.now() < this.#until) return;
    await setImmediate();
    this.#until = performance.now() + WORK;
  }
}
