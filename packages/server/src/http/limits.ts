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
  /** How many times as much is for what is around somebody, if not eight times. */
  readonly around?: number;
}

export interface Rates {
  /** New guests, by address. */
  readonly guests: Rate;
  /** New accounts and letters that somebody asks for, by address. */
  readonly accounts: Rate;
  /** Letters that one mailbox gets because somebody of one network asks for them, and because anybody does. */
  readonly letters: Rate;
  readonly mailboxes: Rate;
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
  /** Tables that are to wait in the lobby for everybody, by address. */
  readonly listed: Rate;
  /** Seats that somebody takes at tables of others, by person: nobody fills all there are. */
  readonly sitting: Rate;
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
  readonly accounts: SharedLimit;
  readonly letters: SharedLimit;
  readonly mailboxes: SharedLimit;
  readonly exports: SharedLimit;
  readonly invitations: SharedLimit;
  readonly invited: SharedLimit;
  readonly asking: SharedLimit;
  readonly entering: SharedLimit;
  readonly telling: SharedLimit;
  readonly addresses: SharedLimit;
  readonly listed: SharedLimit;
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
  | 'letters'
  | 'mailboxes'
  | 'exports'
  | 'invitations'
  | 'invited'
  | 'asking'
  | 'entering'
  | 'telling'
  | 'addresses'
  | 'listed';

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
  letters: new SharedLimit(store, 'letters', rates.letters),
  mailboxes: new SharedLimit(store, 'mailboxes', rates.mailboxes),
  guesses: new SharedLimit(store, 'guesses', rates.guesses),
  exports: new SharedLimit(store, 'exports', rates.exports),
  invitations: new SharedLimit(store, 'invitations', rates.invitations),
  invited: new SharedLimit(store, 'invited', rates.invited),
  asking: new SharedLimit(store, 'asking', rates.asking),
  entering: new SharedLimit(store, 'entering', rates.entering),
  telling: new SharedLimit(store, 'telling', rates.telling),
  addresses: new SharedLimit(store, 'addresses', rates.addresses),
  listed: new SharedLimit(store, 'listed', rates.listed),
  pages: new Limit(rates.pages),
  uploads: new Limit(rates.uploads),
  tables: new Limit(rates.tables),
  sitting: new Limit(rates.sitting),
  writes: new Limit(rates.writes),
  questions: new Limit(rates.questions),
  requests: new Limit(rates.requests),
});

/**
 * Whom a limit counts: somebody, then his address, then the network around it. Each has eight times the room of what is in it
 * (where a rate says nothing else), so that a hundred guests of one address, or a guest at each address of one network, are no more than a few.
 */
export type Counted = string | readonly [string, ...string[]];

/** The address and the network around it. */
export const placeOf = (ip: string): readonly [string, string] => [networkOf(ip), networkAround(ip)];

/** Somebody, and from where he comes; whoever is unknown counts as his address. */
export const countedBy = (person: { readonly id: string } | undefined, ip: string): Counted =>
  person ? [person.id, ...placeOf(ip)] : placeOf(ip);

/** What is around somebody has as much room as so many people. */
const AROUND = 8;
/** Himself, his address, the network around it. */
const LEVELS = [0, 1, 2] as const;
const namesOf = (who: Counted): readonly string[] => (typeof who === 'string' ? [who] : who);
const roomAt = ({ burst, perSecond, around = AROUND }: Rate, level: number): Rate => ({
  burst: burst * around ** level,
  perSecond: perSecond * around ** level,
});
/** Somebody and his address may have one name: each is counted for itself. */
const nameAt = (name: string, level: number): string => (level === 0 ? name : `${name} ${level}`);

/** How many in how many seconds. */
const inTime = (many: number, seconds: number): Rate => ({ burst: many, perSecond: many / seconds });

export const USUAL_RATES: Rates = {
  // A club that meets at one place comes in through one address.
  guests: { burst: 100, perSecond: 1 / 30 },
  accounts: { burst: 5, perSecond: 1 / 120 },
  // A letter for a new password is good for an hour: whoever has been sent too many has one that works.
  letters: { burst: 5, perSecond: 1 / 3600 },
  // Whoever asks for letters to others has not used up what its owner may ask for, who comes from elsewhere.
  mailboxes: { burst: 20, perSecond: 2 / 3600 },
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
  // A club that meets plays less in an evening; a network does not fill page after page of the lobby.
  listed: { burst: 60, perSecond: 60 / A_DAY, around: 2 },
  // More than anybody plays at in an evening.
  sitting: { burst: 20, perSecond: 1 / 120 },
  writes: { burst: 60, perSecond: 5 },
  questions: { burst: 200, perSecond: 50 },
  requests: { burst: 400, perSecond: 100 },
};

export class Limit {
  /** An operator may change it at any time. */
  readonly #rateNow: () => Rate;
  readonly #buckets = new Map<string, { readonly level: number; left: number; at: number }>();
  /** How often it was too much. */
  refused = 0;

  readonly #reached: () => void;

  constructor(rate: Rate | (() => Rate), reached: () => void = () => undefined) {
    this.#rateNow = typeof rate === 'function' ? rate : () => rate;
    this.#reached = reached;
  }

  /** One more; throws where it is too much, and then nothing is counted. */
  take(who: Counted, now = performance.now()): void {
    const taken = namesOf(who).map((name, level) => {
      const bucket = this.#buckets.get(nameAt(name, level));
      const left = bucket ? this.#filled(bucket, now) : roomAt(this.#rateNow(), level).burst;
      return { name: nameAt(name, level), level, left };
    });
    if (taken.some(({ left }) => left < 1)) {
      this.refused++;
      this.#reached();
      throw new Trouble('tooMuch');
    }
    for (const { name, level, left } of taken) this.#buckets.set(name, { level, left: left - 1, at: now });
  }

  /** What was allowed cost as much as so many more: whoever had it waits until that has filled up again. */
  charge(who: Counted, more: number, now = performance.now()): void {
    for (const [level, one] of namesOf(who).entries()) {
      const [name, { burst }] = [nameAt(one, level), roomAt(this.#rateNow(), level)];
      const bucket = this.#buckets.get(name);
      const left = (bucket ? this.#filled(bucket, now) : burst) - more;
      // Nobody owes more than he could have had at once.
      this.#buckets.set(name, { level, left: Math.max(left, -burst), at: now });
    }
  }

  /** As if nothing had been taken. */
  lift(who: string): void {
    for (const level of LEVELS) this.#buckets.delete(nameAt(who, level));
  }

  /** Forget those who have a full bucket again. */
  sweep(now = performance.now()): void {
    for (const [who, bucket] of this.#buckets)
      if (this.#filled(bucket, now) >= roomAt(this.#rateNow(), bucket.level).burst) this.#buckets.delete(who);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #filled({ level, left, at }: { level: number; left: number; at: number }, now: number): number {
    const { burst, perSecond } = roomAt(this.#rateNow(), level);
    return Math.min(burst, left + ((now - at) / 1000) * perSecond);
  }
}

/** What never fills again does so in a year. */
const LONGEST = 365 * 24 * 60 * 60 * 1000;

/** The same for all nodes, and after a restart: kept in the store. */
class SharedLimit {
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

  /** One more; throws where it is too much. */
  async take(who: Counted, about = ''): Promise<void> {
    if (!(await this.takes(who, about))) throw new Trouble('tooMuch');
  }

  /** One more, or false: it is too much. What is counted `about` something is so for each for itself. */
  async takes(who: Counted, about = '', now = Date.now()): Promise<boolean> {
    // What is full again within a millisecond limits nothing.
    if (this.#intervalAt(0) === 0) return true;
    const names = namesOf(who);
    for (const [level, name] of names.entries()) {
      const { burst } = roomAt(this.#rateNow(), level);
      const interval = this.#intervalAt(level);
      if (await this.#store.take(this.#nameAt(name, level), burst, interval, now, about)) continue;
      // Where his network has used up everything he has not.
      for (const [before, one] of names.slice(0, level).entries())
        await this.#store.giveBack(this.#nameAt(one, before), this.#intervalAt(before), about);
      this.refused++;
      this.#reached();
      return false;
    }
    return true;
  }

  /** The last one taken does not count. */
  async giveBack(who: Counted, about = ''): Promise<void> {
    if (this.#intervalAt(0) === 0) return;
    for (const [level, name] of namesOf(who).entries())
      await this.#store.giveBack(this.#nameAt(name, level), this.#intervalAt(level), about);
  }

  /** As if nothing had been taken. */
  async lift(who: string): Promise<void> {
    for (const level of LEVELS) await this.#store.lift(this.#nameAt(who, level));
  }

  #nameAt(name: string, level: number): string {
    return `${this.#name} ${nameAt(name, level)}`;
  }

  #intervalAt(level: number): number {
    return Math.min(LONGEST, Math.round(1000 / roomAt(this.#rateNow(), level).perSecond));
  }
}

/** The network that many addresses of one person come from: a /24 of IPv4, a /48 of IPv6. */
export function networkAround(ip: string | undefined): string {
  const network = networkOf((ip ?? '').replace(/^::ffff:(?=\d+\.)/i, ''));
  const isNew = network.includes(':');
  return network
    .split(isNew ? ':' : '.')
    .slice(0, 3)
    .join(isNew ? ':' : '.');
}

/** Somebody with an IPv6 address has any number of them with the same first half: it counts as one. Who has hung up already has none. */
export function networkOf(ip: string | undefined = ''): string {
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
