/**
 * The list of titles, in the order in which they are offered: the only place that names them. A title is a folder beside
 * this file; its screen is found there by the client.
 */
import type { LoadedCrayon } from '@kursbuch/crayon';
import type { LoadedEighteen } from '@kursbuch/eighteen';
import type { Voices, VoicesById } from '@kursbuch/words';
import type { CrayonVoice } from '@kursbuch/words/crayon';
import type { EighteenVoice } from '@kursbuch/words/eighteen';
import { entry as t1830 } from './1830/index.ts';
import { entry as t1848 } from './1848/index.ts';
import { entry as t1853 } from './1853/index.ts';
import { entry as t1854 } from './1854/index.ts';
import { entry as t1889 } from './1889/index.ts';
import { entry as benelux } from './benelux/index.ts';
import type { EntryOf, TitleEntry } from './src/entry.ts';

export type { EntryOf, TitleEntry } from './src/entry.ts';

/** The one somebody begins with who has never played. */
export const firstTitle: EntryOf<LoadedEighteen> = t1830;

/** The one to begin with when it is known what all of them have in common. */
export const beginnersTitle: TitleEntry = t1889;

export const titles: readonly TitleEntry[] = [t1830, t1848, t1853, t1854, t1889, benelux];

/** From the lightest to the one with the most in it: who knows one looks for the next. */
const MIDDLE = 3;
const byWeight = [...titles].sort((one, other) => (one.weight ?? MIDDLE) - (other.weight ?? MIDDLE));

/** What to play after this title: the next one in weight that is not known yet, else the next. */
export function titleAfter(id: string, known: ReadonlySet<string>): TitleEntry {
  const at = byWeight.findIndex((title) => title.id === id);
  const others = byWeight.map((_, step) => byWeight[(at + 1 + step) % byWeight.length] as TitleEntry);
  return others.find((title) => title.id !== id && !known.has(title.id)) ?? (others[0] as TitleEntry);
}

export const eighteenTitles: readonly EntryOf<LoadedEighteen>[] = titles.filter(
  (entry) => entry.family === 'eighteen',
);

export const crayonTitles: readonly EntryOf<LoadedCrayon>[] = titles.filter(
  (entry) => entry.family === 'crayon',
);

export const eighteenNamed = (id: string): EntryOf<LoadedEighteen> | undefined =>
  eighteenTitles.find((title) => title.id === id);

export const titleNamed = (id: string): TitleEntry | undefined => titles.find((title) => title.id === id);

/** What these titles say, to hand in where words are made. Throws for a name that is no title of the family. */
export const eighteenVoices = (...ids: readonly string[]): VoicesById<EighteenVoice> =>
  voicesIn(eighteenTitles, ids);

export const crayonVoices = (...ids: readonly string[]): VoicesById<CrayonVoice> =>
  voicesIn(crayonTitles, ids);

function voicesIn<V>(
  list: readonly { readonly id: string; readonly words: Voices<V> }[],
  ids: readonly string[],
): VoicesById<V> {
  const voices = ids.map((id) => {
    const entry = list.find((one) => one.id === id);
    if (!entry) throw new Error(`no such title here: ${id}`);
    return [id, entry.words] as const;
  });
  return Object.fromEntries(voices);
}

/** What every title says of its options, for pages that offer them. */
export const allVoices: VoicesById<Pick<EighteenVoice, 'options'>> = Object.fromEntries(
  titles.map(({ id, words }) => [id, words]),
);
