/** Listeners at a room hear everything in the order it happened, even what another listener does on hearing something. */
import type { Eye } from './types.ts';

export class Listeners<C> {
  readonly #all = new Set<{ readonly eye: Eye; hear(change: C): void }>();
  /** What listeners have yet to hear: what somebody does on hearing something comes after it. */
  readonly #untold: (() => void)[] = [];
  #telling = false;

  /** Gives the way to stop. */
  add(eye: Eye, hear: (change: C) => void): () => void {
    const listener = { eye, hear };
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  /** To each as he may know it. What a listener throws comes out when everybody has heard, the first of it. */
  tell(changeFor: (eye: Eye) => C): void {
    for (const { eye, hear } of this.#all) {
      const change = changeFor(eye);
      this.#untold.push(() => hear(change));
    }
    if (this.#telling) return;
    this.#telling = true;
    const errors: unknown[] = [];
    for (let next = this.#untold.shift(); next; next = this.#untold.shift())
      try {
        next();
      } catch (thrown) {
        errors.push(thrown);
      }
    this.#telling = false;
    if (errors.length > 0) throw errors[0];
  }
}
