/** Options of 1830: the variants of chapter 26, rulings a table may decide otherwise, and what public records need. */
import { chosenOptions, type Objection, type Setup, type TableReason } from '@kursbuch/table';
import { BANK } from './facts/components.ts';

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
  /** X01, X02: a passed-out private sale stays the first round and goes on clockwise. */
  saleGoesOn: false,
  /** X03, R21: capital is paid the moment a company floats. */
  capitalAtFloat: false,
  /** X04, R26: diesels never run out. */
  unlimitedDiesels: false,
  /** X05, R40: at the train limit, with a trade-in in reach, any train may be bought; one is then given back. */
  buyAboveLimit: false,
  /** X06, R28: M&H is exchanged at any moment outside the private sale. */
  exchangeAnyTime: false,
  /** X07: with NYC in orange or brown the exchange goes beyond 60 percent. */
  exchangeBeyondLimit: false,
  /** X08: C&A sold from player to player brings its PRR share again if that lies in the pool. */
  shareComesAgain: false,
  /** X09, R48, R63: a private bought from a player is the purchase of the turn. */
  privateDealIsPurchase: false,
  /** X20, R10: whoever is over a limit must sell as long as he can, whether it helps or not. */
  sellWhileAble: false,
  /** X23: privates are bought, used and exchanged even before a train is given back or a home is named. */
  privatesAnyTime: false,
  /** X10, R52: trains may stay at home. */
  freeRun: false,
  /** X12, R42: the director may always help to a train of another company. */
  helpToForeignTrains: false,
  /** X22, R43: after a forced sale a train of another company must use up the last share sold. */
  raisedMoneyIsSpent: false,
  /** X16, R46: the bank breaks below zero, not at zero. */
  bankBreaksBelowZero: false,
  /** X17, R11: several brown shares in one turn also from the initial offering. */
  severalBrownFromOffer: false,
  /** X19: the two hexes of the Gulf are two places. */
  gulfIsTwoPlaces: false,
  /** Ask in the private sale, in the track step and with C&SL unused even when passing is all that is left. */
  askWhenIdle: false,
} as const;

export type Options = {
  readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends boolean ? boolean : number;
};

/** All readings of the public engine at once; `severalBrownFromOffer` and `thirdSix` are set from a record's optional rules. */
export const PUBLIC_RECORDS: Partial<Options> = {
  drawSeats: false,
  ownerNamesHome: false,
  saleGoesOn: true,
  capitalAtFloat: true,
  unlimitedDiesels: true,
  buyAboveLimit: true,
  exchangeAnyTime: true,
  exchangeBeyondLimit: true,
  shareComesAgain: true,
  privateDealIsPurchase: true,
  sellWhileAble: true,
  privatesAnyTime: true,
  freeRun: true,
  helpToForeignTrains: true,
  raisedMoneyIsSpent: true,
  bankBreaksBelowZero: true,
  gulfIsTwoPlaces: true,
  askWhenIdle: true,
};

/** What the options of a record of the first version mean today: a default has been turned round since. */
export const olderOptions = (given: Setup['options']): Setup['options'] => ({
  ownerNamesHome: false,
  ...given,
});

/** The smallest bank that can pay out the players' money and still has something left. */
const SMALLEST_BANK = 2401;
const LARGEST_BANK = 1_000_000;

/** The options of a new table, or what is wrong with them. */
export function parseOptions(given: Setup['options']): Options | Objection<TableReason> {
  const options = chosenOptions(DEFAULTS, given);
  if ('reason' in options) return options as Objection<TableReason>;
  const { bank } = options as Options;
  if (!Number.isInteger(bank) || bank < SMALLEST_BANK || bank > LARGEST_BANK)
    return { reason: 'badOption', params: { option: 'bank' } };
  return options as Options;
}

/** The options of a state; a state is only made from checked ones. */
export const optionsOf = (state: { readonly options: Setup['options'] }): Options => state.options as Options;
