/** Public records: the JSON that 18xx.games exports. Here its form, and what was undone is taken out. */
import { isNestedTooDeep } from '@kursbuch/table';

/** An action as the public site writes it. */
export interface PublicAction {
  readonly type: string;
  readonly entity: string | number;
  readonly entity_type: string;
  readonly [field: string]: unknown;
}

export interface PublicRecord {
  readonly title: string;
  /** Player ids in seat order. */
  readonly players: readonly (string | number)[];
  readonly names: readonly string[];
  readonly optionalRules: readonly string[];
  /** What the site drew its lots with, where the record says so. */
  readonly seed?: number;
  /** In force: undone actions, undo, redo and chat are gone; automatic ones follow their cause. */
  readonly actions: readonly PublicAction[];
  /** Where each of them stands in the file's list, followers with their cause; left out: at its own index. */
  readonly positions?: readonly number[];
  /** Final value of each player id, where the record has one. */
  readonly result: Readonly<Record<string, number>> | null;
  /** When the last action was played, in milliseconds since 1970, where the record says so. */
  readonly played?: number;
  /** The site says that somebody ended it, whether the actions tell or not. */
  readonly endedByHand?: true;
}

export interface PublicProblem {
  readonly problem: string;
  readonly at: string;
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Check the form of a public record and fold undo, redo and chat away. */
export function readPublicRecord(input: unknown): PublicRecord | PublicProblem {
  if (!isObject(input)) return { problem: 'a record is an object', at: 'the file' };
  if (isNestedTooDeep(input)) return { problem: 'something in it is nested too deeply', at: 'the file' };
  if (typeof input.title !== 'string') return { problem: 'the title is missing', at: 'title' };
  if (!Array.isArray(input.players) || input.players.length === 0)
    return { problem: 'players must be a list', at: 'players' };
  const players: (string | number)[] = [];
  const names: string[] = [];
  for (const [seat, player] of input.players.entries()) {
    const given = isObject(player) && typeof player.name === 'string' ? player.name.trim() : '';
    // Older records know players by their names alone.
    const id = isObject(player) ? (player.id ?? (given || undefined)) : player;
    if (!isEntity(id)) return { problem: 'a player needs an id or a name', at: `player ${seat}` };
    if (players.some((other) => String(other) === String(id)))
      return { problem: 'two players have the same id', at: `player ${seat}` };
    players.push(id);
    const name = given || (isNumber(id) ? `Player ${id}` : String(id));
    names.push(names.includes(name) ? `${name} (${id})` : name);
  }
  if (!Array.isArray(input.actions)) return { problem: 'actions must be a list', at: 'actions' };
  const settings = isObject(input.settings) ? input.settings : {};
  const optional = settings.optional_rules ?? input.optional_rules ?? [];
  if (!Array.isArray(optional) || !optional.every((rule) => typeof rule === 'string'))
    return { problem: 'optional rules must be a list of words', at: 'settings' };
  const folded = fold(input.actions);
  if ('problem' in folded) return folded;
  const result = readResult(input.result ?? null, players, names);
  if (result === undefined) return { problem: 'the result must be a table of amounts', at: 'result' };
  const byHand = input.manually_ended === true || input.game_end_reason === 'manually_ended';
  return {
    title: input.title,
    players,
    names,
    optionalRules: optional,
    ...(typeof settings.seed === 'number' ? { seed: settings.seed } : {}),
    ...folded,
    result,
    ...playedOn(input, input.actions),
    ...(byHand ? { endedByHand: true } : {}),
  };
}

/** The site writes seconds. Its own word for the last change of a game may be of a later tidying-up. */
function playedOn(game: Loose, actions: readonly unknown[]): Pick<PublicRecord, 'played'> {
  const last = actions.findLast((action) => isObject(action) && isTime(action.created_at)) as
    | Loose
    | undefined;
  const seconds = [last?.created_at, game.finished_at, game.updated_at, game.created_at].find(isTime);
  return seconds === undefined ? {} : { played: seconds * 1000 };
}

/** A moment between the first of such sites and the end of this century. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value > 1e9 && value < 4_102_444_800;

const isNumber = (value: string | number): boolean =>
  String(value).trim() !== '' && Number.isFinite(Number(value));

/** The amounts of a result by player id; older records name the players, and write "$521". Undefined: there is no sense in it. */
function readResult(
  input: unknown,
  players: PublicRecord['players'],
  names: readonly string[],
): PublicRecord['result'] | undefined {
  if (input === null) return null;
  if (!isObject(input)) return undefined;
  const result: Record<string, number> = {};
  for (const [key, value] of Object.entries(input)) {
    if (value === null) continue;
    const amount = amountIn(value);
    if (amount === undefined) return undefined;
    const named = players.some((id) => String(id) === key) ? undefined : players[names.indexOf(key)];
    result[String(named ?? key)] = amount;
  }
  return result;
}

/** A whole amount, perhaps with a sign of money before or behind it and marks between the thousands. */
function amountIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const [, sign = '', digits] =
    /^\s*(?:\p{Sc}\s*)?([-−]?)\s*(?:\p{Sc}\s*)?(\d+|\d{1,3}(?:[,.' ]\d{3})+)\s*\p{Sc}?\s*$/u.exec(value) ??
    [];
  if (digits === undefined) return undefined;
  const amount = Number(digits.replace(/\D/g, ''));
  return sign === '' ? amount : -amount;
}

/** An action of the site with its automatic followers. */
interface Entry {
  readonly id: number;
  readonly position: number;
  readonly action: PublicAction;
  readonly followers: readonly PublicAction[];
}

const NONE: readonly unknown[] = [];
const NO_ACTIONS: readonly PublicAction[] = [];

const wrong = (problem: string, position: number): PublicProblem => ({ problem, at: `action ${position}` });

/**
 * Take back what was undone. `undo` without a number takes the last action still in force, with a number everything
 * after that id; `redo` restores what the latest undo took; any other action empties the memory of redo.
 */
function fold(
  input: readonly unknown[],
): Required<Pick<PublicRecord, 'actions' | 'positions'>> | PublicProblem {
  const kept: Entry[] = [];
  let undone: Entry[][] = [];
  for (let position = 0; position < input.length; position++) {
    const raw = input[position];
    if (!isObject(raw) || typeof raw.type !== 'string') return wrong('an action needs a type', position);
    const id = typeof raw.id === 'number' ? raw.id : position + 1;
    if (raw.type === 'message') continue;
    if (raw.type === 'undo') {
      const back = raw.action_id ?? null;
      if (back !== null && typeof back !== 'number')
        return wrong('an undo goes back to the number of an action', position);
      let left = kept.length;
      if (back === null) left = Math.max(0, left - 1);
      else while (left > 0 && (kept[left - 1] as Entry).id > back) left--;
      undone.push(kept.splice(left));
    } else if (raw.type === 'redo') {
      const restored = undone.pop();
      if (!restored) return wrong('there is nothing to redo', position);
      for (const entry of restored) kept.push(entry);
    } else {
      if (undone.length > 0) undone = [];
      const followers: readonly unknown[] = Array.isArray(raw.auto_actions) ? raw.auto_actions : NONE;
      if (!isAction(raw) || !followers.every(isAction))
        return wrong('an action needs a type and an entity', position);
      const cleared = followers.length > 0 ? followers.map(withoutNulls) : NO_ACTIONS;
      kept.push({ id, position, action: withoutNulls(raw), followers: cleared });
    }
  }
  const actions: PublicAction[] = [];
  const positions: number[] = [];
  for (let at = 0; at < kept.length; at++) {
    const { position, action, followers } = kept[at] as Entry;
    actions.push(action);
    positions.push(position);
    for (let next = 0; next < followers.length; next++) {
      actions.push(followers[next] as PublicAction);
      positions.push(position);
    }
  }
  return { actions, positions };
}

const isAction = (value: unknown): value is PublicAction =>
  isObject(value) &&
  typeof value.type === 'string' &&
  isEntity(value.entity) &&
  typeof value.entity_type === 'string';

/** Older records write null where there is nothing. */
function withoutNulls(action: PublicAction): PublicAction {
  for (const field in action)
    if (action[field] === null) {
      const { type, entity, entity_type, ...others } = action;
      const filled = Object.entries(others).filter(([, value]) => value !== null);
      return { ...Object.fromEntries(filled), type, entity, entity_type };
    }
  return action;
}

const isEntity = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
