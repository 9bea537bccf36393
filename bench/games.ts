/**
 * Titles without public records: their own random games, recorded and replayed, and the best runs of their late turns.
 * Medians of five in one run. Run with: node bench/games.ts [title]
 */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import {
  bestRuns,
  type EighteenAction,
  type EighteenState,
  forget,
  type LoadedEighteen,
  networkOf,
  runTrainsOf,
} from '@kursbuch/eighteen';
import { isRefusal, type RecordedAction } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';

const ROUNDS = 5;
const GAMES = 8;

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

interface Played {
  readonly start: EighteenState;
  readonly actions: readonly RecordedAction[];
  /** Late positions in which trains run. */
  readonly late: readonly EighteenState[];
}

async function play(loaded: LoadedEighteen, number: number): Promise<Played> {
  const { table } = loaded;
  const seed = `bench games ${number}`;
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed, options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const running: EighteenState[] = [];
  const { actions } = playWholeGame(table, start, randomPlayer(await eighteenHabits(loaded), seed), {
    seed,
    onState: (state) => {
      if (state.agenda.at(-1)?.kind === 'runStep') running.push(state);
    },
  });
  return { start, actions, late: running.slice(running.length >> 1) };
}

/** Every action once more, checked by the rules. */
function replay({ table }: LoadedEighteen, { start, actions }: Played): void {
  let state = start;
  forget();
  for (const { seat, action } of actions) {
    const outcome = table.act(state, seat, action as EighteenAction);
    if (isRefusal(outcome)) throw new Error(`${outcome.reason} in a recorded game`);
    state = outcome.state;
  }
}

/** What the best runs of a position take when nothing is remembered of its map. */
function searchTime({ title }: LoadedEighteen, state: EighteenState): number {
  const turn = state.agenda.at(-1) as { readonly company?: string };
  const company = turn.company ?? '';
  const fresh = { ...state, tiles: { ...state.tiles }, stations: [...state.stations] };
  const rules = title.runs.runRules(fresh, company);
  forget();
  const begun = performance.now();
  const network = networkOf(title.runs.runBoard(fresh), fresh, rules);
  bestRuns(network, company, runTrainsOf(title, fresh, company), rules);
  return performance.now() - begun;
}

async function measure(loaded: LoadedEighteen): Promise<void> {
  const games = await Promise.all(Array.from({ length: GAMES }, (_, number) => play(loaded, number)));
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);
  for (const game of games) replay(loaded, game);
  const rates = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    for (const game of games) replay(loaded, game);
    return (actions / (performance.now() - begun)) * 1000;
  });
  console.log(`${loaded.title.id}: ${GAMES} random games of four, ${actions} actions`);
  console.log(`  replayed: ${Math.round(at(rates, 0.5))} actions/s`);

  const late = games.flatMap((game) => game.late);
  for (const state of late) searchTime(loaded, state);
  const times = late.map((state) =>
    at(
      Array.from({ length: ROUNDS }, () => searchTime(loaded, state)),
      0.5,
    ),
  );
  console.log(`  best runs of ${late.length} late turns, the network built each time:`);
  console.log(
    `  p50 ${at(times, 0.5).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(2)} ms, max ${Math.max(...times).toFixed(2)} ms`,
  );
}

const [, , named] = process.argv;
const asked = eighteenTitles.filter(({ id }) => named === undefined || id === named);
if (asked.length === 0) {
  console.error(`There is no title ${named}.`);
  process.exit(1);
}
for (const entry of asked) {
  const loaded = await entry.load();
  if (named !== undefined || !loaded.records) await measure(loaded);
}
