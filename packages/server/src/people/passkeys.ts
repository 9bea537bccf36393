/** Passkeys (WebAuthn): a device keeps a key for this site, and proves that it has it. */

import { properName } from '@kursbuch/table';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '../store/keys.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { hashOf, newToken } from './sessions.ts';

/** So long may somebody look for his device. */
const PATIENCE = 5 * 60 * 1000;
const LONGEST_NAME = 40;

/** Where the keys are good, as browsers see it. */
export interface Site {
  /** The name of the host. */
  readonly domain: string;
  readonly origins: readonly string[];
}

/** It is large, and a server at which nobody uses passkeys does not need it. */
const library = () => import('@simplewebauthn/server');

export class Passkeys {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What a browser needs to make a new key. */
  async begin(person: Person, site: Site): Promise<object> {
    const { generateRegistrationOptions } = await library();
    const known = await this.#store.keys.of(person.id);
    return generateRegistrationOptions({
      rpName: 'Kursbuch',
      rpID: site.domain,
      userName: person.email ?? person.login ?? person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      challenge: await this.#challenge('newPasskey', person.id),
      timeout: PATIENCE,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async add(person: Person, response: RegistrationResponseJSON, name: string, site: Site): Promise<void> {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: this.#expected('newPasskey', person.id),
      expectedOrigin: [...site.origins],
      expectedRPID: site.domain,
      requireUserVerification: false,
    }).catch(refused);
    if (!verified) throw new Trouble('wrongPasskey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const now = Date.now();
    const passkey: Passkey = {
      id,
      person: person.id,
      public: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (response.response.transports ?? []).slice(0, 10),
      name: properName(name, LONGEST_NAME) || 'Passkey',
      created: now,
      used: now,
    };
    if (!(await this.#store.keys.add(passkey))) throw new Trouble('knownPasskey');
  }

  /** What a browser needs to prove that it has one; it asks its owner which. */
  async ask(site: Site): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: site.domain,
      challenge: await this.#challenge('passkeyLogin', null),
      timeout: PATIENCE,
      userVerification: 'preferred',
    });
  }

  async logIn(response: AuthenticationResponseJSON, site: Site): Promise<Person> {
    const passkey = await this.#store.keys.byId(response.id);
    const person = passkey && (await this.#store.people.byId(passkey.person));
    if (!person) throw new Trouble('wrongPasskey');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: this.#expected('passkeyLogin', null),
      expectedOrigin: [...site.origins],
      expectedRPID: site.domain,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }).catch(refused);
    if (!verified) throw new Trouble('wrongPasskey');
    await this.#store.keys.use(passkey.id, authenticationInfo.newCounter, Date.now());
    return person;
  }

  /** The last way in is kept. */
  async remove(person: Person, id: string): Promise<void> {
    const keys = await this.#store.keys.of(person.id);
    if (!keys.some((one) => one.id === id)) throw new Trouble('noPasskey');
    if (keys.length === 1 && (await this.#store.people.passwordOf(person.id)) === null)
      throw new Trouble('lastKey');
    await this.#store.keys.remove(id, person.id);
  }

  async #challenge(purpose: 'newPasskey' | 'passkeyLogin', person: string | null) {
    // The browser is given it as text of bytes, and gives it back so.
    const token = newToken();
    const bytes = new Uint8Array(Buffer.from(token, 'base64url'));
    await this.#store.keys.issue({
      hash: hashOf(token),
      purpose,
      person,
      email: null,
      expires: Date.now() + PATIENCE,
    });
    return bytes;
  }

  /** The challenge was ours, for this, and is answered for the first time. */
  #expected(purpose: 'newPasskey' | 'passkeyLogin', person: string | null) {
    return async (challenge: string): Promise<boolean> => {
      const found = await this.#store.keys.redeem(hashOf(challenge), purpose, Date.now());
      return found !== undefined && found.person === person;
    };
  }
}

/** Whatever the library finds wrong is wrong with the answer of a browser. */
function refused(): never {
  throw new Trouble('wrongPasskey');
}
