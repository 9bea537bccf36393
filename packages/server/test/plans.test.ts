/**
 * Nothing that anybody asks for makes a database look through everything that was ever played: every statement that the
 * server sends, whoever asks, is shown to the planner of both databases. That it is every one is counted: no part of the
 * source that makes a part of a statement may be left out.
 */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OF_ORDER } from '../src/store/indices.ts';
import { type Database, embeddedDatabase, postgresDatabase } from './databases.ts';
import { askTheRest, Parts } from './everyStatement.ts';
import { Visitor } from './hostile/visitor.ts';

/** Tables that grow with what is played and with who comes. */
const LARGE = [
  ...['people', 'sessions', 'games', 'seats', 'entries', 'results', 'glances', 'messages', 'notes'],
  ...['outbox', 'calls', 'gatherings', 'readings', 'addresses', 'wishes', 'members', 'evenings', 'answers'],
  ...['entrants', 'invitations', 'blocks', 'alerts', 'logins', 'tokens', 'limits', 'passkeys', 'seasons'],
];
const IS_LARGE = new RegExp(`^(${LARGE.join('|')})$`);

/**
 * How many people there are is counted for operators, from an index of a few bytes a person. And where one of them lifts what
 * somebody has used up, what all have is looked through: no more than whoever came in a day.
 */
const BY_OPERATORS =
  /^(select count\(\*\) as "count" from "people"|delete from "limits" where \("name" = \S+ or "name" like \S+\))$/;

/** Of a statement that is seen once with what it was asked with. */
type Statements = ReadonlyMap<string, readonly unknown[]>;

let parts: Parts;
beforeAll(async () => {
  parts = await Parts.watched();
});
afterAll(() => parts.end());

async function asked(place: Parameters<typeof Visitor.come>[0], database: Database): Promise<Statements> {
  const statements = new Map<string, readonly unknown[]>();
  const settings = {
    asked: (sql: string, parameters: readonly unknown[]) => {
      if (!statements.has(sql)) statements.set(sql, parameters);
    },
  };
  const visitor = await Visitor.come(place, 1, settings);
  // How the tables came to be is nobody's question.
  statements.clear();
  await visitor.askRightly();
  await visitor.askOtherwise();
  expect(visitor.findings).toEqual([]);
  await visitor.lookAfter();
  await visitor.leave();
  // As the schema is the same, the planner of one tells of the other.
  await askTheRest(await database.fresh(), settings.asked);
  return new Map(
    [...statements].filter(
      ([sql]) => /^(select|with|update|delete|insert)/i.test(sql) && !BY_OPERATORS.test(sql),
    ),
  );
}

test('the embedded database finds everything by an index', async () => {
  const database = embeddedDatabase();
  const place = await database.fresh();
  const statements = await asked(place, database);
  if (!('folder' in place)) throw new Error('it is in a folder');
  const db = new DatabaseSync(join(place.folder, 'kursbuch.db'));
  const scans = [...statements.keys()].flatMap((sql) => {
    const plan = db.prepare(`explain query plan ${sql}`).all() as { readonly detail: string }[];
    const aliases = aliasesIn(sql);
    return (
      plan
        .map(({ detail }) => /^SCAN (\w+)( USING)?/.exec(detail) ?? [])
        // In the order of an index some are read, where somebody says how many.
        .filter(([, , byIndex]) => byIndex === undefined || !/ limit /.test(sql))
        .filter(([, table]) => table !== undefined && IS_LARGE.test(aliases.get(table) ?? table))
        .map(([, table]) => `${table}: ${sql}`)
    );
  });
  db.close();
  expect(scans).toEqual([]);
  await database.end();
});

const aliasesIn = (sql: string): ReadonlyMap<string, string> =>
  new Map([...sql.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table = '', alias = '']) => [alias, table]));

test('PostgreSQL finds everything by an index', async () => {
  const database = await postgresDatabase();
  const place = await database.fresh();
  const statements = await asked(place, database);
  if (!('url' in place)) throw new Error('it has an address');
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  // Of a few rows it reads all of them, and joins them whole: what it would do with many is asked for.
  for (const way of ['seqscan', 'mergejoin', 'hashjoin']) await client.query(`set enable_${way} = off`);
  const scans: string[] = [];
  for (const [sql, parameters] of statements) {
    const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    for (const table of scannedIn(plan, false)) if (IS_LARGE.test(table)) scans.push(`${table}: ${sql}`);
  }
  await client.end();
  expect(scans).toEqual([]);
  await database.end();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables that are read whole, in their own order or in that of an index of which nothing is asked. */
function scannedIn(plan: Plan, isLimited: boolean): readonly string[] {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Cond': condition, Plans: parts = [] } = plan;
  const isOfFew = OF_ORDER.some(({ name, where }) => where !== undefined && name === plan['Index Name']);
  const isWhole =
    kind === 'Seq Scan' || (/^Index/.test(kind) && condition === undefined && !isLimited && !isOfFew);
  return [
    ...(isWhole && table !== undefined ? [table] : []),
    ...parts.flatMap((part) => scannedIn(part, isLimited || kind === 'Limit')),
  ];
}

test('no part of any statement was left out', async () => {
  expect(await parts.neverAsked()).toEqual([]);
});
