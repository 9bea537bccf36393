/** Who somebody is: a guest with a name, known again by a token that only his browser has. */
import { createHash, randomBytes } from 'node:crypto';
import { properName } from '@kursbuch/table';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A game by turns takes weeks, and the next one comes months later. */
export const SESSION_DAYS = 400;
/** That somebody was here is written down once in so long. */
const USED_EVERY = DAY;

const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export class Sessions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A new guest and his token. */
  async comeIn(wanted: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person: Person = {
      id: randomBytes(15).toString('base64url'),
      name: nameFrom(wanted),
      created: Date.now(),
    };
    const token = randomBytes(32).toString('base64url');
    await this.#store.people.add(person, hashOf(token));
    return { person, token };
  }

  /** Whose token this is. */
  async whoHas(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined || !TOKEN.test(token)) return undefined;
    const hash = hashOf(token);
    const now = Date.now();
    const found = await this.#store.people.bySession(hash, now - SESSION_DAYS * DAY);
    if (!found) return undefined;
    const { used, ...person } = found;
    if (now - used > USED_EVERY) await this.#store.people.useSession(hash, now);
    return person;
  }

  async rename(person: Person, wanted: string): Promise<Person> {
    const name = nameFrom(wanted);
    await this.#store.people.rename(person.id, name);
    return { ...person, name };
  }

  async end(token: string | undefined): Promise<void> {
    if (token !== undefined && TOKEN.test(token)) await this.#store.people.endSession(hashOf(token));
  }
}

function nameFrom(wanted: string): string {
  const name = properName(wanted);
  if (name === '') throw new Trouble('badName');
  return name;
}
