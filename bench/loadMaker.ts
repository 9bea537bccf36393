/**
 * Makes load in a process of its own: it follows its tables at several nodes and posts what their players do, each to the
 * node its player is at. Gets `Load` as its first message, says `ready` when all streams are open, begins with the next
 * message, and ends with `Made`.
 */
import { once } from 'node:events';
import { type Address, ask, type Heard, type Reader, read } from './measuredServer.ts';
import type { Prepared } from './preparedTables.ts';

export interface Load {
  readonly nodes: readonly string[];
  readonly tables: readonly Prepared[];
  readonly streams: number;
  /** At how many nodes each table is. */
  readonly spread: number;
  readonly rate: number;
  readonly seconds: number;
}

export interface Made {
  /** How many deliveries, and answers, took each number of tenths of a millisecond. */
  readonly deliveries: readonly number[];
  readonly answers: readonly number[];
  readonly posts: number;
  readonly took: number;
  readonly missing: number;
  /** Came with a later one, in one event. */
  readonly covered: number;
  /** Lines that were cut while it was measured. */
  readonly cuts: number;
  readonly doubled: number;
  readonly refused: number;
  /** By how much a post was later than it should have been, in milliseconds. */
  readonly late: number;
  readonly cpu: number;
}

const SLOWEST = 100_000;
/** So many streams are opened at once. */
const AT_ONCE = 40;

const tell = (message: unknown) => process.send?.(message);
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const [load]: [Load] = (await once(process, 'message')) as [Load];
const { nodes, tables, streams, spread, rate, seconds } = load;
const addresses: readonly Address[] = nodes.map((node) => ({ address: new URL(node) }));
/** The node of one who follows a table. */
const nodeOf = (table: number, reader: number) =>
  addresses[(table + (reader % spread)) % addresses.length] as Address;

const deliveries = new Uint32Array(SLOWEST);
const answers = new Uint32Array(SLOWEST);
const count = (into: Uint32Array, took: number) => {
  const index = Math.min(SLOWEST - 1, Math.max(0, Math.round(took * 10)));
  into[index] = (into[index] ?? 0) + 1;
};

/** How many steps a game has after each number of posts. */
const stepsAfter = tables.map(({ posts }) => {
  const sums = [0];
  for (const { steps } of posts) sums.push((sums.at(-1) ?? 0) + steps.length);
  return sums;
});
/** Entries that came together with a later one: a node that hears of two at once tells both at once. */
let covered = 0;

/** Does an event tell everything between two entries? */
function covers(table: number, known: number, number: number, frame: string): boolean {
  const { from, steps } = JSON.parse(/\ndata: (.*)$/.exec(frame)?.[1] ?? '{}');
  const sums = stepsAfter[table] ?? [];
  return from <= (sums[known] ?? -1) && from + steps.length === sums[number];
}

const posted = tables.map((): number[] => []);
const readers: Reader[][] = tables.map(() => []);
const wanted = Array.from({ length: streams }, (_, index) => index);
while (wanted.length > 0)
  await Promise.all(
    wanted.splice(0, AT_ONCE).map(async (index) => {
      const table = index % tables.length;
      const reader = Math.floor(index / tables.length);
      const { id, cookies } = tables[table] as Prepared;
      let last = 0;
      const heard: Heard = (number, frame) => {
        const first = number > last + 1 && covers(table, last, number, frame()) ? last + 1 : number;
        last = number;
        for (let one = first; one <= number; one++) {
          const at = posted[table]?.[one];
          if (at !== undefined) count(deliveries, performance.now() - at);
          if (one < number) covered++;
        }
      };
      const path = `/api/stream?since=${id}:0.0`;
      readers[table]?.push(await read(nodeOf(table, reader), path, cookies[reader] ?? '', heard));
    }),
  );
tell('ready');
await once(process, 'message');

const cutsOf = () => readers.flat().reduce((sum, { cuts }) => sum + cuts, 0);
const cutsBefore = cutsOf();
const next = tables.map(() => 0);
const busy = tables.map(() => false);
let refused = 0;
let late = 0;
const cpuBefore = process.cpuUsage();
const begun = performance.now();

async function act(index: number): Promise<void> {
  const table = tables[index] as Prepared;
  const seen = next[index] ?? 0;
  const post = table.posts[seen];
  if (!post) throw new Error(`${table.title} ends after ${seen} posts`);
  next[index] = seen + 1;
  busy[index] = true;
  const from = performance.now();
  (posted[index] as number[])[seen + 1] = from;
  const body = { seen, key: `bench-${index}-${seen}`, action: post.action };
  const path = `/api/tables/${table.id}/actions`;
  // The seats are the first who follow a table.
  const said = await ask(nodeOf(index, post.seat), 'POST', path, table.cookies[post.seat] ?? '', body);
  count(answers, performance.now() - from);
  busy[index] = false;
  if (said.status === 200) return;
  refused++;
  if (refused < 5) console.error(`  ${table.title} ${seen}: ${said.status} ${said.text.slice(0, 200)}`);
}

const acting: Promise<void>[] = [];
const posts = Math.round(seconds * rate);
for (let turn = 0; turn < posts; turn++) {
  const due = begun + (turn * 1000) / rate;
  while (performance.now() < due) await rest(1);
  const index = turn % tables.length;
  // Nobody can act on an answer they have not had: the next one waits.
  while (busy[index]) await rest(1);
  late = Math.max(late, performance.now() - due);
  acting.push(act(index));
}
await Promise.all(acting);
const took = (performance.now() - begun) / 1000;
const { user, system } = process.cpuUsage(cpuBefore);
// What is still on its way comes, or never does.
await rest(5000);
let missing = 0;
let doubled = 0;
for (const [index, group] of readers.entries())
  for (const { numbers } of group) {
    const known = new Set(numbers);
    doubled += numbers.length - known.size;
    for (let number = 1; number <= (next[index] ?? 0); number++) if (!known.has(number)) missing++;
  }
tell({
  deliveries: [...deliveries],
  answers: [...answers],
  posts,
  took,
  missing: missing - covered,
  covered,
  cuts: cutsOf() - cutsBefore,
  doubled,
  refused,
  late,
  cpu: (user + system) / 1e6,
} satisfies Made);
await once(process, 'message');
process.exit(0);
