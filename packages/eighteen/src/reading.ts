/** How a title is read: as its rulebook is printed and ruled, or as the public engine of 18xx.games plays it. */
import type { RecordProblem, Setup } from '@kursbuch/table';

export type Reading = 'printed' | 'public';

export const isReading = (value: unknown): value is Reading => value === 'printed' || value === 'public';

/** Is this table read as public games are? What exists for their sake alone stands behind this question. */
export const isPublic = ({ options }: { readonly options: Setup['options'] }): boolean =>
  options.reading === 'public';

/** Older records switch the public reading on point by point; all of its switches together are what it is now. */
export function foldReading(
  switches: readonly string[],
  given: Setup['options'],
): Setup['options'] | RecordProblem {
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !switches.includes(name)));
  const on = switches.filter((name) => given[name] === true);
  if (on.length === 0) return rest;
  return on.length === switches.length ? { ...rest, reading: 'public' } : standsAlone(on[0] as string);
}

export const standsAlone = (option: string): RecordProblem => ({
  problem: `the option "${option}" is no longer played by itself, only with everything else that 18xx.games does otherwise`,
  at: 'options',
});
