/**
 * Where a game lives, as the screens see it. The local host plays in a worker of this page; a host over the network
 * keeps the same promises. Screens know nothing else of either.
 */
import type { EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import type { GameRecord, Refusal, Seat, TableEvent } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';

export type Happening = EighteenEvent | TableEvent;

/** Who sits in a seat. Seats are known by their names: a table may draw lots for the order. */
export interface Sitter {
  readonly name: string;
  /** A person at this screen, somebody elsewhere, or a player that takes any of its choices. */
  readonly player: 'person' | 'remote' | 'random';
  /** 1..6, the colour of the player's sign. */
  readonly colour: number;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  /** What the table is called. */
  readonly name: string;
  readonly sitters: readonly Sitter[];
}

/** An action that was taken and what followed from it. */
export interface Step {
  readonly seat: Seat;
  readonly action: EighteenAction;
  readonly events: readonly Happening[];
  /** Whom the game waits for afterwards. */
  readonly waiting: readonly Seat[];
}

/** Everything up to now. The states in between follow from the events. */
export interface Opening {
  readonly info: GameInfo;
  readonly start: EighteenState;
  readonly waiting: readonly Seat[];
  readonly steps: readonly Step[];
  /** How many steps undo took back that redo may bring again. */
  readonly undone: number;
}

/** What a seat may do, spelled out. */
export type Offer =
  | { readonly type: 'one'; readonly action: EighteenAction }
  | {
      readonly type: 'range';
      readonly action: EighteenAction;
      readonly field: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      readonly type: 'many';
      readonly kind: EighteenAction['type'];
      readonly actions: readonly EighteenAction[];
      /** Other actions of this kind may be legal too: ask for them with `rehearse`. */
      readonly open: boolean;
    };

/** What went wrong beside the rules; the game itself is unchanged by it. */
export type Trouble =
  | { readonly kind: 'notSaved'; readonly cause: 'full' | 'forbidden' | 'elsewhere' }
  | { readonly kind: 'workerLost' }
  /** Another tab plays this game and this one only watches; free: it has stopped, and the game may be opened again. */
  | { readonly kind: 'elsewhere'; readonly free: boolean }
  | { readonly kind: 'botStuck'; readonly seat: Seat };

export type News =
  /** Steps from this number on are new; what was there before from it on is gone (undo, redo, play). */
  | {
      readonly type: 'steps';
      readonly from: number;
      readonly steps: readonly Step[];
      readonly undone: number;
    }
  | { readonly type: 'trouble'; readonly trouble: Trouble | null };

export interface GameHost {
  open(): Promise<Opening>;
  /** Called with everything that changes after `open`, in order. */
  listen(hear: (news: News) => void): void;
  /** What a seat may do after `at` steps; null if the game has moved on meanwhile. */
  offers(seat: Seat, at: number): Promise<readonly Offer[] | null>;
  /** Take an action; the steps that follow come as news before the promise is kept. */
  act(seat: Seat, action: EighteenAction, at: number): Promise<Refusal | null>;
  /** What would follow; nothing happens. */
  rehearse(seat: Seat, action: EighteenAction, at: number): Promise<readonly Happening[] | Refusal>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  record(): Promise<GameRecord>;
  close(): void;
}
