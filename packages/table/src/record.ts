/** Records: everything needed to play a game again. */
import { isRefusal, type Outcome, type Table } from './agenda.ts';
import { chanceFrom } from './chance.ts';
import { isNestedTooDeep } from './shape.ts';
import type { Action, GameEvent, Refusal, Seat, Setup, TableState } from './types.ts';

/**
 * Raised when the form changes, what an option or the lack of one says, or how chance is drawn; older records keep
 * replaying. Since the fifth what is drawn comes from a stream (`chance.ts`).
 */
export const RECORD_VERSION = 5;

export interface RecordedAction {
  readonly seat: Seat;
  readonly action: Action;
  /** After it everything that chance had decided and nobody knew yet was decided again, by this seed. */
  readonly redraw?: string;
}

export interface GameRecord {
  readonly format: 'kursbuch';
  readonly version: number;
  readonly title: string;
  readonly players: readonly string[];
  readonly seed: string;
  readonly options: Setup['options'];
  readonly actions: readonly RecordedAction[];
}

/** What an eye may know of a record: no seed and not every action, while the game has secrets. */
export interface SeenRecord extends Omit<GameRecord, 'seed' | 'actions'> {
  readonly seed: string | null;
  readonly actions: readonly {
    readonly seat: Seat;
    readonly action: Action | null;
    readonly redraw?: string;
  }[];
}

/** What is wrong with a file that should be a record, and where. */
export interface RecordProblem {
  readonly problem: string;
  readonly at: string;
}

export const isProblem = (value: object): value is RecordProblem => 'problem' in value;

/** Check the form of a record that came from outside. The rules are not asked here. */
export function parseRecord(input: unknown): GameRecord | RecordProblem {
  if (!isObject(input)) return { problem: 'a record is an object', at: 'the file' };
  if (isNestedTooDeep(input)) return { problem: 'something in it is nested too deeply', at: 'the file' };
  if (input.format !== 'kursbuch') return { problem: 'this is not a Kursbuch record', at: 'format' };
  if (typeof input.version !== 'number' || !Number.isInteger(input.version) || input.version < 1)
    return { problem: 'the version must be a whole number from 1', at: 'version' };
  if (input.version > RECORD_VERSION)
    return {
      problem: `this record has version ${input.version}, newer than the ${RECORD_VERSION} this program reads`,
      at: 'version',
    };
  if (typeof input.title !== 'string') return { problem: 'the title is missing', at: 'title' };
  if (!Array.isArray(input.players) || !input.players.every((name) => typeof name === 'string'))
    return { problem: 'players must be a list of names', at: 'players' };
  if (input.seed === null)
    return { problem: 'this is what one player knows of a game that is not over', at: 'seed' };
  if (typeof input.seed !== 'string') return { problem: 'the seed must be a text', at: 'seed' };
  const options = input.options ?? {};
  if (!isObject(options) || !Object.values(options).every(isOption))
    return { problem: 'options must be a table of texts, numbers and switches', at: 'options' };
  if (!Array.isArray(input.actions)) return { problem: 'actions must be a list', at: 'actions' };
  for (const [index, entry] of input.actions.entries())
    if (!isEntry(entry))
      return { problem: 'an entry needs a seat and an action with a type', at: `action ${index}` };
  return {
    format: 'kursbuch',
    version: input.version,
    title: input.title,
    players: input.players,
    seed: input.seed,
    options: options as Setup['options'],
    actions: input.actions.map(({ seat, action, redraw }: RecordedAction) => entry(seat, action, redraw)),
  };
}

/** What a record keeps of a step. */
export const entry = (seat: Seat, action: Action, redraw?: string): RecordedAction =>
  redraw === undefined ? { seat, action } : { seat, action, redraw };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is RecordedAction =>
  isObject(value) &&
  Number.isInteger(value.seat) &&
  isObject(value.action) &&
  typeof value.action.type === 'string' &&
  (value.redraw === undefined || typeof value.redraw === 'string');

/** What a table is asked for by an entry, whatever it is: one that is none has no action, and is refused as such. */
const entryOf = (
  value: unknown,
): { readonly seat: Seat; readonly action: unknown; readonly redraw?: string } =>
  isEntry(value) ? value : { seat: 0, action: undefined };

const isOption = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export function recordOf(title: string, setup: Setup, actions: readonly RecordedAction[]): GameRecord {
  const { players, seed, options, version = RECORD_VERSION } = setup;
  return { format: 'kursbuch', version, title, players, seed, options, actions };
}

/** The seed of what is still hidden: the last one that was drawn. */
export const lastSeed = <T extends string | null>({
  seed,
  actions,
}: {
  readonly seed: T;
  readonly actions: SeenRecord['actions'];
}): T | string => actions.findLast(({ redraw }) => redraw !== undefined)?.redraw ?? seed;

/** What an entry of a record brings. */
export function playEntry<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  state: S,
  recorded: unknown,
): (Outcome<S, A, E> & { readonly redraw?: string }) | Refusal {
  const { seat, action, redraw } = entryOf(recorded);
  const outcome = table.act(state, seat, action);
  return isRefusal(outcome) || redraw === undefined ? outcome : redrawn(table, outcome, redraw);
}

/** Nobody sees a difference, but what chance has decided and nobody knows yet is decided again. */
function redrawn<S extends TableState, A extends Action, E extends GameEvent, O extends Outcome<S, A, E>>(
  table: Table<S, A, E>,
  outcome: O,
  redraw: string,
): O & { readonly redraw: string } {
  const anew = table.game.redrawn?.(outcome.state, chanceFrom(redraw)) ?? [];
  const events = [...outcome.events, ...anew];
  return { ...outcome, events, state: anew.reduce(table.evolve, outcome.state), redraw };
}

/** How far a replay came. `refusal` says which action stopped it (-1: the set-up) and why. */
interface Replay<S> {
  readonly state: S | null;
  readonly played: number;
  readonly refusal?: { readonly index: number; readonly refusal: Refusal };
}

/** Play a record again, up to and including `until` actions, telling `onState` every state on the way. */
export function replay<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  record: GameRecord,
  {
    until = record.actions.length,
    onState,
  }: { until?: number; onState?: (state: S, index: number) => void } = {},
): Replay<S> {
  const start = table.setup(record);
  if (isRefusal(start)) return { state: null, played: 0, refusal: { index: -1, refusal: start } };
  let state: S = start;
  onState?.(state, -1);
  const last = Math.min(until, record.actions.length);
  for (let index = 0; index < last; index++) {
    const outcome = playEntry(table, state, record.actions[index]);
    if (isRefusal(outcome)) return { state, played: index, refusal: { index, refusal: outcome } };
    state = outcome.state;
    onState?.(state, index);
  }
  return { state, played: last };
}
