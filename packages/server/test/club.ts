/** A server on a port of its own, and people who come to it with nothing but HTTP. */
import type { Rates } from '../src/http/limits.ts';
import { type AppSettings, createApp, listen, openStore, type Place, type Store } from '../src/index.ts';
import type { StoreSettings } from '../src/store/store.ts';
import { Player } from './player.ts';

export { type Answer, type Heard, Listener, Player, someChance, someKey } from './player.ts';

/** So much that no test meets a limit that it is not about. */
const PLENTY = { burst: 1e9, perSecond: 1e9 };
export const NO_LIMITS: Rates = {
  guests: PLENTY,
  accounts: PLENTY,
  letters: PLENTY,
  mailboxes: PLENTY,
  guesses: PLENTY,
  uploads: PLENTY,
  exports: PLENTY,
  pages: PLENTY,
  invitations: PLENTY,
  invited: PLENTY,
  asking: PLENTY,
  entering: PLENTY,
  telling: PLENTY,
  addresses: PLENTY,
  tables: PLENTY,
  listed: PLENTY,
  sitting: PLENTY,
  writes: PLENTY,
  questions: PLENTY,
  requests: PLENTY,
};

export interface Club {
  readonly address: string;
  readonly store: Store;
  /** Somebody who has come in under this name. */
  guest(name: string): Promise<Player>;
  /** Somebody without a name. */
  stranger(): Player;
  close(): Promise<void>;
}

export async function openClub(
  place: Place,
  {
    rates = NO_LIMITS,
    patience,
    asked,
    ...settings
  }: Partial<Omit<AppSettings, 'store'>> & StoreSettings = {},
): Promise<Club> {
  const store = await openStore(place, {
    ...(patience !== undefined && { patience }),
    ...(asked && { asked }),
  });
  const app = createApp({ store, rates, ...settings });
  const { address, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    address,
    store,
    async guest(name) {
      const player = new Player(address);
      await player.post('guests', { name });
      return player;
    },
    stranger: () => new Player(address),
    async close() {
      await close();
      await store.close();
    },
  };
}

/** Until it is so: others play at their own pace. */
export async function until<T>(ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T> {
  for (const end = Date.now() + 40_000; ; ) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    if (Date.now() > end) throw new Error(`it never came to that: ${JSON.stringify(answer).slice(0, 1000)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Two players at a running table of 1830, the one in seat 0 first. */
export async function running(
  club: Club,
  wanted: object = {},
): Promise<{ readonly table: string; readonly players: readonly Player[] }> {
  const seats = 'seats' in wanted && typeof wanted.seats === 'number' ? wanted.seats : 2;
  const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'].slice(0, seats);
  const people = await Promise.all(names.map((name) => club.guest(name)));
  const [owner, ...others] = people;
  if (!owner) throw new Error('nobody came');
  const table = await owner.table(wanted);
  for (const other of others) await other.join(table);
  const { body } = await owner.get(`tables/${table}`);
  const places: readonly { place: number; seat: number }[] = body.seats;
  const players = places.toSorted((a, b) => a.seat - b.seat).map(({ place }) => people[place] as Player);
  return { table, players };
}
