/** What 1830 has words for beyond any 18xx game. A test holds the lists to the title. */
import type { KitReason, ReasonOf } from '@kursbuch/eighteen';
import type { TableReason } from '@kursbuch/table';
import type { tasks } from '../rules/index.ts';

export const PRIVATES = ['SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A', 'B&O-P'] as const;

export const PLACES = ['Gulf', 'Canadian West', 'Maritime Provinces', 'Deep South'] as const;

/** The values of options that are words. */
export type OptionValues1830 = {
  readonly reading: Readonly<Record<'printed' | 'public', string>>;
};

export interface Vocabulary1830 {
  readonly reason: Exclude<ReasonOf<typeof tasks>, KitReason | TableReason>;
  readonly private: (typeof PRIVATES)[number];
  readonly place: (typeof PLACES)[number];
  readonly cause: never;
  readonly payout: never;
  readonly payment: never;
  readonly action: never;
  readonly task: never;
}
