/** Money and numbers of players of Shikoku 1889: what a list of titles tells before the title is loaded. Data only. */
import type { Currency } from '@kursbuch/table';

export const CURRENCY: Currency = { sign: '¥', before: true };

export const BANK = 7000;

/** Certificate limit and money by number of players (SETUP-2, SETUP-4). */
export const PLAYERS: Readonly<Record<number, { readonly cash: number; readonly certificates: number }>> = {
  2: { cash: 420, certificates: 25 },
  3: { cash: 420, certificates: 19 },
  4: { cash: 420, certificates: 14 },
  5: { cash: 390, certificates: 12 },
  6: { cash: 390, certificates: 11 },
};
