/** Web Push: a message that only one browser can read (RFC 8291), with our name under it (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { Posting } from './reach.ts';

/** The keys of a browser, as it gives them. */
interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The key of this server, the same on all nodes: a browser listens to one only. */
export interface ServerKey {
  /** As browsers want it: an uncompressed point in base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const CURVE = 'prime256v1';
/** A message is one record of this size at most. */
const RECORD = 4096;
/** Not longer than a day, says the standard. */
const SIGNED_FOR = 12 * 60 * 60;
const POINT = 65;
const SECRET = 16;

/** A new key, to be kept. */
export function newServerKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

export function serverKeyIn(kept: string): ServerKey {
  const jwk: { x: string; y: string } = JSON.parse(kept);
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(jwk.x, 'base64url'),
    Buffer.from(jwk.y, 'base64url'),
  ]);
  const privateKey = createPrivateKey({ key: JSON.parse(kept), format: 'jwk' });
  return { publicKey: point.toString('base64url'), privateKey };
}

/** Do these look like the keys of a browser? */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT || Buffer.from(auth, 'base64url').length !== SECRET) return false;
  try {
    freshKeys().computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

function freshKeys(): ECDH {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys;
}

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The randomness of a message is given only in tests of the computation. */
export function sealed(
  text: string,
  browser: BrowserKeys,
  own: ECDH = freshKeys(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(browser.p256dh, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(own.computeSecret(theirs), Buffer.from(browser.auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(ours.length, 20);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A two ends the last record.
  const parts = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()];
  return Buffer.concat([head, ours, ...parts, cipher.getAuthTag()]);
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Who sends this, for those who run the browser's push service. */
export function signature(
  { publicKey, privateKey }: ServerKey,
  endpoint: URL,
  contact: string | null,
): string {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(Date.now() / 1000) + SIGNED_FOR,
    ...(contact !== null && { sub: contact }),
  };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signed = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signed.toString('base64url')}, k=${publicKey}`;
}

/** So many seconds it is kept for a browser that is off. */
const KEPT_FOR = 7 * 24 * 60 * 60;

export function pushPosting(
  text: string,
  topic: string,
  endpoint: URL,
  browser: BrowserKeys,
  key: ServerKey,
  contact: string | null,
): Posting {
  return {
    headers: {
      authorization: signature(key, endpoint, contact),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_FOR),
      urgency: 'normal',
      // What waits for the browser on the same topic is replaced.
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    },
    body: sealed(text, browser),
  };
}
