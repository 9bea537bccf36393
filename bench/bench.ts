/**
 * Measurements of the engine, medians of five in one run: npm run bench. Figures and machine: docs/performance.md.
 * Records come from the tests' games and, where it exists, from the shared folder of games beside the repository.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import { PublicImport, type PublicRecord, publicGame, readPublicRecord } from '@kursbuch/records';
import { isRefusal, type Setup } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';

const ROUNDS = 5;
const HUNDRED = 100;
const TITLE = '1830';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const root = new URL('..', import.meta.url);
const folders = [
  new URL(`packages/titles/${TITLE}/test/games/`, root),
  new URL('../shared/games/', root),
].filter((one) => existsSync(one));

const loaded = await (titleNamed(TITLE) ?? fail('no such title')).load();
const { table, title, publicRecords } = (await publicGame(loaded)) ?? fail('no public records');

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

interface NamedRecord {
  readonly name: string;
  /** The record as a player would load it. */
  readonly text: string;
  readonly length: number;
}

/** The public records at hand, longest first. */
function recordsAtHand(): readonly NamedRecord[] {
  const found = new Map<string, NamedRecord>();
  for (const folder of folders)
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(`${TITLE}-`) || name.includes('.record.') || !name.endsWith('.json.gz')) continue;
      const { states: _states, ...record } = JSON.parse(
        gunzipSync(readFileSync(new URL(name, folder))).toString(),
      );
      found.set(name, { name, text: JSON.stringify(record), length: record.actions.length });
    }
  if (found.size === 0) fail('no records to replay');
  return [...found.values()].sort((one, other) => other.length - one.length);
}

interface Replayed {
  readonly actions: number;
  readonly ms: number;
  /** Cost of an action among the first and the last hundred, in microseconds. */
  readonly first: number;
  readonly last: number;
  readonly states: readonly EighteenState[];
}

/** Read the text, import it, and let the rules check every action. */
function replayOnce(text: string): Replayed {
  const begun = performance.now();
  const record = readPublicRecord(JSON.parse(text)) as PublicRecord;
  const options = publicRecords.optionsFor(record) as Setup['options'];
  const start = table.setup({ players: record.names, seed: '', options });
  if (isRefusal(start)) return fail(start.reason);
  const times = [performance.now()];
  const states = [start];
  for (const step of new PublicImport(table, title, publicRecords.names, record, start).steps()) {
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

const cpu = cpus()[0]?.model ?? 'unknown';
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpu}\n`);

console.log('replay: read, imported, every action checked by the rules; cost of an action in µs');
console.log('  record                          actions  actions/s  first 100  last 100  last : first');
let one: Replayed | undefined;
for (const { name, text } of recordsAtHand()) {
  for (let warm = 0; warm < ROUNDS; warm++) replayOnce(text);
  const replays = Array.from({ length: ROUNDS }, () => replayOnce(text));
  one ??= replays[0];
  const figures = [
    Math.round(median(replays.map(({ actions, ms }) => (actions / ms) * 1000))),
    median(replays.map(({ first }) => first)).toFixed(1),
    median(replays.map(({ last }) => last)).toFixed(1),
    median(replays.map(({ first, last }) => last / first)).toFixed(2),
  ];
  const [rate, first, last, ratio] = figures.map(String) as [string, string, string, string];
  console.log(
    `  ${name.replace('.json.gz', '').padEnd(30)} ${String(replays[0]?.actions).padStart(8)} ${rate.padStart(10)} ${first.padStart(10)} ${last.padStart(9)} ${ratio.padStart(13)}`,
  );
}
if (!one) fail('no records to replay');

const GAMES = 20;
function simulateOnce(round: number): { readonly games: number; readonly actions: number } {
  let actions = 0;
  const begun = performance.now();
  for (let number = 0; number < GAMES; number++) {
    const seed = `bench ${round} ${number}`;
    const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed, options: {} });
    if (isRefusal(start)) return fail(start.reason);
    const bot = randomPlayer(eighteenHabits(title), seed);
    actions += playWholeGame(table, start, bot, { seed }).actions.length;
  }
  const seconds = (performance.now() - begun) / 1000;
  return { games: GAMES / seconds, actions: actions / seconds };
}
simulateOnce(0);
const simulations = Array.from({ length: ROUNDS }, (_, round) => simulateOnce(round + 1));
console.log('\nrandom games of four, one core, without checks');
console.log(`  ${median(simulations.map(({ games }) => games)).toFixed(1)} games/s`);
console.log(`  ${Math.round(median(simulations.map(({ actions }) => actions)))} actions/s\n`);

/** Late positions at the track step, with nothing remembered about them. */
const late = one.states
  .slice(one.states.length >> 1)
  .filter((state) => state.agenda.at(-1)?.kind === 'trackStep');
function choicesOnce(state: EighteenState): number {
  const fresh = { ...state, tiles: { ...state.tiles }, stations: [...state.stations] };
  const seat = table.waiting(fresh)[0] ?? 0;
  const begun = performance.now();
  let found = 0;
  for (const choice of table.choices(fresh, seat)) found += choice.type === 'many' ? choice.list().length : 1;
  const cost = (performance.now() - begun) * 1000;
  return found > 0 ? cost : 0;
}
for (const state of late) choicesOnce(state);
const costs = Array.from({ length: ROUNDS }, () => median(late.map(choicesOnce)));
console.log(`choices at ${late.length} late track steps, all lays listed, nothing cached`);
console.log(`  ${median(costs).toFixed(0)} µs a position (median)`);
