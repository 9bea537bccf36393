/** What a title says about its public records: names, options, and where its choices differ on purpose. */
import type { CompanyId, EighteenAction, EighteenState, PrivateId, TileId } from '@kursbuch/eighteen';
import type { Setup } from '@kursbuch/table';
import type { PublicAction, PublicRecord } from './record.ts';

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
  /** Further copies of a tile that go by another name there. */
  readonly tiles?: Readonly<Record<string, TileId>>;
}

/** Choices of ours that the public engine accepts or has another form for, but does not offer. */
export interface ListException {
  /** The rule, or the row of the inventory's table of public records. */
  readonly rule: string;
  readonly why: string;
  /** Is this one of them? `step` is what the public engine waits for, in its own word. */
  applies(state: EighteenState, step: string, action: EighteenAction): boolean;
}

/** An action that only this title has, as public records write it. */
export interface OwnPublicAction {
  readonly type: EighteenAction['type'];
  /** Its word there. */
  readonly word: string;
  /** Who does it there, and what stands beside it; `theirs` are their names of privates. */
  written(
    action: EighteenAction,
    before: EighteenState,
    theirs: Readonly<Record<PrivateId, string>>,
  ): { readonly by: 'player' | 'company'; readonly fields: Readonly<Record<string, unknown>> };
  /** What it means here, or why it means nothing; `ours` finds a private by its name there. */
  read(action: PublicAction, ours: (name: unknown) => PrivateId | undefined): EighteenAction | string;
  /** The list of a trace in which it stands, and as what. */
  listed(action: EighteenAction, theirs: Readonly<Record<PrivateId, string>>): readonly [string, unknown];
}

export interface PublicTitle {
  readonly names: PublicNames;
  /** The options a record is played with, or the optional rule nobody knows. */
  optionsFor(
    record: Pick<PublicRecord, 'optionalRules'> & Partial<Pick<PublicRecord, 'actions' | 'players' | 'seed'>>,
  ): Setup['options'] | string;
  /** The optional rules a table is played with, or the option that public records do not know. */
  optionalRulesOf(options: Setup['options']): readonly string[] | { readonly option: string };
  readonly exceptions: readonly ListException[];
  /** Actions of its own. */
  readonly actions?: readonly OwnPublicAction[];
  /** A seed with which the site deals as this table was dealt, where lots are drawn at the start. */
  seedFor?(start: EighteenState): number;
  /** What the site writes down by itself behind an action of the acting company. */
  follower?(before: EighteenState, after: EighteenState): string | undefined;
}

/** Their name for each of ours. */
export const inverted = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [ours, theirs]));
