/** What a title says about its public records: names, options, and where its choices differ on purpose. */
import type { CompanyId, EighteenAction, EighteenState, PrivateId, TileId } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import type { PublicRecord } from './record.ts';

/** How a title's companies and privates are called in public records. */
export interface PublicNames {
  readonly companies: Readonly<Record<string, CompanyId>>;
  readonly privates: Readonly<Record<string, PrivateId>>;
  /** Shares that leave the initial offering without an action of their own, by our names. */
  readonly gifts: readonly string[];
  /** Purchases in the sale of the privates move the priority at once. */
  readonly priorityMovesInSale: boolean;
  /** Tiles whose stops the site counts from another number than 0. */
  readonly firstStop?: Readonly<Record<TileId, number>>;
}

/** Choices of ours that the public engine accepts or has another form for, but does not offer. */
export interface ListException {
  /** The rule, or the row of the inventory's table of public records. */
  readonly rule: string;
  readonly why: string;
  /** Is this one of them? `step` is what the public engine waits for, in its own word. */
  applies(state: EighteenState, step: string, action: EighteenAction): boolean;
}

export interface PublicTitle {
  readonly names: PublicNames;
  /** The options a record is played with, or the optional rule nobody knows. */
  optionsFor(
    record: Pick<PublicRecord, 'optionalRules'> & Partial<Pick<PublicRecord, 'actions'>>,
  ): Setup['options'] | string;
  /** The optional rules a table is played with, or the option that public records do not know. */
  optionalRulesOf(options: Setup['options']): readonly string[] | { readonly option: string };
  readonly exceptions: readonly ListException[];
  /** What the site writes down by itself behind an action of the acting company. */
  follower?(before: EighteenState, after: EighteenState): string | undefined;
}

/** Their name for each of ours. */
export const inverted = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [ours, theirs]));
