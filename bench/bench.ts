/**
 * Measurements of the engine, medians of five in one run: npm run bench. Figures and machine: docs/performance.md.
 * Records come from the tests' games and, where it exists, from the shared folder of games beside the repository.
 * Run with: node bench/bench.ts [shared folder]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import { type EighteenState, forget } from '@kursbuch/eighteen';
import {
  PublicImport,
  type PublicRecord,
  publicGame,
  publicSetup,
  readPublicRecord,
} from '@kursbuch/records';
import { isRefusal } from '@kursbuch/table';
import { eighteenNamed, eighteenTitles } from '@kursbuch/titles';
import { benchCrayon } from './crayon.ts';

const ROUNDS = 5;
const HUNDRED = 100;
/** This argument makes the process a fresh one that replays a single record. */
const COLD = '--cold';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const root = new URL('..', import.meta.url);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function gameOf(id: string) {
  const loaded = await (eighteenNamed(id) ?? fail('no such title')).load();
  return (await publicGame(loaded)) ?? fail('no public records');
}
type PublicGame = Awaited<ReturnType<typeof gameOf>>;

/** The titles that public records know. */
const TITLES: string[] = [];
for (const { id, load } of eighteenTitles) if ((await load()).records) TITLES.push(id);

interface NamedRecord {
  readonly name: string;
  /** The record as a player would load it. */
  readonly text: string;
  readonly length: number;
}

/** A record without what the public engine said of every state. */
function textOf(file: URL): string {
  const { states: _states, ...record } = JSON.parse(gunzipSync(readFileSync(file)).toString());
  return JSON.stringify(record);
}

/** The public records of a title at hand that have a first and a last hundred actions, longest first. */
function recordsAtHand(id: string): readonly NamedRecord[] {
  const shared = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('../shared/', root);
  const found = new Map<string, NamedRecord>();
  for (const folder of [new URL(`packages/titles/${id}/test/games/`, root), new URL('games/', shared)])
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (!name.startsWith(`${id}-`) || name.includes('.record.') || !name.endsWith('.json.gz')) continue;
      const text = textOf(new URL(name, folder));
      const { length } = JSON.parse(text).actions;
      if (length > 2 * HUNDRED) found.set(name, { name: name.replace('.json.gz', ''), text, length });
    }
  if (found.size === 0) fail('no records to replay');
  return [...found.values()].sort((one, other) => other.length - one.length);
}

interface Figures {
  readonly actions: number;
  readonly ms: number;
  /** Cost of an action among the first and the last hundred, in microseconds. */
  readonly first: number;
  readonly last: number;
}

interface Replayed extends Figures {
  readonly states: readonly EighteenState[];
}

/** Read the text, import it, and let the rules check every action; nothing is known of its maps from an earlier replay. */
function replayOnce(game: PublicGame, text: string): Replayed {
  const { table, title, publicRecords } = game;
  forget();
  const begun = performance.now();
  const record = readPublicRecord(JSON.parse(text)) as PublicRecord;
  const start = table.setup(publicSetup(game, record));
  if (isRefusal(start)) return fail(start.reason);
  const times = [performance.now()];
  const states = [start];
  for (const step of new PublicImport(table, title, publicRecords, record, start).steps()) {
    if (step.problem) return fail(step.problem.problem);
    times.push(performance.now());
    states.push(step.state);
  }
  const at = (index: number): number => times.at(index) as number;
  const cost = (from: number, to: number): number => ((at(to) - at(from)) * 1000) / HUNDRED;
  return {
    actions: times.length - 1,
    ms: at(-1) - begun,
    first: cost(0, HUNDRED),
    last: cost(-HUNDRED - 1, -1),
    states,
  };
}

/** Actions a second over several replays. */
const rateOf = (replays: readonly Pick<Replayed, 'actions' | 'ms'>[]): number => {
  const sum = (of: (one: Pick<Replayed, 'actions' | 'ms'>) => number) =>
    replays.reduce((total, one) => total + of(one), 0);
  return (sum(({ actions }) => actions) / sum(({ ms }) => ms)) * 1000;
};

// ---------------------------------------------------------------- a fresh process

if (process.argv[2] === COLD) {
  const game = await gameOf(process.argv[3] ?? '');
  const text = readFileSync(0, 'utf8');
  const replays = Array.from({ length: ROUNDS }, () => {
    const { actions, ms } = replayOnce(game, text);
    return { actions, ms };
  });
  console.log(rateOf(replays));
  process.exit(0);
}

/** As the command `kursbuch` does: what an earlier start has compiled is kept. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'kursbuch-bench-compiled') };

/** The first five replays of a process that has only loaded the title. */
function coldRate(id: string, { text }: NamedRecord): number {
  const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), COLD, id], { env, input: text });
  return Number(child.stdout.toString());
}

// ---------------------------------------------------------------- replay

const whole = (value: number): string => String(Math.round(value));
const cpu = cpus()[0]?.model ?? 'unknown';
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpu}\n`);

console.log('replay: read, imported, every action checked by the rules; cost of an action in µs');
console.log(
  '  record                     actions  actions/s  first 100  last 100  last : first  fresh process',
);
let longest: { readonly game: PublicGame; readonly states: readonly EighteenState[] } | undefined;
for (const id of TITLES) {
  const game = await gameOf(id);
  const records = recordsAtHand(id);
  const rounds: Figures[][] = Array.from({ length: ROUNDS }, () => []);
  const cold: number[] = [];
  // The start that fills the store of compiled sources.
  coldRate(id, records.at(-1) as NamedRecord);
  for (const record of records) {
    const { name, text } = record;
    for (let warm = 0; warm < ROUNDS; warm++) replayOnce(game, text);
    const replays = rounds.map((round) => {
      // States that are kept would be carried from one collection of garbage to the next.
      const { states, ...replay } = replayOnce(game, text);
      round.push(replay);
      longest ??= { game, states };
      return replay;
    });
    const [one] = replays as [Figures];
    const fresh = coldRate(id, record);
    cold.push(fresh);
    const figures = [
      name.padEnd(24),
      whole(one.actions).padStart(9),
      whole(median(replays.map((replay) => rateOf([replay])))).padStart(10),
      median(replays.map(({ first }) => first))
        .toFixed(1)
        .padStart(10),
      median(replays.map(({ last }) => last))
        .toFixed(1)
        .padStart(9),
      median(replays.map(({ first, last }) => last / first))
        .toFixed(2)
        .padStart(13),
      whole(fresh).padStart(14),
    ];
    console.log(`  ${figures.join(' ')}`);
  }
  console.log(
    `  ${id}, all ${records.length} records: ${whole(median(rounds.map(rateOf)))} actions/s; first five replays of a fresh process: ${whole(cold[0] ?? 0)} for the longest, ${whole(median(cold))} at the median\n`,
  );
}
if (!longest) fail('no records to replay');

// ---------------------------------------------------------------- random games

const GAMES = 20;
function simulateOnce(
  { table }: PublicGame,
  habits: Awaited<ReturnType<typeof eighteenHabits>>,
  round: number,
) {
  let actions = 0;
  const begun = performance.now();
  for (let number = 0; number < GAMES; number++) {
    const seed = `bench ${round} ${number}`;
    const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed, options: {} });
    if (isRefusal(start)) return fail(start.reason);
    const bot = randomPlayer(habits, seed);
    actions += playWholeGame(table, start, bot, { seed }).actions.length;
  }
  const seconds = (performance.now() - begun) / 1000;
  return { games: GAMES / seconds, actions: actions / seconds };
}
console.log('random games of four, one core, without checks');
for (const id of TITLES) {
  const game = await gameOf(id);
  const habits = await eighteenHabits(await (eighteenNamed(id) ?? fail('no such title')).load());
  simulateOnce(game, habits, 0);
  const simulations = Array.from({ length: ROUNDS }, (_, round) => simulateOnce(game, habits, round + 1));
  const games = median(simulations.map((one) => one.games)).toFixed(1);
  console.log(`  ${id}: ${games} games/s, ${whole(median(simulations.map((one) => one.actions)))} actions/s`);
}

// ---------------------------------------------------------------- choices

const { table } = longest.game;
/** Late positions at the track step, with nothing remembered about them. */
const late = longest.states
  .slice(longest.states.length >> 1)
  .filter((state) => state.agenda.at(-1)?.kind === 'trackStep');
function choicesOnce(state: EighteenState): number {
  const fresh = { ...state, tiles: { ...state.tiles }, stations: [...state.stations] };
  const seat = table.waiting(fresh)[0] ?? 0;
  forget();
  const begun = performance.now();
  let found = 0;
  for (const choice of table.choices(fresh, seat)) found += choice.type === 'many' ? choice.list().length : 1;
  const cost = (performance.now() - begun) * 1000;
  return found > 0 ? cost : 0;
}
for (const state of late) choicesOnce(state);
const costs = Array.from({ length: ROUNDS }, () => median(late.map(choicesOnce)));
console.log(`\nchoices at ${late.length} late track steps, all lays listed, nothing cached`);
console.log(`  ${median(costs).toFixed(0)} µs a position (median)`);

// ---------------------------------------------------------------- crayon games

console.log('');
await benchCrayon();
