/** Where terms stand in a text. */
import type { KnownTerm } from '@kursbuch/screens/game/shown.ts';

export interface Place {
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

export type Finder = (text: string) => readonly Place[];

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words alone, in small or large letters; of two forms that begin alike the longer one. */
export function finderOf(terms: readonly Pick<KnownTerm, 'id' | 'forms'>[]): Finder {
  const byForm = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [form.toLowerCase(), id])));
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length).map(escaped);
  if (forms.length === 0) return () => [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const term = byForm.get(found[0].toLowerCase());
      return term === undefined ? [] : [{ term, from: found.index, to: found.index + found[0].length }];
    });
}
