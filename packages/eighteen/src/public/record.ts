/** Public records: the JSON that 18xx.games exports. Here its form, and what was undone is taken out. */

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
  /** In force: undone actions, undo, redo and chat are gone; automatic ones follow their cause. */
  readonly actions: readonly PublicAction[];
  /** Final value of each player id, where the record has one. */
  readonly result: Readonly<Record<string, number>> | null;
}

export interface PublicProblem {
  readonly problem: string;
  readonly at: string;
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Does this look like a public record at all? */
export const looksPublic = (input: unknown): boolean =>
  isObject(input) &&
  Array.isArray(input.actions) &&
  Array.isArray(input.players) &&
  input.format === undefined;

/** Check the form of a public record and fold undo, redo and chat away. */
export function readPublicRecord(input: unknown): PublicRecord | PublicProblem {
  if (!isObject(input)) return { problem: 'a record is an object', at: 'the file' };
  if (typeof input.title !== 'string') return { problem: 'the title is missing', at: 'title' };
  if (!Array.isArray(input.players) || input.players.length === 0)
    return { problem: 'players must be a list', at: 'players' };
  const players: (string | number)[] = [];
  const names: string[] = [];
  for (const [seat, player] of input.players.entries()) {
    const id = isObject(player) ? player.id : player;
    if (typeof id !== 'string' && typeof id !== 'number')
      return { problem: 'a player needs an id', at: `player ${seat}` };
    players.push(id);
    names.push(isObject(player) && typeof player.name === 'string' ? player.name : `Player ${id}`);
  }
  if (!Array.isArray(input.actions)) return { problem: 'actions must be a list', at: 'actions' };
  const settings = isObject(input.settings) ? input.settings : {};
  const optional = settings.optional_rules ?? input.optional_rules ?? [];
  if (!Array.isArray(optional) || !optional.every((rule) => typeof rule === 'string'))
    return { problem: 'optional rules must be a list of words', at: 'settings' };
  const actions = fold(input.actions);
  if ('problem' in actions) return actions;
  const result = isObject(input.result) ? (input.result as Record<string, number>) : null;
  return { title: input.title, players, names, optionalRules: optional, actions, result };
}

/**
 * Take back what was undone. `undo` without a number takes the last action still in force, with a number everything
 * after that id; `redo` restores what the latest undo took; any other action empties the memory of redo.
 */
function fold(input: readonly unknown[]): readonly PublicAction[] | PublicProblem {
  let kept: { readonly id: number; readonly actions: readonly PublicAction[] }[] = [];
  let undone: (typeof kept)[] = [];
  for (const [index, raw] of input.entries()) {
    if (!isObject(raw) || typeof raw.type !== 'string')
      return { problem: 'an action needs a type', at: `action ${index}` };
    const id = typeof raw.id === 'number' ? raw.id : index + 1;
    if (raw.type === 'message') continue;
    if (raw.type === 'undo') {
      const keep =
        typeof raw.action_id === 'number'
          ? kept.filter((entry) => entry.id <= (raw.action_id as number))
          : kept.slice(0, -1);
      undone.push(kept.slice(keep.length));
      kept = keep;
    } else if (raw.type === 'redo') {
      const restored = undone.pop();
      if (!restored) return { problem: 'there is nothing to redo', at: `action ${index}` };
      kept = [...kept, ...restored];
    } else {
      undone = [];
      const followers = Array.isArray(raw.auto_actions) ? raw.auto_actions : [];
      for (const action of [raw, ...followers])
        if (
          !isObject(action) ||
          typeof action.type !== 'string' ||
          !isEntity(action.entity) ||
          typeof action.entity_type !== 'string'
        )
          return { problem: 'an action needs a type and an entity', at: `action ${index}` };
      kept.push({ id, actions: [raw, ...followers] as unknown as PublicAction[] });
    }
  }
  return kept.flatMap((entry) => entry.actions);
}

const isEntity = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
