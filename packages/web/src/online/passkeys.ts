/** Keys that a device keeps for this site. */
import { ask } from './ask.ts';
import { becomes } from './person.ts';
import type { Passkey } from './wire.ts';

interface List {
  readonly passkeys: readonly Passkey[];
}

interface Begun<T> {
  readonly options: T;
}

/** Browsers have them on secure pages only, and not all speak JSON about them. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  isSecureContext;

/** The device was asked and gave no key: somebody thought better of it. */
export class NoKey extends Error {}

const keyOf = (found: Credential | null): PublicKeyCredential => {
  if (found instanceof PublicKeyCredential) return found;
  throw new NoKey();
};

const unlessRefused = (): never => {
  throw new NoKey();
};

export const passkeysOf = async (): Promise<readonly Passkey[]> =>
  (await ask<List>('GET', 'me/passkeys')).passkeys;

export async function addPasskey(name: string): Promise<readonly Passkey[]> {
  const { options } = await ask<Begun<PublicKeyCredentialCreationOptionsJSON>>('POST', 'me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const key = keyOf(await navigator.credentials.create({ publicKey }).catch(unlessRefused));
  return (await ask<List>('POST', 'me/passkeys', { name, response: key.toJSON() })).passkeys;
}

export async function removePasskey(id: string): Promise<readonly Passkey[]> {
  await ask('DELETE', `me/passkeys/${id}`);
  return passkeysOf();
}

/** Come in with a key of this device. */
export async function comeInWithKey(): Promise<void> {
  const { options } = await ask<Begun<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    'logins/passkey/options',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const key = keyOf(await navigator.credentials.get({ publicKey }).catch(unlessRefused));
  await becomes('POST', 'logins/passkey', { response: key.toJSON() });
}
