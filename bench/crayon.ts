/**
 * Measurements of the crayon games by their own games: what is asked for while a finger moves over the board, the choices
 * of a whole turn, prospects of a hand, decisions of the players, and the replay. Part of `npm run bench`; alone:
 * node bench/crayon.ts [title]
 */
import { playersOf, playWholeGame, wanderer } from '@kursbuch/bots';
import {
  type CrayonAction,
  type CrayonState,
  handOf,
  type LoadedCrayon,
  linesOf,
  prospectsOf,
  type TurnTask,
  turnOf,
  waysOf,
} from '@kursbuch/crayon';
import { isRefusal, type RecordedAction, stepsOf } from '@kursbuch/table';
import { crayonTitles } from '@kursbuch/titles';

const ROUNDS = 5;
const GAMES = 4;
/** Positions of a turn that are looked at, from the second halves of the games. */
const POSITIONS = 60;

const at = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

interface Played {
  readonly start: CrayonState;
  readonly actions: readonly RecordedAction[];
  /** Turns of the second half, before anything is done in them. */
  readonly turns: readonly CrayonState[];
}

function play({ table, title }: LoadedCrayon, number: number): Played {
  const seed = `bench crayon ${number}`;
  const start = table.setup({ players: ['A', 'B', 'C'], seed, options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const turns: CrayonState[] = [];
  const { actions } = playWholeGame(table, start, wanderer(title, seed), {
    seed,
    onState(state) {
      const task = state.agenda.at(-1);
      if (task?.kind === 'turn' && !(task as TurnTask).acted && state.round > 1) turns.push(state);
    },
  });
  return { start, actions, turns: turns.slice(turns.length >> 1) };
}

function replay({ table }: LoadedCrayon, { start, actions }: Played): void {
  let state = start;
  for (const { seat, action } of actions) {
    const outcome = table.act(state, seat, action as CrayonAction);
    if (isRefusal(outcome)) throw new Error(`${outcome.reason} in a recorded game`);
    state = outcome.state;
  }
}

/** Milliseconds of each position, each the median of some rounds in which nothing is remembered of its track. */
function times(positions: readonly CrayonState[], ask: (state: CrayonState, turn: TurnTask) => void) {
  const once = (state: CrayonState): number => {
    const fresh = { ...state, track: { ...state.track } };
    const turn = turnOf(fresh, (state.agenda.at(-1) as TurnTask).seat) as TurnTask;
    const begun = performance.now();
    ask(fresh, turn);
    return performance.now() - begun;
  };
  for (const state of positions) once(state);
  return positions.map((state) =>
    at(
      Array.from({ length: ROUNDS }, () => once(state)),
      0.5,
    ),
  );
}

function tell(what: string, values: readonly number[]): void {
  const [median, most, max] = [at(values, 0.5), at(values, 0.99), Math.max(...values)];
  console.log(`  ${what}: p50 ${median.toFixed(2)} ms, p99 ${most.toFixed(2)} ms, max ${max.toFixed(2)} ms`);
}

export async function benchCrayon(id = crayonTitles[0]?.id): Promise<void> {
  const entry = crayonTitles.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no crayon game ${id}.`);
  const loaded = await entry.load();
  const { title, table } = loaded;
  const games = Array.from({ length: GAMES }, (_, number) => play(loaded, number));
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);
  console.log(`${id}: ${GAMES} simulated games of three, ${actions} actions`);
  for (const game of games) replay(loaded, game);
  const rates = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    for (const game of games) replay(loaded, game);
    return (actions / (performance.now() - begun)) * 1000;
  });
  console.log(`  replayed: ${Math.round(at(rates, 0.5))} actions/s`);
  const all = games.flatMap((game) => game.turns);
  const positions = all.filter((_, index) => index % Math.ceil(all.length / POSITIONS) === 0);
  console.log(`  ${positions.length} late turns, nothing remembered of their track:`);
  const mileposts = title.board.mileposts.map(({ id: milepost }) => milepost);
  tell(
    'the cheapest line to the pointer, searched for the whole board',
    times(positions, (state, turn) => {
      linesOf(title, state, turn.seat, turn).to(mileposts[state.round % mileposts.length] ?? 0);
    }),
  );
  tell(
    'the way to a destination, searched for all of them',
    times(positions, (state, turn) => {
      const ways = waysOf(title, state, turn.seat, turn);
      for (const milepost of ways.reached.slice(-1)) ways.to(milepost);
    }),
  );
  tell(
    'the same over the whole network, farther than one turn',
    times(positions, (state, turn) => {
      waysOf(title, state, turn.seat, turn, 200);
    }),
  );
  tell(
    'choices of a whole turn, all lists made',
    times(positions, (state, turn) => {
      for (const choice of table.choices(state, turn.seat)) if (choice.type === 'many') choice.list();
    }),
  );
  tell(
    'prospects of all cards of a hand and the public ones',
    times(positions, (state, turn) => {
      prospectsOf(title, state, turn.seat, [...handOf(state, turn.seat), ...state.open]);
    }),
  );
  for (const player of await playersOf(loaded)) {
    tell(
      `a decision of ${player.name}`,
      times(positions, (state, turn) => {
        const view = table.view(state, [turn.seat]);
        const choices = table.choices(view, turn.seat);
        player.sit(turn.seat).choose(view, choices, 'bench', stepsOf(player.steps));
      }),
    );
  }
}

if (process.argv[1]?.endsWith('crayon.ts')) await benchCrayon(process.argv[2]);
