/** Everything that is kept, in the embedded database or in a shared one: the same questions, the same answers. */
import { Kysely, type KyselyConfig } from 'kysely';
import { AlertStore } from './alerts.ts';
import { BlockStore } from './blocks.ts';
import { ClubStore } from './clubs.ts';
import { type Disk, diskOfFolder, diskOfPostgres } from './disk.ts';
import { embedded, embeddedBeside, InUse } from './embedded.ts';
import { EntryStore } from './entries.ts';
import { EveningStore } from './evenings.ts';
import { GameStore } from './games.ts';
import { GlanceStore } from './glances.ts';
import { GuestStore } from './guests.ts';
import { indicesAhead } from './indices.ts';
import { InvitationStore } from './invitations.ts';
import { KeyStore } from './keys.ts';
import { LimitStore } from './limits.ts';
import { upgrade } from './migrations.ts';
import { NoticeStore } from './notices.ts';
import { OperatorStore } from './operators.ts';
import { PageStore } from './pages.ts';
import { PeopleStore } from './people.ts';
import { ReportStore } from './reports.ts';
import { ResultStore } from './results.ts';
import type { Schema } from './schema.ts';
import { TalkStore } from './talk.ts';
import { TournamentStore } from './tournaments.ts';
import { TraceStore } from './traces.ts';
import { Unusable } from './unusable.ts';
import { UseStore } from './use.ts';
import { SILENT, type Wire } from './wire.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly guests: GuestStore;
  readonly keys: KeyStore;
  readonly games: GameStore;
  readonly entries: EntryStore;
  readonly results: ResultStore;
  readonly pages: PageStore;
  readonly blocks: BlockStore;
  readonly invitations: InvitationStore;
  readonly glances: GlanceStore;
  readonly clubs: ClubStore;
  readonly evenings: EveningStore;
  readonly tournaments: TournamentStore;
  readonly talk: TalkStore;
  readonly notices: NoticeStore;
  readonly alerts: AlertStore;
  readonly traces: TraceStore;
  readonly limits: LimitStore;
  readonly operators: OperatorStore;
  readonly reports: ReportStore;
  readonly use: UseStore;
  /** What is new, from node to node. */
  readonly wire: Wire;
  /** Does the database answer, and does it keep what it is given? Throws where it does not. */
  ping(now?: number): Promise<void>;
  /** What it takes of the disk, and what is left there. */
  disk(): Promise<Disk>;
  close(): Promise<void>;
}

/** Where everything is kept: a folder of this machine, or the address of a PostgreSQL. */
export type Place = { readonly folder: string } | { readonly url: string };

export interface StoreSettings {
  /** So many milliseconds a shared database has for an answer. */
  readonly patience?: number;
  /** Told of everything that is asked of the database: for tests. */
  readonly asked?: (sql: string, parameters: readonly unknown[]) => void;
}

/** The store, its database brought up to date. Throws `Unusable` where there is none. */
export async function openStore(place: Place, settings: StoreSettings = {}): Promise<Store> {
  if ('folder' in place) {
    const { dialect, release } = embedded(place.folder);
    const db = new Kysely<Schema>({ dialect, ...listened(settings) });
    const close = async () => {
      await db.destroy();
      release();
    };
    await broughtUpToDate(db, `The database in ${place.folder}`).catch(async (error) => {
      await close();
      throw error;
    });
    return storeOn(db, SILENT, () => diskOfFolder(place.folder), close);
  }
  const { postgres } = await import('./postgres.ts');
  const { PostgresWire } = await import('./postgresWire.ts');
  // A step of the schema may look through everything: it takes as long as it does.
  const patient = new Kysely<Schema>({ dialect: postgres(place.url, { patience: 0 }) });
  await broughtUpToDate(patient, 'The database of DATABASE_URL', () => indicesAhead(patient)).finally(() =>
    patient.destroy(),
  );
  const db = new Kysely<Schema>({ dialect: postgres(place.url, settings), ...listened(settings) });
  const wire = new PostgresWire(place.url);
  const close = async () => {
    await wire.close();
    await db.destroy();
  };
  return storeOn(db, wire, () => diskOfPostgres(db), close);
}

const listened = ({ asked }: StoreSettings): Pick<KyselyConfig, 'log'> =>
  asked ? { log: ({ query: { sql, parameters } }) => asked(sql, parameters) } : {};

/**
 * The store for work in the terminal, beside a running server or alone. Beside the one process that uses a data
 * folder it may read, and leave errands for it: what is played there is that process's business.
 */
export async function openStoreBeside(
  place: Place,
): Promise<{ readonly store: Store; readonly isBeside: boolean }> {
  try {
    return { store: await openStore(place), isBeside: false };
  } catch (error) {
    if (!('folder' in place) || !(error instanceof InUse)) throw error;
    const db = new Kysely<Schema>({ dialect: embeddedBeside(place.folder) });
    const disk = () => diskOfFolder(place.folder);
    return { store: storeOn(db, SILENT, disk, () => db.destroy()), isBeside: true };
  }
}

async function broughtUpToDate(
  db: Kysely<Schema>,
  what: string,
  ahead: () => Promise<void> = async () => undefined,
): Promise<void> {
  try {
    await ahead();
    await upgrade(db);
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${what} cannot be used: ${(error as Error).message}.`);
  }
}

/** Whether anything can be kept is tried so often at most. */
const TRIED_EVERY = 10_000;

function storeOn(
  db: Kysely<Schema>,
  wire: Wire,
  disk: () => Promise<Disk>,
  close: () => Promise<void>,
): Store {
  let keptAt = Number.NEGATIVE_INFINITY;
  return {
    people: new PeopleStore(db),
    guests: new GuestStore(db),
    keys: new KeyStore(db),
    games: new GameStore(db, wire !== SILENT),
    entries: new EntryStore(db, wire),
    results: new ResultStore(db),
    pages: new PageStore(db),
    blocks: new BlockStore(db),
    invitations: new InvitationStore(db),
    glances: new GlanceStore(db),
    clubs: new ClubStore(db, wire !== SILENT),
    evenings: new EveningStore(db, wire !== SILENT),
    tournaments: new TournamentStore(db, wire !== SILENT),
    talk: new TalkStore(db),
    notices: new NoticeStore(db, wire !== SILENT),
    alerts: new AlertStore(db),
    traces: new TraceStore(db),
    limits: new LimitStore(db),
    operators: new OperatorStore(db, wire !== SILENT),
    reports: new ReportStore(db),
    use: new UseStore(db),
    wire,
    async ping(now = Date.now()) {
      await db.selectFrom('people').select('id').limit(1).execute();
      if (now - keptAt < TRIED_EVERY) return;
      // A full disk still answers reads.
      const value = String(now);
      await db
        .insertInto('constants')
        .values({ name: 'written', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      keptAt = now;
    },
    disk,
    close,
  };
}
