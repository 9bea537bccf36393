/** Setting a table up: what every title checks and does before its own first move. */
import { type Chance, chanceFrom, shuffle } from './chance.ts';
import type { Objection, Setup, TableReason } from './types.ts';

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

export interface Seated {
  readonly players: readonly string[];
  /** What is left of the seed's chance: it belongs into the secret part of the state. */
  readonly chance: Chance;
}

/** The players in their seats: drawn by lot, or as listed. Everybody needs a name of his own. */
export function seated({ players, seed }: Setup, drawn: boolean): Seated | Objection<TableReason> {
  const names = players.map((name) => (typeof name === 'string' ? name.trim() : ''));
  if (names.includes('') || new Set(names).size < names.length) return { reason: 'sameName' };
  const chance = chanceFrom(seed);
  if (!drawn) return { players: names, chance };
  const [order, rest] = shuffle(chance, names);
  return { players: order, chance: rest };
}
