/** Not too much at once, from one person or one address: a bucket that fills again as time goes. */
import { isIPv6 } from 'node:net';
import { QUOTAS, type QuotaName } from '../operators/quotas.ts';
import type { LimitStore } from '../store/limits.ts';
import { Trouble } from '../trouble.ts';

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  /** How many a second, on and on. */
  readonly perSecond: number;
}

export interface Rates {
  /** New guests, by address. */
  readonly guests: Rate;
  /** New accounts, by address; letters that somebody asks for, by address and by who gets them. */
  readonly accounts: Rate;
  /** Passwords and passkeys that somebody tries and that are wrong, by address, by network and by known browser. */
  readonly guesses: Rate;
  /** Records that are taken online, by person: they are played through. */
  readonly uploads: Rate;
  /** Everything that is kept about somebody, asked for by himself. */
  readonly exports: Rate;
  /** Pages of people, by who looks and by address: nobody reads all of them. */
  readonly pages: Rate;
  /** Invitations of a person; and how many one gets from another, or from a network. */
  readonly invitations: Rate;
  readonly invited: Rate;
  /** How often a person asks to join a club, and how often one club is asked from a network. */
  readonly asking: Rate;
  /** How often a person enters a tournament, and how often one is entered from a network. */
  readonly entering: Rate;
  /** How often others who are away are told of what one person, one network or one table is about; what is more they find themselves. */
  readonly telling: Rate;
  /** New addresses for notices that this server is to post to, by network. */
  readonly addresses: Rate;
  /** New tables, by address: a new guest each time still has the same one. */
  readonly tables: Rate;
  /** Everything that changes something, by person. */
  readonly writes: Rate;
  /** Questions that cost the server something: rehearsals, openings, records. */
  readonly questions: Rate;
  /** Whatever is asked, by person or network: nothing costs nothing. */
  readonly requests: Rate;
}

/** What guards guessing is counted by all nodes together; the rest by each for itself, in memory. */
export interface Limits extends Readonly<Record<Exclude<keyof Rates, SharedName>, Limit>> {
  readonly guesses: SharedLimit;
  /** The same by the network around an address, which has room for more. */
  readonly guessesAround: SharedLimit;
  readonly accounts: SharedLimit;
  readonly exports: SharedLimit;
  readonly invitations: SharedLimit;
  readonly invited: SharedLimit;
  readonly asking: SharedLimit;
  readonly entering: SharedLimit;
  readonly telling: SharedLimit;
  readonly addresses: SharedLimit;
  /** What operators set: guests of a network and reports of a person in a day, lines of a person in a minute. */
  readonly guestsOfDay: SharedLimit;
  readonly reports: SharedLimit;
  readonly lines: Limit;
}

const usualQuota = (name: QuotaName): number => QUOTAS[name].usual;
const A_DAY = 24 * 60 * 60;
type SharedName =
  | 'guesses'
  | 'accounts'
  | 'exports'
  | 'invitations'
  | 'invited'
  | 'asking'
  | 'entering'
  | 'telling'
  | 'addresses';

export const limitsOf = (
  rates: Rates,
  store: LimitStore,
  quota = usualQuota,
  reached: (name: QuotaName) => void = () => undefined,
): Limits => ({
  guestsOfDay: new SharedLimit(
    store,
    'guests of a day',
    () => inTime(quota('guestsPerDay'), A_DAY),
    () => reached('guestsPerDay'),
  ),
  reports: new SharedLimit(
    store,
    'reports',
    () => inTime(quota('reportsPerDay'), A_DAY),
    () => reached('reportsPerDay'),
  ),
  lines: new Limit(
    () => inTime(quota('linesPerMinute'), 60),
    () => reached('linesPerMinute'),
  ),
  guests: new Limit(rates.guests),
  accounts: new SharedLimit(store, 'accounts', rates.accounts),
  guesses: new SharedLimit(store, 'guesses', rates.guesses),
  guessesAround: new SharedLimit(store, 'guesses around', {
    burst: AROUND * rates.guesses.burst,
    perSecond: AROUND * rates.guesses.perSecond,
  }),
  exports: new SharedLimit(store, 'exports', rates.exports),
  invitations: new SharedLimit(store, 'invitations', rates.invitations),
  invited: new SharedLimit(store, 'invited', rates.invited),
  asking: new SharedLimit(store, 'asking', rates.asking),
  entering: new SharedLimit(store, 'entering', rates.entering),
  telling: new SharedLimit(store, 'telling', rates.telling),
  addresses: new SharedLimit(store, 'addresses', rates.addresses),
  pages: new Limit(rates.pages),
  uploads: new Limit(rates.uploads),
  tables: new Limit(rates.tables),
  writes: new Limit(rates.writes),
  questions: new Limit(rates.questions),
  requests: new Limit(rates.requests),
});

/** How many in how many seconds. */
const inTime = (many: number, seconds: number): Rate => ({ burst: many, perSecond: many / seconds });

/** A network has as many tries as this many addresses. */
const AROUND = 8;

export const USUAL_RATES: Rates = {
  // A club that meets at one place comes in through one address.
  guests: { burst: 100, perSecond: 1 / 30 },
  accounts: { burst: 5, perSecond: 1 / 120 },
  guesses: { burst: 10, perSecond: 1 / 60 },
  // Each may take a megabyte, and stays.
  uploads: { burst: 5, perSecond: 1 / 600 },
  exports: { burst: 3, perSecond: 3 / (24 * 60 * 60) },
  pages: { burst: 120, perSecond: 1 },
  invitations: { burst: 40, perSecond: 40 / A_DAY },
  invited: { burst: 8, perSecond: 8 / A_DAY },
  // A fifth of what a club's list has room for.
  asking: { burst: 10, perSecond: 10 / A_DAY },
  // A third of what a tournament has room for: a club that meets enters through one address.
  entering: { burst: 40, perSecond: 40 / A_DAY },
  // Fewer than somebody hears of in a day.
  telling: { burst: 8, perSecond: 8 / A_DAY },
  addresses: { burst: 60, perSecond: 60 / A_DAY },
  tables: { burst: 40, perSecond: 1 / 30 },
  writes: { burst: 60, perSecond: 5 },
  questions: { burst: 200, perSecond: 50 },
  requests: { burst: 400, perSecond: 100 },
};

export class Limit {
  /** An operator may change it at any time. */
  readonly #rateNow: () => Rate;
  readonly #buckets = new Map<string, { left: number; at: number }>();
  /** How often it was too much. */
  refused = 0;

  readonly #reached: () => void;

  constructor(rate: Rate | (() => Rate), reached: () => void = () => undefined) {
    this.#rateNow = typeof rate === 'function' ? rate : () => rate;
    this.#reached = reached;
  }

  get #rate(): Rate {
    return this.#rateNow();
  }

  /** One more; throws where it is too much. */
  take(who: string, now = performance.now()): void {
    const bucket = this.#buckets.get(who) ?? { left: this.#rate.burst, at: now };
    const left = this.#filled(bucket, now);
    if (left < 1) {
      this.refused++;
      this.#reached();
      throw new Trouble('tooMuch');
    }
    this.#buckets.set(who, { left: left - 1, at: now });
  }

  /** As if nothing had been taken. */
  lift(who: string): void {
    this.#buckets.delete(who);
  }

  /** Forget those who have a full bucket again. */
  sweep(now = performance.now()): void {
    for (const [who, bucket] of this.#buckets)
      if (this.#filled(bucket, now) >= this.#rate.burst) this.#buckets.delete(who);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #filled({ left, at }: { left: number; at: number }, now: number): number {
    return Math.min(this.#rate.burst, left + ((now - at) / 1000) * this.#rate.perSecond);
  }
}

/** What never fills again does so in a year. */
const LONGEST = 365 * 24 * 60 * 60 * 1000;

/** The same for all nodes, and after a restart: kept in the store. */
export class SharedLimit {
  readonly #store: LimitStore;
  readonly #name: string;
  readonly #rateNow: () => Rate;
  /** How often it was too much, at this node. */
  refused = 0;

  readonly #reached: () => void;

  constructor(
    store: LimitStore,
    name: string,
    rate: Rate | (() => Rate),
    reached: () => void = () => undefined,
  ) {
    this.#store = store;
    this.#name = name;
    this.#rateNow = typeof rate === 'function' ? rate : () => rate;
    this.#reached = reached;
  }

  get #rate(): Rate {
    return this.#rateNow();
  }

  /** One more; throws where it is too much. */
  async take(who: string, about = ''): Promise<void> {
    if (!(await this.takes(who, about))) throw new Trouble('tooMuch');
  }

  /** One more, or false: it is too much. What is counted `about` something is so for each for itself. */
  async takes(who: string, about = '', now = Date.now()): Promise<boolean> {
    // What is full again within a millisecond limits nothing.
    if (this.#interval === 0) return true;
    const { burst } = this.#rate;
    if (await this.#store.take(`${this.#name} ${who}`, burst, this.#interval, now, about)) return true;
    this.refused++;
    this.#reached();
    return false;
  }

  /** The last one taken does not count. */
  async giveBack(who: string, about = ''): Promise<void> {
    if (this.#interval > 0) await this.#store.giveBack(`${this.#name} ${who}`, this.#interval, about);
  }

  /** As if nothing had been taken. */
  async lift(who: string): Promise<void> {
    await this.#store.lift(`${this.#name} ${who}`);
  }

  get #interval(): number {
    return Math.min(LONGEST, Math.round(1000 / this.#rate.perSecond));
  }
}

/** The network that many addresses of one person come from: a /24 of IPv4, a /48 of IPv6. */
export function networkAround(ip: string): string {
  const network = networkOf(ip.replace(/^::ffff:(?=\d+\.)/i, ''));
  const isNew = network.includes(':');
  return network
    .split(isNew ? ':' : '.')
    .slice(0, 3)
    .join(isNew ? ':' : '.');
}

/** Somebody with an IPv6 address has any number of them with the same first half: it counts as one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
