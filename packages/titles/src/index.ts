/** The list of titles: enough to choose one and set up a table. The game itself is loaded when it is played. */

import type {
  CrayonAction,
  CrayonEvent,
  CrayonTitle as CrayonFacts,
  CrayonGame,
  CrayonReason,
  CrayonState,
} from '@kursbuch/crayon';
import type {
  EighteenEvent,
  EighteenState,
  KitAction,
  KitAdviceReason,
  KitGame,
  KitTable,
  Title,
} from '@kursbuch/eighteen';
import type { Advice, Currency, RecordProblem, Setup, Table } from '@kursbuch/table';
import { CURRENCY as currency1830, PLAYERS as players1830 } from '../1830/facts/money.ts';
import * as options1830 from '../1830/options.ts';
import type { AdviceReason1848 } from '../1848/advice.ts';
import { CURRENCY as currency1848, PLAYERS as players1848 } from '../1848/facts/money.ts';
import type { Action1848 } from '../1848/index.ts';
import * as options1848 from '../1848/options.ts';
import type { AdviceReason1853 } from '../1853/advice.ts';
import { CURRENCY as currency1853, PLAYERS as players1853 } from '../1853/facts/money.ts';
import type { Action1853 } from '../1853/index.ts';
import * as options1853 from '../1853/options.ts';
import type { AdviceReason1854 } from '../1854/advice.ts';
import { CURRENCY as currency1854, PLAYERS as players1854 } from '../1854/facts/money.ts';
import type { Action1854 } from '../1854/index.ts';
import * as options1854 from '../1854/options.ts';
import { CURRENCY as currencyBenelux, PLAYERS as playersBenelux } from '../benelux/facts/money.ts';
import * as optionsBenelux from '../benelux/options.ts';

/** Whatever a table of the 18xx family can be asked for: the kit's actions and those of every title. */
export type EighteenAction = KitAction | Action1848 | Action1853 | Action1854;
/** Whatever speaks for one of them. */
export type EighteenAdviceReason = KitAdviceReason | AdviceReason1848 | AdviceReason1853 | AdviceReason1854;
export type EighteenAdvice = Advice<EighteenAction, EighteenAdviceReason>;
export type EighteenGame = KitGame<EighteenAction>;
export type EighteenTable = KitTable<EighteenAction>;

/** A title in the list: `L` is what it is when it is loaded. */
export interface EntryOf<L extends Loaded> {
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
  /** What the options of an earlier record mean today, or the one that is played no longer. */
  olderOptions?(given: Setup['options'], version: number): Setup['options'] | RecordProblem;
  load(): Promise<L>;
}

/** A title of some family, ready to play. */
interface Loaded {
  readonly family: string;
}

/** A title built on the 18xx kit. */
export interface EighteenTitle extends Loaded {
  readonly family: 'eighteen';
  readonly title: Title;
  readonly game: EighteenGame;
  readonly table: EighteenTable;
  /** What a simulation counts of its events beside phases, by name; with the state in which the action has ended. */
  counted?(event: EighteenEvent, state: EighteenState): string | undefined;
}

export type CrayonTable = Table<CrayonState, CrayonAction, CrayonEvent, CrayonReason>;

/** A crayon game. */
export interface CrayonTitle extends Loaded {
  readonly family: 'crayon';
  readonly title: CrayonFacts;
  readonly game: CrayonGame;
  readonly table: CrayonTable;
}

/** A title ready to play; `family` says what its state looks like. */
export type LoadedTitle = EighteenTitle | CrayonTitle;

/** A title of any family in the list. */
export type TitleEntry = EntryOf<EighteenTitle> | EntryOf<CrayonTitle>;

/** The smallest and the largest number of players of a table by that number. */
function rangeOf(table: Readonly<Record<number, unknown>>): TitleEntry['players'] {
  const counts = Object.keys(table).map(Number);
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** An entry of an 18xx title from its facts and the module it loads when it is played. */
function eighteen(
  facts: Omit<EntryOf<EighteenTitle>, 'family' | 'load'>,
  module: () => Promise<Omit<EighteenTitle, 'family'>>,
): EntryOf<EighteenTitle> {
  const load = async (): Promise<EighteenTitle> => {
    const { game, table, title, counted } = await module();
    return { family: 'eighteen', title, game, table, ...(counted && { counted }) };
  };
  return { ...facts, family: 'eighteen', load };
}

export const eighteenTitles: readonly EntryOf<EighteenTitle>[] = [
  eighteen(
    {
      id: '1830',
      name: '1830',
      currency: currency1830,
      players: rangeOf(players1830),
      options: options1830.DEFAULTS,
      presets: { publicRecords: options1830.PUBLIC_RECORDS },
      olderOptions: options1830.olderOptions,
    },
    () => import('../1830/index.ts'),
  ),
  eighteen(
    {
      id: '1848',
      name: '1848 Australia',
      currency: currency1848,
      players: rangeOf(players1848),
      options: options1848.DEFAULTS,
      presets: { publicRecords: options1848.PUBLIC_RECORDS, edition2021: { edition: '2021' } },
      olderOptions: options1848.olderOptions,
    },
    () => import('../1848/index.ts'),
  ),
  eighteen(
    {
      id: '1853',
      name: '1853 India',
      currency: currency1853,
      players: rangeOf(players1853),
      options: options1853.DEFAULTS,
      presets: {},
    },
    () => import('../1853/index.ts'),
  ),
  eighteen(
    {
      id: '1854',
      name: '1854 Austria',
      currency: currency1854,
      players: rangeOf(players1854),
      options: options1854.DEFAULTS,
      presets: {},
      olderOptions: options1854.olderOptions,
    },
    () => import('../1854/index.ts'),
  ),
];

export const crayonTitles: readonly EntryOf<CrayonTitle>[] = [
  {
    id: 'benelux',
    name: 'Benelux',
    family: 'crayon',
    currency: currencyBenelux,
    players: rangeOf(playersBenelux),
    options: optionsBenelux.DEFAULTS,
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

export const eighteenNamed = (id: string): EntryOf<EighteenTitle> | undefined =>
  eighteenTitles.find((title) => title.id === id);

export const titleNamed = (id: string): TitleEntry | undefined => titles.find((title) => title.id === id);
