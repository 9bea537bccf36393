/** What 1854 has words for beyond any 18xx game. A test holds the lists to the title. */
import type { KitAction, KitReason, ReasonOf } from '@kursbuch/eighteen';
import type { TableReason } from '@kursbuch/table';
import type { Action1854, NotNowReason, tasks } from '../rules/index.ts';

export const PRIVATES = ['AF', 'MT', 'GK', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'AB', 'SM'] as const;

/** Places that go by another name in one of the languages. */
export const PLACES = ['Wien', 'Venedig', 'Prag', 'München', 'Konstantinopel'] as const;

export const CAUSES = ['price'] as const;

/** The tasks that ask somebody. */
export const TASKS = ['mergers', 'mergerConsent', 'lagLetter', 'lagHome', 'mailStep'] as const;

export interface Vocabulary1854 {
  readonly reason: Exclude<ReasonOf<typeof tasks> | NotNowReason, KitReason | TableReason>;
  readonly private: (typeof PRIVATES)[number];
  readonly place: (typeof PLACES)[number];
  readonly cause: (typeof CAUSES)[number];
  readonly payout: 'split';
  readonly payment: 'half' | 'mail' | 'mailContract' | 'option' | 'tunnel' | 'merger';
  readonly action: Exclude<Action1854, KitAction>;
  readonly task: (typeof TASKS)[number];
}
