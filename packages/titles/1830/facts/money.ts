/** Money and numbers of players of 1830: what a list of titles tells before the title is loaded. Data only. */
import type { Currency } from '@kursbuch/table';

export const CURRENCY: Currency = { sign: '$', before: true };

export const BANK = 12000;

/** Certificate limit and money by number of players (rules 2.0b, 10.0c). */
export const PLAYERS: Readonly<Record<number, { readonly cash: number; readonly certificates: number }>> = {
  2: { cash: 1200, certificates: 28 },
  3: { cash: 800, certificates: 20 },
  4: { cash: 600, certificates: 16 },
  5: { cash: 480, certificates: 13 },
  6: { cash: 400, certificates: 11 },
};
