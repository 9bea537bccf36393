/**
 * Those who are sent something: what they have not read yet waits here, in memory. Somebody who asks for much and reads nothing
 * gets so much, and so long, and no more, whoever he says he is.
 */

/** An answer, or a stream. */
export interface Reader {
  readonly writableLength: number;
  readonly writableEnded: boolean;
  destroy(): unknown;
}

/** How much is left waiting, and how long. */
export const UNREAD = {
  /** So many bytes wait for all readers together at most. */
  most: 64 * 1024 * 1024,
  /** An answer that is all written and still not read after so many milliseconds is given up: by then the slowest line has it. */
  patience: 120_000,
  /** So often it is looked who does not read what was sent, in milliseconds. */
  lookedEvery: 10_000,
};
/** Of so few bytes nobody makes a burden; and it is not weighed more often than this, in milliseconds. */
const LIGHT = 64 * 1024;
const WEIGHED_EVERY = 100;

export class Readers {
  /** Since when all was written. */
  readonly #readers = new Map<Reader, number | null>();
  readonly #most: number;
  readonly #patience: number;
  #weighedAt = Number.NEGATIVE_INFINITY;
  /** How many were cut off because too much waited for them, or too long. */
  refused = 0;

  constructor({ most, patience }: Omit<typeof UNREAD, 'lookedEvery'> = UNREAD) {
    this.#most = most;
    this.#patience = patience;
  }

  add(reader: Reader): void {
    this.#readers.set(reader, null);
  }

  delete(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** What waits for all of them, in bytes. */
  get waiting(): number {
    let bytes = 0;
    for (const reader of this.#readers.keys()) bytes += reader.writableLength;
    return bytes;
  }

  /** Something was written: where too much waits altogether, those for whom most does are cut off. */
  wrote(reader: Pick<Reader, 'writableLength'>, now = performance.now()): void {
    if (reader.writableLength >= LIGHT && now - this.#weighedAt >= WEIGHED_EVERY) this.#weigh(now);
  }

  /** Looked at every so often: who has been sent all of an answer, and does not take it? */
  look(now = performance.now()): void {
    this.#weigh(now);
    for (const [reader, since] of this.#readers) {
      if (!reader.writableEnded) continue;
      if (since === null) this.#readers.set(reader, now);
      else if (now - since > this.#patience) this.#cut(reader);
    }
  }

  #weigh(now: number): void {
    this.#weighedAt = now;
    let over = this.waiting - this.#most;
    if (over <= 0) return;
    const heaviest = [...this.#readers.keys()].sort(
      (one, other) => other.writableLength - one.writableLength,
    );
    for (const reader of heaviest) {
      if (over <= 0) return;
      over -= reader.writableLength;
      this.#cut(reader);
    }
  }

  #cut(reader: Reader): void {
    this.refused++;
    this.#readers.delete(reader);
    reader.destroy();
  }
}
