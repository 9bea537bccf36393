/**
 * Posting to an address that somebody has named. Its name is looked up once, and the connection goes to what was found and
 * checked then: a name that means something else a moment later leads nowhere else. Redirections are not followed.
 */
import { lookup } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './publicAddress.ts';

export interface Reached {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export interface Posting {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Why nothing was sent. */
export class Unreachable extends Error {
  /** It would be the same another time. */
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.isForGood = isForGood;
  }
}

export interface Network {
  /** The addresses of a name. */
  lookup(name: string): Promise<readonly string[]>;
  mayReach(address: string): boolean;
  /** So long is waited for an answer, in all. */
  readonly patience: number;
}

export const OPEN_NETWORK: Network = {
  lookup: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  mayReach: isPublic,
  patience: 10_000,
};

/** More of an answer is not read. */
const LONGEST_ANSWER = 64 * 1024;

/** The form of an address that somebody may name at all; undefined: it is none. */
export function properUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && url.username === '' && url.password === ''
    ? url
    : undefined;
}

export async function post(url: URL, { headers, body }: Posting, network = OPEN_NETWORK): Promise<Reached> {
  const late = AbortSignal.timeout(network.patience);
  const address = await Promise.race([addressOf(url, network), cut(late)]);
  const family = isIP(address);
  // The connection looks the name up again, and gets the address that was checked.
  const pinned: LookupFunction = (_name, options, found) =>
    options.all ? found(null, [{ address, family }]) : found(null, address, family);
  const send = url.protocol === 'https:' ? encrypted : plain;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Kursbuch' },
        lookup: pinned,
        // A connection that is kept could be that of another name.
        agent: false,
        signal: late,
      },
      (response) => {
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > LONGEST_ANSWER) request.destroy();
        });
        const done = () => {
          const { statusCode: status = 0, headers: given } = response;
          resolve({ status, retryAfter: given['retry-after'] });
        };
        response.on('end', done);
        response.on('close', done);
      },
    );
    request.on('error', ({ message }) => reject(new Unreachable(message, false)));
    request.end(body);
  });
}

/** May this address be posted to, as far as anybody can say now? It is asked again with every post. */
export async function mayPostTo(url: URL, network = OPEN_NETWORK): Promise<boolean> {
  try {
    await Promise.race([addressOf(url, network), cut(AbortSignal.timeout(network.patience))]);
    return true;
  } catch (error) {
    if (error instanceof Unreachable) return false;
    throw error;
  }
}

/** The checked address to which the connection goes. */
async function addressOf({ hostname }: URL, network: Network): Promise<string> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const found =
    isIP(name) > 0
      ? [name]
      : await network.lookup(name).catch(({ message }: Error) => {
          throw new Unreachable(message, false);
        });
  const [first] = found;
  if (first === undefined) throw new Unreachable('there is no such host', false);
  // One address inside is enough: nobody has both by accident.
  if (!found.every(network.mayReach)) throw new Unreachable('it is an address inside a network', true);
  return first;
}

const cut = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Unreachable('nobody answers', false)), { once: true }),
  );
