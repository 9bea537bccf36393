/**
 * Several nodes on one PostgreSQL, each a process of its own, and processes that make load: many streams spread over the
 * nodes, and actions posted to whichever node a player is at. All of it shares the processors of this machine.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openStore } from '@kursbuch/server';
import { postgresDatabase } from '../packages/server/test/databases.ts';
import type { Load, Made } from './loadMaker.ts';
import { load, ms, Server, spent } from './measuredServer.ts';
import { type Prepared, prepare } from './preparedTables.ts';

interface Wanted {
  readonly nodes: number;
  readonly streams: number;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  /** At how many nodes each table is. */
  readonly spread: number;
  readonly makers: number;
  readonly titles: readonly string[];
}

/** Seconds of processor time that this machine has spent, where it says so. */
function machine(): number {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = first.split(/\s+/).map(Number);
    return (user + nice + system + irq + soft) / 100;
  } catch {
    return Number.NaN;
  }
}

/** Of times that were counted by tenths of a millisecond. */
function part(counts: readonly (readonly number[])[], share: number): number {
  const all: number[] = [];
  for (const one of counts)
    for (const [index, count] of one.entries()) all[index] = (all[index] ?? 0) + count;
  const total = all.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  for (const [index, count] of all.entries()) {
    sum += count;
    if (sum >= total * share) return index / 10;
  }
  return Number.NaN;
}

const total = (made: readonly Made[], of: (one: Made) => number): number =>
  made.reduce((sum, one) => sum + of(one), 0);

export async function severalNodes(wanted: Wanted): Promise<void> {
  const { nodes, streams, tables, rate, seconds, spread, makers, titles } = wanted;
  console.log(`load before: ${load()}; ${availableParallelism()} processors for everything`);
  const database = await postgresDatabase();
  const started: Server[] = [];
  const children: ChildProcess[] = [];
  try {
    const place = await database.empty();
    if (!('url' in place)) throw new Error('no address');
    const store = await openStore(place);
    const prepared: Prepared[] = [];
    const perTable = Math.ceil((seconds * rate) / tables) + 1;
    for (let index = 0; index < tables; index++)
      prepared.push(await prepare(store, `load${index}`, titles[index % titles.length] ?? '', 0, perTable));
    await store.close();
    for (let index = 0; index < nodes; index++) started.push(await Server.start(place.url));
    for (let index = 0; index < makers; index++) {
      const child = fork(new URL('./loadMaker.ts', import.meta.url));
      children.push(child);
      child.send({
        nodes: started.map(({ address }) => address.href),
        tables: prepared.filter((_, table) => table % makers === index),
        streams: Math.round(streams / makers),
        spread: Math.min(spread, nodes),
        rate: rate / makers,
        seconds,
      } satisfies Load);
    }
    const opening = performance.now();
    await Promise.all(children.map((child) => once(child, 'message')));
    console.log(`${streams} streams are open after ${((performance.now() - opening) / 1000).toFixed(1)} s`);
    // News of who has come where, and what nodes do until they know each other, is not what is measured.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const before = await Promise.all(started.map((server) => server.used()));
    const machineBefore = machine();
    const heardBefore = await Promise.all(started.map((server) => server.heard()));
    const begun = performance.now();
    for (const child of children) child.send('begin');
    const made = (await Promise.all(children.map((child) => once(child, 'message')))).map(
      ([one]) => one as Made,
    );
    const busy = machine() - machineBefore;
    const elapsed = (performance.now() - begun) / 1000;
    const heard = (await Promise.all(started.map((server) => server.heard()))).map(
      (count, index) => count - (heardBefore[index] ?? 0),
    );
    const after = await Promise.all(started.map((server) => server.used()));
    for (const child of children) child.send('end');
    const took = Math.max(...made.map((one) => one.took));
    const posts = total(made, (one) => one.posts);
    const deliveries = made.map((one) => one.deliveries);
    const answers = made.map((one) => one.answers);
    const cpu = started.map((_, index) => {
      const [from, to] = [before[index], after[index]];
      return from && to ? spent(from, to) / 1000 : Number.NaN;
    });
    const ofNodes = cpu.reduce((sum, one) => sum + one, 0);
    const ofMakers = total(made, (one) => one.cpu);
    const share = (one: number) => `${((one / elapsed) * 100).toFixed(0)} %`;
    console.log(
      `${streams} streams at ${tables} tables on ${nodes} nodes, each table at ${Math.min(spread, nodes)}: ${posts} actions in ${took.toFixed(1)} s (${(posts / took).toFixed(0)}/s of ${rate} wanted), load ${load()}`,
    );
    console.log(
      `  post to delivery: p50 ${ms(part(deliveries, 0.5))}, p95 ${ms(part(deliveries, 0.95))}, p99 ${ms(part(deliveries, 0.99))}, max ${ms(part(deliveries, 1))} over ${total(made, (one) => one.deliveries.reduce((sum, count) => sum + count, 0))} deliveries`,
    );
    console.log(
      `  post to answer:   p50 ${ms(part(answers, 0.5))}, p99 ${ms(part(answers, 0.99))}; refused ${total(made, (one) => one.refused)}`,
    );
    console.log(
      `  missing ${total(made, (one) => one.missing)}, doubled ${total(made, (one) => one.doubled)}, in one event with the next ${total(made, (one) => one.covered)}; ${total(made, (one) => one.cuts)} lines cut; posts were late by ${ms(Math.max(...made.map((one) => one.late)))} at most`,
    );
    console.log(
      `  of a core: nodes ${cpu.map(share).join(', ')}, load makers ${share(ofMakers)}, everything else with the database ${share(busy - ofNodes - ofMakers)}; ${((ofNodes / posts) * 1000).toFixed(2)} ms an action by the nodes; ${after.map(({ rss }) => `${(rss / 1e6).toFixed(0)} MB`).join(', ')}`,
    );
    console.log(`  news heard an action: ${heard.map((count) => (count / posts).toFixed(2)).join(', ')}`);
  } finally {
    for (const child of children) child.kill();
    for (const server of started) await server.stop();
    await database.end();
  }
}
