/** Options of 1854: rulings a table may decide otherwise. */
import { chosenOptions, type Objection, type Setup, type TableReason } from '@kursbuch/table';

/** Every option with its default: the rulebook as ruled in docs/rules/1854.md. */
export const DEFAULTS = {
  /** Seats are drawn by lot (SETUP-12); off: as listed. */
  drawSeats: true,
  /** the pool holds half of a company at most; off: any number of papers. */
  poolLimit: false,
  /** a company that earns nothing keeps its price; off: it falls as if it had kept its earnings. */
  idleKeepsPrice: false,
  /** as many trains as the damaged table of the rulebook says. */
  tableTrains: false,
  /** the game also ends when a price reaches the last cell. */
  endsAtTopPrice: false,
  /** 2+ trains are on sale from phase 3 on, though 1+ trains are left. */
  plusTrainsAtOnce: false,
  /** privates count what is printed on them at the end. */
  privatesCount: false,
  /** shares of a company that has not started count nothing at the end; off: its par. */
  unstartedCountNothing: false,
  /** whoever has an option to pay for may pass and wait; off: he pays or sells before he passes. */
  optionWaits: false,
  /** as this program ruled before; off: as ruled today. */
  earlierRulings: false,
} as const;

export type Options = { readonly [K in keyof typeof DEFAULTS]: boolean };

/** What the options of an earlier record mean today: it was played by the rulings of its time. */
export const olderOptions = (given: Setup['options']): Setup['options'] => ({
  unstartedCountNothing: true,
  earlierRulings: true,
  ...given,
});

/** The options of a new table, or what is wrong with them. */
export function parseOptions(given: Setup['options']): Options | Objection<TableReason> {
  const options = chosenOptions(DEFAULTS, given);
  return 'reason' in options ? (options as Objection<TableReason>) : (options as Options);
}

/** The options of a state; a state is only made from checked ones. */
export const optionsOf = (state: { readonly options: Setup['options'] }): Options => state.options as Options;
