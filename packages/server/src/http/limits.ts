/** Not too much at once, from one person or one address: a bucket that fills again as time goes. */
import { Trouble } from '../trouble.ts';

export interface Rate {
  /** So many at once. */
  readonly burst: number;
  /** So many a second, on and on. */
  readonly perSecond: number;
}

export interface Rates {
  /** New guests, by address. */
  readonly guests: Rate;
  /** New accounts, by address; letters that somebody asks for, by address and by who gets them. */
  readonly accounts: Rate;
  /** Passwords and passkeys that somebody tries, by address and by account. */
  readonly guesses: Rate;
  /** Records that are taken online, by person: they are played through. */
  readonly uploads: Rate;
  /** Everything that changes something, by person. */
  readonly writes: Rate;
  /** Questions that cost the server something: rehearsals, openings, records. */
  readonly questions: Rate;
}

export const USUAL_RATES: Rates = {
  guests: { burst: 20, perSecond: 1 / 30 },
  accounts: { burst: 5, perSecond: 1 / 120 },
  guesses: { burst: 10, perSecond: 1 / 60 },
  uploads: { burst: 5, perSecond: 1 / 30 },
  writes: { burst: 60, perSecond: 5 },
  questions: { burst: 200, perSecond: 50 },
};

export class Limit {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** One more; throws where it is too much. */
  take(who: string, now = performance.now()): void {
    const bucket = this.#buckets.get(who) ?? { left: this.#rate.burst, at: now };
    const left = this.#filled(bucket, now);
    if (left < 1) throw new Trouble('tooMuch');
    this.#buckets.set(who, { left: left - 1, at: now });
  }

  /** Forget whoever has a full bucket again. */
  sweep(now = performance.now()): void {
    for (const [who, bucket] of this.#buckets)
      if (this.#filled(bucket, now) >= this.#rate.burst) this.#buckets.delete(who);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #filled({ left, at }: { left: number; at: number }, now: number): number {
    return Math.min(this.#rate.burst, left + ((now - at) / 1000) * this.#rate.perSecond);
  }
}
