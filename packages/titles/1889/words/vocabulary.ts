/** What 1889 has words for beyond any 18xx game. A test holds the lists to the title. */
import type { KitReason, ReasonOf } from '@kursbuch/eighteen';
import type { TableReason } from '@kursbuch/table';
import type { tasks } from '../rules/index.ts';

export const PRIVATES = ['TR-P', 'MF', 'ER', 'SMR', 'DR', 'SIR', 'UTF'] as const;

export const PLACES = ['Imabari', 'Sakaide & Okayama', 'Naruto & Awaji'] as const;

/** The tasks that ask somebody. */
export const TASKS = ['sellersTile'] as const;

/** The values of options that are words. */
export type OptionValues1889 = {
  readonly reading: Readonly<Record<'printed' | 'public', string>>;
};

export interface Vocabulary1889 {
  readonly reason: Exclude<ReasonOf<typeof tasks>, KitReason | TableReason>;
  readonly private: (typeof PRIVATES)[number];
  readonly place: (typeof PLACES)[number];
  readonly cause: never;
  readonly payout: never;
  readonly payment: never;
  readonly action: never;
  readonly task: (typeof TASKS)[number];
}
