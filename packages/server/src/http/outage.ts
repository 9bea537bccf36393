/** A database that is away: told when it goes, when it is back, and now and then between, each time in one line. */

const UNREACHABLE = /^(E[A-Z]+|57P0\d|08\d{3}|53\d{3})$/;
const NO_ANSWER =
  /^(Connection terminated|Client has encountered|timeout exceeded|Query read timeout|canceling statement due to statement timeout)/;
/** What the embedded database says when others hold it, or its disk is full, gone, or only to be read. */
const NOT_KEPT = [5, 8, 10, 11, 13, 14];

/** Does this error say that the database cannot be reached, or cannot keep anything? */
export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '', errcode = 0, message } = error as Error & { code?: unknown; errcode?: number };
  return UNREACHABLE.test(String(code)) || NO_ANSWER.test(message) || NOT_KEPT.includes(errcode);
}

/** How often it is logged while it lasts. */
const AGAIN = 60_000;

interface Log {
  warn(text: string): void;
  error(error: unknown): void;
}

export class Outage {
  readonly #log: () => Log;
  readonly #now: () => number;
  /** Since when it is away, how much has failed since, and was that told? */
  #away: { readonly since: number; failed: number; isTold: boolean } | null = null;
  /** When it was last logged: one that comes and goes every second is logged no more often. */
  #told = Number.NEGATIVE_INFINITY;

  constructor(log: () => Log, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
  }

  /** Something asked of the database has failed: anything but its absence is logged in full. */
  readonly failed = (error: unknown): void => {
    if (!isOutage(error)) {
      this.#log().error(error);
      return;
    }
    const now = this.#now();
    this.#away ??= { since: now, failed: 0, isTold: false };
    this.#away.failed++;
    if (now - this.#told < AGAIN) return;
    this.#told = now;
    this.#away.isTold = true;
    // What tries several addresses says nothing itself, but has a code.
    const why = error.message || String((error as { code?: unknown }).code ?? error.name);
    const seconds = Math.round((now - this.#away.since) / 1000);
    this.#log().warn(
      seconds === 0
        ? `The database does not answer (${why}); it is asked again every second.`
        : `The database has not answered for ${seconds} s (${why}).`,
    );
  };

  /** Something asked of the database was answered. */
  readonly answered = (): void => {
    if (!this.#away) return;
    const { since, failed, isTold } = this.#away;
    this.#away = null;
    if (!isTold) return;
    const seconds = Math.round((this.#now() - since) / 1000);
    // As loud as the line that it was away: somebody who has read that one waits for this.
    this.#log().warn(`The database answers again after ${seconds} s; ${failed} questions had failed.`);
  };
}
