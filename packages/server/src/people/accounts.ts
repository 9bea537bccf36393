/** Credentials: with an address and a password, or a passkey, somebody comes back in every browser as the same person. */

import type { Language } from '@kursbuch/words';
import type { Mail } from '../mail.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { heldAs } from './heldAs.ts';
import { confirmLetter, resetLetter, triedLetter } from './letters.ts';
import { hashOfPassword, isPassword } from './passwords.ts';
import { hashOf, newToken } from './sessions.ts';

const HOUR = 60 * 60 * 1000;
const RESET_LASTS = HOUR;
const CONFIRM_LASTS = 7 * 24 * HOUR;

/** Not all that could be an address, but nothing that could not. */
const EMAIL =
  /^[^\s@"<>(),;:\\[\]\p{C}]{1,64}@[^\s@"<>(),;:\\[\]\p{C}]{1,200}\.[^\s@"<>(),;:\\[\]\p{C}.]{1,60}$/u;
const SHORTEST_PASSWORD = 8;

/** How letters are sent, and where their links lead: never where a request says it comes from. */
export interface Post {
  readonly mail: Mail;
  readonly site: URL;
  /** A letter could not be sent. */
  failed(error: unknown): void;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export class Accounts {
  readonly #store: Store;
  readonly #post: Post | null;

  constructor(store: Store, post: Post | null) {
    this.#store = store;
    this.#post = post;
  }

  /**
   * A guest who wants an account, and stays who he is. Where letters are sent he has it when his address has answered, and
   * nothing that happens here reveals whether somebody else has it: only its owner hears of it. Where none are sent an
   * address is only a name to come in with: he has the account at once, or has to choose another one.
   */
  async register(person: Person, wanted: Credentials, language: Language): Promise<Person> {
    if (person.email !== null) throw new Trouble('registered');
    const { email, password } = proper(wanted);
    const now = Date.now();
    const hash = await hashOfPassword(password);
    if (this.#post) {
      await this.#store.people.setPassword(person.id, hash);
      await this.#askAddress(person, email, language, this.#post);
      return person;
    }
    if (!(await this.#setEmail(person.id, { email, password: hash, now }))) throw new Trouble('emailTaken');
    return { ...person, email, confirmed: null, registered: person.registered ?? now };
  }

  /** Are these somebody's credentials at all, before anybody is made for them? */
  check(wanted: Credentials): void {
    proper(wanted);
  }

  async logIn({ email, password }: Credentials): Promise<Person> {
    const found = await this.#known(email);
    const isRight = await isPassword(password, found?.password ?? null);
    if (!found || !isRight) throw new Trouble('wrongLogin');
    const { password: _, ...person } = found;
    return person;
  }

  /** Who has this address; null: nobody. */
  async idOf(email: string): Promise<string | null> {
    return (await this.#known(email))?.id ?? null;
  }

  /** Somebody with a password gives it before anything that cannot be undone. */
  async mustKnow(person: Person, password: string | null): Promise<void> {
    // One that was chosen with an address that has not answered yet opens nothing.
    const kept = person.email === null ? null : await this.#store.people.passwordOf(person.id);
    if (kept !== null && !(await isPassword(password ?? '', kept))) throw new Trouble('wrongPassword');
  }

  async changePassword(person: Person, old: string | null, wanted: string): Promise<void> {
    if (person.email === null) throw new Trouble('noEmail');
    const { password } = proper({ email: person.email, password: wanted });
    await this.mustKnow(person, old);
    await this.#store.people.setPassword(person.id, await hashOfPassword(password));
    await this.#store.keys.withdraw(person.id, 'reset');
  }

  async changeEmail(
    person: Person,
    wanted: { readonly email: string; readonly password: string | null },
    language: Language,
  ): Promise<Person> {
    const email = properEmail(wanted.email);
    await this.mustKnow(person, wanted.password);
    if (email === person.email) return person;
    if (this.#post) {
      await this.#askAddress(person, email, language, this.#post);
      return person;
    }
    if (!(await this.#setEmail(person.id, { email, now: Date.now() }))) throw new Trouble('emailTaken');
    // A reader of the old address has no say in this any more.
    await this.#store.keys.withdraw(person.id, 'reset');
    await this.#store.keys.withdraw(person.id, 'confirm');
    return { ...person, email, confirmed: null, registered: person.registered ?? Date.now() };
  }

  /** A letter with a link, where somebody has this address. Whether anybody has is not told. */
  async askReset(wanted: string, language: Language): Promise<void> {
    if (!this.#post) throw new Trouble('noMail');
    const found = await this.#known(wanted);
    if (!found?.email) return;
    const token = newToken();
    await this.#store.keys.issue({
      hash: hashOf(token),
      purpose: 'reset',
      person: found.id,
      email: found.email,
      expires: Date.now() + RESET_LASTS,
    });
    const { mail, site, failed } = this.#post;
    // Nobody can tell from the time it takes whether a letter is sent.
    void mail.send(resetLetter(found.email, found.name, site, token, language)).catch(failed);
  }

  /** Returns who it is; every browser has to log in again. */
  async reset(token: string, wanted: string): Promise<Person> {
    if (wanted.length < SHORTEST_PASSWORD) throw new Trouble('badPassword');
    const found = await this.#store.keys.redeem(hashOf(token), 'reset', Date.now());
    const person = found?.person && (await this.#store.people.byId(found.person));
    if (!person || person.email === null || person.email !== found.email) throw new Trouble('spentToken');
    const { password } = proper({ email: person.email, password: wanted });
    // The maker of the account had not shown that the address is theirs: they must not come in again beside its owner.
    if (person.confirmed === null) {
      await this.#store.keys.removeAll(person.id);
      await this.#store.notices.removeAddresses(person.id);
    }
    await this.#store.people.setPassword(person.id, await hashOfPassword(password));
    await this.#store.keys.withdraw(person.id, 'reset');
    await this.#store.people.endSessions(person.id);
    // Somebody who has read the letter has the address.
    await this.#store.people.confirm(person.id, person.email, Date.now());
    return person;
  }

  /** Another letter to the address that has not answered yet. */
  async askToConfirm(person: Person, language: Language): Promise<void> {
    const email = (await this.asked(person)) ?? person.email;
    if (email === null) throw new Trouble('noEmail');
    if (!this.#post) throw new Trouble('noMail');
    await this.#askAddress(person, email, language, this.#post);
  }

  /** The address that is to be this person's as soon as it has answered; null: there is none. */
  async asked({ id, email }: Person): Promise<string | null> {
    const asked = await this.#store.keys.confirming(id, Date.now());
    return asked === email ? null : asked;
  }

  async confirm(token: string): Promise<void> {
    const found = await this.#store.keys.redeem(hashOf(token), 'confirm', Date.now());
    const person = found?.person && (await this.#store.people.byId(found.person));
    if (!person || found.email === null) throw new Trouble('spentToken');
    if (person.email !== found.email) {
      // Somebody may have got it meanwhile.
      if (!(await this.#setEmail(person.id, { email: found.email, now: Date.now() })))
        throw new Trouble('spentToken');
      // A reader of the old address has no say in this any more.
      await this.#store.keys.withdraw(person.id, 'reset');
    }
    if (!(await this.#store.people.confirm(found.person, found.email, Date.now())))
      throw new Trouble('spentToken');
  }

  /** An address is somebody's from now on, and so is a ban of whoever had it and deleted himself. */
  async #setEmail(
    id: string,
    wanted: { readonly email: string; readonly password?: string; readonly now: number },
  ): Promise<boolean> {
    const { people, operators } = this.#store;
    if (!(await people.setEmail(id, { ...wanted, heldAs: await heldAs(this.#store, wanted.email) })))
      return false;
    // Whatever is forbidden is known to all nodes by what was done.
    if (await operators.isBanned(id, wanted.now)) await operators.note('broughtAlong', { person: id });
    return true;
  }

  /** The person with this address; nobody has what is no address, and the database is not asked for it. */
  async #known(wanted: string) {
    const email = wanted.trim().toLowerCase();
    return EMAIL.test(email) ? this.#store.people.byEmail(email) : undefined;
  }

  /** An address is asked whether it is this person's. Where it is another's already, that one gets another letter. */
  async #askAddress(
    { id, name }: Person,
    email: string,
    language: Language,
    { mail, site, failed }: Post,
  ): Promise<void> {
    const owner = await this.#store.people.byEmail(email);
    const token = newToken();
    const expires = Date.now() + CONFIRM_LASTS;
    await this.#store.keys.withdraw(id, 'confirm');
    // Also where nobody will ever have it, so that neither the answer nor the time it takes tells which it is.
    await this.#store.keys.issue({ hash: hashOf(token), purpose: 'confirm', person: id, email, expires });
    const letter =
      owner && owner.id !== id
        ? triedLetter(email, owner.name, site, language)
        : confirmLetter(email, name, site, token, language);
    void mail.send(letter).catch(failed);
  }
}

function properEmail(wanted: string): string {
  const email = wanted.trim().toLowerCase();
  if (!EMAIL.test(email)) throw new Trouble('badEmail');
  return email;
}

function proper(wanted: Credentials): Credentials {
  const email = properEmail(wanted.email);
  const { password } = wanted;
  if (password.length < SHORTEST_PASSWORD || password.trim().toLowerCase() === email)
    throw new Trouble('badPassword');
  return { email, password };
}
