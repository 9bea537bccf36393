/** The list of titles: enough to choose one and set up a table. The game itself is loaded when it is played. */
import type { EighteenGame, EighteenTable, PublicTitle, Title } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import { PLAYERS as players1830 } from '../1830/facts/components.ts';
import * as options1830 from '../1830/options.ts';
import { PLAYERS as players1848 } from '../1848/facts/components.ts';
import * as options1848 from '../1848/options.ts';

export interface TitleEntry {
  readonly id: string;
  /** The name players know it by. */
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Every option of a table with its default. */
  readonly options: Setup['options'];
  /** Sets of options that belong together, by name. */
  readonly presets: Readonly<Record<string, Setup['options']>>;
  /** What the options of a record of the first version mean today. */
  olderOptions?(given: Setup['options']): Setup['options'];
  load(): Promise<LoadedTitle>;
  /** Enough to play, without what only public records need. */
  loadTable(): Promise<PlayableTitle>;
}

/** A title built on the 18xx kit. */
export interface EighteenTitle {
  readonly family: 'eighteen';
  readonly title: Title;
  readonly game: EighteenGame;
  readonly table: EighteenTable;
  /** How public records of the title are read, written and compared. */
  readonly publicRecords: PublicTitle;
}

/** A title ready to play; `family` says what its state looks like. */
export type LoadedTitle = EighteenTitle;
export type PlayableTitle = Omit<LoadedTitle, 'publicRecords'>;

/** The smallest and the largest number of players of a table by that number. */
function rangeOf(table: Readonly<Record<number, unknown>>): TitleEntry['players'] {
  const counts = Object.keys(table).map(Number);
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** An entry of the list from its facts and the modules it loads when it is played. */
function entry(
  facts: Omit<TitleEntry, 'load' | 'loadTable'>,
  module: () => Promise<Pick<PlayableTitle, 'title' | 'game' | 'table'>>,
  publicModule: () => Promise<Pick<LoadedTitle, 'publicRecords'>>,
): TitleEntry {
  const loadTable = async (): Promise<PlayableTitle> => {
    const { game, table, title } = await module();
    return { family: 'eighteen', title, game, table };
  };
  const load = async (): Promise<LoadedTitle> => {
    const [loaded, { publicRecords }] = await Promise.all([loadTable(), publicModule()]);
    return { ...loaded, publicRecords };
  };
  return { ...facts, load, loadTable };
}

export const titles: readonly TitleEntry[] = [
  entry(
    {
      id: '1830',
      name: '1830',
      players: rangeOf(players1830),
      options: options1830.DEFAULTS,
      presets: { publicRecords: options1830.PUBLIC_RECORDS },
      olderOptions: options1830.olderOptions,
    },
    () => import('../1830/index.ts'),
    () => import('../1830/publicRecord.ts'),
  ),
  entry(
    {
      id: '1848',
      name: '1848 Australia',
      players: rangeOf(players1848),
      options: options1848.DEFAULTS,
      presets: { publicRecords: options1848.PUBLIC_RECORDS, edition2021: { edition: '2021' } },
    },
    () => import('../1848/index.ts'),
    () => import('../1848/publicRecord.ts'),
  ),
];

export const titleNamed = (id: string): TitleEntry | undefined => titles.find((title) => title.id === id);
