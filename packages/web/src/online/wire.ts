/** What goes between this client and a server, as `docs/server.md` and its page of routes say it. */
import type {
  Action,
  Change,
  GameEvent,
  Opening,
  Refusal,
  Seat,
  SeenRecord,
  TableState,
} from '@kursbuch/table';
import type { Opponent } from '../host/gameHost.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Known in this browser alone. */
  readonly guest: boolean;
  readonly email: string | null;
  readonly confirmed: boolean;
  /** An address that was sent a letter, and is his as soon as it answers. */
  readonly asked: string | null;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number;
}

/** What is published of the seed; secret and seed lie open when the game is over. */
export interface Chance {
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly seedHash: string | null;
  readonly secret: string | null;
  readonly seed: string | null;
}

export interface OnlineSeat {
  /** In the order of joining. */
  readonly place: number;
  readonly name: string;
  /** At the table; null before the start. */
  readonly seat: Seat | null;
  readonly owner: boolean;
  /** Who sits there now; the name above is that of the game. */
  readonly sitter: {
    readonly type: 'person' | 'computer' | 'nobody';
    readonly name: string;
    readonly player: Opponent | null;
  };
  /** You have left it and may have it back. */
  readonly former: boolean;
}

/** What a table is asked to agree to: to end here, to a pause, to free the seat of somebody who is away. */
export interface TableRequest {
  readonly kind: 'end' | 'pause' | 'free';
  readonly seat: Seat;
  readonly place: number | null;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
}

/** What happens when a seat's time is over. */
export type AtEnd = 'remind' | 'computer' | 'free';

/** For each seat minutes for the whole game and seconds more with every turn, or days for every turn. */
export type TimeWish =
  | { readonly kind: 'live'; readonly minutes: number; readonly bonus: number; readonly atEnd: AtEnd }
  | { readonly kind: 'days'; readonly days: number; readonly atEnd: AtEnd };

/** Somebody asks to go back to so many steps. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly keeps: number;
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
}

export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly status: 'open' | 'running' | 'over';
  readonly size: number;
  readonly listed: boolean;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly OnlineSeat[];
  /** Your place; null: you watch. */
  readonly you: number | null;
  readonly number: number;
  readonly waiting: readonly Seat[];
  readonly result: { readonly cause: string; readonly scores: readonly number[] } | null;
  readonly undo: UndoRequest | null;
  /** Whom it waits for since when; until when, and with how many milliseconds left when this was said. */
  readonly turns: readonly {
    readonly seat: Seat;
    readonly since: number;
    readonly deadline: number | null;
    readonly left: number | null;
  }[];
  readonly time: {
    readonly kind: 'live' | 'days';
    readonly minutes?: number;
    readonly bonus?: number;
    readonly days?: number;
    readonly atEnd: AtEnd;
    readonly paused: number | null;
    /** Of each seat, without the turn that runs. */
    readonly left: readonly number[] | null;
  } | null;
  readonly request: TableRequest | null;
  /** Begun elsewhere: its seed came with it. */
  readonly uploaded: boolean;
  /** What whoever brought it may know though it is hidden: everything, or what was secret before it came. */
  readonly foreknown: 'everything' | 'before' | null;
  /** Null: nothing was promised. */
  readonly chance: Chance | null;
  readonly created: number;
  readonly changed: number;
}

/** A table in a list, with who is at it. */
export interface ListedTable extends TableInfo {
  /** The places whose players are at the table, and those whose players have lost their line. */
  readonly here: readonly number[];
  readonly lost: readonly number[];
  /** How many watch. */
  readonly watching: number;
}

export interface NewTable {
  readonly title: string;
  readonly name: string;
  readonly seats: number;
  readonly listed: boolean;
  readonly options: TableInfo['options'];
  readonly contribution: string;
  readonly computers?: Opponent[];
  readonly time?: TimeWish | null;
}

export interface Message {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** An operator has removed what was said. */
  readonly removed?: boolean;
}

/** Who is at a table now. */
export interface Presence {
  readonly places: readonly number[];
  /** The places whose players have lost their line and not come back. */
  readonly lost: readonly number[];
  readonly watching: readonly string[];
  readonly nameless: number;
}

export interface NumberedOpening<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> extends Opening<S, A, E> {
  /** The number of the last entry in it. */
  readonly number: number;
}

/** What has changed with the entries up to this number. */
export interface Steps<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> extends Change<S, A, E> {
  readonly number: number;
}

export interface OnlineRecord extends SeenRecord {
  readonly chance: Chance | null;
}

/** An answer that is an error. */
export interface Problem {
  readonly error: string;
  readonly message: string;
  readonly refusal?: Refusal;
  readonly steps?: Steps;
}

/** What the stream brings of a table. */
export type Told =
  | { readonly event: 'table'; readonly data: TableInfo }
  /** `base`: whoever has seen the entries up to this number can go on with it. */
  | { readonly event: 'steps'; readonly data: Steps; readonly base: number }
  | { readonly event: 'message'; readonly data: Message }
  | { readonly event: 'presence'; readonly data: Presence }
  | { readonly event: 'gone'; readonly data: Pick<Problem, 'error' | 'message'> };

/** How far somebody knows a table: the last entry and the last message. */
export interface Position {
  readonly entry: number;
  readonly message: number;
}
