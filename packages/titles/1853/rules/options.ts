/** Options of 1853: rulings a table may decide otherwise, and the length of the game. */
import { chosenOptions, type Objection, type Setup, type TableReason } from '@kursbuch/table';
import { BANK } from '../facts/money.ts';

/** Every option with its default: the rulebook as ruled in docs/rules/1853.md. */
export const DEFAULTS = {
  /** All the money of the game, that of the players included (1i). */
  bankSize: BANK,
  /** 2.4, R64: without the notes of 500. */
  shortGame: false,
  /** R3: bonds in whole pounds instead of tens. */
  wholePoundBonds: false,
  /** R6: sheets are not checked when they are written; whoever shows an invalid one is judged by the others. */
  uncheckedBids: false,
  /** R1: three trains a company in phase 5, as the picture of the board has it. */
  threeTrainsAtTheEnd: false,
  /** R27: credit only for a company that cannot pay any new train on sale. */
  creditIfNoneAffordable: false,
  /** R46: any number of stations in a turn. */
  manyStations: false,
  /** R54: the director helps to pay the bank's trains only. */
  helpForBankOnly: false,
  /** R61: a bank that breaks in a stock round is followed by one more operating round. */
  roundAfterBreak: false,
  /** R63: unredeemed shares count their price at the end. */
  unredeemedCount: false,
} as const;

export type Options = {
  readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends number ? number : boolean;
};

/** The most money a table may play with: a longer game than any box holds. */
const MOST_MONEY = 100_000;

/** The options of a new table, or what is wrong with them. */
export function parseOptions(given: Setup['options']): Options | Objection<TableReason> {
  const chosen = chosenOptions(DEFAULTS, given);
  if ('reason' in chosen) return chosen as Objection<TableReason>;
  const options = chosen as Options;
  const { bankSize } = options;
  return Number.isInteger(bankSize) && bankSize >= 0 && bankSize <= MOST_MONEY
    ? options
    : { reason: 'badOption', params: { option: 'bankSize' } };
}

/** The options of a state; a state is only made from checked ones. */
export const optionsOf = (state: { readonly options: Setup['options'] }): Options => state.options as Options;
