/** Questions to the server, and its word. */
import type { Problem } from './wire.ts';

/** The server says no, and why. */
export class Denied extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

/** There was no answer, or none of a server of ours: perhaps there is one later. */
export class NoAnswer extends Error {}

/** The word for what went wrong: the server's, or that it does not answer. */
export const wordOf = (thrown: unknown): string =>
  thrown instanceof Denied ? thrown.problem.error : thrown instanceof NoAnswer ? 'noAnswer' : 'broken';

const PATIENCE = 20_000;
/**
 * What is asked until there is an answer is asked again sooner at first: a server that hangs is left for another within five
 * seconds. A line that is only slow gets more time with every try.
 */
const PATIENCES = [4000, 8000, PATIENCE];
const patienceAt = (tries: number): number => PATIENCES[Math.min(tries, PATIENCES.length - 1)] as number;
/** Too much at once: it passes too. */
const TOO_MUCH = 429;

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'error' in body && 'message' in body;

/** Ask once. The answer has the form its route promises. */
export async function ask<T>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
  patience = PATIENCE,
): Promise<T> {
  const late = AbortSignal.timeout(PATIENCE);
  // The beginning of an answer; the rest of it may take as long as a slow line needs.
  const hung = new AbortController();
  const watch = setTimeout(() => hung.abort(), patience);
  const { status, ok, answer } = await fetch(`/api/${path}`, {
    method,
    signal: AbortSignal.any([late, hung.signal, ...(signal ? [signal] : [])]),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
    .finally(() => clearTimeout(watch))
    .then(
      async (response) => ({ status: response.status, ok: response.ok, answer: await jsonOf(response) }),
      () => {
        throw new NoAnswer();
      },
    );
  if (ok && answer !== undefined) return answer as T;
  // A database that does not answer passes; a page in place of an answer is no server of ours.
  if (!isProblem(answer) || status >= 500) throw new NoAnswer();
  throw new Denied(status, answer);
}

const jsonOf = (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') === true
    ? response.json().catch(() => undefined)
    : Promise.resolve(undefined);

/** Between two tries, in milliseconds: soon at first, then more patiently. */
const PAUSES = [300, 700, 1500, 3000, 6000, 10_000];
export const pauseAfter = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length - 1)] as number;

/** Some time passes, less of it if the network comes back. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('online', stop);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    addEventListener('online', stop);
    signal.addEventListener('abort', stop);
  });

/** Ask until there is an answer. What changes something has a key, so that the server knows it again. */
export async function askUntilAnswered<T>(
  method: string,
  path: string,
  body: object | undefined,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask<T>(method, path, body, signal, patienceAt(tries));
    } catch (thrown) {
      const passes = thrown instanceof NoAnswer || (thrown instanceof Denied && thrown.status === TOO_MUCH);
      if (!passes || signal.aborted) throw thrown;
    }
    await pause(pauseAfter(tries), signal);
  }
}

/** So many characters of chance. */
export function someChance(length: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % 32]).join('');
}
