/** From words on a command line to a title and the set-up of a table. */
import type { Setup } from '@kursbuch/table';
import { type TitleEntry, titleNamed, titles } from '@kursbuch/titles';
import { InputError } from './flags.ts';

/** The title of that name. */
export function titleFor(id: string): TitleEntry {
  const entry = titleNamed(id);
  if (entry) return entry;
  const known = titles.map((title) => title.id).join(', ');
  throw new InputError(`There is no title "${id.slice(0, 40)}"; there is ${known}.`);
}

const isYes = (text: string): boolean => ['true', 'yes', 'on', '1'].includes(text);
const isNo = (text: string): boolean => ['false', 'no', 'off', '0'].includes(text);

/** `name=value` for an option of the title; a switch alone turns it on. */
export function readOption(entry: TitleEntry, text: string): Setup['options'] {
  const [name = '', value = 'true'] = text.split(/=(.*)/s);
  const standard = Object.hasOwn(entry.options, name) ? entry.options[name] : undefined;
  if (standard === undefined) {
    const known = Object.keys(entry.options).join(', ');
    throw new InputError(`${entry.id} has no option "${name.slice(0, 40)}"; it has ${known}.`);
  }
  const word = value.trim().toLowerCase();
  if (typeof standard === 'boolean') {
    if (isYes(word) || isNo(word)) return { [name]: isYes(word) };
    throw new InputError(`The option ${name} is on or off, not "${value.slice(0, 40)}".`);
  }
  if (typeof standard === 'number') {
    if (/^\d+$/.test(word)) return { [name]: Number(word) };
    throw new InputError(`The option ${name} is a whole number, not "${value.slice(0, 40)}".`);
  }
  return { [name]: value };
}

/** Options from flags: first the sets, then one by one. */
export function readOptions(
  entry: TitleEntry,
  presets: readonly string[] = [],
  options: readonly string[] = [],
): Setup['options'] {
  let chosen: Setup['options'] = {};
  for (const preset of presets) {
    const set = Object.hasOwn(entry.presets, preset) ? entry.presets[preset] : undefined;
    if (!set) {
      const known = Object.keys(entry.presets).join(', ');
      throw new InputError(
        `${entry.id} has no set of options "${preset.slice(0, 40)}"; it has ${known || 'none'}.`,
      );
    }
    chosen = { ...chosen, ...set };
  }
  for (const option of options) chosen = { ...chosen, ...readOption(entry, option) };
  return chosen;
}

/** The options of a table that differ from what is usual: " (edition=2021)"; nothing if none does. */
export function unusual(usual: Setup['options'], chosen: Setup['options']): string {
  const others = Object.entries(chosen).filter(([name, value]) => usual[name] !== value);
  return others.length > 0 ? ` (${others.map(([name, value]) => `${name}=${value}`).join(', ')})` : '';
}
