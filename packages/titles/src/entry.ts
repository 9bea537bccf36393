/** What is known of a title before it is played: enough to choose it and to set up a table. The rest is loaded when it is needed. */

import type {} from '@kursbuch/bots';
import type { LoadedCrayon } from '@kursbuch/crayon';
import type { LoadedEighteen } from '@kursbuch/eighteen';
import type {} from '@kursbuch/records';
import type { Currency, RecordProblem, Setup } from '@kursbuch/table';
import type { Voices } from '@kursbuch/words';
import type { CrayonVoice } from '@kursbuch/words/crayon';
import type { EighteenVoice } from '@kursbuch/words/eighteen';
import type { TitleLessons } from './lessons/lesson.ts';

/** A title: `L` is what it is when it is loaded. */
export interface EntryOf<L extends Loaded, V = L extends LoadedEighteen ? EighteenVoice : CrayonVoice> {
  readonly id: string;
  /** What its state looks like, known before it is loaded. */
  readonly family: L['family'];
  /** The name players know it by. */
  readonly name: string;
  /** Its money, shown with the options of a table before the title is loaded. */
  readonly currency: Currency;
  readonly players: { readonly min: number; readonly max: number };
  /** How many hours it takes, from and to. */
  readonly hours: readonly [number, number];
  /** How much there is in it, from 1: who knows one title looks for the next. Left out, it stands in the middle. */
  readonly weight?: number;
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
  /** Its lessons, for whoever wants to learn it. */
  lessons?(): Promise<TitleLessons>;
}

/** A title of some family, ready to play. */
interface Loaded {
  readonly family: string;
}

/** A title of any family. */
export type TitleEntry = EntryOf<LoadedEighteen> | EntryOf<LoadedCrayon>;

/** The smallest and the largest number of players of a table by that number. */
export function rangeOf(table: Readonly<Record<number, unknown>>): TitleEntry['players'] {
  const counts = Object.keys(table).map(Number);
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** What an 18xx title loads: its rules when it is played, computer players, public records and lessons when somebody needs them. */
type EighteenRooms = Pick<LoadedEighteen, 'player' | 'records'> &
  Pick<EntryOf<LoadedEighteen>, 'lessons'> & {
    rules(): Promise<Omit<LoadedEighteen, 'family' | 'player' | 'records'>>;
  };

/** What a title says itself; sets of options where it has some. */
type Said<L extends Loaded> = Omit<EntryOf<L>, 'family' | 'load' | 'lessons' | 'presets'> &
  Partial<Pick<EntryOf<L>, 'presets'>>;

export function eighteenEntry(
  facts: Said<LoadedEighteen>,
  { rules, lessons, ...rooms }: EighteenRooms,
): EntryOf<LoadedEighteen> {
  const load = async (): Promise<LoadedEighteen> => {
    const { game, table, title, counted } = await rules();
    return { family: 'eighteen', title, game, table, ...rooms, ...(counted && { counted }) };
  };
  return { presets: {}, ...facts, family: 'eighteen', load, ...(lessons && { lessons }) };
}

export function crayonEntry(
  facts: Said<LoadedCrayon>,
  {
    rules,
    lessons,
  }: Pick<EntryOf<LoadedCrayon>, 'lessons'> & { rules(): Promise<Omit<LoadedCrayon, 'family'>> },
): EntryOf<LoadedCrayon> {
  const load = async (): Promise<LoadedCrayon> => {
    const { game, table, title } = await rules();
    return { family: 'crayon', title, game, table };
  };
  return { presets: {}, ...facts, family: 'crayon', load, ...(lessons && { lessons }) };
}
