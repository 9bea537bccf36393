/** By what somebody looks for open tables, kept on this device. */
import { titleNamed } from '@kursbuch/titles';
import { isSpoken } from '@kursbuch/words/spoken.ts';
import { effect, signal } from '@preact/signals';
import type { Filters } from '../online/wire.ts';

export type FilterName = keyof Filters;

export const PACES = ['live', 'days', 'none'] as const;
export const FOR_WHOM = ['anybody', 'new', 'regulars'] as const;

const KEY = 'kursbuch.finding';

const oneOf = <T extends string>(list: readonly T[], text: unknown): T | undefined =>
  list.find((one) => one === text);

/** What this device has kept, as far as it means something. */
function kept(): Filters {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const { title, pace, language, wanted } = value as Readonly<Record<string, unknown>>;
    const chosen = { pace: oneOf(PACES, pace), wanted: oneOf(FOR_WHOM, wanted) };
    return {
      ...(typeof title === 'string' && titleNamed(title) && { title }),
      ...(chosen.pace && { pace: chosen.pace }),
      ...(typeof language === 'string' && isSpoken(language) && { language }),
      ...(chosen.wanted && { wanted: chosen.wanted }),
    };
  } catch {
    return {};
  }
}

export const filters = signal<Filters>(kept());

effect(() => {
  try {
    if (Object.keys(filters.value).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(filters.value));
  } catch {
    // Without storage they are forgotten with the page.
  }
});

export function choose(name: FilterName, value: string): void {
  const { [name]: _, ...others } = filters.value;
  filters.value = value === '' ? others : { ...others, [name]: value };
}

/** As the server is asked for them. */
export const filterQuery = (chosen: Filters): string =>
  Object.entries(chosen)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('');
