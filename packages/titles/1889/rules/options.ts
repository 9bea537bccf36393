/** Options of 1889: the beginner game, rulings a table may decide otherwise, and the reading. */
import { isReading, type Reading } from '@kursbuch/eighteen/reading';
import { chosenOptions, type Objection, type Setup, type TableReason } from '@kursbuch/table';

/** Every option with its default: the game as ruled in docs/rules/1889.md. */
export const DEFAULTS = {
  /** Seats are drawn by lot (SETUP-8); off: as listed. */
  drawSeats: true,
  /** BEG-1 to BEG-9: privates without powers, dealt by lot. */
  beginner: false,
  /** BEG-1: whose privates are dealt, by seat ("DR SIR"), as public records know them; empty: by lot. */
  dealt: '',
  /** players sell privates to each other. */
  playersTradePrivates: false,
  /** Cash of others is hidden in views. */
  closedCash: false,
  /** Older public records tell runs by their hexes, and nobody checked whether others' stations were in the way. */
  runsAsTold: false,
  /** As ruled, or as the public engine plays it. */
  reading: 'printed' as Reading,
} as const;

export type Options = {
  readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends boolean
    ? boolean
    : K extends 'reading'
      ? Reading
      : string;
};

/** As public games are played; `beginner`, `dealt` and `runsAsTold` are set from a record. */
export const PUBLIC_RECORDS: Partial<Options> = { reading: 'public', drawSeats: false };

/** The options of a new table, or what is wrong with them. Whether what is dealt fits is known with the number of players. */
export function parseOptions(given: Setup['options']): Options | Objection<TableReason> {
  const options = chosenOptions(DEFAULTS, given);
  if ('reason' in options) return options as Objection<TableReason>;
  if (!isReading(options.reading)) return { reason: 'badOption', params: { option: 'reading' } };
  return options as Options;
}

/** The options of a state; a state is only made from checked ones. */
export const optionsOf = (state: { readonly options: Setup['options'] }): Options => state.options as Options;

export const isBeginner = (state: { readonly options: Setup['options'] }): boolean =>
  optionsOf(state).beginner;
