/** The options of a table, in the order they are asked for. */
import type { Setup } from '@kursbuch/table';
import type { TitleEntry } from '@kursbuch/titles';
import { coverOf } from '../titles/covers.ts';

export type Options = Setup['options'];
type Value = Options[string];

/** Asked with the seats. */
export const SEATS = 'drawSeats';
const PUBLIC = 'publicRecords';
/** Switched on and off with everything that goes with it. */
export const READING = 'reading';

export const commonOptions = ({ id, options }: TitleEntry): readonly string[] =>
  coverOf(id)?.commonOptions ?? Object.keys(options).filter((name) => name !== SEATS && name !== READING);

/** The values a word may have: those the title lists, or its default and those that sets of options give it. */
export function valuesOf({ options, presets, values }: TitleEntry, name: string): readonly Value[] {
  if (values?.[name]) return values[name];
  const given = Object.values(presets).flatMap((preset) => preset[name] ?? []);
  return [...new Set([options[name] as Value, ...given])].sort();
}

/** Is the table read as public games are? */
export const isPublic = (chosen: Options): boolean => chosen[READING] === 'public';

/** As in public games, or as in the rulebook again. Off leaves the order of play as it is. */
export function withPublic({ options, presets }: TitleEntry, chosen: Options, on: boolean): Options {
  const preset = presets[PUBLIC] ?? {};
  if (on) return { ...chosen, ...preset };
  const back = Object.keys(preset).filter((name) => name !== SEATS);
  return { ...chosen, ...Object.fromEntries(back.map((name) => [name, options[name] as Value])) };
}

/** One option chosen: an edition that public games do not know takes their reading back. */
export function withOption(entry: TitleEntry, chosen: Options, name: string, value: Value): Options {
  const wanted = entry.presets[PUBLIC]?.[name];
  const leaves = isPublic(chosen) && typeof wanted === 'string' && wanted !== value;
  return { ...chosen, ...(leaves ? { [READING]: entry.options[READING] as Value } : {}), [name]: value };
}

/** What differs from the rulebook, the order of play aside. */
export const changedOptions = ({ options }: TitleEntry, chosen: Options): readonly string[] =>
  Object.keys(options).filter((name) => name !== SEATS && chosen[name] !== options[name]);
