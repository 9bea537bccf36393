/** Money and numbers of players of 1853: what a list of titles tells before the title is loaded. Data only. */
import type { Currency } from '@kursbuch/table';

export const CURRENCY: Currency = { sign: '£', before: true };

/** All money, that of the players included (R65). */
export const BANK = 15000;

/** Money (2.3), limits and threshold (Table 3), and what a contract needs (2.5.2, 2.5.6). */
interface PlayersFacts {
  readonly cash: number;
  /** Shares of one company, of ten percent. */
  readonly perCompany: number;
  readonly certificates: number;
  /** So many percent issued set a company to work. */
  readonly floats: number;
  /** The fewest and the most cities of a contract. */
  readonly cities: readonly [number, number];
  readonly leastBond: number;
}

export const PLAYERS: Readonly<Record<number, PlayersFacts>> = {
  3: { cash: 730, perCompany: 6, certificates: 21, floats: 60, cities: [4, 6], leastBond: 80 },
  4: { cash: 570, perCompany: 6, certificates: 16, floats: 50, cities: [3, 6], leastBond: 60 },
  5: { cash: 570, perCompany: 5, certificates: 13, floats: 50, cities: [3, 5], leastBond: 60 },
  6: { cash: 510, perCompany: 4, certificates: 11, floats: 40, cities: [3, 4], leastBond: 60 },
};

/** Nobody may pass with so much of the bond left, while there is room for a city (2.5.4). */
export const REST_TO_SPEND = 40;
