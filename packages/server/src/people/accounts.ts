/** Credentials: with an address and a password, or a passkey, somebody comes back in every browser as the same person. */

import { createHmac, randomBytes } from 'node:crypto';
import type { Language } from '@kursbuch/words';
import type { Mail } from '../mail.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { heldAs } from './heldAs.ts';
import { confirmLetter, resetLetter, triedLetter } from './letters.ts';
import { hashOfPassword, isPassword, SALT_BYTES } from './passwords.ts';
import { hashOf, newToken } from './sessions.ts';

const HOUR = 60 * 60 * 1000;
const RESET_LASTS = HOUR;
const CONFIRM_LASTS = 7 * 24 * HOUR;

/** Not all that could be an address, but nothing that could not. */
const EMAIL =
  /^[^\s@"<>(),;:\\[\]\p{C}]{1,64}@[^\s@"<>(),;:\\[\]\p{C}]{1,200}\.[^\s@"<>(),;:\\[\]\p{C}.]{1,60}$/u;
const SHORTEST_PASSWORD = 8;
/** So many of those who come in with an address are asked whether a browser is theirs. */
const MOST_KNOWN = 50;

/** How letters are sent, and where their links lead: never where a request says it comes from. */
export interface Post {
  readonly mail: Mail;
  readonly site: URL;
  /** A letter could not be sent. */
  failed(error: unknown): void;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export class Accounts {
  readonly #store: Store;
  readonly #post: Post | null;
  #key: Promise<string> | undefined;

  constructor(store: Store, post: Post | null) {
    this.#store = store;
    this.#post = post;
  }

  /**
   * A guest who wants an account, and stays who he is. Where letters are sent he has it when his address has answered, and
   * nothing that happens here reveals whether somebody else has it: only its owner hears of it. Where none are sent an
   * address is only a name to come in with, which others may have as well, and he has the account at once.
   */
  async register(
    guest: Person | undefined,
    wanted: Credentials,
    language: Language,
    newcomer: () => Promise<Person>,
  ): Promise<Person> {
    if (guest && addressOf(guest) !== null) throw new Trouble('registered');
    const { email, password } = proper(wanted);
    if (this.#post) {
      const hash = await hashOfPassword(password);
      const person = guest ?? (await newcomer());
      await this.#store.people.setPassword(person.id, hash);
      await this.#askAddress(person, email, language, this.#post);
      return person;
    }
    const hash = await this.#newLogin(email, password, null);
    return this.#setLogin(guest ?? (await newcomer()), email, hash);
  }

  /** Are these somebody's credentials at all, before anybody is made for them? */
  check(wanted: Credentials): void {
    proper(wanted);
  }

  async logIn({ email, password }: Credentials): Promise<Person> {
    const { person } = await this.#whoHas(email.trim().toLowerCase(), password);
    if (!person) throw new Trouble('wrongLogin');
    return person;
  }

  /** Some of those who come in with this address. */
  async idsWith(wanted: string): Promise<readonly string[]> {
    const email = wanted.trim().toLowerCase();
    return EMAIL.test(email) ? this.#store.people.idsWith(email, MOST_KNOWN) : [];
  }

  /** Somebody with a password gives it before anything that cannot be undone. */
  async mustKnow(person: Person, password: string | null): Promise<void> {
    const kept = await this.#store.people.passwordOf(person.id);
    if (kept !== null && !(await isPassword(password ?? '', kept))) throw new Trouble('wrongPassword');
  }

  async changePassword(person: Person, old: string | null, wanted: string): Promise<void> {
    const email = addressOf(person);
    if (email === null) throw new Trouble('noEmail');
    const { password } = proper({ email, password: wanted });
    await this.mustKnow(person, old);
    if (person.email === null)
      await this.#setLogin(person, email, await this.#newLogin(email, password, person.id));
    else await this.#store.people.setPassword(person.id, await hashOfPassword(password));
    await this.#store.keys.withdraw(person.id, 'reset');
  }

  async changeEmail(
    person: Person,
    wanted: { readonly email: string; readonly password: string | null },
    language: Language,
  ): Promise<Person> {
    const email = properEmail(wanted.email);
    await this.mustKnow(person, wanted.password);
    if (email === addressOf(person)) return person;
    if (this.#post) {
      await this.#askAddress(person, email, language, this.#post);
      return person;
    }
    const hasPassword = (await this.#store.people.passwordOf(person.id)) !== null;
    const hash = hasPassword ? await this.#newLogin(email, wanted.password ?? '', person.id) : null;
    const changed = await this.#setLogin(person, email, hash);
    // A reader of the old address has no say in this any more.
    await this.#store.keys.withdraw(person.id, 'reset');
    await this.#store.keys.withdraw(person.id, 'confirm');
    return changed;
  }

  /** A letter with a link, where somebody has this address. Whether anybody has is not told. */
  async askReset(wanted: string, language: Language): Promise<void> {
    if (!this.#post) throw new Trouble('noMail');
    const { people, keys } = this.#store;
    const email = wanted.trim().toLowerCase();
    if (!EMAIL.test(email)) return;
    const [owner, named] = await Promise.all([people.byEmail(email), people.firstWithLogin(email)]);
    const found = owner ?? named;
    const token = newToken();
    // Also for nobody: nobody can tell from the time it takes whether a letter is sent.
    const expires = Date.now() + RESET_LASTS;
    await keys.issue({ hash: hashOf(token), purpose: 'reset', person: found?.id ?? null, email, expires });
    if (!found) return;
    const { mail, site, failed } = this.#post;
    void mail.send(resetLetter(email, found.name, site, token, language)).catch(failed);
  }

  /** Returns who it is; every browser has to log in again. */
  async reset(token: string, wanted: string): Promise<Person> {
    if (wanted.length < SHORTEST_PASSWORD) throw new Trouble('badPassword');
    const found = await this.#store.keys.redeem(hashOf(token), 'reset', Date.now());
    const person = found?.person && (await this.#store.people.byId(found.person));
    const email = person ? addressOf(person) : null;
    if (!person || email === null || email !== found.email) throw new Trouble('spentToken');
    const { password } = proper({ email, password: wanted });
    const hash = await hashOfPassword(password);
    const now = Date.now();
    if (person.email !== null) await this.#store.people.setPassword(person.id, hash);
    // Somebody may have got it meanwhile.
    else if (!(await this.#setEmail(person.id, { email, password: hash, now })))
      throw new Trouble('spentToken');
    // The maker of the account had not shown that the address is theirs: they must not come in again beside its owner.
    if (person.confirmed === null) {
      await this.#store.keys.removeAll(person.id);
      await this.#store.notices.removeAddresses(person.id);
    }
    await this.#store.keys.withdraw(person.id, 'reset');
    await this.#store.people.endSessions(person.id);
    // Somebody who has read the letter has the address.
    await this.#store.people.confirm(person.id, email, now);
    return { ...person, email, login: null, confirmed: now };
  }

  /** Another letter to the address that has not answered yet; `counted` may say no. */
  async askToConfirm(
    person: Person,
    language: Language,
    counted: (email: string) => Promise<void>,
  ): Promise<void> {
    const email = (await this.asked(person)) ?? addressOf(person);
    if (email === null) throw new Trouble('noEmail');
    if (!this.#post) throw new Trouble('noMail');
    await counted(email);
    await this.#askAddress(person, email, language, this.#post);
  }

  /** The address that is to be this person's as soon as it has answered; null: there is none. */
  async asked(person: Person): Promise<string | null> {
    const asked = await this.#store.keys.confirming(person.id, Date.now());
    return asked === addressOf(person) ? null : asked;
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
    const { people } = this.#store;
    if (!(await people.setEmail(id, { ...wanted, heldAs: await heldAs(this.#store, wanted.email) })))
      return false;
    await this.#noteBan(id, wanted.now);
    return true;
  }

  /** Whatever is forbidden is known to all nodes by what was done. */
  async #noteBan(id: string, now: number): Promise<void> {
    const { operators } = this.#store;
    if (await operators.isBanned(id, now)) await operators.note('broughtAlong', { person: id });
  }

  /**
   * Who comes in with these: the one whose address it is, or one of those for whom it is only a name. However many those are,
   * and whether there is anybody at all, it takes two hashes. What is no address nobody has, and no database is asked for it.
   */
  async #whoHas(email: string, password: string): Promise<{ person: Person | undefined; hash: string }> {
    const isAddress = EMAIL.test(email);
    const owner = isAddress ? await this.#store.people.byEmail(email) : undefined;
    const [isOwner, hash] = await Promise.all([
      isPassword(password, owner?.password ?? null),
      this.#loginHash(email, password),
    ]);
    const named = isAddress ? await this.#store.people.byLogin(email, hash) : undefined;
    if (!owner || !isOwner) return { person: named, hash };
    const { password: _, ...person } = owner;
    return { person, hash };
  }

  /** What is made of a password for an address that nothing confirms. Nobody else has both. */
  async #newLogin(email: string, password: string, id: string | null): Promise<string> {
    const { person, hash } = await this.#whoHas(email, password);
    if (person && person.id !== id) throw new Trouble('accountThere');
    return hash;
  }

  /** Its salt is made of the address, so that all who come in with that are looked for at once. */
  async #loginHash(email: string, password: string): Promise<string> {
    this.#key ??= this.#store.notices.constant('logins', () => randomBytes(32).toString('hex'));
    const key = await this.#key.catch((error) => {
      this.#key = undefined;
      throw error;
    });
    const salt = createHmac('sha256', key).update(email).digest().subarray(0, SALT_BYTES);
    return hashOfPassword(password, salt);
  }

  /** An address that nothing confirms is what somebody comes in with from now on. */
  async #setLogin(person: Person, address: string, password: string | null): Promise<Person> {
    const { people } = this.#store;
    const now = Date.now();
    const held = password === null ? null : await heldAs(this.#store, password);
    if (!(await people.setLogin(person.id, { address, password, now, heldAs: held })))
      throw new Trouble('accountThere');
    await this.#noteBan(person.id, now);
    return {
      ...person,
      email: null,
      login: address,
      confirmed: null,
      registered: person.registered ?? now,
    };
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

/** The address somebody comes in with, whether it is known to be his or not. */
const addressOf = ({ email, login }: Person): string | null => email ?? login;

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
