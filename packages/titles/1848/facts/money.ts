/** Money and numbers of players of 1848: what a list of titles tells before the title is loaded. Data only. */
import type { Currency } from '@kursbuch/table';

export const CURRENCY: Currency = { sign: '£', before: true };

export const BANK = 10000;
/** Money of the Bank of England for loans, beside the bank. */
export const LOAN_FUND = 2000;

/** Money, and papers allowed by number of companies in receivership; the former director loses `penalty` more for each. */
export const PLAYERS: Readonly<
  Record<
    number,
    {
      readonly cash: number;
      readonly certificates: readonly number[];
      readonly penalty: number;
      readonly holding: number;
    }
  >
> = {
  3: { cash: 840, certificates: [20, 18, 16, 14, 12, 10], penalty: 2, holding: 70 },
  4: { cash: 630, certificates: [17, 15, 13, 11, 10, 9], penalty: 2, holding: 60 },
  5: { cash: 510, certificates: [14, 13, 12, 10, 9, 8], penalty: 1, holding: 60 },
  6: { cash: 430, certificates: [12, 11, 10, 9, 8, 7], penalty: 1, holding: 60 },
};
