/**
 * Browsers that somebody has come in with before. Guessing passwords uses up one's own tries; a browser that is known
 * has tries of its own, which nobody else can use up. What a browser keeps says nothing about who came in with it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** So many people are remembered by one browser. */
const MOST = 5;
const WRITTEN = /^[\w-]{22}(\.[\w-]{22}){1,5}$/;

export class Devices {
  readonly #store: Store;
  #secret: Promise<string> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The name of the browser, if one of these is a device this person has come in with; null: it is not known. */
  async knownTo(devices: readonly string[], person: string): Promise<string | null> {
    for (const device of devices) {
      if (!WRITTEN.test(device)) continue;
      const [name = '', ...marks] = device.split('.');
      const own = Buffer.from(await this.#markOf(name, person));
      if (marks.some((mark) => timingSafeEqual(Buffer.from(mark), own))) return name;
    }
    return null;
  }

  /** What the browser keeps from now on: this person has come in with it. */
  async remembering(devices: readonly string[], person: string): Promise<string> {
    const [known] = devices.filter((one) => WRITTEN.test(one));
    const [name = randomBytes(16).toString('base64url'), ...marks] = known?.split('.') ?? [];
    const own = await this.#markOf(name, person);
    return [name, own, ...marks.filter((mark) => mark !== own).slice(0, MOST - 1)].join('.');
  }

  async #markOf(name: string, person: string): Promise<string> {
    this.#secret ??= this.#store.notices.constant('devices', () => randomBytes(32).toString('base64url'));
    const secret = await this.#secret.catch((error) => {
      this.#secret = undefined;
      throw error;
    });
    return createHmac('sha256', secret).update(`${name} ${person}`).digest('base64url').slice(0, 22);
  }
}
