/** Setting a table up: what every title checks and does before its own first move. */
import { type Chance, chanceFrom, shuffle } from './chance.ts';
import type { Objection, Setup, TableReason } from './types.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersion = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const malformed = (field: string): Objection<TableReason> => ({ reason: 'malformed', params: { field } });

/** A set-up from outside: is this the form of one? What names and options mean is the title's business. */
export function parseSetup(input: unknown): Setup | Objection<TableReason> {
  if (!isObject(input)) return malformed('setup');
  const { players, seed, options, version } = input;
  // A list may have holes, which `every` would pass over.
  const names: unknown[] | null = Array.isArray(players) ? Array.from(players) : null;
  if (!names?.every((name) => typeof name === 'string')) return malformed('players');
  if (typeof seed !== 'string') return malformed('seed');
  if (!isObject(options)) return malformed('options');
  if (version !== undefined && !isVersion(version)) return malformed('version');
  const chosen: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(options)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return { reason: 'badOption', params: { option: name.slice(0, 40) } };
    // Not by assignment: "__proto__" is a name like any other, and no title has it.
    Object.defineProperty(chosen, name, { value, enumerable: true });
  }
  return { players: names, seed, options: chosen, ...(version !== undefined && { version }) };
}

/** The options of a new table over a title's defaults: known names, values of the same kind. */
export function chosenOptions(
  defaults: Setup['options'],
  given: Setup['options'],
): Setup['options'] | Objection<TableReason> {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(defaults, name))
      return { reason: 'unknownOption', params: { option: name.slice(0, 40) } };
    if (typeof value !== typeof defaults[name]) return { reason: 'badOption', params: { option: name } };
  }
  return { ...defaults, ...given };
}

interface Seated {
  readonly players: readonly string[];
  /** What is left of the seed's chance: it belongs into the secret part of the state. */
  readonly chance: Chance;
}

/** The players in their seats: drawn by lot, or as listed. Everybody needs a name of his own. */
export function seated({ players, seed, version }: Setup, drawn: boolean): Seated | Objection<TableReason> {
  const names = players.map((name) => (typeof name === 'string' ? name.trim() : ''));
  if (names.includes('') || new Set(names).size < names.length) return { reason: 'sameName' };
  const chance = chanceFrom(seed, version);
  if (!drawn) return { players: names, chance };
  const [order, rest] = shuffle(chance, names);
  return { players: order, chance: rest };
}

/** Why there is no table for this many players: the rules are for these numbers. */
export function badPlayers(
  byNumber: Readonly<Record<number, unknown>>,
  players: number,
): Objection<TableReason> {
  const numbers = Object.keys(byNumber).map(Number);
  const [fewest, most] = [Math.min(...numbers), Math.max(...numbers)];
  return { reason: 'badPlayers', params: { players, fewest, most } };
}
