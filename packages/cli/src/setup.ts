/** From words on a command line to a title and the set-up of a table. */
import type { Setup } from '@kursbuch/table';
import { type TitleEntry, titleNamed, titles } from '@kursbuch/titles';
import { InputError } from './flags.ts';
import { isNo, isYes } from './typed.ts';

/** The title of that name. */
export function titleFor(id: string): TitleEntry {
  const entry = titleNamed(id);
  if (entry) return entry;
  const known = titles.map((title) => title.id).join(', ');
  throw new InputError((labels) => labels.noTitle(id.slice(0, 40), known));
}

/** `name=value` for an option of the title; a switch alone turns it on. */
function readOption(entry: TitleEntry, text: string): Setup['options'] {
  const [name = '', value = 'true'] = text.split(/=(.*)/s);
  const standard = Object.hasOwn(entry.options, name) ? entry.options[name] : undefined;
  if (standard === undefined) {
    const known = Object.keys(entry.options).join(', ');
    throw new InputError((labels) => labels.noOption(entry.id, name.slice(0, 40), known));
  }
  const word = value.trim().toLowerCase();
  if (typeof standard === 'boolean') {
    if (isYes(word) || isNo(word)) return { [name]: isYes(word) };
    throw new InputError((labels) => labels.onOrOff(name, value.slice(0, 40)));
  }
  if (typeof standard === 'number') {
    if (/^\d+$/.test(word)) return { [name]: Number(word) };
    throw new InputError((labels) => labels.wholeOption(name, value.slice(0, 40)));
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
      throw new InputError((labels) => labels.noPreset(entry.id, preset.slice(0, 40), known));
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
