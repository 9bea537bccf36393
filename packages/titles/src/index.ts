/** The list of titles: enough to choose one and set up a table. The game itself is loaded when it is played. */

import type {} from '@kursbuch/bots';
import type { LoadedCrayon } from '@kursbuch/crayon';
import type { LoadedEighteen } from '@kursbuch/eighteen';
import type {} from '@kursbuch/records';
import type { Currency, RecordProblem, Setup } from '@kursbuch/table';
import type { Voices, VoicesById } from '@kursbuch/words';
import type { CrayonVoice } from '@kursbuch/words/crayon';
import type { EighteenVoice } from '@kursbuch/words/eighteen';
import { CURRENCY as currency1830, PLAYERS as players1830 } from '../1830/facts/money.ts';
import * as options1830 from '../1830/options.ts';
import { words as words1830 } from '../1830/words/index.ts';
import { CURRENCY as currency1848, PLAYERS as players1848 } from '../1848/facts/money.ts';
import * as options1848 from '../1848/options.ts';
import { words as words1848 } from '../1848/words/index.ts';
import { CURRENCY as currency1853, PLAYERS as players1853 } from '../1853/facts/money.ts';
import * as options1853 from '../1853/options.ts';
import { words as words1853 } from '../1853/words/index.ts';
import { CURRENCY as currency1854, PLAYERS as players1854 } from '../1854/facts/money.ts';
import * as options1854 from '../1854/options.ts';
import { words as words1854 } from '../1854/words/index.ts';
import { CURRENCY as currencyBenelux, PLAYERS as playersBenelux } from '../benelux/facts/money.ts';
import * as optionsBenelux from '../benelux/options.ts';
import { words as wordsBenelux } from '../benelux/words/index.ts';

/** A title in the list: `L` is what it is when it is loaded. */
export interface EntryOf<L extends Loaded, V = L extends LoadedEighteen ? EighteenVoice : CrayonVoice> {
  readonly id: string;
  /** What its state looks like, known before it is loaded. */
  readonly family: L['family'];
  /** The name players know it by. */
  readonly name: string;
  /** Its money, shown with the options of a table before the title is loaded. */
  readonly currency: Currency;
  readonly players: { readonly min: number; readonly max: number };
  /** Every option of a table with its default. */
  readonly options: Setup['options'];
  /** Sets of options that belong together, by name. */
  readonly presets: Readonly<Record<string, Setup['options']>>;
  /** The words an option can be, where sets of options do not name them all. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Something is secret after the start: hands, sealed bids, what chance will bring. */
  readonly hides?: true;
  /** What the options of an earlier record mean today, or the one that is played no longer. */
  olderOptions?(given: Setup['options'], version: number): Setup['options'] | RecordProblem;
  /** What it says of its own, in every language. */
  readonly words: Voices<V>;
  load(): Promise<L>;
}

/** A title of some family, ready to play. */
interface Loaded {
  readonly family: string;
}

/** A title of any family in the list. */
export type TitleEntry = EntryOf<LoadedEighteen> | EntryOf<LoadedCrayon>;

/** The smallest and the largest number of players of a table by that number. */
function rangeOf(table: Readonly<Record<number, unknown>>): TitleEntry['players'] {
  const counts = Object.keys(table).map(Number);
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** The rooms of a title that are loaded for those who need them: computer players, and public records. */
type Rooms = Pick<LoadedEighteen, 'player' | 'records'>;

/** An entry of an 18xx title from its facts and what it loads when it is played, and when computers play it. */
function eighteen(
  facts: Omit<EntryOf<LoadedEighteen>, 'family' | 'load'>,
  module: () => Promise<Omit<LoadedEighteen, 'family' | keyof Rooms>>,
  rooms: Rooms,
): EntryOf<LoadedEighteen> {
  const load = async (): Promise<LoadedEighteen> => {
    const { game, table, title, counted } = await module();
    return { family: 'eighteen', title, game, table, ...rooms, ...(counted && { counted }) };
  };
  return { ...facts, family: 'eighteen', load };
}

export const eighteenTitles: readonly EntryOf<LoadedEighteen>[] = [
  eighteen(
    {
      id: '1830',
      name: '1830',
      currency: currency1830,
      players: rangeOf(players1830),
      options: options1830.DEFAULTS,
      words: words1830,
      presets: { publicRecords: options1830.PUBLIC_RECORDS },
      olderOptions: options1830.olderOptions,
    },
    () => import('../1830/index.ts'),
    { player: () => import('../1830/player/index.ts'), records: () => import('../1830/records/index.ts') },
  ),
  eighteen(
    {
      id: '1848',
      name: '1848 Australia',
      currency: currency1848,
      players: rangeOf(players1848),
      options: options1848.DEFAULTS,
      words: words1848,
      presets: { publicRecords: options1848.PUBLIC_RECORDS, edition2021: { edition: '2021' } },
      olderOptions: options1848.olderOptions,
    },
    () => import('../1848/index.ts'),
    { player: () => import('../1848/player/index.ts'), records: () => import('../1848/records/index.ts') },
  ),
  eighteen(
    {
      id: '1853',
      name: '1853 India',
      currency: currency1853,
      players: rangeOf(players1853),
      options: options1853.DEFAULTS,
      words: words1853,
      hides: true,
      presets: {},
    },
    () => import('../1853/index.ts'),
    { player: () => import('../1853/player/index.ts') },
  ),
  eighteen(
    {
      id: '1854',
      name: '1854 Austria',
      currency: currency1854,
      players: rangeOf(players1854),
      options: options1854.DEFAULTS,
      words: words1854,
      presets: {},
      olderOptions: options1854.olderOptions,
    },
    () => import('../1854/index.ts'),
    { player: () => import('../1854/player/index.ts') },
  ),
];

export const crayonTitles: readonly EntryOf<LoadedCrayon>[] = [
  {
    id: 'benelux',
    name: 'Benelux',
    family: 'crayon',
    currency: currencyBenelux,
    players: rangeOf(playersBenelux),
    options: optionsBenelux.DEFAULTS,
    words: wordsBenelux,
    hides: true,
    values: optionsBenelux.VALUES,
    olderOptions: optionsBenelux.olderOptions,
    presets: {},
    async load() {
      const { game, table, title } = await import('../benelux/index.ts');
      return { family: 'crayon', title, game, table };
    },
  },
];

/** All there are, in the order in which they are offered. */
export const titles: readonly TitleEntry[] = [...eighteenTitles, ...crayonTitles];

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
