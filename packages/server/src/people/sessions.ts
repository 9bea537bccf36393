/** Who somebody is: a guest with a name, known again by a token that only his browser has. */
import { createHash, randomBytes } from 'node:crypto';
import { properNamed } from '../names.ts';
import type { Newborn, Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A game by turns takes weeks, and the next one comes months later. */
export const SESSION_DAYS = 400;
/** That somebody was here is written down once in so long. */
const USED_EVERY = DAY;

const TOKEN = /^[\w-]{43}$/;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export class Sessions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A new guest and his token. */
  async comeIn(wanted: string): Promise<{ readonly person: Person; readonly token: string }> {
    const newborn: Newborn = {
      id: randomBytes(15).toString('base64url'),
      name: nameFrom(wanted),
      created: Date.now(),
    };
    const token = newToken();
    const person = await this.#store.people.add(newborn, hashOf(token));
    return { person, token };
  }

  /** Somebody who is known is known in this browser from now on, and the one it was before no longer. */
  async start(person: string, before: string | undefined): Promise<string> {
    const token = newToken();
    await this.#store.people.addSession(hashOf(token), person, Date.now());
    await this.end(before);
    return token;
  }

  /** Whose the first of these tokens is that is anybody's, and which that is. */
  async whoHas(
    tokens: readonly string[],
  ): Promise<{ readonly person: Person; readonly token: string } | undefined> {
    const tried = new Map(tokens.filter((one) => TOKEN.test(one)).map((token) => [hashOf(token), token]));
    if (tried.size === 0) return undefined;
    const now = Date.now();
    const found = await this.#store.people.bySessions([...tried.keys()], now - SESSION_DAYS * DAY);
    for (const [hash, token] of tried) {
      const known = found.find((one) => one.hash === hash);
      if (!known) continue;
      const { used, hash: _, ...person } = known;
      if (now - used > USED_EVERY) await this.#store.people.useSession(hash, now);
      return { person, token };
    }
    return undefined;
  }

  async rename(person: Person, wanted: string): Promise<Person> {
    const name = nameFrom(wanted);
    await this.#store.people.rename(person.id, name);
    return { ...person, name };
  }

  async end(token: string | undefined): Promise<void> {
    if (token !== undefined && TOKEN.test(token)) await this.#store.people.endSession(hashOf(token));
  }

  /** In every browser, perhaps but this one. */
  async endAll(person: string, but?: string): Promise<void> {
    await this.#store.people.endSessions(person, but === undefined ? null : hashOf(but));
  }
}

export const nameFrom = (wanted: string): string => properNamed(wanted);
