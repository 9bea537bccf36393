/** What 1853 has words for beyond any 18xx game. A test holds the lists to the title. */
import type { KitAction, KitReason, ReasonOf } from '@kursbuch/eighteen';
import type { TableReason } from '@kursbuch/table';
import type { Action1853, NotNowReason, tasks } from '../rules/index.ts';

export const PRIVATES = [] as const;

/** Places that go by another name in one of the languages. */
export const PLACES = [] as const;

export const CAUSES = ['price'] as const;

/** The tasks that ask somebody. */
export const TASKS = [
  'bonds',
  'contracts',
  'elephant',
  'elephantOffer',
  'extraRound',
  'takeover',
  'twoTiles',
  'pardon',
] as const;

export interface Vocabulary1853 {
  readonly reason: Exclude<ReasonOf<typeof tasks> | NotNowReason, KitReason | TableReason>;
  readonly private: (typeof PRIVATES)[number];
  readonly place: (typeof PLACES)[number];
  readonly cause: (typeof CAUSES)[number];
  readonly payout: never;
  readonly payment:
    | 'bond'
    | 'bondBack'
    | 'contractShares'
    | 'carried'
    | 'premium'
    | 'secondTile'
    | 'redeemed'
    | 'elephant'
    | 'credit';
  readonly action: Exclude<Action1853, KitAction>;
  readonly task: (typeof TASKS)[number];
}
