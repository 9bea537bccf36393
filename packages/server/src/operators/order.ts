/**
 * What holds now, in memory, because it is asked with every request: who is banned or may not speak, which tables are
 * hidden, who is an operator, how much there may be. Every second it is looked up whether anything was done, by whichever
 * node or in the terminal; those who have to act on it hear of everything.
 */
import type { Kept, Sanction } from '../store/operators.ts';
import type { Store } from '../store/store.ts';
import { networkMatcher } from './networks.ts';
import { QUOTAS, type QuotaName } from './quotas.ts';

export type Holding = Pick<Sanction, 'id' | 'until' | 'reason' | 'at'>;

/** How often it is looked whether something was done elsewhere. */
const EVERY = 1000;
/** How many looks there are between two that read everything again. */
const ANEW = 60;

export class HouseOrder {
  readonly #store: Store;
  readonly #failed: (error: unknown) => void;
  #number = -1;
  #looks = 0;
  #operators: ReadonlySet<string> = new Set();
  #hidden: ReadonlySet<string> = new Set();
  #ofPeople: ReadonlyMap<string, readonly Sanction[]> = new Map();
  #networks: readonly { readonly sanction: Sanction; has(ip: string): boolean }[] = [];
  #quotas: Readonly<Record<string, number>> = {};
  #looking: Promise<void> | undefined;
  readonly #clock: NodeJS.Timeout;
  /** Told of what was done, each once. */
  onActs: (acts: readonly Kept[]) => void = () => undefined;
  /** Done with each look. */
  onLook: () => Promise<void> = async () => undefined;

  constructor(store: Store, failed: (error: unknown) => void, every = EVERY) {
    this.#store = store;
    this.#failed = failed;
    this.#clock = setInterval(() => void this.look().catch(this.#failed), every);
    this.#clock.unref();
  }

  /** Known before anybody is let in. */
  async ready(): Promise<void> {
    if (this.#number < 0) await this.look();
  }

  /** Look now; requests meanwhile wait for the look after. */
  async look(): Promise<void> {
    while (this.#looking) await this.#looking.catch(() => undefined);
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }

  async #look(): Promise<void> {
    const before = this.#number;
    // What goes with a person who deletes himself is nobody's act.
    const isOld = ++this.#looks % ANEW === 0;
    if (isOld || (await this.#store.operators.number()) !== before) {
      const order = await this.#store.operators.order(Date.now());
      this.#operators = new Set(order.operators);
      this.#hidden = new Set(order.hidden);
      const ofPeople = new Map<string, Sanction[]>();
      for (const one of order.sanctions)
        if (one.person !== null) ofPeople.set(one.person, [...(ofPeople.get(one.person) ?? []), one]);
      this.#ofPeople = ofPeople;
      this.#networks = order.sanctions.flatMap((sanction) =>
        sanction.network === null ? [] : [{ sanction, has: networkMatcher(sanction.network) }],
      );
      this.#quotas = order.quotas;
      this.#number = order.number;
      if (before >= 0 && order.number > before) this.onActs(await this.#store.operators.since(before));
    }
    await this.onLook();
  }

  isOperator(person: string | undefined): boolean {
    return person !== undefined && this.#operators.has(person);
  }

  isHidden(game: string): boolean {
    return this.#hidden.has(game);
  }

  quota(name: QuotaName): number {
    return this.#quotas[name] ?? QUOTAS[name].usual;
  }

  /** What holds for somebody of this kind, the one that lasts longest. */
  holding(kind: Sanction['kind'], person: string, now = Date.now()): Holding | null {
    return longest(
      (this.#ofPeople.get(person) ?? []).filter((one) => one.kind === kind),
      now,
    );
  }

  /** What somebody has been told and not read yet, or may not do. */
  told(person: string, now = Date.now()): readonly Sanction[] {
    return (this.#ofPeople.get(person) ?? []).filter((one) => one.until === null || one.until > now);
  }

  /** Why the client is not let in. A known operator is never locked out with their network. */
  banned(person: string | undefined, ip: string, now = Date.now()): Holding | null {
    if (this.isOperator(person)) return null;
    const own = person === undefined ? null : this.holding('ban', person, now);
    if (own) return own;
    return longest(
      this.#networks.flatMap(({ sanction, has }) => (has(ip) ? [sanction] : [])),
      now,
    );
  }

  close(): void {
    clearInterval(this.#clock);
  }
}

function longest(sanctions: readonly Sanction[], now: number): Holding | null {
  const end = ({ until }: Sanction) => until ?? Number.POSITIVE_INFINITY;
  return sanctions
    .filter((one) => end(one) > now)
    .reduce<Sanction | null>((best, one) => (best && end(best) >= end(one) ? best : one), null);
}
