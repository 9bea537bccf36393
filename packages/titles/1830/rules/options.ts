/** Options of 1830: the variants of chapter 26, rulings a table may decide otherwise, and the reading. */
import { foldReading, isReading, type Reading } from '@kursbuch/eighteen/reading';
import {
  chosenOptions,
  type Objection,
  type RecordProblem,
  type Setup,
  type TableReason,
} from '@kursbuch/table';
import { BANK } from '../facts/money.ts';

/** Every option with its default: the rulebook as ruled in docs/rules/1830.md. */
export const DEFAULTS = {
  /** Seats are drawn by lot (2.0a); off: as listed. */
  drawSeats: true,
  /** Money in the game (R04, 26.0c). */
  bank: BANK,
  /** 26.0a: no diesels, and the 4s stay. */
  noDiesels: false,
  /** 26.0b: one more 6. */
  thirdSix: false,
  /** R59: cash of others is hidden in views. */
  closedCash: false,
  /** R33: the owner of an undecided home names its circle; off: the company that lays the tile. */
  ownerNamesHome: true,
  /** X17, R11: several brown shares in one turn also from the initial offering. */
  severalBrownFromOffer: false,
  /** X01 to X26: as the rulebook is printed and ruled, or as the public engine plays it. */
  reading: 'printed' as Reading,
} as const;

export type Options = {
  readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends boolean
    ? boolean
    : (typeof DEFAULTS)[K] extends number
      ? number
      : Reading;
};

/** As public games are played; `severalBrownFromOffer` and `thirdSix` are set from a record's optional rules. */
export const PUBLIC_RECORDS: Partial<Options> = {
  reading: 'public',
  drawSeats: false,
  ownerNamesHome: false, // X24
};

/** What the public reading was put together from in earlier records. */
const SWITCHES = [
  ...['saleGoesOn', 'capitalAtFloat', 'unlimitedDiesels', 'buyAboveLimit', 'exchangeAnyTime'],
  ...['exchangeBeyondLimit', 'shareComesAgain', 'privateDealIsPurchase', 'sellWhileAble', 'privatesAnyTime'],
  ...['freeRun', 'helpToForeignTrains', 'raisedMoneyIsSpent', 'bankBreaksBelowZero', 'gulfIsTwoPlaces'],
  'askWhenIdle',
];

/** What the options of an earlier record mean today: a default of the first version has been turned round since. */
export function olderOptions(given: Setup['options'], version: number): Setup['options'] | RecordProblem {
  return foldReading(SWITCHES, version === 1 ? { ownerNamesHome: false, ...given } : given);
}

/** The smallest bank that can pay out the players' money and still has something left. */
const SMALLEST_BANK = 2401;
const LARGEST_BANK = 1_000_000;

/** The options of a new table, or what is wrong with them. */
export function parseOptions(given: Setup['options']): Options | Objection<TableReason> {
  const options = chosenOptions(DEFAULTS, given);
  if ('reason' in options) return options as Objection<TableReason>;
  if (!isReading(options.reading)) return { reason: 'badOption', params: { option: 'reading' } };
  const { bank } = options as Options;
  if (!Number.isInteger(bank) || bank < SMALLEST_BANK || bank > LARGEST_BANK)
    return { reason: 'badOption', params: { option: 'bank' } };
  return options as Options;
}

/** The options of a state; a state is only made from checked ones. */
export const optionsOf = (state: { readonly options: Setup['options'] }): Options => state.options as Options;
