/** Options of 1848: the edition, rulings a table may decide otherwise, and what public records need. */
import { chosenOptions, type Objection, type Setup, type TableReason } from '@kursbuch/table';

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
  /** A company may buy a private from any player, not only from its director (V-8). */
  anySeller: false,
  /** Ask in a step even when passing is all that is left, as the public engine does. */
  askWhenIdle: false,
} as const;

export type Options = {
  readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends boolean ? boolean : string;
};

/** All readings of the public engine at once. */
export const PUBLIC_RECORDS: Partial<Options> = {
  drawSeats: false,
  edition: '2021',
  fourGauges: true,
  anySeller: true,
  askWhenIdle: true,
};

/** What the options of a record of the first version mean today: two defaults have been turned round since. */
export function olderOptions({ threeGauges, ...given }: Setup['options']): Setup['options'] {
  return { debtorsMustSell: true, fourGauges: threeGauges !== true, ...given };
}

/** The options of a new table, or what is wrong with them. */
export function parseOptions(given: Setup['options']): Options | Objection<TableReason> {
  const options = chosenOptions(DEFAULTS, given);
  if ('reason' in options) return options as Objection<TableReason>;
  if (options.edition !== '2007' && options.edition !== '2021')
    return { reason: 'badOption', params: { option: 'edition' } };
  return options as unknown as Options;
}

/** The options of a state; a state is only made from checked ones. */
export const optionsOf = (state: { readonly options: Setup['options'] }): Options =>
  state.options as unknown as Options;

/** Is this the edition of 2021? */
export const is2021 = (state: { readonly options: Setup['options'] }): boolean =>
  optionsOf(state).edition === '2021';
