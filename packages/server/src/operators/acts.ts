/** What operators do. Each has a reason, is written down, and most of it can be taken back. */
import type { ReportsRow } from '../store/rows/order.ts';
import type { QuotaName } from './quotas.ts';

type ReportOutcome = NonNullable<ReportsRow['outcome']>;
export const OUTCOMES = [
  'word',
  'muted',
  'removed',
  'renamed',
  'hidden',
  'banned',
  'noFault',
] as const satisfies ReportOutcome[];

/** A person or a network. */
export type Target =
  | { readonly person: string; readonly network?: undefined }
  | { readonly network: string; readonly person?: undefined };

/** A ban by its id: whoever it is about has deleted himself. */
interface GoneTarget {
  readonly ban: string;
  readonly person?: undefined;
  readonly network?: undefined;
}

/** `until` null: for good. */
export type Act = { readonly reason: string } & (
  | (Target & { readonly kind: 'ban'; readonly until: number | null })
  | (Target & { readonly kind: 'unban' | 'lift' })
  | (GoneTarget & { readonly kind: 'unban' })
  | { readonly kind: 'mute'; readonly person: string; readonly until: number | null }
  | { readonly kind: 'unmute' | 'word' | 'deletePerson'; readonly person: string }
  | { readonly kind: 'rename'; readonly person: string; readonly name: string }
  | { readonly kind: 'hide' | 'show' | 'deleteTable'; readonly table: string }
  | { readonly kind: 'hideClub' | 'showClub' | 'deleteClub'; readonly club: string }
  | { readonly kind: 'renameClub'; readonly club: string; readonly name: string; readonly about?: string }
  | { readonly kind: 'renameSeason'; readonly season: string; readonly name: string }
  | { readonly kind: 'deleteSeason'; readonly season: string }
  | {
      readonly kind: 'renameEvening';
      readonly evening: string;
      readonly name: string;
      readonly venue?: string;
    }
  | { readonly kind: 'deleteEvening'; readonly evening: string }
  | { readonly kind: 'hideTournament' | 'showTournament' | 'deleteTournament'; readonly tournament: string }
  | { readonly kind: 'renameTournament'; readonly tournament: string; readonly name: string }
  | { readonly kind: 'removeLine' | 'restoreLine'; readonly table: string; readonly line: number }
  | { readonly kind: 'settle'; readonly report: number; readonly outcome: ReportOutcome }
  | { readonly kind: 'reopen'; readonly report: number }
  | { readonly kind: 'quota'; readonly name: QuotaName; readonly value: number }
);

/** What only the owner of the machine does. */
export type MachineAct = {
  readonly kind: 'appoint' | 'dismiss';
  readonly person: string;
  readonly reason: string;
};

/** Who does it: an operator, or the owner of the machine. */
export type Doer = { readonly operator: string } | 'machine';
