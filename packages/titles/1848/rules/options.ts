/** Options of 1848: the edition, rulings a table may decide otherwise, and the reading. */
import { foldReading, isReading, type Reading, standsAlone } from '@kursbuch/eighteen/reading';
import {
  chosenOptions,
  isProblem,
  type Objection,
  type RecordProblem,
  type Setup,
  type TableReason,
} from '@kursbuch/table';

/** Every option with its default: the rules of 2007 as ruled in docs/rules/1848.md. */
export const DEFAULTS = {
  /** Seats are drawn by lot (III-1); off: as listed. */
  drawSeats: true,
  /** The printed rules of 2007, or those of 2021 as the public engine plays them. */
  edition: '2007' as string,
  /** in a stock round a debtor must sell first, as far as no director changes by it. */
  debtorsMustSell: false,
  /** the west and Queensland have gauges of their own; in 2021 they always have. */
  fourGauges: false,
  /** As the rulebook is printed and ruled, or as the public engine plays the edition of 2021. */
  reading: 'printed' as Reading,
} as const;

export type Options = {
  readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends boolean
    ? boolean
    : K extends 'reading'
      ? Reading
      : string;
};

/** As public games are played. */
export const PUBLIC_RECORDS: Partial<Options> = {
  reading: 'public',
  drawSeats: false,
  edition: '2021',
  fourGauges: true,
};

const PUBLIC_SET = { edition: '2021', fourGauges: true };

/** What the public reading was put together from in earlier records. */
const SWITCHES = ['anySeller', 'askWhenIdle'];

/** What the options of an earlier record mean today: two defaults of the first version have been turned round since. */
export function olderOptions(
  { threeGauges, ...given }: Setup['options'],
  version: number,
): Setup['options'] | RecordProblem {
  const first = version === 1 ? { debtorsMustSell: true, fourGauges: threeGauges !== true } : {};
  const options = foldReading(SWITCHES, { ...first, ...given });
  // Switches say nothing of the edition; the reading itself brings its own along, as at a new table.
  const fromSwitches = !isProblem(options) && options.reading === 'public' && given.reading !== 'public';
  const mixed = fromSwitches && options.edition !== '2021';
  return mixed ? standsAlone('askWhenIdle') : options;
}

/** The options of a new table, or what is wrong with them. */
export function parseOptions(given: Setup['options']): Options | Objection<TableReason> {
  // What public games are is one thing: who asks for them need not name their edition.
  const options = chosenOptions(DEFAULTS, given.reading === 'public' ? { ...PUBLIC_SET, ...given } : given);
  if ('reason' in options) return options as Objection<TableReason>;
  if (options.edition !== '2007' && options.edition !== '2021')
    return { reason: 'badOption', params: { option: 'edition' } };
  if (!isReading(options.reading) || (options.reading === 'public' && options.edition !== '2021'))
    return { reason: 'badOption', params: { option: 'reading' } };
  return options as unknown as Options;
}

/** The options of a state; a state is only made from checked ones. */
export const optionsOf = (state: { readonly options: Setup['options'] }): Options =>
  state.options as unknown as Options;

/** Is this the edition of 2021? */
export const is2021 = (state: { readonly options: Setup['options'] }): boolean =>
  optionsOf(state).edition === '2021';
