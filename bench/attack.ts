/**
 * An anonymous visitor walks the lists and asks for a picture of every game, as fast as he is answered, at a node with its
 * usual limits; meanwhile others play. None of the games has a picture that is kept: each has to be made again. Prints what
 * the visitor got, what the node took of memory, and how long others waited before and meanwhile.
 *
 * Run with: node bench/attack.ts [--games N] [--seconds N] [--at-once N]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openStore } from '@kursbuch/server';
import { titles } from '@kursbuch/titles';
import { agent, ask, at, load, ms, Server } from './measuredServer.ts';
import { type Prepared, prepare } from './preparedTables.ts';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '2500' },
    seconds: { type: 'string', default: '120' },
    'at-once': { type: 'string', default: '10' },
  },
});
const GAMES = Number(flags.games);
const TITLES = titles.map(({ id }) => id);
const ACTIONS = 300;
const PLAYED = 8;
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Real games, and copies of them under other ids. */
async function filled(folder: string): Promise<readonly Prepared[]> {
  const store = await openStore({ folder });
  const real: Prepared[] = [];
  for (let index = 0; index < 25; index++)
    real.push(await prepare(store, `real${index}`, TITLES[index % TITLES.length] ?? '', ACTIONS, 0));
  const played: Prepared[] = [];
  for (let index = 0; index < PLAYED; index++)
    played.push(await prepare(store, `played${index}`, TITLES[index % TITLES.length] ?? '', 20, 200));
  await store.close();
  const database = new DatabaseSync(join(folder, 'kursbuch.db'));
  const columns = (table: string, but: string) =>
    database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => `"${name}"`)
      .filter((name) => name !== `"${but}"`)
      .join();
  const copies = Math.ceil(GAMES / real.length) - 1;
  const numbers = `(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${copies}) select n from c)`;
  for (const [table, key] of [
    ['games', 'id'],
    ['seats', 'game'],
    ['entries', 'game'],
  ] as const)
    database.exec(
      `insert into ${table} (${key}, ${columns(table, key)}) select ${key} || 'copy' || n, ${columns(table, key)} from ${table}, ${numbers} where ${key} like 'real%'`,
    );
  database.exec(
    "update games set listed = 1, changed = 1000 + abs(random() % 1000000) where id like 'real%'",
  );
  database.close();
  return played;
}

/** Somebody acts, and somebody opens a game, now and then; gives how long it took. */
async function others(server: Server, played: readonly Prepared[], seen: number[], until: () => boolean) {
  const times: number[] = [];
  while (!until())
    for (const [index, { id, cookies, posts }] of played.entries()) {
      const number = seen[index] ?? 0;
      const post = posts[number];
      if (!post) continue;
      seen[index] = number + 1;
      const body = { seen: 20 + number, key: `attack-${index}-${number}`, action: post.action };
      const from = performance.now();
      const { status } = await ask(
        server,
        'POST',
        `/api/tables/${id}/actions`,
        cookies[post.seat] ?? '',
        body,
      );
      times.push(performance.now() - from);
      if (status !== 200) throw new Error(`a player was answered with ${status}`);
      await rest(100);
    }
  return times;
}

const folder = mkdtempSync(join(tmpdir(), 'kursbuch-attack-'));
try {
  const played = await filled(folder);
  const server = await Server.start(folder, 'usual');
  const seen: number[] = [];
  console.log(`load ${load()}`);
  let end = performance.now() + 15_000;
  const before = await others(server, played, seen, () => performance.now() > end);
  const idle = await server.used();
  end = performance.now() + Number(flags.seconds) * 1000;
  const statuses = new Map<number, number>();
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const ids: string[] = [];
  let isOver = false;
  const walk = async () => {
    for (let behind = ''; performance.now() < end; ) {
      const { status, text } = await ask(
        server,
        'GET',
        `/api/tables?status=running${behind}`,
        '',
        undefined,
        false,
      );
      note(status);
      if (status !== 200) {
        await rest(200);
        continue;
      }
      const { tables } = JSON.parse(text);
      ids.push(...tables.map(({ id }: { id: string }) => id));
      const last = tables.at(-1);
      if (tables.length < 100 || !last) return;
      behind = `&before=${last.changed}.${last.id}`;
    }
  };
  let glanced = 0;
  const glance = async () => {
    for (let id = ids.pop(); performance.now() < end; id = ids.pop()) {
      if (id === undefined) {
        if (isOver) return;
        await rest(20);
        continue;
      }
      const { status } = await ask(server, 'GET', `/api/tables/${id}/glance`, '');
      note(status);
      if (status === 200) glanced++;
      else ids.unshift(id);
    }
  };
  const meanwhile = others(server, played, seen, () => isOver);
  let most = 0;
  const watch = setInterval(() => void server.rss().then((rss) => (most = Math.max(most, rss))), 1000);
  const begun = performance.now();
  const walking = walk();
  await Promise.all([walking, ...Array.from({ length: Number(flags['at-once']) }, glance)]);
  isOver = true;
  clearInterval(watch);
  const took = (performance.now() - begun) / 1000;
  const during = await meanwhile;
  const after = await server.used();
  console.log(
    `in ${took.toFixed(0)} s: answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}; ${glanced} pictures`,
  );
  console.log(
    `memory: ${(idle.rss / 1e6).toFixed(0)} MB before, ${(most / 1e6).toFixed(0)} MB at most, ${(after.rss / 1e6).toFixed(0)} MB after`,
  );
  for (const [name, times] of [
    ['before', before],
    ['meanwhile', during],
  ] as const)
    console.log(
      `others' actions ${name}: p50 ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}, max ${ms(at(times, 1))} of ${times.length}`,
    );
  agent.destroy();
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
