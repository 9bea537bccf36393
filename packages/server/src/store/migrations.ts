/**
 * How the database came to be what it is, step by step: the same steps for both kinds. One that has been released is
 * never changed; what comes later is a step of its own.
 */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { clubs, evenings, finding, lately, logins, people } from './steps/community.ts';
import { bansAndQuotas, ofClubs, operators } from './steps/order.ts';
import {
  credentials,
  first,
  glances,
  limits,
  notices,
  requestsTold,
  seatsAndTime,
  whoseItIs,
} from './steps/playing.ts';
import { Unusable } from './unusable.ts';

/** In the order of their names. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-notices': notices,
  '0003-credentials': credentials,
  '0004-seats-and-time': seatsAndTime,
  '0005-requests-told': requestsTold,
  '0006-limits': limits,
  '0007-whose-it-is': whoseItIs,
  '0008-glances': glances,
  '0009-operators': operators,
  '0010-bans-and-quotas': bansAndQuotas,
  '0011-evenings': evenings,
  '0012-people': people,
  '0013-clubs': clubs,
  '0014-finding': finding,
  '0015-logins': logins,
  '0016-lately': lately,
  '0017-of-clubs': ofClubs,
};

/**
 * Programs that know this step work with the database as the last one leaves it. Steps expand: they add what earlier programs
 * need not know, so that nodes of two neighbouring versions run on one database. What nobody needs any more is taken away one
 * release later, and then this is the step before.
 */
export const FITS_FROM = '0008-glances';
const FITS = 'fits from';

export interface Steps {
  readonly steps: Readonly<Record<string, Migration>>;
  readonly fitsFrom: string;
}

export const STEPS: Steps = { steps: MIGRATIONS, fitsFrom: FITS_FROM };

/**
 * Others play while a shared database is changed: one of them may hold a table that a step needs and need one that a step
 * holds. The database then breaks off either; all steps are one transaction, so that they begin again where it was them.
 */
const TRIES = 20;
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/**
 * Bring a database to what this program needs, or to what an older one did. Throws where it cannot, and where a newer
 * program has written it that this one does not fit beside.
 */
export async function upgrade(
  db: Kysely<Schema>,
  to?: string,
  { steps, fitsFrom }: Steps = STEPS,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } });
  const migrate = () => (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  let { error } = await migrate();
  for (let tries = 1; isDeadlock(error) && tries < TRIES; tries++) ({ error } = await migrate());
  if (!error) {
    if (to === undefined) await sayWhatFits(db, fitsFrom);
    return;
  }
  const { message } = error instanceof Error ? error : new Error(String(error));
  if (/previously executed migration .* is missing/.test(message)) {
    if (to === undefined && (await fitsBeside(db, Object.keys(steps)))) return;
    throw new Unusable('The database was written by a newer Kursbuch; start that one, or restore a backup.');
  }
  throw error instanceof Error ? error : new Error(message);
}

async function sayWhatFits(db: Kysely<Schema>, value: string): Promise<void> {
  const known = await db.selectFrom('constants').select('value').where('name', '=', FITS).executeTakeFirst();
  if (known?.value === value) return;
  await db
    .insertInto('constants')
    .values({ name: FITS, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A newer program has gone on from where this one is, and says that this one still fits. */
async function fitsBeside(db: Kysely<Schema>, own: readonly string[]): Promise<boolean> {
  const last = own.toSorted().at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = rows.map(({ name }) => name);
  const isFurther = own.every((name) => done.includes(name));
  const isBehind = done.every((name) => own.includes(name) || name > last);
  const known = await db.selectFrom('constants').select('value').where('name', '=', FITS).executeTakeFirst();
  return isFurther && isBehind && known !== undefined && known.value <= last;
}
