/** The options of a table, in the order they are asked for. */
import type { Setup } from '@kursbuch/table';
import type { TitleEntry } from '@kursbuch/titles';
import { coverOf } from '../titles/index.ts';

export type Options = Setup['options'];
type Value = Options[string];

/** Asked with the seats. */
export const SEATS = 'drawSeats';
const PUBLIC = 'publicRecords';

export const commonOptions = ({ id, options }: TitleEntry): readonly string[] =>
  coverOf(id)?.commonOptions ?? Object.keys(options).filter((name) => name !== SEATS);

export const readings = (entry: TitleEntry): readonly string[] =>
  Object.keys(entry.options).filter((name) => name !== SEATS && !commonOptions(entry).includes(name));

/** The values a word may have: its default, and those that sets of options give it. */
export function valuesOf({ options, presets }: TitleEntry, name: string): readonly Value[] {
  const given = Object.values(presets).flatMap((preset) => preset[name] ?? []);
  return [...new Set([options[name] as Value, ...given])].sort();
}

/** Is everything as in public games? */
export function isPublic({ presets }: TitleEntry, chosen: Options): boolean {
  const preset = Object.entries(presets[PUBLIC] ?? {});
  return preset.length > 0 && preset.every(([name, value]) => chosen[name] === value);
}

/** As in public games, or as in the rulebook again. Off leaves the order of play as it is. */
export function withPublic({ options, presets }: TitleEntry, chosen: Options, on: boolean): Options {
  const preset = presets[PUBLIC] ?? {};
  if (on) return { ...chosen, ...preset };
  const back = Object.keys(preset).filter((name) => name !== SEATS);
  return { ...chosen, ...Object.fromEntries(back.map((name) => [name, options[name] as Value])) };
}

/** What differs from the rulebook, the order of play aside. */
export const changedOptions = ({ options }: TitleEntry, chosen: Options): readonly string[] =>
  Object.keys(options).filter((name) => name !== SEATS && chosen[name] !== options[name]);
