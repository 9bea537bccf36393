/** Everything that is kept, in the embedded database or in a shared one: the same questions, the same answers. */
import { type Dialect, Kysely } from 'kysely';
import { embedded } from './embedded.ts';
import { EntryStore } from './entries.ts';
import { GameStore } from './games.ts';
import { GuestStore } from './guests.ts';
import { KeyStore } from './keys.ts';
import { LimitStore } from './limits.ts';
import { upgrade } from './migrations.ts';
import { NoticeStore } from './notices.ts';
import { PeopleStore } from './people.ts';
import type { Schema } from './schema.ts';
import { TalkStore } from './talk.ts';
import { TraceStore } from './traces.ts';
import { Unusable } from './unusable.ts';
import { SILENT, type Wire } from './wire.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly guests: GuestStore;
  readonly keys: KeyStore;
  readonly games: GameStore;
  readonly entries: EntryStore;
  readonly talk: TalkStore;
  readonly notices: NoticeStore;
  readonly traces: TraceStore;
  readonly limits: LimitStore;
  /** What is new, from node to node. */
  readonly wire: Wire;
  /** Does the database answer? Throws where it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Where everything is kept: a folder of this machine, or the address of a PostgreSQL. */
export type Place = { readonly folder: string } | { readonly url: string };

/** The store, its database brought up to date. Throws `Unusable` where there is none. */
export async function openStore(place: Place): Promise<Store> {
  if ('folder' in place) {
    const { dialect, release } = embedded(place.folder);
    return storeOn(dialect, SILENT, `The database in ${place.folder} cannot be used`, release);
  }
  const { postgres } = await import('./postgres.ts');
  const { PostgresWire } = await import('./postgresWire.ts');
  return storeOn(
    postgres(place.url),
    new PostgresWire(place.url),
    'The database of DATABASE_URL cannot be used',
  );
}

async function storeOn(dialect: Dialect, wire: Wire, trouble: string, release = () => {}): Promise<Store> {
  const db = new Kysely<Schema>({ dialect });
  const close = async () => {
    await wire.close();
    await db.destroy();
    release();
  };
  try {
    await upgrade(db);
  } catch (error) {
    await close();
    throw new Unusable(`${trouble}: ${(error as Error).message}.`);
  }
  return {
    people: new PeopleStore(db),
    guests: new GuestStore(db),
    keys: new KeyStore(db),
    games: new GameStore(db),
    entries: new EntryStore(db, wire),
    talk: new TalkStore(db),
    notices: new NoticeStore(db),
    traces: new TraceStore(db),
    limits: new LimitStore(db),
    wire,
    async ping() {
      await db.selectFrom('people').select('id').limit(1).execute();
    },
    close,
  };
}
