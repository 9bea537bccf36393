/** What operators do. Each has a reason, is written down, and most of it can be taken back. */
import type { ReportsRow } from '../store/schema.ts';
import type { QuotaName } from './quotas.ts';

export type Outcome = NonNullable<ReportsRow['outcome']>;
export const OUTCOMES = [
  'word',
  'muted',
  'removed',
  'renamed',
  'hidden',
  'banned',
  'noFault',
] as const satisfies Outcome[];

/** A person or a network. */
export type Target =
  | { readonly person: string; readonly network?: undefined }
  | { readonly network: string; readonly person?: undefined };

/** `until` null: for good. */
export type Act = { readonly reason: string } & (
  | (Target & { readonly kind: 'ban'; readonly until: number | null })
  | (Target & { readonly kind: 'unban' | 'lift' })
  | { readonly kind: 'mute'; readonly person: string; readonly until: number | null }
  | { readonly kind: 'unmute' | 'word' | 'deletePerson'; readonly person: string }
  | { readonly kind: 'rename'; readonly person: string; readonly name: string }
  | { readonly kind: 'hide' | 'show' | 'deleteTable'; readonly table: string }
  | { readonly kind: 'removeLine' | 'restoreLine'; readonly table: string; readonly line: number }
  | { readonly kind: 'settle'; readonly report: number; readonly outcome: Outcome }
  | { readonly kind: 'reopen'; readonly report: number }
  | { readonly kind: 'quota'; readonly name: QuotaName; readonly value: number }
);

/** What only whoever has the machine does. */
export type MachineAct = {
  readonly kind: 'appoint' | 'dismiss';
  readonly person: string;
  readonly reason: string;
};

/** Who does it: an operator, or whoever has the machine. */
export type Doer = { readonly operator: string } | 'machine';
