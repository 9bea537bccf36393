/**
 * The server under load: many streams and actions against a process of its own over loopback. Then what a table takes that
 * nobody asks for, and how long a long game takes to open that is not in memory. Everything else that runs on the machine
 * is in the times, so the load is printed with them; processor time is not disturbed by it.
 *
 * Run with: node bench/server.ts [--seconds N] [--tables N] [--streams N] [--rate N] [--skip-load] [--skip-opening] [--skip-clubs]
 * or, for several nodes on one PostgreSQL: node bench/server.ts --nodes N [--spread N] [--makers N] and the first four
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@kursbuch/server';
import { titles } from '@kursbuch/titles';
import { clubOfTwelve } from '../packages/server/test/clubOfTwelve.ts';
import {
  agent,
  ask,
  at,
  isWarm,
  load,
  ms,
  type Reader,
  read,
  type Said,
  Server,
  spent,
  type Used,
} from './measuredServer.ts';
import { type Prepared, prepare } from './preparedTables.ts';
import { severalNodes } from './serverNodes.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    tables: { type: 'string' },
    streams: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    nodes: { type: 'string' },
    spread: { type: 'string' },
    makers: { type: 'string', default: '2' },
    'skip-load': { type: 'boolean', default: false },
    'skip-opening': { type: 'boolean', default: false },
    'skip-clubs': { type: 'boolean', default: false },
  },
});
const SECONDS = Number(flags.seconds);
const STREAMS = Number(flags.streams);
const TABLES = Number(flags.tables ?? Math.max(1, Math.round(STREAMS / 10)));
const RATE = Number(flags.rate);
const TITLES = titles.map(({ id }) => id);
/** A long game, and how many of each title are opened: one, some while the server has yet to learn the title, and more. */
const LONG = 600;
const LEARNING = 8;
const OPENED = 1 + LEARNING + 16;
const IDLE_TABLES = 200;
const IDLE_ACTIONS = 60;
const CLUBS = 4;
const CLUB_ROUNDS = 25;

async function underLoad(server: Server, tables: readonly Prepared[]): Promise<void> {
  const posted = tables.map((): number[] => []);
  const delays: number[] = [];
  const perTable = Math.max(1, Math.round(STREAMS / tables.length));
  const readers: Reader[][] = tables.map(() => []);
  for (const [index, { id, cookies }] of tables.entries())
    await Promise.all(
      Array.from({ length: perTable }, async (_, reader) => {
        const cookie = cookies[reader] ?? '';
        const heard = (number: number) =>
          void delays.push(performance.now() - (posted[index]?.[number] ?? Number.NaN));
        readers[index]?.push(await read(server, `/api/stream?since=${id}:0.0`, cookie, heard));
      }),
    );
  const before = await server.used();
  const begun = performance.now();
  const answers: number[] = [];
  const next = tables.map(() => 0);
  const busy = tables.map(() => false);
  let refused = 0;
  let late = 0;
  const acting: Promise<void>[] = [];
  const total = SECONDS * RATE;
  const act = async (index: number, table: Prepared) => {
    const seen = next[index] ?? 0;
    const step = table.posts[seen];
    if (!step) throw new Error(`${table.title} ends after ${seen} posts`);
    next[index] = seen + 1;
    busy[index] = true;
    const from = performance.now();
    (posted[index] as number[])[seen + 1] = from;
    const body = { seen, key: `bench-${index}-${seen}`, action: step.action };
    const path = `/api/tables/${table.id}/actions`;
    const { status, text } = await ask(server, 'POST', path, table.cookies[step.seat] ?? '', body);
    answers.push(performance.now() - from);
    busy[index] = false;
    if (status !== 200) {
      refused++;
      if (refused < 5) console.error(`  ${table.title} ${seen}: ${status} ${text.slice(0, 200)}`);
    }
  };
  for (let turn = 0; turn < total; turn++) {
    const due = begun + (turn * 1000) / RATE;
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
    late = Math.max(late, performance.now() - due);
    const index = turn % tables.length;
    // Nobody can act on an answer they have not had: the next one waits.
    while (busy[index]) await new Promise((resolve) => setTimeout(resolve, 1));
    acting.push(act(index, tables[index] as Prepared));
  }
  await Promise.all(acting);
  const took = (performance.now() - begun) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = await server.used();
  const warm = await isWarm(server);
  let missing = 0;
  let doubled = 0;
  for (const [index, group] of readers.entries())
    for (const { numbers } of group) {
      const known = new Set(numbers);
      doubled += numbers.length - known.size;
      for (let number = 1; number <= (next[index] ?? 0); number++) if (!known.has(number)) missing++;
    }
  const cpu = spent(before, after) / 1000;
  console.log(
    `${readers.flat().length} streams at ${tables.length} tables, ${total} actions in ${took.toFixed(1)} s, load ${load()}`,
  );
  console.log(
    `  post to delivery: p50 ${ms(at(delays, 0.5))}, p95 ${ms(at(delays, 0.95))}, p99 ${ms(at(delays, 0.99))}, max ${ms(at(delays, 1))} over ${delays.length} deliveries`,
  );
  console.log(
    `  post to answer:   p50 ${ms(at(answers, 0.5))}, p99 ${ms(at(answers, 0.99))}; refused ${refused}`,
  );
  console.log(`  missing ${missing}, doubled ${doubled}; the bench itself was late by ${ms(late)} at most`);
  console.log(
    `  server: ${((cpu / took) * 100).toFixed(0)} % of a core, ${((cpu / total) * 1000).toFixed(2)} ms of processor time an action, ${(after.rss / 1e6).toFixed(0)} MB`,
  );
  console.log(
    `  it began to warm up as it started, and was ${warm ? '' : 'not yet '}warm at the end; its timers were late by p99 ${ms(after.late.p99)}, ${ms(after.late.most)} at most`,
  );
}

// ---------------------------------------------------------------- long games and idle tables

async function opening(server: Server, table: Prepared): Promise<Said & { readonly took: number }> {
  const from = performance.now();
  const said = await ask(server, 'GET', `/api/tables/${table.id}/opening`, table.cookies[0] ?? '');
  return { ...said, took: performance.now() - from };
}

async function openCold(when: string, server: Server, tables: readonly Prepared[]): Promise<void> {
  console.log(`a game of ${LONG} actions that is not in memory, ${when}, load ${load()}`);
  for (const title of TITLES) {
    const [first, ...others] = tables.filter((one) => one.title === title);
    if (!first) continue;
    const cold = async (table: Prepared) => {
      const said = await opening(server, table);
      if (said.status !== 200) throw new Error(`${title}: ${said.status} ${said.text}`);
      return said;
    };
    // With the first one its title is loaded.
    const { took, length } = await cold(first);
    const before = await server.used();
    const times: number[] = [];
    for (const table of others) times.push((await cold(table)).took);
    const cpu = spent(before, await server.used()) / times.length;
    const [early, later] = [times.slice(0, LEARNING), times.slice(LEARNING)];
    console.log(
      `  ${title}: the first of all ${ms(took)}, the next ${LEARNING} median ${ms(at(early, 0.5))}, then median ${ms(at(later, 0.5))}, max ${ms(at(later, 1))}; processor ${ms(cpu)} each; ${(length / 1000).toFixed(0)} kB packed`,
    );
  }
}

/** By the node's own word. */
async function untilWarm(server: Server): Promise<void> {
  const from = performance.now();
  const before = await server.used();
  while (!(await isWarm(server))) await new Promise((resolve) => setTimeout(resolve, 250));
  const took = (performance.now() - from) / 1000;
  const after = await server.used();
  console.log(
    `a node that nobody asks for anything is warm after ${took.toFixed(1)} s: ${(spent(before, after) / 1000).toFixed(1)} s of processor time, timers late by p99 ${ms(after.late.p99)}, ${ms(after.late.most)} at most, ${(after.rss / 1e6).toFixed(0)} MB`,
  );
}

async function untilForgotten(server: Server): Promise<void> {
  for (;;) {
    const { text } = await ask(server, 'GET', '/api/health', '');
    if (JSON.parse(text).games === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function idle(server: Server, tables: readonly Prepared[]): Promise<void> {
  // What a title brings along is there once for all tables.
  for (const table of tables.slice(0, TITLES.length * 2)) await opening(server, table);
  await untilForgotten(server);
  const before = await server.used();
  for (const table of tables) await opening(server, table);
  const full = await server.used();
  await untilForgotten(server);
  const after = await server.used();
  const each = (used: Used) => `${((used.heapUsed - before.heapUsed) / tables.length / 1000).toFixed(1)} kB`;
  console.log(
    `${tables.length} tables of ${IDLE_ACTIONS} actions: ${each(full)} each in memory, ${each(after)} each when forgotten`,
  );
}

/** Some clubs of twelve with a season of ten tables each: how long the table of points, and the page of a club, take. */
async function clubs(server: Server): Promise<void> {
  const made = [];
  for (let index = 0; index < CLUBS; index++)
    made.push(await clubOfTwelve(server.address.href, { name: `Club ${index}` }));
  const times = new Map<string, number[]>();
  const before = await server.used();
  let asked = 0;
  for (let round = 0; round < CLUB_ROUNDS; round++)
    for (const { club, season, people } of made)
      for (const [what, path] of [
        ['the club', `/api/clubs/${club}`],
        ['its tables', `/api/clubs/${club}/tables`],
        ['its season', `/api/clubs/${club}/seasons/${season}`],
      ] as const) {
        const from = performance.now();
        const { status } = await ask(server, 'GET', path, people[round % people.length]?.cookie ?? '');
        if (status !== 200) throw new Error(`${path}: ${status}`);
        times.set(what, [...(times.get(what) ?? []), performance.now() - from]);
        asked++;
      }
  const cpu = spent(before, await server.used()) / asked;
  console.log(
    `${CLUBS} clubs of twelve with a season of ten tables: ${[...times]
      .map(([what, took]) => `${what} median ${ms(at(took, 0.5))}, p99 ${ms(at(took, 0.99))}`)
      .join('; ')}; processor ${ms(cpu)} each`,
  );
}

// ---------------------------------------------------------------- all of it

if (flags.nodes !== undefined) {
  const nodes = Number(flags.nodes);
  await severalNodes({
    nodes,
    streams: STREAMS,
    tables: TABLES,
    rate: RATE,
    seconds: SECONDS,
    spread: Number(flags.spread ?? nodes),
    makers: Number(flags.makers),
    titles: TITLES,
  });
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'kursbuch-bench-'));
try {
  console.log(`load before: ${load()}`);
  const store = await openStore({ folder });
  const titleOf = (index: number) => TITLES[index % TITLES.length] as string;
  const many = async (count: number, name: string, kept: number, more: number) => {
    const made: Prepared[] = [];
    for (let index = 0; index < count; index++)
      made.push(await prepare(store, `${name}${index}`, titleOf(index), kept, more));
    return made;
  };
  const perTable = Math.ceil((SECONDS * RATE) / TABLES);
  const played = flags['skip-load'] ? [] : await many(TABLES, 'load', 0, perTable);
  const long = flags['skip-opening'] ? [] : await many(OPENED * TITLES.length, 'long', LONG, 0);
  const idling = flags['skip-opening'] ? [] : await many(IDLE_TABLES, 'idle', IDLE_ACTIONS, 0);
  await store.close();
  if (!flags['skip-load']) {
    const server = await Server.start(folder, 'warm');
    await underLoad(server, played);
    agent.destroy();
    await server.stop();
  }
  if (!flags['skip-opening']) {
    const cold = await Server.start(folder);
    await openCold('before the node is warm', cold, long);
    agent.destroy();
    await cold.stop();
    const server = await Server.start(folder, 'warm');
    await untilWarm(server);
    await openCold('at a warm node', server, long);
    await idle(server, idling);
    agent.destroy();
    await server.stop();
  }
  if (!flags['skip-clubs']) {
    const server = await Server.start(folder, 'warm');
    await untilWarm(server);
    await clubs(server);
    agent.destroy();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
