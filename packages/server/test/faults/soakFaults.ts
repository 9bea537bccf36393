/**
 * Everything that can break, broken again and again while it is played: servers killed and frozen, the database killed, frozen and
 * out of disk. Nothing acknowledged may be lost, nothing done twice; how soon players go on is measured.
 *
 * Run with: npm run soak:faults -- [--kills N] [--others N] [--only embedded,nodes,frozen,database,disk] [--seed N] [--minutes N]
 *   --kills    how many SIGKILLs, half of them of a server on the embedded database, half of one of two nodes on PostgreSQL (1000)
 *   --others   how many of everything else (10)
 *   --minutes  nothing more is broken after that many
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type StartedPostgres, startPostgres } from '../databases.ts';
import { type ServerProcess, startServer } from '../startServer.ts';
import { PlayedTable } from './playedOn.ts';

const { values: flags } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    others: { type: 'string', default: '10' },
    only: { type: 'string', default: 'embedded,nodes,frozen,database,disk' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
  },
});
for (const name of ['kills', 'others', 'seed', 'minutes'] as const)
  if (!/^\d{1,6}$/.test(flags[name])) {
    console.error(`--${name} must be a whole number, not "${flags[name]}".`);
    process.exit(2);
  }
const KILLS = Number(flags.kills);
const OTHERS = Number(flags.others);
const UNTIL = performance.now() + Number(flags.minutes) * 60_000;
const TABLES = 3;
/** Players should go on within this many milliseconds. */
const SOON = 5000;
/** What hangs does so for longer than anybody waits. */
const FROZEN = 8000;

// A server that was started before starts sooner.
const folder = mkdtempSync(join(tmpdir(), 'kursbuch-faults-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o755);
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');

let chance = Number(flags.seed);
/** Between 0 and 1, the same in every run. */
const some = (): number => {
  chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
  return chance / 2_147_483_648;
};
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const at = (numbers: readonly number[], part: number): string => {
  const found = [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * part))
  ];
  return `${((found ?? Number.NaN) / 1000).toFixed(2)} s`;
};

let wrong = 0;
/** How soon players went on, by what broke. */
const soon = new Map<string, number[]>();

/** Break something this many times while people play; `broken` says from which moment on players can go on. */
async function soak(
  name: string,
  times: number,
  addresses: () => readonly string[],
  broken: (now: () => void) => Promise<void>,
): Promise<void> {
  if (times === 0) return;
  const begun = performance.now();
  const tables = Array.from({ length: TABLES }, (_, which) => new PlayedTable(addresses, which));
  const gaps = soon.get(name) ?? [];
  soon.set(name, gaps);
  let done = 0;
  try {
    await Promise.all(tables.map((table) => table.goesOn()));
    for (; done < times && performance.now() < UNTIL; done++) {
      await later(20 + some() * 400);
      let going: Promise<readonly number[]> = Promise.resolve([]);
      await broken(() => {
        going = Promise.all(tables.map((table) => table.goesOn()));
      });
      gaps.push(...(await going));
      await Promise.all(tables.map((table) => table.check()));
      if ((done + 1) % 50 === 0) console.log(`  ${name}: ${done + 1} of ${times}`);
    }
  } catch (error) {
    wrong++;
    console.log(`  ${name}: ${error}`);
  }
  await Promise.all(tables.map((table) => table.end()));
  const faults = tables.flatMap((table) => table.wrong);
  wrong += faults.length;
  for (const one of faults.slice(0, 10)) console.log(`  WRONG ${one}`);
  const total = tables.reduce((sum, table) => sum + table.total, 0);
  const late = gaps.filter((gap) => gap > SOON).length;
  console.log(
    `${name}: ${done} times in ${((performance.now() - begun) / 1000).toFixed(0)} s at ${TABLES} tables, ${total} acknowledged moves, ${faults.length} lost, doubled or refused; players went on after ${at(gaps, 0.5)} (median), ${at(gaps, 0.99)} (p99), ${at(gaps, 1)} at the most, ${late} of ${gaps.length} later than five seconds; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

// ---------------------------------------------------------------- servers

async function embedded(times: number, where = join(folder, 'embedded')): Promise<void> {
  let server = await startServer(where);
  await soak(
    'a server on the embedded database killed and started again',
    times,
    () => [server.address],
    async (now) => {
      now();
      await server.kill('SIGKILL');
      server = await startServer(where);
    },
  );
  await server.kill('SIGTERM');
}

async function twoNodes(url: string, kills: number, freezes: number): Promise<void> {
  const nodes: ServerProcess[] = await Promise.all([startServer(url), startServer(url)]);
  const addresses = () => nodes.map(({ address }) => address);
  let which = 0;
  await soak('one of two nodes on PostgreSQL killed', kills, addresses, async (now) => {
    which = 1 - which;
    now();
    await nodes[which]?.kill('SIGKILL');
    nodes[which] = await startServer(url);
  });
  await soak('one of two nodes on PostgreSQL frozen', freezes, addresses, async (now) => {
    which = 1 - which;
    const frozen = nodes[which] as ServerProcess;
    now();
    frozen.process.kill('SIGSTOP');
    await later(FROZEN);
    // It goes on with whatever it was in the middle of.
    frozen.process.kill('SIGCONT');
  });
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
}

// ---------------------------------------------------------------- the database

/** PostgreSQL and everything it has started. */
function processesOf({ data }: StartedPostgres): readonly number[] {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const parentOf = (process: string): number => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${process}/stat`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  };
  return [
    first,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === first)
      .map(Number),
  ];
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const one of processes)
    try {
      process.kill(one, name);
    } catch {
      // It has ended by itself.
    }
}

async function started(postgres: StartedPostgres): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      return await postgres.start();
    } catch (error) {
      // What it has started may still be ending.
      if (attempt > 50) throw error ?? new Error('PostgreSQL does not start');
      await later(200);
    }
}

async function database(postgres: StartedPostgres, url: string, times: number): Promise<void> {
  const server = await startServer(url);
  const addresses = () => [server.address];
  await soak('PostgreSQL killed and started again', times, addresses, async (now) => {
    signal(processesOf(postgres), 'SIGKILL');
    await started(postgres);
    now();
  });
  await soak('PostgreSQL frozen and going on again', times, addresses, async (now) => {
    const all = processesOf(postgres);
    signal(all, 'SIGSTOP');
    await later(FROZEN);
    signal(all, 'SIGCONT');
    now();
  });
  await server.kill('SIGTERM');
}

// ---------------------------------------------------------------- the disk

/** A disk of its own, so large; undefined: this user cannot have one. */
function smallDisk(name: string, megabytes: number): string | undefined {
  const where = join(folder, name);
  mkdirSync(where);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'kursbuch', where], {
      stdio: 'ignore',
    });
    return where;
  } catch {
    console.log('out of disk: left out, as this user cannot mount a small one.');
    return undefined;
  }
}

/** Not a byte is left for a while. */
async function fullFor(disk: string, milliseconds: number, now: () => void): Promise<void> {
  const filler = join(disk, 'filler');
  try {
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 4))
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // No room for so much; for less, perhaps.
      }
    await later(milliseconds);
  } finally {
    rmSync(filler, { force: true });
  }
  now();
}

async function fullDisk(times: number): Promise<void> {
  const disk = smallDisk('small', 64);
  if (!disk) return;
  try {
    const server = await startServer(join(disk, 'data'));
    await soak(
      'the disk of the embedded database full and free again',
      times,
      () => [server.address],
      (now) => fullFor(disk, 2000, now),
    );
    await server.kill('SIGTERM');
  } finally {
    execFileSync('umount', ['--lazy', disk]);
  }
}

async function fullDiskOfPostgres(times: number): Promise<void> {
  const disk = smallDisk('larger', 600);
  if (!disk) return;
  try {
    const postgres = await inFolder(disk, startPostgres);
    const server = await startServer(postgres.url);
    await soak(
      'the disk of PostgreSQL full and free again',
      times,
      () => [server.address],
      (now) => fullFor(disk, 2000, now),
    );
    await server.kill('SIGTERM');
    await postgres.end();
  } finally {
    execFileSync('umount', ['--lazy', disk]);
  }
}

/** What is made for a while is made there. */
async function inFolder<T>(where: string, make: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = where;
  try {
    return await make();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

// ---------------------------------------------------------------- all of it

const only = flags.only.split(',');
const has = (part: string): boolean => only.includes(part);
console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
try {
  if (has('embedded')) await embedded(Math.ceil(KILLS / 2));
  if (['nodes', 'frozen', 'database'].some(has)) {
    const postgres = await startPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create database played');
    await client.end();
    const played = new URL(postgres.url);
    played.pathname = '/played';
    if (has('nodes') || has('frozen'))
      await twoNodes(played.href, has('nodes') ? Math.floor(KILLS / 2) : 0, has('frozen') ? OTHERS : 0);
    if (has('database')) await database(postgres, played.href, OTHERS);
    await postgres.end();
  }
  if (has('disk')) {
    await fullDisk(OTHERS);
    await fullDiskOfPostgres(OTHERS);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  wrong === 0 ? 'Nothing acknowledged was lost, nothing was done twice.' : `${wrong} things went wrong.`,
);
process.exit(wrong === 0 ? 0 : 1);
