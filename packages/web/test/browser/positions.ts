/** Positions to begin at: random games with a fixed seed, played by the rules as far as a wanted situation. */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import { type GameRecord, isRefusal, type RecordedAction, recordOf, type Setup } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';

export const PLAYERS = ['Anna', 'Ben', 'Chiara', 'David'];

interface Played {
  readonly setup: Setup;
  readonly actions: readonly RecordedAction[];
  /** The state before each action, and the last one. */
  readonly states: readonly EighteenState[];
}

/** Kept between the positions of a test file: most of them lie in the same few games. */
const games = new Map<string, Played>();

export async function loaded(title: string): Promise<LoadedEighteen> {
  const entry = eighteenNamed(title);
  if (!entry) throw new Error(`no title ${title}`);
  return entry.load();
}

async function played(
  loaded: LoadedEighteen,
  seed: string,
  options: Setup['options'],
  players: readonly string[] = PLAYERS,
): Promise<Played> {
  const { title, table } = loaded;
  const key = JSON.stringify([title.id, seed, options, players]);
  const before = games.get(key);
  if (before) return before;
  // Seats are drawn in some titles; the others know no such option.
  const seats = 'drawSeats' in (eighteenNamed(title.id)?.options ?? {}) ? { drawSeats: false } : {};
  const setup = { players, seed, options: { ...seats, ...options } };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const states = [start];
  const { actions } = playWholeGame(table, start, randomPlayer(await eighteenHabits(loaded), seed), {
    seed,
    limit: 3000,
    onState: (state) => states.push(state),
  });
  const game = { setup, actions, states };
  games.set(key, game);
  return game;
}

export interface Position {
  readonly record: GameRecord;
  readonly state: EighteenState;
}

/** The first moment of the first game in which `wanted` holds; the title is given to it for its facts, and the action that led there. */
export async function positionWhere(
  titleId: string,
  wanted: (state: EighteenState, loaded: LoadedEighteen, last: RecordedAction | undefined) => boolean,
  options: Setup['options'] = {},
  /** What is rare is looked for where it was found before: each game takes a second or two. */
  first = 1,
  players: readonly string[] = PLAYERS,
): Promise<Position> {
  const title = await loaded(titleId);
  for (let number = first; number < first + 60; number++) {
    const { setup, actions, states } = await played(title, `position ${number}`, options, players);
    const index = states.findIndex((state, at) => wanted(state, title, actions[at - 1]));
    const state = states[index];
    if (state) return { record: recordOf(titleId, setup, actions.slice(0, index)), state };
  }
  throw new Error(`no such position in ${titleId}`);
}

/** A whole game with at least so many actions. */
export async function finishedGame(titleId: string, atLeast = 0): Promise<Position> {
  const title = await loaded(titleId);
  for (let number = 1; number <= 60; number++) {
    const { setup, actions, states } = await played(title, `position ${number}`, {});
    const state = states.at(-1);
    if (state?.result && actions.length >= atLeast)
      return { record: recordOf(titleId, setup, actions), state };
  }
  throw new Error(`no finished game of ${titleId}`);
}

/** A whole game of so many players that ended as wanted. */
export async function endedGame(
  titleId: string,
  players: readonly string[],
  wanted: (state: EighteenState) => boolean,
  options: Setup['options'] = {},
): Promise<Position> {
  const title = await loaded(titleId);
  const { table } = title;
  for (let number = 1; number <= 60; number++) {
    const seed = `position ${number}`;
    const setup = { players, seed, options: { drawSeats: false, ...options } };
    const start = table.setup(setup);
    if (isRefusal(start)) throw new Error(start.reason);
    const player = randomPlayer(await eighteenHabits(title), seed);
    const { actions, state } = playWholeGame(table, start, player, { seed, limit: 3000 });
    if (state.result && wanted(state)) return { record: recordOf(titleId, setup, actions), state };
  }
  throw new Error(`no such end of ${titleId}`);
}

/** The game waits for this kind of decision. */
export const asks =
  (kind: string) =>
  (state: EighteenState): boolean =>
    state.agenda.at(-1)?.kind === kind;

/** The end of a turn that is asked about: a private of one's own could be sold, and nothing was passed just before. */
export const asksForPrivate = (
  state: EighteenState,
  { table }: LoadedEighteen,
  last: RecordedAction | undefined,
): boolean => {
  if (!asks('privatesStep')(state) || last?.action.type === 'pass') return false;
  const [seat = 0] = table.waiting(state);
  return table
    .choices(state, seat)
    .some(
      (choice) =>
        choice.type !== 'many' &&
        choice.action.type === 'requestPrivate' &&
        state.privates[choice.action.private]?.owner === seat,
    );
};
