/** Money and numbers of players of 1854: what a list of titles tells before the title is loaded. Data only. */
import type { Currency } from '@kursbuch/table';

export const CURRENCY: Currency = { sign: 'G', before: false };

export const BANK = 10000;

/** Money, and papers allowed by the number of large companies whose shares are split. */
export const PLAYERS: Readonly<
  Record<number, { readonly cash: number; readonly certificates: readonly number[] }>
> = {
  3: { cash: 860, certificates: [10, 12, 14, 15, 17, 19, 20, 22, 24] },
  4: { cash: 650, certificates: [8, 9, 10, 11, 13, 14, 15, 16, 18] },
  5: { cash: 525, certificates: [6, 7, 8, 9, 10, 11, 12, 13, 14] },
  6: { cash: 450, certificates: [5, 6, 7, 7, 8, 9, 10, 11, 12] },
};
