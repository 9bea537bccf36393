/**
 * What titles of this family are together. The kit knows none of them: a title adds what is its own with
 * `declare module '@kursbuch/eighteen'`, under its id.
 */
import type { Advice } from '@kursbuch/table';
import type { KitAdviceReason } from './advice.ts';
import type { KitGame, KitTable } from './kit.ts';
import type { Title } from './title.ts';
import type { EighteenEvent, EighteenState, KitAction } from './types.ts';

/** Actions by who has them: the kit's, and those of every title that has some of its own. */
export interface EighteenActions {
  readonly kit: KitAction;
}

/** What speaks for an action, by who gives the reason. */
export interface EighteenAdviceReasons {
  readonly kit: KitAdviceReason;
}

/** Whatever a table of the 18xx family can be asked for. */
export type EighteenAction = EighteenActions[keyof EighteenActions];
/** Whatever speaks for one of them. */
export type EighteenAdviceReason = EighteenAdviceReasons[keyof EighteenAdviceReasons];
export type EighteenAdvice = Advice<EighteenAction, EighteenAdviceReason>;
type EighteenGame = KitGame<EighteenAction>;
export type EighteenTable = KitTable<EighteenAction>;

/** A title of this family, ready to play. */
export interface LoadedEighteen {
  readonly family: 'eighteen';
  readonly title: Title;
  readonly game: EighteenGame;
  readonly table: EighteenTable;
  /** What a simulation counts of its events beside phases, by name; with the state in which the action has ended. */
  counted?(event: EighteenEvent, state: EighteenState): string | undefined;
}

declare module '@kursbuch/table' {
  interface LoadedTitles {
    readonly eighteen: LoadedEighteen;
  }
}
