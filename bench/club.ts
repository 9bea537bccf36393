/**
 * A club on a small machine: thirty people at ten tables of all titles, each with an open line, who play whole games, load the
 * page and reopen their game now and then. Prints how much memory the node takes before, at the most, and after.
 *
 * Run with: node bench/club.ts [--minutes N] [--limit MB] [--memory MB] [--moves N] [--computers N]
 *   --limit      in a control group of N megabytes without swap (Linux, as root)
 *   --memory     as the setting of that name of the server
 *   --moves      N a second at all tables together
 *   --computers  N more tables at which one of the thirty plays two Sharp
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playersOf } from '@kursbuch/bots';
import { START_ENVIRONMENT, startFlags } from '@kursbuch/server/memory';
import { isRefusal, Room, recordOf, stepsOf } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { ControlGroup } from './controlGroup.ts';

const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    limit: { type: 'string', default: '0' },
    memory: { type: 'string', default: '0' },
    moves: { type: 'string', default: '20' },
    computers: { type: 'string', default: '0' },
  },
});
const TABLES = 10;
const NAMES = ['Anna', 'Ben', 'Cleo'];
const MEGABYTE = 1024 * 1024;
/** Somebody reopens the game after this many moves at a table. */
const RELOADED = 20;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field.
type Body = any;

class Person {
  #cookie = '';
  readonly #address: string;
  readonly #end = new AbortController();

  constructor(address: string) {
    this.#address = address;
  }

  async ask(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(new URL(`/api/${path}`, this.#address), {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const given = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    if (given.length > 0) this.#cookie = given.join('; ');
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Hold a line, and read what comes. */
  async follow(table: string): Promise<void> {
    const response = await fetch(new URL(`/api/stream?since=${table}:0.0`, this.#address), {
      headers: { cookie: this.#cookie },
      signal: this.#end.signal,
    });
    const drained = async () => {
      for await (const part of response.body ?? []) void part;
    };
    void drained().catch(() => undefined);
  }

  hangUp(): void {
    this.#end.abort();
  }
}

const times: number[] = [];
const openings: number[] = [];
let moves = 0;
let games = 0;

async function timed<T>(list: number[], job: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await job();
  list.push(performance.now() - from);
  return answer;
}

/** Three people play a game of this title to its end, then the next. */
async function sit(address: string, index: number, until: number, pause: number): Promise<void> {
  const entry = titles[index % titles.length];
  const loaded = await entry?.load();
  const random = loaded && (await playersOf(loaded)).find(({ name }) => name === 'random');
  if (!loaded || !random) throw new Error('nobody plays');
  const { table } = loaded;
  const people = NAMES.map(() => new Person(address));
  for (const [at, person] of people.entries())
    await person.ask('POST', 'guests', { name: `${NAMES[at]} ${index}` });
  const [owner, ...others] = people as [Person, ...Person[]];
  for (let game = 0; Date.now() < until; game++) {
    const setup = { players: NAMES, seed: `club ${index} ${game}`.padEnd(64, '.'), options: {} };
    const start = table.setup(setup);
    if (isRefusal(start)) throw new Error(start.reason);
    const room: Room = new Room(table as never, setup, start);
    const made = await owner.ask('POST', 'tables/uploads', {
      name: `Club ${index}`,
      listed: true,
      record: recordOf(table.game.title, setup, []),
      seats: ['me', 'free', 'free'],
      redraw: false,
    });
    for (const [at, person] of others.entries())
      await person.ask('POST', `tables/${made.id}/seats/${at + 1}`);
    const { seats, number: sat } = await owner.ask('GET', `tables/${made.id}`);
    for (const person of people) await person.follow(made.id);
    let number: number = sat;
    const bots = NAMES.map((_, seat) => random.sit(seat));
    while (!room.state.result && Date.now() < until) {
      const [seat = 0] = room.waiting;
      const view = room.view([seat]) as never;
      const action = bots[seat]?.choose(
        view,
        table.choices(view, seat),
        `move ${room.length}`,
        stepsOf(1000),
      );
      if (action === undefined || room.act(seat, action as never, room.length)) break;
      const { place } = seats.find((one: Body) => one.seat === seat);
      const body = { seen: number, key: `club-${index}-${game}-${number}`, action };
      ({ number } = await timed(times, () =>
        (people[place] as Person).ask('POST', `tables/${made.id}/actions`, body),
      ));
      moves++;
      if (moves % RELOADED === 0)
        await timed(openings, () => (people[place] as Person).ask('GET', `tables/${made.id}/opening`));
      await later(pause);
    }
    games++;
    for (const person of people) person.hangUp();
  }
}

/** One plays two computer players: he passes his seat on to a third. */
async function sitWithComputers(address: string, index: number): Promise<void> {
  const person = new Person(address);
  await person.ask('POST', 'guests', { name: `Alone ${index}` });
  const { id } = await person.ask('POST', 'tables', {
    title: titles[index % titles.length]?.id,
    name: 'With computers',
    seats: 3,
    listed: false,
    options: {},
    contribution: 'of-some-length-by-chance',
    computers: ['sharp', 'sharp'],
  });
  await person.follow(id);
  await person.ask('POST', `tables/${id}/handover`, { player: 'sharp' });
}

const at = (numbers: readonly number[], part: number): string =>
  `${([...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN).toFixed(1)} ms`;

const folder = mkdtempSync(join(tmpdir(), 'kursbuch-club-'));
const limit = Number(flags.limit);
const memory = Number(flags.memory);
const group = limit > 0 ? new ControlGroup('kursbuch-club', limit * MEGABYTE) : undefined;
const site = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const node = fork(new URL('./clubNode.ts', import.meta.url), [folder, site, String(memory)], {
  execArgv: [...startFlags(memory === 0 ? null : memory * MEGABYTE)],
  env: { ...process.env, ...START_ENVIRONMENT },
});
group?.take(node.pid as number);
node.once('exit', (code, signal) => {
  if (signal !== null || code !== 0) {
    console.log(`the node ended with ${signal ?? code}; killed for memory: ${group?.killed ?? 'unknown'}`);
    process.exit(1);
  }
});
/** In megabytes, as the system counts them. */
const status = (name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${node.pid}/status`, 'utf8'))?.[1]) /
  1024;
const report = (when: string) =>
  console.log(
    `${when}: ${status('VmRSS').toFixed(0)} MB resident, ${status('VmHWM').toFixed(0)} at the most, ${status('VmSwap').toFixed(0)} swapped${group ? `; the group ${(group.peak / MEGABYTE).toFixed(0)} MB at the most with files, ${group.killed} killed` : ''}`,
  );

console.log(
  `load ${load()}${limit > 0 ? `, at most ${limit} MB` : ''}${memory > 0 ? `, --memory ${memory}` : ''}`,
);
const [{ address }] = await once(node, 'message');
const stranger = new Person(address);
while (!(await stranger.ask('GET', 'health')).warm) await later(250);
await later(1000);
report('warm, nobody there');
const minutes = Number(flags.minutes);
const until = Date.now() + minutes * 60_000;
const pause = (1000 * TABLES) / Number(flags.moves);
for (let index = 0; index < Number(flags.computers); index++) await sitWithComputers(address, index);
const playing = Promise.all(Array.from({ length: TABLES }, (_, index) => sit(address, index, until, pause)));
const watch = setInterval(
  () => report(`${((until - Date.now()) / 60_000).toFixed(1)} minutes to go`),
  60_000,
);
await playing;
clearInterval(watch);
report(`after ${moves} moves of ${games} games in ${minutes} minutes`);
console.log(
  `a move was answered within ${at(times, 0.5)} (median) and ${at(times, 0.99)} (p99), a game opened anew within ${at(openings, 0.5)} and ${at(openings, 0.99)}; load ${load()}`,
);
const ended = once(node, 'exit');
node.kill('SIGTERM');
await ended;
group?.end();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
