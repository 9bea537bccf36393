/** Money and numbers of players of Benelux: what a list of titles tells before the title is loaded. Data only. */
import type { Currency } from '@kursbuch/table';

/** Millions of euro. */
export const CURRENCY: Currency = { sign: 'M', before: false };

/** What each number of players starts with. */
export const PLAYERS: Readonly<Record<number, { readonly cash: number }>> = {
  2: { cash: 50 },
  3: { cash: 50 },
};
