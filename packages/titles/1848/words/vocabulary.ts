/** What 1848 has words for beyond any 18xx game. A test holds the lists to the title. */
import type { KitAction, KitReason, ReasonOf } from '@kursbuch/eighteen';
import type { TableReason } from '@kursbuch/table';
import type { Action1848, NotNowReason, tasks } from '../rules/index.ts';

export const PRIVATES = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;

export const PLACES = [
  'Small harbour',
  'Port Lincoln (small harbour)',
  'Perth (Kalgoorlie)',
  'Tasmania site west',
  'Tasmania site east',
] as const;

export const CAUSES = ['price', 'loans', 'receiverships'] as const;

/** The tasks that ask somebody. */
export const TASKS = ['institutionTurn', 'debt', 'tasmania'] as const;

/** The values of options that are words. */
export type OptionValues1848 = {
  readonly edition: Readonly<Record<'2007' | '2021', string>>;
  readonly reading: Readonly<Record<'printed' | 'public', string>>;
};

export interface Vocabulary1848 {
  readonly reason: Exclude<ReasonOf<typeof tasks> | NotNowReason, KitReason | TableReason>;
  readonly private: (typeof PRIVATES)[number];
  readonly place: (typeof PLACES)[number];
  readonly cause: (typeof CAUSES)[number];
  readonly payout: 'bankOfEngland' | 'compensation';
  readonly payment: 'loan' | 'liability' | 'closed';
  readonly action: Exclude<Action1848, KitAction>;
  readonly task: (typeof TASKS)[number];
}
