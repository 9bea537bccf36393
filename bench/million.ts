/**
 * Does it matter how many games are over? A server on a database with a million of them, beside one with a thousand, on
 * both kinds of database: the same questions to both in turns, so that other work on the machine disturbs both alike.
 *
 * Run with: npm run bench:million -- [--games N] [--entries N] [--only postgres|embedded]
 * A million games of ten entries take 7 GB for a while, and some minutes to make.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, type Place } from '@kursbuch/server';
import { firstTitle } from '@kursbuch/titles';
import { postgresDatabase } from '../packages/server/test/databases.ts';
import { fill, ME, MY_COOKIE } from './manyGames.ts';
import { agent, ask, at, load, ms, Server } from './measuredServer.ts';
import { type Prepared, prepare } from './preparedTables.ts';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '1000000' },
    entries: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
});
const ENTRIES = Number(flags.entries);
const SIZES = [1000, Number(flags.games)] as const;
const TURNS = 60;
const STARTS = 5;
const REAL = 24;
const ACTIONS = 150;

interface Filled {
  readonly place: Place;
  readonly tables: readonly Prepared[];
  readonly finished: number;
  /** When they were made: each finished game changed a millisecond after the one before. */
  readonly made: number;
}

async function filled(place: Place, finished: number): Promise<Filled> {
  const store = await openStore(place);
  const tables: Prepared[] = [];
  for (let index = 0; index < REAL; index++)
    tables.push(await prepare(store, `real${index}`, firstTitle.id, ACTIONS, TURNS));
  await store.close();
  const from = performance.now();
  const made = Date.now();
  const bytes = await fill(place, { finished, entries: ENTRIES, running: 500, open: 100 });
  console.log(
    `  ${finished} finished games with ${ENTRIES} entries each: made in ${((performance.now() - from) / 1000).toFixed(0)} s, ${(bytes / 1e6).toFixed(0)} MB`,
  );
  return { place, tables, finished, made };
}

interface Question {
  readonly name: string;
  ask(server: Server, filled: Filled, turn: number): Promise<unknown>;
}

const get = async (server: Server, path: string, cookie = MY_COOKIE) => {
  const said = await ask(server, 'GET', path, cookie);
  if (said.status !== 200) throw new Error(`${path}: ${said.status} ${said.text.slice(0, 200)}`);
  return said;
};

const QUESTIONS: readonly Question[] = [
  { name: 'lobby: open tables', ask: (server) => get(server, '/api/tables') },
  { name: 'lobby: tables that play', ask: (server) => get(server, '/api/tables?status=running') },
  { name: 'lobby: tables that are over', ask: (server) => get(server, '/api/tables?status=over') },
  {
    // Another page each time, as somebody who leafs through them: one that was just read is in memory.
    name: 'the same, anywhere behind the first page',
    ask: (server, { made, finished }, turn) => {
      const changed = Math.round(made - 1e9 + (((1 + turn * 61) % 97) / 97) * finished);
      return get(server, `/api/tables?status=over&before=${changed}.x`);
    },
  },
  { name: 'my games', ask: (server) => get(server, '/api/tables/mine') },
  { name: 'my games that are over', ask: (server) => get(server, '/api/tables/mine?status=over') },
  {
    name: 'a game opened that is not in memory',
    ask: (server, { tables }, turn) => {
      const { id, cookies } = tables[turn % tables.length] as Prepared;
      return get(server, `/api/tables/${id}/opening`, cookies[0]);
    },
  },
  {
    name: 'an action',
    ask: async (server, { tables }, turn) => {
      const { id, cookies, posts } = tables[0] as Prepared;
      const post = posts[turn];
      const body = { seen: ACTIONS + turn, key: `million-${turn}`, action: post?.action };
      const path = `/api/tables/${id}/actions`;
      const { status, text } = await ask(server, 'POST', path, cookies[post?.seat ?? 0] ?? '', body);
      if (status !== 200) throw new Error(`${status} ${text}`);
    },
  },
  { name: 'my page, and games on it', ask: (server) => get(server, `/api/people/${ME}`) },
  { name: 'those I have played with', ask: (server) => get(server, '/api/people') },
  { name: 'everything kept about me', ask: (server) => get(server, '/api/me/export') },
];

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const where = (place: Place): string => ('url' in place ? place.url : place.folder);
const took = async (job: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await job();
  return performance.now() - from;
};
const shown = (times: readonly number[]): string => `p50 ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}`;

async function measure(both: readonly Filled[]): Promise<void> {
  console.log(`  load ${load()}; a thousand finished games | ${SIZES[1]}`);
  const starts = both.map((): number[] => []);
  const servers: Server[] = [];
  for (let turn = 0; turn < STARTS; turn++)
    for (const [index, { place }] of both.entries()) {
      const own = starts[index] as number[];
      own.push(await took(async () => servers.push(await Server.start(where(place)))));
      if (turn < STARTS - 1) await servers.pop()?.stop();
    }
  console.log(`  start-up: ${starts.map(shown).join(' | ')}`);
  for (const { name, ask: question } of QUESTIONS) {
    const times = both.map((): number[] => []);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [index, server] of servers.entries()) {
        const own = both[index] as Filled;
        times[index]?.push(await took(() => question(server, own, turn)));
      }
      // Long enough for games to be forgotten until their next turn.
      if (name.startsWith('a game')) await rest(90);
    }
    console.log(`  ${name}: ${times.map(shown).join(' | ')}`);
  }
  agent.destroy();
  for (const server of servers) await server.stop();
}

if (flags.only !== 'postgres') {
  console.log('embedded');
  const folder = mkdtempSync(join(tmpdir(), 'kursbuch-million-'));
  try {
    const both: Filled[] = [];
    for (const size of SIZES) both.push(await filled({ folder: join(folder, String(size)) }, size));
    await measure(both);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (flags.only !== 'embedded') {
  console.log('PostgreSQL');
  const database = await postgresDatabase();
  try {
    const both: Filled[] = [];
    for (const size of SIZES) both.push(await filled(await database.empty(), size));
    await measure(both);
  } finally {
    await database.end();
  }
}
process.exit(0);
